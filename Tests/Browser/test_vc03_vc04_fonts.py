"""VC03 and VC04: the title font and the body font are chosen from a list of the fonts that the device has.

What the two screens share is tested on both."""

from types import SimpleNamespace

import pytest

from colors import contrast
from harness.words import ON_DEVICE
from material import accent, hue

INDIGO = hue("Indigo")

TITLE = SimpleNamespace(
    name="title",
    title="Title font",
    address="#/title-font?primary=indigo-500&accent=pink-a200",
    accent=accent("Pink"),
    fonts=("Vollkorn", "Lato"),
    following="#/body-font",
    before=("#/accent", ["Pink"]),
)
BODY = SimpleNamespace(
    name="body",
    title="Body font",
    address="#/body-font?primary=indigo-500&accent=lime-a200&title=Vollkorn",
    accent=accent("Lime"),
    fonts=("Lato", "Inter"),
    following="#/summary",
    before=("#/title-font", ["Vollkorn"]),
)


@pytest.fixture(scope="module", params=[TITLE, BODY], ids=lambda role: role.name)
def role(request):
    return request.param


@pytest.fixture(scope="module")
def walk(role, walker):
    """The screen after each tap of one walk."""
    first, second = role.fonts
    return SimpleNamespace(
        initial=walker.open(role.address),
        first=walker.choose(first),
        taken_back=walker.choose(first),
        second=walker.choose(second),
        following=walker.next(),
        back=walker.leave_by("Back"),
        before=walker.leave_by("Back"),
        again=walker.tap("button", role.title, "main"),
    )


def families(seen):
    """The family in which each name of the list is set."""
    return {row.name: row.typeface.family for row in seen.options}


def test_vc03_1_vc04_1_one_list_shows_each_font_under_its_name_in_itself(walk):
    assert {"Vollkorn", "Inter", "Lato"} <= set(walk.initial.names)
    own = {row.name for row in walk.initial.all("option", inside=walk.initial.the("group", ON_DEVICE))}
    assert {name: family for name, family in families(walk.initial).items() if name in own} == {name: name for name in own}


def test_vc03_2_vc04_2_a_choice_sets_every_name_in_that_font(role, walk):
    first, second = role.fonts
    assert set(families(walk.first).values()) == {first}
    assert set(families(walk.second).values()) == {second}


def test_vc03_3_vc04_3_the_chosen_row_is_the_accent_with_a_legible_primary_on_it(role, walk):
    name = role.fonts[1]
    row = walk.second.option(name)
    assert (row.fill, walk.second.chosen) == (role.accent.hex, [name])
    assert contrast(row.ink, row.fill) >= 4.5


@pytest.mark.parametrize("address", ["#/title-font?", "#/body-font?title=Inter&"])
def test_vc03_3_vc04_3_the_text_of_the_chosen_row_is_the_primary_where_that_can_be_read(page, address):
    page.open(address + "primary=indigo-500&accent=lime-a200")
    row = page.choose("Lato").option("Lato")
    assert (row.fill, row.ink) == ("#EEFF41", INDIGO.hex)


def test_vc03_3_vc04_3_the_chosen_name_keeps_the_size_and_weight_of_its_row(role, walk):
    def set_in(seen, name):
        face = seen.option(name).typeface
        return face.size, face.weight

    first, second = role.fonts
    assert set_in(walk.second, second) == set_in(walk.initial, second) == set_in(walk.second, first)


def test_vc03_4_vc04_2_the_bar_shows_the_font_where_it_will_be_used(role, walk):
    before, after = walk.initial.heading, walk.first.heading
    assert after.text == before.text
    if role is TITLE:
        assert walk.initial.second_line
        assert after.typeface.family == "Vollkorn" != before.typeface.family
        assert after.typeface.size > before.typeface.size
        assert walk.first.second_line is None
    else:
        assert after.typeface == before.typeface
        assert before.typeface.family == "Vollkorn"
        assert walk.first.second_line.typeface.family == "Lato"
        assert walk.second.second_line.typeface.family == "Inter"


def test_vc03_5_vc04_4_a_tap_on_the_chosen_font_brings_the_initial_state_back(walk):
    assert walk.first.looks != walk.initial.looks
    assert walk.taken_back.looks == walk.initial.looks


def test_vc03_6_vc04_5_next_is_disabled_at_first_and_drawn_in_the_primarys_800(walk):
    assert (walk.initial.next.enabled, walk.initial.next.ink) == (False, INDIGO.shade800)


def test_vc03_7_vc04_6_a_choice_enables_next(role, walk):
    assert (walk.second.next.enabled, walk.second.next.ink) == (True, INDIGO.text)
    assert walk.following.screen == role.following


def test_vc03_8_vc04_7_taking_the_choice_back_disables_next_again(walk):
    assert (walk.taken_back.next.enabled, walk.taken_back.next.ink) == (False, INDIGO.shade800)


def test_vc03_9_vc04_8_back_keeps_the_choice(role, walk):
    assert walk.back.chosen == walk.again.chosen == [role.fonts[1]]
    assert walk.back.heading.typeface == walk.again.heading.typeface == walk.second.heading.typeface
    assert (walk.before.screen, walk.before.chosen) == role.before
