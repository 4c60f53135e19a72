"""Nothing foreign is let in, nothing is let out, and nothing that a link carries becomes markup."""

from urllib.parse import quote

import pytest

from harness import eyes
from harness.http_client import request

WHOLE = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

TRAVERSALS = [
    "/../Package.swift",
    "/../../Package.swift",
    "/../../../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/Package.swift",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e%2f%2e%2e%2fPackage.swift",
    "/..\\..\\Package.swift",
    "/..%5c..%5cPackage.swift",
    "//etc/passwd",
    "/./../Package.swift",
    "/index.html/../../../Package.swift",
    "/%00",
    "/index.html%00.css",
    "/.git/config",
    "/Package.swift",
    "/no-such-file",
]

HOSTILE = [
    "<img src=x onerror=window.struck=1>",
    "<script>window.struck=1</script>",
    "</style><svg onload=window.struck=1>",
    "javascript:window.struck=1",
    "x;background:url(https://example.com/)",
    'x"}*{display:none}',
]

ELEMENTS = "return [...new Set([...document.querySelectorAll('*')].map((one) => one.localName))]"


def policy(server):
    """The directives of the content security policy, each with its sources."""
    header = request(server, "/").headers["content-security-policy"]
    return {part.split()[0]: part.split()[1:] for part in header.split(";") if part.strip()}


def test_the_content_security_policy_is_strict(server):
    said = policy(server)
    assert said["default-src"] in (["'none'"], ["'self'"])
    assert said["base-uri"] in (["'none'"], ["'self'"])
    assert said["frame-ancestors"] == ["'none'"]
    assert said["form-action"] in (["'none'"], ["'self'"])
    assert set(said.pop("require-trusted-types-for", ["'script'"])) == {"'script'"}
    said.pop("trusted-types", None)  # names the one maker of markup, not a source
    sources = {source for listed in said.values() for source in listed}
    assert sources <= {"'none'", "'self'", "'wasm-unsafe-eval'", "blob:", "data:"}, "no inline code, no other host"
    for directive in ("default-src", "script-src", "style-src", "connect-src", "worker-src"):
        assert not {"data:", "blob:"} & set(said.get(directive, [])), directive


def test_the_policy_stands_on_every_answer_that_could_be_a_page(server):
    for path in ("/", "/index.html", "/no-such-file"):
        assert "content-security-policy" in request(server, path).headers, path


@pytest.mark.parametrize("path", TRAVERSALS)
def test_only_what_is_shipped_is_served(server, path):
    answer = request(server, path)
    assert answer.status == 404
    assert b"root:" not in answer.body and b"PackageDescription" not in answer.body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_nothing_can_be_sent_to_the_server(server, method):
    assert request(server, "/", method).status in (404, 405, 501)


def test_no_request_goes_to_another_host(page):
    page.open("#/primary").choose("Indigo")
    page.next().choose("Pink")
    page.next().choose("EB Garamond")
    page.next().choose("Lato")
    page.next()
    asked = [name for name in page.run("return performance.getEntries().map((one) => one.name)") if "://" in name]
    assert asked, "the page is made of files"
    assert [address for address in asked if not address.startswith(page.url + "/")] == []
    named = page.run("return [...document.querySelectorAll('[src], link[href]')].map((one) => one.src || one.href)")
    assert [address for address in named if not address.startswith(page.url + "/")] == []


@pytest.mark.parametrize("key", ["primary", "accent", "title", "body"])
def test_a_hostile_link_stays_text(page, key):
    page.open("#/primary")
    harmless = set(page.run(ELEMENTS))
    others = "&".join(part for part in WHOLE.split("&") if not part.startswith(key))
    for screen in ("#/primary", "#/title-font", "#/summary"):
        for text in HOSTILE:
            page.open(f"{screen}?{others}&{key}={quote(text)}", fresh=False)
            assert not page.run("return 'struck' in window")
            assert not {"img", "iframe", "svg", "style"} & (set(page.run(ELEMENTS)) - harmless)
            assert page.run("return document.querySelectorAll('[onerror], [onload]').length") == 0
            assert eyes.fill(page.banner()), "the page still stands"
