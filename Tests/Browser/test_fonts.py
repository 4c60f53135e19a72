"""The list holds the fonts that this device has; it can be searched and filtered, and tells what a font lacks."""

import pytest

from harness.installed import families, other_names, text_families
from harness.words import LACKING, fonts_shown

ADDRESS = "#/title-font?primary=indigo-500&accent=pink-a200"
ALIASES = {"Arial", "Helvetica", "Times New Roman", "Courier New", "Georgia", "Verdana"}

CATEGORIES = {
    "Serif": ({"EB Garamond", "Vollkorn", "PT Serif"}, {"Lato", "JetBrains Mono", "Dancing Script"}),
    "Sans": ({"Inter", "Lato", "PT Sans"}, {"EB Garamond", "JetBrains Mono", "Dancing Script"}),
    "Mono": ({"JetBrains Mono", "DejaVu Sans Mono", "PT Mono"}, {"EB Garamond", "Inter"}),
    "Display": ({"Bebas Neue"}, {"EB Garamond", "Inter", "JetBrains Mono"}),
    "Script": ({"Dancing Script"}, {"EB Garamond", "Inter", "JetBrains Mono"}),
}

LACKS = {
    "Lato": set(),
    "Vollkorn": set(),
    "Dancing Script": {"italic"},
    "PT Serif Caption": {"bold"},
    "Linux Libertine Display O": {"bold", "italic"},
}


def is_complete(seen):
    return len(seen.options) >= len(text_families())


@pytest.fixture
def fonts(page):
    """The title font's screen, once its list has stopped growing."""
    page.open(ADDRESS)
    page.until(is_complete, "the list is complete")
    return page


def told(seen):
    """All that the page says in words and in its search field."""
    field = seen.the("searchbox")
    return f"{seen.main.text} {field.placeholder} {field.name}"


def chosen_is_in_sight(seen):
    """Whether the chosen row lies whole within the list's window."""
    [row] = [one for one in seen.options if one.chosen]
    (_, top, _, height), (_, first, _, whole) = row.box, seen.main.box
    return first <= top and top + height <= first + whole + 1


@pytest.mark.engines
def test_the_list_holds_every_text_font_that_fontconfig_has_and_no_other(fonts):
    listed = fonts.seen.names
    assert len(listed) == len(set(listed))
    assert text_families() - set(listed) == set(), "missing"
    assert set(listed) - families() == set(), "not there, but listed"
    assert str(len(listed)) in told(fonts.seen)
    # A name that another font answers for, and a font of symbols, are neither.
    assert ALIASES & set(listed) == ALIASES & families()
    assert [name for name in listed if "Symbol" in name or "Emoji" in name or "Keyboard" in name] == []


@pytest.mark.engines
def test_the_chosen_font_is_in_sight_when_the_screen_is_entered_again(page):
    page.open(f"{ADDRESS}&title=Vollkorn")
    page.until(is_complete, "the list is complete")
    page.reload()
    assert chosen_is_in_sight(page.until(is_complete, "the list is complete again"))


@pytest.mark.engines
def test_the_chosen_font_is_in_sight_far_down_a_long_list(page):
    page.open(f"{ADDRESS}&title=Family+1250")
    page.until(is_complete, "the list is complete")
    found = "\n".join(f"Family {number}\tsans\tb\ti" for number in range(1000, 1300))
    page.run("sessionStorage.setItem('found', arguments[0])", found)
    page.reload()
    seen = page.until(lambda seen: fonts_shown(300) in told(seen), "the list that was found before is there")
    assert chosen_is_in_sight(seen)


def test_every_name_is_really_painted_in_its_own_font(fonts, browser):
    painted = dict(zip(fonts.seen.names, browser.painted_families(fonts.elements("option"))))
    assert {name: found for name, found in painted.items() if not found & other_names(name)} == {}


@pytest.mark.engines
def test_a_search_narrows_the_list_and_says_to_how_many(fonts):
    everything = fonts.seen.names
    expected = [name for name in everything if "sans" in name.lower()]
    for text in ("sans", "SANS"):
        assert fonts.search(text).names == expected
        assert str(len(expected)) in told(fonts.seen)
    nothing = fonts.search("no such font")
    assert not nothing.has("option") and "no such font" in nothing.main.text
    assert fonts.search("").names == everything


def test_a_choice_outlives_a_search_that_hides_it(fonts):
    fonts.choose("EB Garamond")
    hidden = fonts.search("lato")
    assert (hidden.names, hidden.next.enabled) == (["Lato"], True)
    assert fonts.search("").chosen == ["EB Garamond"]


def test_each_category_narrows_the_list_and_every_font_is_of_one(fonts):
    everything, found = fonts.seen.names, set()
    group = fonts.seen.the("radiogroup", "Category")
    assert {radio.name for radio in fonts.seen.all("radio", inside=group)} == {"All", *CATEGORIES}
    for category, (inside, outside) in CATEGORIES.items():
        seen = fonts.tap("radio", category)
        assert seen.the("radio", category).chosen
        assert inside <= set(seen.names) and not outside & set(seen.names), category
        assert str(len(seen.names)) in told(seen)
        found |= set(seen.names)
        assert fonts.tap("radio", "All").names == everything
    assert found == set(everything)


def test_a_bold_in_another_optical_size_is_none_where_the_browser_never_shows_it(fonts):
    # Chromium asks fontconfig, which never gives it; Firefox finds it.
    assert LACKING.findall(fonts.choose("EB Garamond").option("EB Garamond").description) == ["bold"]


@pytest.mark.engines
def test_what_a_font_lacks_is_said_beside_the_choice(fonts):
    said = {}
    for family in LACKS:
        row = fonts.choose(family).option(family)
        said[family] = set(LACKING.findall(row.description))
        drawn = {f'"{row.description}"', "attr(aria-description)"} if row.description else {"none"}
        assert row.drawn_before in drawn, "it is drawn as it is told"
    assert said == LACKS
