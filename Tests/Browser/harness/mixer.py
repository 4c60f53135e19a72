"""A crayon's mixer: what it shows, and its sliders, fields and buttons."""

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

CHANNELS = ("Red", "Green", "Blue")
THUMB = 28  # CSS pixels across


class Mixer:
    """The mixer that a page shows."""

    def __init__(self, page):
        self.page = page

    @classmethod
    def open(cls, page, slug, **how):
        """Opens a crayon's mixer, the crayon named as an address has it."""
        page.open(f"#/crayons/{slug}", **how)
        page.until(lambda seen: seen.has("slider"), "the mixer is shown")
        return cls(page)

    # Actions of a person; each returns the mixer

    def tap(self, name, times=1):
        if name.startswith("Copy "):
            self.unfold()
        for _ in range(times):
            self.page.tap("button", name, "main")
        return self

    def switch(self, name):
        """Chooses a notation or a display."""
        if not self.page.look().has("radio", name):
            self.unfold()
        assert self.page.tap("radio", name).the("radio", name).chosen
        return self

    def unfold(self):
        """Shows what few people need: notations, displays and the copies."""
        self.page.unfold("More")
        return self

    def slide(self, name, value):
        self.page.put("slider", name, value)
        return self

    def type(self, name, text):
        """Types into a value's field in place of what it holds; the field keeps the focus."""
        self.page.type("textbox", f"{name} value", text)
        return self

    def paste(self, name, text):
        """Puts a text into a value's field at once, in place of what it holds."""
        self.page.put("textbox", f"{name} value", text)
        return self

    def press(self, *keys):
        self.page.press(*keys)
        return self

    def leave(self):
        return self.press(Keys.TAB)

    def hold(self, name, to):
        """Takes a slider's thumb and leads it to a part of the way, 0 to 1, where it is still held."""
        element = self.page.element("slider", name)
        slider = self.page.look().the("slider", name)
        length, here = slider.box[2] - THUMB, float(slider.value) / float(slider.most)
        start, end = (round((part - 0.5) * length) for part in (here, to))
        half = (end - start) // 2
        finger = ActionChains(self.page.driver, duration=50)
        finger.move_to_element_with_offset(element, start, 0).click_and_hold()
        finger.move_by_offset(half, 0).move_by_offset(end - start - half, 0).perform()
        self.page.look()
        return self

    def release(self):
        ActionChains(self.page.driver).release().perform()
        self.page.look()
        return self

    # Its contents

    @property
    def seen(self):
        return self.page.seen

    def button(self, name):
        return self.seen.the("button", name, self.seen.main)

    def field(self, name):
        return self.seen.the("textbox", f"{name} value")

    def slider(self, name):
        return self.seen.the("slider", name)

    @property
    def alpha(self):
        return self.seen.the("spinbutton", "Alpha")

    @property
    def values(self):
        """The texts in the fields of red, green and blue."""
        return [self.field(name).value for name in CHANNELS]

    @property
    def positions(self):
        """Where the sliders of red, green and blue are, 0 to 1."""
        return [float(self.slider(name).value) for name in CHANNELS]

    @property
    def label(self):
        """The heading in the mixer that names its crayon."""
        return self.seen.the("heading", inside=self.seen.main)

    @property
    def background(self):
        """The color behind everything in the mixer."""
        return self.label.fill

    @property
    def inks(self):
        """The colors of the labels in the mixer and in the bar."""
        return {self.label.ink, self.seen.heading.ink}

    @property
    def refusals(self):
        return [one.text for one in self.seen.all("alert", inside=self.seen.main)]

    @property
    def everything(self):
        """All that the mixer shows, as a value that two moments can be compared by."""
        return self.seen.looks, self.values, self.positions
