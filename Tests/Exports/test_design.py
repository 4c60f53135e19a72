"""DESIGN.md: read as YAML and Markdown, and held to the rules of the format's own linter.

Source: github.com/google-labs-code/design.md, packages/cli/src/linter, 0.3.0. Its findings are errors, warnings and infos;
a file of ours has none.
"""

import math
import re

import pytest
import yaml

from conftest import THEMES, note, run

KEYS = {"version", "name", "description", "colors", "typography", "rounded", "spacing", "components"}
PROPERTIES = {"backgroundColor", "textColor", "typography", "rounded", "padding", "size", "height", "width"}
SECTIONS = [
    "Overview", "Colors", "Typography", "Layout", "Elevation & Depth", "Shapes", "Components", "Do's and Don'ts",
]  # fmt: skip
# Families that a palette of Material 3 has, whether or not a component uses them.
FAMILIES = {"primary", "secondary", "tertiary", "error", "surface", "background", "outline"}


@pytest.fixture
def design(export):
    """The tokens and the prose."""
    text = export("design", "DESIGN.md").read_text()
    opening, matter, prose = re.split(r"^---$", text, maxsplit=2, flags=re.MULTILINE)
    assert opening == ""
    return yaml.safe_load(matter), prose


def luminance(hex):
    channels = [int(hex[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def resolved(tokens, value):
    """The value that a reference leads to."""
    if not (isinstance(value, str) and re.fullmatch(r"\{[\w.-]+\}", value)):
        return value
    for key in value[1:-1].split("."):
        tokens = tokens[key]
    return tokens


def test_colors_are_those_of_the_scheme(design, scheme):
    tokens, _ = design
    assert tokens["colors"] == scheme()


def test_colors_are_valid_and_primary_is_among_them(design):
    tokens, _ = design
    assert "primary" in tokens["colors"]
    for hex in tokens["colors"].values():
        assert re.fullmatch(r"#[0-9A-F]{6}", hex)


def test_components_use_tokens_that_are_there_and_properties_that_are_known(design):
    tokens, _ = design
    for component in tokens["components"].values():
        assert component.keys() <= PROPERTIES
        for value in component.values():
            resolved(tokens, value)


def test_text_of_components_reads(design):
    tokens, _ = design
    pairs = [part for part in tokens["components"].values() if {"backgroundColor", "textColor"} <= part.keys()]
    assert len(pairs) > 15
    for part in pairs:
        assert contrast(resolved(tokens, part["textColor"]), resolved(tokens, part["backgroundColor"])) >= 4.5


def test_every_color_is_used(design):
    tokens, _ = design
    used = {value[8:-1] for part in tokens["components"].values() for value in part.values() if "{colors." in str(value)}
    charts = {color for color in tokens["colors"] if re.match(r"(on-)?chart-|sequential-|diverging-", color)}
    assert tokens["colors"].keys() - used - FAMILIES - charts == set()


def test_dimensions_and_type_are_of_their_form(design, theme):
    tokens, _ = design
    # Only sizes that people set are computed, and have a decimal.
    dimension_form = r"\d+(\.\d)?px" if theme == THEMES["adjusted"] else r"\d+px"
    assert tokens["typography"] and tokens["rounded"] and tokens["spacing"]
    for level in tokens["typography"].values():
        assert level.keys() <= {"fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"}
        assert isinstance(level["fontFamily"], str) and isinstance(level["fontWeight"], int)
        assert re.fullmatch(dimension_form, level["fontSize"]) and isinstance(level["lineHeight"], (int, float))
    for dimension in [*tokens["rounded"].values(), *tokens["spacing"].values()]:
        assert re.fullmatch(dimension_form, dimension)


def test_the_extension_is_not_taken_for_tokens_that_got_lost(design):
    """The linter warns of hexes and dimensions under a key that it doesn't know, and of keys like those it knows."""
    tokens, _ = design
    assert tokens.keys() - KEYS == {"tintype"}
    for scheme in tokens["tintype"].values():
        assert scheme.keys() == tokens["colors"].keys()
        for color in scheme.values():
            assert re.fullmatch(r"rgb\(\d+, \d+, \d+\)", color)


def test_the_extension_has_the_other_schemes(design, scheme):
    tokens, _ = design
    others = {
        "dark": scheme("--dark"),
        "light-high-contrast": scheme("--contrast", "high"),
        "dark-high-contrast": scheme("--dark", "--contrast", "high"),
    }
    for name, roles in others.items():
        for role, hex in roles.items():
            channels = re.findall(r"\d+", tokens["tintype"][name][role])
            assert "#%02X%02X%02X" % tuple(map(int, channels)) == hex
    assert tokens["tintype"].keys() == others.keys()


def test_sections_are_there_once_and_in_order(design):
    _, prose = design
    assert re.findall(r"^## (.+)$", prose, flags=re.MULTILINE) == SECTIONS


def test_names_stay_text(theme, design):
    tokens, prose = design
    assert "<script" not in prose and "<b>" not in prose
    if theme == THEMES["markup"]:
        assert tokens["typography"]["headline-lg"]["fontFamily"] == '"</style><script>alert(1)</script>'
        assert tokens["name"] == '<b>&amp;]]>"\' --> {x} 🖍 Été'


def test_it_says_where_a_chosen_color_does_not_read():
    text = run("export", THEMES["material"], "--format", "design").decode()
    # Pink A200 on the pages of Indigo 500, cut off and not rounded.
    ratio = math.floor(contrast("#FF4081", "#F5F7FB") * 100) / 100
    assert f"{ratio:.2f}:1 there. `accent-text`" in text
    assert "write in Indigo 500" not in text


def test_import(theme, export, tmp_path):
    file = export("design", "DESIGN.md")
    assert note(theme) in file.read_text()
    assert run("import", str(file)).decode().strip() == theme


def test_another_one_is_read(tmp_path):
    file = tmp_path / "DESIGN.md"
    file.write_text(
        "---\nname: 'Night Market' # working title\ncolors:\n  brand:\n    primary: \"#1f6f5c\"\n  accent: '{colors.ember}'\n  ember: tomato\n"
        "  glass: rgb(0 0 0 / 20%)\ntypography:\n  h1:\n    fontFamily: Space Grotesk\n  body-md: \n    fontFamily: \"Inter\"\n"
        "---\n## Colors\n"
    )
    assert run("import", str(file)).decode().strip() == (
        "primary=1f6f5c&accent=ff6347&title=Space+Grotesk&body=Inter&name=Night+Market"
    )
