"""The sections of the figures: a title, how it is measured, and the function that measures it."""

import subprocess

import blocking
import byhand
import changes
import chromium
import drag
import exports
import installed
import library
import opening
import photo
import speed
import stage
import start
import weight
from server import ROOT

BROWSER = f"""Chromium, slowed down to a quarter ({chromium.SLOWDOWN}x CPU throttling), headless, {chromium.VIEWPORT[0]} by
{chromium.VIEWPORT[1]} pixels, over the loopback. The floor page (Benchmarks/Page/floor) is one static file, written by
hand: 19 swatches and a click handler that recolors them, served by the same `tintype serve`. Other sections call this
speed the first slowdown. The two pages are opened by turns, {speed.PROFILES} times each, every time in a fresh profile;
the numbers are medians, the middle half behind them.

A tap is a press and a release sent through the DevTools protocol. Its main-thread time is all that Chromium's
`Performance.getMetrics` counts as tasks, in thread time, from the press until {chromium.SETTLED} s later: script, style,
layout, paint and every frame of an animation. Its event duration is PerformanceEventTiming's, in steps of
{chromium.STEP} ms, those under 16 ms counted as {chromium.STEP}. Total blocking time is what every long task since the
first contentful paint took beyond 50 ms, by the clock. Next is compared with the floor's swatch tap, and so is a font
tap among {speed.FAMILIES} real font files that are made for the purpose."""


def script(path):
    """Measures by a program of another folder; what it prints is the figure."""

    def report():
        said = subprocess.run([ROOT / path], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        yield f"```\n{said}\n```"

    return report


SECTIONS = (
    ("On the wire", "The files that `tintype serve` sends, compressed.", weight.report),
    ("Speed, with motion", BROWSER, lambda: speed.report(motion=True)),
    (
        "Speed, with reduced motion",
        "The same, where the device asks for reduced motion: the floor page never moves, so here both do the same.",
        lambda: speed.report(motion=False),
    ),
    (
        "The same by hand",
        "What the browser itself takes to move a choice, for a new screen, and for 80 rows in a font that it has yet to "
        "open: two more pages of one static file each do only that (Benchmarks/Page/swatches-by-hand enlarges the "
        "chosen swatch in 200 ms and colors its bar, and at Next replaces 19 swatches by 16; list-by-hand sets a "
        "heading and all the names of a list in the tapped font).",
        byhand.report,
    ),
    (
        "What a slow network shows",
        f"A first visit at {opening.DOWNLOAD / 1e6:.1f} Mbit/s with {opening.LATENCY} ms to each answer and the first slowdown, in "
        f"{speed.PROFILES} fresh profiles each, beside the floor page and the same swatches in React 18: the first paint with "
        "content, and how long it takes until a tap on a swatch, made right at the first paint, is answered.",
        opening.report,
    ),
    (
        "A first visit on a slow phone",
        f"Total blocking time at {blocking.SLOWDOWN}x throttling, first visits in {speed.PROFILES} fresh profiles each, beside the "
        "floor page and a page of the same 19 swatches in React 18 (Benchmarks/Page/react).",
        blocking.report,
    ),
    (
        "A tap with the samples visible",
        f"At {stage.VIEWPORT[0]} by {stage.VIEWPORT[1]} pixels and the first slowdown, beside a page written by hand "
        "(Benchmarks/Page/stage-by-hand) with the same samples and their style sheets, which sets the same properties of one "
        "element and moves its own swatch.",
        stage.report,
    ),
    (
        "A drag across a slider",
        f"The thumb of Red in the mixer, back and forth for {drag.SECONDS} s at the same slowdown, beside a bare "
        '`<input type="range">` (Benchmarks/Page/slider) that sets one background color.',
        drag.report,
    ),
    (
        "The colors of a photo",
        f"A JPEG of {photo.SIDES[0]} by {photo.SIDES[1]} pixels that is dragged over the page for half a second, from the "
        "drop until its colors are on the page, with the main thread at a quarter of its speed; a worker decodes the picture. "
        "Beside it, what Chromium takes to decode and scale it with `createImageBitmap`.",
        photo.report,
    ),
    (
        "An export",
        "A theme taken home in each format, at the first slowdown: the module's call alone, for the first time and the median "
        f"of {exports.ROUNDS}, and from the tap until the file is painted.",
        exports.report,
    ),
    (
        "The library",
        f"Opened at the first slowdown with {library.FEW} themes and with {library.MANY}, by turns, in {speed.PROFILES} fresh profiles each.",
        library.report,
    ),
    ("What a tap changes", "Counted by a MutationObserver over the whole document.", changes.report),
    (
        "From a clone to a running app",
        "`make run` in a fresh clone with empty caches, with the Debian packages already installed (installing them took 15 s).",
        start.report,
    ),
    (
        "What is installed",
        "By `make dist`. The image isn't built: it's counted from what goes into it and the sizes that Debian states for its base.",
        installed.report,
    ),
    (
        "A scheme",
        "All four variants, light and dark at both contrasts; 150 µs are asked. See Benchmarks/Scheme.",
        script("Benchmarks/Scheme/run"),
    ),
    (
        "An import",
        "Of files of 5 MB in a release build; 300 ms are asked for design tokens. See Benchmarks/Import.",
        script("Benchmarks/Import/run"),
    ),
    (
        "Color science",
        "See Benchmarks/ColorScience; nanoseconds are medians, the middle half behind them.",
        script("Benchmarks/ColorScience/run"),
    ),
    (
        "The colors of a picture",
        "Of 512 by 512 pixels, beside plain k-means in C; 1.5 times that is asked. See Benchmarks/Picture.",
        script("Benchmarks/Picture/run"),
    ),
    (
        "The iPhone app",
        "Launch and a tap on a color in the headless app, beside the core alone; 2 times that is asked. See Benchmarks/Phone.",
        script("Benchmarks/Phone/run"),
    ),
)
