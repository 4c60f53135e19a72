"""Chromium, headless, driven by WebDriver and, for the rest, by the DevTools protocol."""

from selenium import webdriver
from selenium.common.exceptions import WebDriverException

from .browser import CLEAR_TEXTS, Browser

FLAGS = (
    "--headless=new",
    "--no-sandbox",  # root has none
    "--force-color-profile=srgb",
    "--hide-scrollbars",  # as on a phone, they take no room
    "--no-first-run",
    "--disable-background-networking",
    "--renderer-process-limit=1",  # starting a process is a third of opening a page
    "--force-renderer-accessibility=complete",  # as with a screen reader: else rows that were never drawn have no role
)

# Clears the page that is open, which would keep a picture of itself as it's left. Its address changes, so that one that
# differs after the # only is loaded, too.
CLEAR_HERE = CLEAR_TEXTS + """
Storage.prototype.setItem = () => {};
history.replaceState(null, "", "/left");
"""


class Chromium(Browser):
    name = "chromium"

    def __init__(self):
        options = webdriver.ChromeOptions()
        for flag in FLAGS:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService("/usr/bin/chromedriver")
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_page_load_timeout(30)

    def tell(self, command, **values):
        """Sends a command of the DevTools protocol and returns its answer."""
        return self.driver.execute_cdp_cmd(command, values)

    def set_viewport(self, width, height):
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )  # fmt: skip

    def set_preferences(self, dark, motion, text_size):
        scheme, reduce = "dark" if dark else "light", "no-preference" if motion else "reduce"
        self.tell(
            "Emulation.setEmulatedMedia",
            features=[
                {"name": "prefers-color-scheme", "value": scheme},
                {"name": "prefers-reduced-motion", "value": reduce},
            ],
        )
        self.tell("Page.enable")
        self.tell("Page.setFontSizes", fontSizes={"standard": text_size, "fixed": text_size * 13 // 16})

    def clear(self, origin):
        if not self._clears_here(origin):
            super().clear(origin)
        self.tell("Page.resetNavigationHistory")

    def _clears_here(self, origin):
        """Drops the same without leaving the page first, which takes a fifth of opening it; only on a page of the
        app that a test hasn't taken the storage from."""
        if not self.driver.current_url.startswith(f"{origin}/#"):
            return False
        try:
            self.driver.execute_script(CLEAR_HERE, self.fonts)
        except WebDriverException:
            return False
        self.tell("Storage.clearDataForOrigin", origin=origin, storageTypes="indexeddb")
        return True

    def forget(self, origin):
        """Makes the tab as good as new, which is quicker than a new tab and its process."""
        if self.driver.current_url.startswith(origin):
            self.driver.execute_script("sessionStorage.clear()")
        self.driver.get("about:blank")
        self.tell("Page.resetNavigationHistory")
        self.tell("Storage.clearDataForOrigin", origin=origin, storageTypes="all")
        self.setting = None

    def faults(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def painted_families(self, elements):
        """For each element the families whose glyphs are really painted in it, whatever its style asks for."""
        for domain in ("DOM", "CSS"):
            self.tell(f"{domain}.enable")
        self.driver.execute_script(
            "arguments[0].forEach((one) => one.setAttribute('data-asked', ''))", elements
        )
        root = self.tell("DOM.getDocument", depth=0)["root"]["nodeId"]
        nodes = self.tell("DOM.querySelectorAll", nodeId=root, selector="[data-asked]")["nodeIds"]
        told = [self.tell("CSS.getPlatformFontsForNode", nodeId=node)["fonts"] for node in nodes]
        self.driver.execute_script(
            "arguments[0].forEach((one) => one.removeAttribute('data-asked'))", elements
        )
        return [{font["familyName"] for font in fonts} for fonts in told]
