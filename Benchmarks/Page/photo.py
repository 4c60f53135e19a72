"""How long the colors of a photo take, beside what the browser itself takes to decode and scale it."""

import base64
import statistics
import tempfile
import time

from chromium import VIEWPORT, Chromium, spread
from server import SITE, Server
from table import table, target

SIDES = (4000, 3000)
PHOTOS = 5
MOVES = 10  # of a file that is dragged over the page, before it is dropped: half a second

# A landscape with grain, the same in every run: a JPEG of about 6 MB, as a phone takes it.
MAKE = """
const [width, height, done] = arguments, canvas = new OffscreenCanvas(width, height), pen = canvas.getContext("2d");
const image = pen.createImageData(width, height), bytes = image.data;
let state = 1;
for (let row = 0, at = 0; row < height; row += 1) {
  for (let column = 0; column < width; column += 1, at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grain = (state >>> 24) / 8 - 16, wave = 24 * Math.sin(column / 37) * Math.sin(row / 53);
    const [down, across] = [row / height, column / width];
    const [red, green, blue] = down < 0.5 ? [90 + 160 * down, 140 + 120 * down, 230] : [60 + 90 * across, 120 - 50 * across, 40];
    bytes[at] = red + grain + wave;
    bytes[at + 1] = green + grain + wave;
    bytes[at + 2] = blue + grain - wave;
    bytes[at + 3] = 255;
  }
}
pen.putImageData(image, 0, 0);
canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 }).then((blob) => {
  window.photo = blob;
  const reader = new FileReader();
  reader.onload = () => done(reader.result.split(",")[1]);
  reader.readAsDataURL(blob);
});
"""

# From the drop until the colors are painted.
WATCH = """
window.took = undefined;
addEventListener("drop", () => {
  const start = performance.now();
  const shown = () => {
    const chips = document.querySelectorAll("[role=radiogroup] [role=radio]");
    return chips.length > 2 && chips[0] !== window.before && chips[0].getBoundingClientRect().width > 0;
  };
  const wait = () => {
    if (!shown()) return requestAnimationFrame(wait);
    window.before = document.querySelector("[role=radiogroup] [role=radio]");
    requestAnimationFrame(() => { window.took = performance.now() - start; });
  };
  wait();
}, { capture: true, once: true });
"""

DECODE = """
const done = arguments[0], start = performance.now();
createImageBitmap(photo, { resizeWidth: 1024, resizeHeight: 768 }).then((bitmap) => {
  bitmap.close();
  done(performance.now() - start);
});
"""


def drop(chromium, path):
    """Drags a file over the page and drops it; returns the milliseconds until its colors are painted."""
    chromium.run(WATCH)
    width, height = VIEWPORT
    file = {"items": [], "files": [path], "dragOperationsMask": 1}
    for kind in ("dragEnter", *["dragOver"] * MOVES, "drop"):
        chromium.tell("Input.dispatchDragEvent", type=kind, x=width / 2, y=height / 2, data=file)
        time.sleep(0.05)
    return chromium.until("return window.took", "the colors are painted")


def measure(chromium, url, found):
    with chromium.at_full_speed():
        chromium.open(f"{url}/#/primary")
        chromium.until("return document.querySelectorAll('main [role=option]').length > 10", "the page is there")
        photo = base64.b64decode(chromium.driver.execute_async_script(MAKE, *SIDES))
        found["bytes"].append(len(photo))
    with tempfile.NamedTemporaryFile(suffix=".jpg") as file:
        file.write(photo)
        file.flush()
        for turn in ("first", "next"):
            found["browser"].append(chromium.driver.execute_async_script(DECODE))
            found[turn].append(drop(chromium, file.name))
            chromium.run("history.back()")
            chromium.until("return !document.querySelector('[role=radiogroup] [role=radio]')", "the picture is left")


def report():
    found = {"browser": [], "first": [], "next": [], "bytes": []}
    with Server(SITE) as site:
        for _ in range(PHOTOS):
            with Chromium() as chromium:
                chromium.driver.set_script_timeout(120)
                measure(chromium, site.url, found)
    middle = {turn: statistics.median(found[turn]) for turn in ("browser", "first", "next")}
    rows = [["The browser decodes and scales it, ms", spread(found["browser"]), "", ""]]
    for turn, words in (("first", "The first photo, ms"), ("next", "The next one, ms")):
        ratio = f"{middle[turn] / middle['browser']:.2f}"
        rows.append([words, spread(found[turn]), ratio, target("≤ 400", middle[turn] <= 400)])
    yield table(["", "median", "ratio", "target"], rows)
    yield f"The photo has {statistics.median(found['bytes']) / 1e6:.1f} MB."


if __name__ == "__main__":
    for text in report():
        print(text)
