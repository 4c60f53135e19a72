"""The poster as librsvg draws it, and the style guide as Chromium prints it."""

import io
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import html5lib
import pytest
from chromium import chromium
from PIL import Image

from conftest import THEMES, note

SVG = "{http://www.w3.org/2000/svg}"


def rgb(hex):
    return tuple(bytes.fromhex(hex[1:]))


def without_charts(roles):
    """The roles that a sheet has room for."""
    return {role: hex for role, hex in roles.items() if not re.match(r"(on-)?chart-|sequential-|diverging-", role)}


def test_poster_is_drawn(export, theme, scheme):
    path = export("svg", "theme.svg")
    drawn = subprocess.run(["rsvg-convert", path], capture_output=True, check=True)
    assert drawn.stderr == b""
    picture = Image.open(io.BytesIO(drawn.stdout)).convert("RGB")
    width, height = picture.size
    # A row of 37 for every two roles, of which each brand color has five, and 320 for charts.
    assert (width, height) == (1600, 2505 if theme == THEMES["adjusted"] else 2320)
    assert picture.getpixel((20, 300)) == rgb(scheme()["primary"])
    assert picture.getpixel((1580, 100)) == rgb(scheme()["accent"])
    assert picture.getpixel((20, height - 20)) == rgb(scheme()["background"])
    assert picture.getpixel((1580, height - 20)) == rgb(scheme("--dark")["background"])


def test_poster_says_what_it_shows(export, theme, scheme):
    svg = ElementTree.parse(export("svg", "theme.svg")).getroot()
    assert svg.find(f"{SVG}desc").text == note(theme)
    words = [text.text for text in svg.iter(f"{SVG}text")]
    for role, hex in without_charts(scheme()).items():
        assert words.count(role) == 2 and hex in words
    for dark in [[], ["--dark"]]:
        assert {hex for role, hex in scheme(*dark).items() if not role.startswith("on-")} <= set(words)
    assert not any(element.tag.endswith("script") for element in svg.iter())


def test_poster_keeps_words_on_the_page(export):
    """As wide as letters get on average; the longest names are cut or set smaller."""
    svg = ElementTree.parse(export("svg", "theme.svg")).getroot()
    for text in svg.iter(f"{SVG}text"):
        parts = list(text) or [text]
        width = sum(0.6 * float(part.get("font-size")) * len(part.text) for part in parts)
        assert int(text.get("x")) + width <= 1600, [part.text for part in parts]


def test_style_guide_is_strict_html(export):
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    page = parser.parse(export("html", "style-guide.html").read_bytes())
    assert not list(page.iter("script")) and not list(page.iter("link")) and not list(page.iter("img"))


def test_style_guide_says_what_it_shows(export, theme, scheme):
    page = html5lib.parse(export("html", "style-guide.html").read_bytes(), namespaceHTMLElements=False)
    assert page.find(".//footer/p").text == note(theme)
    for panel, roles in {"light": without_charts(scheme()), "dark": without_charts(scheme("--dark"))}.items():
        (article,) = [article for article in page.iter("article") if article.get("class") == panel]
        shown = dict(zip([term.text for term in article.iter("dt")], [hex.text for hex in article.iter("dd")]))
        assert shown == roles


def test_style_guide_shows_samples_in_light_and_dark(export, theme):
    page = html5lib.parse(export("html", "style-guide.html").read_bytes(), namespaceHTMLElements=False)
    shown = {
        article.get("class"): [one.get("aria-label") for one in article.iter("div") if one.get("data-sample")]
        for article in page.iter("article")
    }
    assert (shown["light"], shown["dark"]) == (["Inbox", "Article", "Checkout"], ["Dashboard", "Player", "Chat"])
    for drawing in page.iter("svg"):
        assert len(drawing), "it draws something"


def test_style_guide_prints_on_one_page_or_two_if_it_has_brand_colors(export, theme, tmp_path):
    printed = tmp_path / "style-guide.pdf"
    page = export("html", "style-guide.html").as_uri()
    chromium(tmp_path, "--no-pdf-header-footer", f"--print-to-pdf={printed}", page)
    assert len(re.findall(rb"/Type\s*/Page\b", printed.read_bytes())) == 1 + (theme == THEMES["adjusted"])


# The sheets' width and height in CSS pixels.
@pytest.mark.parametrize("width, height", [(816, 1056), (794, 1123)], ids=["US Letter", "A4"])
def test_all_of_the_style_guide_is_on_the_sheet(export, theme, tmp_path, width, height):
    """Nothing is cut off at the end: laid out as in print. With brand colors it may continue on a second sheet."""
    page = export("html", "style-guide.html").read_text()
    page = page.replace("@media print", "@media all").replace("@media screen", "@media speech")
    assert "100vh" in page
    page = page.replace("100vh", f"{height}px")
    measuring = "<script>const { scrollHeight, clientHeight } = document.querySelector('main');"
    measuring += "document.title = `${scrollHeight} of ${clientHeight}`</script></body>"
    laid_out = tmp_path / "laid-out.html"
    laid_out.write_text(page.replace("<body>", f'<body style="width: {width}px">').replace("</body>", measuring))
    dumped = chromium(tmp_path, "--window-size=1000,1000", "--dump-dom", laid_out.as_uri()).decode()
    used, room = map(int, re.search(r"<title>(\d+) of (\d+)</title>", dumped).groups())
    assert used == room
    assert room == height - 1 or (theme == THEMES["adjusted"] and height < room <= 2 * height)
