"""A page at one moment, as a value: what assistive technology could point at, and how each is painted."""

from dataclasses import dataclass
from functools import cached_property


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


@dataclass(frozen=True)
class Piece:
    """A run of text that can be seen and how it is painted, its colors as #RRGGBB. `is_apart` is true in a heading, a control
    and what is hidden from assistive technology."""

    text: str
    ink: str
    fill: str
    typeface: Typeface
    is_apart: bool

    @classmethod
    def read(cls, told):
        return cls(**told | {"typeface": Typeface(**told["typeface"])})


@dataclass(frozen=True)
class Thing:
    """One thing of a page. Colors are #RRGGBB: `fill` lies behind it, `ink` is that of its first visible text. `value` is what
    a field or a slider holds, `box` its left, top, width and height in CSS pixels."""

    role: str
    name: str
    description: str
    text: str
    fill: str
    ink: str
    typeface: Typeface
    pieces: tuple
    enabled: bool
    chosen: bool
    current: bool
    invalid: bool
    value: str | None
    least: str | None
    most: str | None
    placeholder: str
    drawn_before: str
    box: tuple
    index: int
    inside: tuple

    @classmethod
    def read(cls, index, told, pieces):
        own = tuple(pieces[at] for at in told.pop("pieces"))
        look, told["box"], told["inside"] = told.pop("own"), tuple(told["box"]), tuple(told["inside"])
        return cls(
            **told,
            index=index,
            pieces=own,
            text=" ".join(piece.text for piece in own),
            fill=look["fill"],
            ink=own[0].ink if own else look["ink"],
            typeface=own[0].typeface if own else Typeface(**look["typeface"]),
        )

    @property
    def highlights(self):
        """The runs of its text that are painted differently from its first, by their text."""
        return {
            one.text: one for one in self.pieces if (one.fill, one.ink) != (self.fill, self.pieces[0].ink)
        }


def listing(things):
    """The things that are there instead, for the message of a failure."""
    named = [f"{thing.role} {thing.name!r}" if thing.name else thing.role for thing in things]
    return ", ".join(named) or "nothing"


class Snapshot:
    """A page at one moment. `address` is the hash with its #, `stored` all of localStorage, `theme_color` the color
    that the browser's own bar takes."""

    def __init__(self, told):
        self.pieces = tuple(Piece.read(piece) for piece in told["pieces"])
        self.things = tuple(
            Thing.read(index, thing, self.pieces) for index, thing in enumerate(told["things"])
        )
        self.address, self.stored, self.theme_color = told["address"], told["stored"], told["theme_color"]
        self._focus = told["focus"]

    def all(self, role, name=None, inside=None):
        """Everything of a role, and of a name if one is given, in the page's order."""
        return [
            thing
            for thing in self.things
            if thing.role == role
            and name in (None, thing.name)
            and (inside is None or inside.index in thing.inside)
        ]

    def has(self, role, name=None):
        return bool(self.all(role, name))

    def the(self, role, name=None, inside=None):
        """The one thing of this role and name. If there is none or more than one, fails and says what there is."""
        found = self.all(role, name, inside)
        wanted = role + (f" named {name!r}" if name else "")
        others = listing(self.all(role, inside=inside) or self.things)
        assert found, f"there is no {wanted}, but {others}"
        assert len(found) == 1, f"there are {len(found)} of one {wanted}"
        return found[0]

    # The bar

    @cached_property
    def banner(self):
        return self.the("banner")

    @cached_property
    def heading(self):
        """The bar's title."""
        return self.the("heading", inside=self.banner)

    @property
    def title(self):
        return self.heading.text

    def bar_button(self, name):
        return self.the("button", name, self.banner)

    @property
    def next(self):
        """The button that leads on: Done once all is chosen."""
        return self.bar_button("Done" if self.all("button", "Done", self.banner) else "Next")

    @cached_property
    def second_line(self):
        """The line under the bar's title, or None if the bar has none."""
        below = [piece for piece in self.banner.pieces if not piece.is_apart]
        return below[0] if below else None

    @cached_property
    def clock(self):
        """The time in the status bar that is drawn on a wide window, or None."""
        times = [
            piece for piece in self.pieces if piece.text.replace(":", "").isdigit() and ":" in piece.text
        ]
        return times[0] if times else None

    # The screen

    @property
    def screen(self):
        """The screen's part of the address, such as "#/accent"."""
        return self.address.partition("?")[0]

    @cached_property
    def main(self):
        return self.the("main")

    @cached_property
    def options(self):
        """Those of the screen's own list: what it suggests besides comes after it."""
        lists = self.all("listbox") or [self.the("listbox")]
        return self.all("option", inside=lists[0])

    @property
    def names(self):
        return [option.name for option in self.options]

    def option(self, name):
        return self.the("option", name)

    @property
    def chosen(self):
        """The names of the options that are selected."""
        return [thing.name for thing in self.all("option") if thing.chosen]

    @property
    def notices(self):
        """The messages on the page now: the texts of its alerts and its notices that are not empty."""
        return [
            one.text
            for one in self.all("alert") + self.all("status")
            if one.text and self.main.index not in one.inside
        ]

    def says(self, words):
        """Whether the page says something with these words by itself."""
        return any(words in said for said in self.notices)

    @property
    def focus(self):
        """The role and the name of what has the focus; two Nones if nothing has it that can be pointed at."""
        thing = self.focused
        return (thing.role, thing.name) if thing else (None, None)

    @property
    def focused(self):
        return None if self._focus is None else self.things[self._focus]

    @property
    def looks(self):
        """All there is to see of the bar and the screen, as a value that two moments can be compared by."""
        whole = {self.banner.index, self.main.index}
        own = [one for one in self.things if whole & {one.index, *one.inside}]
        parts = (
            (one.role, one.name, one.fill, one.pieces, one.enabled, one.chosen, one.value) for one in own
        )
        return self.screen, self.theme_color, tuple(parts)

    @property
    def session(self):
        """The address that is kept for the next visit."""
        return self.stored.get("tintype.session", "")

    @property
    def theme(self):
        """The theme that is kept, as a theme string."""
        return self.session.partition("?")[2]
