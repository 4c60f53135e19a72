"""The lists hold the fonts that this device has, and more to choose from; they can be searched and filtered, and tell
what a font lacks."""

import base64
import io
import subprocess
import threading

import pytest
from fontTools.ttLib import TTFont
from selenium.webdriver.support.ui import WebDriverWait

from harness.changing_site import BUILT, Answer
from harness.fontfiles import font_file, give
from harness.installed import families, other_names, text_families
from harness.page import PATIENCE, Page
from harness.words import ADD_FILE, GENERIC, INCLUDED, LACKING, MISSING, NO_FONT, ON_DEVICE, OWN_FILE, fonts_shown, use

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


GENERIC_NAMES = ["System", "Serif", "Sans Serif", "Monospace", "Rounded"]

# The list of a device that has only these fonts.
FEW = "Courier\tmono\tb\ti\nFour Seasons\tsans\t-\t-\nTahiti\tsans\tb\t-\nTimes\tserif\tb\ti"

LOADED = """
return document.fonts.ready.then(() => [...document.fonts].filter((one) => one.status === "loaded")
  .map((one) => `${one.family.replace(/^"|"$/g, "")} ${one.weight}`));
"""

@pytest.fixture(autouse=True)
def unknown(browser):
    """Here the page looks for the device's fonts each time."""
    known, browser.fonts = browser.fonts, ""
    yield
    browser.fonts = known


def is_complete(seen):
    return text_families() <= set(seen.names)


def named(seen, heading):
    """The names of the rows below a heading."""
    return [row.name for row in seen.all("option", inside=seen.the("group", heading))] if seen.has("group", heading) else []


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
    everything = fonts.seen.names
    assert len(everything) == len(set(everything))
    # The page's own family takes the place of one whose bold or italic the browser never shows.
    listed = [name for name in everything if name not in named(fonts.seen, GENERIC) + named(fonts.seen, INCLUDED) or name in families()]
    assert text_families() - set(listed) == set(), "missing"
    assert set(listed) - families() == set(), "not there, but listed"
    assert str(len(everything)) in told(fonts.seen)
    # A name that another font answers for, and a font of symbols, are neither.
    assert ALIASES & set(listed) == ALIASES & families()
    assert [name for name in listed if "Symbol" in name or "Emoji" in name or "Keyboard" in name] == []


def test_the_chosen_font_is_in_sight_when_the_screen_is_entered_again(page):
    page.open(f"{ADDRESS}&title=Vollkorn")
    page.until(is_complete, "the list is complete")
    page.reload()
    assert chosen_is_in_sight(page.until(is_complete, "the list is complete again"))


def test_the_list_opens_with_the_chosen_font_in_the_middle_and_whole_rows_above_it(page):
    page.open(f"{ADDRESS}&title=JetBrains+Mono")
    page.until(is_complete, "the list is complete")
    page.reload()
    seen = page.until(is_complete, "the list is complete again")
    [chosen] = [one for one in seen.options if one.chosen]
    below = "const { bottom } = document.querySelector('.finder').getBoundingClientRect(); return bottom"
    begin, (_, top, _, height) = page.run(below), chosen.box
    assert abs((top - begin) / height - round((top - begin) / height)) < 0.05, "the first row is whole"
    end = seen.main.box[1] + seen.main.box[3]
    assert abs((top - begin) - (end - top - height)) < 2 * height, "it's in the middle"


@pytest.mark.engines
def test_the_chosen_font_is_in_sight_far_down_a_long_list(page):
    page.open(f"{ADDRESS}&title=Family+1250")
    page.until(is_complete, "the list is complete")
    found = "\n".join(f"Family {number}\tsans\tb\ti" for number in range(1000, 1300))
    page.run("sessionStorage.setItem('found', arguments[0])", found)
    page.reload()
    seen = page.until(lambda seen: named(seen, INCLUDED) and len(seen.options) > 300, "the list that was found before is there")
    assert chosen_is_in_sight(seen)


def test_every_name_is_really_painted_in_its_own_font(fonts, browser):
    painted = dict(zip(fonts.seen.names, browser.painted_families(fonts.elements("option"))))
    for name in named(fonts.seen, GENERIC) + named(fonts.seen, INCLUDED):
        del painted[name]
    assert {name: found for name, found in painted.items() if not found & other_names(name)} == {}


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


def test_a_family_whose_bold_the_browser_never_shows_is_the_pages_own(fonts):
    # Its bold is in another optical size. Chromium asks fontconfig, which never gives it; Firefox finds it.
    seen = fonts.until(lambda seen: "EB Garamond" in named(seen, INCLUDED), "the fonts of the page are listed")
    assert LACKING.findall(seen.option("EB Garamond").description) == []
    fonts.choose("EB Garamond")
    bold = "return document.fonts.load('700 20px \"Tintype EB Garamond\"').then((faces) => faces.length)"
    assert fonts.run(bold) == 1
    assert '"Tintype EB Garamond"' in fonts.run("return getComputedStyle(document.querySelector('h1')).fontFamily")


@pytest.mark.engines
def test_what_a_font_lacks_is_said_beside_the_choice(fonts):
    said = {}
    for family in LACKS:
        row = fonts.choose(family).option(family)
        said[family] = set(LACKING.findall(row.description))
        drawn = {f'"{row.description}"', "attr(aria-description)"} if row.description else {"none"}
        assert row.drawn_before in drawn, "it is drawn as it is told"
    assert said == LACKS


def test_headings_say_where_the_fonts_come_from_and_every_row_keeps_to_its_place(fonts):
    groups = [one.name for one in fonts.seen.all("group")]
    assert groups == [GENERIC, ON_DEVICE, INCLUDED]
    assert named(fonts.seen, GENERIC) == GENERIC_NAMES
    assert set(named(fonts.seen, ON_DEVICE)) <= families()
    assert not [row.name for row in fonts.seen.options if row.description]
    assert {round(row.box[3]) for row in fonts.seen.options} == {48}
    tops = [row.box[1] for row in fonts.seen.options]
    # A heading is as high as a row.
    assert {round(below - above) for above, below in zip(tops, tops[1:])} == {48, 96}
    assert fonts.search("greek").option("Arimo").description == "Greek, Cyrillic, Hebrew"


def test_what_is_said_beside_the_chosen_font_is_in_the_row_s_own_colors(fonts):
    fonts.choose("Dancing Script")
    look = """
      const row = document.querySelector('.rows [aria-selected=true]'), said = getComputedStyle(row, '::before');
      return [said.content, said.backgroundColor, said.color === getComputedStyle(row).color];
    """
    assert fonts.run(look) == ['"no real italic"', "rgba(0, 0, 0, 0)", True]


@pytest.mark.engines
def test_what_is_called_missing_is_not_drawn_either(fonts):
    # WebKit smears a bold that a font lacks, whatever a style sheet says. The others leave it out by themselves.
    smears = fonts.run("return CSS.supports('-webkit-hyphens: none')")
    for family, lacks in LACKS.items():
        assert fonts.choose(family).heading.typeface.is_bold == (not smears or "bold" not in lacks), family


def test_a_device_with_few_fonts_has_generic_ones_before_and_those_of_the_page_after_its_own(page):
    page.open(ADDRESS)
    page.until(is_complete, "the list is complete")
    page.run("sessionStorage.setItem('found', arguments[0])", FEW)
    page.reload()
    seen = page.until(lambda seen: named(seen, INCLUDED), "the fonts of the page are listed")
    included = named(seen, INCLUDED)
    assert seen.names == [*GENERIC_NAMES, "Courier", "Four Seasons", "Tahiti", "Times", *included]
    assert named(seen, GENERIC) == GENERIC_NAMES
    assert len(included) >= 60 and {"Lato", "EB Garamond", "JetBrains Mono", "Kaushan Script"} <= set(included)
    assert fonts_shown(len(seen.names)) in told(seen)
    page.picture("fonts-of-the-page")


@pytest.mark.engines
def test_a_font_of_the_page_is_fetched_when_it_is_chosen_and_before_that_the_letters_of_its_name(page):
    page.open(ADDRESS)
    page.until(is_complete, "the list is complete")
    page.run("sessionStorage.setItem('found', arguments[0])", FEW)
    page.reload()
    page.until(lambda seen: named(seen, INCLUDED), "the fonts of the page are listed")
    page.element("option", "Kaushan Script")
    page.look()
    loaded = page.run(LOADED)
    assert "Tintype Kaushan Script Name 400" in loaded
    assert not [one for one in loaded if " Name " not in one]
    assert LACKING.findall(page.choose("Kaushan Script").option("Kaushan Script").description) == ["bold", "italic"]
    assert "Tintype Kaushan Script 400" in page.run(LOADED)
    seen = page.reload()
    assert seen.chosen == ["Kaushan Script"] and MISSING not in told(seen)
    assert "Tintype Kaushan Script 400" in page.run(LOADED)


def test_a_font_is_used_by_its_name_though_this_device_lacks_it(fonts):
    name = "Foo Grotesk"
    assert not fonts.search("Lato").has("button", use("Lato"))
    fonts.search(name)
    seen = fonts.tap("button", use(name))
    assert (seen.chosen, seen.option(name).description) == ([name], MISSING)
    assert seen.next.enabled and "title=Foo+Grotesk" in seen.session
    assert fonts.reload().chosen == [name]
    assert fonts.choose(name).chosen == []


@pytest.mark.engines
def test_a_font_file_dropped_on_the_page_is_chosen_by_its_own_name_and_kept(fonts):
    name = "3270 Grotesk"  # CSS has no such word
    before = len(fonts.seen.names)
    give(fonts, ("x.ttf", font_file(name)))
    seen = fonts.until(lambda seen: seen.chosen == [name], "the font is chosen")
    assert seen.option(name).description == f"{OWN_FILE}, no real bold, no real italic"
    assert name in seen.notices[0] and len(seen.names) == before + 1
    assert f"{name} 400" in fonts.run(LOADED)
    give(fonts, ("y.ttf", font_file(name, "Bold", 700)))
    fonts.until(lambda seen: LACKING.findall(seen.option(name).description) == ["italic"], "it has a bold")
    seen = fonts.reload()
    assert (seen.chosen, seen.option(name).description) == ([name], f"{OWN_FILE}, no real italic")
    assert {f"{name} 400", f"{name} 700"} <= set(fonts.run(LOADED))


@pytest.mark.engines
def test_a_file_can_be_picked_and_what_is_no_font_is_refused_in_a_sentence(fonts):
    give(fonts, ("notes.txt", b"To do: buy a font."), picked=True)
    before = fonts.seen.names
    fonts.tap("button", ADD_FILE)
    seen = fonts.until(lambda seen: seen.notices, "it is refused")
    assert seen.notices == [NO_FONT]
    assert (seen.names, seen.chosen) == (before, [])
    give(fonts, ("x.otf", font_file("Bar Grotesk")), picked=True)
    fonts.tap("button", ADD_FILE)
    fonts.until(lambda seen: seen.chosen == ["Bar Grotesk"], "the font is chosen")


SHIFTS = """
const done = arguments[0];
new PerformanceObserver((list) => done(list.getEntries().reduce((sum, one) => sum + one.value, 0)))
  .observe({ type: "layout-shift", buffered: true });
document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, 0))));
"""
# The page waits for its fonts for half a second: here that never ends. Once the page could have been painted a few times, it
# asks for `painted`.
FRAMES = """
const { setTimeout: start } = window;
window.setTimeout = (act, time, ...rest) => (time === 500 ? 0 : start(act, time, ...rest));
const count = (left) => requestAnimationFrame(() => (left ? count(left - 1) : fetch("painted")));
count(5);
"""


def test_words_in_a_font_of_the_page_do_not_move_when_the_page_opens_again(browser, site, refuse):
    page = Page(browser, site)
    fonts = {f"/fonts/{one.name}": Answer(one.read_bytes(), "font/woff2") for one in BUILT.glob("fonts/*.woff2")}
    no_worker, painted = Answer(b"", "text/plain", 404), Answer(b"", "text/plain")
    site.answers |= fonts | {"/worker.js": no_worker, "/painted": painted}
    page.open("#/summary?primary=indigo-500&accent=pink-a200&title=Kaushan+Script&body=Goudy+Bookletter+1911")
    page.until(lambda seen: "Tintype Kaushan Script 400" in page.run(LOADED), "the fonts have come")
    page.until_fonts_are_found()
    refuse(FRAMES)
    come, opens = threading.Event(), threading.Event()
    for answer in fonts.values():
        answer.released = come
    site.answers[site.path("tintype.wasm")].released = opens

    def let_come():
        try:
            WebDriverWait(site, PATIENCE, 0.05).until(lambda site: "/painted" in site.asked)
        finally:
            come.set()

    releasing = threading.Thread(target=let_come)
    releasing.start()
    page.driver.refresh()  # it may wait for the fonts
    releasing.join()
    assert "/painted" in site.asked
    shown = "const one = document.querySelector('main h2'); return one?.checkVisibility({ visibilityProperty: true }) ?? false"
    WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run(shown))
    assert "Tintype Kaushan Script 400" in page.run(LOADED)
    assert page.driver.execute_async_script(SHIFTS) == 0, "the picture"
    opens.set()
    page.look()
    assert page.driver.execute_async_script(SHIFTS) == 0, "the screen"
    browser.faults()  # that there's no worker may be said
