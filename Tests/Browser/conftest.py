"""One engine for each run, chosen by --engine; one server, one browser; a page for each test or for each walk."""

import re
from importlib import import_module

import pytest

from harness.changing_site import ChangingSite
from harness.page import Page
from harness.server import Server

ENGINES = {"chromium": "Chromium", "webkit": "WebKit", "firefox": "Firefox"}
FULL = "chromium"  # runs every test; the others run those marked with `engines`


def pytest_addoption(parser):
    parser.addoption("--engine", choices=ENGINES, default=FULL, help="the browser engine that is driven")


def pytest_report_header(config):
    return f"engine: {config.getoption('engine')}"


def pytest_collection_modifyitems(config, items):
    if config.getoption("engine") == FULL:
        return
    config.hook.pytest_deselected(items=[item for item in items if not item.get_closest_marker("engines")])
    items[:] = [item for item in items if item.get_closest_marker("engines")]


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def site():
    """The site from a server of the test's own, whose answers it can change."""
    site = ChangingSite()
    yield site
    site.stop()


@pytest.fixture(scope="session")
def browser(request, server):
    name = request.config.getoption("engine")
    browser = getattr(import_module(f"harness.{name}"), ENGINES[name])()
    page = Page(browser, server)
    page.open()
    browser.fonts = page.until_fonts_are_found()
    yield browser
    browser.stop()


@pytest.fixture
def refuse(browser):
    """A function with which a test has a script run before the page's own, such as one that takes something from it."""
    scripts = []
    yield lambda source: scripts.append(browser.tell("Page.addScriptToEvaluateOnNewDocument", source=source))
    for script in scripts:
        browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)


def visit(browser, server):
    """A page in a browser. What it complains of on its console, or its security policy refuses, fails the test."""
    server.check()
    browser.revive()
    page = Page(browser, server)
    yield page
    faults = browser.faults()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def walker(browser, server):
    """A page for one walk, whose snapshots a module's tests share."""
    yield from visit(browser, server)


@pytest.fixture
def page(browser, server, request):
    visiting = visit(browser, server)
    page = next(visiting)
    yield page
    if request.node.stash.get(FAILED, False):
        page.picture("failed-" + re.sub(r"\W+", "-", request.node.name))
    next(visiting, None)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report
