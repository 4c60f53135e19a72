"""Installs the package for JavaScript from its archive into an empty folder, and runs it in Node beside the command."""

import json
import subprocess
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ROOT / "Command/.build/release/tintype"
ARCHIVE = ROOT / "Web/.build/tintype.tgz"
HARBOR = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Harbor"


@pytest.fixture(scope="session")
def project(tmp_path_factory):
    """An empty folder with the package in its node_modules."""
    folder = tmp_path_factory.mktemp("project")
    modules = folder / "node_modules"
    modules.mkdir()
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(modules, filter="data")
    (modules / "package").rename(modules / "tintype")
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


@pytest.fixture(scope="session")
def package(project):
    return project / "node_modules/tintype"


def run(*command, cwd=None, data=None):
    """The status of a program, and the bytes of its output and of its complaints."""
    done = subprocess.run([*map(str, command)], input=data, capture_output=True, cwd=cwd, timeout=300)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="session")
def node(project):
    """Runs a script as a module in the project, and returns what it prints."""

    def ran(script, *options, data=None):
        status, output, said = run(
            "node", *options, "--input-type=module", "--eval", script, cwd=project, data=data)
        assert status == 0, said.decode()
        return output

    return ran


@pytest.fixture(scope="session")
def value(node):
    """What an expression comes to, which may await, with all that the package exports in `tintype`."""

    def evaluated(expression):
        script = f'import * as tintype from "tintype"; console.log(JSON.stringify(await ({expression})));'
        return json.loads(node(script))

    return evaluated


@pytest.fixture(scope="session")
def themes():
    lines = (Path(__file__).parent / "themes.txt").read_text().splitlines()
    return [line for line in lines if not line.startswith("#")]
