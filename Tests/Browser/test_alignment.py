"""What belongs together is aligned, and what doesn't touches nothing else."""

import pytest
from harness.mixer import Mixer
from harness.page import DESKTOP, PHONE
from harness.stage import THEME, until_samples

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
