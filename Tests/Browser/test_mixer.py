"""Crayons 5 to 22 and Mixer 1 to 4: a crayon's mixer. Swift's Mixer tests go through every byte, notation and refusal."""

import pytest
from selenium.webdriver.common.keys import Keys

from colors import close, composited, contrast
from crayons import TANGERINE, crayon
from harness import words
from harness.mixer import CHANNELS, Mixer

PAGE = "#F7F7F8"
PAGE_IN_THE_DARK = "#131315"
HALF = 128 / 255


@pytest.fixture
def mixer(page):
    """The mixer of Atomic Tangerine."""
    return Mixer.open(page, TANGERINE.slug)


def hex_of(values):
    return "#" + "".join(f"{round(float(value) * 255):02X}" for value in values)


def test_crayons_5_and_6_the_background_starts_as_the_crayons_color_and_a_label_shows_its_name(page):
    page.open("#/crayons")
    for name in ("Black", "White", "Midnight Blue"):
        mixer = Mixer.open(page, crayon(name).slug, fresh=False)
        assert close(mixer.background, crayon(name).hex)
        assert mixer.seen.banner.fill == mixer.seen.theme_color == crayon(name).hex
        assert mixer.label.text == mixer.seen.title == name


def test_crayons_7_to_9_12_and_14_a_slider_from_0_to_1_and_a_decimal_value_for_each_channel(mixer):
    assert [one.name for one in mixer.seen.all("slider")] == [*CHANNELS, "Alpha"]
    assert [(float(one.least), float(one.most)) for one in mixer.seen.all("slider")] == [(0, 1)] * 4
    parts = [byte / 255 for byte in (TANGERINE.red, TANGERINE.green, TANGERINE.blue)]
    assert [round(position, 6) for position in mixer.positions] == [round(part, 6) for part in parts]
    assert mixer.values == ["1.000", "0.643", "0.455"]
    assert mixer.seen.the("radio", "Decimal").chosen


def test_crayons_10_and_13_ten_steps_of_alpha_down_are_exactly_0_and_each_is_a_tenth(mixer):
    assert (mixer.alpha.least, mixer.alpha.most) == ("0", "1")
    assert not mixer.button("Increase alpha").enabled
    read = [mixer.alpha.value]
    for _ in range(10):
        read.append(mixer.tap("Decrease alpha").alpha.value)
    assert read == ["1.0", "0.9", "0.8", "0.7", "0.6", "0.5", "0.4", "0.3", "0.2", "0.1", "0.0"]
    assert float(mixer.alpha.value) == 0
    assert not mixer.button("Decrease alpha").enabled and mixer.button("Increase alpha").enabled
    assert close(mixer.background, PAGE)
    assert mixer.tap("Increase alpha").alpha.value == "0.1"


def test_crayons_11_reset_brings_everything_back_and_alpha_to_1(mixer):
    before = mixer.everything
    assert not mixer.button("Reset").enabled
    mixer.slide("Red", 0.2).slide("Blue", 1).tap("Decrease alpha").type("Green", "12%").leave()
    assert mixer.everything != before
    mixer.tap("Reset")
    assert mixer.everything == before
    assert mixer.alpha.value == "1.0"


@pytest.mark.engines
def test_crayons_12_and_16_the_arrow_keys_move_a_slider_by_one_byte_and_home_and_end_to_its_ends(mixer):
    mixer.switch("Hex")
    mixer.page.go(Keys.TAB, "slider", "Blue")
    assert mixer.press(Keys.END).values[2] == "FF"
    assert mixer.press(Keys.HOME).values[2] == "00"
    for byte in (1, 2, 3):
        assert mixer.press(Keys.ARROW_RIGHT).values[2] == f"{byte:02X}"
    assert mixer.press(*[Keys.ARROW_RIGHT] * 60).values[2] == "3F"
    assert mixer.press(Keys.ARROW_LEFT).values[2] == "3E"
    assert close(mixer.background, "#FFA43E")


@pytest.mark.engines
def test_crayons_15_and_17_background_and_value_follow_while_the_finger_is_still_down(mixer):
    shown = set()
    for part in (0.2, 0.6, 0.35):
        held = mixer.hold("Green", part).everything
        assert abs(float(mixer.field("Green").value) - part) < 0.03
        assert close(mixer.background, hex_of(mixer.values))
        assert close(mixer.seen.banner.fill, hex_of(mixer.values))
        shown.add(mixer.background)
        assert mixer.release().everything == held
    assert len(shown) == 3
    # The screen shows the background that the snapshot has.
    assert close(mixer.page.pixels(mixer.label), mixer.background)


@pytest.mark.parametrize(
    "notation, typed, shown",
    [
        pytest.param("Decimal", "50%", "0.500", marks=pytest.mark.engines),
        ("Decimal", "128", "0.502"),
        ("Hex", "#80", "80"),
    ],
)
def test_crayons_19_typing_moves_the_slider_and_the_background(mixer, notation, typed, shown):
    mixer.switch(notation).type("Green", typed)
    assert mixer.field("Green").value == typed
    assert abs(mixer.positions[1] - HALF) < 0.002
    assert close(mixer.background, "#FF8074")
    assert mixer.leave().values[1] == shown
    assert mixer.refusals == []


@pytest.mark.parametrize(
    "notation, typed",
    [
        ("Decimal", "red"),
        ("Decimal", "256"),
        ("Decimal", "9" * 3000),
        ("Hex", "GG"),
    ],
)
def test_crayons_19_what_cannot_be_is_refused_in_place_with_the_reason_and_nothing_else_changes(
    mixer, notation, typed
):
    def others():
        return mixer.background, mixer.positions, mixer.alpha.value, mixer.values[0], mixer.values[2]

    before = mixer.switch(notation) and others()
    mixer.paste("Green", typed)
    [reason] = mixer.refusals
    assert reason.endswith(".") and len(reason) < 200
    assert mixer.field("Green").invalid
    assert mixer.field("Green").description == reason
    assert mixer.field("Green").value == typed
    assert others() == before
    assert mixer.leave().field("Green").value == typed, "it is not lost when the field is left"
    mixer.paste("Green", "50%")
    assert (mixer.refusals, mixer.field("Green").invalid) == ([], False)


@pytest.mark.engines
def test_crayons_19_alpha_is_typed_too_and_refused_in_place(mixer):
    mixer.page.type("spinbutton", "Alpha", "40%")
    assert (mixer.alpha.value, mixer.slider("Alpha").value) == ("40%", "0.4")
    assert close(mixer.background, composited(TANGERINE.hex, 0.4, PAGE))
    mixer.press(Keys.ARROW_LEFT, Keys.BACKSPACE)
    assert mixer.alpha.value == "4%", "Left moves the caret"
    assert mixer.leave().alpha.value == "0.04"
    background = mixer.background
    mixer.page.type("spinbutton", "Alpha", "1.5")
    [reason] = mixer.refusals
    assert (mixer.alpha.invalid, mixer.alpha.description, mixer.background) == (True, reason, background)
    assert mixer.press(Keys.ESCAPE).refusals == []
    assert mixer.alpha.value == "0.04"


def test_crayons_20_labels_turn_light_when_the_background_gets_dark_and_dark_again(mixer):
    assert mixer.inks == {"#000000"}
    for name in CHANNELS:
        mixer.slide(name, 0.1)
    assert mixer.inks == {"#FFFFFF"}
    mixer.tap("Decrease alpha", times=7)
    assert mixer.inks == {"#000000"}, "little of the dark color is left over the light page"
    assert mixer.tap("Increase alpha", times=7).inks == {"#FFFFFF"}
    assert mixer.tap("Reset").inks == {"#000000"}


def test_crayons_20_in_the_dark_a_faint_color_shows_the_dark_page(page):
    mixer = Mixer.open(page, "white", dark=True)
    assert mixer.inks == {"#000000"}
    mixer.tap("Decrease alpha", times=8)
    assert close(mixer.background, composited("#FFFFFF", 0.2, PAGE_IN_THE_DARK))
    assert mixer.inks == {"#FFFFFF"}


def test_crayons_20_labels_read_at_4_5_over_what_shows(mixer):
    for values in ((0.46, 0.46, 0.46), (1, 0, 0), (0, 0.5, 1)):
        for name, value in zip(CHANNELS, values):
            mixer.slide(name, value)
        [ink] = mixer.inks
        assert contrast(ink, mixer.background) >= 4.5


def test_both_contrasts_are_shown_with_what_they_are_good_for(mixer):
    assert words.WHITE_ON_TANGERINE in mixer.seen.main.text
    assert words.BLACK_ON_TANGERINE in mixer.seen.main.text


def test_crayons_21_decimal_and_hex_write_every_value_and_no_byte_is_lost_by_switching(mixer):
    mixer.tap("Decrease alpha", times=2).switch("Hex")
    background = mixer.background
    assert (mixer.values, mixer.alpha.value) == (["FF", "A4", "74"], "CC")
    mixer.switch("Decimal")
    assert (mixer.values, mixer.alpha.value) == (["1.000", "0.643", "0.455"], "0.8")
    for name in ("OKLCH", "Decimal", "Display P3", "OKLCH", "Hex", "sRGB", "OKLCH", "Hex"):
        mixer.switch(name)
    assert (mixer.values, mixer.background) == (["FF", "A4", "74"], background)


@pytest.mark.engines
def test_crayons_22_display_is_srgb_and_can_be_p3(mixer):
    painted_wide = """
        const painted = (one) => getComputedStyle(one).backgroundImage + getComputedStyle(one).backgroundColor;
        return [...document.querySelectorAll("main, main *")].some((one) => painted(one).includes("display-p3"));
    """
    mixer.unfold()
    assert mixer.page.look().the("radio", "sRGB").chosen
    values = mixer.values
    assert not mixer.page.run(painted_wide)
    assert mixer.switch("Display P3").values == values
    assert mixer.page.run(painted_wide)
    mixer.switch("sRGB")
    assert not mixer.page.run(painted_wide)


def test_the_same_color_can_be_moved_by_lightness_chroma_and_hue(mixer):
    mixer.switch("OKLCH")
    assert [one.name for one in mixer.seen.all("slider")] == ["Lightness", "Chroma", "Hue", "Alpha"]
    before = mixer.background
    darker = mixer.slide("Lightness", 0.4).background
    assert darker != before
    mixer.switch("Hex")
    assert close("#" + "".join(mixer.values), darker)


def test_mixer_1_any_color_can_be_typed_whole(mixer):
    mixer.type("Hex", "#3F51B580")
    assert mixer.values == ["0.247", "0.318", "0.710"]
    assert mixer.slider("Alpha").value == "0.5"
    assert close(mixer.background, composited("#3F51B5", 128 / 255, PAGE))
    assert mixer.leave().field("Hex").value == "#3F51B580"
    mixer.type("Hex", "tomato").leave()
    assert (mixer.field("Hex").value, mixer.alpha.value) == ("#FF6347", "1.0")
    mixer.page.element("textbox", "Hex value").click()
    assert mixer.press(Keys.ARROW_DOWN).field("Hex").value != "#FF6347"


def test_mixer_1_what_is_no_color_is_refused_in_place_and_escape_brings_it_back(mixer):
    before = mixer.everything
    mixer.type("Hex", "#12345")
    [reason] = mixer.refusals
    assert reason == "“#12345”: A hex color has 3, 4, 6 or 8 digits, not 5."
    assert (mixer.field("Hex").invalid, mixer.field("Hex").description) == (True, reason)
    assert (mixer.background, mixer.values) == ("#FFA474", ["1.000", "0.643", "0.455"])
    assert mixer.press(Keys.ESCAPE).everything == before
    assert mixer.field("Hex").value == "#FFA474"


def test_mixer_2_the_same_color_can_be_moved_by_hsl(mixer):
    mixer.switch("HSL")
    assert [one.name for one in mixer.seen.all("slider")] == ["Hue", "Saturation", "Lightness", "Alpha"]
    assert [mixer.field(name).value for name in ("Hue", "Saturation", "Lightness")] == ["21", "100%", "72.7%"]
    assert close(mixer.slide("Hue", 240).slide("Lightness", 0.5).background, "#0000FF")
    mixer.type("Saturation", "0").leave()
    assert close(mixer.background, "#808080")


def test_mixer_3_alpha_has_a_slider_over_a_checkerboard(mixer):
    mixer.page.go(Keys.TAB, "slider", "Alpha")
    mixer.press(*[Keys.ARROW_LEFT] * 25)
    assert (mixer.slider("Alpha").value, mixer.alpha.value) == ("0.75", "0.75")
    assert close(mixer.background, composited(TANGERINE.hex, 0.75, PAGE))
    assert mixer.tap("Decrease alpha").alpha.value == "0.7"
    # At its start the checks shine through, at its end they don't.
    mixer.slide("Alpha", 0.5)
    picture = mixer.page.photograph(mixer.slider("Alpha"))
    row = [picture.getpixel((x, picture.height // 2)) for x in range(4, picture.width - 4)]
    assert max(map(min, row[:40])) - min(map(min, row[:40])) > 30
    assert max(abs(one - other) for one, other in zip(row[-1], (255, 164, 116))) < 12


def test_mixer_4_recent_colors_are_offered_and_outlive_a_reload(mixer):
    assert not mixer.seen.has("listbox", "Recent colors")
    mixer.type("Hex", "#c0ffee").leave().type("Hex", "#123456").leave()

    def recent():
        return [one.name for one in mixer.seen.all("option", inside=mixer.seen.the("listbox", "Recent colors"))]

    assert (recent(), mixer.seen.chosen) == (["#123456", "#C0FFEE"], ["#123456"])
    mixer.page.reload()
    mixer.page.until(lambda seen: seen.has("slider"), "the mixer is shown")
    assert recent() == ["#123456", "#C0FFEE"]
    mixer.page.tap("option", "#C0FFEE")
    assert mixer.background == "#C0FFEE"
    mixer.page.tap("button", "Undo", "region")
    assert mixer.background == "#123456"


def test_the_tracks_mark_where_the_gamut_ends(mixer):
    def right_half(name):
        """The colors of the pixels in the middle of a slider's track, right of its middle."""
        mixer.page.element("slider", name)
        picture = mixer.page.photograph(mixer.page.look().the("slider", name))
        return [
            picture.getpixel((x, picture.height // 2))
            for x in range(picture.width * 6 // 10, picture.width - 12)
        ]

    def is_grayed(color):
        return max(color) - min(color) < 70

    for name in CHANNELS:
        mixer.slide(name, 0)
    assert not any(map(is_grayed, right_half("Red"))), "every red can be shown"
    mixer.tap("Reset").switch("OKLCH")
    assert all(map(is_grayed, right_half("Chroma"))), "the part beyond the gamut is grayed"


@pytest.mark.engines
def test_a_tap_copies_says_so_and_what_was_copied_can_be_pasted(mixer):
    mixer.tap("Copy rgb()")
    seen = mixer.page.until(
        lambda seen: seen.says(words.COPIED), "the page says that it was done"
    )
    assert seen.says("rgb(255 164 116)")
    mixer.page.element("textbox", "Red value").click()
    mixer.page.press_with(Keys.CONTROL, "a")
    mixer.page.press_with(Keys.CONTROL, "v")
    mixer.page.until(lambda _: mixer.values[0] == "rgb(255 164 116)", "it is pasted")


FORMS = {
    "Hex": "#FFA474",
    "UIColor": "UIColor(red: 1.000, green: 0.643, blue: 0.455, alpha: 1.0)",
    "oklch()": "oklch(",
}


def test_every_form_is_copied(mixer):
    for form, text in FORMS.items():
        mixer.tap(f"Copy {form}")
        mixer.page.until(lambda seen: seen.says(text), f"the page says that {form} was copied")


def test_the_mixture_outlives_a_reload_and_a_visit_to_the_list(mixer):
    mixer.slide("Red", 0.2).tap("Decrease alpha").switch("Hex")
    before, panel = mixer.everything, (mixer.background, mixer.values, mixer.positions, mixer.alpha.value)
    mixer.page.reload()
    mixer.page.until(lambda seen: seen.has("slider"), "the mixer is shown")
    assert mixer.everything == before
    mixer.page.leave_by("Back")
    mixer.page.choose(TANGERINE.name)
    assert (mixer.background, mixer.values, mixer.positions, mixer.alpha.value) == panel


def test_the_whole_mixer_is_worked_by_keys_alone(page):
    page.open("#/crayons")
    page.go(Keys.TAB, "searchbox")
    page.press(*"atomic")
    page.go(Keys.TAB, "option", "Atomic Tangerine")
    page.press(Keys.ENTER)
    page.until_screen("#/crayons/atomic-tangerine")
    page.until(lambda seen: seen.focus == ("heading", "Atomic Tangerine"), "its heading has the focus")
    mixer = Mixer(page)
    page.go(Keys.TAB, "radio", "Decimal")
    assert page.press(Keys.ARROW_RIGHT).focus == ("radio", "Hex")
    assert mixer.values == ["FF", "A4", "74"]
    page.go(Keys.TAB, "slider", "Red")
    assert mixer.press(*[Keys.ARROW_LEFT] * 3).values[0] == "FC"
    page.go(Keys.TAB, "textbox", "Green value")
    page.press_with(Keys.CONTROL, "a")
    assert page.press("8", "0").focus == ("textbox", "Green value"), "typing leaves the focus where it is"
    page.go(Keys.TAB, "button", "Decrease alpha")
    assert mixer.press(Keys.SPACE).alpha.value == "E6"
    page.go(Keys.TAB, "spinbutton", "Alpha")
    seen = page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP)
    assert (mixer.alpha.value, seen.focus) == ("CC", ("spinbutton", "Alpha"))
    page.go(Keys.TAB, "button", "Reset")
    page.press(Keys.ENTER)
    assert (mixer.values, mixer.alpha.value) == (["FF", "A4", "74"], "FF")
    page.go(Keys.TAB, "button", "Use as primary")
    page.press(Keys.ENTER)
    assert page.until_screen("#/primary").chosen == ["Atomic Tangerine"]
