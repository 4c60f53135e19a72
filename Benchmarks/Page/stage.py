"""How long a tap on a swatch takes with the samples visible, beside a page written by hand with the same samples, which sets
the same properties of one element on a click and moves its own swatch."""

import json
import subprocess
import tempfile
import time
from pathlib import Path

import app
from chromium import STEP, Chromium
from server import COMMAND, SITE, Server
from speed import PROFILES, Found, measure_load, measure_taps
from table import table

BY_HAND = Path(__file__).parent / "stage-by-hand/index.html"
VIEWPORT = (1440, 900)
THEME = "accent=pink-a200&title=Lato&body=Lato"
SWATCHES = (
    "red pink purple deep-purple indigo blue light-blue cyan teal green light-green lime yellow amber orange deep-orange "
    "brown grey blue-grey"
).split()
WHOLE = """return document.querySelector('[data-sample]')
  && !document.querySelector('[data-sample]:empty, [data-sample] > [style*=visibility]')"""
TAP = "swatch tap, six samples visible"


def roles(swatch):
    """The scheme's custom properties with a swatch as the primary."""
    call = [COMMAND, "scheme", f"primary={swatch}-500&{THEME}", "--json"]
    scheme = json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout)
    return {f"--{name}": role["css"] for name, role in scheme.items()}


def page_by_hand(folder):
    """The page with the samples as the app shows them in light, which it is asked for, and with their style sheets."""
    with Server(SITE) as site, Chromium(slowdown=1, viewport=VIEWPORT) as chromium:
        chromium.open(f"{site.url}/#/primary?primary=indigo-500&{THEME}&view=light")
        chromium.until(WHOLE, "the samples are whole")
        samples = chromium.run("return document.querySelector('.sheet').outerHTML")
        styles = chromium.run("return [...document.querySelectorAll('link[rel=stylesheet]')].map((one) => one.href)")
    # Not those of the app around them, nor the fonts that come with the page: this device has Lato.
    names = [name for name in (Path(one).name for one in styles) if not name.startswith(("style.", "included."))]
    schemes = [[name.replace("-", " ").capitalize(), roles(name)] for name in SWATCHES]
    text = BY_HAND.read_text()
    for mark, content in (
        ("styles", "".join(f'<link rel="stylesheet" href="{name}">' for name in names)),
        ("samples", f'<section class="stage"><div class="board"><div class="sheets">{samples}</div></div></section>'),
        ("schemes", json.dumps(schemes)),
    ):
        text = text.replace(f"<!-- {mark} -->", content)
    (folder / "index.html").write_text(text)
    for name in names:
        (folder / name).write_bytes((SITE / name).read_bytes())


def report():
    found = Found("by hand")
    with tempfile.TemporaryDirectory() as folder:
        page_by_hand(Path(folder))
        with Server(folder) as by_hand, Server(SITE) as site:
            for _ in range(PROFILES):
                for page, url in (
                    ("by hand", by_hand.url),
                    ("app", f"{site.url}/#/primary?primary=indigo-500&{THEME}&view=light"),
                ):
                    with Chromium(viewport=VIEWPORT) as chromium:
                        measure_load(found, page, chromium, url)
                        with chromium.at_full_speed():
                            chromium.until(WHOLE, "the samples are whole")
                            time.sleep(app.QUIET)
                        measure_taps(found, page, chromium, TAP)
    rows = [
        found.row((TAP, "Task"), f"{TAP}: main thread, ms", ratio=1.5),
        found.row((TAP, "Event"), f"{TAP}: event duration, ms", slack=STEP),
    ]
    yield table(["", "by hand", "Tintype", "ratio", "target"], rows)
    parts = [[page, *found.parts(page, TAP)] for page in ("by hand", "app")]
    yield "Of which, in milliseconds, medians:"
    yield table(["", "main thread", "script", "style", "layout", "event"], parts)
