"""How much of the page a tap changes, as a MutationObserver sees it."""

import time

import app
from chromium import Chromium
from families import Families
from server import SITE, Server
from speed import FAMILIES
from table import table

WATCH = """
window.changes = [];
new MutationObserver((list) => changes.push(...list)).observe(document, {
  subtree: true, childList: true, attributes: true, characterData: true,
});
"""
COUNT = """
const nodes = (list) => [...list].reduce((sum, one) => sum + 1 + (one.querySelectorAll?.("*").length ?? 0), 0);
const added = changes.reduce((sum, one) => sum + nodes(one.addedNodes), 0);
const gone = changes.reduce((sum, one) => sum + nodes(one.removedNodes), 0);
return [changes.filter((one) => one.type === "attributes").length, added, gone];
"""


def report():
    rows = []

    def note(words, chromium, act):
        chromium.run("changes.length = 0")
        act()
        rows.append([words, *chromium.run(COUNT)])

    with Families(FAMILIES) as families, Server(SITE, families.environment) as site:
        with Chromium(families.environment, slowdown=1) as chromium:
            chromium.open(site.url)
            time.sleep(app.QUIET)
            chromium.run(WATCH)
            note("first swatch tap: every label is shown", chromium, lambda: app.swatch(chromium, 4))
            note("swatch tap", chromium, lambda: app.swatch(chromium, 9))
            note("the chosen swatch again", chromium, lambda: app.swatch(chromium, 9))
            app.swatch(chromium, 9)
            note("Next, to the accent colors", chromium, lambda: app.next_screen(chromium))
            chromium.open(f"{site.url}/{app.TITLE_FONT}").driver.refresh()
            app.all_fonts(chromium)
            chromium.run(WATCH)
            note(f"first font tap among {FAMILIES}", chromium, lambda: app.font(chromium, 700))
            note(f"font tap among {FAMILIES}", chromium, lambda: app.font(chromium, 705))
    yield table(["", "attributes set", "nodes added", "nodes removed"], rows)
