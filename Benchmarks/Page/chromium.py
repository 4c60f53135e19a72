"""Chromium with a fresh profile, slowed down, driven by the DevTools protocol so that driving it costs the page nothing
while it's measured."""

import os
import statistics
import time
from contextlib import contextmanager

from selenium import webdriver

SLOWDOWN = 4
VIEWPORT = (390, 844)
FLAGS = (
    "--headless=new",
    "--no-sandbox",  # root has none
    "--hide-scrollbars",  # as on a phone, they take no room
    "--no-first-run",
    "--disable-background-networking",
)

# Keeps the browser's own report of its work, from before the page's first byte.
OBSERVER = """
window.seen = { tasks: [], events: [] };
new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
  .observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => seen.events.push(...list.getEntries()
  .filter((one) => one.interactionId).map((one) => one.duration)))
  .observe({ type: "event", durationThreshold: 16, buffered: true });
"""
STEP = 8  # milliseconds to which an event's duration is rounded; below two steps nothing is reported
AWAKE = 3  # seconds that a browser is busy with itself after its start
SETTLED = 0.8  # seconds in which a tap, its animation included, is over even when slowed down


class Chromium:
    """Use it in a `with`: it ends with its profile."""

    def __init__(self, environment=None, slowdown=SLOWDOWN, viewport=VIEWPORT, motion=True):
        options = webdriver.ChromeOptions()
        for flag in FLAGS:
            options.add_argument(flag)
        service = webdriver.ChromeService("/usr/bin/chromedriver", env={**os.environ, **(environment or {})})
        self.driver = webdriver.Chrome(options=options, service=service)
        width, height = viewport
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        if not motion:
            reduce = {"name": "prefers-reduced-motion", "value": "reduce"}
            self.tell("Emulation.setEmulatedMedia", features=[reduce])
        # The floor page is one file, its script and style in it, which the server's policy forbids.
        self.tell("Page.setBypassCSP", enabled=True)
        self.tell("Page.addScriptToEvaluateOnNewDocument", source=OBSERVER)
        # Time that the main thread really had, so that another process on the machine does not count.
        self.tell("Performance.enable", timeDomain="threadTicks")
        time.sleep(AWAKE)
        self.slowdown = slowdown
        self.tell("Emulation.setCPUThrottlingRate", rate=slowdown)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def tell(self, command, **values):
        return self.driver.execute_cdp_cmd(command, values)

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    @contextmanager
    def at_full_speed(self):
        self.tell("Emulation.setCPUThrottlingRate", rate=1)
        yield
        self.tell("Emulation.setCPUThrottlingRate", rate=self.slowdown)

    def open(self, url):
        self.driver.get(url)
        return self

    def until(self, script, what, patience=120):
        """Waits until a script returns something true, and returns that."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if answer := self.run(script):
                return answer
            time.sleep(0.1)
        raise RuntimeError(f"waited in vain until {what}")

    def place(self, script):
        """The middle of the element that a script returns, scrolled to where it can be tapped."""
        return self.run(f"""
            const box = ({script}).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        """)

    def tap(self, place):
        """Taps a place of the page; returns the milliseconds of the main thread until everything is still, by kind,
        and the duration of the event as the browser reports it."""
        x, y = place
        self.tell("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        time.sleep(SETTLED)
        self.run("seen.events.length = 0")
        before = self._metrics()
        for kind in ("mousePressed", "mouseReleased"):
            self.tell("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        time.sleep(SETTLED)
        after = self._metrics()
        cost = {name: (after[name] - before[name]) * 1000 for name in ("Task", "Script", "RecalcStyle", "Layout")}
        cost["Event"] = max(self.run("return seen.events"), default=STEP)
        return cost

    def main_thread(self):
        """Milliseconds that the main thread has worked since the page was opened."""
        return self._metrics()["Task"] * 1000

    def _metrics(self):
        found = self.tell("Performance.getMetrics")["metrics"]
        return {one["name"].removesuffix("Duration"): one["value"] for one in found}

    def first_contentful_paint(self):
        """Milliseconds from the start of the navigation."""
        return self.until(
            "return performance.getEntriesByName('first-contentful-paint')[0]?.startTime", "something is painted"
        )

    def total_blocking_time(self):
        """Milliseconds beyond the first 50 of every long task since the first contentful paint."""
        start = self.first_contentful_paint()
        return sum(max(0, length - 50) for begin, length in self.run("return seen.tasks") if begin + length > start)


def spread(numbers):
    """The median, and the middle half."""
    low, middle, high = statistics.quantiles(numbers, n=4, method="inclusive")
    return f"{middle:.0f} ({low:.0f}–{high:.0f})"
