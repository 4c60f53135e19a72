"""How long a library of a thousand themes takes to open beside one of twenty."""

import time

import app
from chromium import Chromium
from server import SITE, Server
from speed import PROFILES, Found
from table import table

FEW, MANY = 20, 1000
KEEP = """
const [count, done] = arguments;
const opening = indexedDB.open("tintype library");
opening.onsuccess = () => {
  const writing = opening.result.transaction("themes", "readwrite");
  for (let index = 0; index < count; index += 1) {
    writing.objectStore("themes").put({ theme: `primary=teal-500&accent=pink-a200&title=Lato&body=Cabin&name=Theme+${index}`, place: -index });
  }
  writing.oncomplete = () => { opening.result.close(); done(); };
};
"""
# Opens the library, and tells how long it takes until its first themes are painted.
OPEN = """
const [done] = arguments, start = performance.now();
const look = new MutationObserver(() => {
  if (!document.querySelector("[role=listitem]")) return;
  look.disconnect();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
});
look.observe(document.body, { subtree: true, childList: true });
location.hash = "#/library";
"""
AGAIN = 4  # times that it's opened once its parts are there


def measure(found, page, count):
    with Server(SITE) as site, Chromium() as chromium:
        with chromium.at_full_speed():
            chromium.open(f"{site.url}/#/library")
            chromium.until("return document.querySelector('main.library, main')?.textContent.length", "the library has opened")
            time.sleep(app.QUIET)
            chromium.driver.execute_async_script(KEEP, count)
            chromium.open("about:blank")
            chromium.open(f"{site.url}/#/primary")
            time.sleep(app.QUIET)
        for turn in range(AGAIN):
            found.add(page, "again" if turn else "first", chromium.driver.execute_async_script(OPEN))
            with chromium.at_full_speed():
                chromium.until(f"return document.querySelectorAll('[role=listitem]').length === {count}", "all are there")
                chromium.run("location.hash = '#/primary'")
                chromium.until("return !document.querySelector('[role=listitem]')", "the library has closed")
                time.sleep(1)


def report():
    found = Found("few")
    for _ in range(PROFILES):
        measure(found, "few", FEW)
        measure(found, "app", MANY)
    rows = [
        found.row("first", "opened first, with its parts to come: ms", ratio=1.5),
        found.row("again", "opened again: ms", ratio=1.5),
    ]
    yield table(["until its first themes are painted", f"{FEW} themes", f"{MANY} themes", "ratio", "target"], rows)
