"""On a wide window the theme is shown at work beside the phone."""

import subprocess

import pytest
from harness.changing_site import Answer
from harness.page import DESKTOP, PHONE, Page
from harness.server import ROOT
from harness.stage import SAMPLES, THEME, open_stage, painted, selected, until_samples
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

FULL = f"#/primary?{THEME}"
# Until the fonts are chosen, there's nothing to adjust above the ramps.
COLORS = "#/primary?primary=indigo-500&accent=pink-a200"


@pytest.fixture
def stage(page):
    open_stage(page)
    return page


def names(seen):
    return {one.name for one in seen.all("img", inside=seen.the("region", "Stage"))}


def test_every_sample_is_one_picture_with_a_name_and_nothing_in_it_takes_the_focus(stage):
    seen = stage.seen
    assert names(seen) == SAMPLES
    inside = """
      return [...document.querySelectorAll("[role=img]")].map((one) =>
        [one.childElementCount, one.querySelectorAll("a, button, input, [tabindex]").length])
    """
    assert stage.run(inside) == [[1, 0]] * len(SAMPLES)


def test_a_phone_has_no_stage_and_fetches_nothing_for_it(page):
    seen = page.open(FULL, viewport=PHONE)
    assert not seen.has("region", "Stage")
    asked = page.run("return performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in asked if "samples" in name or "stage" in name]


def test_the_phone_stays_where_it_is_when_the_stage_comes(page):
    page.driver.get("about:blank")
    page.open(FULL, viewport=DESKTOP)
    bar = page.seen.banner.box
    assert until_samples(page).banner.box == bar


@pytest.mark.engines
def test_a_tap_on_a_color_shows_on_the_samples(stage):
    assert painted(stage, "Inbox", "primary") == "#3F51B5"
    stage.choose("Yellow")
    assert painted(stage, "Inbox", "primary") == "#FFEB3B"
    assert painted(stage, "Inbox", "on-primary") not in ("#FFFFFF", "#FFEB3B")


WATCH = """
window.changes = [];
new MutationObserver((list) => changes.push(...list.map(({ target, type, attributeName }) =>
  [type, attributeName, target.className || target.localName]))).observe(
  document.querySelector(".stage"), { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_a_tap_on_a_color_changes_the_properties_of_one_element_and_nothing_else(stage):
    stage.tap("radio", "Light")
    stage.choose("Teal")  # from now on there's a last change to compare with
    stage.run(WATCH)
    stage.choose("Yellow")
    changes = stage.run("return changes")
    assert changes and all(change == ["attributes", "style", "samples"] for change in changes), changes


def test_light_dark_and_both(stage):
    seen = stage.seen
    assert selected(seen, "radio", seen.the("radiogroup", "Appearance")) == ["Both"]
    light, dark = painted(stage, "Inbox", "background"), painted(stage, "Dashboard", "background")
    assert light != dark
    stage.tap("radio", "Dark")
    assert painted(stage, "Inbox", "background") == dark
    stage.tap("radio", "Light")
    assert painted(stage, "Dashboard", "background") == light


def test_high_contrast_darkens_muted_text(stage):
    stage.tap("radio", "Light")
    before = painted(stage, "Inbox", "muted")
    stage.tap("button", "View")
    stage.tap("radio", "High")
    assert painted(stage, "Inbox", "muted") != before


def test_the_arrow_keys_lead_from_tab_to_tab(stage):
    stage.tap("tab", "Screens")
    seen = stage.press(Keys.ARROW_RIGHT)
    assert seen.focus == ("tab", "Charts")
    seen = stage.press(Keys.ARROW_RIGHT)
    assert seen.focus == ("tab", "Palette")
    assert selected(seen, "tab", seen.the("tablist", "Stage")) == ["Palette"]
    assert seen.has("tabpanel", "Palette") and seen.has("group", "Primary")
    seen = stage.press(Keys.END)
    seen = stage.until(lambda seen: ":root {" in seen.the("tabpanel", "Code").text, "the code is written")
    assert seen.address == "#/primary?tab=code"


def test_a_color_of_the_palette_is_copied(stage):
    stage.tap("tab", "Palette")
    name = next(one.name for one in stage.seen.all("button") if one.name.startswith("Copy Primary 500"))
    group = stage.elements("button", name)[0]
    group.click()
    assert any("Copied #3F51B5." in notice for notice in stage.look().notices)


def test_the_contrast_table_can_be_filtered(stage):
    stage.tap("tab", "Contrast")
    rows = len(stage.elements("row")) or stage.run("return document.querySelectorAll('.ratios tbody tr').length")
    seen = stage.tap("radio", "Controls")
    fewer = stage.run("return document.querySelectorAll('.ratios tbody tr').length")
    assert 0 < fewer < rows
    assert "accent-on-primary" in seen.the("tabpanel", "Contrast").text


CUT = """
const lines = [...document.querySelectorAll("[data-sample=landing] .s-line")];
return [lines.filter((one) => !one.clientWidth || one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent), lines.length];
"""


@pytest.mark.engines
def test_what_is_drawn_small_is_laid_out_large(stage):
    cut, lines = stage.run(CUT)
    assert not cut and lines > 10


HAIRLINES = """
const lines = [...document.querySelectorAll("[data-sample] .s-h1")].map((one) => one.getBoundingClientRect().height);
return lines.filter((height) => height > 0);
"""


@pytest.mark.engines
def test_the_thinnest_lines_are_a_pixel_thick(stage):
    lines = stage.run(HAIRLINES)
    assert len(lines) > 10 and min(lines) > 0.98


SIZES = "return [...document.querySelectorAll('.s-screen')].map((one) => [one.offsetWidth, one.offsetHeight])"


@pytest.mark.parametrize("viewport", [(1100, 600), (1440, 900)])
@pytest.mark.parametrize("text_size", [16, 32])
def test_no_sample_is_smaller_than_it_can_be(page, viewport, text_size):
    open_stage(page, viewport=viewport, text_size=text_size)
    sizes = page.run(SIZES)
    widths, heights = zip(*sizes, strict=True)
    assert min(widths) >= 300 and min(heights) >= 464


def test_a_choice_of_vision_moves_nothing(stage):
    def boxes(seen):
        return [one.box for one in seen.all("img")], seen.the("tab", "Palette").box

    stage.tap("button", "View")
    before = boxes(stage.seen)
    menu = stage.element("combobox", "Vision")
    for vision in ("Deuteranopia", "Achromatopsia", "Low acuity", "Typical"):
        menu.send_keys(vision)
        assert boxes(stage.look()) == before, vision


@pytest.mark.parametrize("viewport", [(768, 1024), (820, 1180), (1024, 1366)])
def test_in_a_narrow_window_that_is_tall_the_stage_is_below_the_phone(page, viewport):
    seen = open_stage(page, viewport=viewport)
    (left, top, width, height) = seen.main.box
    (_, stage, _, room) = seen.the("region", "Stage").box
    assert stage > top + height and stage + room <= viewport[1]
    assert left + width <= viewport[0] and seen.option("Indigo").box[1] < top + height
    (_, first, _, size) = seen.the("img", "Inbox").box
    assert first + size <= viewport[1], "a whole row of samples is seen"
    seen = page.choose("Yellow")
    assert painted(page, "Inbox", "primary") == "#FFEB3B"


def test_on_a_large_monitor_the_phone_is_a_large_one_and_the_landing_page_can_be_read(page):
    seen = open_stage(page, viewport=(2560, 1440))
    assert seen.banner.box[2] == 440
    inbox, landing = (seen.the("img", name).box for name in ("Inbox", "Landing page"))
    assert landing[2] > 2 * inbox[2]
    assert max(one.box[0] + one.box[2] for one in seen.all("img")) <= 2560


def test_beside_the_stage_preview_has_the_samples_alone(stage):
    seen = stage.open(f"#/preview?{THEME}", fresh=False, viewport=DESKTOP)
    seen = until_samples(stage)
    assert seen.the("img", "Inbox", inside=seen.main).box[3] > 500
    assert [one.name for one in seen.all("textbox")] == ["Name"]
    assert len(seen.all("radiogroup", "Appearance")) == 1


def test_a_click_enlarges_a_sample_and_escape_leads_back(stage):
    small = stage.seen.the("img", "Inbox").box
    stage.run("arguments[0].click()", stage.element("button", "Enlarge Inbox"))
    seen = stage.look()
    assert names(seen) == {"Inbox"}
    assert seen.the("img", "Inbox").box[2] > small[2] and round(seen.the("img", "Inbox").box[3]) == 844
    assert stage.photograph(seen.the("img", "Inbox")).getpixel((195, 20)) == (0x3F, 0x51, 0xB5)
    assert names(stage.press(Keys.ESCAPE)) == SAMPLES


def test_a_sample_is_enlarged_by_keyboard(stage):
    stage.run("arguments[0].focus()", stage.element("button", "Enlarge Chat"))
    assert names(stage.press(Keys.ENTER)) == {"Chat"}
    assert stage.focus == ("button", "Back to all samples")


def test_in_the_mixer_a_slider_shows_on_the_samples_and_in_the_ramp(page):
    open_stage(page, f"#/crayons/atomic-tangerine?{THEME}")
    assert painted(page, "Inbox", "primary") == "#FFA474"
    seen = page.put("slider", "Red", "0")
    assert painted(page, "Inbox", "primary") == "#00A474"
    assert seen.has("button", "Copy Ramp 500, #00A474")
    assert seen.has("list", "Nearest names") or "Crayon" in seen.the("region", "This color").text


def is_near(one, other, engine):
    """Whether two channels are within 2 of 255. The filters of WebKit and Firefox have 8 bits in linear light, where a step
    and a half is more than that in dark colors."""
    lights = [light(channel / 255) for channel in (one, other)]
    return abs(one - other) <= 2 or (engine != "chromium" and abs(lights[0] - lights[1]) <= 1.5 / 255)


def light(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


VISIONS = {"protanopia": "protan", "deuteranopia": "deutan", "tritanopia": "tritan", "achromatopsia": "achromat"}


@pytest.mark.engines
def test_what_others_see_is_what_the_core_simulates(page):
    page.open(f"{COLORS}&tab=palette&view=light", viewport=DESKTOP)
    everywhere = list(VISIONS)[:1]
    for vision in VISIONS if page.browser.name == "chromium" else everywhere:
        for severity in (100, 60):
            compare_vision(page, vision, severity)


def compare_vision(page, vision, severity):
    kind = VISIONS[vision]
    page.open(f"{COLORS}&tab=palette&view=light&vision={vision}&severity={severity}", fresh=False, viewport=DESKTOP)
    seen = page.until(lambda seen: seen.has("group", "Negative"), "the palette is there")
    page.until(lambda _: page.run("return document.styleSheets.length > 1"), "its styles are there")
    swatches = [one for one in page.look().all("button") if one.name.startswith("Copy ") and "#" in one.name]
    swatches = [one for one in swatches if one.box[1] + 20 < 880]
    assert len(swatches) > 40
    colors = [one.name[-7:] for one in swatches]
    command = [ROOT / "Command/.build/release/tintype", "vision", "--kind", kind, "--severity", str(severity / 100), *colors]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    window = page.window()
    far = []
    for swatch, color, wanted in zip(swatches, colors, told, strict=True):
        left, top, width, _ = swatch.box
        shown = window.getpixel((round(left + width / 2), round(top + 8)))
        if not all(is_near(*pair, page.browser.name) for pair in zip(shown, bytes.fromhex(wanted[1:7]), strict=True)):
            far.append((color, wanted, bytes(shown).hex()))
    assert not far, (vision, severity, far)


def test_the_vision_is_chosen_from_a_list_and_is_in_the_address(stage):
    stage.tap("button", "View")
    box = stage.element("combobox", "Vision")
    box.send_keys("Trit")
    seen = stage.look()
    assert seen.address == "#/primary?vision=tritanopia"
    seen = stage.put("slider", "Severity", "60")
    assert seen.address == "#/primary?vision=tritanopia&severity=60"
    stage.reload()
    stage.until(lambda seen: seen.has("button", "View"), "the stage is there again")
    stage.tap("button", "View")
    assert stage.run("return document.querySelector('.stage select').selectedOptions[0].text") == "Tritanopia"


def test_an_address_with_an_unknown_vision_keeps_the_rest(page):
    seen = open_stage(page, f"{FULL}&vision=martian&view=dark")
    assert any("We left out vision=martian" in notice for notice in seen.notices)
    assert selected(seen, "radio", seen.the("radiogroup", "Appearance")) == ["Dark"]
    assert painted(page, "Inbox", "primary") == "#4558B8", "Indigo, as light as a dark background needs it"


def test_the_app_s_name_shows_on_the_samples_letter_by_letter_and_is_undone_in_one_step(stage):
    told = "return getComputedStyle(document.querySelector('[aria-label=Inbox] > *')).getPropertyValue('--app-name')"
    stage.type("textbox", "Name", 'Ha"<b>')
    assert stage.run(told) == '"Ha\\"<b>"'
    seen = stage.press(Keys.TAB)
    assert "name=Ha%22%3Cb%3E" in seen.session
    stage.tap("button", "Undo")
    assert stage.run(told) == '"Field Notes"'


def test_a_name_that_is_too_long_is_refused_in_place(stage):
    seen = stage.put("textbox", "Name", "x" * 61)
    assert seen.the("textbox", "Name").invalid
    assert any("it’s 61 characters long, and the limit is 60" in one.text for one in seen.all("alert"))


def test_the_theme_before_the_last_change_is_shown_while_a_key_or_a_button_is_held(stage):
    stage.choose("Yellow")
    ActionChains(stage.driver, duration=0).key_down("\\").perform()
    assert painted(stage, "Inbox", "primary") == "#3F51B5"
    ActionChains(stage.driver, duration=0).key_up("\\").perform()
    assert painted(stage, "Inbox", "primary") == "#FFEB3B"
    button = stage.element("button", "Hold to see the last change")
    ActionChains(stage.driver, duration=0).click_and_hold(button).perform()
    assert painted(stage, "Inbox", "primary") == "#3F51B5"
    ActionChains(stage.driver, duration=0).release().perform()
    assert painted(stage, "Inbox", "primary") == "#FFEB3B"


def test_a_theme_to_compare_with_stays_beside_the_next_ones(stage):
    stage.tap("button", "View")
    stage.tap("button", "Set as Before")
    stage.choose("Yellow")
    assert painted(stage, "Inbox, now", "primary") == "#FFEB3B"
    assert painted(stage, "Inbox, before", "primary") == "#3F51B5"
    assert min(width for width, _ in stage.run(SIZES)) >= 300
    assert names(stage.tap("button", "Stop comparing")) == SAMPLES


def test_nothing_on_the_stage_violates_a_rule_of_accessibility(stage):
    for tab in ["Screens", "Charts", "Palette", "Contrast", "Code"]:
        stage.tap("tab", tab)
        assert not stage.violations(), tab



@pytest.mark.parametrize("name", ["samples.html", "samples.css", "stage.css", "stage.js"])
def test_samples_that_do_not_come_are_reported_and_can_be_asked_for_again(browser, site, name):
    path = site.path(name)
    answer = site.answers.pop(path)
    site.answers["/worker.js"] = Answer(b"", "text/plain", 404)
    page = Page(browser, site)
    page.open(FULL, viewport=DESKTOP)
    page.until(lambda seen: seen.has("button", "Try again"), "the page says so")
    page.choose("Yellow")
    site.answers[path] = answer
    page.tap("button", "Try again")
    seen = until_samples(page)
    assert names(seen) == SAMPLES
    if name != "stage.js":  # what moves the focus is in it
        assert page.focus == ("tab", "Screens")
    assert painted(page, "Inbox", "primary") == "#FFEB3B"
    browser.faults()  # what didn't come says so
