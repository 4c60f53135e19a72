"""A crayon, mixed or not, becomes the primary or the accent: a swatch like any other."""

import pytest

from colors import contrast, luminance
from crayons import crayon
from harness import eyes
from harness.looks import bar, cells, names
from harness.mixer import Mixer
from material import ACCENTS, HUES
from test_crayons_list import described, search

TANGERINE = crayon("Atomic Tangerine")


def use(page, slug, role):
    page.open(f"#/crayons/{slug}", fresh=False)
    page.until(lambda: page.all("slider"), "the mixer stands")
    page.tap(page.the("button", f"Use as {role}", page.main()))
    return page.ready()


@pytest.fixture
def tangerine(page):
    """The grid of primaries, Atomic Tangerine used as one."""
    page.open("#/primary")
    return use(page, TANGERINE.slug, "primary")


def test_a_crayon_used_as_primary_is_first_and_chosen_in_the_grid_under_its_name(tangerine):
    assert tangerine.screen == "#/primary"
    assert tangerine.chosen == ["Atomic Tangerine"]
    assert names(tangerine) == ["Atomic Tangerine"] + [one.name for one in HUES]
    shown = cells(tangerine)["Atomic Tangerine"]
    assert (shown.fill, shown.label) == (TANGERINE.hex, f"Atomic Tangerine {TANGERINE.hex}")
    assert (bar(tangerine).fill, bar(tangerine).ink) == (TANGERINE.hex, "#000000")
    assert bar(tangerine).next_enabled


def test_it_is_a_swatch_like_any_other(tangerine):
    tangerine.choose("Atomic Tangerine")
    assert tangerine.chosen == []
    assert not bar(tangerine).next_enabled
    tangerine.choose("Indigo")
    assert tangerine.chosen == ["Indigo"]
    tangerine.choose("Atomic Tangerine")
    assert eyes.fill(tangerine.banner()) == TANGERINE.hex


def test_a_crayon_used_as_accent_is_first_and_chosen_among_the_accents(page):
    page.open("#/accent?primary=indigo-500")
    use(page, "robins-egg-blue", "accent")
    assert page.screen == "#/accent"
    assert page.chosen == ["Robin's Egg Blue"]
    assert names(page) == ["Robin's Egg Blue"] + [one.name for one in ACCENTS]
    assert page.next().screen == "#/title-font"


def test_a_mixed_color_is_called_after_the_nearest_crayon(page):
    page.open("#/primary")
    use(page, "c0ffee", "primary")
    assert page.chosen == ["Near Magic Mint"]
    assert eyes.fill(page.banner()) == "#C0FFEE"


def test_a_crayon_called_like_a_hue_is_not_taken_for_it(page):
    page.open("#/primary")
    use(page, "red", "primary")
    assert names(page)[0] == "Red"
    own, *rest = page.options()
    assert [one.get_attribute("aria-selected") for one in (own, rest[0])] == ["true", "false"]
    page.tap(rest[0])
    assert eyes.fill(page.banner()) == "#F44336"


def test_next_is_drawn_in_its_800_while_disabled_and_the_summary_stands_on_its_900(tangerine):
    tangerine.next()
    shade800 = bar(tangerine).next_ink
    assert not bar(tangerine).next_enabled
    assert luminance(shade800) < luminance(TANGERINE.hex)
    tangerine.choose("Pink")
    tangerine.next().choose("EB Garamond")
    tangerine.next().choose("Lato")
    tangerine.next()
    ground = tangerine.run("return document.querySelector('main [aria-label=Accent]')")
    shade900 = eyes.fill(ground)
    assert luminance(shade900) < luminance(shade800)
    assert contrast(shade900, "#FFFFFF") >= 4.5
    assert f"Atomic Tangerine, {TANGERINE.hex}" in eyes.text(tangerine.main())


def test_it_travels_in_the_theme_string(tangerine):
    tangerine.until(lambda: tangerine.stored("tintype.session") == "#/primary?primary=atomic-tangerine", "it is kept")
    tangerine.reload()
    assert tangerine.chosen == ["Atomic Tangerine"]
    tangerine.open("#/accent?primary=c0ffee&accent=robins-egg-blue")
    assert tangerine.chosen == ["Robin's Egg Blue"]
    assert eyes.fill(tangerine.banner()) == "#C0FFEE"


def test_done_when_a_new_user_puts_a_pasted_color_to_work(page):
    page.open("", viewport=(390, 844))
    page.tap(page.the("button", "Crayons"))
    page.until(lambda: page.screen == "#/crayons", "the crayons stand")
    search(page.ready(), "#C0FFEE")
    page.until(lambda: names(page)[:2] == ["This color", "Magic Mint"], "the nearest crayon is named")
    assert "near" in described(page)[1]
    page.choose("This color")
    mixer = Mixer(page.ready())
    mixer.switch("OKLCH")
    before = luminance(mixer.background)
    mixer.slide("Lightness", 0.85)
    assert luminance(mixer.background) < before
    mixer.switch("Hex")
    mixed = "#" + "".join(mixer.values)
    mixer.tap("Use as primary")
    page.until(lambda: page.screen == "#/primary", "the primary is chosen")
    [name] = page.ready().chosen
    assert name.startswith("Near ")
    assert eyes.fill(page.banner()) == mixed
    page.tap(page.the("button", "Undo"))
    assert page.chosen == []
    page.tap(page.the("button", "Redo"))
    page.reload()
    assert (page.chosen, eyes.fill(page.banner())) == ([name], mixed)
    page.next().choose("Pink")
    page.next().choose("EB Garamond")
    page.next().choose("Lato")
    assert page.next().screen == "#/summary"
    assert mixed in eyes.text(page.main())
