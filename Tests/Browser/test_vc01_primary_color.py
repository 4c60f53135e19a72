"""VC01: the primary color is chosen from a grid."""

import pytest

from colors import is_grey
from harness import eyes
from harness.looks import bar, cells, grid_screen, names
from harness.page import DESKTOP
from material import HUES, hue

INDIGO = hue("Indigo")


@pytest.fixture
def primary(page):
    return page.open("#/primary")


def test_vc01_1_one_grid_shows_the_19_hues_in_order_without_labels(primary):
    assert len(primary.all("listbox")) == 1
    assert names(primary) == [one.name for one in HUES]
    shown = cells(primary)
    assert [cell.fill for cell in shown.values()] == [one.hex for one in HUES]
    assert [cell.label for cell in shown.values()] == [""] * 19
    assert len({option.rect["y"] for option in primary.options()}) < 19, "a grid has several cells side by side"


def test_vc01_2_the_bar_takes_the_tapped_color(primary):
    for one in HUES:
        primary.choose(one.name)
        assert (one.name, eyes.fill(primary.banner())) == (one.name, one.hex)
    assert primary.pixels(primary.banner()) == HUES[-1].hex


def test_vc01_3_the_text_of_the_bar_and_of_the_status_bar_takes_the_associated_color(primary):
    for one in HUES:
        primary.choose(one.name)
        assert (one.name, eyes.ink(primary.heading())) == (one.name, one.text)
        assert (one.name, eyes.ink(primary.button("Next"))) == (one.name, one.text)
        assert (one.name, primary.theme_color) == (one.name, one.hex)


def test_vc01_3_the_drawn_status_bar_takes_the_associated_color_too(page):
    page.open("#/primary", viewport=DESKTOP)
    for one in (INDIGO, hue("Yellow")):
        page.choose(one.name)
        clock = page.until(page.clock, "the drawn status bar shows the time")
        assert (eyes.ink(clock), eyes.fill(clock)) == (one.text, one.hex)


def test_vc01_4_every_other_cell_goes_grey(primary):
    primary.choose("Indigo")
    shown = cells(primary)
    assert shown.pop("Indigo").fill == INDIGO.hex
    assert [name for name, cell in shown.items() if not is_grey(cell.fill)] == []


def test_vc01_5_every_label_appears_and_the_chosen_one_tells_its_hex(primary):
    primary.choose("Indigo")
    for name, cell in cells(primary).items():
        assert cell.label == ("Indigo #3F51B5" if name == "Indigo" else name)


def test_vc01_6_the_chosen_label_is_in_its_associated_text_color(primary):
    for one in HUES:
        primary.choose(one.name)
        label = eyes.pieces(primary.option(one.name))
        assert [piece.ink for piece in label] == [one.text] * len(label)
        assert " ".join(piece.text for piece in label) == f"{one.name} {one.hex}"


def test_vc01_7_a_tap_on_the_chosen_color_brings_the_initial_state_back(primary):
    initial = grid_screen(primary)
    primary.choose("Indigo")
    assert grid_screen(primary) != initial
    primary.choose("Indigo")
    assert grid_screen(primary) == initial


def test_vc01_8_a_tap_on_another_color_is_as_if_it_had_been_the_first(primary):
    primary.choose("Teal")
    first = grid_screen(primary)
    primary.choose("Teal")
    primary.choose("Yellow")
    primary.choose("Teal")
    assert grid_screen(primary) == first
    assert primary.chosen == ["Teal"]


def test_vc01_9_next_is_disabled_at_first(primary):
    assert not bar(primary).next_enabled
    primary.button("Next").click()
    assert primary.screen == "#/primary"


def test_vc01_10_a_choice_enables_next(primary):
    primary.choose("Indigo")
    assert bar(primary).next_enabled
    assert primary.next().screen == "#/accent"


def test_vc01_11_taking_the_choice_back_disables_next_again(primary):
    primary.choose("Indigo")
    primary.choose("Indigo")
    assert not bar(primary).next_enabled
