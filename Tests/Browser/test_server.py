"""`tintype serve` as a program that speaks HTTP: types, encodings, caches, and what it will not do."""

import gzip
import os
import re
import shlex
import socket
import subprocess

import brotli
import pytest

from harness.http_client import request
from harness.server import COMMAND, ROOT

TYPES = {
    "css": r"text/css(; charset=utf-8)?",
    "html": r"text/html; charset=utf-8",
    "js": r"(text|application)/javascript(; charset=utf-8)?",
    "png": r"image/png",
    "svg": r"image/svg\+xml(; charset=utf-8)?",
    "wasm": r"application/wasm",
    "webmanifest": r"application/manifest\+json(; charset=utf-8)?",
}
COMPRESSED = {"css", "html", "js", "wasm"}


def kind_of(path):
    return path.rpartition(".")[2] if "." in path else "html"


@pytest.fixture(scope="session")
def shipped(server):
    """The paths of the page and of all that it, its styles and its scripts name, as far as the server has them."""
    found, unread = {"/"}, ["/"]
    while unread:
        path = unread.pop()
        text = request(server, path).body.decode("utf-8", errors="ignore")
        for name in re.findall(r"""["'(=/]([\w.-]+\.(?:css|html|js|png|svg|wasm|webmanifest))\b""", text):
            if f"/{name}" not in found and request(server, f"/{name}").status == 200:
                found.add(f"/{name}")
                unread.append(f"/{name}")
    return sorted(found)


def test_the_page_a_style_sheet_a_script_and_the_wasm_are_served(shipped):
    assert {"html", "css", "js", "wasm", "webmanifest"} <= {kind_of(path) for path in shipped}


def test_everything_has_its_type_and_may_not_be_taken_for_another(server, shipped):
    for path in shipped:
        headers = request(server, path).headers
        assert re.fullmatch(TYPES[kind_of(path)], headers["content-type"], re.I), (path, headers["content-type"])
        assert (path, headers["x-content-type-options"]) == (path, "nosniff")


@pytest.mark.parametrize(
    "accepted, sent",
    [
        ("br", "br"),
        ("gzip", "gzip"),
        ("gzip, deflate, br", "br"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_the_encoding_is_the_best_that_the_browser_takes(server, shipped, accepted, sent):
    decode = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[sent]
    for path in shipped:
        if kind_of(path) not in COMPRESSED:
            continue
        whole, answer = request(server, path), request(server, path, Accept_Encoding=accepted)
        assert (path, answer.headers.get("content-encoding")) == (path, sent)
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert decode(answer.body) == whole.body


def test_everything_says_how_long_it_may_be_kept(server, shipped):
    for path in shipped:
        assert request(server, path).headers.get("cache-control"), path


def test_the_page_is_asked_for_anew_and_not_sent_again_when_it_is_the_same(server):
    answer = request(server, "/")
    assert re.search(r"no-cache|max-age=0", answer.headers["cache-control"])
    again = request(server, "/", If_None_Match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert request(server, "/", If_None_Match='"another"').status == 200


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_every_name_of_this_machine_itself_answers(server, host):
    if host == "::1" and not os.path.exists("/proc/net/if_inet6"):
        pytest.skip("this machine has no IPv6")
    assert request(server, "/", host=host).status == 200


def test_the_rest_of_the_network_gets_no_answer(server):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only finds out our own address
        except OSError:
            pytest.skip("this machine has no network")
        address = probe.getsockname()[0]
    with pytest.raises(OSError):
        socket.create_connection((address, server.port), timeout=5)


def test_a_taken_port_is_one_clear_sentence(server):
    command = shlex.split(os.environ.get("TINTYPE_SERVE", COMMAND))
    second = subprocess.run(
        [*command, "--port", str(server.port)], cwd=ROOT, capture_output=True, text=True, timeout=30
    )
    assert second.returncode != 0
    said = (second.stdout + second.stderr).strip()
    assert str(server.port) in said
    assert len(said.splitlines()) == 1, said
