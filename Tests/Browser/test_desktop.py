"""On a wide window the steps are beside the phone and open their screens."""

import pytest
from selenium.webdriver import ActionChains

from harness.page import DESKTOP

STEPS = ["Primary color", "Accent color", "Title font", "Body font", "Summary"]


@pytest.fixture
def wide(page):
    page.open("#/title-font?primary=indigo-500&accent=pink-a200", viewport=DESKTOP)
    return page


def steps(seen):
    """The steps by their titles."""
    found = seen.all("button", inside=seen.the("navigation", "Sections"))
    return {title: next(one for one in found if one.name.startswith(title)) for title in STEPS}


def test_the_steps_tell_what_was_chosen_and_open_their_screens_as_far_as_that_allows(wide):
    before = steps(wide.seen)
    assert "Indigo" in before["Primary color"].text and "Pink" in before["Accent color"].text
    assert [before[title].enabled for title in STEPS] == [True, True, True, False, False]
    assert [title for title in STEPS if before[title].current] == ["Title font"]
    after = steps(wide.choose("EB Garamond"))
    assert "EB Garamond" in after["Title font"].text
    assert [after[title].enabled for title in STEPS] == [True, True, True, True, False]
    wide.tap("button", after["Primary color"].name)
    assert wide.until_screen("#/primary").chosen == ["Indigo"]


def test_the_phone_is_to_the_right_of_the_steps_and_keeps_its_size(wide):
    (left, _, width, _), (bar, _, size, _) = wide.seen.the("navigation", "Sections").box, wide.seen.banner.box
    assert left + width <= bar
    assert 360 <= size <= 480


def test_on_a_phone_the_app_fills_the_screen(page):
    seen = page.open("#/primary")
    assert seen.banner.box[:3] == (0, 0, 390)
    assert seen.clock is None, "the phone has a status bar already"
    assert not seen.has("navigation", "Sections")


def test_the_scrollbar_lies_over_the_phone_and_can_be_dragged(page):
    page.open("#/crayons", viewport=DESKTOP)
    page.until(
        lambda _: page.driver.find_elements("css selector", ".thumb"), "the page draws its own scrollbar"
    )
    main, row = page.element("main"), page.element("option", page.seen.names[0])
    assert page.run("return getComputedStyle(arguments[0]).scrollbarWidth", main) == "none"
    ActionChains(page.driver).move_to_element(row).perform()
    thumb = page.driver.find_element("css selector", ".thumb")
    left, width = thumb.rect["x"], thumb.rect["width"]
    assert main.rect["x"] < left < left + width <= main.rect["x"] + main.rect["width"]
    ActionChains(page.driver).drag_and_drop_by_offset(thumb, 0, 200).perform()
    assert page.run("return arguments[0].scrollTop", main) > 1000
