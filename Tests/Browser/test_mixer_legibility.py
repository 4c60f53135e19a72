"""Crayons 20: what stands on a mixture can be read."""

from colors import close, composited, contrast
from harness import eyes
from harness.browsers import only_in_chromium
from harness.mixer import CHANNELS, Mixer

PAGE_IN_THE_DARK = "#131315"


def inks(mixer):
    """The color of the labels in the mixer and in the bar."""
    return {eyes.ink(mixer.label), eyes.ink(mixer.page.heading())}


def test_crayons_20_labels_turn_light_when_the_background_gets_dark_and_dark_again(mixer):
    assert inks(mixer) == {"#000000"}
    for name in CHANNELS:
        mixer.slide(name, 0.1)
    assert inks(mixer) == {"#FFFFFF"}
    for _ in range(7):
        mixer.tap("Decrease alpha")
    assert inks(mixer) == {"#000000"}, "little of the dark color is left over the light page"
    for _ in range(7):
        mixer.tap("Increase alpha")
    assert inks(mixer) == {"#FFFFFF"}
    mixer.tap("Reset")
    assert inks(mixer) == {"#000000"}


@only_in_chromium
def test_crayons_20_in_the_dark_a_faint_color_shows_the_dark_page(page):
    mixer = Mixer.open(page, "white", dark=True)
    assert inks(mixer) == {"#000000"}
    for _ in range(8):
        mixer.tap("Decrease alpha")
    assert close(mixer.background, composited("#FFFFFF", 0.2, PAGE_IN_THE_DARK))
    assert inks(mixer) == {"#FFFFFF"}


def test_crayons_20_labels_read_at_4_5_over_what_shows(mixer):
    for values in ((0.5, 0.5, 0.5), (0.46, 0.46, 0.46), (1, 0, 0), (0, 0.5, 1), (0.2, 0.8, 0.3)):
        for name, value in zip(CHANNELS, values):
            mixer.slide(name, value)
        for _ in range(2):
            [ink] = inks(mixer)
            assert contrast(ink, mixer.background) >= 4.5
            mixer.tap("Decrease alpha")


def test_both_contrasts_are_shown_with_what_they_are_good_for(mixer):
    text = eyes.text(mixer.page.main())
    assert "White text 1.94 too little for text" in text
    assert "Black text 10.81 AAA for any text" in text
