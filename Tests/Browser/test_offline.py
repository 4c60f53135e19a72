"""Installed to the home screen, the app works with no network at all."""

import io
import json

import pytest
from PIL import Image

from harness.http_client import request
from harness.page import Page
from harness.server import Server
from harness.storage import until_worker

LINKED = "return [...document.querySelectorAll(`link[rel~='${arguments[0]}']`)].map((one) => one.href)"


@pytest.fixture
def short_lived_server():
    server = Server()
    yield server
    server.stop()


@pytest.mark.engines
def test_after_the_first_visit_the_app_needs_no_server(browser, short_lived_server):
    page = Page(browser, short_lived_server)
    page.open("#/primary")
    page.choose("Indigo")
    until_worker(page)
    short_lived_server.stop()
    assert page.reload().chosen == ["Indigo"]
    page.next()
    page.choose("Pink")
    page.next()
    page.choose("EB Garamond")
    seen = page.reopen()
    assert (seen.screen, seen.chosen) == ("#/title-font", ["EB Garamond"])
    page.next()
    page.choose("Lato")
    assert page.next().screen == "#/summary"
    browser.faults()  # whatever failed to load for want of a server may say so


@pytest.fixture
def manifest(page, server):
    page.open("#/primary")
    [address] = page.run(LINKED, "manifest")
    return json.loads(request(server, address.removeprefix(server.url)).body)


def test_the_manifest_makes_an_app_of_the_page_and_its_icons_are_what_it_says(manifest, server):
    assert (manifest["name"], manifest["display"]) == ("Tintype", "standalone")
    assert manifest["start_url"] in (".", "./", "/")
    assert manifest["background_color"] and manifest["theme_color"]
    sizes = set()
    for icon in manifest["icons"]:
        answer = request(server, "/" + icon["src"].removeprefix("./").removeprefix("/"))
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        sizes.add(icon["sizes"])
        if icon["type"] == "image/png":
            width, height = Image.open(io.BytesIO(answer.body)).size
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])


def test_an_iphone_finds_an_icon_and_room_for_its_notch(page, server):
    page.open("#/primary")
    [address] = page.run(LINKED, "apple-touch-icon")
    answer = request(server, address.removeprefix(server.url))
    width, height = Image.open(io.BytesIO(answer.body)).size
    assert width == height >= 180
    viewport = page.run("return document.querySelector('meta[name=viewport]').content")
    assert "viewport-fit=cover" in viewport
    assert "user-scalable=no" not in viewport and "maximum-scale" not in viewport
