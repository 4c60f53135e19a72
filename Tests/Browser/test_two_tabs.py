"""Two tabs show the same choices: the newest wins, and what it replaced can be undone in either. Neither writes old
choices over newer ones."""

import pytest
from harness.page import Page
from harness.words import ELSEWHERE


class Tab(Page):
    """A page in a tab that stays open behind the others."""

    def __init__(self, page):
        super().__init__(page.browser, page)
        self.handle = self.driver.current_window_handle

    def front(self):
        self.driver.switch_to.window(self.handle)
        return self


@pytest.fixture
def tabs(page):
    """Two tabs with Indigo chosen, the first on its screen and the second, which was opened later, on the accent's."""
    page.open("#/primary")
    page.choose("Indigo")
    first = Tab(page)
    page.driver.switch_to.new_window("tab")
    page.browser.setting = None
    second = Tab(page)
    second.open("#/accent", fresh=False)
    second.until(lambda seen: seen.theme == "primary=indigo-500", "the second tab has opened")
    yield first, second
    second.front()
    page.driver.close()
    page.browser.setting = None
    first.front()


def chose(tab, bar, chosen):
    """Waits until a tab shows these choices."""
    tab.front()
    return tab.until(lambda seen: (seen.banner.fill, seen.chosen) == (bar, chosen), f"the tab shows {bar}, {chosen}")


@pytest.mark.engines
def test_each_tab_takes_over_what_is_chosen_in_the_other(tabs):
    first, second = tabs
    first.front().choose("Teal")
    seen = chose(second, "#009688", [])
    assert (seen.screen, [ELSEWHERE in said for said in seen.notices]) == ("#/accent", [True])
    second.choose("Pink")
    assert chose(first, "#009688", ["Teal"]).theme == "primary=teal-500&accent=pink-a200"
    for tab in tabs:
        assert tab.front().reload().theme == "primary=teal-500&accent=pink-a200"


def test_undo_in_one_tab_brings_back_what_it_showed_and_both_show_it(tabs):
    first, second = tabs
    first.front().choose("Teal")
    chose(second, "#009688", [])
    second.run("document.querySelector('.notice .action').click()")
    chose(second, "#3F51B5", [])
    assert chose(first, "#3F51B5", ["Indigo"]).the("button", "Redo").enabled
    first.tap("button", "Redo")
    chose(second, "#009688", [])


# As in a tab that was put to sleep, and hears of nothing.
DEAF = "BroadcastChannel.prototype.postMessage = () => {};"


@pytest.mark.engines
def test_a_tab_that_heard_of_nothing_finds_out_before_it_changes_anything(tabs):
    first, second = tabs
    first.front().run(DEAF)
    first.choose("Teal")
    second.front()
    second.run("document.querySelector('[aria-label=Pink]').click()")
    assert chose(second, "#009688", ["Pink"]).theme == "primary=teal-500&accent=pink-a200"
    assert second.tap("button", "Undo").theme == "primary=teal-500"
    assert second.tap("button", "Undo").theme == "primary=indigo-500"


def test_what_is_mixed_is_taken_over_too(tabs):
    first, second = tabs
    for tab in tabs:
        tab.front().open("#/crayons/beaver", fresh=False)
    first.front().tap("button", "Decrease alpha")
    second.front()
    second.until(lambda seen: seen.the("spinbutton", "Alpha").value == "0.9", "the second tab shows the new alpha")
    assert second.tap("button", "Undo").the("spinbutton", "Alpha").value == "1.0"
