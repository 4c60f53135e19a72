"""Charts in the theme's colors, on the stage and in Preview."""

import re

import pytest
from harness.page import DESKTOP, PHONE
from harness.stage import SAMPLES, THEME, open_stage, painted, selected, until_samples
from selenium.webdriver.common.keys import Keys

CHARTS = ["Bars", "Lines", "Areas", "Pie", "Heat map", "Map"]
TAB = f"#/primary?tab=charts&{THEME}"

# The colors that the shapes of a chart have, as #RRGGBB, in the order of their first use.
FILLS = """
const [chart] = document.querySelectorAll(`[role=img][aria-label="${arguments[0]}"]`);
const canvas = document.createElement("canvas").getContext("2d");
const colors = [...chart.children].map((shape) => {
  const { fill, stroke } = getComputedStyle(shape);
  canvas.fillStyle = shape.localName === "polyline" ? stroke : fill;
  return canvas.fillStyle.toUpperCase();
});
return [...new Set(colors)];
"""


def charts(page, address=TAB, **setting):
    page.open(address, **{"viewport": DESKTOP} | setting)
    return page.until(lambda seen: seen.has("img", "Bars"), "the charts are there")


def copied(seen, row):
    """The colors of a row, as its buttons say them."""
    names = [one.name for one in seen.all("button") if one.name.startswith(f"Copy {row} ")]
    return [re.search("#[0-9A-F]{6}", name)[0] for name in names]


def test_the_stage_has_every_chart_in_light_and_in_dark(page):
    seen = charts(page)
    assert [one.name for one in seen.all("img", inside=seen.the("tabpanel", "Charts"))] == CHARTS * 2
    assert seen.has("region", "Light") and seen.has("region", "Dark")


@pytest.mark.engines
def test_they_have_the_colors_that_can_be_copied(page):
    seen = charts(page, TAB + "&view=light&parts=8")
    parts = copied(seen, "Parts")
    assert len(parts) == 8
    for name in ["Bars", "Lines", "Areas", "Pie"]:
        assert set(parts) <= set(page.run(FILLS, name)), name
    assert set(page.run(FILLS, "Heat map")) == set(copied(seen, "Little to much"))
    assert set(page.run(FILLS, "Map")) == set(copied(seen, "Two ends"))


def test_the_arrow_keys_choose_how_many_parts_there_are(page):
    seen = charts(page, TAB + "&view=light")
    assert selected(seen, "radio", seen.the("radiogroup", "Parts")) == ["5"]
    page.tap("radio", "3")
    seen = page.press(Keys.ARROW_RIGHT)
    assert seen.focus == ("radio", "4")
    assert selected(seen, "radio", seen.the("radiogroup", "Parts")) == ["4"]
    assert len(copied(seen, "Parts")) == 4
    assert seen.address == "#/primary?tab=charts&view=light&parts=4"
    assert "More than eight?" in seen.the("tabpanel", "Charts").text


def test_a_tap_on_a_color_changes_them(page):
    before = copied(charts(page, TAB + "&view=light"), "Parts")
    page.choose("Teal")
    after = copied(page.seen, "Parts")
    assert after[0] != before[0]
    assert set(after) <= set(page.run(FILLS, "Pie"))


def test_every_value_is_in_a_table(page):
    charts(page, TAB + "&parts=3")
    page.run("document.querySelector('.values summary').click()")
    tables = page.run("return [...document.querySelectorAll('.values table')].map((one) => one.ariaLabel)")
    assert [name.rsplit(": ", 1)[1] for name in tables] == ["bars, lines, areas and pie", "heat map", "map"]
    rows = page.run("return [...document.querySelectorAll('.values tbody')].map((one) => one.rows.length)")
    assert rows == [3, 7, 8]


def test_a_vision_is_seen_through_and_high_contrast_has_its_own_colors(page):
    seen = charts(page, TAB + "&view=light&vision=protanopia")
    assert page.run("return getComputedStyle(document.querySelector('#board')).filter") != "none"
    before = copied(seen, "Parts")
    assert copied(charts(page, TAB + "&view=light&contrast=high"), "Parts") != before


def test_samples_get_the_colors_of_their_charts_once_the_page_is_idle(page):
    open_stage(page, f"#/primary?view=light&{THEME}")
    page.until(lambda seen: page.run("return document.querySelector('.samples').style.getPropertyValue('--chart-1')"),
               "the colors are there")  # fmt: skip
    colors = [painted(page, "Dashboard", f"chart-{place}") for place in (1, 2)]
    assert copied(page.tap("tab", "Charts"), "Parts")[:2] == colors


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800), DESKTOP], ids=["phone", "laptop", "desktop"])
def test_they_fit_and_violate_no_rule_of_accessibility(page, size, dark):
    address = f"#/preview?tab=charts&parts=8&{THEME}" if size == PHONE else TAB + "&parts=8"
    seen = charts(page, address, viewport=size, dark=dark)
    page.picture(f"charts-{size[0]}-{'dark' if dark else 'light'}")
    assert not page.violations()
    for one in seen.all("img"):
        left, _, width, _ = one.box
        assert left >= 0 and left + width <= size[0] and width >= 140, one.name
    page.run("document.querySelector('.values summary').click()")
    assert not page.violations()


def test_a_phone_s_preview_has_them_in_a_tab(page):
    open_stage(page, f"#/preview?{THEME}", viewport=PHONE)
    assert selected(page.seen, "tab", page.seen.the("tablist", "Stage")) == ["Screens"]
    page.tap("tab", "Screens")
    seen = page.press(Keys.ARROW_RIGHT)
    assert seen.focus == ("tab", "Charts") and seen.address == "#/preview?tab=charts"
    assert [one.name for one in seen.all("img")] == CHARTS
    page.tap("tab", "Screens")
    assert {one.name for one in until_samples(page).all("img")} == SAMPLES


def test_the_table_of_contrast_judges_them(page):
    page.open(f"#/primary?tab=contrast&view=light&{THEME}&pin.chart-3=eeeeee", viewport=DESKTOP)
    page.until(lambda seen: seen.has("tab", "Contrast"), "the stage is there")
    seen = page.tap("radio", "Charts")
    table = seen.the("tabpanel", "Contrast").text
    assert "Only 2 colors for charts can be used by everyone." in table
    assert "from chart-" in table and "too low" in table


def test_forced_colors_leave_charts_theirs(page):
    charts(page, TAB + "&view=light")
    before = page.run(FILLS, "Pie")
    page.browser.tell("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    page.browser.setting = None  # it is another now
    page.look()
    assert page.run(FILLS, "Pie") == before
