"""The page as a person has it before them: opened, looked at, tapped, typed at.

Everything that a person does gives the Snapshot of what the page shows then."""

import io
import json
import os
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

from PIL import Image
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from . import axe
from .browser import DESKTOP, PHONE, Setting
from .snapshot import Snapshot, listing

__all__ = ["DESKTOP", "PHONE", "Page"]

PATIENCE = 20  # seconds to wait before giving up
FAR = 40  # key presses before giving up
SOURCE = Path(__file__).with_name("reading.js").read_text(encoding="utf-8")

FOUND = "return sessionStorage.getItem('found')"

LOOK = SOURCE + f"whenSettled({PATIENCE * 1000}, arguments[arguments.length - 1]);"

# Goes to an address within the page, and looks. WebKit's driver may wait for ever for the load event that never comes then.
FOLLOW = (
    SOURCE
    + f"""
const [address, done] = arguments, before = location.href;
const arrive = () => whenSettled({PATIENCE * 1000}, done);
addEventListener("hashchange", arrive, {{ once: true }});
location.hash = address;
if (location.href === before) arrive();
"""
)

# The elements of a role and a name, inside the first one of another role if one is given; and what else is there.
FIND = (
    SOURCE
    + """
const [role, name, inside] = arguments;
const [holder] = inside ? things(document, inside)[0] || [null] : [document];
const all = holder ? things(holder, role) : [];
const found = all.filter((one) => name === null || one[2] === name).map(([one]) => one);
if (found.length === 1) found[0].scrollIntoView({ block: "center", inline: "center" });
return [found, all.map((one) => one[2])];
"""
)
FOCUS = (
    SOURCE
    + "const one = document.activeElement, role = roleOf(one); return [role || null, nameOf(one, role)];"
)

UNFOLD = """
const all = [...document.querySelectorAll("main summary")].filter((one) => one.textContent === arguments[0]);
if (all.length !== 1) throw new Error(`there are ${all.length} of ${arguments[0]}`);
if (!all[0].parentElement.open) all[0].click();
"""

# Moves a slider or types into a field, with the events that follow when a person does.
PUT = """
const [control, value] = arguments;
control.focus();
control.value = value;
control.dispatchEvent(new Event("input", { bubbles: true }));
"""


class Page:
    """A page that is walked and tapped through, in a browser, from a server. `seen` is what it showed last."""

    def __init__(self, browser, server):
        self.browser, self.driver, self.url = browser, browser.driver, server.url
        self.seen = None

    # Looking

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def look(self):
        """The page's snapshot, once nothing on it moves anymore."""
        return self._saw(self.driver.execute_async_script(LOOK))

    def _saw(self, told):
        told = json.loads(told)
        assert isinstance(told, dict), told
        self.seen = Snapshot(told)
        return self.seen

    def until(self, condition, what):
        """Looks until the condition on what is seen holds, and returns that; `what` says what was waited for."""
        end = time.monotonic() + PATIENCE
        while not condition(seen := self.look()):
            assert time.monotonic() < end, f"waited in vain until {what}; there is {listing(seen.things)}"
        return seen

    def until_fonts_are_found(self):
        """Waits for the list of the device's fonts and returns it. The search runs in idle time, so this doesn't read the page
        until the list is there."""
        return WebDriverWait(self.driver, PATIENCE, 0.1).until(lambda _: self.run(FOUND))

    def until_screen(self, screen):
        return self.until(lambda seen: seen.screen == screen, f"{screen} is shown")

    def elements(self, role, name=None, inside=None):
        """The elements of a role, and of a name if one is given, inside the first one of another role if one is given."""
        return self.run(FIND, role, name, inside)[0]

    def element(self, role, name=None, inside=None):
        """The one element of this role and name, scrolled into view. Fails if there is none or more than one."""
        found, others = self.run(FIND, role, name, inside)
        where = f" in the {inside}" if inside else ""
        assert len(found) == 1, (
            f"there are {len(found)} of {role} {name!r}{where}; of that role there are {others}"
        )
        return found[0]

    @property
    def focus(self):
        """The role and the name of what has the focus, at once."""
        return tuple(self.run(FOCUS))

    def violations(self, *rules):
        return axe.violations(self.driver, *rules)

    def photograph(self, thing):
        """A thing's part of the window, as it is on the glass; WebKit's own way of taking it gives black."""
        left, top, width, height = thing.box
        return self.window().crop((round(left), round(top), round(left + width), round(top + height)))

    def window(self):
        """The window as it is on the glass."""
        return Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")

    def pixels(self, thing):
        """The color of most of a thing's pixels, as #RRGGBB."""
        [(color, _)] = Counter(self.photograph(thing).get_flattened_data()).most_common(1)
        return "#" + bytes(color).hex().upper()

    def picture(self, name):
        """Keeps a screenshot, if the environment names a folder for them in SCREENSHOTS."""
        if folder := os.environ.get("SCREENSHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(Path(folder) / f"{self.browser.name}-{name}.png"))

    # Coming and going

    def open(self, address="#/primary", fresh=True, **setting):
        """Opens an address of the app, by default with nothing saved; Setting says what else there is."""
        if fresh:
            self.browser.clear(self.url)
            self.browser.faults()
        self.browser.set_up(Setting(**setting))
        if not fresh and address.startswith("#") and self.run("return location.href").startswith(self.url):
            return self._saw(self.driver.execute_async_script(FOLLOW, address))
        self.driver.get(f"{self.url}/{address}")
        return self.look()

    def reload(self):
        self.browser.reload()
        return self.look()

    def resize(self, width, height):
        """Gives the window another size while the page is open."""
        self.browser.set_viewport(width, height)
        self.browser.setting = replace(self.browser.setting, viewport=(width, height))
        return self.look()

    def reopen(self):
        """Closes the tab and opens the app again, as plainly as a bookmark does."""
        self.browser.reopen()
        return self.open("", fresh=False)

    def back(self):
        """The browser's own Back, not the bar's."""
        self.driver.back()
        return self.look()

    def forward(self):
        self.driver.forward()
        return self.look()

    # Doing things

    def tap(self, role, name=None, inside=None):
        self.element(role, name, inside).click()
        return self.look()

    def unfold(self, label):
        """Shows what's folded up under a label, unless it's shown."""
        self.run(UNFOLD, label)
        return self.look()

    def choose(self, name):
        return self.tap("option", name)

    def next(self):
        """Goes on: to the next screen, or to the summary once all is chosen."""
        return self.leave_by("Done" if self.elements("button", "Done", "banner") else "Next")

    def leave_by(self, name):
        """Taps a button of the bar and waits until another screen is shown."""
        here = self.seen.screen
        seen = self.tap("button", name, "banner")
        return seen if seen.screen != here else self.until(lambda seen: seen.screen != here, f"{name} leaves {here}")

    def put(self, role, name, value):
        """Gives a slider or a field a value at once, as dragging or pasting does."""
        self.run(PUT, self.element(role, name), value)
        return self.look()

    def type(self, role, name, text):
        """Types a text into a field in place of what it holds."""
        self.element(role, name).click()
        self.press_with(Keys.CONTROL, "a")
        return self.press(Keys.BACKSPACE, *text)

    def search(self, text):
        return self.type("searchbox", None, text)

    def strike(self, *keys):
        """Presses keys, one after the other, without looking at the page."""
        ActionChains(self.driver, duration=0).send_keys("".join(keys)).perform()

    def press(self, *keys):
        self.strike(*keys)
        return self.look()

    def press_with(self, *keys):
        """Presses the last key while the others, such as Shift, are held."""
        *held, key = keys
        chord = ActionChains(self.driver, duration=0)
        for one in held:
            chord.key_down(one)
        chord.send_keys(key)
        for one in reversed(held):
            chord.key_up(one)
        chord.perform()
        return self.look()

    def go(self, key, role, name=None):
        """Presses a key until something of this role, and of this name if one is given, has the focus."""
        passed = []
        for _ in range(FAR):
            self.strike(key)
            focus = self.focus
            if focus == (role, name or focus[1]):
                return self.look()
            passed.append(focus)
        raise AssertionError(f"{role} {name or ''} never got the focus, but {passed}")

    def go_back(self, role, name):
        """Presses Shift and Tab until something of this role and name has the focus."""
        for _ in range(FAR):
            if self.press_with(Keys.SHIFT, Keys.TAB).focus == (role, name):
                return
        raise AssertionError(f"{role} {name} never got the focus going backwards")

    def store(self, key, value):
        """Puts a string into localStorage."""
        self.run("localStorage.setItem(arguments[0], arguments[1])", key, value)
