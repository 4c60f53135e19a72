"""Reads `perf script`'s stacks of WorkBenchmark: how much of each launch and tap is whose work.

A sample counts for the innermost function of the app, the core or the stand-in on its stack: what the standard library does
counts for who called it. To take the app away after a launch counts for nobody.
"""

import re
import sys
from collections import Counter

CORE = ("ColorScience", "Catalog", "Theme", "Suggestions", "Samples", "Formats", "Conformance", "Studio", "Markup")
STAND_INS = ("UIKit", "CoreText", "ImageIO", "PhotosUI", "UniformTypeIdentifiers", "WidgetKit")
OWNERS = {**dict.fromkeys(CORE, "core"), "Tintype": "app", **dict.fromkeys(STAND_INS, "stand-in")}
MODULE = re.compile("(?<![0-9])(?:" + "|".join(f"{len(name)}({name})" for name in OWNERS) + ")")
RUN = re.compile(r"13WorkBenchmarkV\d+(core|app)(Launches|Taps)")


def owner(function):
    """Whose function it is by its mangled name; None for others."""
    found = function.startswith("$s") and MODULE.search(function)
    return OWNERS[next(filter(None, found.groups()))] if found else None


def count(stacks):
    """How many samples are whose in each run."""
    samples = {}
    for stack in stacks:
        functions = [line.split(None, 1)[1] for line in stack.splitlines() if len(line.split(None, 1)) > 1]
        for depth, function in enumerate(functions):
            if run := RUN.search(function):
                whose = next(filter(None, map(owner, functions[:depth])), "app")
                samples.setdefault(run.groups(), Counter())[whose] += 1
                break
    return samples


def main():
    samples = count(sys.stdin.read().split("\n\n"))
    for name, run in (("launch", "Launches"), ("tap on a color", "Taps")):
        alone, whole = samples["core", run], samples["app", run]
        core = alone.total()
        ours = whole["core"] + whole["app"]
        print(
            f"{name}: {core} samples in the core alone; in the app {whole['core']} in the core, {whole['app']} in the app and "
            f"{whole['stand-in']} in the stand-in for UIKit. Ours is {ours / core:.2f} times the core alone."
        )


if __name__ == "__main__":
    main()
