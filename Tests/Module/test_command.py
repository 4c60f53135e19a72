"""The package's command prints what Tintype's own command prints, and ends with the same status."""

import pytest
from conftest import COMMAND, HARBOR, run

PINNED = HARBOR + "&pin.muted=bbbbbb&pin.chart-2=ffffff&color.mint=00bfa5"

SAME = [
    (["scheme", HARBOR], None),
    (["scheme", HARBOR, "--dark", "--contrast", "high"], None),
    (["scheme", PINNED, HARBOR, "--json"], None),
    (["scheme", "primary=nonsense", HARBOR], None),
    (["scheme", "primary=nonsense", "--json"], None),
    (["scheme"], b"\xef\xbb\xbfprimary=red\r\nnonsense\naccent=gold\n"),
    (["scheme", "--json"], b'primary=red\n"\\/\n'),
    (["scheme"], b""),
    (["check", HARBOR], None),
    (["check", PINNED], None),
    (["check", PINNED, HARBOR, "--dark", "--json"], None),
    (["check", HARBOR, "--level", "AAA"], None),
    (["check", HARBOR, "--level", "aaa", "--contrast", "standard"], None),
    (["check", "primary="], None),
    (["check", "nowhere.css"], None),
    (["check"], HARBOR.encode() + b"\nnonsense\n"),
    (["contrast", "white", "#3F51B5"], None),
    (["contrast", "white", "#3F51B5", "--json"], None),
    (["contrast", "white", "rgb(0 0 0 / 50%)"], None),
    (["contrast", "white"], None),
    (["contrast", "nonsense", "white"], None),
    (["contrast"], b"white\tblack\nwhite\nred\tgold"),
    (["contrast", "--json"], b"white\tblack\nwhite\n"),
    (["export", HARBOR, "--format", "css"], None),
    (["export", HARBOR, "--format=tokens", "--values", "hex"], None),
    (["export", "--format", "html"], HARBOR.encode() + b"\nmore\n"),
    (["export", HARBOR, "--format", "android"], None),
    (["export", HARBOR, "--format", "ase"], None),
    (["export", HARBOR, "--format", "cs"], None),
    (["export", HARBOR, "--format", "css", "--access", "public"], None),
    (["export", "primary=red", "--format", "css"], None),
    (["export", "--theme-file", "nowhere.txt", "--format", "css"], None),
    (["formats"], None),
    (["formats", "--json"], None),
    (["--version"], None),
]


@pytest.mark.parametrize("arguments, data", SAME, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_it_answers_as_the_command_does(arguments, data, package, tmp_path):
    status, output, said = run(COMMAND, *arguments, cwd=tmp_path, data=data or b"")
    answer = run("node", package / "cli.js", *arguments, cwd=tmp_path, data=data or b"")
    assert answer[:2] == (status, output)
    if arguments != ["contrast", "white"]:  # where the command also prints its usage
        assert answer[2] == said


@pytest.mark.parametrize("arguments", [["nonsense"], ["export", "--merge"], ["scheme", "--contrast", "low"], ["export", HARBOR]])
def test_wrong_usage_is_a_sentence_and_status_2(arguments, package):
    status, output, said = run("node", package / "cli.js", *arguments, data=b"")
    assert (status, output) == (2, b"")
    assert said.startswith(b"tintype: ") and said.count(b"\n") == 1 and b"    at " not in said


def test_it_writes_the_files_that_differ_and_no_one_elses(package, tmp_path):
    def export(*arguments):
        return run("node", package / "cli.js", "export", HARBOR, *arguments, cwd=tmp_path)

    assert export("--format", "css", "--out", "src/theme.css") == (0, b"", b"Wrote src/theme.css.\n")
    assert export("--format", "css", "--out", "src/theme.css") == (0, b"", b"")
    assert export("--format", "css", "--prefix", "hb-", "--out", "src/theme.css") == (0, b"", b"Updated src/theme.css.\n")
    assert export("--format", "android", "--out", "res")[0] == 0
    assert run(COMMAND, "export", HARBOR, "--format", "android", "--out", "res", cwd=tmp_path) == (0, b"", b"")

    (tmp_path / "own.css").write_text("body { color: red }")
    status, _, said = export("--format", "css", "--out", "own.css")
    assert (status, said) == (
        2, "tintype: own.css isn’t from Tintype; choose another path, or replace it with --force.\n".encode(),
    )
    assert (tmp_path / "own.css").read_text() == "body { color: red }"
    assert export("--format", "css", "--out", "own.css", "--force")[0] == 0
    assert export("--format", "css", "--out", "theme.zip")[0] == 2


def test_it_ends_quietly_when_its_reader_has_gone(package):
    status, output, said = run("bash", "-c", f"set -o pipefail; yes '{HARBOR}' | head -2000 | node {package}/cli.js scheme | head -1")
    assert output.startswith(b"primary=") and said == b"" and status in (0, 141)
