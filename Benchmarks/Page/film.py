"""Takes a film strip of a first visit on a slow phone with a slow network, in which a swatch is tapped as soon as it's painted:
python film.py"""

import base64
import time

from chromium import SLOWDOWN, VIEWPORT, Chromium
from opening import DOWNLOAD, LATENCY, TAPPED, UPLOAD
from server import ROOT, SITE, Server

STRIP = ROOT / "docs/first-visit.png"
# Seconds of the navigation, and between two pictures of the strip at least.
LENGTH, STEP = 3.2, 0.35
SWATCH = f"document.querySelectorAll('main [role=option]')[{TAPPED}]"
SHOW = """
document.body.style = "margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; font: 13px system-ui; background: white; color: black";
for (const [caption, data] of arguments[0]) {
  const [frame, picture] = [document.createElement("figure"), new Image(195, 422)];
  picture.src = "data:image/png;base64," + data;
  picture.style = "display: block; margin-top: 4px; outline: 1px solid #CCC";
  frame.style.margin = 0;
  frame.append(caption, picture);
  document.body.append(frame);
}
"""


def film(url):
    """Pictures of a first visit, each with the seconds since its start; and when the swatch was tapped."""
    pictures, tapped = [], None
    with Chromium(slowdown=SLOWDOWN, viewport=VIEWPORT) as chromium:
        chromium.tell("Network.enable")
        chromium.tell(
            "Network.emulateNetworkConditions", offline=False, latency=LATENCY, downloadThroughput=DOWNLOAD / 8,
            uploadThroughput=UPLOAD / 8,
        )  # fmt: skip
        chromium.tell("Page.enable")
        start = time.monotonic()
        chromium.tell("Page.navigate", url=url)
        while (now := time.monotonic() - start) < LENGTH:
            pictures.append((now, chromium.tell("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"]))
            if tapped is None and chromium.run("return performance.getEntriesByName('first-contentful-paint').length"):
                x, y = chromium.place(SWATCH)
                tapped = time.monotonic() - start
                for kind in ("mousePressed", "mouseReleased"):
                    chromium.tell("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
    return pictures, tapped


with Server(SITE) as site:
    pictures, tapped = film(f"{site.url}/#/primary")
chosen = []
for now, data in pictures:
    # The first one after the tap is always there.
    is_first_answer = chosen and chosen[-1][0] <= tapped < now
    if not chosen or is_first_answer or now - chosen[-1][0] >= STEP:
        chosen.append((now, data))
captions = [(f"{now:.2f} s" + (f", tapped at {tapped:.2f}" if now > tapped else ""), data) for now, data in chosen]
with Chromium(slowdown=1, viewport=(8 + 203 * ((len(chosen) + 1) // 2), 916)) as chromium:
    chromium.open("about:blank")
    chromium.run(SHOW, captions)
    time.sleep(1)
    STRIP.write_bytes(base64.b64decode(chromium.tell("Page.captureScreenshot", format="png")["data"]))
print(f"{len(chosen)} pictures, tapped at {tapped:.2f} s")
