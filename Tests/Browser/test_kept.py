"""What was chosen is kept where it can be: over a kill of the browser, and where storage is refused."""

import os
import signal

import pytest
from selenium import webdriver

from harness import eyes
from harness.browsers import only_in_chromium
from harness.chromium import FLAGS, Chromium
from harness.page import Page

NO_LOCAL_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } });"
FULL_LOCAL_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') };"
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"


class Lasting(Chromium):
    """A browser with a profile in a folder, which another can take over."""

    def __init__(self, folder):
        options = webdriver.ChromeOptions()
        for flag in (*FLAGS, f"--user-data-dir={folder}"):
            options.add_argument(flag)
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))

    def kill(self):
        os.kill(self.driver.capabilities["goog:processID"], signal.SIGKILL)
        self.driver.service.stop()


@pytest.mark.parametrize("attempt", range(4))
def test_a_choice_outlives_a_kill_of_the_browser_right_after_it(server, tmp_path, attempt):
    first = Lasting(tmp_path)
    page = Page(first, server).open("#/primary", fresh=False)
    page.option("Indigo").click()
    page.until(lambda: page.run("return document.querySelector('[aria-selected=true]')"), "the choice is seen")
    first.kill()
    second = Lasting(tmp_path)
    try:
        assert Page(second, server).open("", fresh=False).chosen == ["Indigo"]
    finally:
        second.stop()


@pytest.fixture
def refuse(browser):
    scripts = []
    yield lambda source: scripts.append(browser.tell("Page.addScriptToEvaluateOnNewDocument", source=source))
    for script in scripts:
        browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)


def told(page):
    return [text for text in map(eyes.text, page.all("alert")) if "keeps nothing" in text]


def start(page, refuse, refused):
    page.browser.forget(page.url)
    refuse(refused)
    return page.open("#/primary", fresh=False)


@only_in_chromium
@pytest.mark.parametrize("refused", [NO_LOCAL_STORAGE, FULL_LOCAL_STORAGE, NO_DATABASE])
def test_one_place_to_keep_things_is_enough(page, refuse, refused):
    start(page, refuse, refused).choose("Indigo")
    assert page.reload().chosen == ["Indigo"]
    assert told(page) == []


@only_in_chromium
@pytest.mark.parametrize("refused", [NO_LOCAL_STORAGE, FULL_LOCAL_STORAGE])
def test_where_nothing_can_be_kept_the_page_says_so_once_and_a_reload_loses_nothing(page, refuse, refused):
    start(page, refuse, refused + NO_DATABASE).choose("Indigo")
    page.until(lambda: len(told(page)) == 1, "the page says so")
    page.tap(page.the("button", "Dismiss"))
    page.next().choose("Pink")
    assert told(page) == []
    assert page.reload().chosen == ["Pink"]
    page.leave_by("Back")
    assert page.chosen == ["Indigo"]


LONG_HISTORY = """
localStorage.setItem("tintype.history", "<primary=teal-500\\n".repeat(250000));
localStorage.setItem("tintype.at", Date.now() + 1000);
"""


@only_in_chromium
def test_a_history_of_megabytes_opens_and_says_what_is_forgotten(page):
    page.open("#/primary").choose("Indigo")
    page.run(LONG_HISTORY)
    page.reload()
    assert page.chosen == ["Indigo"]
    page.until(lambda: any("Undo" in text for text in map(eyes.text, page.all("alert"))), "the page says so")


@only_in_chromium
def test_an_address_of_megabytes_is_refused_in_a_sentence(page):
    page.open("#/accent?primary=indigo-500")
    page.run("location.hash = '#/accent?primary=' + 'x'.repeat(1900000)")
    page.until(lambda: any("bytes" in eyes.text(one) for one in page.all("alert")), "the page says so")
    assert page.title == "Accent color"


@only_in_chromium
def test_what_is_pasted_into_a_field_is_cut_with_a_sentence(page):
    page.open("#/crayons")
    field = page.the("searchbox")
    field.click()
    page.browser.tell("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    page.driver.execute_async_script("navigator.clipboard.writeText('x'.repeat(5000)).then(arguments[0], arguments[0])")
    page.browser.tell("Input.dispatchKeyEvent", type="keyDown", key="v", commands=["paste"])
    page.until(lambda: any("1024 characters" in eyes.text(one) for one in page.all("alert")), "the page says so")
    assert len(field.get_property("value")) == 1024
