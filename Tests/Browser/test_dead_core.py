"""If the core cannot run, the page says so in one sentence with what to do, and stays as it was rendered."""

import threading

import pytest
from selenium.webdriver.support.ui import WebDriverWait

from harness.browser import Setting
from harness.changing_site import Answer
from harness.page import PATIENCE, Page

WASM = "application/wasm"
NO_WEBASSEMBLY = "delete window.WebAssembly"
SEEN = """
const element = [...document.querySelectorAll("body > *:not(.app)")].find((one) => one.checkVisibility({ visibilityProperty: true }));
return element ? element.innerText : "";
"""
CELLS = """
return [...document.querySelectorAll("[role=option]")].filter((one) => one.checkVisibility({ visibilityProperty: true })).length;
"""


@pytest.fixture
def page(browser, site):
    page = Page(browser, site)
    browser.forget(site.url)
    browser.set_up(Setting())
    yield page
    browser.driver.get("about:blank")  # no later complaint falls into the next test
    browser.faults()  # what a test broke may say so


def said(page, address=""):
    """The page's sentence, opened by someone new, or by someone whose choices are kept."""
    page.driver.get(f"{page.url}/{address}")
    return sentence(page)


def sentence(page):
    """The page's sentence, once it has one; there may be no screen to look at."""
    return WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run(SEEN))


def broken(site, how, file="tintype.wasm"):
    path, whole = site.path(file), site.answers[site.path(file)].body
    site.answers[path] = {
        "missing": Answer(b"Not found.", "text/plain", 404),
        "cut": Answer(whole[: len(whole) // 2], WASM),
        "empty": Answer(b"", WASM),
        "garbage": Answer(b"\x00" * 1000, WASM),
        "a sign-in page": Answer(b"<h1>Sign in</h1>", "text/html"),
        "another module": Answer(b"\0asm\1\0\0\0", WASM),
    }[how]


UNLOADED = "Part of Tintype didn’t load. Check your connection, then reload this page."


@pytest.mark.parametrize("file", ["tintype.wasm", "exports.wasm"])
@pytest.mark.parametrize("how", ["missing", "cut", "empty", "garbage", "a sign-in page", "another module"])
def test_a_core_that_does_not_arrive_is_reported(page, site, how, file):
    broken(site, how, file)
    assert UNLOADED in said(page)
    assert page.run(CELLS) == 19, "the first screen stays"


def test_without_the_rest_of_the_core_choices_work_and_nothing_claims_to_load(page, site):
    broken(site, "missing", "exports.wasm")
    assert UNLOADED in said(page)
    page.run("document.querySelector('button[aria-label=Shuffle]').click()")
    assert page.choose("Indigo").chosen == ["Indigo"]
    assert not page.run("return document.querySelector('[aria-busy=true], [role=status].word')")


@pytest.mark.parametrize("address", ["#/accent?primary=indigo-500", "#/crayons/almond", "#/take-home", "#/library"])
def test_a_core_that_does_not_arrive_is_reported_on_another_screen_too(page, site, address):
    broken(site, "missing")
    assert UNLOADED in said(page, address)
    assert page.run(CELLS) == 19, "the first screen stays"


def test_a_core_of_the_wrong_type_runs_all_the_same(page, site):
    path = site.path("tintype.wasm")
    site.answers[path] = Answer(site.answers[path].body, "application/octet-stream")
    page.open("#/primary", fresh=False)
    assert page.choose("Indigo").chosen == ["Indigo"]


def test_a_blocked_webassembly_is_reported(page, site):
    page_policy = site.answers["/"].headers["Content-Security-Policy"]
    site.answers["/"] = Answer(
        site.answers["/"].body, "text/html", policy=page_policy.replace("'wasm-unsafe-eval'", "")
    )
    assert "Allow it for this site" in said(page)


def test_a_browser_without_webassembly_is_reported(page, browser):
    script = browser.tell("Page.addScriptToEvaluateOnNewDocument", source=NO_WEBASSEMBLY)
    try:
        assert "WebAssembly" in said(page)
    finally:
        browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)


def test_with_scripts_off_the_page_says_so(page, browser):
    browser.tell("Emulation.setScriptExecutionDisabled", value=True)
    try:
        page.driver.get(page.url)
        assert "JavaScript" in page.driver.find_element("css selector", "noscript").text
    finally:
        browser.tell("Emulation.setScriptExecutionDisabled", value=False)


# The time has come for what waits for it.
FINISH_LATE = """
const late = document.querySelector(".late")?.getAnimations() ?? [];
late.forEach((one) => one.finish());
return late.length;
"""


@pytest.mark.parametrize("file", ["host.js", "tintype.wasm"])
def test_what_never_comes_is_reported_after_a_while(page, site, file):
    never = threading.Event()
    site.answers[site.path(file)] = Answer(
        b"", "text/plain", 404, released=never if file == "tintype.wasm" else None
    )
    page.driver.get(f"{page.url}/#/accent?primary=indigo-500")
    assert page.run(SEEN) == ""
    WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run(FINISH_LATE))
    assert "check your connection" in sentence(page)
    never.set()


def test_a_script_that_does_not_come_at_first_is_asked_for_again(page, site):
    path = site.path("host.js")
    whole = site.answers[path]
    site.answers |= {path: Answer(b"Not found.", "text/plain", 404), f"{path}?again": whole}
    assert page.open("#/accent?primary=indigo-500", fresh=False).screen == "#/accent"


BREAK_DOWN = "dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') }))"


def test_a_core_that_breaks_down_is_reported(page):
    page.open("#/primary", fresh=False)
    page.run(BREAK_DOWN)
    assert "Reload" in sentence(page)
