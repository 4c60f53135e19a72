"""A custom template can be tried on the theme, on the screen Take it home."""

import pytest
from harness.page import DESKTOP, PHONE
from selenium.webdriver.common.keys import Keys
from test_take_home import HERE, open_here, pasted

TEMPLATE = "<b>`primary hex`</b>\n`each ramps`\n`ramp`: `chosen hex`\n`end`\n"
RESULT = "<b>#3F51B5</b>\nprimary: #3F51B5\naccent: #FF4081\n"


def trying(page, text, **setting):
    open_here(page, **setting)
    page.tap("button", "For developers")
    page.tap("button", "Your template")
    page.put("textbox", "Template", text)
    return page.look()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_what_it_writes_is_below_it_as_text_and_can_be_copied(page, viewport):
    seen = trying(page, TEMPLATE, viewport=viewport)
    assert "The result has 3 lines." in [one.text for one in seen.all("status")]
    assert "".join(seen.the("group", "Result").text.split()) == "".join(RESULT.split())
    page.run("document.querySelector('.trial').scrollIntoView({ block: 'center' })")
    page.picture(f"template-{viewport[0]}")
    page.tap("button", "Copy result")
    page.run("document.querySelector('.trial textarea').remove()")
    assert pasted(page) == RESULT


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_a_mistake_is_one_sentence_with_its_place(page, viewport):
    seen = trying(page, "Ours\n`<img src=x onerror=alert(1)>`", viewport=viewport)
    words = "Line 2, column 2: there’s no value called “<img”."
    assert words in [one.text for one in seen.all("status")]
    assert page.element("textbox", "Template").get_attribute("aria-invalid") == "true"
    assert not page.run("return document.querySelector('.trial img')")
    page.run("document.querySelector('.trial').scrollIntoView({ block: 'center' })")
    page.picture(f"template-mistake-{viewport[0]}")


def test_it_is_written_with_keys_which_do_nothing_else(page):
    open_here(page)
    before = page.look().screen
    page.go(Keys.TAB, "button", "For developers")
    page.strike(Keys.ENTER)
    page.go(Keys.TAB, "button", "Your template")
    page.strike(Keys.ENTER)
    page.go(Keys.TAB, "textbox", "Template")
    page.strike(*"a `primary` b", Keys.ARROW_UP, Keys.HOME, "x", Keys.ESCAPE)
    page.press_with(Keys.CONTROL, "z")
    seen = page.look()
    assert seen.screen == before and "#3F51B5" in seen.the("group", "Result").text
    page.go(Keys.TAB, "group", "Result")
    page.go(Keys.TAB, "button", "Copy result")


def test_it_begins_with_the_template_of_a_format_and_follows_the_theme(page):
    open_here(page)
    page.tap("button", "For developers")
    page.tap("button", "Your template")
    page.tap("button", "Start from CSS")
    assert page.element("textbox", "Template").get_property("value").startswith("`like css`\n")
    assert "--primary: #3F51B5;" in page.look().the("group", "Result").text
    assert not page.look().has("button", "Start from CSS"), "there is a text to lose"
    page.open(HERE.replace("indigo-500", "teal-500"), fresh=False)
    page.until(lambda seen: "--primary: #009688;" in seen.the("group", "Result").text, "the result has the new primary")


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_accessible(page, dark):
    trying(page, "`primry`", dark=dark)
    assert page.violations() == []
