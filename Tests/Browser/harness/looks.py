"""Whole screens as values, so that two of them can be compared."""

from dataclasses import dataclass

from . import eyes


# Those of the elements whose middle lies in the window and under nothing else.
ON_SHOW = """
return [...arguments].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
});
"""


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
    """The rows of the list of fonts that can be seen without scrolling, by family."""
    shown = page.run(ON_SHOW, *page.options())
    facts = eyes.at_once(shown, "fill", "ink", "typeface")
    made = (Row(fill, ink, typeface["family"]) for fill, ink, typeface in facts)
    return dict(zip((option.accessible_name for option in shown), made))


def families_all_through(page):
    """Scrolls through the list of fonts and gives the family that each name is set in when it has come into view."""
    found = {}
    for option in page.options():
        if option.accessible_name not in found:
            page.run("arguments[0].scrollIntoView({ block: 'center' })", option)
            found |= {name: row.family for name, row in rows(page.settled()).items()}
    return found


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
    """All there is to see on a screen of fonts, its list scrolled to the start."""
    page.run("arguments[0].scrollIntoView({ block: 'center' })", page.options()[0])
    page.settled()
    return bar(page), rows(page), page.chosen
