"""The page as a person has it before them: opened, looked at, tapped, typed at."""

import io
import os
from collections import Counter
from pathlib import Path

from PIL import Image
from selenium.common.exceptions import StaleElementReferenceException, TimeoutException
from selenium.webdriver import ActionChains
from selenium.webdriver.support.ui import WebDriverWait

from . import axe, eyes, roles, tabs

PHONE = (390, 844)
DESKTOP = (1440, 900)
PATIENCE = 10  # seconds after which what has not come will not come

# Transitions and animations that end, and those that their end starts.
SETTLE = """
const done = arguments[0];
const ending = () => document.getAnimations().filter((one) =>
  one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
const wait = () => {
  const left = ending();
  if (left.length) Promise.allSettled(left.map((one) => one.finished)).then(wait);
  else if (document.hidden) done();
  else requestAnimationFrame(() => requestAnimationFrame(() => (ending().length ? wait() : done())));
};
wait();
"""
THEME_COLOR = """
const said = [...document.querySelectorAll("meta[name=theme-color]")];
const metas = said.filter((one) => !one.media || matchMedia(one.media).matches);
return metas.length ? hex(channels(metas[0].content).slice(0, 3)) : null;
"""
SECOND_LINE = """
const apart = "h1, h2, h3, h4, h5, h6, [role=heading], button, a, [role=button], [aria-hidden=true]";
const texts = seenTexts(arguments[0]).filter((one) => !one.parentElement.closest(apart));
return texts.length ? texts[0].parentElement : null;
"""

FRAME = "const { left, top, right, bottom } = arguments[0].getBoundingClientRect(); return [left, top, right, bottom];"
SELECTED = "return [...document.querySelectorAll('[role=option][aria-selected=true], option:checked')];"
CLOCK = """
const times = seenTexts(document.body).filter((text) => /^\\s*\\d{1,2}:\\d\\d\\s*$/.test(text.data));
return times.length ? times[0].parentElement : null;
"""


class Page:
    def __init__(self, browser, server):
        self.browser, self.driver, self.url = browser, browser.driver, server.url

    # Coming and going

    def open(self, address="#/primary", viewport=PHONE, fresh=True, dark=False, motion=False, text_size=16):
        """Opens an address of the app, by default in a browser that has never been there."""
        if fresh:
            self.browser.forget(self.url)
            self.browser.faults()
        self.browser.set_viewport(*viewport)
        self.browser.set_preferences(dark, motion, text_size)
        self.driver.get(f"{self.url}/{address}")
        return self.ready()

    def ready(self):
        """Waits until a screen stands and nothing on it moves any more."""
        self.heading()
        self.until(lambda: not self.driver.find_elements("css selector", "[aria-busy=true]"), "nothing is looked for")
        return self.settled()

    def reload(self):
        self.driver.refresh()
        return self.ready()

    def reopen(self, address="", viewport=PHONE):
        """Closes the tab and opens the app anew, as plainly as a bookmark does."""
        tabs.reopen(self.driver)
        return self.open(address, viewport, fresh=False)

    def back(self):
        """The browser's own Back, not the bar's."""
        self.driver.back()
        return self.settled()

    def forward(self):
        self.driver.forward()
        return self.settled()

    def settled(self):
        self.driver.execute_async_script(SETTLE)
        return self

    def until(self, condition, what):
        """Waits until the condition gives something true, and gives that; `what` says what was waited for."""
        wait = WebDriverWait(self.driver, PATIENCE, 0.02, [StaleElementReferenceException])
        try:
            return wait.until(lambda _: condition())
        except TimeoutException:
            raise AssertionError(f"waited in vain until {what}") from None

    # Finding things by role and name

    def all(self, role, name=None, inside=None):
        return roles.find_all(self.driver, role, name, inside)

    def the(self, role, name=None, inside=None):
        """The one thing of this role and name; waits for it to come."""
        what = f"there is one {role}" + (f" named {name!r}" if name else "")
        found = self.until(lambda: self.all(role, name, inside), what)
        assert len(found) == 1, f"{what}, but there are {len(found)}: {[one.accessible_name for one in found]}"
        return found[0]

    def banner(self):
        return self.the("banner")

    def heading(self):
        """The bar's title."""
        return self.the("heading", inside=self.banner())

    def button(self, name, inside=None):
        return self.the("button", name, inside or self.banner())

    def listbox(self):
        return self.the("listbox")

    def option(self, name):
        return self.the("option", name)

    def options(self):
        return self.all("option", inside=self.listbox())

    def alertdialog(self):
        return self.the("alertdialog")

    def main(self):
        return self.the("main")

    # Doing things

    def tap(self, element):
        """Scrolls to the element and taps it; WebKit's driver does not scroll sideways by itself."""
        self.run("arguments[0].scrollIntoView({ block: 'center', inline: 'center' })", element)
        element.click()
        return self.settled()

    def choose(self, name):
        return self.tap(self.option(name))

    def next(self):
        return self.leave_by("Next")

    def leave_by(self, name):
        """Taps a button of the bar and waits until another screen stands."""
        here = self.screen
        self.tap(self.button(name))
        self.until(lambda: self.screen != here, f"{name} leaves {here}")
        return self.ready()

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver, duration=0).send_keys(key).perform()
        return self.settled()

    def press_with(self, held, key):
        """Presses a key while another, such as Shift, is held."""
        ActionChains(self.driver, duration=0).key_down(held).send_keys(key).key_up(held).perform()
        return self.settled()

    # What stands

    @property
    def screen(self):
        """The screen's part of the address, such as "#/accent"."""
        return self.run("return location.hash").partition("?")[0]

    @property
    def title(self):
        return eyes.text(self.heading())

    @property
    def theme_color(self):
        """The color that the browser's own status bar takes, as #RRGGBB."""
        return self.run(eyes.SOURCE + THEME_COLOR)

    def second_line(self):
        """The element of the line under the bar's title, or None where there is none."""
        return eyes.look(self.banner(), SECOND_LINE)

    def clock(self):
        """The time in the status bar that is drawn on a wide window, or None where none is drawn."""
        return self.run(eyes.SOURCE + CLOCK)

    @property
    def chosen(self):
        """The names of the options that are selected."""
        return [one.accessible_name for one in self.run(SELECTED)]

    @property
    def focus(self):
        """The role and the name of what has the focus."""
        element = self.driver.switch_to.active_element
        return roles.role_of(element), element.accessible_name

    def stored(self, key):
        """A string that the page keeps in localStorage, or None."""
        return self.run("return localStorage.getItem(arguments[0])", key)

    def store(self, key, value):
        self.run("localStorage.setItem(arguments[0], arguments[1])", key, value)

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def violations(self):
        return axe.violations(self.driver)

    def photograph(self, element):
        """The element's part of the window, which it must lie in, as it is on the glass. WebKit's own way gives black."""
        box = self.run(FRAME, element)
        return Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB").crop(box)

    def pixels(self, element):
        """The color of most of the element's pixels, as #RRGGBB."""
        [(color, _)] = Counter(self.photograph(element).get_flattened_data()).most_common(1)
        return "#" + bytes(color).hex().upper()

    def picture(self, name):
        """Keeps a screenshot, where the environment names a folder for them in SCREENSHOTS."""
        if folder := os.environ.get("SCREENSHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(Path(folder) / f"{self.browser.name}-{name}.png"))
