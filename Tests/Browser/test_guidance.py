"""The summary says which shade to use where a chosen color doesn't read, and makes a change with one tap."""

import pytest
from selenium.webdriver.common.keys import Keys

from colors import contrast
from harness import eyes, layout
from harness.browsers import only_in_chromium
from harness.keyboard import go
from harness.page import DESKTOP, PHONE

# Lato has a bold of its own everywhere: how large a bold text counts does not change when the fonts are measured.
FONTS = "title=Lato&body=Lato"
SHORT = f"primary=indigo-500&accent=pink-a200&{FONTS}"
HELPED = f"primary=indigo-800&accent=pink-a200&{FONTS}"
HARD = f"primary=red-500&accent=indigo-a200&{FONTS}"
CLEAR = f"primary=7986cb&accent=yellow-a200&{FONTS}"
FIX = "Or change the primary to Indigo 800"


def advice(page):
    return page.the("region", "Contrast")


def said(page):
    return [eyes.text(one) for one in page.all("paragraph", inside=advice(page))]


def offers(page):
    return [one.accessible_name for one in page.all("button", inside=advice(page))]


def session(page):
    return page.stored("tintype.session")


def lead_has_the_focus(page):
    return eyes.text(page.run("return document.activeElement")) == said(page)[0]


def test_it_says_which_shade_to_use_where_and_what_falls_short_there(page):
    page.open(f"#/summary?{SHORT}")
    ratio = int(contrast("#FF4081", "#3F51B5") * 100) / 100
    assert said(page)[0] == "In 3 places, use another shade."
    [mark] = [text for text in said(page) if "marks on the bar" in text]
    assert mark.endswith(f"Pink A200 is {ratio:.2f}:1 there, and needs 3:1.")
    assert contrast(mark.split()[1], "#3F51B5") >= 3
    assert offers(page) == [FIX]


def test_where_every_color_reads_one_sentence_says_so(page):
    page.open(f"#/summary?{CLEAR}", dark=True)
    assert said(page) == ["Your colors read wherever you use them."]
    assert offers(page) == []


def test_one_tap_takes_what_helps_and_undo_takes_it_back(page):
    page.open(f"#/summary?{SHORT}")
    page.tap(page.button(FIX, inside=advice(page)))
    page.until(lambda: session(page) == f"#/summary?{HELPED}", "the new theme is kept")
    assert page.screen == "#/summary"
    assert eyes.text(page.the("status")) == "The primary is now Indigo 800."
    assert eyes.fill(page.banner()) == "#283593"
    assert said(page)[0] == "In 2 places, use another shade."
    assert lead_has_the_focus(page)
    page.tap(page.the("button", "Undo"))
    page.until(lambda: session(page) == f"#/summary?{SHORT}", "the theme is as it was")
    assert offers(page) == [FIX]


def test_the_keyboard_reaches_it_and_keeps_its_place(page):
    page.open(f"#/summary?{HARD}")
    while offers(page):
        before = said(page)
        go(page, Keys.TAB, "button", offers(page)[0])
        page.press(Keys.ENTER)
        page.until(lambda: said(page) != before, "the advice has changed")
        assert lead_has_the_focus(page)


def test_a_mixed_color_stands_before_the_grid_and_outlives_a_reload(page):
    page.open(f"#/summary?{HARD}")
    [mixed] = [name for name in offers(page) if "#" in name and "the accent" in name]
    color = mixed.split()[-1]
    page.tap(page.button(mixed, inside=advice(page)))
    page.until(lambda: f"accent={color[1:].lower()}" in session(page), "the color is kept")
    page.reload()
    page.open("#/accent", fresh=False)
    page.until(lambda: page.screen == "#/accent", "the grid stands")
    assert eyes.fill(page.ready().options()[0]) == color


@only_in_chromium
def test_the_page_is_judged_as_it_stands_light_or_dark(page):
    page.open(f"#/summary?{SHORT}", dark=True)
    assert any(text.startswith("Use Indigo 400 for bars and filled controls: ") for text in said(page))


@pytest.mark.parametrize("viewport", [(320, 568), PHONE, DESKTOP], ids=["small phone", "phone", "wide"])
@pytest.mark.parametrize("theme", [SHORT, HARD], ids=["one", "several"])
def test_it_fits_its_window_and_axe_finds_nothing(page, viewport, theme):
    page.open(f"#/summary?{theme}", viewport)
    assert (layout.sideways(page), layout.cut_off(page), layout.overlaps(page)) == (None, [], [])
    assert layout.small_targets(page) == []
    assert page.violations() == []
