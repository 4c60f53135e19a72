"""VC03: the title font is chosen from a list of the fonts that the device has."""

from types import SimpleNamespace

import pytest

from colors import contrast
from material import hue

INDIGO = hue("Indigo")
ADDRESS = "#/title-font?primary=indigo-500&accent={}"


@pytest.fixture(scope="module")
def walk(walker):
    """What the screen shows after each tap of one walk."""
    return SimpleNamespace(
        initial=walker.open(ADDRESS.format("pink-a200")),
        garamond=walker.choose("EB Garamond"),
        taken_back=walker.choose("EB Garamond"),
        lato=walker.choose("Lato"),
        following=walker.next(),
        back=walker.leave_by("Back"),
        before=walker.leave_by("Back"),
        again=walker.next(),
    )


def families(seen):
    """The family in which each name of the list is set."""
    return {row.name: row.typeface.family for row in seen.options}


def test_vc03_1_one_list_shows_each_font_under_its_name_in_itself(walk):
    assert {"EB Garamond", "Inter", "Lato"} <= set(walk.initial.names)
    own = {row.name for row in walk.initial.options if not row.description}
    assert {name: family for name, family in families(walk.initial).items() if name in own} == {name: name for name in own}


def test_vc03_2_a_choice_sets_every_name_in_that_font(walk):
    assert set(families(walk.garamond).values()) == {"EB Garamond"}
    assert set(families(walk.lato).values()) == {"Lato"}


def test_vc03_3_the_chosen_row_is_the_accent_with_a_legible_primary_on_it(walk):
    row = walk.lato.option("Lato")
    assert (row.fill, walk.lato.chosen) == ("#FF4081", ["Lato"])
    assert contrast(row.ink, row.fill) >= 4.5


def test_vc03_3_the_text_of_the_chosen_row_is_the_primary_where_that_can_be_read(page):
    page.open(ADDRESS.format("lime-a200"))
    row = page.choose("Lato").option("Lato")
    assert (row.fill, row.ink) == ("#EEFF41", INDIGO.hex)


def test_vc03_3_the_chosen_name_keeps_the_size_and_weight_of_its_row(walk):
    def set_in(seen, name):
        face = seen.option(name).typeface
        return face.size, face.weight

    assert set_in(walk.lato, "Lato") == set_in(walk.initial, "Lato") == set_in(walk.lato, "Inter")


def test_vc03_4_the_title_takes_the_font_and_grows_and_the_second_line_disappears(walk):
    before, after = walk.initial.heading, walk.garamond.heading
    assert walk.initial.second_line
    assert after.text == before.text
    assert after.typeface.family == "EB Garamond" != before.typeface.family
    assert after.typeface.size > before.typeface.size
    assert walk.garamond.second_line is None


def test_vc03_5_a_tap_on_the_chosen_font_brings_the_initial_state_back(walk):
    assert walk.garamond.looks != walk.initial.looks
    assert walk.taken_back.looks == walk.initial.looks


def test_vc03_6_next_is_disabled_at_first_and_drawn_in_the_primarys_800(walk):
    assert (walk.initial.next.enabled, walk.initial.next.ink) == (False, INDIGO.shade800)


def test_vc03_7_a_choice_enables_next(walk):
    assert (walk.lato.next.enabled, walk.lato.next.ink) == (True, INDIGO.text)
    assert walk.following.screen == "#/body-font"


def test_vc03_8_taking_the_choice_back_disables_next_again(walk):
    assert (walk.taken_back.next.enabled, walk.taken_back.next.ink) == (False, INDIGO.shade800)


def test_vc03_9_back_keeps_the_choice(walk):
    assert walk.back.chosen == walk.again.chosen == ["Lato"]
    assert walk.back.heading.typeface == walk.again.heading.typeface == walk.lato.heading.typeface
    assert (walk.before.screen, walk.before.chosen) == ("#/accent", ["Pink"])
