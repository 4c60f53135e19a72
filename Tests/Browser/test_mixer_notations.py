"""Crayons 21 and 22: a mixture in other numbers and on other displays, and as code."""

import pytest
from selenium.webdriver.common.keys import Keys

from colors import close
from crayons import TANGERINE
from harness import eyes
from harness.mixer import CHANNELS


def test_crayons_21_decimal_and_hex_write_every_value(mixer):
    mixer.tap("Decrease alpha").tap("Decrease alpha").switch("Hex")
    assert (mixer.values, mixer.alpha_text) == (["FF", "A4", "74"], "CC")
    mixer.switch("Decimal")
    assert (mixer.values, mixer.alpha_text) == (["1.000", "0.643", "0.455"], "0.8")


def test_crayons_21_bytes_survive_switching(mixer):
    background = mixer.background
    for name in ("Hex", "OKLCH", "Decimal", "Display P3", "OKLCH", "Hex", "sRGB", "OKLCH", "Hex"):
        mixer.switch(name)
    assert mixer.values == ["FF", "A4", "74"]
    assert mixer.background == background
    assert not mixer.button("Reset").is_enabled()


def test_crayons_22_display_is_srgb_and_can_be_p3(mixer):
    assert mixer.radio("sRGB").get_attribute("aria-checked") == "true"
    values = mixer.values
    paint = "return getComputedStyle(document.querySelector('.mix')).backgroundImage"
    assert "display-p3" not in mixer.page.run(paint)
    mixer.switch("Display P3")
    assert mixer.values == values
    assert "display-p3" in mixer.page.run(paint)
    mixer.switch("sRGB")
    assert "display-p3" not in mixer.page.run(paint)


def test_the_same_color_can_be_moved_by_lightness_chroma_and_hue(mixer):
    mixer.switch("OKLCH")
    assert [one.accessible_name for one in mixer.page.all("slider")] == ["Lightness", "Chroma", "Hue"]
    mixer.slide("Lightness", 0.4)
    darker = mixer.background
    assert darker != TANGERINE.hex
    mixer.switch("Hex")
    assert close("#" + "".join(mixer.values), darker)


def test_the_tracks_mark_where_the_gamut_ends(mixer):
    limits = "return getComputedStyle(arguments[0]).getPropertyValue('--limits')"
    assert [mixer.page.run(limits, mixer.slider(name)) for name in CHANNELS] == ["none"] * 3
    mixer.switch("OKLCH")
    assert "gradient" in mixer.page.run(limits, mixer.slider("Chroma"))
    slider = mixer.slider("Chroma")
    mixer.page.run("arguments[0].scrollIntoView({ block: 'center' })", slider)
    picture = mixer.page.photograph(slider)
    row = picture.height // 2
    colors = [picture.getpixel((x, row)) for x in (picture.width // 2, picture.width - 12)]
    assert all(max(color) - min(color) < 70 for color in colors), "the part beyond the gamut is greyed"


FORMS = [
    ("Hex", "#FFA474"),
    ("rgb()", "rgb(255 164 116)"),
    ("UIColor", "UIColor(red: 1.000, green: 0.643, blue: 0.455, alpha: 1.0)"),
    ("oklch()", "oklch("),
]


def notices(page):
    return [eyes.text(one) for one in page.all("status") + page.all("alert")]


@pytest.mark.parametrize("form, text", FORMS)
def test_a_tap_copies_and_says_so(mixer, form, text):
    mixer.tap(f"Copy {form}")
    mixer.page.until(lambda: any("clipboard" in said for said in notices(mixer.page)), "the page says that it was done")
    assert any(said.startswith(text) and "is on the clipboard." in said for said in notices(mixer.page))
    field = mixer.field("Red")
    mixer.page.run("arguments[0].focus(); arguments[0].select()", field)
    mixer.page.press_with(Keys.CONTROL, "v")
    assert mixer.page.until(lambda: mixer.values[0] != "1.000" and mixer.values[0], "it is pasted").startswith(text)
