"""axe-core finds nothing among the crayons, in any state, light and dark."""

import pytest

from harness.browsers import only_in_chromium
from harness.mixer import Mixer
from harness.page import DESKTOP, PHONE

HARD = ["black", "white", "gray", "timberwolf", "red", "electric-lime"]


def check(page, slug, viewport, dark=False):
    """Everything that axe finds in the list and in one crayon's mixer, by state."""
    wrong = {}

    def note(state):
        if found := page.settled().violations():
            wrong[state] = found

    page.open("#/crayons", viewport, dark=dark)
    note("list")
    for text in ("blue", "#C0FFEE", "no such crayon"):
        field = page.the("searchbox")
        field.clear()
        field.send_keys(text)
        note(f"search for {text}")
    page.open(f"#/crayons/{slug}", viewport, fresh=False, dark=dark)
    page.until(lambda: page.all("slider"), "the mixer stands")
    mixer = Mixer(page)
    note("mixer")
    mixer.switch("OKLCH")
    note("OKLCH")
    mixer.switch("Hex").paste("Red", "nonsense")
    note("refusal")
    for _ in range(5):
        mixer.tap("Decrease alpha")
    note("half of the alpha")
    mixer.tap("Use as primary")
    page.until(lambda: page.screen == "#/primary", "the primary is chosen")
    note("used as primary")
    assert wrong == {}


@pytest.mark.parametrize("slug", HARD)
def test_axe_finds_nothing_among_the_crayons(page, slug):
    check(page, slug, PHONE)


@only_in_chromium
@pytest.mark.parametrize("slug", HARD)
def test_axe_finds_nothing_among_the_crayons_in_the_dark(page, slug):
    check(page, slug, PHONE, dark=True)


@only_in_chromium
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_among_the_crayons_on_a_wide_window(page, dark):
    check(page, "midnight-blue", DESKTOP, dark=dark)
