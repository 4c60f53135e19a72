"""WebKitGTK, the engine of the iPhone, in a window of our own on a display of our own."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import InvalidSessionIdException, TimeoutException, WebDriverException
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .browser import Browser
from .display import Display

WINDOW = Path(__file__).with_name("webkit_window.py")

# The window can drop everything but service workers, which only their own page can send away.
DISMISS_WORKERS = """
const done = arguments[0];
const workers = navigator.serviceWorker;
if (!workers) done();
else workers.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))).then(done, done);
"""
SIZE_TEXT = "webkit.messageHandlers.sizeText.postMessage(arguments[0]).then(arguments[1])"
FORGET = "webkit.messageHandlers.forget.postMessage('').then(arguments[0])"


class WebKit(Browser):
    name = "webkit"

    def __init__(self):
        self.display = Display()
        self.folder = tempfile.TemporaryDirectory()
        self.notes = Path(self.folder.name, "faults")
        self.notes.touch()
        options = Options()
        options.binary_location = str(WINDOW)
        options.add_argument(str(self.notes))
        environment = os.environ | {
            "DISPLAY": self.display.name,
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # root has none
        }
        service = Service("/usr/bin/WebKitWebDriver", env=environment)
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.driver.set_page_load_timeout(30)

    def set_viewport(self, width, height):
        self.driver.set_window_size(width, height)

    def set_preferences(self, dark, motion, text_size):
        """The window is light and keeps still; what needs another is for Chromium to show. Its text may be of any size."""
        assert (dark, motion) == (False, False), "this window cannot be set up otherwise"
        self.driver.execute_async_script(SIZE_TEXT, str(text_size))

    def forget(self, origin):
        self.driver.execute_async_script(DISMISS_WORKERS)
        self.driver.get("about:blank")
        self.driver.execute_async_script(FORGET)
        self.setting = None

    def faults(self):
        lines = self.notes.read_text(encoding="utf-8").splitlines()
        self.notes.write_text("")
        return lines

    def revive(self):
        """Restarts WebKit if it has crashed, which ends its driver's session, or hangs, so that nothing loads anymore."""
        try:
            self.driver.get("about:blank")
        except (InvalidSessionIdException, TimeoutException):
            self.stop()
            self.__init__()
            self.setting = None

    def stop(self):
        with suppress(WebDriverException):
            self.driver.quit()
        self.display.stop()
        self.folder.cleanup()
