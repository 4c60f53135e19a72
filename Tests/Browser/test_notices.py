"""A notice leaves by itself once there was time to read it, offers to undo the change, and covers nothing that was
just pressed."""

import pytest
from harness.words import ACCENT_FIRST, COPIED, KEEPS_NOTHING, SET_FROM_BEAVER
from selenium.webdriver import ActionChains

WHOLE = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"

# Anything the page puts off for a second or more comes when `elapse` says that the time has passed.
CLOCK = """
let later = 0, last = 0;
const timers = [], [wait, clock, cancel] = [setTimeout.bind(window), performance.now.bind(performance), clearTimeout.bind(window)];
performance.now = () => clock() + later;
// Our own timers count down from -1, so that none has the number of one of the browser's.
window.setTimeout = (work, time = 0, ...rest) => {
  if (time < 1000) return wait(work, time, ...rest);
  last -= 1;
  timers.push({ id: last, work: () => work(...rest), at: performance.now() + time });
  return last;
};
window.clearTimeout = (id) => {
  const index = timers.findIndex((timer) => timer.id === id);
  if (index < 0) cancel(id);
  else timers.splice(index, 1);
};
window.elapse = (seconds) => {
  later += seconds * 1000;
  for (const timer of timers.splice(0)) {
    if (timer.at <= performance.now()) timer.work();
    else timers.push(timer);
  }
};
"""


@pytest.fixture
def timed(page, browser):
    """A page whose time stands still but for `elapse`."""
    browser.forget(page.url)
    script = browser.tell("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
    page.elapse = lambda seconds: page.run("elapse(arguments[0])", seconds)
    yield page
    browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)


def after(page, seconds):
    page.elapse(seconds)
    return page.look().notices


def copy(page):
    page.open(f"#/take-home?{WHOLE}", fresh=False)
    page.until(lambda seen: seen.has("button", "Copy"), "the theme is written")
    page.tap("button", "Copy")
    return page.until(lambda seen: seen.says(COPIED), "it says that it copied")


def test_a_notice_leaves_once_there_was_time_to_read_it(timed):
    copy(timed)
    assert after(timed, 3) != []
    assert after(timed, 2) == []


def test_an_error_stays_longer_and_what_can_be_undone_does_not(timed):
    timed.open("#/summary?primary=indigo-500", fresh=False)
    assert ACCENT_FIRST in timed.seen.notices[0]
    assert after(timed, 10) != []
    assert after(timed, 10) == []
    timed.open("#/crayons/beaver", fresh=False)
    assert timed.tap("button", "Use as primary").notices != []
    assert after(timed, 3) != []
    assert after(timed, 2) == []


def point(page, selector):
    element = page.run("return document.querySelector(arguments[0])", selector)
    ActionChains(page.driver, duration=0).move_to_element(element).perform()


def test_a_notice_stays_while_it_is_pointed_at(timed):
    copy(timed)
    point(timed, ".notice")
    assert after(timed, 60) != []
    point(timed, "h1")
    assert after(timed, 60) == []


def test_a_notice_stays_while_it_has_the_focus(timed):
    copy(timed)
    timed.run("document.querySelector('.notice button').focus()")
    assert after(timed, 60) != []
    timed.run("document.activeElement.blur()")
    assert after(timed, 60) == []


def test_a_notice_nobody_sees_waits_until_the_page_is_seen(timed):
    copy(timed)
    timed.run("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    assert after(timed, 60) != []
    timed.run("delete document.hidden")
    assert after(timed, 60) == []


REFUSED = "Storage.prototype.setItem = IDBDatabase.prototype.transaction = () => { throw new DOMException() };"


def test_what_the_page_says_by_itself_leaves_too(timed, browser):
    timed.open("#/primary", fresh=False)
    timed.run(REFUSED)
    timed.choose("Indigo")
    timed.until(lambda seen: seen.says(KEEPS_NOTHING), "the page says so")
    assert after(timed, 60) == []


def test_a_notice_offers_to_undo_what_it_tells_of(page):
    page.open("#/accent?primary=indigo-500")
    page.open("#/crayons/beaver", fresh=False)
    seen = page.tap("button", "Use as primary")
    assert SET_FROM_BEAVER in seen.notices[0]
    page.run("document.querySelector('.notice .action').click()")
    seen = page.until(lambda seen: not seen.notices, "the notice leaves")
    assert seen.theme == "primary=indigo-500"


def test_a_notice_about_a_link_says_what_is_to_be_chosen_first(page):
    page.open("#/accent?primary=indigo-500")
    [said] = page.open("#/summary?primary=teal-500", fresh=False).notices
    assert ACCENT_FIRST in said


SIDES = "return ['p', 'button'].map((kind) => document.querySelector(`.notice ${kind}`).getBoundingClientRect().toJSON())"


def test_with_large_text_the_buttons_of_a_notice_leave_the_lines_to_its_sentence(page):
    page.open("#/accent?primary=indigo-500", text_size=32)
    page.open("#/accent?primary=teal-500&accent=none-such", fresh=False, text_size=32)
    sentence, button = page.run(SIDES)
    assert button["top"] >= sentence["bottom"] and sentence["width"] > 300


PRESS = "arguments[0].scrollIntoView({ block: arguments[1] }); arguments[0].click()"
BOXES = """
return [arguments[0], document.querySelector(".notice")].map((one) => {
  const { top, right, bottom, left } = one.getBoundingClientRect();
  return [left, top, right, bottom];
});
"""


@pytest.mark.parametrize("viewport", [(320, 568), (390, 844)])
@pytest.mark.parametrize("address, name", [(f"#/take-home?{WHOLE}", "Copy"), ("#/crayons/beaver", "Copy rgb()")])
def test_a_notice_does_not_cover_what_was_just_pressed(page, viewport, address, name):
    page.open(address, viewport=viewport)
    if "crayons" in address:
        page.unfold("More")
    page.until(lambda seen: seen.has("button", name), "the button is there")
    button = page.element("button", name)
    for place in ("center", "end"):
        page.run(PRESS, button, place)
        page.until(lambda seen: seen.notices, "the page says how that went")
        (left, top, right, bottom), (x, y, end, foot) = page.run(BOXES, button)
        assert foot <= top or y >= bottom or end <= left or x >= right
        page.tap("button", "Dismiss")
