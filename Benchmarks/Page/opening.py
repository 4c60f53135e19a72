"""How soon a first visit shows something on a slow phone with a slow network, how soon a tap made at that moment is answered, and
how soon the core answers it itself: beside the floor page and a React page of the same swatches."""

import statistics
import tempfile

from blocking import build_react
from chromium import Chromium, spread
from server import FLOOR, SITE, Server
from speed import PROFILES
from table import table, target

# Slow 4G: milliseconds until an answer begins, and bits a second.
LATENCY, DOWNLOAD, UPLOAD = 150, 1_600_000, 750_000
TAPPED = 4  # which swatch is tapped
# Milliseconds from the start of the navigation: to the first paint, to the answer of a tap made then, which the page has with it,
# and to that of the core. Other pages have one answer.
PAINT_LIMIT, ANSWER_LIMIT, CORE_LIMIT = 1000, 800, 2600

# Taps a swatch as soon as the browser has painted one, and notes when the page with its answer has been painted: the
# swatch is selected then, or has another color.
TAP_AT_FIRST_PAINT = f"""
window.opening = {{}};
{{
  // Our page has other buttons before its swatches.
  const swatches = () => document.querySelectorAll(document.querySelector("main [role=option]") ? "main [role=option]" : "main button");
  const swatch = () => swatches()[{TAPPED}];
  const isSeen = () => {{
    const box = swatch()?.getBoundingClientRect();
    return Boolean(box?.width) && swatch().contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  }};
  new PerformanceObserver((list, observer) => {{
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (!paint) return;
    observer.disconnect();
    opening.paint = paint.startTime;
    opening.isSeen = isSeen();
    const before = getComputedStyle(swatch()).backgroundColor;
    const isAnswered = () => swatch().ariaSelected === "true" || getComputedStyle(swatch()).backgroundColor !== before;
    const isOpen = () => isAnswered() && (!opening.answers || document.documentElement.classList.contains("ready"));
    const note = (name, holds) => {{
      if (!holds()) return requestAnimationFrame(() => note(name, holds));
      requestAnimationFrame(() => setTimeout(() => {{ opening[name] = performance.now(); }}));
    }};
    opening.tap = performance.now();
    swatch().click();
    note("answer", isAnswered);
    note("core", isOpen);
  }}).observe({{ type: "paint", buffered: true }});
}}
"""


def measure(url):
    """Milliseconds until the first paint, until the answer to a tap that was made then, and until the core's."""
    with Chromium() as chromium:
        chromium.tell("Network.enable")
        chromium.tell(
            "Network.emulateNetworkConditions", offline=False, latency=LATENCY, downloadThroughput=DOWNLOAD / 8,
            uploadThroughput=UPLOAD / 8,
        )  # fmt: skip
        chromium.tell("Page.addScriptToEvaluateOnNewDocument", source=TAP_AT_FIRST_PAINT)
        chromium.open(url)
        core = chromium.until("return opening.core", "the core has answered the tap")
        if not chromium.run("return opening.isSeen"):
            raise RuntimeError(f"the first paint of {url} has no swatches")
        return *chromium.run("return [opening.paint, opening.answer]"), core


def report():
    pages = {"floor": [], "React": [], "Tintype": []}
    with tempfile.TemporaryDirectory() as folder:
        build_react(folder)
        with Server(FLOOR) as floor, Server(folder) as react, Server(SITE) as site:
            for _ in range(PROFILES):
                for visits, server in zip(pages.values(), (floor, react, site)):
                    visits.append(measure(f"{server.url}/#/primary"))
    rows = []
    limits = {"first paint, ms": PAINT_LIMIT, "answer to a tap made then, ms": ANSWER_LIMIT, "the core’s answer to it, ms": CORE_LIMIT}
    for index, (name, limit) in enumerate(limits.items()):
        columns = [[visit[index] for visit in visits] for visits in pages.values()]
        rows.append([name, *map(spread, columns), target(f"≤ {limit}", statistics.median(columns[-1]) <= limit)])
    yield table(["from the start of the navigation", *pages, "target"], rows)
