"""Crayons 1 to 4 and 18: the list, searched by name and by color. Swift's Crayons tests go through all 133."""

import pytest

from colors import channels, contrast
from crayons import CRAYONS, crayon
from harness import words
from harness.page import DESKTOP


# From the nearest to the farthest.
NEARNESS = [words.SAME, "very similar", "similar", "different"]


@pytest.fixture
def crayons(page):
    page.open("#/crayons")
    return page


def own(seen):
    """The names of the crayons that were found; those of other sets come after them."""
    return [row.name for row in seen.options if not row.description.endswith((", CSS", ", xkcd"))]


def count(seen):
    """The page's count of the crayons it shows."""
    return seen.the("status", inside=seen.main).text


def test_crayons_1_to_3_a_list_shows_all_the_crayons_each_on_its_color(crayons):
    seen = crayons.seen
    rows = seen.options
    assert [row.name for row in rows] == [one.name for one in CRAYONS]
    assert [row.description for row in rows] == [one.hex for one in CRAYONS]
    assert [row.fill for row in rows] == [one.hex for one in CRAYONS]
    assert [row.name for row in rows if contrast(row.fill, row.ink) < 4.5] == []
    assert count(seen) == words.ALL_CRAYONS


def test_crayons_2_and_3_the_name_and_the_hex_are_drawn_on_the_color(crayons):
    for one in (CRAYONS[0], CRAYONS[70], CRAYONS[-1]):
        crayons.element("option", one.name)
        row = crayons.look().option(one.name)
        assert row.text == f"{one.name} {one.hex}"
        assert crayons.pixels(row) == one.hex


@pytest.mark.parametrize("text_size", [16, pytest.param(32, marks=pytest.mark.engines)])
def test_a_row_out_of_sight_is_as_high_as_one_in_sight_so_that_none_moves_under_a_finger(page, text_size):
    seen = page.open("#/crayons", text_size=text_size)
    assert {round(row.box[3]) for row in seen.options} == {4 * text_size}


@pytest.mark.parametrize("name", ["Purple Mountain's Majesty", "Violet (Purple)"])
def test_crayons_4_a_tap_on_a_row_opens_that_crayons_detail_and_back_leads_back(crayons, name):
    seen = crayons.choose(name)
    assert (seen.screen, seen.title) == (f"#/crayons/{crayon(name).slug}", name)
    assert channels(seen.banner.fill) == [crayon(name).red, crayon(name).green, crayon(name).blue]
    assert crayons.reload().title == name
    seen = crayons.leave_by("Back")
    assert (seen.screen, seen.chosen) == ("#/crayons", [name])


@pytest.mark.parametrize("address", ["#/crayons/EFDECD", "#/crayons/%23EFDECD"])
def test_crayons_18_a_hex_alone_opens_as_a_color_with_or_without_its_hash(page, address):
    seen = page.open(address)
    assert seen.title in ("Almond", "#EFDECD")
    assert seen.banner.fill == "#EFDECD"


def test_the_crayons_are_reached_from_the_steps_on_a_wide_window(page):
    page.open("#/primary", viewport=DESKTOP)
    page.tap("button", words.TO_CRAYONS, inside="navigation")
    page.until_screen("#/crayons")


def test_the_crayons_are_reached_from_the_tools_on_a_phone_and_the_theme_again(page):
    page.open("#/accent?primary=indigo-500")
    page.tap("button", "Crayons")
    page.until_screen("#/crayons")
    page.tap("button", "Theme")
    page.until_screen("#/accent")


def test_a_name_narrows_the_list_as_it_is_typed(crayons):
    crayons.tap("searchbox")
    typed = ""
    for letter in "tangerine":
        seen = crayons.press(letter)
        typed += letter
        expected = [one.name for one in CRAYONS if typed in one.name.lower()]
        if typed != "tan":  # a color of CSS, which is shown besides
            assert own(seen) == expected
    assert count(seen).startswith(words.TWO_CRAYONS)
    assert own(crayons.search("ROBIN")) == ["Robin's Egg Blue"]
    nothing = crayons.search("<b id=intruder>x</b>")
    assert nothing.the("listbox") and not nothing.has("option")
    assert "<b id=intruder>" in count(nothing)
    assert crayons.run("return document.getElementById('intruder')") is None


@pytest.mark.parametrize(
    "text, hex", [("rgb(255 164 116 / 50%)", "#FFA474"), ("tomato", "#FF6347"), ("#c0ffee", "#C0FFEE")]
)
def test_a_color_leads_the_list_and_the_crayons_nearest_to_it_follow_in_order(crayons, text, hex):
    seen = crayons.put("searchbox", None, text)
    color, *rest = seen.options[:21]
    assert (color.name, color.description, color.fill) == (words.OWN_COLOR, hex, hex)
    assert all(row.description.endswith((", CSS", ", xkcd")) for row in seen.options[21:])
    nearness = [NEARNESS.index(row.description.split(", ")[-1]) for row in rest]
    assert nearness == sorted(nearness) and len(rest) == 20
    if text.startswith("rgb"):
        assert rest[0].name == "Atomic Tangerine" and words.SAME in rest[0].text


def test_a_color_that_was_found_opens_in_the_mixer_and_back_finds_it_again(crayons):
    crayons.put("searchbox", None, "#C0FFEE")
    seen = crayons.choose(words.OWN_COLOR)
    assert (seen.screen, seen.title) == ("#/crayons/c0ffee", "#C0FFEE")
    assert crayons.leave_by("Back").the("searchbox").value == "#C0FFEE"


def test_an_address_of_no_crayon_says_what_was_wrong(page):
    page.open("#/crayons/nosuch")
    assert "nosuch" in page.until(lambda seen: seen.notices, "the page says so").notices[0]


def test_a_color_can_be_picked_from_the_screen_where_the_browser_can(crayons):
    crayons.run("window.EyeDropper = class { open() { return Promise.resolve({ sRGBHex: '#c0ffee' }); } };")
    crayons.tap("button", words.PICK)
    seen = crayons.until(lambda seen: seen.names[:1] == [words.OWN_COLOR], "the picked color leads the list")
    assert seen.options[0].description == "#C0FFEE"


@pytest.mark.engines
def test_where_the_browser_cannot_pick_a_color_nothing_offers_it(crayons):
    assert crayons.seen.has("button", words.PICK) == crayons.run("return 'EyeDropper' in window")
