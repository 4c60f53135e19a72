"""Nothing scrolls sideways, is cut off, overlaps or is too small to hit, on any iPhone or on a wide window.

Crayons.23 promises it of the crayons. It's true of every screen, with text of twice the size, too."""

import pytest

from harness import layout
from harness.mixer import Mixer
from harness.page import DESKTOP

IPHONES = [(320, 568), (375, 667), (390, 844), (402, 874), (440, 956)]
# The one that's seen in every engine for each size of text: a common one, and the tightest of all.
EVERYWHERE = {16: (390, 844), 32: (320, 568)}

COLORS = "primary=deep-orange-500&accent=deep-orange-a200"
FONTS = "title=Linux+Libertine+O&body=JetBrains+Mono"  # a long name, and a wide face
SCREENS = (
    "#/primary?primary=deep-orange-500",
    "#/accent?primary=deep-orange-500",
    f"#/accent?{COLORS}",
    f"#/title-font?{COLORS}",
    f"#/title-font?{COLORS}&title=JetBrains+Mono",
    f"#/body-font?{COLORS}&title=JetBrains+Mono",
    f"#/body-font?{COLORS}&{FONTS}",
    f"#/summary?{COLORS}&title=JetBrains+Mono&body=Linux+Libertine+O",
    f"#/summary?{COLORS}&{FONTS}",
)
# Whether anything is still on its way.
COMING = "return Boolean(document.querySelector('main [aria-busy=true], main [data-sample]:empty'))"
LONGEST = "purple-mountains-majesty"
NAME = "EB Garamond in Deep Orange"
WHOLE = f"#/summary?{COLORS}&title=EB+Garamond&body=Lato"


def states(page, viewport, text_size):
    """Shows every screen in its states, one after the other, and returns the name of each."""
    how = {"viewport": viewport, "text_size": text_size}
    page.open("#/primary", **how)
    yield "#/primary"
    for address in SCREENS:
        seen = page.open(address, fresh=False, **how)
        assert seen.screen == address.partition("?")[0]
        yield address
    page.tap("button", "Start Over")
    yield "the question"
    page.tap("button", "Cancel", inside="alertdialog")
    page.open("#/crayons", fresh=False, **how)
    yield "the crayons"
    page.put("searchbox", None, "#C0FFEE")
    yield "colors found"
    page.put("searchbox", None, "x")
    yield "nothing found"
    page.put("searchbox", None, "")
    page.tap("radio", "By hue")
    yield "crayons by hue"
    page.open(f"#/crayons/{LONGEST}", fresh=False, **how)
    mixer = Mixer(page)
    mixer.type("Hex", "color(display-p3 1 0.5 0)").leave()
    for notation in ("Decimal", "Hex", "OKLCH", "HSL"):
        mixer.switch(notation)
        yield notation
    mixer.switch("Decimal").switch("Display P3").paste("Green", "no number at all")
    yield "a refusal"
    mixer.paste("Hex", "no color at all")
    yield "another refusal"
    mixer.tap("Copy UIColor")
    yield "copied"
    page.open(WHOLE, fresh=False, **how)
    for tab in ("Preview", "Library"):
        if page.look().has("button", tab):
            page.tap("button", tab)
        else:  # beside the stage, nothing leads to its own screen
            page.open(WHOLE.replace("summary", tab.lower()), fresh=False, **how)
        page.until(lambda seen: not page.run(COMING), "it's all there")
        yield tab
    page.tap("button", "Save")
    page.until(lambda seen: seen.all("listitem"), "the theme is saved")
    page.tap("button", "Dismiss")
    yield "a theme in the library"
    page.tap("button", f"More for {NAME}")
    yield "what can be done with it"
    page.tap("button", "Rename…")
    yield "its name"
    page.tap("button", "Cancel")
    page.tap("button", "Import…")
    yield "a text to import"
    page.tap("button", "Cancel")
    page.open(WHOLE.replace("summary", "take-home"), fresh=False, **how)
    page.until(lambda seen: seen.has("button", "Copy"), "the theme is written")
    yield "Take it home"
    page.tap("button", "More formats")
    yield "all formats"


def check_every_screen(page, text_size, first, *others):
    """Shows every screen in the first window, and each of them in the others, too."""
    wrong, sizes = {}, {}
    for name in states(page, first, text_size):
        sizes[name] = page.seen.heading.typeface.size
        for viewport in (first, *others):
            if others:
                page.resize(*viewport)
            page.picture(f"{viewport[0]}-{text_size}-{name}")
            if found := layout.faults(page):
                wrong[name, viewport] = found
        if others:
            page.resize(*first)
    assert wrong == {}
    grown = {name: size >= 28 for name, size in sizes.items()}
    assert grown == dict.fromkeys(sizes, text_size == 32), (
        "the bar's title grows with the text size that a person sets"
    )


@pytest.mark.engines
@pytest.mark.parametrize("text_size", [16, 32])
def test_crayons_23_every_screen_fits_every_iphone(page, text_size):
    first = EVERYWHERE[text_size]
    others = [size for size in IPHONES if size != first] if page.browser.name == "chromium" else []
    check_every_screen(page, text_size, first, *others)


@pytest.mark.parametrize("text_size", [16, 32])
def test_every_screen_fits_a_wide_window(page, text_size):
    check_every_screen(page, text_size, DESKTOP)
