"""The gallery, below the themes in the library. StudioTests go through the conversation; here is what only a browser shows: that
it's fetched, seen, tapped, and read out."""

import pytest
from harness.changing_site import Answer
from harness.page import DESKTOP, PHONE, Page
from harness.stage import painted, selected, until_samples

OWN = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes"
HARBOR = "primary=1b3a5c&accent=5cc8c0&title=Manrope&body=Inter&name=Harbor"
MOODS = ["Calm", "Bold", "Warm", "Fresh", "Night", "Editorial"]
SORRY = "The gallery didn’t load. Check your connection, then try again."


def previews(seen):
    return [one.name for one in seen.all("button") if one.name.startswith("Preview ")]


def until_gallery(page):
    return page.until(lambda seen: len(previews(seen)) == 24, "the whole gallery is there")


@pytest.fixture
def gallery(page):
    """A page with a theme of its own, at the gallery."""
    page.open(f"#/library?{OWN}", viewport=PHONE)
    until_gallery(page)
    return page


ASKED = "return performance.getEntriesByType('resource').filter((it) => it.name.includes('gallery')).length"


def test_gallery_1_nobody_fetches_it_before_the_library_opens(page):
    page.open(f"#/summary?{OWN}")
    page.tap("button", "Preview")
    assert page.run(ASKED) == 0
    page.tap("button", "Library")
    until_gallery(page)
    page.tap("button", "Theme")
    page.tap("button", "Library")
    until_gallery(page)
    assert page.run(ASKED) == 1


@pytest.fixture
def poor(browser, site):
    page = Page(browser, site)
    yield page
    browser.driver.get("about:blank")
    browser.faults()


def test_gallery_1_if_it_does_not_come_the_library_says_so_in_place_and_asks_again(poor, site):
    path = site.path("gallery.txt")
    whole = site.answers[path]
    site.answers[path] = Answer(b"Gone.", "text/plain", 404)
    poor.open("#/library")
    seen = poor.until(lambda seen: SORRY in [one.text for one in seen.all("alert")], "the library says so")
    assert previews(seen) == []
    site.answers[path] = whole
    poor.tap("button", "Try again")
    seen = until_gallery(poor)
    assert SORRY not in [one.text for one in seen.all("alert")]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_gallery_2_six_moods_have_four_themes_each(page, viewport):
    page.open("#/library", viewport=viewport)
    seen = until_gallery(page)
    assert [one.name for one in seen.all("heading") if one.name in MOODS] == MOODS
    lists = [one for one in seen.all("list") if one.name in MOODS]
    assert [len(seen.all("listitem", inside=one)) for one in lists] == [4] * 6
    assert len({previews(seen)[index] for index in range(24)}) == 24


# The cards' heights, and whether each button to use a theme lies within its card.
MEASURED = """
return [...document.querySelectorAll(".themed")].map((card) => {
  const all = card.getBoundingClientRect(), use = card.querySelector(".use").getBoundingClientRect();
  const say = card.querySelector(".say").getBoundingClientRect();
  return [all.height, use.left >= all.left && use.right <= all.right && use.top >= say.top && use.bottom <= all.bottom];
});
"""


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP, (320, 568)])
@pytest.mark.parametrize("text_size", [16, 32])
def test_gallery_2_no_card_is_cut_or_wider_than_the_screen(page, viewport, text_size):
    page.open("#/library", viewport=viewport, text_size=text_size)
    until_gallery(page)
    assert page.run("const main = document.querySelector('main'); return main.scrollWidth - main.clientWidth") == 0
    cards = page.run(MEASURED)
    assert all(within for _, within in cards)
    if viewport == PHONE and text_size == 16:
        assert {height for height, _ in cards} == {132}, "no sentence takes a third line"


def test_gallery_3_on_a_phone_a_tap_shows_a_theme_and_back_leads_to_the_library(gallery):
    gallery.tap("button", "Preview Low Tide")
    seen = until_samples(gallery)
    assert (seen.screen, seen.heading.name, seen.theme) == ("#/preview", "Low Tide", OWN)
    assert selected(seen, "radio", seen.the("radiogroup", "Appearance")) == ["Dark"]
    assert painted(gallery, "Inbox", "accent") == "#F4A58A"
    assert not seen.has("textbox", "Name")
    gallery.leave_by("Back")
    assert gallery.seen.screen == "#/library"
    assert until_gallery(gallery).theme == OWN


def test_gallery_4_in_a_wide_window_a_tap_shows_it_on_the_stage_until_another_tap(page):
    page.open(f"#/library?{OWN}", viewport=DESKTOP)
    until_gallery(page)
    until_samples(page)
    seen = page.tap("button", "Preview Harbor")
    assert (seen.screen, seen.theme) == ("#/library", OWN)
    assert seen.the("button", "Preview Harbor").current
    assert painted(page, "Inbox", "primary") == "#1B3A5C"
    seen = page.tap("button", "Preview Harbor")
    assert not seen.the("button", "Preview Harbor").current
    assert painted(page, "Inbox", "primary") == "#3F51B5"


@pytest.mark.engines
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_gallery_5_one_tap_uses_a_theme_and_undo_brings_yours_back(page, viewport):
    page.open(f"#/library?{OWN}", viewport=viewport)
    until_gallery(page)
    seen = page.tap("button", "Use Harbor")
    assert (seen.screen, seen.banner.fill, seen.theme) == ("#/summary", "#1B3A5C", HARBOR)
    assert seen.says("Opened “Harbor”.")
    page.tap("button", "Undo", "status")
    assert page.until(lambda seen: seen.banner.fill == "#3F51B5", "the theme before is back").theme == OWN


def test_gallery_5_a_theme_is_used_from_its_preview(gallery):
    gallery.tap("button", "Preview Harbor")
    seen = gallery.tap("button", "Use", "banner")
    assert (seen.screen, seen.theme) == ("#/summary", HARBOR)
    gallery.tap("button", "Library")
    seen = until_gallery(gallery)
    assert not seen.the("button", "Harbor is in use").enabled


@pytest.mark.parametrize("setting", [{}, {"viewport": DESKTOP, "dark": True}], ids=str)
def test_gallery_it_reads_for_everyone(page, setting):
    page.open(f"#/library?{OWN}", **setting)
    until_gallery(page)
    assert page.violations() == []
