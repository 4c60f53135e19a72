"""Crayons 5, 6 and 11: a crayon's mixer as a whole."""

from selenium.webdriver.common.keys import Keys

from colors import close
from crayons import TANGERINE, crayon
from harness import eyes
from harness.keyboard import go
from harness.mixer import Mixer


def test_crayons_5_the_background_starts_as_the_crayons_color(page):
    for name in ("Atomic Tangerine", "Black", "White", "Midnight Blue"):
        mixer = Mixer.open(page, crayon(name).slug)
        assert close(mixer.background, crayon(name).hex)
        assert eyes.fill(page.banner()) == page.theme_color == crayon(name).hex


def test_crayons_6_a_label_shows_the_crayons_name(mixer):
    assert eyes.text(mixer.label) == TANGERINE.name
    assert mixer.page.title == TANGERINE.name


def test_crayons_11_reset_brings_everything_back_and_alpha_to_1(mixer):
    before = mixer.everything()
    assert not mixer.button("Reset").is_enabled()
    mixer.slide("Red", 0.2).slide("Blue", 1).tap("Decrease alpha").type("Green", "12%")
    assert mixer.everything() != before
    mixer.tap("Reset")
    assert mixer.everything() == before
    assert mixer.alpha_text == "1.0"


def test_the_mixture_outlives_a_reload_and_a_visit_to_the_list(mixer):
    mixer.slide("Red", 0.2).tap("Decrease alpha").switch("Hex")
    before = mixer.everything()
    mixer.page.reload()
    mixer.page.until(lambda: mixer.page.all("slider"), "the mixer stands")
    assert mixer.everything() == before
    mixer.page.leave_by("Back")
    mixer.page.choose(TANGERINE.name)
    mixer.page.ready()
    assert mixer.everything() == before


def test_the_whole_mixer_is_worked_by_keys_alone(page):
    page.open("#/crayons")
    go(page, Keys.TAB, "searchbox")
    page.press(*"atomic")
    go(page, Keys.TAB, "option", "Atomic Tangerine")
    page.press(Keys.ENTER)
    page.until(lambda: page.screen == "#/crayons/atomic-tangerine", "the mixer stands")
    page.until(lambda: page.focus == ("heading", "Atomic Tangerine"), "its heading has the focus")
    mixer = Mixer(page.ready())
    go(page, Keys.TAB, "radio", "Decimal")
    page.press(Keys.ARROW_RIGHT)
    assert page.focus == ("radio", "Hex")
    assert mixer.values == ["FF", "A4", "74"]
    go(page, Keys.TAB, "slider", "Red")
    page.press(*[Keys.ARROW_LEFT] * 3)
    assert mixer.values[0] == "FC"
    go(page, Keys.TAB, "textbox", "Green value")
    page.press_with(Keys.CONTROL, "a")
    page.press("8", "0")
    assert page.focus == ("textbox", "Green value"), "typing leaves the focus where it is"
    go(page, Keys.TAB, "button", "Decrease alpha")
    page.press(Keys.SPACE)
    assert mixer.alpha_text == "E6"
    go(page, Keys.TAB, "spinbutton", "Alpha")
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP)
    assert mixer.alpha_text == "CC"
    assert page.focus == ("spinbutton", "Alpha")
    go(page, Keys.TAB, "button", "Reset")
    page.press(Keys.ENTER)
    assert (mixer.values, mixer.alpha_text) == (["FF", "A4", "74"], "FF")
    go(page, Keys.TAB, "button", "Use as primary")
    page.press(Keys.ENTER)
    page.until(lambda: page.screen == "#/primary", "the primary is chosen")
    assert page.ready().chosen == ["Atomic Tangerine"]
