"""Choices are kept if they can be: through a kill of the browser, and if storage is refused."""

import os

import pytest

from harness.page import Page
from harness.storage import NO_DATABASE, Lasting
from harness.words import CUT, KEEPS_NOTHING, TOO_LONG

NO_LOCAL_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } });"
FULL_LOCAL_STORAGE = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') };"

# Chooses Indigo, and is done a number of frames later.
CHOOSE = """
const [frames, done] = arguments;
const count = (left) => requestAnimationFrame(() => setTimeout(() => (left > 1 ? count(left - 1) : done())));
document.querySelector("[aria-label=Indigo]").click();
count(frames);
"""
ATTEMPTS = int(os.environ.get("KILLS", "3"))


@pytest.mark.parametrize("attempt", range(ATTEMPTS))
def test_a_choice_outlives_a_kill_of_the_browser_at_any_moment_after_it(server, tmp_path, attempt):
    """The first kill comes once the choice is seen, in the next frame; each later one a frame later."""
    first = Lasting(tmp_path)
    page = Page(first, server)
    page.open("#/primary", fresh=False)
    page.driver.execute_async_script(CHOOSE, attempt + 1)
    first.kill()
    second = Lasting(tmp_path)
    try:
        assert Page(second, server).open("", fresh=False).chosen == ["Indigo"]
    finally:
        second.stop()



def start(page, refuse, refused):
    page.browser.forget(page.url)
    refuse(refused)
    page.open("#/primary", fresh=False)
    return page.choose("Indigo")


@pytest.mark.parametrize("refused", [NO_LOCAL_STORAGE, FULL_LOCAL_STORAGE, NO_DATABASE])
def test_one_place_to_keep_things_is_enough(page, refuse, refused):
    start(page, refuse, refused)
    seen = page.reload()
    assert seen.chosen == ["Indigo"]
    assert not seen.says(KEEPS_NOTHING)


@pytest.mark.parametrize("refused", [NO_LOCAL_STORAGE, FULL_LOCAL_STORAGE])
def test_where_nothing_can_be_kept_the_page_says_so_once_and_a_reload_loses_nothing(page, refuse, refused):
    start(page, refuse, refused + NO_DATABASE)
    page.until(lambda seen: seen.says(KEEPS_NOTHING), "the page says so")
    page.tap("button", "Dismiss")
    page.next()
    assert not page.choose("Pink").says(KEEPS_NOTHING)
    assert page.reload().chosen == ["Pink"]
    assert page.leave_by("Back").chosen == ["Indigo"]


LONG_HISTORY = """
localStorage.setItem("tintype.history", "<primary=teal-500\\n".repeat(250000));
localStorage.setItem("tintype.at", Date.now() + 1000);
"""


def test_a_history_of_megabytes_opens_and_says_what_is_forgotten(page):
    page.open("#/primary")
    page.choose("Indigo")
    page.run(LONG_HISTORY)
    assert page.reload().chosen == ["Indigo"]
    page.until(lambda seen: seen.says("undo history"), "the page says so")


def test_an_address_of_megabytes_is_refused_in_a_sentence(page):
    page.open("#/accent?primary=indigo-500")
    page.run("location.hash = '#/accent?primary=' + 'x'.repeat(1900000)")
    assert page.until(lambda seen: seen.says(TOO_LONG), "the page says so").title == "Accent color"


def test_what_is_pasted_into_a_field_is_cut_with_a_sentence(page):
    page.open("#/crayons")
    page.tap("searchbox")
    page.browser.tell(
        "Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"]
    )
    page.driver.execute_async_script(
        "navigator.clipboard.writeText('x'.repeat(5000)).then(arguments[0], arguments[0])"
    )
    page.browser.tell("Input.dispatchKeyEvent", type="keyDown", key="v", commands=["paste"])
    seen = page.until(lambda seen: seen.says(CUT), "the page says so")
    assert len(seen.the("searchbox").value) == 1024
