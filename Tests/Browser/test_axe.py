"""axe-core finds nothing on any screen in any state."""

import pytest

from harness.browsers import only_in_chromium
from harness.page import DESKTOP, PHONE

HARD = ["indigo", "blue", "yellow", "lime", "grey", "deep-orange"]
ACCENT_OF = {"grey": "pink"}  # Material gives Grey no accent of its own


def check_every_state(page, hue, viewport, dark=False):
    """Walks through all screens and states in a theme whose primary and accent are of one hue, the hardest pairing."""
    name = hue.replace("-", " ").title()
    accent = ACCENT_OF.get(hue, hue)
    primary = f"primary={hue}-500"
    colors = f"{primary}&accent={accent}-a200"
    whole = f"{colors}&title=EB+Garamond&body=Lato"
    wrong = []

    def check(state):
        wrong.extend(f"{state}: {found}" for found in page.violations())

    def visit(address, state):
        page.open(address, viewport, fresh=address == "#/primary", dark=dark)
        page.until(lambda: page.screen == address.partition("?")[0], f"{address} stands")
        page.ready()
        check(state)

    visit("#/primary", "primary color, at first")
    page.choose(name)
    check("primary color, chosen")
    visit(f"#/accent?{primary}", "accent color, at first")
    page.choose(accent.replace("-", " ").title())
    check("accent color, chosen")
    visit(f"#/title-font?{colors}", "title font, at first")
    page.choose("EB Garamond")
    check("title font, chosen")
    visit(f"#/body-font?{colors}&title=EB+Garamond", "body font, at first")
    page.choose("Bebas Neue")
    check("body font, chosen, one with neither bold nor italic")
    visit(f"#/summary?{whole}", "summary")
    page.tap(page.button("Start Over"))
    page.alertdialog()
    check("summary, asking")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("hue", HARD)
def test_axe_finds_nothing_on_a_phone(page, hue):
    check_every_state(page, hue, PHONE)


@only_in_chromium
@pytest.mark.parametrize("hue", HARD)
def test_axe_finds_nothing_on_a_phone_in_the_dark(page, hue):
    check_every_state(page, hue, PHONE, dark=True)


@only_in_chromium
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("hue", ["indigo", "yellow"])
def test_axe_finds_nothing_on_a_wide_window(page, hue, dark):
    check_every_state(page, hue, DESKTOP, dark=dark)


def test_axe_finds_nothing_where_a_search_finds_nothing_or_a_link_was_refused(page):
    page.open("#/title-font?primary=indigo-500&accent=pink-a200")
    page.the("searchbox").send_keys("no such font")
    page.until(lambda: not page.all("option"), "nothing is found")
    assert page.settled().violations() == []
    page.open("#/accent?primary=nosuch-500", fresh=False)
    page.until(lambda: page.all("alert") + page.all("status"), "the page says what it refused")
    assert page.settled().violations() == []
