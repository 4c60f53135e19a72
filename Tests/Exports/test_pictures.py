"""The poster as librsvg draws it, and the style guide as Chromium prints it."""

import io
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import html5lib
from PIL import Image

from conftest import note

SVG = "{http://www.w3.org/2000/svg}"


def rgb(hex):
    return tuple(bytes.fromhex(hex[1:]))


def test_poster_is_drawn(export, scheme):
    path = export("svg", "theme.svg")
    drawn = subprocess.run(["rsvg-convert", path], capture_output=True, check=True)
    assert drawn.stderr == b""
    picture = Image.open(io.BytesIO(drawn.stdout)).convert("RGB")
    assert picture.size == (1600, 2000)
    assert picture.getpixel((20, 300)) == rgb(scheme()["primary"])
    assert picture.getpixel((1580, 100)) == rgb(scheme()["accent"])
    assert picture.getpixel((20, 1980)) == rgb(scheme()["background"])
    assert picture.getpixel((1580, 1980)) == rgb(scheme("--dark")["background"])


def test_poster_says_what_it_shows(export, theme, scheme):
    svg = ElementTree.parse(export("svg", "theme.svg")).getroot()
    assert svg.find(f"{SVG}desc").text == note(theme)
    words = [text.text for text in svg.iter(f"{SVG}text")]
    for role, hex in scheme().items():
        assert words.count(role) == 2 and hex in words
    assert not any(element.tag.endswith("script") for element in svg.iter())


def test_poster_keeps_words_on_the_page(export):
    """As wide as letters get on average; the longest names are cut or set smaller."""
    svg = ElementTree.parse(export("svg", "theme.svg")).getroot()
    for text in svg.iter(f"{SVG}text"):
        assert int(text.get("x")) + 0.6 * float(text.get("font-size")) * len(text.text) <= 1600, text.text


def test_style_guide_is_strict_html(export):
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(export("html", "style-guide.html").read_bytes())
    assert not list(page.iter("script")) and not list(page.iter("link")) and not list(page.iter("img"))


def test_style_guide_says_what_it_shows(export, theme, scheme):
    page = html5lib.parse(export("html", "style-guide.html").read_bytes(), namespaceHTMLElements=False)
    assert page.find(".//footer/p").text == note(theme)
    for panel, roles in {"light": scheme(), "dark": scheme("--dark")}.items():
        (article,) = [article for article in page.iter("article") if article.get("class") == panel]
        shown = dict(zip([term.text for term in article.iter("dt")], [hex.text for hex in article.iter("dd")]))
        assert shown == roles


def test_style_guide_prints_on_one_page(export, tmp_path):
    printed = tmp_path / "style-guide.pdf"
    subprocess.run(
        ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}",
         "--no-pdf-header-footer", f"--print-to-pdf={printed}", export("html", "style-guide.html").as_uri()],
        check=True, capture_output=True)  # fmt: skip
    assert len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) == 1
