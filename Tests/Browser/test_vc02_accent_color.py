"""VC02: the accent color is chosen from a grid, under a bar in the primary.

Swift's AccentColorTests go through all accents."""

from types import SimpleNamespace

import pytest

from colors import is_gray
from material import ACCENTS, accent, hue

INDIGO, PINK, LIME = hue("Indigo"), accent("Pink"), accent("Lime")


@pytest.fixture(scope="module")
def walk(walker):
    """What the screen shows after each tap of one walk."""
    return SimpleNamespace(
        initial=walker.open("#/accent?primary=indigo-500"),
        lime=walker.choose("Lime"),
        taken_back=walker.choose("Lime"),
        pink=walker.choose("Pink"),
        following=walker.next(),
        back=walker.leave_by("Back"),
        before=walker.leave_by("Back"),
        again=walker.next(),
    )


def test_vc02_1_one_grid_shows_the_16_accents_under_a_bar_in_the_primary(walk):
    assert walk.initial.names == [one.name for one in ACCENTS]
    assert [cell.fill for cell in walk.initial.options] == [one.hex for one in ACCENTS]
    assert [cell.text for cell in walk.initial.options] == [""] * 16
    assert (walk.initial.banner.fill, walk.initial.heading.ink) == (INDIGO.hex, INDIGO.text)


def test_vc02_2_a_choice_grays_every_other_cell(walk):
    assert walk.pink.option("Pink").fill == PINK.hex
    assert [cell.name for cell in walk.pink.options if not is_gray(cell.fill)] == ["Pink"]


def test_vc02_3_a_choice_makes_all_labels_appear(walk):
    for cell in walk.pink.options:
        assert cell.text.startswith(cell.name)


def test_vc02_4_the_chosen_label_is_in_its_associated_text_color(walk):
    for seen, one in ((walk.pink, PINK), (walk.lime, LIME)):
        assert {piece.ink for piece in seen.option(one.name).pieces} == {one.text}


def test_vc02_5_a_tap_on_the_chosen_color_brings_the_initial_state_back(walk):
    assert walk.lime.looks != walk.initial.looks
    assert walk.taken_back.looks == walk.initial.looks


def test_vc02_6_next_is_disabled_at_first_and_drawn_in_the_primarys_800(walk):
    assert (walk.initial.next.enabled, walk.initial.next.ink) == (False, INDIGO.shade800)


def test_vc02_7_a_choice_enables_next(walk):
    assert (walk.pink.next.enabled, walk.pink.next.ink) == (True, INDIGO.text)
    assert walk.following.screen == "#/title-font"


def test_vc02_8_taking_the_choice_back_disables_next_again(walk):
    assert (walk.taken_back.next.enabled, walk.taken_back.next.ink) == (False, INDIGO.shade800)


def test_vc02_9_after_back_and_forward_again_the_accent_is_still_chosen(walk):
    assert walk.back.looks == walk.pink.looks
    assert (walk.before.screen, walk.before.chosen) == ("#/primary", ["Indigo"])
    assert walk.again.looks == walk.pink.looks
