"""The weight of the app on the wire, file by file and part by part."""

import re

import wasm
from server import ROOT, SITE
from table import table, target

# Targets, in bytes of brotli: for everything that a first visit loads, see docs/size.md, and for what comes when the samples
# are first seen.
AIM = 300_000
STAGE_LIMIT = 25_000
CORE = ("tintype.wasm", "exports.wasm")
FIRST = ("index.html", "host.js", *CORE, "worker.js")
STAGE = ("samples.", "stage.")
# Where the app's WebAssembly grew by more than 2%: until when, its bytes of brotli before and after, and what they're for.
JUMPS = [
    ["2026-11-29", 365_426, 457_635,
     "colors for charts, with the law that everyone can tell them apart (36 kB by proportion); the stage's charts, the table of "
     "contrast and any color as text on both color screens (26); the accessibility report (13); sixteen formats and their options (11)"],
    ["2026-11-29", 457_635, 472_084,
     "two files instead of one, so that the first of them is there half a second earlier on a slow network"],
]  # fmt: skip
KINDS = (".html", ".css", ".js", ".txt", ".wasm")
HOST = [ROOT / "Web/host.js", ROOT / "Web/opening.js", *sorted((ROOT / "Web/host").glob("*.js"))]
TABLES = ROOT / "Sources/Catalog"


def report():
    sizes = [size(one) for one in files()]
    stage = [one for one in sizes if one[0].startswith(STAGE)]
    first = [one for one in sizes if one[0] in FIRST]
    later = [one for one in sizes if one not in stage + first]
    total = ["the first visit", *totals(first)]
    yield table(["file", "bytes", "brotli", "gzip"], [*first, total, *later])
    yield f"The target for the first visit is {AIM:,} bytes in brotli: {margin(total[2], AIM)}. The others come when the page is open and idle, or when something needs them."
    total = ["the stage's files", *totals(stage)]
    yield "What comes when the samples are first seen:"
    yield table(["file", "bytes", "brotli", "gzip"], [*stage, total])
    yield f"The target is {STAGE_LIMIT:,} bytes in brotli: {margin(total[2], STAGE_LIMIT)}."
    parts = wasm.parts()
    linked, packed = sum(size for _, size in parts), sum(one[2] for one in sizes if one[0] in CORE)
    yield "The weight of each part in the app's WebAssembly, both files together: bytes by the linker's map, and their share of the brotli form by proportion:"
    yield table(["part", "linked", "brotli"], [[name, size, f"{size * packed / linked:.0f}"] for name, size in parts])
    for until, before, after, purpose in JUMPS:
        yield f"By {until}, it had grown from {before:,} to {after:,} bytes of brotli: {purpose}."
    lines = len(HOST[0].read_text().splitlines())
    named = names_in_host()
    said = ", ".join(named) if named else "none"
    verdict = target("≤ 250", lines <= 250)
    yield f"host.js has {lines} lines (target {verdict}). Colors, font families and screens named in it: {said}."


def margin(bytes, limit):
    """Whether a target is met, and by how many bytes."""
    return f"met, with {limit - bytes:,} left" if bytes <= limit else f"missed by {bytes - limit:,}"


def size(file):
    """A file's name without its fingerprint, and its bytes: as it is, in brotli and in gzip."""
    packed = (file.with_name(file.name + end).stat().st_size for end in (".br", ".gz"))
    return [re.sub(r"\.[0-9a-f]{16}", "", file.name), file.stat().st_size, *packed]


def totals(sizes):
    return [sum(column) for column in list(zip(*sizes))[1:]]


def files():
    """The files that a visit fetches: the page, its worker, and those that the worker keeps, except the page again."""
    kept = re.findall(r'"([\w-]+\.[0-9a-f]{16}\.\w+)"', (SITE / "worker.js").read_text())
    named = [SITE / name for name in kept if not name.startswith("index.")]
    return sorted(one for one in [SITE / "index.html", SITE / "worker.js", *named] if one.suffix in KINDS)


def names_in_host():
    """Every color, font family and screen that host.js and its parts name, comments included."""
    text = "\n".join(one.read_text() for one in HOST)
    families = re.findall(r"[^|,\n\"]+", (TABLES / "Families/FamilyTable.swift").read_text().partition('"""')[2])
    colors = re.findall(r"^([A-Z][A-Za-z ]+)\|", (TABLES / "Material/MaterialTable.swift").read_text(), re.MULTILINE)
    screens = ["Primary color", "Accent color", "Title font", "Body font", "Summary", "primary", "accent", "summary"]
    words = {one.strip() for one in (*families, *colors, *screens) if len(one.strip()) > 3}
    found = {one for one in words if re.search(rf"\b{re.escape(one)}\b", text)}
    found |= set(re.findall(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)\(", text))
    return sorted(found)
