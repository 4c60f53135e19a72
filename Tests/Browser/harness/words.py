"""The interface's own words, as far as the tests expect them: all in this one place."""

import re

# The crayons
ALL_CRAYONS = "133 crayons"
TWO_CRAYONS = "2 of 133 crayons"
OWN_COLOR = "This color"
SAME = "looks the same"
NEAR = "similar"
PICK = "Pick a color from the screen"
TO_CRAYONS = "Crayons Find or mix any color"

# The mixer
COPIED = "Copied"
WHITE_ON_TANGERINE = "White text 1.94"
BLACK_ON_TANGERINE = "Black text 10.81 readable at any size (AAA)"

# The fonts
LACKING = re.compile("no real (bold|italic)")
GENERIC = "On every device"
ON_DEVICE = "On this device"
INCLUDED = "From Tintype"
OWN_FILE = "your file"
MISSING = "not on this device"
ADD_FILE = "Add a font file…"
NO_FONT = "“notes.txt” isn’t a font we can read. Choose a .ttf, .otf or .woff2 file."


def use(name):
    return f"Use “{name}”"


def fonts_shown(count):
    return f"{count} fonts"


# The summary
DISCARDS = "discard"
ALL_READ = "Your colors are readable everywhere you use them."
ON_THE_BAR = "Marks on the bar"
TO_INDIGO_800 = "Or change the primary to Indigo 800"
IS_INDIGO_800 = "The primary is now Indigo 800."
INDIGO_FOR_BARS_IN_DARK = "Bars and filled controls #4558B8 instead of "


def places(count):
    """Said if more than one place was adjusted."""
    return f"Tintype adjusted {count} places so that everything is readable."


def too_near(ratio):
    """Of Pink A200 as the accent on Indigo 500."""
    return f"was {ratio}:1 and needs 3:1."


# Storage and updates
KEEPS_NOTHING = "doesn’t let Tintype save anything"
TOO_LONG = "bytes long"
CUT = "1024 characters"
NEW_VERSION = "new version"

# Notices
ELSEWHERE = "changed in another tab"
SET_FROM_BEAVER = "Primary color set from Beaver."
ACCENT_FIRST = "Choose an accent color first."
