"""VC04: the body font is chosen from the same list; the bar's second line shows it."""

import pytest

from harness import eyes
from harness.looks import bar, families_all_through, list_screen, names, rows
from material import hue

INDIGO = hue("Indigo")
THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond"


@pytest.fixture
def bodies(page):
    return page.open(f"#/body-font?{THEME}")


def test_vc04_1_one_list_shows_each_font_under_its_name_in_itself(bodies):
    assert bodies.listbox()
    assert {"EB Garamond", "Inter", "Lato"} <= set(names(bodies))
    assert families_all_through(bodies) == {name: name for name in names(bodies)}


def test_vc04_2_a_choice_sets_every_name_in_that_font(bodies):
    bodies.choose("Lato")
    assert families_all_through(bodies) == {name: "Lato" for name in names(bodies)}


@pytest.mark.parametrize(
    "theme, ground, legible",
    [
        pytest.param("primary=indigo-500&accent=lime-a200", "#EEFF41", "#3F51B5", id="the primary itself"),
        pytest.param("primary=teal-500&accent=yellow-a200", "#FFFF00", "#00796B", id="its 700"),
        pytest.param("primary=indigo-500&accent=pink-a200", "#FF4081", "#FFFFFF", id="white, for want of a shade"),
    ],
)
def test_vc04_3_the_chosen_row_is_the_accent_with_a_legible_primary_on_it(page, theme, ground, legible):
    page.open(f"#/body-font?{theme}&title=EB+Garamond")
    page.choose("Lato")
    chosen = rows(page).pop("Lato")
    assert (chosen.fill, chosen.ink) == (ground, legible)
    assert page.chosen == ["Lato"]


def test_vc04_4_a_tap_on_the_chosen_font_brings_the_initial_state_back(bodies):
    initial = list_screen(bodies)
    bodies.choose("Lato")
    assert list_screen(bodies) != initial
    bodies.choose("Lato")
    assert list_screen(bodies) == initial


def test_vc04_5_next_is_disabled_at_first_and_drawn_in_the_primarys_800(bodies):
    assert (bar(bodies).next_enabled, bar(bodies).next_ink) == (False, INDIGO.shade800)


def test_vc04_6_a_choice_enables_next(bodies):
    bodies.choose("Lato")
    assert (bar(bodies).next_enabled, bar(bodies).next_ink) == (True, INDIGO.text)
    assert bodies.next().screen == "#/summary"


def test_vc04_7_taking_the_choice_back_disables_next_again(bodies):
    bodies.choose("Lato")
    bodies.choose("Lato")
    assert (bar(bodies).next_enabled, bar(bodies).next_ink) == (False, INDIGO.shade800)


def test_vc04_8_back_keeps_the_choice(bodies):
    bodies.choose("Lato")
    before = list_screen(bodies)
    assert bodies.leave_by("Back").screen == "#/title-font"
    assert bodies.chosen == ["EB Garamond"]
    bodies.next()
    assert list_screen(bodies) == before


def test_vc04_the_title_keeps_the_title_font_and_the_second_line_shows_the_chosen_body_font(bodies):
    assert bar(bodies).typeface.family == "EB Garamond"
    bodies.choose("Lato")
    assert bar(bodies).typeface.family == "EB Garamond"
    assert eyes.typeface(bodies.second_line()).family == "Lato"
    bodies.choose("Inter")
    assert eyes.typeface(bodies.second_line()).family == "Inter"
