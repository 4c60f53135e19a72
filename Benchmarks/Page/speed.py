"""How fast the page is beside the floor page: both in one run, by turns, each time in a fresh profile."""

import statistics
import time

import app
from chromium import Chromium, spread
from families import Families
from server import FLOOR, SITE, Server
from table import table, target

PROFILES = 5
TAPS = (4, 9, 2, 15, 7)
FAMILIES = 1500
ROWS = (300, 310, 900, 905, 1400)
KINDS = ("Task", "Script", "RecalcStyle", "Layout", "Event")


class Found:
    """The times measured, by page and by thing; `beside` is the page that the app is compared with."""

    def __init__(self, beside="floor"):
        self.values = {}
        self.beside = beside

    def add(self, page, thing, value):
        self.values.setdefault((page, thing), []).append(value)

    def row(self, thing, words, ratio=None, slack=None, beside=None):
        """
        A thing of the app beside the same of the other page, or another thing of it. A target, if there's one, is the greatest
        ratio, or the most milliseconds more.
        """
        pages = self.values[self.beside, beside or thing], self.values["app", thing]
        theirs, ours = map(statistics.median, pages)
        targets = []
        if ratio:
            targets.append(target(f"≤ {ratio}", ours / theirs <= ratio))
        if slack:
            targets.append(target(f"≤ {self.beside} + {slack} ms", ours <= theirs + slack))
        return [words, *map(spread, pages), f"{ours / theirs:.2f}", *targets]

    def tap_rows(self, thing, words, limit, floor_thing="swatch tap"):
        task, event = (floor_thing, "Task"), (floor_thing, "Event")
        yield self.row((thing, "Task"), f"{words}: main thread, ms", ratio=limit, beside=task)
        yield self.row((thing, "Event"), f"{words}: event duration, ms", slack=8, beside=event)

    def parts(self, page, thing):
        return [f"{statistics.median(self.values[page, (thing, kind)]):.0f}" for kind in KINDS]


def measure_load(found, page, chromium, url):
    chromium.open(url)
    found.add(page, "first paint", chromium.first_contentful_paint())
    time.sleep(app.QUIET)
    found.add(page, "blocking", chromium.total_blocking_time())


def measure_taps(found, page, chromium, thing="swatch tap"):
    """Taps swatches one after the other; the first, which brings in every label, is measured apart."""
    for turn, index in enumerate(TAPS):
        note(found, page, thing if turn else f"first {thing}", app.swatch(chromium, index))


def measure_walk(found, chromium):
    """From the primary color, which is chosen, to the summary."""
    for choose in (lambda: app.swatch(chromium, 5), lambda: app.font(chromium, 5), lambda: app.font(chromium, 8), None):
        note(found, "app", "next", app.next_screen(chromium))
        if choose:
            choose()


def note(found, page, thing, cost):
    for kind in KINDS:
        found.add(page, (thing, kind), cost[kind])


def beside_the_floor(motion):
    found = Found()
    with Server(FLOOR) as floor, Server(SITE) as site:
        for _ in range(PROFILES):
            with Chromium(motion=motion) as chromium:
                measure_load(found, "floor", chromium, floor.url)
                measure_taps(found, "floor", chromium)
            with Chromium(motion=motion) as chromium:
                measure_load(found, "app", chromium, site.url)
                measure_taps(found, "app", chromium)
                measure_walk(found, chromium)
    return found


def among_many_families():
    found = Found()
    with Families(FAMILIES) as families, Server(FLOOR) as floor, Server(SITE, families.environment) as site:
        for _ in range(PROFILES):
            with Chromium(families.environment) as chromium:
                measure_load(found, "floor", chromium, floor.url)
                measure_taps(found, "floor", chromium)
            with Chromium(families.environment) as chromium:
                measure_load(found, "app", chromium, f"{site.url}/{app.TITLE_FONT}")
                app.all_fonts(chromium)
                for index in ROWS:
                    note(found, "app", "font", app.font(chromium, index))
    return found


def report(motion):
    few = beside_the_floor(motion)
    many = among_many_families() if motion else None
    blocking = [few.values[page, "blocking"] for page in ("floor", "app")]
    rows = [
        few.row("first paint", "first contentful paint, ms", ratio=1.3),
        ["total blocking time, ms", *map(spread, blocking), "", target("0 ms", statistics.median(blocking[1]) == 0)],
        *few.tap_rows("first swatch tap", "first swatch tap", 1.5, "first swatch tap"),
        *few.tap_rows("swatch tap", "swatch tap", 1.5),
        *few.tap_rows("next", "Next", 1.5),
        *(many.tap_rows("font", f"font tap among {FAMILIES}", 3) if many else ()),
    ]
    yield table(["", "floor", "Tintype", "ratio", "target"], rows)
    yield "Of which, in milliseconds, medians (style and layout that a script asks for count as script too):"
    parts = [
        ["floor, swatch tap", *few.parts("floor", "swatch tap")],
        ["Tintype, first swatch tap", *few.parts("app", "first swatch tap")],
        ["Tintype, swatch tap", *few.parts("app", "swatch tap")],
        ["Tintype, Next", *few.parts("app", "next")],
        *([[f"Tintype, font tap among {FAMILIES}", *many.parts("app", "font")]] if many else ()),
    ]
    yield table(["", "main thread", "script", "style", "layout", "event"], parts)
