"""Crayons 7 to 10 and 12 to 19: the sliders, the stepper and the values of a mixer."""

import pytest
from selenium.webdriver.common.keys import Keys

from colors import close
from crayons import TANGERINE
from harness import eyes
from harness.mixer import CHANNELS

PAGE = "#F7F7F8"


def hex_of(values):
    return "#" + "".join(f"{round(float(value) * 255):02X}" for value in values)


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
