"""What a person sees of an element: colors as #RRGGBB, typefaces, and the text that is not hidden."""

from dataclasses import dataclass
from pathlib import Path

PIECES = """
return seenTexts(arguments[0]).map((text) => {
  const one = text.parentElement;
  return { text: plain(text.data), ink: ink(one), fill: fill(one), typeface: typeface(one) };
});
"""
SOURCE = Path(__file__).with_name("eyes.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Typeface:
    """The family asked for first, the size in CSS pixels, the weight from 100 to 900, and the slant as in CSS."""

    family: str
    size: float
    weight: float
    slant: str

    @property
    def is_bold(self):
        return self.weight >= 600

    @property
    def is_italic(self):
        return self.slant.startswith(("italic", "oblique"))


def look(element, script, *values):
    """Runs a script that knows what eyes.js defines; `arguments[0]` is the element."""
    return element.parent.execute_script(SOURCE + script, element, *values)


def fill(element):
    """The color behind an element's text: its own background, or what shows through from behind."""
    return look(element, "return fill(arguments[0]);")


def ink(element):
    """The color in which an element's first visible text is drawn."""
    return look(element, "return ink(arguments[0]);")


def text(element):
    """The text that can be seen, white space made single; the empty string where none is."""
    return look(element, "return seenText(arguments[0]);")


def typeface(element):
    """How an element's first visible text is set."""
    return Typeface(**look(element, "return typeface(arguments[0]);"))


@dataclass(frozen=True)
class Piece:
    """A run of text that can be seen, and how it is drawn."""

    text: str
    ink: str
    fill: str
    typeface: Typeface


def pieces(element):
    """The visible text of an element in runs, each drawn in one way, in order."""
    return [Piece(**made | {"typeface": Typeface(**made["typeface"])}) for made in look(element, PIECES)]


def at_once(elements, *properties):
    """For each element a list of what `fill`, `ink`, `seenText` or `typeface` say, all in one trip to the browser."""
    if not elements:
        return []
    script = """
        const [names, ...elements] = arguments, asked = { fill, ink, seenText, typeface };
        return elements.map((element) => names.map((name) => asked[name](element)));
        """
    return elements[0].parent.execute_script(SOURCE + script, properties, *elements)
