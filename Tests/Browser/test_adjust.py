"""More than four choices: the colors of roles, brand colors, type and corners."""

import pytest
from harness.page import DESKTOP, PHONE
from harness.samples import FAULTS
from harness.stage import THEME, open_stage, painted, until_samples

ADJUST = f"#/adjust?{THEME}"


def chip(page, role):
    """The button that opens the editor of a role's color. The group that it's in is unfolded first."""
    index = 0
    while not (found := [one for one in page.look().all("button") if one.name.startswith(f"{role}, ")]):
        page.run("document.querySelectorAll('.role-group h2 button')[arguments[0]].click()", index)
        index += 1
    return found[0]


@pytest.fixture
def adjust(page):
    open_stage(page, ADJUST, viewport=PHONE)
    return page


def test_the_summary_leads_to_it_and_back(page):
    page.open(f"#/summary?{THEME}", viewport=PHONE)
    page.tap("button", "Adjust")
    page.until_screen("#/adjust")
    assert page.seen.heading.name == "Adjust"
    page.tap("button", "Back")
    page.until_screen("#/summary")


def test_nobody_meets_it_before_the_four_choices_are_made(page):
    assert page.open("#/adjust?primary=indigo-500").screen == "#/accent"
    seen = page.open("#/accent?primary=indigo-500&tab=palette", fresh=False, viewport=DESKTOP)
    assert not seen.has("button", "Add a color")


@pytest.mark.engines
def test_a_pinned_color_is_on_the_samples_and_undone_in_one_step(adjust):
    before = painted(adjust, "Inbox", "background")
    adjust.tap("button", chip(adjust, "background").name)
    assert adjust.look().focus[1] == "background"
    adjust.type("textbox", "Color", "#fff0e0")
    assert painted(adjust, "Inbox", "background") != before
    adjust.type("textbox", "Color", "#fff8e7")
    assert adjust.look().theme.endswith("&pin.light.background=fff8e7")
    adjust.tap("button", "Done")
    assert "pinned" in chip(adjust, "background").name
    adjust.tap("button", "Undo")
    assert painted(adjust, "Inbox", "background") == before


def test_a_pin_that_is_hard_to_read_says_so_and_one_tap_mends_it(adjust):
    adjust.tap("button", chip(adjust, "muted").name)
    adjust.tap("radio", "In light")
    seen = adjust.type("textbox", "Color", "aaaaaa")
    assert "and needs 4.5:1." in seen.the("status", inside=seen.main).text
    nearest = next(one.name for one in seen.all("button") if one.name.endswith("the nearest readable color"))
    seen = adjust.tap("button", nearest)
    assert "needs" not in seen.the("status", inside=seen.main).text
    assert "pin.light.muted=" in seen.theme


@pytest.mark.engines
def test_a_brand_color_is_added_and_named(adjust):
    adjust.tap("button", "Add a color")
    seen = adjust.type("textbox", "Name", "primary")
    assert "is the name of a role" in seen.the("alert", inside=seen.main).text
    adjust.type("textbox", "Name", "mint")
    seen = adjust.type("textbox", "Color", "00bfa5")
    assert seen.theme.endswith("&color.mint=00bfa5")
    assert painted(adjust, "Calendar", "mint") == painted(adjust, "Calendar", "brand-1")
    adjust.tap("button", "Done")
    assert chip(adjust, "on-mint-soft")


def test_shuffle_5_a_brand_color_stays_until_it_is_unlocked(page):
    page.open("#/summary?" + THEME + "&color.mint=00bfa5")
    assert page.tap("button", "Shuffle").theme.endswith("&color.mint=00bfa5")
    page.tap("button", "Adjust")
    page.tap("button", chip(page, "mint").name)
    assert page.element("button", "Lock mint").get_attribute("aria-pressed") == "true"
    page.tap("button", "Lock mint")
    assert page.element("button", "Lock mint").get_attribute("aria-pressed") == "false"
    page.tap("button", "Back", "banner")
    assert page.element("button", "Lock mint").get_attribute("aria-pressed") == "false"
    seen = page.tap("button", "Shuffle")
    assert "&color.mint=" in seen.theme and "&color.mint=00bfa5" not in seen.theme


@pytest.mark.engines
def test_corners_go_through_named_stops(adjust):
    adjust.tap("button", "Corners: less")
    seen = adjust.tap("button", "Corners: less")
    assert seen.theme.endswith("&corner=6")
    assert "6 px, Small" in seen.the("group", "Corners").text
    seen = adjust.tap("button", "Reset corners")
    assert "corner" not in seen.theme


def test_the_palette_is_the_place_to_adjust_on_a_wide_window(page):
    open_stage(page, f"#/summary?{THEME}", viewport=DESKTOP)
    page.tap("tab", "Palette")
    page.tap("button", chip(page, "surface").name)
    seen = page.type("textbox", "Color", "#eef7ff")
    assert seen.theme.endswith("&pin.surface=eef7ff")
    until_samples(page)
    assert not page.violations()
    page.picture("palette-editor")
    page.tap("button", "Done")
    page.picture("palette-adjusted")
    page.tap("button", "Unpin all")
    assert "&pin." not in page.look().theme


@pytest.mark.parametrize("viewport, dark", [(PHONE, False), ((320, 568), True), (DESKTOP, False), (DESKTOP, True)])
def test_it_fits_and_is_accessible(page, viewport, dark):
    page.open(ADJUST + "&color.mint=00bfa5&pin.light.muted=aaaaaa&tab=palette", viewport=viewport, dark=dark)
    page.until(lambda seen: seen.has("group", "Corners"), "there's something to adjust")
    if viewport != DESKTOP:
        until_samples(page)
    name = f"adjust-{viewport[0]}-{'dark' if dark else 'light'}"
    # The samples show what the pin does.
    faults = [fault for fault in page.violations() if ".s-fg-muted" not in fault]
    assert not faults
    fits = "const one = document.querySelector('main'); return one.scrollWidth <= one.clientWidth"
    assert page.run(fits)
    page.picture(name)
    page.tap("button", chip(page, "muted").name)
    page.until(lambda seen: seen.has("button", "Done"), "the editor is open")
    assert not [fault for fault in page.violations() if ".s-fg-muted" not in fault]
    assert page.run(fits)
    page.picture(name + "-editor")


def test_adjust_3_the_summary_and_the_contrast_tab_offer_the_nearest_color_that_reads(page):
    pinned = f"#/summary?{THEME}&pin.light.muted=aaaaaa"
    seen = page.open(pinned, viewport=PHONE)
    assert seen.the("region", "Contrast").text.startswith("A pinned color makes something hard to read.")
    page.picture("summary-pinned")
    offer = next(one.name or one.text for one in seen.all("button") if "the nearest readable color" in (one.name or one.text))
    seen = page.tap("button", offer)
    assert "Your pin" not in seen.the("region", "Contrast").text
    page.open(f"{pinned}&tab=contrast", viewport=DESKTOP)
    page.until(lambda seen: seen.has("tabpanel", "Contrast"), "the stage is there")
    page.picture("contrast-pinned")
    seen = page.tap("button", offer, inside="tabpanel")
    assert "too low" not in seen.the("region", "Stage").text


def test_adjust_2_the_neutral_is_a_chip_too(adjust):
    adjust.tap("button", chip(adjust, "Neutral").name)
    before = painted(adjust, "Inbox", "background")
    seen = adjust.type("textbox", "Color", "8d6e63")
    assert seen.theme.endswith("&neutral=8d6e63")
    assert painted(adjust, "Inbox", "background") != before
    adjust.tap("button", "Use the primary’s hue")
    assert painted(adjust, "Inbox", "background") == before
    seen = adjust.tap("button", "Done")
    assert seen.focus[1].startswith("Neutral, ")


# Every stop of the steppers, and the largest two together.
STOPS = {
    "scale": "1.067 1.125 1.2 1.25 1.333 1.414 1.5 1.618 1.618&size=20".split(),
    "size": "14 15 16 17 18 19 20".split(),
    "title-weight": "400 500 600 700 800".split(),
    "body-weight": "400 700".split(),
    "corner": "0 6 12 20 round".split(),
}


@pytest.mark.parametrize("text_size", [16, 32])
@pytest.mark.parametrize("key", STOPS)
def test_no_sample_loses_a_word_at_any_stop(page, key, text_size):
    for stop in STOPS[key]:
        open_stage(page, f"#/preview?{THEME}&{key}={stop}", viewport=PHONE, text_size=text_size)
        assert page.look().theme.endswith(f"&{key}={stop}")
        assert page.run(FAULTS) == [], stop
