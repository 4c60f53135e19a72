"""An update comes whole or not at all: every opening has one version of every file, with a network and without."""

import hashlib
import os
import threading

import pytest

from harness.changing_site import Answer, built, edited
from harness.page import Page
from harness.storage import until_worker
from harness.words import NEW_VERSION

# The versions of the page's parts: its script, and the page itself with its styles.
VERSIONS = """
const page = document.querySelector("meta[name=page]")?.content;
return [document.documentElement.dataset.host, page].map((version) => version || "1");
"""
UPDATES = int(os.environ.get("UPDATES", "2"))  # with four openings around each
KEPT = "const done = arguments[0]; caches.keys().then(done);"


def version(number):
    if number == 1:
        return built()
    host = f";document.documentElement.dataset.host='{number}'".encode()
    return edited(built(), host_js=host, index_html=f'<meta name="page" content="{number}">'.encode())


@pytest.fixture
def page(browser, site):
    """The page, visited once, with its first version kept on the device."""
    page = Page(browser, site)
    page.open("#/primary")
    until_worker(page)
    # The first visit asks for its worker, and then whether there is a newer one: no answer may come from a later version.
    # Chromium can be slow to look, especially while a test keeps reading the page.
    site.until_asked("/worker.js", 60, times=2)
    yield page
    browser.faults()  # what a test broke may say so


def opened(page):
    page.reopen()
    page.until(
        lambda _: page.run("return document.documentElement.classList.contains('ready')"),
        "the page has opened",
    )
    return page.run(VERSIONS)


def test_a_new_version_is_reported_and_taken_at_the_next_start(page, site):
    site.show(version(2))
    assert opened(page) == ["1", "1"]
    page.until(lambda seen: seen.says(NEW_VERSION), "the page says so")
    assert opened(page) == ["2", "2"]
    assert page.look().notices == []
    page.until(lambda _: len(page.driver.execute_async_script(KEPT)) == 1, "only the new version is kept")


def test_a_new_version_that_took_over_before_the_page_could_listen_is_reported(page, site):
    [old] = [name for name in version(1) if name.startswith("index.") and name != "index.html"]
    site.show(version(2))
    opened(page)
    page.until(lambda seen: seen.says(NEW_VERSION), "the page says so")
    # The worker of the new version answers with the old page.
    page.driver.get(f"{site.url}/{old}")
    page.until(lambda seen: seen.says(NEW_VERSION), "the page says so")
    assert page.run(VERSIONS) == ["1", "1"]


def test_a_version_drops_the_one_before_it_and_never_the_one_that_is_coming(page, site):
    [first] = page.driver.execute_async_script(KEPT)
    site.show(version(2))
    opened(page)
    page.until(lambda seen: seen.says(NEW_VERSION), "the new version is kept")
    page.driver.execute_async_script("caches.open('tintype index.next.html').then(arguments[0])")
    assert opened(page) == ["2", "2"]
    page.until(lambda _: first not in page.driver.execute_async_script(KEPT), "the first version is dropped")
    assert opened(page) == ["2", "2"]
    assert "tintype index.next.html" in page.driver.execute_async_script(KEPT)


def test_caches_of_other_apps_at_the_same_address_stay(page, site):
    page.driver.execute_async_script("caches.open('other-app-v1').then(arguments[0])")
    site.show(version(2))
    opened(page)
    page.until(lambda seen: seen.says(NEW_VERSION), "the new version is kept")
    assert opened(page) == ["2", "2"]
    page.until(lambda _: len(page.driver.execute_async_script(KEPT)) == 2, "the first version is dropped")
    assert "other-app-v1" in page.driver.execute_async_script(KEPT)


FETCHED = "const [path, done] = arguments; fetch(path).then((answer) => answer.text()).then(done);"
FONTS = "const done = arguments[0]; caches.open('tintype fonts').then((kept) => kept.keys()).then((all) => done(all.length));"


def test_only_a_font_that_is_the_one_asked_for_is_kept(page, site):
    assert opened(page) == ["1", "1"], "from now on, the worker answers"
    path = f"/fonts/own.{hashlib.sha256(b'a font').hexdigest()[:16]}.woff2"
    site.answers[path] = Answer(b"<h1>Sign in to the hotel</h1>", "text/html")
    assert "hotel" in page.driver.execute_async_script(FETCHED, path)
    site.answers[path] = Answer(b"a font", "font/woff2")
    assert page.driver.execute_async_script(FETCHED, path) == "a font"
    page.until(lambda _: page.driver.execute_async_script(FONTS) == 1, "the font is kept")
    site.answers[path] = Answer(b"another", "font/woff2")
    assert page.driver.execute_async_script(FETCHED, path) == "a font"


@pytest.mark.parametrize(
    "file, answer",
    [
        ("tintype.wasm", Answer(b"gone", "text/plain", 404)),
        ("host.js", Answer(b"<h1>Sign in</h1>", "text/html")),
        ("stage.css", Answer(b"", "text/css")),
    ],
    ids=["missing", "another file", "cut"],
)
def test_an_update_that_breaks_off_leaves_the_old_version_whole(page, site, file, answer):
    site.show(version(2))
    site.answers[site.path(file)] = answer
    assert opened(page) == ["1", "1"]
    page.until(lambda _: site.path(file) in site.asked, "the broken file is asked for")
    assert opened(page) == ["1", "1"]
    site.answers = {}
    assert opened(page) == ["1", "1"], "with no network"


def test_a_network_that_hangs_does_not_hold_up_the_start(page, site):
    hanging = threading.Event()
    for answer in site.answers.values():
        answer.released = hanging
    assert opened(page) == ["1", "1"]
    hanging.set()


def test_every_opening_around_updates_has_one_version(page, site):
    last = 1 + UPDATES
    for number in range(2, last + 1):
        site.show(version(number))
        for _ in range(4):
            host, itself = opened(page)
            assert host == itself
    newest = [str(last)] * 2
    page.until(lambda seen: seen.notices or page.run(VERSIONS) == newest, "the last version has come")
    assert opened(page) == newest


def test_a_page_opened_just_before_an_update_finds_its_files(page, site):
    """The build leaves the files of the version before beside the new ones; here the page comes late to ask."""
    new = version(2)
    site.show(version(1) | new)
    site.answers["/"] = Answer(version(1)["index.html"], "text/html; charset=utf-8")
    page.browser.forget(site.url)
    page.open("#/primary", fresh=False)
    assert page.run(VERSIONS) == ["1", "1"]
