"""A crayon's mixer: its sliders, fields and buttons, and what its background looks like."""

from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from . import eyes

CHANNELS = ("Red", "Green", "Blue")

# What a slider or a field does once a person has moved it or typed into it.
PUT = """
const [control, value] = arguments;
control.focus();
control.value = value;
control.dispatchEvent(new Event("input", { bubbles: true }));
"""
THUMB = 28  # CSS pixels across


class Mixer:
    """The mixer that a page shows."""

    def __init__(self, page):
        self.page = page

    @classmethod
    def open(cls, page, slug, **how):
        """Opens a crayon's mixer, the crayon named as an address has it."""
        page.open(f"#/crayons/{slug}", **how)
        page.until(lambda: page.all("slider"), "the mixer stands")
        return cls(page)

    def slider(self, name):
        return self.page.the("slider", name)

    def field(self, name):
        return self.page.the("textbox", f"{name} value")

    def alpha(self):
        return self.page.the("spinbutton", "Alpha")

    def button(self, name):
        return self.page.the("button", name, self.page.main())

    def radio(self, name):
        return self.page.the("radio", name)

    def tap(self, name):
        self.page.tap(self.button(name))
        return self

    def switch(self, name):
        """Chooses a notation or a display."""
        self.page.tap(self.radio(name))
        self.page.until(lambda: self.radio(name).get_attribute("aria-checked") == "true", f"{name} is chosen")
        return self

    def slide(self, name, value):
        self.page.run(PUT, self.slider(name), value)
        self.page.settled()
        return self

    def type(self, name, text, leave=True):
        """Types into a value's field in place of what stands there, and leaves the field unless told otherwise."""
        field = self.field(name)
        self.page.run("arguments[0].scrollIntoView({ block: 'center' })", field)
        field.click()
        self.page.press_with(Keys.CONTROL, "a")
        self.page.press(Keys.BACKSPACE, *([text] if text else []))
        if leave:
            self.page.press(Keys.TAB)
        return self

    def paste(self, name, text):
        """Puts a text into a value's field at once, in place of what stands there."""
        self.page.run(PUT, self.field(name), text)
        self.page.settled()
        return self

    def drag(self, name, to):
        """Holds a slider's thumb and leads it to a part of the way, 0 to 1, where it is still held."""
        slider = self.slider(name)
        self.page.run("arguments[0].scrollIntoView({ block: 'center' })", slider)
        way = slider.size["width"] - THUMB
        here = float(slider.get_property("value")) / float(slider.get_property("max"))
        start, end = (round((part - 0.5) * way) for part in (here, to))
        finger = ActionChains(self.page.driver, duration=50)
        finger.move_to_element_with_offset(slider, start, 0).click_and_hold()
        finger.move_by_offset((end - start) // 2, 0).move_by_offset(end - start - (end - start) // 2, 0).perform()
        self.page.settled()

    def release(self):
        ActionChains(self.page.driver).release().perform()
        self.page.settled()

    # What stands

    @property
    def values(self):
        """What the fields of red, green and blue say."""
        return [self.field(name).get_property("value") for name in CHANNELS]

    @property
    def positions(self):
        """Where the sliders of red, green and blue stand, 0 to 1."""
        return [float(self.slider(name).get_property("value")) for name in CHANNELS]

    @property
    def alpha_text(self):
        return eyes.text(self.alpha())

    @property
    def background(self):
        """The color of the mixer's background as it is on the glass, as #RRGGBB."""
        self.page.run("arguments[0].scrollTop = 0", self.page.main())
        return "#" + bytes(self.page.photograph(self.page.main()).getpixel((4, 4))).hex().upper()

    @property
    def label(self):
        """The heading in the mixer that names its crayon."""
        return self.page.the("heading", inside=self.page.main())

    def refusals(self):
        return [eyes.text(one) for one in self.page.all("alert", inside=self.page.main())]

    def everything(self):
        """All that the mixer shows."""
        fills = [eyes.text(self.page.main()), self.background, self.page.theme_color]
        return fills, self.values, self.positions, self.alpha_text
