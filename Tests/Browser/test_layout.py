"""Nothing scrolls sideways, is cut off, overlaps or is too small to hit, on any iPhone or on a wide window."""

import pytest

from harness import layout
from harness.browsers import only_in_chromium
from harness.page import DESKTOP, PHONE

COLORS = "primary=deep-orange-500&accent=deep-orange-a200"
FONTS = "title=Linux+Libertine+O&body=JetBrains+Mono"  # a long name, and a wide face
STATES = (
    "#/primary",
    "#/primary?primary=deep-orange-500",
    "#/accent?primary=deep-orange-500",
    f"#/accent?{COLORS}",
    f"#/title-font?{COLORS}",
    f"#/title-font?{COLORS}&title=JetBrains+Mono",
    f"#/body-font?{COLORS}&title=JetBrains+Mono",
    f"#/body-font?{COLORS}&{FONTS}",
    f"#/summary?{COLORS}&{FONTS}",
    f"#/summary?{COLORS}&title=JetBrains+Mono&body=Linux+Libertine+O",
)
WINDOWS = [(320, 568), (375, 667), (390, 844), (402, 874), (440, 956), (1440, 900)]


def each_state(page, viewport, text_size=16):
    for address in STATES:
        page.open(address, viewport, fresh=address == STATES[0], text_size=text_size)
        page.until(lambda: page.screen == address.partition("?")[0], f"{address} stands")
        yield address, page.ready()


@pytest.mark.parametrize("viewport", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_screen_fits_its_window(page, viewport):
    for address, page in each_state(page, viewport):
        page.picture(f"{viewport[0]}-{STATES.index(address)}")
        found = {
            "scrolls sideways": layout.sideways(page),
            "is cut off": layout.cut_off(page),
            "overlaps": layout.overlaps(page),
            "breaks words": layout.broken_words(page),
            "is too small": layout.small_targets(page),
        }
        assert (address, {wrong: what for wrong, what in found.items() if what}) == (address, {})


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "wide"])
def test_the_alert_fits_its_window(page, viewport):
    page.open(STATES[-1], viewport)
    page.tap(page.button("Start Over"))
    page.alertdialog()
    assert (layout.sideways(page), layout.cut_off(page), layout.small_targets(page)) == (None, [], [])


@only_in_chromium
@pytest.mark.parametrize("viewport", [(320, 568), PHONE, DESKTOP], ids=["small phone", "phone", "wide"])
def test_text_of_twice_the_size_grows_and_still_fits(page, viewport):
    for address, page in each_state(page, viewport, text_size=32):
        size = float(page.heading().value_of_css_property("font-size").removesuffix("px"))
        assert size >= 28, "the bar's title grows with the text size that a person sets"
        found = (layout.sideways(page), layout.cut_off(page), layout.overlaps(page), layout.broken_words(page))
        assert (address, *found) == (address, None, [], [], [])
