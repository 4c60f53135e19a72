"""The page respects how a person has set up their device: dark or light, and how much may move."""

import pytest

from colors import luminance

# How long, in milliseconds, each thing that a tap sets moving says that it will move.
DURATIONS = """
const [element, done] = arguments;
const lasting = () => document.getAnimations().map((one) => one.effect.getComputedTiming().activeDuration);
element.click();
requestAnimationFrame(() => done(lasting().filter((duration) => duration > 1)));
"""


def durations(page):
    return page.driver.execute_async_script(DURATIONS, page.element("option", "Indigo"))


def test_a_choice_is_animated_for_150_to_250_milliseconds(page):
    page.open("#/primary", motion=True)
    found = durations(page)
    assert found
    assert [duration for duration in found if not 150 <= duration <= 250] == []


@pytest.mark.engines
def test_nothing_moves_for_who_wants_less_motion(page):
    page.open("#/primary")
    assert durations(page) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_apps_own_chrome_is_light_or_dark_as_the_device_is(page, dark):
    seen = page.open("#/primary", dark=dark)
    assert (luminance(seen.banner.fill) < 0.1 < luminance(seen.heading.ink)) == dark
    assert (luminance(seen.theme_color) < 0.1) == dark
    seen = page.choose("Indigo")
    assert seen.banner.fill == seen.theme_color == "#3F51B5", "the theme is the same in the dark"
