"""Every control shows that it is pressed, and a screen that is gone back to comes from the other side."""

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys


LOOKS = """
const style = getComputedStyle(arguments[0]);
return [style.backgroundColor, style.backgroundImage, style.boxShadow, style.opacity];
"""
SUMMARY = "#/summary?primary=indigo-500&accent=pink-a200&title=Lato&body=Lato"


# The summary comes first: a link that replaces a theme says so over its button.
CONTROLS = {
    SUMMARY: [".take-home", ".remedy button"],
    "#/primary": ["[role=option]"],
    "#/primary?primary=indigo-500": [".bar-next button"],
    "#/accent?primary=indigo-500": [".bar-back button", ".dock button:not(:disabled)"],
    "#/title-font?primary=indigo-500&accent=pink-a200": [".rows [role=option]", ".filters button"],
    "#/crayons": [".crayons [role=option]"],
    "#/crayons/beaver": [".segment [aria-checked=false]", ".stepper button", ".copies button", ".use"],
}


def is_pressed_visibly(page, selector):
    control = page.driver.find_element("css selector", selector)
    page.run("arguments[0].scrollIntoView({ block: 'center' })", control)
    before = page.run(LOOKS, control)
    ActionChains(page.driver, duration=0).move_to_element(control).click_and_hold().perform()
    held = page.run(LOOKS, control)
    page.run("addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true })")
    ActionChains(page.driver, duration=0).release().perform()
    return held != before


def test_a_control_shows_that_it_is_pressed(page):
    page.open(SUMMARY)
    missing = []
    for address, selectors in CONTROLS.items():
        page.open(address, fresh=False)
        if "beaver" in address:
            page.unfold("More")
        missing += [(address, selector) for selector in selectors if not is_pressed_visibly(page, selector)]
    assert missing == []


# The animation of the screen that comes after a tap, and where it begins.
ENTRANCE = """
const [button, done] = arguments, before = document.querySelector("main");
const look = () => {
  const main = document.querySelector("main");
  if (main === before) return requestAnimationFrame(look);
  done(main.getAnimations().map((one) => one.effect.getKeyframes()[0].transform));
};
button.click();
look();
"""


def test_back_comes_from_the_other_side_than_next(page):
    page.open("#/primary?primary=indigo-500", motion=True)
    page.press(Keys.ESCAPE)
    entrance = lambda name: page.driver.execute_async_script(ENTRANCE, page.element("button", name, "banner"))  # noqa: E731
    assert entrance("Next") == ["translate(12px)"]
    assert entrance("Back") == ["translate(-12px)"]


def test_nothing_fades_or_slides_for_who_wants_less_motion(page):
    page.open("#/primary?primary=indigo-500")
    durations = page.run(
        "return [...document.querySelectorAll('.bar, [role=option]')].map((one) => getComputedStyle(one).transitionDuration)"
    )
    assert set(durations) <= {"0s", "0s, 0s", "0s, 0s, 0s"}
