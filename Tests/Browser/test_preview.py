"""On a phone, Preview shows the theme on samples to swipe through."""

import pytest
from harness.page import PHONE
from harness.stage import SAMPLES, THEME, open_stage, painted, selected, until_samples

PREVIEW = f"#/preview?{THEME}"


@pytest.fixture
def preview(page):
    open_stage(page, PREVIEW, viewport=PHONE)
    return page


def test_every_sample_is_there_and_one_is_in_front(preview):
    assert {one.name for one in preview.seen.all("img")} == SAMPLES
    frame = preview.run(
        "const { left, top, right, bottom } = document.querySelector('figure').getBoundingClientRect();"
        "return [left, top, right, bottom];"
    )
    assert 0 < frame[0] < frame[2] < 390 and 0 < frame[1] < frame[3] < 844
    dots = preview.run("return [...document.querySelectorAll('.preview-dots i')].map((one) => one.className)")
    assert dots == ["front"] + [""] * 9


def test_the_landing_page_keeps_the_shape_of_a_window(preview):
    _, _, width, height = preview.seen.the("img", "Landing page").box
    assert width > height


def test_a_swipe_moves_the_dots(preview):
    preview.run("document.querySelector('.preview .samples').scrollLeft += 330")
    front = "return [...document.querySelectorAll('.preview-dots i')].findIndex((one) => one.className)"
    preview.until(lambda _: preview.run(front) == 1, "the second dot is filled")


def test_it_is_the_second_of_three_tabs_and_leads_back(page):
    page.open(f"#/accent?{THEME}", viewport=PHONE)
    page.tap("button", "Preview", "region")
    seen = until_samples(page)
    assert seen.screen == "#/preview" and seen.title == "Preview"
    assert [one.name for one in seen.all("button") if one.current] == ["Preview"]
    assert page.tap("button", "Back").screen == "#/accent"


def test_the_summary_links_to_it(page):
    page.open(f"#/summary?{THEME}", viewport=PHONE)
    page.tap("button", "See it on sample screens")
    until_samples(page)


@pytest.mark.parametrize("dark", [False, True])
def test_it_begins_in_the_device_s_appearance_and_changes_to_the_other(page, dark):
    seen = open_stage(page, PREVIEW, viewport=PHONE, dark=dark)
    here, there = ("Dark", "Light") if dark else ("Light", "Dark")
    assert selected(seen, "radio", seen.the("radiogroup", "Appearance")) == [here]
    before = painted(page, "Inbox", "background")
    seen = page.tap("radio", there)
    assert painted(page, "Inbox", "background") != before
    assert seen.address == f"#/preview?view={there.lower()}"


def test_before_anything_is_chosen_it_says_what_it_shows_instead(page):
    seen = open_stage(page, "#/preview", viewport=PHONE)
    assert "Harbor, from the gallery, until you choose." in seen.main.text


def test_the_app_s_name_is_given_here_too(preview):
    preview.type("textbox", "Name", "Harbor")
    told = "return getComputedStyle(document.querySelector('[aria-label=Inbox] > *')).getPropertyValue('--app-name')"
    assert preview.run(told) == '"Harbor"'


def test_nothing_violates_a_rule_of_accessibility(preview):
    assert not preview.violations()


def test_nothing_is_wider_than_the_screen_even_with_large_text(page):
    open_stage(page, PREVIEW, viewport=(320, 568), text_size=32)
    assert page.run("const main = document.querySelector('main'); return main.scrollWidth <= main.clientWidth")
