"""The page respects how a person has set up their device: dark or light, and how much may move."""

import pytest

from colors import luminance
from harness import eyes
from harness.browsers import only_in_chromium

# How long, in milliseconds, each thing that a tap sets moving says that it will move.
DURATIONS = """
const [element, done] = arguments;
const lasting = () => document.getAnimations().map((one) => one.effect.getComputedTiming().activeDuration);
element.click();
requestAnimationFrame(() => done(lasting().filter((duration) => duration > 1)));
"""


def durations(page, element):
    return page.driver.execute_async_script(DURATIONS, element)


@only_in_chromium
def test_a_choice_is_animated_for_150_to_250_milliseconds(page):
    page.open("#/primary", motion=True)
    found = durations(page, page.option("Indigo"))
    assert found
    assert [duration for duration in found if not 150 <= duration <= 250] == []


def test_nothing_moves_for_who_wants_less_motion(page):
    page.open("#/primary")
    assert durations(page, page.option("Indigo")) == []


@only_in_chromium
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_apps_own_chrome_is_light_or_dark_as_the_device_is(page, dark):
    page.open("#/primary", dark=dark)
    ground, title = eyes.fill(page.banner()), eyes.ink(page.heading())
    assert (luminance(ground) < 0.1 < luminance(title)) == dark
    assert (luminance(page.theme_color) < 0.1) == dark
    page.choose("Indigo")
    assert eyes.fill(page.banner()) == page.theme_color == "#3F51B5", "the theme is the same in the dark"
