"""What belongs together is aligned, and what doesn't touches nothing else."""

import pytest
from harness.mixer import Mixer
from harness.page import DESKTOP, PHONE
from harness.stage import THEME, until_samples
from selenium.webdriver.common.keys import Keys

LAPTOP = (1280, 800)
# A box's edges: left, top, right, bottom.
EDGES = """
const { left, top, right, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
return [left, top, right, bottom];
"""
# Where an element's text is, from its top to its bottom, and the element itself.
TEXT = """
const one = [...document.querySelectorAll(arguments[0])].find((each) => each.textContent.trim() === arguments[1]);
const range = document.createRange();
range.selectNodeContents(one);
const [text, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
return [text.top - box.top, box.bottom - text.bottom];
"""


# What people may set to read more easily (WCAG 2.2, 1.4.12).
SPACED = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
"""
# How far the bar's title is from the words of the button before it and of the one after it, if they're on one line.
ASIDE = """
const of = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); };
const title = of(document.querySelector(".bar h1"));
return [...document.querySelectorAll(".bar-back > :not(.lock), .bar-next > *")].map(of).filter(({ top, bottom }) => top < title.bottom && bottom > title.top)
  .map(({ left, right }) => left < title.left ? title.left - right : left - title.right);
"""


@pytest.mark.parametrize("spaced", [False, True])
@pytest.mark.parametrize("font", ["EB+Garamond", "JetBrains+Mono"])
def test_the_bar_s_title_stands_apart_from_its_buttons(page, font, spaced):
    for screen in ["accent", "title-font", "summary", "preview", "take-home"]:
        page.open(f"#/{screen}?{THEME.replace('EB+Garamond', font)}", viewport=PHONE)
        if spaced:
            page.run(SPACED)
            page.look()
        assert min(page.run(ASIDE)) >= 16, screen


@pytest.mark.parametrize("text_size", [16, 20, 32])
def test_nothing_of_the_palette_leaves_its_place_in_large_text(page, text_size):
    """Neither a setting's buttons, nor the ratio in a swatch."""
    page.open(f"#/summary?{THEME}&tab=palette", viewport=DESKTOP, text_size=text_size)
    page.until(lambda seen: seen.has("heading", "Type and corners"), "the palette is there")
    for group in ["Pages and text", "Primary", "Accent"]:
        page.tap("button", group, inside="tabpanel")
    outside = page.run("""
      const beyond = (one, holder) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const [text, box] = [range.getBoundingClientRect(), holder.getBoundingClientRect()];
        return text.left < box.left + 2 || text.right > box.right - 2;
      };
      return [
        ...[...document.querySelectorAll(".setting :is(.step, output, .setting-name)")].filter((one) => beyond(one, one.closest(".setting"))),
        ...[...document.querySelectorAll(".faces i")].filter((one) => one.textContent && beyond(one, one)),
      ].map((one) => one.textContent || one.ariaLabel);
    """)
    assert outside == []


def test_your_color_keeps_its_label_in_large_text(page):
    page.open("#/primary", viewport=PHONE, text_size=32)
    left, top, right, bottom = page.run(EDGES, ".your-color label > span:first-child")
    field = page.run(EDGES, ".your-color input")
    assert right - left > 100 and bottom - top > 20 and bottom <= field[1] + 1
    assert page.run("return getComputedStyle(document.querySelector('.your-color label > span')).clipPath") == "none"


def test_a_menu_s_focus_ring_goes_around_its_label(page):
    page.open(f"#/summary?{THEME}", viewport=LAPTOP)
    until_samples(page)
    page.tap("button", "View")
    page.go(Keys.TAB, "combobox", "Vision")
    outlines = "return ['.picker', '.picker select'].map((one) => getComputedStyle(document.querySelector(one)).outlineStyle)"
    assert page.run(outlines) == ["solid", "none"]


def test_the_formats_on_the_stage_have_a_ground_and_their_word_is_in_line_with_them(page):
    page.open(f"#/summary?{THEME}&tab=code", viewport=LAPTOP)
    page.until(lambda seen: seen.has("option", "CSS"), "the formats are there")
    word, chip = (page.run(EDGES, one) for one in (".stage .for h2", ".stage .formats [role=option]"))
    assert abs((word[1] + word[3]) - (chip[1] + chip[3])) <= 2
    grounds = "return ['.stage .formats [aria-selected=false]', 'body'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)"
    chip, wall = page.run(grounds)
    assert chip != wall and chip != "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP, DESKTOP])
def test_the_sample_of_an_accent_is_in_the_middle_of_the_grid_s_last_row_and_touches_no_cell(page, viewport):
    page.open(f"#/accent?{THEME.replace('pink', 'orange')}", viewport=viewport)
    left, top, right, bottom = page.run(EDGES, ".sample i")
    _, row_top, plus, row_bottom = page.run(EDGES, ".plus")
    assert left > plus
    assert abs((top + bottom) - (row_top + row_bottom)) < 1
    assert row_top <= top and bottom <= row_bottom
    assert right - left == pytest.approx(bottom - top), "it's a circle"


def test_a_toolbar_s_button_has_its_label_in_the_middle_whatever_screen_is_beside_it(page):
    for screen in ("summary", "take-home"):
        page.open(f"#/{screen}?{THEME}", viewport=LAPTOP)
        until_samples(page) if screen == "summary" else page.until(lambda seen: seen.has("button", "Download"), "it's written")
        # The stage, whose toolbar it is, may come after the screen.
        page.until(lambda seen: page.run("return document.querySelectorAll('.toolbar button').length"), "the toolbar is there")
        above, below = page.run(TEXT, ".toolbar button", "Share")
        assert abs(above - below) <= 2, screen


def test_the_stage_begins_where_the_phone_does(page):
    page.open(f"#/summary?{THEME}", viewport=LAPTOP)
    until_samples(page)
    assert page.run(EDGES, ".phone")[1] == page.run(EDGES, ".toolbar")[1]


def test_the_samples_of_preview_begin_where_its_switches_do(page):
    page.open(f"#/preview?{THEME}", viewport=PHONE)
    page.until(lambda seen: seen.has("img", "Inbox"), "the samples are there")
    assert page.run(EDGES, ".preview [data-sample=inbox]")[0] == page.run(EDGES, ".preview .switches .segment")[0] == 16


def test_the_steppers_of_type_and_corners_are_in_two_columns(page):
    page.open(f"#/summary?{THEME}", viewport=LAPTOP)
    until_samples(page)
    page.tap("tab", "Palette")
    lefts = page.run("return [...document.querySelectorAll('.setting .step')].map((one) => one.getBoundingClientRect().left)")
    assert len(lefts) == 10 and len(set(lefts)) == 2


def test_the_arrangement_of_crayons_keeps_away_from_the_list(page):
    page.open("#/crayons", viewport=PHONE)
    assert page.run(EDGES, ".crayons [role=option], .crayons button")[1] - page.run(EDGES, ".tally .segment")[3] >= 8


def test_an_empty_library_takes_little_of_a_phone(page):
    page.open(f"#/library?{THEME}", viewport=PHONE)
    seen = page.until(lambda seen: seen.has("heading", "Gallery"), "the gallery is there")
    assert seen.the("heading", "Gallery").box[1] - page.run(EDGES, ".bar")[3] < 220


def test_no_two_landmarks_or_lists_of_the_mixer_have_one_name(page):
    mixer = Mixer.open(page, "almond")
    for role in ("navigation", "region", "list"):
        names = [one.name for one in mixer.seen.all(role)]
        assert len(names) == len(set(names)), (role, names)
    page.open(f"#/accent?{THEME}", viewport=PHONE)
    assert page.run("return document.querySelector('main ol').getAttribute('aria-label')") == "Steps"
    assert not page.seen.has("navigation", "Steps")
