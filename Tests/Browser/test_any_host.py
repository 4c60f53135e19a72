"""The site on a plain file server, in a folder of it, as anybody hosts it."""

import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urljoin

import pytest

from harness.changing_site import BUILT
from harness.page import Page


class FileServer(SimpleHTTPRequestHandler):
    """Python's, which answers what's missing with the site's page for that, as static hosts do."""

    def send_error(self, code, *_):
        body = (BUILT / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Host:
    def __init__(self, folder):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(FileServer, directory=folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/x/tintype"


@pytest.fixture
def page(browser, tmp_path):
    (tmp_path / "x").mkdir()
    (tmp_path / "x/tintype").symlink_to(BUILT)
    host = Host(tmp_path)
    yield Page(browser, host)
    browser.faults()  # it says that this host has no list of fonts
    host.server.shutdown()


def test_the_page_works_in_a_folder_of_any_host(page):
    page.open("#/primary")
    page.choose("Indigo")
    assert page.next().screen == "#/accent"


def test_a_missing_page_leads_home(page):
    page.driver.get(f"{page.url}/missing")
    assert page.driver.title == "Page not found · Tintype"
    page.element("link", "Open Tintype").click()
    page.until(lambda _: page.driver.title == "Primary color · Tintype", "the page is there")


def test_a_link_to_the_page_is_shown_with_a_title_and_a_picture():
    text = (BUILT / "index.html").read_text()
    told = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', text))
    assert told["og:title"] == "Tintype" and told["og:description"] == told["description"]
    assert told["twitter:card"] == "summary_large_image" and told["og:image:alt"]
    picture = BUILT / urljoin("http://host/", told["og:image"]).rpartition("/")[2]
    assert picture.read_bytes()[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
