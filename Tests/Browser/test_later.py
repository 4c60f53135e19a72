"""What the first screens don't need is loaded later. Until it's there, nothing traps, nothing is lost, and the page says
what is missing."""

import threading

import pytest
from selenium.webdriver.support.ui import WebDriverWait

from harness.changing_site import Answer
from harness.page import PATIENCE, Page
from harness.storage import until_worker

WASM = "application/wasm"
# The host's own sentences, over the page.
SAID = "return document.querySelector('.word:not(.late) p')?.textContent ?? ''"
BUSY = "return document.body.ariaBusy === 'true'"
DISMISS = "document.querySelector('.word button').click()"


@pytest.fixture
def page(browser, site):
    page = Page(browser, site)
    yield page
    browser.driver.get("about:blank")  # no later complaint falls into the next test
    browser.faults()  # what a test broke may say so


def later(site):
    """The path of the file that comes later, and what is sent for it."""
    path = site.path("later.wasm")
    return path, site.answers[path]


def sentence(page):
    return WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run(SAID))


def wait_until(page, script):
    WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run(script))


def choose_all(page):
    """Makes the four choices, changing one's mind at each."""
    for first, second in [("Indigo", "Teal"), ("Pink", "Lime"), ("EB Garamond", "Lato"), ("Lato", "EB Garamond")]:
        page.choose(first)
        assert page.choose(second).chosen == [second]
        if page.seen.screen != "#/body-font":
            page.next()


def test_the_four_choices_need_only_the_first_file(page, site):
    path, _ = later(site)
    site.answers[path] = Answer(b"Not found.", "text/plain", 404)
    page.open()
    choose_all(page)
    page.tap("button", "Back", "banner")
    assert page.until_screen("#/title-font").chosen == ["Lato"]
    assert page.run(SAID) == ""


def test_what_needs_the_missing_file_says_so_and_works_at_the_next_try(page, site):
    path, whole = later(site)
    site.answers[path] = Answer(b"Not found.", "text/plain", 404)
    page.open()
    page.choose("Indigo")
    page.tap("button", "Crayons", "region")
    assert sentence(page) == "The server couldn’t send part of Tintype (error 404). Try again in a minute."
    seen = page.look()
    assert (seen.screen, seen.chosen) == ("#/primary", ["Indigo"])
    assert page.choose("Teal").chosen == ["Teal"]
    site.answers[path] = whole
    page.tap("button", "Crayons", "region")
    page.until_screen("#/crayons")


@pytest.mark.parametrize(
    "body, kind, advice",
    [
        (b"", WASM, "Try again"),
        (b"\0" * 1000, WASM, "Try again"),
        (b"\0asm\1\0\0\0", WASM, "Try again"),
        (b"<h1>Sign in</h1>", "text/html", "sign in"),
    ],
    ids=["empty", "garbage", "another module", "a sign-in page"],
)
def test_a_damaged_file_is_reported_and_changes_nothing(page, site, body, kind, advice):
    path, whole = later(site)
    site.answers[path] = Answer(body, kind)
    page.open()
    page.choose("Indigo")
    page.tap("button", "Crayons", "region")
    assert advice in sentence(page)
    assert page.look().chosen == ["Indigo"]
    site.answers[path] = whole
    page.tap("button", "Crayons", "region")
    page.until_screen("#/crayons")


@pytest.mark.engines
def test_a_tap_waits_for_the_file_it_needs(page, site):
    path, whole = later(site)
    arrives = threading.Event()
    site.answers[path] = Answer(whole.body, WASM, released=arrives)
    page.open()
    page.choose("Indigo")
    page.element("button", "Crayons", "region").click()
    wait_until(page, BUSY)
    arrives.set()
    page.until_screen("#/crayons")
    page.tap("button", "Theme", "region")
    assert page.until_screen("#/primary").chosen == ["Indigo"]


def test_a_tap_on_a_screen_that_is_gone_by_its_turn_means_nothing(page, site):
    path, whole = later(site)
    arrives = threading.Event()
    site.answers[path] = Answer(whole.body, WASM, released=arrives)
    page.open()
    page.element("button", "Crayons", "region").click()
    wait_until(page, BUSY)
    page.element("option", "Indigo").click()
    arrives.set()
    page.until_screen("#/crayons")
    assert page.tap("button", "Theme", "region").chosen == []


def test_other_taps_wait_only_so_long(page, site):
    path, whole = later(site)
    arrives = threading.Event()
    site.answers[path] = Answer(whole.body, WASM, released=arrives)
    page.open()
    page.element("button", "Crayons", "region").click()
    page.element("option", "Indigo").click()
    assert "still loading" in sentence(page)
    assert page.look().chosen == ["Indigo"]
    page.run(DISMISS)
    arrives.set()
    page.tap("button", "Crayons", "region")
    page.until_screen("#/crayons")


@pytest.mark.parametrize(
    "answer, advice",
    [
        (Answer(b"Not found.", "text/plain", 404), "Reload this page in a minute"),
        (Answer(b"", WASM), "Reload this page"),
    ],
    ids=["missing", "empty"],
)
def test_a_link_to_what_is_missing_says_so(page, site, answer, advice):
    path, _ = later(site)
    site.answers[path] = answer
    page.browser.forget(page.url)
    page.driver.get(f"{page.url}/#/crayons/almond")
    assert advice in sentence(page)


FETCHED = "return performance.getEntriesByType('resource').map((one) => one.name.split('/').at(-1).split('.')[0])"
THEME = "primary=indigo-500&accent=pink-a200&title=Vollkorn&body=Lato"


def test_what_writes_formats_is_fetched_by_who_takes_a_theme_home_and_nobody_else(page):
    page.open(f"#/summary?{THEME}")
    # The worker begins once the page has nothing left to do.
    until_worker(page)
    parts = {"formats", "reading", "takehome", "guide"}
    assert not parts & set(page.run(FETCHED))
    page.tap("button", "Take it home")
    page.until(lambda seen: seen.has("button", "Download"), "the theme is written")
    assert parts - {"reading"} <= set(page.run(FETCHED))
