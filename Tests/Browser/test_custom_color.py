"""The last cell of each grid, and the screen it leads to: any other color."""

import pytest

from harness.page import DESKTOP

CUSTOM = "Custom color"


@pytest.mark.parametrize(("address", "count"), [("#/primary", 19), ("#/accent?primary=indigo-500", 16)])
def test_custom_1_the_last_cell_leads_to_any_color_and_back(page, address, count):
    seen = page.open(address)
    cells = seen.all("option", inside=seen.all("listbox")[0])
    assert len(cells) == count
    plus = seen.the("button", CUSTOM)
    # It's as large as a cell, in the last row, beside the last one.
    left, top, width, height = plus.box
    assert (abs(width - cells[-1].box[2]) < 1, abs(height - cells[-1].box[3]) < 1) == (True, True)
    assert abs(top - cells[-1].box[1]) < 1 and abs(left - cells[-1].box[0] - width - 12) < 1
    here = seen.screen
    page.tap("button", CUSTOM)
    seen = page.until_screen(f"{here}/custom")
    assert seen.heading.name == CUSTOM
    page.leave_by("Back")
    assert page.seen.screen == here


def test_custom_2_4_a_color_is_entered_and_used(page):
    page.open("#/primary/custom")
    assert not page.look().the("button", "Use as primary").enabled
    seen = page.type("textbox", "Color", "blurple")
    assert "“blurple” isn’t a color." in seen.the("status", inside=seen.main).text
    page.type("textbox", "Color", "c0ffee")
    page.tap("button", "Use as primary")
    seen = page.until_screen("#/primary")
    assert seen.theme == "primary=c0ffee"
    page.tap("button", "Undo", "status")
    assert page.look().theme == ""


def test_custom_3_it_leads_to_the_crayons_and_to_a_picture(page):
    page.open("#/primary/custom")
    page.tap("button", "Colors from a picture")
    page.until_screen("#/picture")
    page.open("#/primary/custom")
    page.tap("button", "Crayons", "main")
    page.until_screen("#/crayons")


@pytest.mark.parametrize("viewport, dark", [((320, 568), False), (DESKTOP, True)])
def test_the_screen_fits_and_is_accessible(page, viewport, dark):
    page.open("#/accent/custom?primary=c0ffee&accent=ff4081", viewport=viewport, dark=dark)
    page.until(lambda seen: seen.heading.name == CUSTOM, "it is shown")
    page.type("textbox", "Color", "tomato")
    assert not page.violations()
    assert page.run("const one = document.querySelector('main'); return one.scrollWidth <= one.clientWidth")
    page.picture(f"custom-{viewport[0]}-{'dark' if dark else 'light'}")
