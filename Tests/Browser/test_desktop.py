"""On a wide window the steps stand on the left of the phone and open their screens."""

import pytest
from selenium.webdriver import ActionChains

from harness import eyes
from harness.browsers import only_in_chromium
from harness.page import DESKTOP

STEPS = ["Primary color", "Accent color", "Title font", "Body font", "Summary"]


@pytest.fixture
def wide(page):
    return page.open("#/title-font?primary=indigo-500&accent=pink-a200", viewport=DESKTOP)


def steps(page):
    """The links or buttons of the steps, in order."""
    nav = page.the("navigation")
    return page.all("link", inside=nav) + page.all("button", inside=nav)


def step(page, title):
    [found] = [one for one in steps(page) if title in eyes.text(one)]
    return found


def may_open(element):
    return element.is_enabled() and element.get_attribute("aria-disabled") != "true"


def test_the_steps_tell_what_was_chosen_so_far(wide):
    told = [eyes.text(one) for one in steps(wide)]
    assert [any(title in text for text in told) for title in STEPS] == [True] * 5
    assert "Indigo" in eyes.text(step(wide, "Primary color"))
    assert "Pink" in eyes.text(step(wide, "Accent color"))
    wide.choose("EB Garamond")
    assert "EB Garamond" in eyes.text(step(wide, "Title font"))


def test_each_step_opens_its_screen_as_far_as_the_choices_allow(wide):
    assert [may_open(step(wide, title)) for title in STEPS] == [True, True, True, False, False]
    wide.tap(step(wide, "Primary color"))
    wide.until(lambda: wide.screen == "#/primary", "the step opens its screen")
    assert wide.ready().chosen == ["Indigo"]


def test_the_phone_stands_to_the_right_of_the_steps_and_keeps_its_size(wide):
    nav, bar = wide.the("navigation").rect, wide.banner().rect
    assert nav["x"] + nav["width"] <= bar["x"]
    assert 360 <= bar["width"] <= 480


def test_on_a_phone_the_app_fills_the_screen(page):
    page.open("#/primary")
    bar = page.banner().rect
    assert (bar["x"], bar["y"], bar["width"]) == (0, 0, 390)
    assert page.clock() is None, "the phone has a status bar of its own"


@only_in_chromium
def test_the_scrollbar_lies_over_the_phone_and_can_be_dragged(page):
    page.open("#/crayons", viewport=DESKTOP)
    page.until(lambda: page.driver.find_elements("css selector", ".thumb"), "the scrollbar is there")
    main, row = page.main(), page.options()[0]
    assert row.rect["width"] == main.rect["width"] == 390
    ActionChains(page.driver).move_to_element(row).perform()
    thumb = page.driver.find_element("css selector", ".thumb")
    page.until(lambda: thumb.value_of_css_property("opacity") == "1", "the scrollbar is seen")
    ActionChains(page.driver).drag_and_drop_by_offset(thumb, 0, 200).perform()
    assert page.run("return arguments[0].scrollTop", main) > 1000
