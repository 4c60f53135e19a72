"""`tintype report`: its page by an HTML parser and a printer, its JSON by its schema, its OpenACR by a YAML parser, and its ratios
by coloraide."""

import html5lib
import json
import math
import os
import re
import subprocess
from io import BytesIO
from pathlib import Path

import pytest
import yaml
from chromium import AXE, chromium, scripts, shown
from coloraide import Color
from jsonschema import Draft7Validator, Draft202012Validator

from conftest import COMMAND, HERE, ROOT

SCHEMA = Draft202012Validator(json.loads((ROOT / "docs/report.schema.json").read_text()))

CSS = ":root {\n  --background: #fff; --card: #eee;\n  --text: #999; --ring: #8f8f8f; --link: rgb(0 0 0 / 0.4);\n}\n"


def report(subject, *arguments, cwd=None):
    run = subprocess.run(
        [COMMAND, "report", subject, *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": "1700000000"},
    )
    assert run.returncode in (0, 1), run.stderr
    return run.stdout


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "theme.css").write_text(CSS)
    return tmp_path


def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA.schema)


def test_json_follows_the_schema(theme, folder):
    for text in (report(theme, "--format", "json"), report(".", "--format", "json", "--product", "A", cwd=folder)):
        assert [error.message for error in SCHEMA.iter_errors(json.loads(text))] == []
    wrong = json.loads(text)
    wrong["criteria"][0]["result"] = "fine"
    assert list(SCHEMA.iter_errors(wrong))


def test_every_ratio_is_coloraides(theme, folder):
    for text in (report(theme, "--format", "json"), report(".", "--format", "json", cwd=folder)):
        pairs = json.loads(text)["pairs"]
        assert pairs
        for pair in pairs:
            ratio = Color(pair["front"]).contrast(pair["back"], method="wcag21")
            assert math.isclose(pair["ratio"], ratio, abs_tol=0.01), pair
            assert pair["passes"] == (ratio >= pair["required"] - 1e-9)


def test_what_falls_short_is_never_supported(folder):
    told = json.loads(report(".", "--format", "json", cwd=folder))
    results = {one["number"]: one["result"] for one in told["criteria"]}
    assert results["1.4.3"] == "does-not-support"
    # On the card, the ring is 2.78:1.
    assert results["1.4.11"] == "partially-supports" and results["2.4.13"] == "partially-supports"
    assert [pair["on"] for pair in told["notJudged"]] == ["--background", "--card"]


def test_the_page_is_valid_and_has_no_script(theme, folder):
    for text in (report(theme), report(".", cwd=folder)):
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        page = parser.parse(text)
        assert page.find(".//script") is None
        assert page.find(".//main/h1") is not None
        assert all(cell.get("scope") for cell in page.iter("th"))


@pytest.mark.parametrize("paper, height", [("A4", 842), ("Letter", 792)])
def test_a_theme_without_brand_colors_is_printed_on_six_pages_at_most(tmp_path, paper, height):
    page = report("primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato")
    (tmp_path / "report.html").write_text(page.replace("</head>", f"<style>@page {{ size: {paper} }}</style></head>"))
    chromium(tmp_path, f"--print-to-pdf={tmp_path / 'report.pdf'}", (tmp_path / "report.html").as_uri())
    pages = re.findall(rb"/MediaBox \[0 0 [\d.]+ ([\d.]+)\]", (tmp_path / "report.pdf").read_bytes())
    assert 1 < len(pages) <= 6
    assert {round(float(one)) for one in pages} == {height}


def test_openacr_has_every_criterion_and_says_nothing_it_cannot_know(theme):
    acr = yaml.safe_load(report(theme, "--format", "openacr", "--product", "Harbor: #1", "--email", "ada@example.com"))
    assert acr["product"]["name"] == "Harbor: #1" and acr["author"] == {"email": "ada@example.com"}
    assert acr["catalog"] == "2.5-edition-wcag-2.2-en" and acr["report_date"] == "2023-11-14"
    levels = {}
    for chapter in acr["chapters"].values():
        for criterion in chapter["criteria"]:
            assert isinstance(criterion["num"], str)
            for component in criterion["components"]:
                assert set(component) == {"name", "adherence"} and component["adherence"]["notes"]
                levels[criterion["num"], component["name"]] = component["adherence"]["level"]
    assert len(levels) == 4 * 87
    assert set(levels.values()) <= {"supports", "partially-supports", "does-not-support", "not-evaluated"}
    judged = {number for (number, _), level in levels.items() if level != "not-evaluated"}
    assert judged <= {"1.4.3", "1.4.6", "1.4.11", "2.4.13"} and "1.4.3" in judged
    assert all(levels[number, "authoring-tool"] == "not-evaluated" for number in judged)


def test_openacr_follows_the_schema_of_its_makers(theme, folder):
    schema = Draft7Validator(json.loads((HERE / "schemas/openacr-0.1.0.json").read_text()))
    asked = ["--format", "openacr", "--product", "Harbor", "--email", "ada@example.com"]
    for text in (report(theme, *asked), report(".", *asked, cwd=folder)):
        acr = json.loads(json.dumps(yaml.safe_load(text), default=str))
        assert [error.message for error in schema.iter_errors(acr)] == []
        del acr["author"]
        assert list(schema.iter_errors(acr))


def test_axe_finds_nothing_in_the_page(theme, folder, tmp_path):
    for text in (report(theme), report(".", cwd=folder)):
        found = shown(scripts(AXE) + text, tmp_path, """
          const { violations, passes } = await axe.run(document.querySelector("main"))
          return [passes.length, violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html))]
        """, patience=30_000)
        assert found[0] > 5 and found[1] == []


def test_the_same_input_makes_the_same_bytes(theme):
    for form in ("html", "json"):
        assert report(theme, "--format", form) == report(theme, "--format", form)
