"""How long each export takes on the screen where a theme is taken home: the core's call alone, and from the tap until the
browser has painted what was written."""

import json
import statistics
import subprocess
import time

import app
from chromium import Chromium, spread
from server import COMMAND, SITE, Server
from table import table, target

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes"
ROUNDS = 6
LIMIT = 20  # milliseconds
# Notes how long the core takes for what's done, and when what's written is painted after a tap.
CLOCK = """
window.calls = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...all) => {
  const made = await instantiate.apply(WebAssembly, all);
  const { acted } = made.exports;
  if (!acted) return made;
  const timed = (length) => {
    const start = performance.now();
    acted(length);
    calls.push(performance.now() - start);
  };
  return { exports: { ...made.exports, acted: timed } };
};
addEventListener("click", ({ timeStamp }) => {
  calls.length = 0;
  window.shown = undefined;
  const look = new MutationObserver(() => {
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => { shown = performance.now() - timeStamp; }));
  });
  look.observe(document.querySelector(".export"), { subtree: true, childList: true, characterData: true });
}, true);
"""
# Taps a format, as a finger would as far as the page can tell.
TAP = "[...document.querySelectorAll('.formats [role=option]')].find((one) => one.firstChild.textContent === arguments[0]).click()"


def report():
    listed = subprocess.run([COMMAND, "formats", "--json"], check=True, capture_output=True, text=True).stdout
    labels = [json.loads(line)["label"] for line in listed.splitlines()]
    calls, taps = {label: [] for label in labels}, {label: [] for label in labels}
    with Server(SITE) as site, Chromium() as chromium:
        chromium.tell("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
        chromium.open(f"{site.url}/#/take-home?{THEME}")
        chromium.until("return document.querySelector('.export .main')", "the theme is written")
        time.sleep(app.QUIET)
        for _ in range(ROUNDS):
            # The one that's shown already comes last.
            for label in [*labels[1:], labels[0]]:
                chromium.run(TAP, label)
                taps[label].append(chromium.until("return window.shown", f"{label} is shown"))
                calls[label].append(chromium.run("return calls[0]"))
    rows = []
    for label in labels:
        usual = statistics.median(calls[label])
        limit = target(f"≤ {LIMIT}", usual <= LIMIT)
        rows.append([label, f"{calls[label][0]:.1f}", f"{usual:.1f}", limit, spread(taps[label])])
    yield table(["", "first call, ms", "a call, ms", "target", "tap to paint, ms"], rows)
