"""On an ordinary laptop everything of the rail is in sight, and so is the way home."""

import pytest
from harness.page import PHONE
from harness.stage import SAMPLES, THEME, open_stage
from selenium.webdriver.common.keys import Keys

LAPTOPS = [(1280, 800), (1366, 768), (1440, 789), (1440, 900)]
RAIL = ["Primary color", "Accent color", "Title font", "Body font", "Summary", "Crayons", "Library", "Shuffle"]


def is_inside(box, viewport):
    left, top, width, height = box
    return left >= 0 and top >= 0 and left + width <= viewport[0] and top + height <= viewport[1]


@pytest.mark.parametrize("viewport", LAPTOPS)
@pytest.mark.parametrize("screen", ["primary", "summary"])
def test_the_steps_the_crayons_the_library_shuffle_and_the_name_are_in_sight(page, viewport, screen):
    seen = open_stage(page, f"#/{screen}?{THEME}", viewport=viewport)
    rail = seen.the("navigation", "Sections")
    buttons = seen.all("button", inside=rail)
    for name in RAIL:
        assert is_inside(next(one.box for one in buttons if one.name.startswith(name)), viewport), name
    assert is_inside(seen.the("textbox", "Name", inside=rail).box, viewport)
    assert page.run("const { scrollHeight, clientHeight } = document.querySelector('nav'); return scrollHeight <= clientHeight")


@pytest.mark.parametrize("viewport", [(1024, 768), *LAPTOPS])
def test_the_way_home_and_what_compares_are_over_the_samples(page, viewport):
    seen = open_stage(page, f"#/primary?{THEME}", viewport=viewport)
    stage = seen.the("region", "Stage")
    for name in ["Share", "Take it home", "View", "Hold to see the last change", "Inspect"]:
        assert is_inside(seen.the("button", name, inside=stage).box, viewport), name
    home = seen.the("button", "Take it home", inside=stage).box
    assert home[0] + home[2] >= viewport[0] - 40, "it's at the right"
    assert page.tap("button", "Take it home", inside="region").screen == "#/take-home"


def test_a_small_laptop_has_the_samples_too(page):
    seen = open_stage(page, viewport=(1024, 768))
    assert {one.name for one in seen.all("img")} == SAMPLES
    assert is_inside(seen.the("img", "Inbox").box, (1024, 768))


@pytest.mark.parametrize("viewport", LAPTOPS)
def test_the_phone_has_no_dock_of_its_own_beside_the_stage(page, viewport):
    seen = open_stage(page, viewport=viewport)
    assert not seen.has("region", "Tools")
    assert [one.name for one in seen.all("button") if one.name in ("Undo", "Redo")] == ["Undo", "Redo"]


def test_until_all_is_chosen_there_is_nothing_to_take_home(page):
    seen = page.open("#/primary?primary=indigo-500", viewport=(1280, 800))
    seen = page.until(lambda seen: seen.has("button", "Take it home"), "the stage is there")
    assert not seen.the("button", "Take it home").enabled and not seen.the("button", "Share").enabled


def test_the_menu_view_opens_over_the_samples_and_escape_closes_it(page):
    open_stage(page, viewport=(1280, 800))
    inbox = page.seen.the("img", "Inbox").box
    seen = page.tap("button", "View")
    assert seen.has("radiogroup", "Contrast") and seen.has("combobox", "Vision") and seen.has("button", "Set as Before")
    assert seen.the("img", "Inbox").box == inbox, "nothing moves"
    assert not page.press(Keys.ESCAPE).has("combobox", "Vision")


def test_a_phone_keeps_its_dock(page):
    assert page.open("#/primary", viewport=PHONE).has("region", "Tools")
