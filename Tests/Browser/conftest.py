"""The fixtures: one server, and one of each browser, for all tests; a page for each."""

import re

import pytest

from crayons import TANGERINE
from harness.chromium import Chromium
from harness.mixer import Mixer
from harness.page import Page
from harness.server import Server
from harness.webkit import WebKit

BROWSERS = {"chromium": Chromium, "webkit": WebKit}


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.stop()


@pytest.fixture(scope="session", params=BROWSERS)
def browser(request):
    browser = BROWSERS[request.param]()
    yield browser
    browser.stop()


@pytest.fixture
def page(browser, server, request):
    """The page in a browser. What it complains of on its console, or its security policy refuses, fails the test."""
    server.check()
    page = Page(browser, server)
    yield page
    if request.node.stash.get(FAILED, False):
        page.picture("failed-" + re.sub(r"\W+", "-", request.node.name))
    faults = browser.faults()
    assert not faults, "\n".join(faults)


@pytest.fixture
def mixer(page):
    """The mixer of Atomic Tangerine."""
    return Mixer.open(page, TANGERINE.slug)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report
