"""The list holds the fonts that this device has; it can be searched and filtered, and tells what a font lacks."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

from harness import eyes
from harness.browsers import only_in_chromium
from harness.installed import families, other_names, text_families
from harness.looks import names
from harness.page import PHONE

ADDRESS = "#/title-font?primary=indigo-500&accent=pink-a200"


@pytest.fixture
def fonts(page):
    """The title font's screen, once its list has stopped growing."""
    page.open(ADDRESS)
    page.until(lambda: len(page.options()) >= len(text_families()), "the list is complete")
    return page


def told(page):
    """All that the page says in words and in its search field."""
    search = page.the("searchbox")
    return f"{eyes.text(page.main())} {search.get_attribute('placeholder')} {search.accessible_name}"


def search(page, text):
    """Types the text in place of what the search field holds."""
    page.the("searchbox").click()
    page.press_with(Keys.CONTROL, "a")
    return page.press(Keys.BACKSPACE, *text)


def filter_by(page, category):
    """Taps a category's radio, or its label where that is what can be seen of it."""
    radio = page.the("radio", category, inside=page.the("radiogroup", "Category"))
    label = page.run("return arguments[0].closest('label')", radio)
    page.tap(label or radio)
    page.until(lambda: radio.is_selected() or radio.get_attribute("aria-checked") == "true", f"{category} is on")
    return page.settled()


def test_the_list_holds_every_text_font_that_fontconfig_has_and_no_other(fonts):
    listed = names(fonts)
    assert len(listed) == len(set(listed))
    assert text_families() - set(listed) == set(), "missing"
    assert set(listed) - families() == set(), "not there, but listed"


@pytest.mark.parametrize("alias", ["Arial", "Helvetica", "Times New Roman", "Courier New", "Georgia", "Verdana"])
def test_a_name_that_another_font_stands_in_for_is_not_listed(fonts, alias):
    assert bool(fonts.all("option", alias)) == (alias in families())


def is_in_sight(page):
    """Whether the chosen row stands whole within the list's window."""
    return page.run("""
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const row = box("[role=option][aria-selected=true]"), list = box("main");
        return list.top <= row.top && row.bottom <= list.bottom + 1;
    """)


def test_the_chosen_font_is_in_sight_when_the_screen_is_entered_again(page):
    page.open(f"{ADDRESS}&title=Vollkorn", PHONE)
    page.until(lambda: len(page.options()) >= len(text_families()), "the list is complete")
    page.reload()
    page.until(lambda: len(page.options()) >= len(text_families()), "the list is complete again")
    assert is_in_sight(page)


def test_the_chosen_font_is_in_sight_far_down_a_long_list(page):
    page.open(f"{ADDRESS}&title=Family+1250", PHONE)
    page.until(lambda: len(page.options()) >= len(text_families()), "the list is complete")
    found = "\n".join(f"Family {number}\tsans\tb\ti" for number in range(1000, 1300))
    page.run("sessionStorage.setItem('found', arguments[0])", found)
    page.reload()
    page.until(lambda: "300 fonts" in told(page), "the list that was found before is there")
    assert is_in_sight(page)


def test_fonts_of_symbols_are_not_listed(fonts):
    assert [name for name in names(fonts) if "Symbol" in name or "Emoji" in name or "Keyboard" in name] == []


@only_in_chromium
def test_every_name_is_really_painted_in_its_own_font(fonts, browser):
    painted = {option.accessible_name: browser.painted_families(option) for option in fonts.options()}
    strangers = {name: found for name, found in painted.items() if not found & other_names(name)}
    assert strangers == {}


def test_the_page_says_how_many_fonts_there_are(fonts):
    assert str(len(fonts.options())) in told(fonts)


def test_a_search_narrows_the_list_and_says_to_how_many(fonts):
    everything = names(fonts)
    for text in ("sans", "SANS"):
        search(fonts, text)
        expected = [name for name in everything if "sans" in name.lower()]
        fonts.until(lambda: names(fonts) == expected, f"only {expected} are left")
        assert str(len(expected)) in told(fonts)
    search(fonts, "")
    fonts.until(lambda: names(fonts) == everything, "the whole list is back")


def test_a_search_that_finds_nothing_says_so(fonts):
    search(fonts, "no such font")
    fonts.until(lambda: not fonts.all("option"), "nothing is found")
    assert "no such font" in eyes.text(fonts.main()) or "No font" in eyes.text(fonts.main())


def test_a_choice_outlives_a_search_that_hides_it(fonts):
    fonts.choose("EB Garamond")
    search(fonts, "lato")
    fonts.until(lambda: names(fonts) == ["Lato"], "only Lato is left")
    assert fonts.button("Next").is_enabled()
    search(fonts, "")
    fonts.until(lambda: fonts.chosen == ["EB Garamond"], "the choice is back")


@pytest.mark.parametrize(
    "category, inside, outside",
    [
        ("Serif", {"EB Garamond", "Vollkorn", "PT Serif"}, {"Lato", "JetBrains Mono", "Dancing Script"}),
        ("Sans", {"Inter", "Lato", "PT Sans"}, {"EB Garamond", "JetBrains Mono", "Dancing Script"}),
        ("Mono", {"JetBrains Mono", "DejaVu Sans Mono", "PT Mono"}, {"EB Garamond", "Inter"}),
        ("Display", {"Bebas Neue"}, {"EB Garamond", "Inter", "JetBrains Mono"}),
        ("Script", {"Dancing Script"}, {"EB Garamond", "Inter", "JetBrains Mono"}),
    ],
)
def test_a_category_narrows_the_list_and_says_to_how_many(fonts, category, inside, outside):
    everything = names(fonts)
    filter_by(fonts, category)
    fonts.until(lambda: len(fonts.options()) < len(everything), "the list is narrowed")
    listed = names(fonts)
    assert inside <= set(listed)
    assert not outside & set(listed)
    assert str(len(listed)) in told(fonts)
    filter_by(fonts, "All")
    fonts.until(lambda: names(fonts) == everything, "the whole list is back")


def test_every_font_is_of_some_category(fonts):
    everything, found = set(names(fonts)), set()
    group = fonts.the("radiogroup", "Category")
    for category in [radio.accessible_name for radio in fonts.all("radio", inside=group)][1:]:
        filter_by(fonts, category)
        fonts.until(lambda: set(names(fonts)) != everything, f"{category} narrows the list")
        found |= set(names(fonts))
        filter_by(fonts, "All")
        fonts.until(lambda: set(names(fonts)) == everything, "the whole list is back")
    assert found == everything


@pytest.mark.parametrize(
    "family, lacks",
    [
        ("Lato", set()),
        ("Vollkorn", set()),
        # It has a bold, in another optical size, which fontconfig never gives: what the browser shows is what counts.
        ("EB Garamond", {"bold"}),
        ("Dancing Script", {"italic"}),
        ("PT Serif Caption", {"bold"}),
        ("Linux Libertine Display O", {"bold", "italic"}),
    ],
)
def test_what_a_font_lacks_is_said_beside_the_choice(fonts, family, lacks):
    fonts.choose(family)
    told = fonts.option(family).get_attribute("aria-description") or ""
    assert set(re.findall("no real (bold|italic)", told)) == lacks
    drawn = fonts.run("return getComputedStyle(arguments[0], '::before').content", fonts.option(family))
    assert drawn == (f'"{told}"' if told else "none"), "it is drawn as it is told"
