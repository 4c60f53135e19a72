"""The first screen answers taps before the core is there, as the core will, and nothing shows when the core takes over."""

import threading

import pytest
from harness.browser import Setting
from harness.page import PATIENCE, Page
from selenium.webdriver import Keys
from selenium.webdriver.support.wait import WebDriverWait

# What a tap on a swatch can change.
STATE = """
const all = (selector) => [...document.querySelectorAll(".app:not(.picture) " + selector)];
return JSON.stringify([
  all("main [role=option]").map((one) => [one.ariaLabel, one.ariaSelected, one.tabIndex, one.style.cssText,
    one.getAttribute("aria-description"), one.querySelector(".label").checkVisibility({ visibilityProperty: true })]),
  all(".bar").map((one) => [one.style.cssText, one.innerText]), all(".bar-next button").map((one) => one.disabled),
  all(".steps button").map((one) => [one.textContent, one.disabled]),
  document.title, document.querySelector("meta[name=theme-color]").content,
]);
"""

# Notes what's chosen and the bar's color in each frame, and each transition that begins.
RECORD = """
window.frames_ = [];
window.began = [];
const note = () => {
  const bar = getComputedStyle(document.querySelector(".app:not(.picture) .bar")).backgroundColor;
  frames_.push(document.querySelector("[aria-selected=true]")?.ariaLabel + " " + bar);
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
addEventListener("transitionrun", ({ target, propertyName }) => began.push(target.className + " " + propertyName), true);
"""

CHOSEN = "return document.querySelector('[aria-selected=true]')?.ariaLabel"
READY = "return document.documentElement.classList.contains('settled')"


@pytest.fixture
def waiting(browser, site):
    """A page whose core, or only its rest, comes once `late` is set."""
    late = threading.Event()

    def open(file="tintype.wasm", **setting):
        page = Page(browser, site)
        page.late = site.answers[site.path(file)].released = late
        browser.forget(site.url)
        browser.set_up(Setting(**setting))
        browser.driver.get(f"{site.url}/#/primary")
        return page

    yield open
    late.set()
    browser.driver.get("about:blank")
    browser.faults()  # this site has no list of fonts, which the browser complains about


def until_ready(page):
    page.late.set()
    page.until(lambda _: page.run(READY), "the core has opened the page")


def tap(page, name):
    page.run("document.querySelector(`main [role=option][aria-label='${arguments[0]}']`).click()", name)


@pytest.mark.parametrize(
    "names, chosen",
    [(["Indigo"], "Indigo"), (["Indigo", "Teal"], "Teal"), (["Indigo", "Indigo"], None),
     (["Yellow", "Grey", "Grey", "Brown"], "Brown")],
)  # fmt: skip
@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.engines), True])
def test_a_tap_is_answered_before_the_core_comes_just_as_the_core_answers_it(waiting, names, chosen, dark):
    page = waiting(dark=dark)
    for name in names:
        tap(page, name)
    assert page.run(CHOSEN) == chosen
    answered = page.run(STATE)
    page.run(RECORD)
    until_ready(page)
    if chosen:  # else the page is as it was rendered: for a light device, and with nothing to undo
        assert page.run(STATE) == answered
    assert page.run(CHOSEN) == chosen
    assert (len(set(page.run("return frames_"))), page.run("return began")) == (1, [])


def test_every_swatch_has_its_answer(waiting):
    page = waiting()
    swatches = page.run("return [...document.querySelectorAll('main [role=option]')].map((one) => one.ariaLabel)")
    assert len(swatches) == 19
    answered = {}
    for name in swatches:
        tap(page, name)
        answered[name] = page.run(STATE)
    until_ready(page)
    for name in swatches[::-1]:
        if page.run(CHOSEN) != name:
            tap(page, name)
        assert page.run(STATE) == answered[name]


@pytest.mark.parametrize("key", [Keys.ENTER, Keys.SPACE])
def test_a_key_gets_the_same_answer_and_the_focus_stays(waiting, key):
    page = waiting()
    page.go(Keys.TAB, "option", "Red")
    page.strike(key)
    assert page.run(CHOSEN) == "Red"
    until_ready(page)
    assert (page.run(CHOSEN), page.focus) == ("Red", ("option", "Red"))


def test_next_shows_that_it_was_tapped_and_leads_on_once_the_core_is_there(waiting):
    page = waiting()
    tap(page, "Indigo")
    page.run("document.querySelector('.bar-next button').click()")
    assert page.run("return document.querySelector('.bar-next button').ariaBusy") == "true"
    assert page.run("return document.querySelector('[role=status].word').textContent") == "Still loading. This comes next."
    page.late.set()
    page.until_screen("#/accent")
    assert not page.run("return document.querySelector('[role=status].word, [aria-busy=true]')")


WAITS = "return [...document.querySelectorAll('[aria-busy=true], [role=status].word')].map((one) => one.ariaLabel ?? one.textContent)"


@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.engines), True])
def test_the_core_answers_choices_and_steps_between_them_before_its_rest_comes(waiting, dark):
    page = waiting("exports.wasm", dark=dark)
    page.until(lambda _: page.run(READY), "the core has opened the page")
    for name in page.run("return [...document.querySelectorAll('main [role=option]')].map((one) => one.ariaLabel)"):
        assert page.choose(name).chosen == [name]
    assert page.choose(name).chosen == []
    page.choose("Indigo")
    assert page.next().screen == "#/accent"
    assert page.choose("Pink").chosen == ["Pink"]
    assert page.tap("button", "Back").screen == "#/primary"
    assert (page.seen.chosen, page.run(WAITS)) == (["Indigo"], [])
    page.late.set()
    assert "&body=" in page.tap("button", "Shuffle").theme


def test_only_the_step_to_the_summary_waits_for_the_rest(waiting):
    page = waiting("exports.wasm")
    page.until(lambda _: page.run(READY), "the core has opened the page")
    for screen in ("primary", "accent", "title-font", "body-font"):
        # The list of fonts is busy until the rest comes, so this doesn't wait until all is calm.
        WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run("return location.hash").startswith(f"#/{screen}"))
        page.run("document.querySelector('main [role=option]').click()")
        assert page.run("return document.querySelector('main [aria-selected=true]')?.textContent"), screen
        page.run("document.querySelector('.bar-next button').click()")
    assert page.run(WAITS)[-1] == "Still loading. This comes next."
    page.late.set()
    page.until_screen("#/summary")


def test_what_is_tapped_after_the_browsers_back_waits_with_it(waiting):
    page = waiting("exports.wasm")
    page.until(lambda _: page.run(READY), "the core has opened the page")
    page.choose("Indigo")
    page.next()
    page.run("history.back()")
    WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run("return location.hash").startswith("#/primary"))
    tap(page, "Pink")
    assert page.run(WAITS) == ["Pink", "Still loading. This comes next."]
    page.late.set()
    page.until(lambda seen: seen.banner.text.startswith("Primary color"), "the page has gone back")
    assert (page.look().chosen, page.seen.screen) == (["Indigo"], "#/primary")


def test_everything_else_waits_for_the_rest_in_order_and_shows_it(waiting):
    page = waiting("exports.wasm")
    page.until(lambda _: page.run(READY), "the core has opened the page")
    page.choose("Indigo")
    page.run("document.querySelector('button[aria-label=Shuffle]').click()")
    page.run("document.querySelector('button[aria-label=Undo]').click()")
    assert page.run(WAITS) == ["Undo", "Shuffle", "Still loading. This comes next."]
    page.late.set()
    page.until(lambda seen: seen.the("button", "Redo").enabled, "the taps are answered")
    assert (page.seen.chosen, page.run(WAITS)) == (["Indigo"], [])
    assert page.tap("button", "Redo").chosen[0].startswith("#"), "a shuffled color"


def test_what_waited_is_dropped_if_its_control_has_become_another(waiting):
    page = waiting("exports.wasm")
    page.until(lambda _: page.run(READY), "the core has opened the page")
    page.run("document.querySelector('button[aria-label=Shuffle]').click()")
    tap(page, "Teal")
    page.late.set()
    seen = page.until(lambda seen: seen.chosen, "the taps are answered")
    assert seen.chosen[0].startswith("#"), "a shuffled color"


def test_taps_on_the_painted_page_that_need_the_rest_wait_for_it(waiting):
    page = waiting("exports.wasm")
    page.run("document.querySelector('button[aria-label=Shuffle]').click()")
    WebDriverWait(page.driver, PATIENCE, 0.05).until(lambda _: page.run(READY))
    assert page.run(WAITS)[-1] == "Still loading. This comes next."
    page.late.set()
    page.until(lambda seen: seen.chosen, "the tap is answered")
    assert page.run(WAITS) == []
