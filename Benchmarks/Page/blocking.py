"""How long a first visit blocks the main thread on a slow phone, beside the floor page and a React page of the same
swatches."""

import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import app
from chromium import Chromium, spread
from server import FLOOR, SITE, Server
from speed import PROFILES
from table import table, target

REACT = Path(__file__).parent / "react"
MODULES = "/usr/share/nodejs"  # where Debian's packages of Node libraries are
SLOWDOWN = 8
VIEWPORTS = ((390, 844), (1280, 900))


def build_react(folder):
    shutil.copy(REACT / "index.html", folder)
    subprocess.run(
        ["esbuild", "--bundle", "--minify", "--loader:.js=jsx", "--define:process.env.NODE_ENV=\"production\"",
         "--log-level=warning", f"--outfile={folder}/page.js", REACT / "page.js"],
        check=True, env={"PATH": "/usr/bin:/bin", "NODE_PATH": MODULES},
    )  # fmt: skip


def blocking(url, viewport):
    """Milliseconds of total blocking time on a first visit."""
    with Chromium(slowdown=SLOWDOWN, viewport=viewport) as chromium:
        chromium.open(url)
        chromium.first_contentful_paint()
        time.sleep(2 * app.QUIET)
        return chromium.total_blocking_time()


def report():
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        build_react(folder)
        with Server(FLOOR) as floor, Server(folder) as react, Server(SITE) as site:
            for viewport in VIEWPORTS:
                pages = [[], [], []]
                for _ in range(PROFILES):
                    for times, server in zip(pages, (floor, react, site)):
                        times.append(blocking(server.url, viewport))
                least, most, ours = (statistics.median(times) for times in pages)
                limit = target("≤ floor + 50, ≤ React", ours <= least + 50 and ours <= most)
                rows.append(["{} by {}".format(*viewport), *map(spread, pages), limit])
    yield table(["total blocking time, ms", "floor", "React", "Tintype", "target"], rows)
