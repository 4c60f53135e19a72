"""Whole screens as values, so that two of them can be compared."""

from dataclasses import dataclass

from . import eyes


@dataclass(frozen=True)
class Cell:
    """A color of a grid: what it is filled with, and its label, which is empty while there is none to see."""

    fill: str
    ink: str
    label: str


@dataclass(frozen=True)
class Row:
    """A font of a list: its fill, the color of its name and the family that its name is set in."""

    fill: str
    ink: str
    family: str


@dataclass(frozen=True)
class Bar:
    """The bar as it stands; `second_line` is empty where the bar has none."""

    fill: str
    title: str
    ink: str
    typeface: eyes.Typeface
    second_line: str
    next_enabled: bool
    next_ink: str


def names(page):
    """The accessible names of the options, in their order."""
    return [option.accessible_name for option in page.options()]


def cells(page):
    """The cells of the screen's grid, by name."""
    facts = eyes.at_once(page.options(), "fill", "ink", "seenText")
    return dict(zip(names(page), (Cell(*fact) for fact in facts)))


def rows(page):
    """The rows of the screen's list of fonts, by family."""
    facts = eyes.at_once(page.options(), "fill", "ink", "typeface")
    made = (Row(fill, ink, typeface["family"]) for fill, ink, typeface in facts)
    return dict(zip(names(page), made))


def bar(page):
    heading, following, second = page.heading(), page.button("Next"), page.second_line()
    return Bar(
        fill=eyes.fill(page.banner()),
        title=eyes.text(heading),
        ink=eyes.ink(heading),
        typeface=eyes.typeface(heading),
        second_line=eyes.text(second) if second else "",
        next_enabled=following.is_enabled(),
        next_ink=eyes.ink(following),
    )


def grid_screen(page):
    """All there is to see on a screen of colors."""
    return bar(page), cells(page), page.theme_color, page.chosen


def list_screen(page):
    """All there is to see on a screen of fonts."""
    return bar(page), rows(page), page.chosen
