"""From opening the page to a file, in few taps; nothing moves on the way, and nothing is lost."""

import pytest
from harness.page import DESKTOP, PHONE
from harness.stage import THEME

# How far what was already there moved after the first paint, in pixels, by element.
WATCH = """
window.moved = [];
new PerformanceObserver((list) => {
  for (const { sources = [] } of list.getEntries()) {
    for (const { node, previousRect: was, currentRect: is } of sources) {
      const far = Math.max(Math.abs(was.x - is.x), Math.abs(was.y - is.y));
      if (far > 20 && was.height && is.height) moved.push([node?.className || node?.nodeName, Math.round(far)]);
    }
  }
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.fixture
def watched(page, browser):
    script = browser.tell("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    yield page
    browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
@pytest.mark.parametrize("screen", ["primary", "take-home", "preview", "adjust"])
def test_a_link_s_screen_stays_where_it_is_once_it_was_painted(watched, screen, viewport):
    watched.open(f"#/{screen}?{THEME}", viewport=viewport)
    coming = "return Boolean(document.querySelector('[aria-busy=true], [data-sample]:empty, .word-of-export, .word-of-samples'))"
    watched.until(lambda _: not watched.run(coming), "it's all there")
    assert watched.run("return moved") == []


STEPS = ["Primary color", "Accent color", "Title font", "Body font", "Summary"]


class Taps:
    """A person who counts the taps."""

    def __init__(self, page):
        self.page, self.count = page, 0

    def __call__(self, role, name, inside=None):
        self.count += 1
        return self.page.tap(role, name, inside)


@pytest.fixture
def taps(page):
    page.open("#/primary", viewport=PHONE)
    return Taps(page)


def take_a_file(taps):
    """From Take it home: a format, and its file."""
    taps.page.until(lambda seen: seen.has("button", "Download"), "the theme is written")
    taps("option", "CSS")
    taps("button", "Download")
    return taps.count


def test_from_a_hex(taps):
    taps.page.put("textbox", "Your color", "#0F9D58")
    taps("button", next(one.name for one in taps.page.look().all("button") if one.name.startswith("Clear: ")))
    taps("button", "Take it home", "main")
    assert take_a_file(taps) == 4


def test_from_a_theme_of_the_first_screen(taps):
    taps("button", "Use Harbor")
    taps("button", "Take it home", "main")
    assert take_a_file(taps) == 4


def test_from_the_gallery(taps):
    taps("button", "All themes")
    taps.page.until(lambda seen: seen.has("button", "Use Kickoff"), "the gallery is there")
    taps("button", "Use Kickoff")
    taps("button", "Take it home", "main")
    assert take_a_file(taps) == 5


def test_through_the_four_choices(taps):
    for name in ["Indigo", "Pink"]:
        taps("option", name)
        taps("button", "Next", "banner")
    taps("option", "EB Garamond")
    taps("button", "Next", "banner")
    taps("option", "Lato")
    taps("button", "Done", "banner")
    taps("button", "Take it home", "main")
    assert take_a_file(taps) == 11


def test_from_a_shuffle(taps):
    taps("button", "Shuffle")
    taps("button", "Done", "banner")
    taps("button", "Take it home", "main")
    assert take_a_file(taps) == 5


def test_from_a_shuffle_by_preview(taps):
    taps("button", "Shuffle")
    taps("button", "Preview", "region")
    taps("button", "Take it home", "banner")
    assert take_a_file(taps) == 5


def test_from_a_text_that_is_imported(taps):
    taps("button", "Library", "region")
    taps("button", "Import…")
    taps.page.put("textbox", None, THEME)
    taps("button", "Import", "dialog")
    taps.page.until_screen("#/summary")
    taps("button", "Take it home", "main")
    assert take_a_file(taps) == 6


def test_the_steps_in_a_line_are_links(page):
    seen = page.open(f"#/primary?{THEME}", viewport=PHONE)
    steps = [one for one in seen.all("button", inside=seen.main) if one.name in STEPS]
    assert [one.name for one in steps] == STEPS
    assert page.tap("button", "Body font").screen == "#/body-font"
    assert page.tap("button", "Summary").screen == "#/summary"
    page.open("#/accent?primary=indigo-500", fresh=False)
    assert not page.seen.the("button", "Body font").enabled, "it isn't open yet"


def test_the_library_is_found_as_it_was_left(page):
    page.open(f"#/library?{THEME}", viewport=PHONE)
    page.until(lambda seen: seen.has("button", "Preview Quarterly"), "the gallery is there")
    top = page.run("const main = document.querySelector('main'); main.scrollTop = 1500; return main.scrollTop")
    page.element("button", "Preview Hearth").click()
    page.until_screen("#/preview")
    page.tap("button", "Back", "banner")
    page.until_screen("#/library")
    page.until(lambda _: abs(page.run("return document.querySelector('main').scrollTop") - top) < 900, "it's near the card")
    assert page.run("return document.querySelector('main').scrollTop") > 500


def test_nothing_in_preview_takes_the_focus_and_does_nothing(page):
    page.open(f"#/preview?{THEME}", viewport=PHONE)
    seen = page.until(lambda seen: seen.has("img", "Inbox"), "the samples are there")
    assert not [one.name for one in seen.all("button") if one.name.startswith("Enlarge")]
