"""The weight of each part of the WebAssembly, by the linker's own map of it."""

import json
import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from server import ROOT

TRIPLE = "wasm32-unknown-none-wasm"
LINKED = ROOT / f"Web/.build/{TRIPLE}/release/Web.wasm"
MODULES = (
    "Web", "Markup", "Formats", "ReaderResult", "FontProbe", "FontFile", "Studio", "Samples", "Suggestions", "Theme", "Conformance",
    "Catalog", "ColorScience", "RealModule",
)  # fmt: skip
# Address, place in the file, size, and the object with the symbol that was taken from it.
SYMBOL = re.compile(r"\s*(-|[0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s+(\S+):\((.*)")


def linker_map():
    """Links the page's module once more, with a map."""
    with tempfile.TemporaryDirectory() as folder:
        tools, written = Path(folder) / "toolset.json", Path(folder) / "map"
        toolset = json.loads((ROOT / "Web/toolset.json").read_text())
        toolset["linker"]["extraCLIOptions"].append(f"-Map={written}")
        tools.write_text(json.dumps(toolset))
        # The package manager does not link again when only the toolset has changed.
        for stale in (LINKED, LINKED.with_name("description.json"), ROOT / "Web/.build/release.yaml"):
            stale.unlink(missing_ok=True)
        subprocess.run(
            ["swift", "build", "--package-path", "Web", "--triple", TRIPLE, "--toolset", tools, "-c", "release",
             "--experimental-lto-mode", "full", "--product", "Web"],
            cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        return written.read_text(errors="replace")


def part(source, symbol):
    """A symbol's part of the program. A generic function of Swift's library belongs to the module it was made for."""
    if symbol.startswith((".rodata", ".data")):
        return "data: " + data(source, symbol)
    if source.rpartition("(")[0].endswith(".a"):
        return "code of the C library and the compiler's own"
    if not symbol.startswith("$"):
        return "code of Web"  # what it exports to the host
    found = re.search("|".join(f"{len(module)}{module}" for module in MODULES), symbol)
    return "code of " + (found.group().lstrip("0123456789") if found else "Swift's library")


def data(source, symbol):
    if "libc.a" in source:
        return "the C library's tables for pow and exp"
    if "||" in symbol:
        return "font families"
    if re.search(r"\|[0-9A-F]{6}", symbol):
        return "colors"
    return "texts and other constants"


def parts():
    """The bytes of each part as linked, the heaviest first: before wasm-opt, which makes the code smaller."""
    sizes = Counter()
    for line in linker_map().splitlines():
        found = SYMBOL.match(line)
        if found and not found.group(4).startswith((".bss", ".debug")):
            sizes[part(found.group(3), found.group(4))] += int(found.group(2), 16)
    return sizes.most_common()
