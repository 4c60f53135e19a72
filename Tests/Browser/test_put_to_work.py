"""A crayon, mixed or not, becomes the primary or the accent: a swatch like any other."""

import pytest

from colors import contrast, luminance
from crayons import crayon
from harness import words
from harness.mixer import Mixer
from material import ACCENTS, HUES

TANGERINE = crayon("Atomic Tangerine")


def use(page, slug, role):
    page.open(f"#/crayons/{slug}", fresh=False)
    return page.tap("button", f"Use as {role}")


@pytest.fixture
def tangerine(page):
    """The grid of primaries, Atomic Tangerine used as one."""
    page.open("#/primary")
    use(page, TANGERINE.slug, "primary")
    return page


def test_a_crayon_used_as_primary_is_first_and_chosen_in_the_grid_and_a_swatch_like_any_other(tangerine):
    seen = tangerine.seen
    assert (seen.screen, seen.chosen, seen.theme) == (
        "#/primary",
        ["Atomic Tangerine"],
        "primary=atomic-tangerine",
    )
    assert seen.names == ["Atomic Tangerine"] + [one.name for one in HUES]
    assert (seen.options[0].fill, seen.options[0].text) == (
        TANGERINE.hex,
        f"Atomic Tangerine {TANGERINE.hex}",
    )
    assert (seen.banner.fill, seen.heading.ink, seen.next.enabled) == (TANGERINE.hex, "#000000", True)
    seen = tangerine.choose("Atomic Tangerine")
    assert (seen.chosen, seen.next.enabled) == ([], False)
    assert tangerine.choose("Indigo").chosen == ["Indigo"]
    assert tangerine.choose("Atomic Tangerine").banner.fill == TANGERINE.hex
    assert tangerine.reload().chosen == ["Atomic Tangerine"]


def test_a_crayon_used_as_accent_is_first_and_chosen_among_the_accents(page):
    page.open("#/accent?primary=indigo-500")
    seen = use(page, "robins-egg-blue", "accent")
    assert (seen.screen, seen.chosen) == ("#/accent", ["Robin's Egg Blue"])
    assert seen.names == ["Robin's Egg Blue"] + [one.name for one in ACCENTS]
    assert page.next().screen == "#/title-font"


def test_a_crayon_called_like_a_hue_is_not_taken_for_it(page):
    page.open("#/primary")
    seen = use(page, "red", "primary")
    assert [(one.name, one.chosen) for one in seen.options[:2]] == [("Red", True), ("Red", False)]
    page.elements("option", "Red")[1].click()
    assert page.look().banner.fill == "#F44336"


def test_next_is_drawn_in_its_800_while_disabled_and_the_end_of_the_summary_is_its_900(tangerine):
    following = tangerine.next().next
    assert not following.enabled
    assert luminance(following.ink) < luminance(TANGERINE.hex)
    seen = tangerine.open(
        "#/summary?primary=atomic-tangerine&accent=pink-a200&title=Lato&body=Lato", fresh=False
    )
    shade900 = seen.all("paragraph", inside=seen.main)[-1].fill
    assert luminance(shade900) < luminance(following.ink)
    assert contrast(shade900, "#FFFFFF") >= 4.5
    assert f"Atomic Tangerine, {TANGERINE.hex}" in seen.main.text


def test_a_new_user_puts_a_pasted_color_to_work(page):
    page.open("")
    page.tap("button", "Crayons")
    page.until_screen("#/crayons")
    seen = page.put("searchbox", None, "#C0FFEE")
    assert seen.names[:2] == [words.OWN_COLOR, "Magic Mint"]
    assert words.NEAR in seen.options[1].description
    page.choose(words.OWN_COLOR)
    mixer = Mixer(page).switch("OKLCH")
    before = luminance(mixer.background)
    assert luminance(mixer.slide("Lightness", 0.85).background) < before
    color = "#" + "".join(mixer.switch("Hex").values)
    mixer.tap("Use as primary")
    [name] = page.until_screen("#/primary").chosen
    assert name == color
    assert page.seen.banner.fill == color
    assert page.tap("button", "Undo", "region").chosen == []
    page.tap("button", "Redo")
    seen = page.reload()
    assert (seen.chosen, seen.banner.fill) == ([name], color)
    for choice in ("Pink", "EB Garamond", "Lato"):
        page.next()
        page.choose(choice)
    seen = page.next()
    assert seen.screen == "#/summary"
    assert color in seen.main.text
