"""VC01 and VC02: the primary color and the accent color are each chosen from a grid.

What the two screens share is tested on both. Swift's ColorTests go through all hues and accents."""

from types import SimpleNamespace

import pytest

from colors import is_gray
from harness.page import DESKTOP
from material import ACCENTS, HUES, accent, hue

INDIGO, YELLOW = hue("Indigo"), hue("Yellow")

PRIMARY = SimpleNamespace(
    name="primary", address="#/primary", colors=HUES, chosen=hue("Indigo"), other=hue("Yellow"), following="#/accent"
)
ACCENT = SimpleNamespace(
    name="accent",
    address="#/accent?primary=indigo-500",
    colors=ACCENTS,
    chosen=accent("Pink"),
    other=accent("Lime"),
    following="#/title-font",
)


@pytest.fixture(scope="module", params=[PRIMARY, ACCENT], ids=lambda role: role.name)
def role(request):
    return request.param


@pytest.fixture(scope="module")
def walk(role, walker):
    """The screen after each tap of one walk."""
    return SimpleNamespace(
        initial=walker.open(role.address),
        stuck=walker.tap("button", "Next"),
        teal=walker.choose("Teal"),
        other=walker.choose(role.other.name),
        teal_again=walker.choose("Teal"),
        chosen=walker.choose(role.chosen.name),
        glass=walker.pixels(walker.seen.banner),
        taken_back=walker.choose(role.chosen.name),
        chosen_again=walker.choose(role.chosen.name),
        following=walker.next(),
        back=walker.leave_by("Back"),
    )


def test_vc01_1_vc02_1_one_grid_shows_the_colors_in_order_without_labels(role, walk):
    assert walk.initial.names == [one.name for one in role.colors]
    assert [cell.fill for cell in walk.initial.options] == [one.hex for one in role.colors]
    assert [cell.text for cell in walk.initial.options] == [""] * len(role.colors)
    assert len({cell.box[1] for cell in walk.initial.options}) < len(role.colors), "a grid has several cells side by side"


def test_vc01_2_vc02_1_the_bar_takes_the_primary(role, walk):
    if role is PRIMARY:
        assert (walk.chosen.banner.fill, walk.other.banner.fill) == (INDIGO.hex, YELLOW.hex)
    else:
        assert (walk.initial.banner.fill, walk.initial.heading.ink) == (INDIGO.hex, INDIGO.text)
    assert walk.glass == INDIGO.hex


def test_vc01_3_the_text_of_the_bar_and_of_the_status_bar_takes_the_associated_color(role, walk):
    seen_by_primary = ((walk.chosen, INDIGO), (walk.other, YELLOW)) if role is PRIMARY else ((walk.chosen, INDIGO),)
    for seen, one in seen_by_primary:
        assert (seen.heading.ink, seen.next.ink, seen.theme_color) == (one.text, one.text, one.hex)


def test_vc01_3_the_drawn_status_bar_takes_the_associated_color_too(page):
    page.open("#/primary", viewport=DESKTOP)
    for one in (INDIGO, YELLOW):
        clock = page.choose(one.name).clock
        assert (clock.ink, clock.fill) == (one.text, one.hex)


def test_vc01_4_vc02_2_every_other_cell_goes_gray(role, walk):
    assert walk.chosen.option(role.chosen.name).fill == role.chosen.hex
    assert [cell.name for cell in walk.chosen.options if not is_gray(cell.fill)] == [role.chosen.name]


def test_vc01_5_vc02_3_every_label_appears_and_the_chosen_one_tells_its_hex(role, walk):
    chosen = role.chosen
    for cell in walk.chosen.options:
        assert cell.text == (f"{chosen.name} {chosen.hex}" if cell.name == chosen.name else cell.name)


def test_vc01_6_vc02_4_the_chosen_label_is_in_its_associated_text_color(role, walk):
    for seen, one in ((walk.chosen, role.chosen), (walk.other, role.other)):
        assert {piece.ink for piece in seen.option(one.name).pieces} == {one.text}


def test_vc01_7_vc02_5_a_tap_on_the_chosen_color_brings_the_initial_state_back(walk):
    assert walk.chosen.looks != walk.initial.looks
    assert walk.taken_back.looks == walk.initial.looks


def test_vc01_8_a_tap_on_another_color_is_as_if_it_had_been_the_first(walk):
    assert walk.teal_again.chosen == ["Teal"]
    assert walk.teal_again.looks == walk.teal.looks != walk.other.looks


def test_vc01_9_vc02_6_next_is_disabled_at_first(role, walk):
    assert not walk.initial.next.enabled
    assert walk.stuck.screen == walk.initial.screen
    if role is ACCENT:
        assert walk.initial.next.ink == INDIGO.shade800


def test_vc01_10_vc02_7_a_choice_enables_next(role, walk):
    assert (walk.chosen.next.enabled, walk.chosen.next.ink) == (True, INDIGO.text)
    assert walk.following.screen == role.following


def test_vc01_11_vc02_8_taking_the_choice_back_disables_next_again(role, walk):
    assert not walk.taken_back.next.enabled
    if role is ACCENT:
        assert walk.taken_back.next.ink == INDIGO.shade800


def test_vc02_9_back_keeps_the_choice(walk):
    assert walk.back.looks == walk.chosen_again.looks


def test_vc02_9_after_back_and_forward_again_the_accent_is_still_chosen(page):
    page.open(ACCENT.address)
    chosen = page.choose("Pink")
    before = page.leave_by("Back")
    assert (before.screen, before.chosen) == ("#/primary", ["Indigo"])
    assert page.next().looks == chosen.looks
