"""The whole walk by keyboard alone, with the focus where a person expects it."""

import pytest
from PIL import ImageChops
from selenium.webdriver.common.keys import Keys

from harness.keyboard import go, go_back
from harness.looks import names

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"


def choose(page, arrow, name, with_key):
    go(page, Keys.TAB, "option")
    if page.focus != ("option", name):
        go(page, arrow, "option", name)
    page.press(with_key)
    assert page.chosen == [name]
    assert page.focus == ("option", name), "a choice leaves the focus where it is"


def leave(page, button, screen):
    go_back(page, "button", button)
    page.press(Keys.ENTER)
    page.until(lambda: page.screen == screen, f"{screen} stands")
    page.until(lambda: page.focus == ("heading", page.heading().accessible_name), "the new heading has the focus")


def test_the_walk_from_the_first_screen_to_start_over_needs_no_pointer(page):
    page.open("#/primary")
    choose(page, Keys.ARROW_RIGHT, "Indigo", Keys.SPACE)
    leave(page, "Next", "#/accent")
    choose(page, Keys.ARROW_RIGHT, "Pink", Keys.ENTER)
    leave(page, "Next", "#/title-font")
    choose(page, Keys.ARROW_DOWN, "EB Garamond", Keys.SPACE)
    leave(page, "Next", "#/body-font")
    choose(page, Keys.ARROW_DOWN, "Lato", Keys.ENTER)
    leave(page, "Next", "#/summary")
    leave(page, "Back", "#/body-font")
    leave(page, "Next", "#/summary")
    go(page, Keys.TAB, "button", "Start Over")
    page.press(Keys.ENTER)
    page.until(lambda: page.focus[0] == "button", "the alert has the focus")
    if page.focus != ("button", "Start Over"):
        go(page, Keys.TAB, "button", "Start Over")
    page.press(Keys.ENTER)
    page.until(lambda: page.screen == "#/primary", "the first screen stands")
    page.until(lambda: page.focus == ("heading", page.heading().accessible_name), "its heading has the focus")
    assert page.chosen == []


@pytest.mark.parametrize(
    "address, arrow",
    [
        ("#/primary", Keys.ARROW_RIGHT),
        ("#/accent?primary=indigo-500", Keys.ARROW_RIGHT),
        ("#/title-font?primary=indigo-500&accent=pink-a200", Keys.ARROW_DOWN),
    ],
)
def test_arrows_walk_the_list_in_order_and_tab_leaves_it(page, address, arrow):
    page.open(address)
    expected = names(page)
    go(page, Keys.TAB, "option", expected[0])
    for name in expected[1:4]:
        page.press(arrow)
        assert page.focus == ("option", name)
    page.press(Keys.END)
    assert page.focus == ("option", expected[-1])
    page.press(Keys.HOME)
    assert page.focus == ("option", expected[0])
    page.press(Keys.SPACE, Keys.TAB)
    assert page.focus[0] != "option", "a list is one stop of the Tab key"


def test_the_focus_can_be_seen(page):
    page.open("#/primary")
    go(page, Keys.TAB, "option", "Red")
    on_red = page.photograph(page.listbox())
    page.press(Keys.ARROW_RIGHT)
    changes = ImageChops.difference(page.photograph(page.listbox()), on_red).convert("L")
    assert changes.getextrema()[1] > 48, "a ring, or the like, moves along"


@pytest.fixture
def asked(page):
    """The summary, with the alert that Start Over brings."""
    page.open(f"#/summary?{THEME}")
    go(page, Keys.TAB, "button", "Start Over")
    page.press(Keys.ENTER)
    page.alertdialog()
    return page


def test_escape_cancels_the_alert_and_gives_the_focus_back(asked):
    asked.press(Keys.ESCAPE)
    asked.until(lambda: not asked.all("alertdialog"), "the alert is gone")
    assert asked.screen == "#/summary"
    asked.until(lambda: asked.focus == ("button", "Start Over"), "Start Over has the focus again")


def test_cancel_gives_the_focus_back(asked):
    if asked.focus != ("button", "Cancel"):
        go(asked, Keys.TAB, "button", "Cancel")
    asked.press(Keys.SPACE)
    asked.until(lambda: not asked.all("alertdialog"), "the alert is gone")
    asked.until(lambda: asked.focus == ("button", "Start Over"), "Start Over has the focus again")


def test_the_focus_stays_within_the_alert(asked):
    within = """
        const [alert] = arguments, focus = document.activeElement;
        return focus === document.body || alert === focus || alert.contains(focus);
    """
    alert, seen = asked.alertdialog(), set()
    assert asked.run("return arguments[0].contains(document.activeElement)", alert)
    for move in [lambda: asked.press(Keys.TAB)] * 6 + [lambda: asked.press_with(Keys.SHIFT, Keys.TAB)] * 6:
        move()
        assert asked.run(within, alert), f"the focus went out to {asked.focus}"
        seen.add(asked.focus)
    assert {("button", "Cancel"), ("button", "Start Over")} <= seen
