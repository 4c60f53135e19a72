"""Tintype's packages for others, as far as they can run here: without GitHub, Homebrew and Docker."""

import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest
import yaml
from conftest import ROOT, run

SCRIPTS = [
    path
    for folder in ("Scripts", "Packaging/action", ".ci")
    for path in sorted((ROOT / folder).iterdir())
    if path.is_file() and path.read_bytes().startswith(b"#!/usr/bin/env bash")
]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = {
    "theme": "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato",
    "outputs": [{"format": "css", "path": "theme.css"}],
}
GOOD, BAD = "primary=indigo-500&accent=pink-a200", "primary=indigo-500&accent=nothing"


def needs(tool):
    return pytest.mark.skipif(not shutil.which(tool), reason=f"{tool} isn't installed")


@needs("shellcheck")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_shellcheck_has_nothing_to_say_about_a_script(script):
    assert run("shellcheck", script) == (0, "")


@needs("shellcheck")
@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_shellcheck_has_nothing_to_say_about_a_step_of_a_workflow(workflow, tmp_path):
    for job in yaml.safe_load(workflow.read_text())["jobs"].values():
        for number, step in enumerate(job["steps"]):
            if "run" in step:  # its environment's names are in the workflow
                script = tmp_path / f"{number}.sh"
                script.write_text(re.sub(r"\$\{\{.*?\}\}", "value", step["run"]))
                assert run("shellcheck", "--shell=bash", "--exclude=SC2153", script) == (0, "")


@needs("ruby")
def test_the_formula_has_every_value_of_a_release(tmp_path):
    source, site = tmp_path / "source.tar.gz", tmp_path / "site.zip"
    source.write_text("source")
    site.write_text("site")
    formula = tmp_path / "tintype.rb"
    formula.write_text(run(ROOT / "Scripts/formula", "somebody", "1.2.3", source, site)[1])
    assert run("ruby", "-c", formula) == (0, "Syntax OK\n")
    text = formula.read_text()
    for path in (source, site):
        assert run("sha256sum", path)[1].split()[0] in text
    assert "somebody/tintype/releases/download/1.2.3/tintype-1.2.3-site.zip" in text
    assert not re.search("OWNER|VERSION|HASH_OF", text)


def test_what_is_installed_needs_only_what_the_image_has(package):
    """The image's base has the C and C++ libraries. The command that `make` built has Swift's beside it, too."""
    given = re.compile(r"lib(c|m|stdc\+\+|gcc_s)\.so|ld-linux|libswift|lib_?Foundation|libdispatch|libBlocksRuntime")
    for file in [package / "bin/tintype", *(package / "lib/tintype").iterdir()]:
        for name in re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "--dynamic", file)[1]):
            assert given.match(name) or (package / "lib/tintype" / name).exists(), name


def test_the_image_runs_as_a_user_without_rights():
    text = (ROOT / "Packaging/Dockerfile").read_text()
    last = text.rpartition("\nFROM ")[2]
    assert last.splitlines()[0].endswith(":nonroot") and "USER root" not in last and "RUN" not in last


class Runner:
    """Runs the steps of `action.yml` one after the other, with what GitHub sets."""

    def __init__(self, folder, releases):
        self.folder, self.releases = folder, releases
        self.path, self.summary = folder / "path", folder / "summary.md"

    def use(self, **inputs):
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        values = {name: one.get("default", "") for name, one in action["inputs"].items()} | inputs
        path = os.environ["PATH"]
        self.path.write_text("")
        for step in action["runs"]["steps"]:
            # What only GitHub can run, and what's only for a report.
            if "uses" in step or "if" in step and not values["report"]:
                continue
            given = {
                name: re.sub(r"\$\{\{ inputs\.(\w+).*\}\}", lambda found: values[found[1]], text)
                for name, text in step["env"].items()
            }
            variables = {
                "GITHUB_ACTION_PATH": str(ROOT),
                "GITHUB_PATH": str(self.path),
                "GITHUB_STEP_SUMMARY": str(self.summary),
                "RUNNER_TEMP": str(self.folder),
                "PATH": path,
            }
            status, said = run("bash", "-e", "-c", step["run"], env=os.environ | variables | given)
            if status:
                break
            path = f"{self.path.read_text().strip()}:{os.environ['PATH']}"
        return status, said


@pytest.fixture(scope="session")
def releases(package, version, tmp_path_factory):
    """A folder with a release, whose archive has the command that `make` built."""
    folder = tmp_path_factory.mktemp("releases")
    status, said = run(ROOT / "Scripts/dist", package, package / "share/tintype/site", folder / version)
    assert status == 0, said
    return folder


@pytest.fixture
def runner(releases, tmp_path):
    return Runner(tmp_path, f"file://{releases}")


def test_the_action_passes_a_legible_theme_and_shows_the_check(runner):
    status, said = runner.use(theme=GOOD, releases=runner.releases)
    assert status == 0, said
    shown = "\n".join(line for line in said.splitlines() if not line.startswith("::"))
    assert shown.strip() in runner.summary.read_text() and "on-primary" in said


def test_names_in_files_are_neither_commands_to_github_nor_the_end_of_the_fence(runner, tmp_path):
    (tmp_path / "app").mkdir()
    for name in "::stop-commands::x.css", "a\n::error::PWNED\n```\n<h1>x.css":
        (tmp_path / "app" / name.replace("/", "")).write_text(":root { --muted-foreground: #777; --muted: #888 }")
    status, said = runner.use(files=str(tmp_path / "app"), releases=runner.releases)
    assert status == 1, said
    commands = [line for line in said.splitlines() if line.startswith("::")]
    [stop] = [line for line in commands if line.startswith("::stop-commands::")]
    assert commands[-1] == f"::{stop.removeprefix('::stop-commands::')}::"
    assert not [line for line in commands if "PWNED" in line and not line.startswith("::error file=")]
    assert runner.summary.read_text().count("\n```") == 2


def test_the_action_fails_for_what_is_no_theme_and_says_why(runner):
    status, said = runner.use(theme=f"{GOOD}\n{BAD}", releases=runner.releases)
    assert status == 2 and "nothing" in said


def test_the_action_checks_the_files_of_a_project(runner, tmp_path, package):
    project = tmp_path / "project"
    project.mkdir()
    (project / "tintype.json").write_text(json.dumps(PROJECT))
    status, said = runner.use(project=str(project), releases=runner.releases)
    assert status == 1 and "theme.css" in said, said
    run(package / "bin/tintype", "build", project)
    status, said = runner.use(theme=GOOD, project=str(project), releases=runner.releases)
    assert status == 0 and "up to date" in said, said


def test_the_action_judges_files_and_marks_their_lines(runner, tmp_path):
    sheet = tmp_path / "a theme.css"
    sheet.write_text(":root {\n  --card: #fff;\n  --on-card: #999;\n}\n")
    status, said = runner.use(files=f"{sheet}\n\n", releases=runner.releases)
    assert status == 1, said
    assert f"::error file={sheet},line=3,col=14," in said
    assert f"{sheet}:3:14: --on-card on --card is 2.84:1" in runner.summary.read_text()


def test_the_action_writes_a_report_on_each_of_what_it_checks(runner, tmp_path):
    (tmp_path / "a.css").write_text(":root { --text: #111; --background: #fff }")
    status, said = runner.use(theme=f"{GOOD}&title=Lato&body=Lato", files=str(tmp_path / "a.css"), report="json", releases=runner.releases)
    assert status == 0, said
    kept = [json.loads(path.read_text()) for path in sorted((tmp_path / "tintype-report").iterdir())]
    assert [set(report) & {"theme", "files"} for report in kept] == [{"theme"}, {"files"}]
    status, said = runner.use(theme=GOOD, report="pdf", releases=runner.releases)
    assert status == 2 and "html, json or openacr" in said


def test_the_action_asks_for_something_to_check(runner):
    status, said = runner.use(releases=runner.releases)
    assert status == 1 and said.startswith("::error::Give Tintype's action a theme to check")


def test_the_action_says_that_there_is_no_such_version(runner):
    status, said = runner.use(theme=GOOD, releases=runner.releases, version="9.9.9")
    assert status == 1
    assert re.search(r"::error::Version 9\.9\.9 has no tintype-9\.9\.9-linux-\w+\.tar\.gz at file://.*; choose another", said)


def test_the_action_takes_no_archive_that_was_changed(runner, releases, version, tmp_path):
    shutil.copytree(releases, tmp_path / "changed")
    [archive] = (tmp_path / "changed" / version).glob("*.tar.gz")
    archive.write_bytes(archive.read_bytes() + b"more")
    status, said = runner.use(theme=GOOD, releases=f"file://{tmp_path}/changed")
    assert status == 1 and f"::error::{archive.name} isn't the one that was released." in said


@pytest.fixture
def repository(tmp_path):
    """A repository of somebody's who uses the hooks of this one as it is."""
    git = ["git", "-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"]
    hooks = tmp_path / "hooks"
    hooks.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
    project = tmp_path / "project"
    project.mkdir()
    (project / "good.theme").write_text(GOOD + "\n")
    for folder in (hooks, project):
        run("git", "init", "--quiet", cwd=folder)
        run("git", "add", "--all", cwd=folder)
        run(*git, "commit", "--quiet", "--message", "Begin", cwd=folder)
    return project, hooks


def test_the_hooks_of_pre_commit_pass_and_refuse(repository, package):
    project, hooks = repository
    (project / "tintype.json").write_text(json.dumps(PROJECT))
    run(package / "bin/tintype", "build", project)
    pre_commit = Path(sys.executable).with_name("pre-commit")
    environment = os.environ | {
        "PATH": f"{package / 'bin'}:{os.environ['PATH']}",
        "PRE_COMMIT_HOME": str(project.parent / "pre-commit"),
    }

    def hook():
        return run(pre_commit, "try-repo", hooks, "--all-files", cwd=project, env=environment)

    status, said = hook()
    assert status == 0 and said.count("Passed") == 2, said
    (project / "bad.theme").write_text(BAD + "\n")
    run("git", "add", "--all", cwd=project)
    status, said = hook()
    assert status == 1 and "nothing" in said and said.count("Failed") == 1
    (project / "theme.css").write_text("")
    status, said = hook()
    assert status == 1 and said.count("Failed") == 2
