"""Google's Material palette of 2014: what the stories ask of it, in Material's order."""

from dataclasses import dataclass

BLACK, WHITE = "#000000", "#FFFFFF"


@dataclass(frozen=True)
class Hue:
    """A hue's 500, the text color that Material gives it, and its 800 and 900."""

    name: str
    hex: str
    text: str
    shade800: str
    shade900: str


@dataclass(frozen=True)
class Accent:
    """A hue's A200 and the text color that Material gives it."""

    name: str
    hex: str
    text: str


HUES = (
    Hue("Red", "#F44336", WHITE, "#C62828", "#B71C1C"),
    Hue("Pink", "#E91E63", WHITE, "#AD1457", "#880E4F"),
    Hue("Purple", "#9C27B0", WHITE, "#6A1B9A", "#4A148C"),
    Hue("Deep Purple", "#673AB7", WHITE, "#4527A0", "#311B92"),
    Hue("Indigo", "#3F51B5", WHITE, "#283593", "#1A237E"),
    Hue("Blue", "#2196F3", WHITE, "#1565C0", "#0D47A1"),
    Hue("Light Blue", "#03A9F4", BLACK, "#0277BD", "#01579B"),
    Hue("Cyan", "#00BCD4", BLACK, "#00838F", "#006064"),
    Hue("Teal", "#009688", WHITE, "#00695C", "#004D40"),
    Hue("Green", "#4CAF50", BLACK, "#2E7D32", "#1B5E20"),
    Hue("Light Green", "#8BC34A", BLACK, "#558B2F", "#33691E"),
    Hue("Lime", "#CDDC39", BLACK, "#9E9D24", "#827717"),
    Hue("Yellow", "#FFEB3B", BLACK, "#F9A825", "#F57F17"),
    Hue("Amber", "#FFC107", BLACK, "#FF8F00", "#FF6F00"),
    Hue("Orange", "#FF9800", BLACK, "#EF6C00", "#E65100"),
    Hue("Deep Orange", "#FF5722", WHITE, "#D84315", "#BF360C"),
    Hue("Brown", "#795548", WHITE, "#4E342E", "#3E2723"),
    Hue("Grey", "#9E9E9E", BLACK, "#424242", "#212121"),
    Hue("Blue Grey", "#607D8B", WHITE, "#37474F", "#263238"),
)

ACCENTS = (
    Accent("Red", "#FF5252", WHITE),
    Accent("Pink", "#FF4081", WHITE),
    Accent("Purple", "#E040FB", WHITE),
    Accent("Deep Purple", "#7C4DFF", WHITE),
    Accent("Indigo", "#536DFE", WHITE),
    Accent("Blue", "#448AFF", WHITE),
    Accent("Light Blue", "#40C4FF", BLACK),
    Accent("Cyan", "#18FFFF", BLACK),
    Accent("Teal", "#64FFDA", BLACK),
    Accent("Green", "#69F0AE", BLACK),
    Accent("Light Green", "#B2FF59", BLACK),
    Accent("Lime", "#EEFF41", BLACK),
    Accent("Yellow", "#FFFF00", BLACK),
    Accent("Amber", "#FFD740", BLACK),
    Accent("Orange", "#FFAB40", BLACK),
    Accent("Deep Orange", "#FF6E40", BLACK),
)


def hue(name):
    return next(one for one in HUES if one.name == name)


def accent(name):
    return next(one for one in ACCENTS if one.name == name)
