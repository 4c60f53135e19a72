"""axe-core finds nothing on any screen in any state.

Swift's LegibilityTests prove the contrasts of all themes; here are those that are hardest and easiest to read. Roles, names
and order are the same in every theme, so they're checked in one on a phone and in one on a wide window."""

import pytest

from harness.mixer import Mixer
from harness.page import DESKTOP, PHONE

THEMES = {"indigo": "indigo", "yellow": "yellow", "grey": "pink", "deep-orange": "deep-orange"}
ALL = ()
COLORS = ("color-contrast",)
LOOKS = [
    pytest.param("indigo", PHONE, False, ALL, id="indigo"),
    pytest.param("yellow", PHONE, True, COLORS, id="yellow in the dark"),
    pytest.param("grey", PHONE, False, COLORS, id="grey"),
    pytest.param("deep-orange", DESKTOP, False, COLORS, id="deep orange on a wide window"),
    pytest.param("indigo", DESKTOP, True, ALL, id="indigo on a wide window in the dark"),
]


@pytest.mark.parametrize("hue, viewport, dark, rules", LOOKS)
def test_axe_finds_nothing_in_the_theme(page, hue, viewport, dark, rules):
    how = {"viewport": viewport, "dark": dark}
    primary = f"primary={hue}-500"
    colors = f"{primary}&accent={THEMES[hue]}-a200"
    wrong = {}

    def check(state):
        if found := page.violations(*rules):
            wrong[state] = found

    def visit(address, state):
        assert page.open(address, fresh=False, **how).screen == address.partition("?")[0]
        check(state)

    page.open("#/primary", **how)
    check("primary color, at first")
    page.choose(hue.replace("-", " ").title())
    check("primary color, chosen")
    visit(f"#/accent?{primary}", "accent color, at first")
    page.choose(THEMES[hue].replace("-", " ").title())
    check("accent color, chosen")
    visit(f"#/title-font?{colors}", "title font, at first")
    page.choose("EB Garamond")
    check("title font, chosen")
    page.search("no such font")
    check("title font, nothing found")
    visit(f"#/body-font?{colors}&title=EB+Garamond", "body font, at first")
    page.choose("Bebas Neue")
    check("body font, chosen, one with neither bold nor italic")
    visit(f"#/summary?{colors}&title=EB+Garamond&body=Lato", "summary")
    page.tap("button", "Start Over")
    check("summary, asking")
    page.tap("button", "Cancel", inside="alertdialog")
    page.open("#/accent?primary=nosuch-500", fresh=False, **how)
    page.until(lambda seen: seen.notices, "the page says what it refused")
    check("a link that was refused")
    assert wrong == {}


@pytest.mark.parametrize(
    "slug, viewport, dark, rules",
    [
        pytest.param("white", PHONE, False, ALL, id="white"),
        pytest.param("gray", PHONE, True, COLORS, id="gray in the dark"),
        pytest.param("midnight-blue", DESKTOP, True, ALL, id="midnight blue on a wide window in the dark"),
    ],
)
def test_axe_finds_nothing_among_the_crayons(page, slug, viewport, dark, rules):
    how = {"viewport": viewport, "dark": dark}
    wrong = {}

    def check(state):
        if found := page.violations(*rules):
            wrong[state] = found

    page.open("#/crayons", **how)
    check("list")
    for text in ("#C0FFEE", "no such crayon"):
        page.put("searchbox", None, text)
        check(f"search for {text}")
    page.open(f"#/crayons/{slug}", fresh=False, **how)
    mixer = Mixer(page)
    check("mixer")
    mixer.switch("OKLCH")
    check("OKLCH")
    mixer.switch("Hex").paste("Red", "nonsense")
    check("refusal")
    mixer.tap("Decrease alpha", times=5)
    check("half of the alpha")
    mixer.tap("Use as primary")
    page.until_screen("#/primary")
    check("used as primary")
    assert wrong == {}
