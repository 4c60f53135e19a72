"""One theme, one undo: every choice can be undone and redone, by buttons and by keys, over a reload as well."""

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"


def tool(page, name):
    return page.the("button", name)


def tap(page, name):
    page.tap(tool(page, name))
    return page.ready()


def can(page):
    """Whether something can be undone, and whether something can be redone."""
    return tool(page, "Undo").is_enabled(), tool(page, "Redo").is_enabled()


def session(page):
    """The theme that is kept."""
    return (page.stored("tintype.session") or "").partition("?")[2]


def test_at_first_there_is_nothing_to_undo_or_redo(page):
    page.open("#/primary")
    assert can(page) == (False, False)


def test_a_choice_is_undone_and_redone(page):
    page.open("#/primary").choose("Indigo")
    assert can(page) == (True, False)
    tap(page, "Undo")
    assert (page.chosen, can(page)) == ([], (False, True))
    tap(page, "Redo")
    assert (page.chosen, can(page)) == (["Indigo"], (True, False))


def test_the_keys_undo_and_redo(page):
    page.open("#/primary").choose("Indigo")
    page.choose("Teal")
    page.press_with(Keys.CONTROL, "z")
    assert page.chosen == ["Indigo"]
    page.press_with(Keys.CONTROL, "z")
    assert page.chosen == []
    redo = ActionChains(page.driver, duration=0).key_down(Keys.CONTROL).key_down(Keys.SHIFT).send_keys("z")
    redo.key_up(Keys.SHIFT).key_up(Keys.CONTROL).perform()
    assert page.settled().chosen == ["Indigo"]
    page.press_with(Keys.META, "z")
    assert page.chosen == []


def test_in_a_text_field_the_keys_undo_the_typing_and_not_the_theme(page):
    page.open("#/title-font?primary=indigo-500&accent=pink-a200").choose("Lato")
    page.the("searchbox").send_keys("gara")
    page.press_with(Keys.CONTROL, "z")
    page.the("searchbox").clear()
    page.settled()
    assert "title=Lato" in session(page)


def test_every_choice_of_the_walk_is_undone_in_turn_over_reloads_and_redone(page):
    page.open("#/primary").choose("Indigo")
    page.next().choose("Pink")
    page.next().choose("EB Garamond")
    page.next().choose("Lato")
    page.next()
    expected = [THEME]
    while expected[-1]:
        expected.append(expected[-1].rpartition("&")[0])
    for theme in expected[1:]:
        page.reload()
        tap(page, "Undo")
        page.until(lambda: session(page) == theme, f"{theme!r} is kept")
    assert (page.screen, can(page)[0]) == ("#/primary", False)
    for theme in expected[-2::-1]:
        page.reload()
        tap(page, "Redo")
        page.until(lambda: session(page) == theme, f"{theme!r} is kept")
    assert can(page)[1] is False


def test_start_over_is_undone(page):
    page.open(f"#/summary?{THEME}")
    page.tap(page.button("Start Over"))
    page.tap(page.the("button", "Start Over", page.alertdialog()))
    page.until(lambda: page.screen == "#/primary", "the first screen stands")
    assert page.ready().chosen == []
    page.reload()
    tap(page, "Undo")
    assert page.chosen == ["Indigo"]
    assert session(page) == THEME
    tap(page, "Redo")
    assert (page.chosen, session(page)) == ([], "")


@pytest.mark.parametrize("screen", ["#/crayons", "#/crayons/atomic-tangerine"])
def test_among_the_crayons_the_theme_is_undone_as_well(page, screen):
    page.open("#/primary").choose("Indigo")
    page.open(screen, fresh=False)
    page.until(lambda: page.screen == screen, f"{screen} stands")
    tap(page, "Undo")
    assert (page.screen, session(page)) == (screen, "")
    tap(page, "Redo")
    assert session(page) == "primary=indigo-500"


def test_a_new_choice_forgets_what_could_be_redone(page):
    page.open("#/primary").choose("Indigo")
    tap(page, "Undo")
    page.choose("Teal")
    assert can(page) == (True, False)


def test_a_damaged_history_does_no_harm(page):
    page.open("#/primary").choose("Indigo")
    page.store("tintype.history", "<nonsense\n\x00<primary=nosuch\n>title=%ZZ\n<b>")
    page.reload()
    assert page.chosen == ["Indigo"]
    assert can(page) == (False, False)
