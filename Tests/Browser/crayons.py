"""The crayons of the table."""

import csv
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).parents[1] / "CatalogTests" / "Tables" / "crayons.csv"


@dataclass(frozen=True)
class Crayon:
    """A crayon's name, its channels as bytes, and its color as #RRGGBB."""

    name: str
    red: int
    green: int
    blue: int
    hex: str

    @property
    def slug(self):
        """The name as an address has it."""
        letters = "".join(one for one in self.name.lower() if one.isalnum() or one == " ")
        return letters.replace(" ", "-")


def read():
    with TABLE.open(encoding="utf-8") as lines:
        return [
            Crayon(row["name"], int(row["red"]), int(row["green"]), int(row["blue"]), row["hex"])
            for row in csv.DictReader(lines)
        ]


CRAYONS = read()


def crayon(name):
    return next(one for one in CRAYONS if one.name == name)


TANGERINE = crayon("Atomic Tangerine")
