"""What a browser keeps of the page: refused, waited for, and taken over by another browser."""

import os
import signal

from selenium import webdriver

from .chromium import FLAGS, Chromium

NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
WORKER = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));"


def until_worker(page):
    """Waits until the page's service worker is there, and with it all that needs no network."""
    page.driver.execute_async_script(WORKER)


class Lasting(Chromium):
    """A browser with a profile in a folder, which another can take over."""

    def __init__(self, folder):
        options = webdriver.ChromeOptions()
        for flag in (*FLAGS, f"--user-data-dir={folder}"):
            options.add_argument(flag)
        self.driver = webdriver.Chrome(
            options=options, service=webdriver.ChromeService("/usr/bin/chromedriver")
        )

    def kill(self):
        os.kill(self.driver.capabilities["goog:processID"], signal.SIGKILL)
        self.driver.service.stop()
