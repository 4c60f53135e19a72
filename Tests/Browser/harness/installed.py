"""The families that fontconfig has on this machine: what the page should find."""

import re
import subprocess
from functools import cache

# What some systems list as families are styles of others.
STYLE = re.compile(r"( (Thin|ExtraLight|Light|Medium|SemiBold|Bold|Italic|Oblique|Inclined))+$")
APART = re.compile(r"\b(Math|Symbols?|Emoji|Icons?|Ornaments|Keyboard|Initials|Dingbats|Awesome)\b")


def ask(*pattern):
    listed = subprocess.run(
        ["fc-list", *pattern, "-f", "%{family[0]}\n"], capture_output=True, text=True, check=True
    )
    return {line for line in listed.stdout.splitlines() if line}


def other_names(family):
    """All that fontconfig calls a family, its own name included, such as "EB Garamond" and "EB Garamond 08"."""
    listed = subprocess.run(["fc-list", "-f", "%{family}\n"], capture_output=True, text=True, check=True)
    named = [line.split(",") for line in listed.stdout.splitlines()]
    return {name for names in named if family in names for name in names}


def families():
    """All families, by the first of their names."""
    return ask()


@cache
def text_families():
    """Those in which English can be written, and which are not for symbols, formulas or ornament alone."""
    names = {name for name in ask(":lang=en") if not APART.search(name)}
    return {name for name in names if not STYLE.search(name) or not {STYLE.sub("", name), STYLE.sub(" Upright", name)} & names}
