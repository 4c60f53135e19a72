"""The sample screens as pictures: laid out by the browser in any size and any font, and mirrored."""

import re

import pytest

from harness.browser import Setting
from harness.http_client import request
from harness.samples import FAULTS

SAMPLES = "inbox article checkout dashboard chat player settings onboarding calendar landing".split()
SIZES = [(None, None), (300, 464), (338, 523), (390, 640), (430, 932)]
FONTS = ["JetBrains Mono", "PT Sans Narrow", "Bebas Neue", "Comfortaa"]
NAME = "A name of sixty characters, which is the longest there can be"

SET = """
const [font, width, height, scale, direction, name, done] = arguments, style = document.documentElement.style;
document.documentElement.dir = direction;
style.setProperty("--title-font", `"${font}"`);
style.setProperty("--body-font", `"${font}"`);
style.setProperty("--app-name", JSON.stringify(name));
style.setProperty("--scale", scale);
for (const frame of document.querySelectorAll("[data-sample]")) {
  for (const [property, value] of [["--width", width], ["--height", height]]) {
    if (value) frame.style.setProperty(property, `${value}px`); else frame.style.removeProperty(property);
  }
}
document.fonts.ready.then(() => requestAnimationFrame(() => done()));
"""

# For each sample, how far the words of each text are from its frame's left, right and top.
PLACES = """
return Object.fromEntries([...document.querySelectorAll("[data-sample]")].map((frame) => {
  const bounds = frame.getBoundingClientRect();
  const texts = [...frame.querySelectorAll(".s-text")].filter((one) => !one.closest(".s-playback"));
  return [frame.dataset.sample, texts.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = range.getBoundingClientRect();
    return [box.left - bounds.left, bounds.right - box.right, box.top - bounds.top];
  })];
}));
"""


@pytest.fixture
def samples(browser, server):
    """The file of samples by itself, and how to set it up."""
    name = re.search(r"samples\.[0-9a-f]{16}\.html", request(server, "/worker.js").body.decode())[0]
    browser.clear(server.url)
    browser.faults()  # the page of a test before may complain when it's left
    browser.set_up(Setting(viewport=(1440, 900)))
    browser.driver.get(f"{server.url}/{name}")

    def set_up(font="Lato", size=(None, None), scale=1, direction="ltr", name="Field Notes"):
        browser.driver.execute_async_script(SET, font, *size, scale, direction, name)
        return browser.driver

    yield set_up
    # The file by itself has no icon, which a browser requests.
    assert [one for one in browser.faults() if "favicon" not in one] == []


def test_all_ten_are_in_the_file_with_their_styles(samples):
    driver = samples()
    slugs = driver.execute_script("return [...document.querySelectorAll('[data-sample]')].map((one) => one.dataset.sample)")
    assert slugs == SAMPLES
    overflow = "return getComputedStyle(document.querySelector('.s-line')).textOverflow"
    assert driver.execute_script(overflow) == "ellipsis"
    size = "const box = document.querySelector('[data-sample]').getBoundingClientRect(); return [box.width, box.height]"
    assert driver.execute_script(size) == [390, 844]
    assert samples(scale=0.5).execute_script(size) == [195, 422]


@pytest.mark.parametrize("font", [pytest.param(FONTS[0], marks=pytest.mark.engines), *FONTS[1:]])
def test_nothing_overflows_in_any_font_and_size(samples, font):
    for size in SIZES:
        if size == SIZES[0]:
            assert samples(font, size, name=NAME).execute_script(FAULTS) == []
        else:
            faults = samples(font, size, name=NAME).execute_script(FAULTS)
            assert [one for one in faults if not one.startswith("landing")] == [], size


@pytest.mark.engines
def test_lines_break_in_the_same_places_at_every_scale(samples):
    whole = samples().execute_script(PLACES)
    half = samples(scale=0.5).execute_script(PLACES)
    for sample in SAMPLES:
        assert [[2 * edge for edge in text] for text in half[sample]] == [pytest.approx(text, abs=0.1) for text in whole[sample]]


@pytest.mark.engines
def test_they_are_mirrored_in_a_right_to_left_page(samples):
    plain = samples().execute_script(PLACES)
    mirrored = samples(direction="rtl").execute_script(PLACES)
    for sample in SAMPLES:
        expected = [pytest.approx([right, left, top], abs=1) for left, right, top in plain[sample]]
        assert mirrored[sample] == expected, sample
