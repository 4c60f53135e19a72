"""VC03: the title font is chosen from a list of the fonts that the device has."""

import pytest

from harness import eyes
from harness.looks import bar, families_all_through, list_screen, names, rows
from material import BLACK, WHITE, hue

INDIGO = hue("Indigo")


@pytest.fixture
def titles(page):
    return page.open("#/title-font?primary=indigo-500&accent=pink-a200")


def test_vc03_1_one_list_shows_each_font_under_its_name_in_itself(titles):
    assert titles.listbox()
    assert {"EB Garamond", "Inter", "Lato"} <= set(names(titles))
    assert families_all_through(titles) == {name: name for name in names(titles)}


def test_vc03_2_a_choice_sets_every_name_in_that_font(titles):
    titles.choose("EB Garamond")
    assert families_all_through(titles) == {name: "EB Garamond" for name in names(titles)}


@pytest.mark.parametrize(
    "theme, ground, legible",
    [
        pytest.param("primary=indigo-500&accent=lime-a200", "#EEFF41", "#3F51B5", id="the primary itself"),
        pytest.param("primary=indigo-500&accent=light-blue-a200", "#40C4FF", "#303F9F", id="its 700"),
        pytest.param("primary=amber-500&accent=deep-purple-a200", "#7C4DFF", "#FFF8E1", id="its 50"),
        pytest.param("primary=grey-500&accent=pink-a200", "#FF4081", "#212121", id="its 900"),
        pytest.param("primary=indigo-500&accent=pink-a200", "#FF4081", WHITE, id="white, for want of a shade"),
        pytest.param("primary=yellow-500&accent=yellow-a200", "#FFFF00", BLACK, id="black, for want of a shade"),
    ],
)
def test_vc03_3_the_chosen_row_is_the_accent_with_a_legible_primary_on_it(page, theme, ground, legible):
    page.open(f"#/title-font?{theme}")
    page.choose("EB Garamond")
    chosen = rows(page).pop("EB Garamond")
    assert (chosen.fill, chosen.ink) == (ground, legible)
    assert page.chosen == ["EB Garamond"]


@pytest.mark.parametrize("family, size, is_bold", [("Lato", 19, True), ("EB Garamond", 24, False)])
def test_vc03_3_where_the_text_reads_below_4_5_after_all_it_is_large(titles, family, size, is_bold):
    titles.choose(family)
    set_in = eyes.typeface(titles.option(family))
    assert (set_in.size, set_in.is_bold) == (size, is_bold), "bold where the font has a bold"


def test_vc03_4_the_title_takes_the_font_and_grows_and_the_second_line_disappears(titles):
    before = bar(titles)
    assert before.second_line
    titles.choose("EB Garamond")
    after = bar(titles)
    assert after.title == before.title
    assert after.typeface.family == "EB Garamond" != before.typeface.family
    assert after.typeface.size > before.typeface.size
    assert after.second_line == ""


def test_vc03_5_a_tap_on_the_chosen_font_brings_the_initial_state_back(titles):
    initial = list_screen(titles)
    titles.choose("EB Garamond")
    assert list_screen(titles) != initial
    titles.choose("EB Garamond")
    assert list_screen(titles) == initial


def test_vc03_6_next_is_disabled_at_first_and_drawn_in_the_primarys_800(titles):
    assert (bar(titles).next_enabled, bar(titles).next_ink) == (False, INDIGO.shade800)


def test_vc03_7_a_choice_enables_next(titles):
    titles.choose("EB Garamond")
    assert (bar(titles).next_enabled, bar(titles).next_ink) == (True, INDIGO.text)
    assert titles.next().screen == "#/body-font"


def test_vc03_8_taking_the_choice_back_disables_next_again(titles):
    titles.choose("EB Garamond")
    titles.choose("EB Garamond")
    assert (bar(titles).next_enabled, bar(titles).next_ink) == (False, INDIGO.shade800)


def test_vc03_9_back_keeps_the_choice(titles):
    titles.choose("EB Garamond")
    before = list_screen(titles)
    assert titles.leave_by("Back").screen == "#/accent"
    assert titles.chosen == ["Pink"]
    titles.next()
    assert list_screen(titles) == before
