"""Custom 5 and 6: the plane of hue and chroma at one lightness, and the slider beside it."""

import re

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from colors import from_oklch
from harness import layout
from harness.page import DESKTOP, PHONE

MOST = 0.4  # the chroma at the plane's top
KNOB = 26  # CSS pixels around its middle that the thumb covers, at most
CORNER = 12  # the radius of the plane's corners
EDGE = 2  # degrees of hue within which the line of the boundary may lie over a color


def entered(page):
    """The lightness, chroma and hue in the field."""
    text = page.seen.the("textbox", "Color").value
    return [float(number) for number in re.fullmatch(r"oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)", text).groups()]


def opened(page, color="", **how):
    page.open("#/primary/custom", **how)
    page.until(lambda seen: seen.has("slider", "Lightness"), "it is shown")
    if color:
        page.type("textbox", "Color", color)
    return page.look()


def is_shown(color):
    return all(-1e-9 <= channel <= 1 + 1e-9 for channel in from_oklch(*color))


@pytest.mark.parametrize("lightness", [0.35, 0.7, 0.9])
def test_custom_6_every_pixel_is_its_color_and_what_no_display_shows_is_covered(page, lightness):
    opened(page, f"oklch({lightness} 0.01 3)", viewport=DESKTOP)
    page.element("slider", "Hue")
    plane = page.look().the("slider", "Hue")
    picture = page.photograph(plane)
    left, top, width, height = plane.box
    inside, outside = [], set()
    for x in range(KNOB, picture.width - CORNER, 5):
        for y in range(CORNER, picture.height - CORNER, 3):
            # Its middle, though the plane begins between two pixels.
            across, down = round(left) + x + 0.5 - left, round(top) + y + 0.5 - top
            hue, chroma = across / width * 360, (1 - down / height) * MOST
            pixel = picture.getpixel((x, y))
            if all(is_shown((lightness, chroma + 0.006, hue + turn)) for turn in (-EDGE, 0, EDGE)):
                wanted = [channel * 255 for channel in from_oklch(lightness, chroma, hue)]
                inside.append(max(abs(one - other) for one, other in zip(pixel, wanted)))
            elif not any(is_shown((lightness, chroma - 0.008, hue + turn)) for turn in (-EDGE, 0, EDGE)):
                outside.add(pixel)
    assert len(inside) > 200
    assert max(inside) <= 2
    assert len(outside) == 1


def test_custom_6_a_wide_display_shows_both_boundaries(page, browser):
    def shown():
        return page.run("return [...document.querySelectorAll('main path')].filter((one) => one.checkVisibility()).length")

    opened(page, "oklch(0.7 0.1 150)")
    assert shown() == 1
    page.browser.tell("Emulation.setEmulatedMedia", features=[{"name": "color-gamut", "value": "p3"}])
    try:
        assert shown() == 2
        page.picture("color-picker-p3")
    finally:
        page.browser.tell("Emulation.setEmulatedMedia", features=[])
        page.browser.setting = None


# WebKit's driver doesn't put a finger on what it can't see, such as the sliders on the plane.
def test_custom_5_the_thumb_is_dragged(page):
    opened(page, "oklch(0.7 0.1 30)", viewport=DESKTOP)
    plane = page.element("slider", "Hue")
    _, _, width, height = page.look().the("slider", "Hue").box
    finger = ActionChains(page.driver, duration=50).move_to_element(plane).click_and_hold()
    finger.perform()
    page.look()
    assert entered(page)[0] == 0.7
    assert abs(entered(page)[1] - MOST / 2) <= 0.004 and abs(entered(page)[2] - 180) <= 2
    finger = ActionChains(page.driver, duration=50).move_by_offset(round(width / 4), round(height / 4))
    finger.perform()
    page.look()
    assert abs(entered(page)[1] - MOST / 4) <= 0.004 and abs(entered(page)[2] - 270) <= 2
    # Beyond its edge it stays at the edge.
    ActionChains(page.driver, duration=50).move_by_offset(0, round(height)).release().perform()
    page.look()
    assert entered(page)[1] == 0
    here = entered(page)
    ActionChains(page.driver, duration=50).move_by_offset(-20, -20).perform()
    page.look()
    assert entered(page) == here, "it was let go"
    assert page.focus == ("slider", "Hue")


def test_custom_5_the_arrow_keys_move_it(page):
    opened(page, "oklch(0.7 0.1 30)")
    page.go(Keys.TAB, "slider", "Hue")
    page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    assert entered(page) == [0.7, 0.1, 31]
    seen = page.press(Keys.ARROW_UP)
    assert (entered(page), seen.focus) == ([0.7, 0.102, 31], ("slider", "Chroma"))
    seen = page.press(Keys.ARROW_LEFT)
    assert (entered(page), seen.focus) == ([0.7, 0.102, 30], ("slider", "Hue"))
    page.go(Keys.TAB, "slider", "Lightness")
    page.press(Keys.ARROW_RIGHT)
    assert entered(page) == [0.705, 0.102, 30]
    page.press(Keys.HOME)
    assert entered(page) == [0, 0.102, 30]


# WebKit's driver would hold Shift in every test to come.
def test_custom_5_with_shift_the_arrow_keys_move_it_ten_times_as_far(page):
    opened(page, "oklch(0.7 0.102 30)")
    page.go(Keys.TAB, "slider", "Hue")
    page.press_with(Keys.SHIFT, Keys.ARROW_DOWN)
    assert entered(page) == [0.7, 0.082, 30]


def test_what_is_outside_says_so_and_is_used_as_what_shows(page):
    seen = opened(page, "oklch(0.7 0.2 150)")
    assert seen.the("status", inside=seen.main).text.endswith("Outside sRGB: only a Display P3 screen can show it.")
    page.put("slider", "Chroma", "0.4")
    seen = page.look()
    assert seen.the("status", inside=seen.main).text.endswith("Outside Display P3: showing the closest color.")
    page.tap("button", "Use as primary")
    assert page.until_screen("#/primary").theme.startswith("primary=p3-")


@pytest.mark.parametrize("text_size", [16, 32])
@pytest.mark.parametrize("viewport", [(320, 568), DESKTOP])
def test_it_fits(page, viewport, text_size):
    opened(page, "oklch(0.7 0.2 150)", viewport=viewport, text_size=text_size)
    assert layout.faults(page) == {}
    page.picture(f"color-picker-{viewport[0]}-{text_size}")


@pytest.mark.parametrize("viewport, dark", [(PHONE, False), (DESKTOP, True)])
def test_it_is_accessible(page, viewport, dark):
    opened(page, "oklch(0.7 0.2 150)", viewport=viewport, dark=dark)
    assert not page.violations()
    page.picture(f"color-picker-{viewport[0]}-{'dark' if dark else 'light'}")
