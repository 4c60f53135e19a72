"""Makes real font families, as many as one likes, each measuring differently from every other."""

import io
import logging
import subprocess
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

MODELS = ("Lato", "Cabin", "Karla", "Open Sans", "PT Serif", "Roboto Slab")
LETTERS = range(0x20, 0x17F)
FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT = 1, 2, 3, 4, 6  # places in the name table
VARIATIONS = ("fvar", "gvar", "avar", "cvar", "HVAR", "MVAR", "STAT")
SYLLABLES = ("ba", "do", "fi", "gu", "ke", "lo", "mi", "nu", "pe", "ra", "so", "ti")

logging.getLogger("fontTools").setLevel(logging.ERROR)


def name(number):
    """A name for a family, the same number giving the same name: Bakedo, Bakefi and so on."""
    base = len(SYLLABLES)
    return "".join(SYLLABLES[number // base**power % base] for power in (3, 2, 1, 0)).capitalize()


class Families:
    """A folder of families and the fontconfig that lists them alone. Use it in a `with`: the folder ends with it."""

    def __init__(self, count):
        self.count = count
        self.folder = tempfile.TemporaryDirectory(prefix="families-")
        root = Path(self.folder.name)
        models = [self._model(family) for family in MODELS]
        (root / "fonts").mkdir()
        for number in range(count):
            self._make(models[number % len(models)], number, root / f"fonts/{name(number)}.ttf")
        settings = root / "fonts.conf"
        settings.write_text(
            f"<fontconfig><dir>{root}/fonts</dir><cachedir>{root}/cache</cachedir></fontconfig>\n"
        )
        self.environment = {"FONTCONFIG_FILE": str(settings)}
        subprocess.run(["fc-cache"], env={"PATH": "/usr/bin:/bin", **self.environment}, check=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    @staticmethod
    def _model(family):
        """An installed font, cut down to its Latin letters in one weight."""
        asked = ["fc-match", "-f", "%{file}", f"{family}:style=Regular:fontformat=TrueType"]
        font = TTFont(subprocess.run(asked, capture_output=True, text=True, check=True).stdout, fontNumber=0)
        options = subset.Options(layout_features=[], hinting=False, name_IDs=[FAMILY], drop_tables=[*VARIATIONS, "FFTM"])
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=LETTERS)
        cutter.subset(font)
        cut = io.BytesIO()
        font.save(cut)
        return cut.getvalue()

    @staticmethod
    def _make(model, number, path):
        font = TTFont(io.BytesIO(model))
        family = name(number)
        table = font["name"]
        table.names = []
        for identifier, text in (
            (FAMILY, family), (STYLE, "Regular"), (UNIQUE, family), (FULL, family), (POSTSCRIPT, family),
        ):  # fmt: skip
            table.setName(text, identifier, 3, 1, 0x409)
        widths = font["hmtx"].metrics
        for glyph, (width, bearing) in widths.items():
            if width:
                widths[glyph] = (width + number // len(MODELS), bearing)
        font.save(path)
