"""Installing and removing, as somebody does it with `make install` and `make uninstall`."""

import os
import re
import shutil
import socket
import subprocess
import urllib.request

import pytest
from conftest import ROOT, run, somebody


def install(package, prefix, user=(), script=ROOT / "Scripts/install", **environment):
    variables = {**os.environ, "PREFIX": str(prefix), **environment}
    return run(*user, script, package, env=variables)


def uninstall(prefix, **environment):
    return run(ROOT / "Scripts/uninstall", env={**os.environ, "PREFIX": str(prefix), **environment})


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


def test_the_command_runs_from_any_folder_for_any_user_and_finds_its_page(package, home):
    prefix = home / "a prefix with spaces"
    status, said = install(package, prefix)
    assert status == 0, said
    tintype = prefix / "bin/tintype"
    assert run(*somebody(), tintype, "palette", "tomato", cwd="/")[0] == 0
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [*somebody(), tintype, "serve", f"--port={port}"], cwd="/", stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout.readline() == f"http://127.0.0.1:{port}\n"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert page.read() == (package / "share/tintype/site/index.html").read_bytes()
    finally:
        server.terminate()
        server.wait()


def test_it_says_where_it_is_and_what_is_still_missing(package, home, version):
    said = install(package, home, PATH=f"{home}/bin:{os.environ['PATH']}")[1]
    assert f"Tintype {version} is in {home}.\n" in said
    assert "PATH" not in said
    assert f"Add {home}/bin to your PATH, to call it as “tintype”.\n" in install(package, home)[1]


def test_without_man_it_says_how_to_get_help(package, home):
    tools = home / "tools"
    tools.mkdir()
    for tool in ("bash", "cat", "cp", "mv", "rm", "mkdir", "find", "grep", "dirname"):
        (tools / tool).symlink_to(shutil.which(tool))
    status, said = install(package, home / "there", PATH=str(tools))
    assert status == 0, said
    assert "There's no “man” here to read its manual with; “tintype help” says the same.\n" in said


def test_an_older_version_is_replaced_whole(package, home, version):
    install(package, home)
    folder = home / "share/tintype"
    (folder / "version.txt").write_text("0.9\n")
    (folder / "site/old.js").write_text("")
    (folder / "site/of somebody else.txt").write_text("")
    with (folder / "files.txt").open("a") as listed:
        listed.write("share/tintype/site/old.js\n")
    status, said = install(package, home)
    assert status == 0 and f"Tintype {version} is in {home}, in place of Tintype 0.9.\n" in said
    extra = set(files(home)) - set(files(package))
    assert extra == {"share/tintype/site/of somebody else.txt"}


def test_a_command_from_elsewhere_stays(package, home):
    (home / "bin").mkdir()
    (home / "bin/tintype").write_text("another")
    assert install(package, home) == (
        1,
        f"install: “{home}/bin/tintype” wasn't installed by this; remove it first, or choose another folder with PREFIX.\n",
    )
    assert files(home) == ["bin/tintype"] and (home / "bin/tintype").read_text() == "another"


def test_a_folder_that_cannot_be_written_to_is_left_as_it_is(package, home):
    prefix = home / "closed"
    prefix.mkdir()
    prefix.chmod(0o555)
    sentence = (
        f"install: Can't write to “{prefix}/”; use sudo, or choose a folder of yours: "
        'make install PREFIX="$HOME/.local"\n'
    )
    script = shutil.copy(ROOT / "Scripts/install", home)  # this folder may be closed to others
    assert install(package, prefix, somebody(), script) == (1, sentence)
    assert files(prefix) == []


@pytest.mark.parametrize("prefix", ["usr", "~/.local"])
def test_a_prefix_that_is_no_whole_path_is_refused(package, prefix):
    sentence = f"install: PREFIX is “{prefix}”; it takes a whole path, like /usr/local.\n"
    assert install(package, prefix) == (1, sentence)


def test_destdir_is_where_a_packager_collects_the_files(package, home):
    status, said = install(package, "/usr", DESTDIR=str(home))
    assert status == 0, said
    assert set(files(home / "usr")) == set(files(package))
    assert said.count("\n") == 1


def test_nothing_is_left_after_removing(package, home, version):
    install(package, home)
    (home / "share/man/man1/other.1").write_text("")
    assert uninstall(home) == (0, f"Tintype {version} is gone from {home}.\n")
    assert files(home) == ["share/man/man1/other.1"]
    assert not (home / "share/tintype").exists()
    assert uninstall(home) == (
        1,
        f"uninstall: There's no Tintype in “{home}”; name the folder it was installed in with PREFIX.\n",
    )


def test_the_manual_has_every_subcommand_and_no_faults(package):
    page = package / "share/man/man1/tintype.1"
    status, said = run("man", "--warnings", "-l", page, env={**os.environ, "MANWIDTH": "100"})
    assert status == 0 and "warning" not in said
    listed = run(ROOT / "Command/.build/release/tintype", "help")[1]
    names = re.findall(r"^  (\w+)  ", listed.partition("SUBCOMMANDS:")[2], re.MULTILINE)
    assert len(names) > 10
    for name in names:
        assert re.search(rf"^     {name}\b", said, re.MULTILINE), name


@pytest.mark.parametrize(
    "shell, file, check",
    [
        ("bash", "bash-completion/completions/tintype", "source '{}' && complete -p tintype"),
        ("zsh", "zsh/site-functions/_tintype", "zsh -n '{}'"),
        ("fish", "fish/vendor_completions.d/tintype.fish", "fish --no-execute '{}'"),
    ],
)
def test_the_shell_takes_its_completions(package, shell, file, check):
    if not shutil.which(shell):
        pytest.skip(f"{shell} isn't installed")
    status, said = run("bash", "-c", check.format(package / "share" / file))
    assert status == 0, said


def test_an_archive_has_the_same_bytes_each_time(package, home, version):
    made = [home / "first", home / "second"]
    for folder in made:
        status, said = run(ROOT / "Scripts/dist", package, package / "share/tintype/site", folder)
        assert status == 0, said
        for path in package.rglob("*"):
            os.utime(path, (1e9, 1e9))
    names = files(made[0])
    assert len(names) == 3 and f"tintype-{version}-site.zip" in names
    for name in names:
        assert (made[0] / name).read_bytes() == (made[1] / name).read_bytes(), name


def test_the_changelog_begins_with_this_version(version):
    # Above it may be what the next version has.
    first = re.search(r"^## (?!Next$)(.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE).group(1)
    assert re.fullmatch(re.escape(version) + r", \d{4}-\d{2}-\d{2}", first)
