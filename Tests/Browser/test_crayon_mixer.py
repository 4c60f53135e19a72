"""Crayons 5 to 17 and 19 to 22: a crayon's mixer."""

import pytest
from selenium.webdriver.common.keys import Keys

from colors import close, composited, contrast
from crayons import crayon
from harness import eyes
from harness.browsers import only_in_chromium
from harness.keyboard import go
from harness.mixer import CHANNELS, Mixer

TANGERINE = crayon("Atomic Tangerine")
PAGE, PAGE_IN_THE_DARK = "#F7F7F8", "#131315"


def open_mixer(page, slug, **how):
    page.open(f"#/crayons/{slug}", **how)
    page.until(lambda: page.all("slider"), "the mixer stands")
    return Mixer(page)


@pytest.fixture
def mixer(page):
    return open_mixer(page, TANGERINE.slug)


def hex_of(values):
    return "#" + "".join(f"{round(float(value) * 255):02X}" for value in values)


def test_crayons_5_the_background_starts_as_the_crayons_color(page):
    for name in ("Atomic Tangerine", "Black", "White", "Midnight Blue"):
        mixer = open_mixer(page, crayon(name).slug)
        assert close(mixer.background, crayon(name).hex)
        assert eyes.fill(page.banner()) == page.theme_color == crayon(name).hex


def test_crayons_6_a_label_shows_the_crayons_name(mixer):
    assert eyes.text(mixer.label) == TANGERINE.name
    assert mixer.page.title == TANGERINE.name


@pytest.mark.parametrize("number, name", [(7, "Red"), (8, "Green"), (9, "Blue")])
def test_crayons_7_to_9_a_slider_and_a_value_for_each_channel(mixer, number, name):
    byte = [TANGERINE.red, TANGERINE.green, TANGERINE.blue][number - 7]
    assert abs(float(mixer.slider(name).get_property("value")) - byte / 255) < 1e-6
    assert mixer.field(name).get_property("value") == f"{byte / 255:.3f}"
    assert [one.accessible_name for one in mixer.page.all("slider")] == list(CHANNELS)


def test_crayons_10_a_stepper_and_a_value_for_alpha(mixer):
    assert mixer.alpha_text == "1.0"
    assert not mixer.button("Increase alpha").is_enabled()
    mixer.tap("Decrease alpha")
    assert mixer.alpha_text == "0.9"
    assert mixer.button("Increase alpha").is_enabled()


def test_crayons_11_reset_brings_everything_back_and_alpha_to_1(mixer):
    before = mixer.everything()
    assert not mixer.button("Reset").is_enabled()
    mixer.slide("Red", 0.2).slide("Blue", 1).tap("Decrease alpha").type("Green", "12%")
    assert mixer.everything() != before
    mixer.tap("Reset")
    assert mixer.everything() == before
    assert mixer.alpha_text == "1.0"


def test_crayons_12_sliders_run_from_0_to_1(mixer):
    for name in CHANNELS:
        slider = mixer.slider(name)
        assert [float(slider.get_property(side)) for side in ("min", "max")] == [0, 1]
        for key, end in ((Keys.HOME, "0.000"), (Keys.END, "1.000")):
            mixer.page.run("arguments[0].focus()", slider)
            mixer.page.press(key)
            assert mixer.field(name).get_property("value") == end


def test_crayons_13_ten_steps_down_are_exactly_0_and_each_is_a_tenth(mixer):
    seen = [mixer.alpha_text]
    for _ in range(10):
        mixer.tap("Decrease alpha")
        seen.append(mixer.alpha_text)
    assert seen == ["1.0", "0.9", "0.8", "0.7", "0.6", "0.5", "0.4", "0.3", "0.2", "0.1", "0.0"]
    assert float(mixer.alpha().get_attribute("aria-valuenow")) == 0
    assert [mixer.alpha().get_attribute(f"aria-value{end}") for end in ("min", "max")] == ["0", "1"]
    assert not mixer.button("Decrease alpha").is_enabled()
    assert close(mixer.background, PAGE)
    for expected in seen[-2::-1]:
        mixer.tap("Increase alpha")
        assert mixer.alpha_text == expected


def test_crayons_14_values_read_in_decimal(mixer):
    assert mixer.values == ["1.000", "0.643", "0.455"]
    assert mixer.radio("Decimal").get_attribute("aria-checked") == "true"


def test_crayons_15_and_17_background_and_value_follow_while_a_slider_is_dragged(mixer):
    seen = []
    for part in (0.2, 0.6, 0.35):
        mixer.drag("Green", part)
        text = mixer.field("Green").get_property("value")
        assert abs(float(text) - part) < 0.03
        assert close(mixer.background, hex_of(mixer.values))
        assert close(eyes.fill(mixer.page.banner()), hex_of(mixer.values))
        seen.append(text)
        mixer.release()
    assert len(set(seen)) == 3


def test_crayons_15_the_background_changes_while_the_finger_is_still_down(mixer):
    mixer.drag("Red", 0.5)
    held = mixer.background
    assert held != TANGERINE.hex
    mixer.release()
    assert mixer.background == held


def test_crayons_16_sliders_hit_every_byte_by_the_arrow_keys(mixer):
    mixer.switch("Hex")
    mixer.page.run("arguments[0].focus()", mixer.slider("Blue"))
    mixer.page.press(Keys.HOME)
    for byte in range(1, 40):
        mixer.page.press(Keys.ARROW_RIGHT)
        assert mixer.values[2] == f"{byte:02X}"
    for byte in range(0, 256, 5):
        mixer.slide("Blue", byte / 255)
        assert mixer.values[2] == f"{byte:02X}"
    assert close(mixer.background, "#FFA4FF")


@pytest.mark.parametrize(
    "notation, typed, shown",
    [
        ("Decimal", "0.5", "0.500"),
        ("Decimal", ".5", "0.500"),
        ("Decimal", "50%", "0.500"),
        ("Decimal", "128", "0.502"),
        ("Hex", "80", "80"),
        ("Hex", "#80", "80"),
        ("Hex", "0x80", "80"),
        ("Hex", "50%", "80"),
    ],
)
def test_crayons_19_typing_moves_the_slider_and_the_background(mixer, notation, typed, shown):
    mixer.switch(notation).type("Green", typed, leave=False)
    assert mixer.field("Green").get_property("value") == typed
    assert abs(mixer.positions[1] - 128 / 255) < 0.002
    assert close(mixer.background, "#FF8074")
    mixer.page.press(Keys.TAB)
    assert mixer.values[1] == shown
    assert mixer.refusals() == []


@pytest.mark.parametrize(
    "notation, typed",
    [
        ("Decimal", "red"), ("Decimal", "1.5"), ("Decimal", "256"), ("Decimal", "-1"), ("Decimal", "101%"),
        ("Decimal", ""), ("Decimal", "0.5.5"), ("Decimal", "9" * 3000), ("Hex", "GG"), ("Hex", "1FF"), ("Hex", ""),
    ],
)  # fmt: skip
def test_crayons_19_what_cannot_be_is_refused_in_place_with_the_reason_and_nothing_else_changes(mixer, notation, typed):
    mixer.switch(notation)
    before = mixer.background, mixer.positions, mixer.alpha_text, mixer.values[0], mixer.values[2]
    mixer.paste("Green", typed)
    field = mixer.field("Green")
    [reason] = mixer.refusals()
    assert reason.endswith(".") and len(reason) < 200
    assert field.get_attribute("aria-invalid") == "true"
    described = "return document.getElementById(arguments[0].getAttribute('aria-describedby')).textContent"
    assert mixer.page.run(described, field) == reason
    assert field.get_property("value") == typed
    assert (mixer.background, mixer.positions, mixer.alpha_text, mixer.values[0], mixer.values[2]) == before
    mixer.page.press(Keys.TAB)
    assert mixer.field("Green").get_property("value") == typed, "it is not lost when the field is left"
    mixer.paste("Green", "50%")
    assert (mixer.refusals(), mixer.field("Green").get_attribute("aria-invalid")) == ([], "false")


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
    mixer = open_mixer(page, "white", dark=True)
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


def test_both_contrasts_are_shown_with_what_they_are_good_for(mixer):
    text = eyes.text(mixer.page.main())
    assert "White text 1.94 too little for text" in text
    assert "Black text 10.81 AAA for any text" in text


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


def test_the_mixture_outlives_a_reload_and_a_visit_to_the_list(mixer):
    mixer.slide("Red", 0.2).tap("Decrease alpha").switch("Hex")
    before = mixer.everything()
    mixer.page.reload()
    mixer.page.until(lambda: mixer.page.all("slider"), "the mixer stands")
    assert mixer.everything() == before
    mixer.page.leave_by("Back")
    mixer.page.choose(TANGERINE.name)
    mixer.page.ready()
    assert mixer.everything() == before


def test_the_whole_mixer_is_worked_by_keys_alone(page):
    page.open("#/crayons")
    go(page, Keys.TAB, "searchbox")
    page.press(*"atomic")
    go(page, Keys.TAB, "option", "Atomic Tangerine")
    page.press(Keys.ENTER)
    page.until(lambda: page.screen == "#/crayons/atomic-tangerine", "the mixer stands")
    page.until(lambda: page.focus == ("heading", "Atomic Tangerine"), "its heading has the focus")
    mixer = Mixer(page.ready())
    go(page, Keys.TAB, "radio", "Decimal")
    page.press(Keys.ARROW_RIGHT)
    assert page.focus == ("radio", "Hex")
    assert mixer.values == ["FF", "A4", "74"]
    go(page, Keys.TAB, "slider", "Red")
    page.press(*[Keys.ARROW_LEFT] * 3)
    assert mixer.values[0] == "FC"
    go(page, Keys.TAB, "textbox", "Green value")
    page.press_with(Keys.CONTROL, "a")
    page.press("8", "0")
    assert page.focus == ("textbox", "Green value"), "typing leaves the focus where it is"
    go(page, Keys.TAB, "button", "Decrease alpha")
    page.press(Keys.SPACE)
    assert mixer.alpha_text == "E6"
    go(page, Keys.TAB, "spinbutton", "Alpha")
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP)
    assert mixer.alpha_text == "CC"
    assert page.focus == ("spinbutton", "Alpha")
    go(page, Keys.TAB, "button", "Reset")
    page.press(Keys.ENTER)
    assert (mixer.values, mixer.alpha_text) == (["FF", "A4", "74"], "FF")
    go(page, Keys.TAB, "button", "Use as primary")
    page.press(Keys.ENTER)
    page.until(lambda: page.screen == "#/primary", "the primary is chosen")
    assert page.ready().chosen == ["Atomic Tangerine"]
