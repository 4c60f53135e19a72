"""Crayons 23: the list and the mixer clip, overlap and scroll sideways nowhere, on any iPhone; text of twice the size too."""

import pytest

from harness import layout
from harness.mixer import Mixer
from harness.page import DESKTOP

IPHONES = [(320, 568), (375, 667), (390, 844), (402, 874), (440, 956)]
LONGEST = "purple-mountains-majesty"


def states(page, viewport, text_size):
    """Every state of the list and the mixer, one after the other, by name."""
    how = {"viewport": viewport, "text_size": text_size}
    yield "list", page.open("#/crayons", **how)
    page.the("searchbox").send_keys("#C0FFEE")
    yield "colors found", page.settled()
    page.the("searchbox").send_keys("x")
    yield "nothing found", page.settled()
    page.open(f"#/crayons/{LONGEST}", fresh=False, **how)
    page.until(lambda: page.all("slider"), "the mixer stands")
    mixer = Mixer(page)
    for notation in ("Decimal", "Hex", "OKLCH"):
        mixer.switch(notation)
        yield notation, page
    mixer.switch("Decimal").switch("Display P3").paste("Green", "no number at all").page.settled()
    yield "refusal", page
    mixer.tap("Copy UIColor")
    yield "copied", page


WINDOWS = [(size, text) for text in (16, 32) for size in IPHONES] + [(DESKTOP, 16)]


@pytest.mark.parametrize("viewport, text_size", WINDOWS, ids=lambda one: f"{one[0]}x{one[1]}" if one in IPHONES else None)
def test_crayons_23_list_and_mixer_fit_every_iphone(page, viewport, text_size):
    wrong = {}
    for name, page in states(page, viewport, text_size):
        page.picture(f"crayons-{viewport[0]}-{text_size}-{name}")
        size = float(page.heading().value_of_css_property("font-size").removesuffix("px"))
        assert (size >= 28) == (text_size == 32), "the bar's title grows with the text size that a person sets"
        found = {
            "scrolls sideways": layout.sideways(page),
            "is cut off": layout.cut_off(page),
            "overlaps": layout.overlaps(page),
            "overlaps below": layout.overlaps(page, page.run("return document.querySelector('.dock')")),
            "is out of its frame": layout.outside(page),
            "is too small": layout.small_targets(page),
        }
        wrong |= {f"{name} {what}": faults for what, faults in found.items() if faults}
    assert wrong == {}
