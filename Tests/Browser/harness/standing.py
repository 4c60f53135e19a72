"""What stands on a page: its screen, its colors, what is chosen, what has the focus, what is stored."""

import io
from collections import Counter

from PIL import Image

from . import axe, eyes, roles
from .finding import Finding

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


class Standing(Finding):
    """A page that is looked at."""

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

    def violations(self):
        return axe.violations(self.driver)

    def photograph(self, element):
        """The element's part of the window, as it is on the glass; WebKit's own way of taking it gives black."""
        box = self.run(FRAME, element)
        return Image.open(io.BytesIO(self.driver.get_screenshot_as_png())).convert("RGB").crop(box)

    def pixels(self, element):
        """The color of most of the element's pixels, as #RRGGBB."""
        [(color, _)] = Counter(self.photograph(element).get_flattened_data()).most_common(1)
        return "#" + bytes(color).hex().upper()
