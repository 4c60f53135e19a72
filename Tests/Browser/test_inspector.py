"""The inspector: which roles paint a part of a sample."""

import pytest
from harness.page import DESKTOP, PHONE
from harness.stage import THEME, open_stage
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

FULL = f"#/summary?{THEME}"
TITLE = "The fog beat the mail"

# Where a person sees a text of a sample, in the window.
PLACE = """
const [sample, words] = arguments;
const all = document.querySelectorAll(`[role=img][aria-label="${sample}"] .s-text`);
const text = [...all].find((one) => one.textContent === words);
text.scrollIntoView({ block: "center", inline: "nearest" });
const range = document.createRange();
range.selectNodeContents(text);
const { left, top, width, height } = range.getBoundingClientRect();
return [Math.round(left + width / 2), Math.round(top + height / 2)];
"""


def sentence(seen):
    return seen.the("status", inside=seen.the("group", "Inspector")).text


def roles(seen):
    """The roles that the inspector names."""
    names = [one.name for one in seen.all("button", inside=seen.the("group", "Inspector"))]
    return [name.split(",")[0] for name in names if "," in name]


def point(page, sample, words, then="move", kind="mouse"):
    """Points at a text of a sample, and clicks it if asked to."""
    x, y = page.run(PLACE, sample, words)
    actions = ActionBuilder(page.driver, mouse=PointerInput(kind, kind), duration=0)
    actions.pointer_action.move_to_location(x, y)
    if then == "click":
        actions.pointer_action.click()
    actions.perform()


@pytest.fixture
def inspecting(page):
    open_stage(page, FULL, viewport=DESKTOP)
    page.tap("button", "Inspect")
    return page


def test_stage_10_a_mouse_points_at_a_part_and_a_click_opens_its_color(inspecting):
    assert sentence(inspecting.look()) == "Choose a part of a sample to see the colors that paint it."
    point(inspecting, "Inbox", TITLE)
    seen = inspecting.until(lambda seen: "text on" in sentence(seen), "the part is named")
    assert sentence(seen).startswith("Inbox in light: text on surface, ")
    assert roles(seen) == ["text", "surface"]
    inspecting.picture("inspector")
    point(inspecting, "Inbox", TITLE, then="click")
    seen = inspecting.until(lambda seen: seen.has("group", "text"), "its editor is open")
    assert seen.focus == ("heading", "text")
    assert not seen.has("group", "Inspector")


def test_stage_10_a_part_is_told_again_once_it_has_another_appearance(inspecting):
    point(inspecting, "Inbox", TITLE)
    inspecting.until(lambda seen: sentence(seen).startswith("Inbox in light: "), "the part is named")
    inspecting.tap("radio", "Dark")
    point(inspecting, "Inbox", TITLE)
    inspecting.until(lambda seen: sentence(seen).startswith("Inbox in dark: "), "it's dark now")


def test_stage_10_arrow_keys_go_through_the_parts_and_the_samples(inspecting):
    assert inspecting.look().focus == ("button", "Next part"), "the keyboard is where it's needed"
    said = []
    for key in [Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.ARROW_LEFT]:
        inspecting.press(key)
        said.append(sentence(inspecting.until(lambda seen: sentence(seen) not in said, "another part is named")))
    assert [one.split(" ")[0] for one in said[:3]] == ["Inbox", "Inbox", "Article"]
    inspecting.press(Keys.ESCAPE)
    seen = inspecting.until(lambda seen: not seen.has("group", "Inspector"), "Escape ends it")
    assert seen.focus == ("button", "Inspect")


def test_stage_10_a_finger_shows_a_part_in_preview_and_its_role_opens_in_adjust(page):
    open_stage(page, f"#/preview?{THEME}", viewport=PHONE)
    page.tap("button", "Inspect")
    point(page, "Inbox", TITLE, then="click", kind="touch")
    seen = page.until(lambda seen: roles(seen), "the part is named")
    assert roles(seen) == ["text", "surface"]
    page.picture("inspector-phone")
    page.tap("button", next(one.name for one in seen.all("button") if one.name.startswith("surface, ")))
    page.until_screen("#/adjust")
    page.until(lambda seen: seen.focus == ("heading", "surface"), "the editor has the focus")


def test_stage_10_it_is_as_accessible_as_the_rest(inspecting):
    point(inspecting, "Settings", "Settings")
    inspecting.until(roles, "the part is named")
    assert inspecting.violations() == []
