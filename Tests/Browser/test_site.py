"""The site as it was built, as `tintype serve` gives it out. Swift's server tests prove how it speaks HTTP."""

import gzip
import re
import socket

import brotli
import pytest

from harness.http_client import request

TYPES = {
    "css": r"text/css(; charset=utf-8)?",
    "html": r"text/html; charset=utf-8",
    "js": r"(text|application)/javascript(; charset=utf-8)?",
    "png": r"image/png",
    "svg": r"image/svg\+xml(; charset=utf-8)?",
    "txt": r"text/plain; charset=utf-8",
    "wasm": r"application/wasm",
    "webmanifest": r"application/manifest\+json(; charset=utf-8)?",
}
COMPRESSED = {"css", "html", "js", "txt", "wasm"}
DECODE = {"br": brotli.decompress, "gzip": gzip.decompress}


def kind_of(path):
    return path.rpartition(".")[2] if "." in path else "html"


@pytest.fixture(scope="module")
def shipped(server):
    """The paths of the page and of all that it, its styles and its scripts name, as far as the server has them."""
    found, unread = {"/"}, ["/"]
    while unread:
        path = unread.pop()
        text = request(server, path).body.decode("utf-8", errors="ignore")
        for name in re.findall(r"""["'(=/]([\w.-]+\.(?:css|html|js|png|svg|txt|wasm|webmanifest))\b""", text):
            if f"/{name}" not in found and request(server, f"/{name}").status == 200:
                found.add(f"/{name}")
                unread.append(f"/{name}")
    return sorted(found)


def test_the_page_a_style_sheet_a_script_and_the_wasm_are_served_each_as_what_it_is(server, shipped):
    assert {"html", "css", "js", "wasm", "webmanifest"} <= {kind_of(path) for path in shipped}
    for path in shipped:
        headers = request(server, path).headers
        assert re.fullmatch(TYPES[kind_of(path)], headers["content-type"], re.IGNORECASE), (
            path,
            headers["content-type"],
        )
        assert (path, headers["x-content-type-options"]) == (path, "nosniff")
        assert headers.get("cache-control"), path


@pytest.mark.parametrize("coding", DECODE)
def test_everything_that_gets_smaller_is_sent_compressed_and_is_the_same_when_unpacked(
    server, shipped, coding
):
    for path in filter(lambda path: kind_of(path) in COMPRESSED, shipped):
        whole, packed = request(server, path), request(server, path, Accept_Encoding=coding)
        assert (path, packed.headers.get("content-encoding")) == (path, coding)
        assert len(packed.body) < len(whole.body), path
        assert DECODE[coding](packed.body) == whole.body, path


FIRST = ("/host.", "/tintype.", "/worker.")


def test_a_first_visit_waits_for_four_files(server, shipped):
    """All that comes before the page can be used, and the worker. What they weigh is a figure, and in docs/figures.md.
    `test_parts` shows that nothing else is waited for."""
    waited_for = ["/", *(path for path in shipped if path.startswith(FIRST))]
    assert len(waited_for) == 4
    assert all(request(server, path, Accept_Encoding="br").headers["content-encoding"] == "br" for path in waited_for)


def test_the_templates_of_exports_are_a_file_of_their_own(server, shipped):
    """One default that names the templates that are compiled in would bring them back into the core, unseen."""
    files = [("exports", "txt"), ("tintype", "wasm"), ("exports", "wasm")]
    texts, *modules = (
        request(server, next(path for path in shipped if path.startswith(f"/{name}.") and path.endswith(f".{kind}"))).body
        for name, kind in files
    )
    template = b"staticCompositionLocalOf"
    assert template in texts and not any(template in module for module in modules)


def test_the_rest_of_the_network_gets_no_answer(server):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only finds out this machine's address
        except OSError:
            pytest.skip("this machine has no network")
        address = probe.getsockname()[0]
    with pytest.raises(OSError):
        socket.create_connection((address, server.port), timeout=5)
