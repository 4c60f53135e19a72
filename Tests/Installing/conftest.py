"""The folder that Scripts/package lays out, with the command and the page that `make` built."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "Command/.build/release/tintype"


def run(*command, **options):
    """The status of a command and all that it says, in one text."""
    done = subprocess.run(
        list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )
    return done.returncode, done.stdout


def somebody():
    """The start of a command that is run by a user without rights."""
    return ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []


def open_to_all(folder):
    """A temporary folder, once every user may look into it."""
    for one in [folder, *folder.parents]:
        if one.name.startswith("pytest-") or one == folder:
            one.chmod(0o755)
    return folder


@pytest.fixture(scope="session")
def version():
    return run(PROGRAM, "--version")[1].strip()


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    folder = open_to_all(tmp_path_factory.mktemp("a package")) / "made"
    status, said = run(ROOT / "Scripts/package", PROGRAM, ROOT / "Web/.build/site", folder)
    assert status == 0, said
    return folder


@pytest.fixture
def home(tmp_path):
    return open_to_all(tmp_path)
