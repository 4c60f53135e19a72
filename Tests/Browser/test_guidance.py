"""The summary says which shade to use where a chosen color doesn't read, and makes a change with one tap.

Swift's AdviceTests and ContrastAdviceTests go through the themes."""

import re

from selenium.webdriver.common.keys import Keys

from colors import contrast
from harness import words

# Lato has a real bold everywhere: how large a bold text counts does not change when the fonts are measured.
FONTS = "title=Lato&body=Lato"
SHORT = f"primary=indigo-500&accent=pink-a200&{FONTS}"
HELPED = f"primary=indigo-800&accent=pink-a200&{FONTS}"
HARD = f"primary=red-500&accent=indigo-a200&{FONTS}"
CLEAR = f"primary=7986cb&accent=yellow-a200&{FONTS}"


def advice(seen):
    """The sentences about contrast, and the names of the buttons that offer a change."""
    section = seen.the("region", "Contrast")
    said = [one.text for one in seen.all("paragraph", inside=section)]
    return said, [one.name for one in seen.all("button", inside=section)]


def ratio(one, other):
    """A contrast ratio as it is told: cut off, never rounded up."""
    return f"{int(contrast(one, other) * 100) / 100:.2f}"


def lead_has_the_focus(page):
    return page.run("return document.activeElement.textContent") == advice(page.seen)[0][0]


def test_it_says_which_shade_to_use_where_and_what_falls_short_there(page):
    said, offers = advice(page.open(f"#/summary?{SHORT}"))
    assert (said[0], len(said)) == (words.places(3), 4)
    [mark] = [text for text in said if words.ON_THE_BAR in text]
    assert mark.endswith(words.too_near(ratio("#FF4081", "#3F51B5")))
    assert contrast(re.search("#[0-9A-F]{6}", mark).group(), "#3F51B5") >= 3
    assert offers == [words.TO_INDIGO_800]


def test_where_every_color_reads_one_sentence_says_so(page):
    assert advice(page.open(f"#/summary?{CLEAR}", dark=True)) == ([words.ALL_READ], [])


def test_one_tap_makes_the_change_and_undo_takes_it_back(page):
    before = advice(page.open(f"#/summary?{SHORT}"))
    seen = page.tap("button", words.TO_INDIGO_800)
    said, offers = advice(seen)
    assert (said[0], len(said), offers) == (words.places(2), 3, [])
    assert (seen.session, seen.banner.fill) == (f"#/summary?{HELPED}", "#283593")
    assert [words.IS_INDIGO_800 in said for said in seen.notices] == [True]
    assert lead_has_the_focus(page)
    seen = page.tap("button", "Undo", "status")
    assert (seen.theme, advice(seen)) == (SHORT, before)


def test_the_keyboard_reaches_it_and_keeps_its_place(page):
    said, offers = advice(page.open(f"#/summary?{HARD}"))
    assert offers
    while offers:
        page.go(Keys.TAB, "button", offers[0])
        before, (said, offers) = said, advice(page.press(Keys.ENTER))
        assert said != before
        assert lead_has_the_focus(page)


def test_a_mixed_color_leads_the_grid_and_outlives_a_reload(page):
    _, offers = advice(page.open(f"#/summary?{HARD}"))
    [mixed] = [name for name in offers if "the accent" in name and "#" in name]
    color = mixed.split()[-1]
    assert f"accent={color[1:].lower()}" in page.tap("button", mixed).session
    page.reload()
    assert page.open("#/accent", fresh=False).options[0].fill == color


def test_the_page_is_judged_light_or_dark_as_it_is_shown(page):
    said, _ = advice(page.open(f"#/summary?{SHORT}", dark=True))
    assert any(text.startswith(words.INDIGO_FOR_BARS_IN_DARK) for text in said)
