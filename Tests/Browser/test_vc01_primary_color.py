"""VC01: the primary color is chosen from a grid. Swift's PrimaryColorTests go through all 19 hues."""

from types import SimpleNamespace

import pytest

from colors import is_gray
from harness.page import DESKTOP
from material import HUES, hue

INDIGO, YELLOW = hue("Indigo"), hue("Yellow")


@pytest.fixture(scope="module")
def walk(walker):
    """What the screen shows after each tap of one walk."""
    return SimpleNamespace(
        initial=walker.open("#/primary"),
        stuck=walker.tap("button", "Next"),
        teal=walker.choose("Teal"),
        yellow=walker.choose("Yellow"),
        teal_again=walker.choose("Teal"),
        indigo=walker.choose("Indigo"),
        glass=walker.pixels(walker.seen.banner),
        taken_back=walker.choose("Indigo"),
        chosen_again=walker.choose("Indigo"),
        following=walker.next(),
    )


def test_vc01_1_one_grid_shows_the_19_hues_in_order_without_labels(walk):
    assert walk.initial.names == [one.name for one in HUES]
    assert [cell.fill for cell in walk.initial.options] == [one.hex for one in HUES]
    assert [cell.text for cell in walk.initial.options] == [""] * 19
    assert len({cell.box[1] for cell in walk.initial.options}) < 19, "a grid has several cells side by side"


def test_vc01_2_the_bar_takes_the_tapped_color(walk):
    assert (walk.indigo.banner.fill, walk.yellow.banner.fill) == (INDIGO.hex, YELLOW.hex)
    assert walk.glass == INDIGO.hex


def test_vc01_3_the_text_of_the_bar_and_of_the_status_bar_takes_the_associated_color(walk):
    for seen, one in ((walk.indigo, INDIGO), (walk.yellow, YELLOW)):
        assert (seen.heading.ink, seen.next.ink, seen.theme_color) == (one.text, one.text, one.hex)


def test_vc01_3_the_drawn_status_bar_takes_the_associated_color_too(page):
    page.open("#/primary", viewport=DESKTOP)
    for one in (INDIGO, YELLOW):
        clock = page.choose(one.name).clock
        assert (clock.ink, clock.fill) == (one.text, one.hex)


def test_vc01_4_every_other_cell_goes_gray(walk):
    assert walk.indigo.option("Indigo").fill == INDIGO.hex
    assert [cell.name for cell in walk.indigo.options if not is_gray(cell.fill)] == ["Indigo"]


def test_vc01_5_every_label_appears_and_the_chosen_one_tells_its_hex(walk):
    for cell in walk.indigo.options:
        assert cell.text == ("Indigo #3F51B5" if cell.name == "Indigo" else cell.name)


def test_vc01_6_the_chosen_label_is_in_its_associated_text_color(walk):
    for seen, one in ((walk.indigo, INDIGO), (walk.yellow, YELLOW)):
        assert {piece.ink for piece in seen.option(one.name).pieces} == {one.text}


def test_vc01_7_a_tap_on_the_chosen_color_brings_the_initial_state_back(walk):
    assert walk.indigo.looks != walk.initial.looks
    assert walk.taken_back.looks == walk.initial.looks


def test_vc01_8_a_tap_on_another_color_is_as_if_it_had_been_the_first(walk):
    assert walk.teal_again.chosen == ["Teal"]
    assert walk.teal_again.looks == walk.teal.looks != walk.yellow.looks


def test_vc01_9_next_is_disabled_at_first(walk):
    assert not walk.initial.next.enabled
    assert walk.stuck.screen == "#/primary"


def test_vc01_10_a_choice_enables_next(walk):
    assert walk.indigo.next.enabled
    assert walk.following.screen == "#/accent"


def test_vc01_11_taking_the_choice_back_disables_next_again(walk):
    assert not walk.taken_back.next.enabled
