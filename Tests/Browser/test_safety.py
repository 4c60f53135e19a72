"""Nothing foreign is let in, nothing is let out, and nothing that a link carries becomes markup."""

import base64
import hashlib
import re
from contextlib import suppress
from urllib.parse import quote

import pytest
from selenium.common.exceptions import JavascriptException

from harness.http_client import request

WHOLE = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

ELSEWHERE = [
    "/../Package.swift",
    "/../../../../../../../../etc/passwd",
    "/%2e%2e/%2e%2e/Package.swift",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/..\\..\\Package.swift",
    "/..%5c..%5cPackage.swift",
    "//etc/passwd",
    "/index.html/../../../Package.swift",
    "/%00",
    "/index.html%00.css",
    "/.git/config",
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
STRUCK = "return 'struck' in window || document.querySelectorAll('[onerror], [onload]').length > 0"
ASKED = "return performance.getEntries().map((one) => one.name)"
NAMED = "return [...document.querySelectorAll('[src], link[href]')].map((one) => one.src || one.href)"
INLINE = """
const script = document.createElement("script");
script.textContent = "window.struck = 1";
document.head.append(script);
"""


def policy(server):
    """The directives of the content security policy, each with its sources."""
    header = request(server, "/").headers["content-security-policy"]
    return {part.split()[0]: part.split()[1:] for part in header.split(";") if part.strip()}


def inline(server):
    """The hashes of the script and the styles that the page has inline, as its policy names them."""
    page = request(server, "/").body.decode()
    texts = re.findall(r"<(?:script|style)>(.*?)</(?:script|style)>", page, re.DOTALL)
    digests = (hashlib.sha256(text.encode()).digest() for text in texts)
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]


def test_the_page_s_policy_is_that_of_other_answers_but_for_what_the_page_has_inline(server):
    page, other = (request(server, path).headers["content-security-policy"] for path in ("/", "/no-such-file"))
    for source in inline(server):
        page = page.replace(f" {source}", "", 1)
    assert sorted(page.split("; ")) == sorted(other.split("; "))


def test_the_content_security_policy_is_strict(server):
    said = policy(server)
    assert said["default-src"] in (["'none'"], ["'self'"])
    assert said["base-uri"] in (["'none'"], ["'self'"])
    assert said["frame-ancestors"] == ["'none'"]
    assert said["form-action"] in (["'none'"], ["'self'"])
    assert set(said.pop("require-trusted-types-for", ["'script'"])) == {"'script'"}
    said.pop("trusted-types", None)  # names the one maker of markup, not a source
    sources = {source for listed in said.values() for source in listed}
    assert sources <= {"'none'", "'self'", "'wasm-unsafe-eval'", "blob:", "data:", *inline(server)}, (
        "no inline code but the page's own, no other host"
    )
    for directive in ("default-src", "script-src", "style-src", "connect-src", "worker-src"):
        assert not {"data:", "blob:"} & set(said.get(directive, [])), directive


@pytest.mark.parametrize("path", ["/", "/index.html", "/no-such-file"])
def test_the_policy_is_on_every_answer_that_could_be_a_page(server, path):
    assert "content-security-policy" in request(server, path).headers


@pytest.mark.parametrize("path", ELSEWHERE)
def test_only_what_is_shipped_is_served(server, path):
    answer = request(server, path)
    assert answer.status == 404
    assert b"root:" not in answer.body and b"PackageDescription" not in answer.body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_nothing_can_be_sent_to_the_server(server, method):
    assert request(server, "/", method).status == 405


@pytest.mark.engines
def test_the_browser_runs_no_inline_script_in_the_page_and_reports_it(page, browser):
    page.open("#/primary")
    with suppress(
        JavascriptException
    ):  # if trusted types are enforced, its text is refused already
        page.run(INLINE)
    page.look()
    assert not page.run("return 'struck' in window")
    assert browser.faults()


@pytest.mark.engines
def test_no_request_goes_to_another_host(page):
    page.open(f"#/primary?{WHOLE}")
    for step in ("Accent color", "Title font", "Body font", "Summary"):
        page.tap("button", step, "main")
    asked = [name for name in page.run(ASKED) if "://" in name]
    assert asked, "the page is made of files"
    assert [address for address in asked + page.run(NAMED) if not address.startswith(page.url + "/")] == []


@pytest.mark.engines
def test_a_hostile_link_stays_text(page):
    page.open("#/primary")
    harmless = set(page.run(ELEMENTS))
    for text in HOSTILE:
        for key, screen in (
            ("primary", "#/primary"),
            ("accent", "#/accent"),
            ("title", "#/title-font"),
            ("body", "#/summary"),
        ):
            others = "&".join(part for part in WHOLE.split("&") if not part.startswith(key))
            seen = page.open(f"{screen}?{others}&{key}={quote(text)}", fresh=False)
            assert not page.run(STRUCK), (key, text)
            assert not {"img", "iframe", "svg", "style"} & (set(page.run(ELEMENTS)) - harmless), (key, text)
            assert seen.has("banner"), (key, text)
