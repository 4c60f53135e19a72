"""The time that the browser alone needs for what the app does, by pages written by hand that do only the same."""

import time
from pathlib import Path

import app
import families
from chromium import Chromium
from server import SITE, Server
from speed import FAMILIES, PROFILES, ROWS, Found, measure_taps, note
from table import table

SWATCHES = Path(__file__).parent / "swatches-by-hand"
LIST = Path(__file__).parent / "list-by-hand"
MOVED = "swatch tap, the choice moves"
STILL = "swatch tap, reduced motion"
NEXT = "Next, from 19 swatches to 16, reduced motion"
FONT = f"font tap among {FAMILIES}, reduced motion"


def among_swatches(found):
    with Server(SWATCHES) as by_hand, Server(SITE) as site:
        for _ in range(PROFILES):
            for motion in (True, False):
                for page, url in (("by hand", by_hand.url), ("app", site.url)):
                    with Chromium(motion=motion) as chromium:
                        chromium.open(url)
                        time.sleep(app.QUIET)
                        measure_taps(found, page, chromium, MOVED if motion else STILL)
                        if not motion:
                            note(found, page, NEXT, app.next_screen(chromium))


def among_many_families(found):
    with families.Families(FAMILIES) as fonts, Server(LIST) as by_hand, Server(SITE, fonts.environment) as site:
        for _ in range(PROFILES):
            for page, url in (("by hand", by_hand.url), ("app", f"{site.url}/{app.TITLE_FONT}")):
                with Chromium(fonts.environment, motion=False) as chromium:
                    chromium.open(url)
                    if page == "app":
                        app.all_fonts(chromium)
                    else:
                        chromium.run("list(arguments[0])", [families.name(number) for number in range(FAMILIES)])
                        time.sleep(app.QUIET)
                    for row in ROWS:
                        note(found, page, FONT, app.font(chromium, row))


def report():
    found = Found("by hand")
    among_swatches(found)
    among_many_families(found)
    rows = [
        found.row((thing, kind), f"{thing}: {words}, ms")
        for thing in (MOVED, STILL, NEXT, FONT)
        for kind, words in (("Task", "main thread"), ("Event", "event duration"))
    ]
    yield table(["", "by hand", "Tintype", "ratio"], rows)
