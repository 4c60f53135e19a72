"""The whole walk by keyboard alone, with the focus where a person expects it."""

import pytest
from PIL import ImageChops
from selenium.webdriver.common.keys import Keys

from harness.page import DESKTOP

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"


def choose(page, arrow, name, with_key):
    seen = page.go(Keys.TAB, "option")
    if seen.focus != ("option", name):
        page.go(arrow, "option", name)
    seen = page.press(with_key)
    assert seen.chosen == [name]
    assert seen.focus == ("option", name), "a choice leaves the focus where it is"


def leave(page, button, screen):
    """Goes back from the list to a button of the bar, and uses it."""
    page.go_back("button", button)
    enter(page, screen)


def enter(page, screen):
    """Uses the button that has the focus, which leads to another screen."""
    page.press(Keys.ENTER)
    page.until_screen(screen)
    page.until(lambda seen: seen.focused == seen.heading, "the new heading has the focus")


@pytest.mark.engines
def test_the_walk_from_the_first_screen_to_start_over_needs_no_pointer(page):
    page.open("#/primary")
    choose(page, Keys.ARROW_RIGHT, "Indigo", Keys.SPACE)
    leave(page, "Next", "#/accent")
    choose(page, Keys.ARROW_RIGHT, "Pink", Keys.ENTER)
    leave(page, "Next", "#/title-font")
    choose(page, Keys.ARROW_DOWN, "Inter", Keys.SPACE)
    leave(page, "Next", "#/body-font")
    choose(page, Keys.ARROW_DOWN, "Lato", Keys.ENTER)
    leave(page, "Done", "#/summary")
    leave(page, "Back", "#/body-font")
    page.go(Keys.TAB, "button", "Done")
    enter(page, "#/summary")
    page.go(Keys.TAB, "button", "Start Over")
    page.press(Keys.ENTER)
    seen = page.until(lambda seen: seen.focus[0] == "button", "the alert has the focus")
    if seen.focus != ("button", "Start Over"):
        page.go(Keys.TAB, "button", "Start Over")
    page.press(Keys.ENTER)
    page.until_screen("#/primary")
    seen = page.until(lambda seen: seen.focused == seen.heading, "its heading has the focus")
    assert seen.chosen == []


@pytest.mark.parametrize(
    "address, arrow",
    [
        ("#/accent?primary=indigo-500", Keys.ARROW_RIGHT),
        (f"#/title-font?{THEME}", Keys.ARROW_DOWN),
    ],
)
def test_arrows_walk_the_list_in_order_and_tab_leaves_it(page, address, arrow):
    expected = page.open(address).names
    page.go(Keys.TAB, "option")
    assert page.press(Keys.HOME).focus == ("option", expected[0])
    for name in expected[1:4]:
        assert page.press(arrow).focus == ("option", name)
    assert page.press(Keys.END).focus == ("option", expected[-1])
    assert page.press(Keys.HOME).focus == ("option", expected[0])
    assert page.press(Keys.SPACE, Keys.TAB).focus[0] != "option", "a list is one stop of the Tab key"


@pytest.mark.engines
def test_the_focus_can_be_seen(page):
    page.open("#/primary")
    grid = page.go(Keys.TAB, "option", "Red").the("listbox")
    on_red = page.photograph(grid)
    page.press(Keys.ARROW_RIGHT)
    changes = ImageChops.difference(page.photograph(grid), on_red).convert("L")
    assert changes.getextrema()[1] > 48, "a ring, or the like, moves along"


@pytest.fixture
def asked(page):
    """The summary, with the alert that Start Over brings."""
    page.open(f"#/summary?{THEME}", viewport=DESKTOP)
    page.go(Keys.TAB, "button", "Start Over")
    page.press(Keys.ENTER)
    assert page.seen.has("alertdialog")
    return page


def is_given_back(seen):
    return not seen.has("alertdialog") and seen.focus == ("button", "Start Over")


@pytest.mark.engines
def test_escape_and_cancel_close_the_alert_and_give_the_focus_back(asked):
    asked.press(Keys.ESCAPE)
    asked.until(is_given_back, "Start Over has the focus again")
    asked.press(Keys.ENTER)
    if asked.seen.focus != ("button", "Cancel"):
        asked.go(Keys.TAB, "button", "Cancel")
    asked.press(Keys.SPACE)
    assert asked.until(is_given_back, "Start Over has the focus again").screen == "#/summary"


@pytest.mark.engines
def test_the_focus_stays_within_the_alert(asked):
    within = """
        const alert = document.querySelector("[role=alertdialog]"), focus = document.activeElement;
        return focus === document.body || alert === focus || alert.contains(focus);
    """
    passed = [asked.focus]
    assert passed[0][0], "the alert takes the focus"
    for move in [lambda: asked.strike(Keys.TAB)] * 6 + [lambda: asked.press_with(Keys.SHIFT, Keys.TAB)] * 6:
        move()
        assert asked.run(within), f"the focus went out to {asked.focus}"
        passed.append(asked.focus)
    assert {("button", "Cancel"), ("button", "Start Over")} <= set(passed)


@pytest.mark.parametrize("key", [Keys.ARROW_DOWN, Keys.ENTER])
def test_down_and_enter_lead_from_a_search_to_the_first_row(page, key):
    page.open("#/crayons")
    page.go(Keys.TAB, "searchbox")
    assert page.press(*"tangarine", key).focus == ("option", "Atomic Tangerine")


def test_a_row_is_found_by_the_letters_its_name_begins_with(page):
    page.open("#/crayons")
    page.go(Keys.TAB, "option")
    assert page.press(*"rob").focus == ("option", "Robin's Egg Blue")


def test_page_down_and_page_up_go_far_and_stop_at_the_ends(page):
    names = page.open("#/crayons").names
    page.go(Keys.TAB, "option")
    page.press(Keys.HOME)
    here = names.index(page.press(Keys.PAGE_DOWN).focus[1])
    assert here > 3
    assert page.press(Keys.PAGE_UP).focus == ("option", names[0])
    assert page.press(Keys.END, Keys.PAGE_DOWN).focus == ("option", names[-1])
