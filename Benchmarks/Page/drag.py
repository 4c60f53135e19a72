"""The cost of a drag across a slider, beside a bare slider that sets one background color."""

import math
import statistics
import time
from pathlib import Path

from chromium import Chromium, spread
from server import SITE, Server
from speed import PROFILES
from table import table, target

BARE = Path(__file__).parent / "slider"
MIXER = "#/crayons/atomic-tangerine"
SLIDER = "document.querySelector('input[type=range][aria-label=Red]')"
SECONDS = 5
FOUND = 6  # seconds at full speed after which the page has found its fonts
SWING = 1.25  # seconds from one end to the other

COUNT_FRAMES = """
seen.tasks.length = 0;
window.frames_ = 0;
const count = () => { window.frames_ += 1; window.counting = requestAnimationFrame(count); };
count();
"""


def drag(chromium):
    """Drags the thumb back and forth; returns the frames a second, the milliseconds of the main thread a frame, and the
    longest task in milliseconds, 0 where none reached 50."""
    left, right, y = chromium.run(f"""
        const box = {SLIDER}.getBoundingClientRect();
        return [box.left, box.right, box.top + box.height / 2];
    """)

    def mouse(kind, x):
        chromium.tell("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    middle, reach = (left + right) / 2, (right - left) / 2 - 16
    mouse("mousePressed", middle)
    time.sleep(0.5)
    chromium.run(COUNT_FRAMES)
    before, start = chromium.main_thread(), time.monotonic()
    while (passed := time.monotonic() - start) < SECONDS:
        mouse("mouseMoved", middle + reach * math.sin(passed / SWING * math.pi))
        time.sleep(max(0, 0.016 - (time.monotonic() - start - passed)))
    spent = chromium.main_thread() - before
    frames, tasks = chromium.run("cancelAnimationFrame(counting); return [frames_, seen.tasks]")
    mouse("mouseReleased", middle)
    return frames / passed, spent / frames, max((length for _, length in tasks), default=0)


def report():
    found = {"bare": [], "app": []}
    with Server(BARE) as bare, Server(SITE) as site:
        for _ in range(PROFILES):
            for page, url in (("bare", bare.url), ("app", f"{site.url}/{MIXER}")):
                with Chromium(motion=False) as chromium:
                    with chromium.at_full_speed():
                        chromium.open(url)
                        time.sleep(FOUND)
                    found[page].append(drag(chromium))
    bare, ours = (list(zip(*found[page])) for page in ("bare", "app"))
    ratio = statistics.median(ours[1]) / statistics.median(bare[1])
    yield table(
        ["", "bare slider", "Tintype", "ratio", "target"],
        [
            ["frames a second", spread(bare[0]), spread(ours[0]), "", ""],
            ["main thread a frame, ms", spread(bare[1]), spread(ours[1]), f"{ratio:.2f}", target("≤ 2", ratio <= 2)],
            ["longest task of 50 ms or more, ms", f"{max(bare[2]):.0f}", f"{max(ours[2]):.0f}", "", target("none", max(ours[2]) == 0)],
        ],
    )
