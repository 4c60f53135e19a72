"""Reports of `tintype check`: SARIF against its own schema, and JUnit's XML by a strict parser."""

import json
import subprocess
from xml.etree import ElementTree

import pytest
from jsonschema import Draft4Validator

from conftest import COMMAND, HERE

SCHEMA = Draft4Validator(json.loads((HERE / "schemas/sarif-2.1.0.json").read_text()))

BAD = ':root {\n  --card: #fff;\n  --on-card: #999;\n  --text-disabled: #ccc;\n  --background: #fff;\n}\n'


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a folder/100% <ü>.css").write_text(BAD)
    return tmp_path


def check(folder, *arguments):
    return subprocess.run([COMMAND, "check", *arguments], cwd=folder, capture_output=True, text=True)


def errors(report):
    return [error.message for error in SCHEMA.iter_errors(json.loads(report))]


@pytest.mark.parametrize("paths", [["."], ["a folder/100% <ü>.css", "broken.json"]])
def test_sarif_is_valid(folder, paths):
    (folder / "broken.json").write_text("{")
    run = check(folder, "--reporter", "sarif", *paths)
    assert errors(run.stdout) == []
    assert run.returncode == (2 if "broken.json" in paths else 1)


def test_the_schema_refuses_what_is_wrong(folder):
    report = json.loads(check(folder, "--reporter", "sarif", ".").stdout)
    report["runs"][0]["results"][0]["level"] = "bad"
    assert errors(json.dumps(report)) != []


def test_a_fix_in_sarif_is_the_one_that_is_written(folder):
    report = json.loads(check(folder, "--reporter", "sarif", ".").stdout)
    failure, *apart = report["runs"][0]["results"]
    change = failure["fixes"][0]["artifactChanges"][0]
    assert change["artifactLocation"]["uri"] == "a%20folder/100%25%20%3C%C3%BC%3E.css"
    region = change["replacements"][0]["deletedRegion"]
    lines = BAD.split("\n")
    line = lines[region["startLine"] - 1]
    assert line[region["startColumn"] - 1 : region["endColumn"] - 1] == "#999"
    text = change["replacements"][0]["insertedContent"]["text"]
    assert check(folder, "--fix", ".").returncode == 0
    assert (folder / "a folder/100% <ü>.css").read_text() == BAD.replace("#999", text)
    # On the card and on the page.
    assert [(pair["kind"], pair["level"]) for pair in apart] == [("open", "none")] * 2


def test_sarif_with_a_baseline_is_valid(folder):
    assert check(folder, ".", "--write-baseline").returncode == 0
    run = check(folder, "--reporter", "sarif", ".")
    assert errors(run.stdout) == []
    results = json.loads(run.stdout)["runs"][0]["results"]
    assert [result["baselineState"] for result in results] == ["unchanged", "new", "new"]
    assert run.returncode == 0


def test_junit_counts_what_it_has(folder):
    suites = ElementTree.fromstring(check(folder, "--reporter", "junit", ".").stdout)
    suite = suites[0]
    assert suite.get("name") == "a folder/100% <ü>.css"
    assert int(suites.get("tests")) == len(suites.findall(".//testcase")) == 3
    assert int(suite.get("failures")) == len(suite.findall(".//failure")) == 1
    assert int(suite.get("skipped")) == len(suite.findall(".//skipped")) == 2
