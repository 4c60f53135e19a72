"""VC02: the accent color is chosen from a grid, under a bar in the primary."""

import pytest

from colors import is_grey
from harness import eyes
from harness.looks import bar, cells, grid_screen, names
from material import ACCENTS, accent, hue

INDIGO, PINK = hue("Indigo"), accent("Pink")


@pytest.fixture
def accents(page):
    return page.open("#/accent?primary=indigo-500")


def test_vc02_1_one_grid_shows_the_16_accents_under_a_bar_in_the_primary(accents):
    assert len(accents.all("listbox")) == 1
    assert names(accents) == [one.name for one in ACCENTS]
    shown = cells(accents)
    assert [cell.fill for cell in shown.values()] == [one.hex for one in ACCENTS]
    assert [cell.label for cell in shown.values()] == [""] * 16
    assert (eyes.fill(accents.banner()), eyes.ink(accents.heading())) == (INDIGO.hex, INDIGO.text)


def test_vc02_2_a_choice_greys_every_other_cell(accents):
    accents.choose("Pink")
    shown = cells(accents)
    assert shown.pop("Pink").fill == PINK.hex
    assert [name for name, cell in shown.items() if not is_grey(cell.fill)] == []


def test_vc02_3_a_choice_makes_all_labels_appear(accents):
    accents.choose("Pink")
    for name, cell in cells(accents).items():
        assert cell.label.startswith(name)


def test_vc02_4_the_chosen_label_is_in_its_associated_text_color(accents):
    for one in ACCENTS:
        accents.choose(one.name)
        label = eyes.pieces(accents.option(one.name))
        assert label and (one.name, {piece.ink for piece in label}) == (one.name, {one.text})


def test_vc02_5_a_tap_on_the_chosen_color_brings_the_initial_state_back(accents):
    initial = grid_screen(accents)
    accents.choose("Pink")
    assert grid_screen(accents) != initial
    accents.choose("Pink")
    assert grid_screen(accents) == initial


def test_vc02_6_next_is_disabled_at_first_and_drawn_in_the_primarys_800(accents):
    assert (bar(accents).next_enabled, bar(accents).next_ink) == (False, INDIGO.shade800)


def test_vc02_7_a_choice_enables_next(accents):
    accents.choose("Pink")
    assert (bar(accents).next_enabled, bar(accents).next_ink) == (True, INDIGO.text)
    assert accents.next().screen == "#/title-font"


def test_vc02_8_taking_the_choice_back_disables_next_again(accents):
    accents.choose("Pink")
    accents.choose("Pink")
    assert (bar(accents).next_enabled, bar(accents).next_ink) == (False, INDIGO.shade800)


def test_vc02_9_after_back_and_forward_again_the_accent_is_still_chosen(accents):
    accents.choose("Pink")
    before = grid_screen(accents)
    assert accents.leave_by("Back").screen == "#/primary"
    assert accents.chosen == ["Indigo"]
    assert accents.next().screen == "#/accent"
    assert grid_screen(accents) == before
