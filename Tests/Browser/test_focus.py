"""The focus goes on where a person is, and is never under what lies over the screen."""

import pytest
from harness.page import DESKTOP, PHONE
from harness.stage import THEME, open_stage
from selenium.webdriver.common.keys import Keys

HIDDEN = """
const focus = document.activeElement.getBoundingClientRect(), notice = document.querySelector(".notice");
if (!notice || notice.contains(document.activeElement)) return false;
const over = notice.getBoundingClientRect();
return focus.top < over.bottom && over.top < focus.bottom && focus.left < over.right && over.left < focus.right;
"""


@pytest.mark.parametrize("name", ["Dismiss", "Undo"])
def test_after_a_notice_the_focus_is_where_it_was_before(page, name):
    page.open(f"#/title-font?{THEME}", viewport=PHONE)
    page.run("document.querySelector('.dock .shuffle').focus()")
    page.press(Keys.ENTER)
    page.until(lambda seen: seen.notices, "it says what came")
    page.run("[...document.querySelectorAll('.notice button')].find((one) => one.textContent === arguments[0] || one.ariaLabel === arguments[0]).focus()", name)
    page.press(Keys.ENTER)
    seen = page.until(lambda seen: not seen.notices, "the notice is gone")
    assert seen.focus == ("button", "Shuffle")


def test_the_focus_is_never_under_a_notice(page):
    page.open(f"#/summary?{THEME}", viewport=PHONE)
    page.run("document.querySelector('.dock .shuffle').focus()")
    page.press(Keys.ENTER)
    page.until(lambda seen: seen.notices, "it says what came")
    for _ in range(14):
        page.press_with(Keys.SHIFT, Keys.TAB)
        assert not page.run(HIDDEN), page.focus


@pytest.mark.parametrize("address", ["#/primary", f"#/summary?{THEME}", f"#/title-font?{THEME}", f"#/take-home?{THEME}"])
def test_the_screen_is_at_most_three_stops_away(page, address):
    page.open(address, viewport=DESKTOP)
    page.run("document.activeElement.blur()")
    inside = "return Boolean(document.activeElement.closest('main'))"
    for stop in range(1, 4):
        page.strike(Keys.TAB)
        if page.focus == ("button", "Skip to the screen"):
            page.strike(Keys.ENTER)
        if page.run(inside):
            break
    assert page.run(inside), f"after {stop} stops the focus is on {page.focus}"


def test_the_samples_are_one_stop_and_arrows_lead_from_one_to_the_next(page):
    open_stage(page)
    page.run("arguments[0].focus()", page.element("button", "Enlarge Inbox"))
    assert page.press(Keys.ARROW_RIGHT).focus == ("button", "Enlarge Article")
    assert page.press(Keys.ARROW_LEFT).focus == ("button", "Enlarge Inbox")
    assert not (page.press(Keys.TAB).focus[1] or "").startswith("Enlarge")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_space_scrolls_where_a_heading_has_the_focus_and_shuffles_nothing(page, viewport):
    page.open(f"#/body-font?{THEME}", viewport=viewport)
    page.tap("button", "Done")
    page.until_screen("#/summary")
    page.until(lambda seen: seen.focus[0] == "heading", "the heading has the focus")
    seen = page.press(Keys.SPACE)
    assert seen.theme == THEME and not seen.notices
    page.until(lambda _: page.run("return document.querySelector('main').scrollTop") > 0, "it has scrolled")


def test_space_shuffles_where_nothing_has_the_focus_and_nothing_scrolls(page):
    open_stage(page, f"#/summary?{THEME}")
    page.run("document.activeElement.blur()")
    assert page.press(Keys.SPACE).theme != THEME


@pytest.mark.parametrize("address", [f"#/primary?{THEME}", f"#/take-home?{THEME}", f"#/title-font?{THEME}"])
def test_at_four_times_its_size_most_of_the_window_is_the_screen_s(page, address):
    page.open(address, viewport=(320, 256))
    page.until(lambda seen: not page.run("return Boolean(document.querySelector('[aria-busy=true]'))"), "it's all there")
    height = page.run("return document.querySelector('main').clientHeight")
    assert height >= 150
    for _ in range(12):
        page.strike(Keys.TAB)
        seen, whole = page.run(SIGHT)
        assert seen >= min(whole, 20) / 2, page.focus


# How much of what has the focus is in sight, and its height.
SIGHT = """
const main = document.querySelector("main"), focus = document.activeElement;
if (!main.contains(focus)) return [20, 20];
const box = focus.getBoundingClientRect(), room = main.getBoundingClientRect();
let seen = 0;
for (let y = Math.max(box.top, room.top) + 1; y < Math.min(box.bottom, room.bottom); y += 1) {
  const there = document.elementFromPoint(box.left + box.width / 2, y);
  if (there && (focus.contains(there) || there.contains(focus))) seen += 1;
}
return [seen, box.height];
"""
