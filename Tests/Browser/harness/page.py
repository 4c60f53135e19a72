"""The page as a person has it before them: opened, looked at, tapped, typed at."""

import os
from pathlib import Path

from selenium.webdriver import ActionChains

from . import tabs
from .standing import Standing

PHONE = (390, 844)
DESKTOP = (1440, 900)

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

# Options that are out of sight at first come in a few at a time.
LIST_IS_WHOLE = """
const options = document.querySelectorAll("[role=option][aria-setsize]");
return !options.length || options.length === Number(options[0].ariaSetSize);
"""

# Goes to an address within the page. WebKit's driver may wait for ever for the load event that never comes then.
FOLLOW = """
const [address, done] = arguments, before = location.href;
addEventListener("hashchange", () => done(), { once: true });
location.hash = address;
if (location.href === before) done();
"""


class Page(Standing):
    """A page that is walked and tapped through, in a browser, from a server."""

    def __init__(self, browser, server):
        super().__init__(browser.driver)
        self.browser, self.url = browser, server.url

    # Coming and going

    def open(self, address="#/primary", viewport=PHONE, fresh=True, dark=False, motion=False, text_size=16):
        """Opens an address of the app, by default in a browser that has never been there."""
        if fresh:
            self.browser.forget(self.url)
            self.browser.faults()
        self.browser.set_viewport(*viewport)
        self.browser.set_preferences(dark, motion, text_size)
        here = self.run("return location.href").startswith(self.url)
        if here and address.startswith("#"):
            self.driver.execute_async_script(FOLLOW, address)
        else:
            self.driver.get(f"{self.url}/{address}")
        return self.ready()

    def ready(self):
        """Waits until a screen stands and nothing on it moves any more."""
        self.heading()
        self.until(lambda: not self.driver.find_elements("css selector", "[aria-busy=true]"), "nothing is looked for")
        self.until(lambda: self.run(LIST_IS_WHOLE), "a list holds as many options as it says")
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

    def picture(self, name):
        """Keeps a screenshot, where the environment names a folder for them in SCREENSHOTS."""
        if folder := os.environ.get("SCREENSHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(Path(folder) / f"{self.browser.name}-{name}.png"))
