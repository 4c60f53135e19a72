"""VC04: the body font is chosen from the same list; the bar's second line shows it."""

from types import SimpleNamespace

import pytest

from material import hue

INDIGO = hue("Indigo")


@pytest.fixture(scope="module")
def walk(walker):
    """What the screen shows after each tap of one walk."""
    return SimpleNamespace(
        initial=walker.open("#/body-font?primary=indigo-500&accent=lime-a200&title=EB+Garamond"),
        lato=walker.choose("Lato"),
        taken_back=walker.choose("Lato"),
        inter=walker.choose("Inter"),
        following=walker.next(),
        back=walker.leave_by("Back"),
        before=walker.leave_by("Back"),
        again=walker.next(),
    )


def families(seen):
    """The family in which each name of the list is set."""
    return {row.name: row.typeface.family for row in seen.options}


def test_vc04_1_one_list_shows_each_font_under_its_name_in_itself(walk):
    assert {"EB Garamond", "Inter", "Lato"} <= set(walk.initial.names)
    own = {row.name for row in walk.initial.options if not row.description}
    assert {name: family for name, family in families(walk.initial).items() if name in own} == {name: name for name in own}


def test_vc04_2_a_choice_sets_every_name_in_that_font(walk):
    assert set(families(walk.lato).values()) == {"Lato"}


def test_vc04_3_the_chosen_row_is_the_accent_with_a_legible_primary_on_it(walk):
    row = walk.lato.option("Lato")
    assert (row.fill, row.ink) == ("#EEFF41", INDIGO.hex)
    assert walk.lato.chosen == ["Lato"]


def test_vc04_4_a_tap_on_the_chosen_font_brings_the_initial_state_back(walk):
    assert walk.lato.looks != walk.initial.looks
    assert walk.taken_back.looks == walk.initial.looks


def test_vc04_5_next_is_disabled_at_first_and_drawn_in_the_primarys_800(walk):
    assert (walk.initial.next.enabled, walk.initial.next.ink) == (False, INDIGO.shade800)


def test_vc04_6_a_choice_enables_next(walk):
    assert (walk.inter.next.enabled, walk.inter.next.ink) == (True, INDIGO.text)
    assert walk.following.screen == "#/summary"


def test_vc04_7_taking_the_choice_back_disables_next_again(walk):
    assert (walk.taken_back.next.enabled, walk.taken_back.next.ink) == (False, INDIGO.shade800)


def test_vc04_8_back_keeps_the_choice(walk):
    assert walk.back.chosen == walk.again.chosen == ["Inter"]
    assert (walk.before.screen, walk.before.chosen) == ("#/title-font", ["EB Garamond"])


def test_vc04_the_title_keeps_the_title_font_and_the_second_line_shows_the_chosen_body_font(walk):
    assert walk.lato.heading.typeface == walk.initial.heading.typeface
    assert walk.initial.heading.typeface.family == "EB Garamond"
    assert walk.lato.second_line.typeface.family == "Lato"
    assert walk.inter.second_line.typeface.family == "Inter"
