"""Exported style sheets and their fonts: each browser draws every face of every family as wide as its file says."""

import html
import json
import subprocess
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote, quote_plus

import pytest
from fontTools.ttLib import TTFont
from selenium.webdriver.support.ui import WebDriverWait

from harness.changing_site import BUILT

SAMPLE = "Sphinx of black quartz, judge my vow 0123456789"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Widths</title>{links}<body><script>
const styles = {styles};
Promise.all(styles.map((style) => document.fonts.load(style))).then((loaded) => {{
  window.widths = styles.map((style, index) => {{
    const span = document.body.appendChild(document.createElement("span"));
    Object.assign(span.style, {{
      font: style, whiteSpace: "pre", fontKerning: "none", fontVariantLigatures: "none",
    }});
    span.textContent = {sample};
    return loaded[index].length ? span.getBoundingClientRect().width : 0;
  }});
}}, (fault) => {{ window.widths = `${{fault}}`; }});
</script>"""


def tintype(*words):
    command = ["Command/.build/release/tintype", *words, "--site", str(BUILT)]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def width(font):
    """How wide the sample is at 1000 px, without kerning; nothing if the font lacks a letter of it."""
    letters, widths = font.getBestCmap(), font["hmtx"]
    if all(ord(letter) in letters for letter in SAMPLE):
        return sum(widths[letters[ord(letter)]][0] for letter in SAMPLE) * 1000 / font["head"].unitsPerEm


@pytest.fixture(scope="module")
def exports(tmp_path_factory):
    """A folder with an export of each family and a page that measures them all, and the widths of the files."""
    folder, sheets, expected = tmp_path_factory.mktemp("exports"), [], {}
    for family in map(json.loads, tintype("fonts", "--json").splitlines()):
        name = family["family"]
        place = folder / name
        theme = f"primary=indigo-500&accent=pink-a200&title={quote_plus(name)}&body={quote_plus(name)}"
        tintype("export", theme, "--format", "css", "--out", f"{place}/theme.css", "--fonts", f"{place}/fonts")
        sheets.append(f"{quote(name)}/theme.css")
        for face in family["faces"]:
            style = "italic" if face["italic"] else "normal"
            whole = width(TTFont(BUILT / "fonts/full" / face["file"]))
            # A bold italic doesn't come along.
            if whole and not (face["italic"] and face["weight"] >= 600):
                expected[f"{style} {face['weight']} 1000px '{name}', monospace"] = whole
    links = "".join(f'<link rel="stylesheet" href="{html.escape(sheet)}">' for sheet in sheets)
    (folder / "index.html").write_text(PAGE.format(links=links, styles=json.dumps([*expected]), sample=json.dumps(SAMPLE)))
    return folder, expected


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.mark.engines
def test_each_face_is_drawn_as_wide_as_its_file_says(browser, exports):
    folder, expected = exports
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        browser.driver.get(f"http://127.0.0.1:{server.server_port}/")
        read = WebDriverWait(browser.driver, 60).until(lambda driver: driver.execute_script("return window.widths"))
    finally:
        server.shutdown()
    assert len(expected) > 130 and len(read) == len(expected)
    # WebKit on Linux gives each letter a whole number of pixels.
    most = len(SAMPLE) / 2
    wrong = {style: (drawn, expected[style]) for style, drawn in zip(expected, read) if abs(drawn - expected[style]) > most}
    assert not wrong
