"""A browser's storage for the page: refused, waited for, and taken over by another browser."""

import os
import signal

from selenium import webdriver

from .chromium import FLAGS, Chromium
from .page import Page
from .server import Server

NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
WORKER = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true));"


def until_worker(page):
    """Waits until the page's service worker is there, and with it all that needs no network."""
    page.driver.execute_async_script(WORKER)


def without_server(browser, address):
    """A page that has been opened once, and opened again after its server had gone."""
    server = Server()
    try:
        page = Page(browser, server)
        page.open(address)
        until_worker(page)
    finally:
        server.stop()
    page.reload()
    return page


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
