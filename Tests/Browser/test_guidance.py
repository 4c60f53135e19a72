"""The summary tells which pairs of the theme's colors fall short of AA, and takes what helps with one tap.

Swift's AdviceTests and GuidanceTests go through the themes."""

from selenium.webdriver.common.keys import Keys

from colors import contrast
from harness import words

# Lato has a real bold everywhere: how large a bold text counts does not change when the fonts are measured.
FONTS = "title=Lato&body=Lato"
SHORT = f"primary=indigo-500&accent=pink-a200&{FONTS}"
HELPED = f"primary=indigo-800&accent=pink-a200&{FONTS}"
HARD = f"primary=yellow-500&accent=lime-a200&{FONTS}"


def advice(seen):
    """What is said of the contrasts, and the names of the buttons that offer help."""
    section = seen.the("region", "Contrast")
    said = [one.text for one in seen.all("paragraph", inside=section)]
    return said, [one.name for one in seen.all("button", inside=section)]


def ratio(one, other):
    """A contrast ratio as it is told: cut off, never rounded up."""
    return f"{int(contrast(one, other) * 100) / 100:.2f}"


def lead_has_the_focus(page):
    return page.run("return document.activeElement.textContent") == advice(page.seen)[0][0]


def test_one_tap_takes_what_helps_and_undo_takes_it_back(page):
    seen = page.open(f"#/summary?{SHORT}")
    before = advice(seen)
    assert before == ([words.ONE_SHORT, words.too_near(ratio("#FF4081", "#3F51B5"))], [words.USE_INDIGO_800])
    seen = page.tap("button", words.USE_INDIGO_800)
    assert advice(seen) == ([words.ALL_LEGIBLE], [])
    assert (seen.session, seen.banner.fill) == (f"#/summary?{HELPED}", "#283593")
    assert seen.notices == [words.IS_INDIGO_800]
    assert lead_has_the_focus(page)
    seen = page.tap("button", "Undo")
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
    [mixed] = [name for name in offers if "#" in name and name.endswith("accent")]
    color = mixed.split()[1]
    assert f"accent={color[1:].lower()}" in page.tap("button", mixed).session
    page.reload()
    assert page.open("#/accent", fresh=False).options[0].fill == color


def test_the_page_is_judged_light_or_dark_as_it_is_shown(page):
    said, _ = advice(page.open(f"#/summary?{SHORT}", dark=True))
    assert words.too_dark(ratio("#3F51B5", "#131315")) in said
