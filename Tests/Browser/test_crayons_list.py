"""Crayons 1 to 4 and 18: the list, searched by name and by color."""

import re

import pytest

from colors import channels, contrast
from crayons import CRAYONS, crayon
from harness import eyes
from harness.browsers import only_in_chromium
from harness.looks import names
from harness.page import DESKTOP

TANGERINE = crayon("Atomic Tangerine")


@pytest.fixture
def crayons(page):
    return page.open("#/crayons")


def search(page, text):
    field = page.the("searchbox")
    field.clear()
    field.send_keys(text)
    return page.settled()


def count(page):
    """What the page says of how many crayons it shows."""
    return eyes.text(page.the("status", inside=page.main()))


def described(page):
    """The rows' descriptions: the hex, and how near where a color is looked for."""
    return page.run(
        "return [...document.querySelectorAll('[role=option]')].map((one) => one.getAttribute('aria-description'))"
    )


def test_crayons_1_a_list_shows_all_the_crayons_with_their_names(crayons):
    assert len(crayons.all("listbox")) == 1
    assert names(crayons) == [one.name for one in CRAYONS]
    assert count(crayons) == "133 crayons"


def test_crayons_2_and_3_the_hex_is_the_subtitle_and_the_color_the_background(crayons):
    facts = eyes.at_once(crayons.options(), "fill", "ink")
    assert [fill for fill, _ in facts] == [one.hex for one in CRAYONS]
    assert [fill for fill, ink in facts if contrast(fill, ink) < 4.5] == []
    assert described(crayons) == [one.hex for one in CRAYONS]
    for one in (CRAYONS[0], TANGERINE, CRAYONS[70], CRAYONS[-1]):
        row = crayons.option(one.name)
        crayons.run("arguments[0].scrollIntoView({ block: 'center' })", row)
        assert eyes.text(crayons.settled().option(one.name)) == f"{one.name} {one.hex}"
        assert crayons.pixels(row) == one.hex


@pytest.mark.parametrize("text_size", [16, 32])
def test_a_row_out_of_sight_is_as_high_as_one_in_sight_so_that_none_moves_under_a_finger(page, text_size):
    crayons = page.open("#/crayons", text_size=text_size)
    heights = "return [...arguments].map((one) => Math.round(one.getBoundingClientRect().height))"
    assert set(crayons.run(heights, *crayons.options())) == {4 * text_size}


@pytest.mark.parametrize("name", ["Almond", "Purple Mountain's Majesty", "Violet (Purple)", "Yellow Orange"])
def test_crayons_4_a_tap_on_a_row_opens_that_crayons_detail_and_back_leads_back(crayons, name):
    crayons.choose(name)
    assert crayons.screen == f"#/crayons/{crayon(name).slug}"
    assert crayons.ready().title == name
    crayons.leave_by("Back")
    assert crayons.screen == "#/crayons"
    assert crayons.chosen == [name]


def test_crayons_18_a_hex_alone_opens_as_a_color_with_or_without_its_hash(page):
    for address in ("#/crayons/EFDECD", "#/crayons/%23EFDECD"):
        page.open(address)
        page.until(lambda: page.title in ("Almond", "#EFDECD"), "the color stands")
        assert eyes.fill(page.banner()) == "#EFDECD"


def test_the_crayons_are_reached_from_the_steps_on_a_wide_window(page):
    page.open("#/primary", DESKTOP)
    page.tap(page.the("button", "Crayons Find or mix any color", page.the("navigation")))
    page.until(lambda: page.screen == "#/crayons", "the crayons stand")


def test_the_crayons_are_reached_from_the_dock_on_a_phone_and_the_theme_again(page):
    page.open("#/accent?primary=indigo-500")
    page.tap(page.the("button", "Crayons"))
    page.until(lambda: page.screen == "#/crayons", "the crayons stand")
    page.tap(page.the("button", "Theme"))
    page.until(lambda: page.screen == "#/accent", "the theme stands where it was")


def test_a_name_narrows_the_list_as_it_is_typed(crayons):
    field = crayons.the("searchbox")
    typed = ""
    for letter in "tangerine":
        field.send_keys(letter)
        typed += letter
        expected = [one.name for one in CRAYONS if typed in one.name.lower()]
        # A color of CSS is shown besides.
        crayons.until(lambda: [name for name in names(crayons) if name in expected], f"{typed} is found")
        if typed != "tan":
            assert names(crayons) == expected
    assert count(crayons) == "2 of 133 crayons"
    search(crayons, "no such crayon")
    assert names(crayons) == []
    assert "no such crayon" in count(crayons)
    search(crayons, "ROBIN")
    assert names(crayons) == ["Robin's Egg Blue"]


@pytest.mark.parametrize(
    "text, hex",
    [
        ("#FA4", "#FFAA44"),
        ("rgb(255 164 116 / 50%)", "#FFA474"),
        ("oklch(0.8 0.12 50)", None),
        ("tomato", "#FF6347"),
        ("#c0ffee", "#C0FFEE"),
    ],
)
def test_a_color_leads_the_list_and_the_crayons_nearest_to_it_follow_in_order(crayons, text, hex):
    search(crayons, text)
    crayons.until(lambda: names(crayons)[:1] == ["This color"], "the color leads the list")
    own, *rest = described(crayons)
    assert hex in (None, own)
    assert eyes.fill(crayons.option("This color")) == own
    figures = [float(re.search(r", (\d\.?\d*), ", one).group(1)) for one in rest]
    assert figures == sorted(figures)
    for figure, one in zip(figures, rest):
        assert ("the same to the eye" in one) == (figure < 0.02), one
    assert len(rest) == 20
    if text.startswith("rgb"):
        assert names(crayons)[1] == "Atomic Tangerine"
        assert "the same to the eye" in eyes.text(crayons.option("Atomic Tangerine"))


def test_a_color_that_was_found_opens_in_the_mixer(crayons):
    search(crayons, "#C0FFEE")
    crayons.choose("This color")
    assert (crayons.screen, crayons.ready().title) == ("#/crayons/c0ffee", "#C0FFEE")
    crayons.leave_by("Back")
    assert crayons.the("searchbox").get_property("value") == "#C0FFEE"


def test_what_is_searched_for_never_becomes_markup(crayons):
    search(crayons, "<b id=intruder>x</b>")
    assert "<b id=intruder>" in count(crayons)
    assert crayons.run("return document.getElementById('intruder')") is None


def test_an_address_of_no_crayon_says_what_would_be_right(page):
    page.open("#/crayons/nosuch")
    said = page.until(lambda: [text for text in map(eyes.text, page.all("alert")) if text], "the page says so")
    assert "nosuch" in said[0]


@only_in_chromium
def test_a_color_can_be_picked_from_the_screen_where_the_browser_can(page):
    page.open("#/crayons")
    picker = "window.EyeDropper = class { open() { return Promise.resolve({ sRGBHex: '#c0ffee' }); } };"
    page.run(picker)
    page.tap(page.the("button", "Pick a color from the screen"))
    page.until(lambda: names(page)[:1] == ["This color"], "the picked color leads the list")
    assert described(page)[0] == "#C0FFEE"


def test_where_the_browser_cannot_pick_a_color_nothing_offers_it(crayons):
    can_pick = crayons.run("return 'EyeDropper' in window")
    assert bool(crayons.all("button", "Pick a color from the screen")) == can_pick


def test_every_crayons_own_address_opens_it_after_a_reload(page):
    for one in CRAYONS[::19]:
        page.open(f"#/crayons/{one.slug}")
        page.until(lambda: page.title == one.name, f"{one.name} stands")
        assert channels(eyes.fill(page.banner())) == [one.red, one.green, one.blue]
