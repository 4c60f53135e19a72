"""Prints the figures section by section. With --write, saves each one as soon as it's measured."""

import argparse
import re
from datetime import date
from pathlib import Path

from sections import SECTIONS

HEAD = """# Figures

Written by `make bench`, not by hand. Each section says on which day it was measured; not all are of the same version. The machine:
2 cores that other programs shared, so each time is given next to that of a floor page, which does as little as possible, measured
in the same minutes. Where there's a target, the row says whether it was met or missed."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", metavar="FILE", type=Path, help="keep the figures in this file")
    parser.add_argument("--only", metavar="TITLE", help="measure only the sections whose titles begin so")
    asked = parser.parse_args()
    chosen = [one for one in SECTIONS if one[0].lower().startswith((asked.only or "").lower())]
    if not chosen:
        titles = ", ".join(f'"{title}"' for title, *_ in SECTIONS)
        parser.error(f'no section begins with "{asked.only}"; there are {titles}')
    for title, how, report in chosen:
        parts = [f"## {title}", how, f"Measured on {date.today().isoformat()}."]
        print(*parts, sep="\n\n", end="\n\n", flush=True)
        for text in report():
            print(text, end="\n\n", flush=True)
            parts.append(text)
        if asked.write:
            keep(asked.write, title, "\n\n".join(parts))


def keep(file, title, text):
    """Puts a section into a file, in the place of what it held before."""
    before = file.read_text() if file.exists() else ""
    sections = {}
    for section in re.split(r"^(?=## )", before, flags=re.M)[1:]:
        sections[section.partition("\n")[0].removeprefix("## ")] = section.strip()
    sections[title] = text
    kept = [sections[name] for name, *_ in SECTIONS if name in sections]
    file.write_text("\n\n".join([HEAD, *kept]) + "\n")


if __name__ == "__main__":
    main()
