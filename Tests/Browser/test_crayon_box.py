"""Crayons 26 to 30: the sets in the crayon box, by hue, and what's near a color."""

import csv

import pytest
from selenium.webdriver.common.keys import Keys

from harness.changing_site import Answer
from harness.page import DESKTOP, Page
from harness.server import ROOT

TABLES = ROOT / "Tests/CatalogTests/Tables"
FAMILIES = ["Reds", "Oranges", "Yellows", "Greens", "Teals", "Blues", "Purples", "Pinks", "Neutrals"]
SORRY = "xkcd’s colors didn’t load. Check your connection, then try again."


def table(name):
    with open(TABLES / f"{name}.csv", encoding="utf-8") as file:
        return [(row["name"], row["hex"]) for row in csv.DictReader(file)]


CSS, XKCD = table("css-named"), table("xkcd")


@pytest.fixture
def box(page):
    page.open("#/crayons")
    return page


def count(seen):
    return seen.the("status", inside=seen.main).text


def show(page, name):
    """Shows a set."""
    page.unfold("More")
    page.tap("radio", name)
    return page.until(lambda seen: seen.has("option"), f"{name}'s colors are there")


def test_crayons_26_one_control_switches_between_the_sets(box):
    seen = show(box, "CSS")
    assert [(row.name, row.description) for row in seen.options] == CSS
    assert count(seen) == "148 CSS colors"
    seen = show(box, "xkcd")
    assert [row.description for row in seen.options] == [hex for _, hex in XKCD]
    names = {row.name: row.description for row in seen.options}
    assert names["cloudy blue"] == "#ACC2D9" and names["blue/green"] == "#0F9B8E" and count(seen) == "949 xkcd colors"
    assert len(show(box, "Crayons").options) == 133


@pytest.mark.parametrize(
    "set, name, address",
    [
        ("CSS", "tomato", "#/crayons/css-tomato"),
        ("xkcd", "blue/green", "#/crayons/xkcd-blue--green-0f9b8e"),
        ("xkcd", "robin's egg", "#/crayons/xkcd-robin's-egg-6dedfd"),
    ],
)
def test_crayons_26_every_color_opens_in_the_mixer_and_its_address_opens_it_again(box, set, name, address):
    show(box, set)
    seen = box.choose(name)
    assert (seen.title, seen.screen.replace("%27", "'")) == (name, address)
    color = seen.banner.fill
    assert box.reload().title == name and box.seen.banner.fill == color
    seen = box.leave_by("Back")
    box.open(address)
    assert box.seen.title == name and box.seen.banner.fill == color


def test_crayons_26_back_returns_to_the_set_and_marks_the_color(box):
    show(box, "xkcd")
    box.choose("dusty rose")
    seen = box.leave_by("Back")
    assert seen.chosen == ["dusty rose"] and len(seen.options) == 949
    top, height = seen.option("dusty rose").box[1::2]
    assert top >= 0 and top + height <= 844, "the color is in view"


def test_crayons_32_the_set_and_the_arrangement_outlast_a_reload(box):
    show(box, "xkcd")
    box.tap("radio", "By hue")
    box.until(lambda seen: seen.has("group", "Reds"), "the colors are in groups")
    box.reload()
    box.until(lambda seen: seen.has("group", "Reds"), "xkcd's colors are there again")
    seen = box.unfold("More")
    assert {one.name for one in seen.all("radio") if one.chosen} >= {"xkcd", "By hue"}
    assert len(seen.options) == 949


def test_crayons_28_a_search_finds_the_names_of_all_sets(box):
    box.search("dusty")
    seen = box.until(lambda seen: seen.has("option"), "xkcd's colors are there")
    assert seen.names == [name for name, _ in XKCD if "dusty" in name]
    assert all(row.description.endswith(", xkcd") for row in seen.options)
    assert count(seen) == f"0 of 133 crayons, {len(seen.names)} in other sets"
    seen = show(box, "xkcd")
    assert all(", " not in row.description for row in seen.options)


def test_crayons_29_by_hue_the_families_follow_each_other_and_the_neutrals_come_last(box):
    seen = box.tap("radio", "By hue")
    assert [group.name for group in seen.all("group", inside=seen.the("listbox"))] == FAMILIES
    assert len(seen.options) == 133
    assert {round(cell.box[3]) for cell in seen.options} == {44} and min(cell.box[2] for cell in seen.options) >= 44
    neutrals = seen.all("option", inside=seen.all("group", inside=seen.the("listbox"))[-1])
    assert {"Black", "White"} <= {cell.name for cell in neutrals}
    assert box.choose("Black").title == "Black"
    assert box.leave_by("Back").chosen == ["Black"]


def test_crayons_29_the_arrow_keys_lead_through_the_grid_and_enter_opens(box):
    names = box.tap("radio", "By hue").names
    box.go(Keys.TAB, "option", names[0])
    assert box.press(Keys.ARROW_RIGHT).focus == ("option", names[1])
    assert box.press(Keys.ARROW_DOWN).focus == ("option", names[8])
    assert box.press(Keys.END).focus == ("option", names[-1])
    box.press(Keys.ENTER)
    assert box.until(lambda seen: seen.title == names[-1], "the mixer opens")


NEARNESS = ["looks the same", "very similar", "similar", "different"]


def nearness(seen):
    """How near each row says it is, as a place in NEARNESS."""
    return [next(at for at, words in enumerate(NEARNESS) if words in row.description) for row in seen.options[1:]]


@pytest.mark.parametrize("set", ["Crayons", "CSS", "xkcd"])
def test_crayons_30_near_a_color_the_nearest_comes_first_and_says_how_near_it_is(box, set):
    show(box, set)
    box.search("atomic tangerine")
    seen = box.tap("button", "Near this color")
    assert (seen.options[0].name, seen.options[0].fill) == ("This color", "#FFA474")
    assert nearness(seen) == sorted(nearness(seen)) and len(seen.options) == 21


def test_crayons_30_without_a_text_it_is_near_the_primary(page):
    page.open("#/crayons?primary=indigo-500")
    seen = page.tap("button", "Near Indigo")
    assert [row.name for row in seen.options[:2]] == ["Indigo 500", "Violet Blue"]
    assert page.element("button", "Near Indigo").get_attribute("aria-pressed") == "true"
    assert len(page.tap("button", "Near Indigo").options) == 133


def problems(seen):
    """The alerts in the box."""
    return [one.text for one in seen.all("alert", inside=seen.main) if one.text]


@pytest.fixture
def poor(browser, site):
    page = Page(browser, site)
    yield page
    browser.driver.get("about:blank")
    browser.faults()


def test_crayons_27_if_xkcds_colors_do_not_come_the_box_says_so_in_place_and_asks_again(poor, site):
    path = site.path("xkcd.txt")
    whole = site.answers[path]
    site.answers[path] = Answer(b"Gone.", "text/plain", 404)
    poor.open("#/crayons")
    poor.unfold("More")
    poor.tap("radio", "xkcd")
    seen = poor.until(problems, "the box says so")
    assert problems(seen) == [SORRY] and not seen.has("option")
    assert len(show(poor, "CSS").options) == 148 and problems(poor.seen) == []
    poor.unfold("More")
    poor.tap("radio", "xkcd")
    site.answers[path] = whole
    poor.tap("button", "Try again")
    assert len(poor.until(lambda seen: seen.has("option"), "the colors are there").options) == 949
    assert problems(poor.seen) == []


def test_crayons_27_nobody_fetches_them_before_they_are_needed(page):
    asked = "return performance.getEntriesByType('resource').filter((it) => it.name.includes('xkcd')).length"
    page.open("#/crayons")
    page.tap("radio", "By hue")
    assert page.run(asked) == 0
    show(page, "xkcd")
    assert page.run(asked) == 1


@pytest.mark.parametrize("setting", [{}, {"viewport": DESKTOP, "dark": True}], ids=str)
def test_the_box_has_no_faults_that_axe_finds(page, setting):
    page.open("#/crayons?primary=indigo-500", **setting)
    show(page, "CSS")
    assert page.violations() == []
    page.tap("radio", "By hue")
    assert page.violations() == []
