"""One theme, one undo: every choice can be undone and redone, by buttons and by keys, over a reload as well."""

import pytest
from selenium.webdriver.common.keys import Keys

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"


def can(seen):
    """Whether something can be undone, and whether something can be redone."""
    return seen.the("button", "Undo").enabled, seen.the("button", "Redo").enabled


def undo(page):
    return page.tap("button", "Undo")


def redo(page):
    return page.tap("button", "Redo")


def test_a_choice_is_undone_and_redone_and_a_new_choice_forgets_what_could_be_redone(page):
    assert can(page.open("#/primary")) == (False, False)
    assert can(page.choose("Indigo")) == (True, False)
    seen = undo(page)
    assert (seen.chosen, can(seen)) == ([], (False, True))
    # For screen readers alone.
    assert page.run("return document.querySelector('.notices [role=status]').textContent") == (
        "Undone: Primary color not chosen."
    )
    seen = redo(page)
    assert (seen.chosen, can(seen)) == (["Indigo"], (True, False))
    undo(page)
    assert can(page.choose("Teal")) == (True, False)


@pytest.mark.engines
def test_the_keys_undo_and_redo(page):
    page.open("#/primary")
    page.choose("Indigo")
    page.choose("Teal")
    assert page.press_with(Keys.CONTROL, "z").chosen == ["Indigo"]
    assert page.press_with(Keys.CONTROL, "z").chosen == []
    assert page.press_with(Keys.CONTROL, Keys.SHIFT, "z").chosen == ["Indigo"]
    assert page.press_with(Keys.META, "z").chosen == []


@pytest.mark.engines
def test_in_a_text_field_the_keys_do_not_undo_the_theme(page):
    page.open("#/title-font?primary=indigo-500&accent=pink-a200")
    page.choose("Lato")
    page.search("gara")
    seen = page.press_with(Keys.CONTROL, "z")
    assert seen.focus == ("searchbox", seen.the("searchbox").name)
    assert "title=Lato" in seen.session


def test_every_choice_of_the_walk_is_undone_in_turn_over_reloads_and_redone(page):
    page.open("#/primary")
    for name in ("Indigo", "Pink", "EB Garamond", "Lato"):
        page.choose(name)
        page.next()
    expected = [THEME]
    while expected[-1]:
        expected.append(expected[-1].rpartition("&")[0])
    for theme in expected[1:]:
        page.reload()
        assert undo(page).theme == theme
    assert (page.seen.screen, can(page.seen)[0]) == ("#/primary", False)
    for theme in expected[-2::-1]:
        page.reload()
        assert redo(page).theme == theme
    assert can(page.seen)[1] is False


def test_start_over_is_undone_in_one_step_over_a_reload(page):
    page.open(f"#/summary?{THEME}")
    page.tap("button", "Start Over")
    page.tap("button", "Start Over", inside="alertdialog")
    assert page.until_screen("#/primary").chosen == []
    page.reload()
    seen = undo(page)
    assert (seen.chosen, seen.theme) == (["Indigo"], THEME)
    seen = redo(page)
    assert (seen.chosen, seen.theme) == ([], "")


def test_on_the_list_of_crayons_the_theme_is_undone_as_well(page):
    page.open("#/primary")
    page.choose("Indigo")
    page.open("#/crayons", fresh=False)
    seen = undo(page)
    assert (seen.screen, seen.theme) == ("#/crayons", "")
    assert redo(page).theme == "primary=indigo-500"


def test_in_the_mixer_undo_takes_back_what_was_mixed_and_leaves_the_theme(page):
    page.open("#/primary")
    page.choose("Indigo")
    seen = page.open("#/crayons/atomic-tangerine", fresh=False)
    assert can(seen) == (False, False)
    seen = page.tap("button", "Decrease alpha")
    assert seen.the("spinbutton", "Alpha").value == "0.9"
    seen = undo(page)
    assert (seen.the("spinbutton", "Alpha").value, seen.theme) == ("1.0", "primary=indigo-500")
    assert redo(page).the("spinbutton", "Alpha").value == "0.9"


def test_a_damaged_history_does_no_harm(page):
    page.open("#/primary")
    page.choose("Indigo")
    page.store("tintype.history", "<nonsense\n\x00<primary=nosuch\n>title=%ZZ\n<b>")
    seen = page.reload()
    assert (seen.chosen, can(seen)) == (["Indigo"], (False, False))
