"""Exports themes with the command and hands them to the programs they're made for, or to the strictest readers there are."""

import json
import subprocess
from functools import cache, partial
from pathlib import Path
from urllib.parse import quote_plus

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = ROOT / "Command/.build/release/tintype"
HERE = Path(__file__).parent


def theme_string(primary, accent, title, body, name=""):
    parts = {"primary": primary, "accent": accent, "title": title, "body": body, "name": name}
    return "&".join(f"{key}={quote_plus(value)}" for key, value in parts.items() if value)


# The second one has names that try to end a string, an attribute, a comment or an element.
THEMES = {
    "material": theme_string("indigo-500", "pink-a200", "EB Garamond", "Lato"),
    "markup": theme_string(
        "black", "white", '"</style><script>alert(1)</script>', "a&b--><!--'\\\"", '<b>&amp;]]>"\' --> {x} 🖍 Été'
    ),
    "wide": theme_string("p3-ff8040", "p3-00c0ff", "EB Garamond", "Lato"),
    "adjusted": theme_string("indigo-500", "pink-a200", "EB Garamond", "Lato")
    + "&neutral=brown-500&color.mint=00bfa5&color.sun=ffb300&pin.light.muted=5a5a5a&scale=1.25&size=18"
    + "&title-weight=600&body-weight=500&corner=12",
    "long": theme_string("c0ffee", "atomic-tangerine", "Very " * 30 + "Long", "M" * 200, "W" * 60),
}


def pytest_generate_tests(metafunc):
    """Every test that needs a theme gets each; if its module reads sRGB only, all but the wide one."""
    if "theme" in metafunc.fixturenames:
        names = [name for name in THEMES if name != "wide" or not getattr(metafunc.module, "READS_SRGB_ONLY", False)]
        metafunc.parametrize("theme", names, indirect=True, scope="session")


@pytest.fixture(scope="session")
def theme(request):
    return THEMES[request.param]


def run(*arguments, data=None):
    """The command's output."""
    return subprocess.run([COMMAND, *arguments], input=data, capture_output=True, check=True).stdout


@cache
def roles(theme, *options):
    """The roles' hexes as `tintype scheme` prints them."""
    printed = json.loads(run("scheme", theme, "--json", *options))
    return {role: color["hex"] for role, color in printed.items()}


def scheme_options(dark, contrast):
    """What asks for one of a theme's four schemes."""
    return [*(["--dark"] if dark else []), "--contrast", contrast]


@pytest.fixture(scope="session")
def export(theme, tmp_path_factory):
    """Exports the theme in a format and returns the path of its file or folder."""
    folder = tmp_path_factory.mktemp("exports")

    def exported(format, file):
        if not (folder / file).exists():
            run("export", theme, "--format", format, "--out", str(folder / file))
        return folder / file

    return exported


@pytest.fixture(scope="session")
def scheme(theme):
    """The roles' hexes of a theme, by the options of `tintype scheme`."""
    return partial(roles, theme)


def note(theme):
    """How the theme string is written in files: without two hyphens in a row."""
    return "Made with Tintype: " + theme.replace("--", "-%2D")
