"""The interface's own words, as far as the tests expect them: all in this one place."""

import re

# The crayons
ALL_CRAYONS = "133 crayons"
TWO_CRAYONS = "2 of 133 crayons"
OWN_COLOR = "This color"
SAME = "looks the same"
NEAR = "close"
NEAR_NAME = "Near "
PICK = "Pick a color from the screen"
TO_CRAYONS = "Crayons Find or mix any color"

# The mixer
COPIED = "Copied"
WHITE_ON_TANGERINE = "White text 1.94"
BLACK_ON_TANGERINE = "Black text 10.81 AAA for any text"

# The fonts
LACKING = re.compile("no real (bold|italic)")


def fonts_shown(count):
    return f"{count} fonts"


# The summary
DISCARDS = "discard"
ALL_LEGIBLE = "Every pair of colors that the theme uses reaches AA."
ONE_SHORT = "One pair of colors falls short of AA."
USE_INDIGO_800 = "Use Indigo 800 as the primary"
IS_INDIGO_800 = "The primary is Indigo 800 now."


def too_near(ratio):
    """Of Pink A200 as the accent on Indigo 500."""
    return f"The accent on the primary reads {ratio}:1; a control needs 3:1."


def too_dark(ratio):
    """Of Indigo 500 on the page in the dark."""
    return f"The primary on the page reads {ratio}:1; large text needs 3:1."


# What is kept, and updates
KEEPS_NOTHING = "keeps nothing"
TOO_LONG = "bytes long"
CUT = "1024 characters"
NEW_VERSION = "new version"
