"""Several themes of a project in one output: tokens and Figma have them as modes, programs as a list by name."""

import json
import re

import pytest
import tree_sitter_dart
import tree_sitter_kotlin

from conftest import THEMES, note, roles, run, scheme_options
from test_code import camel, check_types, kits, parsed  # noqa: F401
from test_tokens import check, hexes

# The second has names that try to end a text or a comment; the third sets all there is to set, and has brand colors.
PROJECT = {"harbor": THEMES["material"], "night_2": THEMES["markup"], "3rd-brand": THEMES["adjusted"]}
SCHEMES = {
    "light": scheme_options(False, "standard"),
    "dark": scheme_options(True, "standard"),
    "light-high-contrast": scheme_options(False, "high"),
    "dark-high-contrast": scheme_options(True, "high"),
}
OUTPUTS = {"swift": "Themes.swift", "compose": "Themes.kt", "flutter": "themes.dart", "tokens": "tokens", "figma": "figma"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("project")
    outputs = [{"format": format, "path": path} for format, path in OUTPUTS.items()]
    outputs.append({"format": "swift", "path": "Public.swift", "prefix": "acme-", "access": "public"})
    outputs.append({"format": "swift", "path": "Colors.swift", "prefix": "hue-", "only": ["primary", "on-primary"]})
    outputs.append({"format": "compose", "path": "shared/src/commonMain/kotlin/Themes.kt"})
    (folder / "tintype.json").write_text(json.dumps({"themes": PROJECT, "outputs": outputs}))
    run("build", str(folder))
    return folder


def test_tokens_have_a_mode_for_each_scheme_of_each_theme(folder):
    resolver = json.loads((folder / "tokens/theme.resolver.json").read_text())
    check(resolver, "resolver.json")
    contexts = resolver["modifiers"]["mode"]["contexts"]
    assert list(contexts) == [f"{theme}-{scheme}" for theme in PROJECT for scheme in SCHEMES]
    assert resolver["modifiers"]["mode"]["default"] == "harbor-light"
    for theme, string in PROJECT.items():
        for scheme, options in SCHEMES.items():
            merged = {}
            for source in contexts[f"{theme}-{scheme}"]:
                document = json.loads((folder / "tokens" / source["$ref"]).read_text())
                check(document, "format.json")
                merged |= document
            assert hexes(merged) == roles(string, *options)
            families = merged["font"]["title"]["family"]["$value"], merged["font"]["body"]["family"]["$value"]
            assert all(len(family) == 2 for family in families)


def test_figma_has_a_mode_for_each_scheme_of_each_theme(folder):
    modes = {}
    for path in (folder / "figma").iterdir():
        document = json.loads(path.read_text())
        mode = document["$extensions"]["com.figma.modeName"]
        assert path.name == f"{mode}.tokens.json"
        modes[mode] = document
    words = {scheme: scheme.replace("-", " ") for scheme in SCHEMES}
    names = {"harbor": "Harbor", "night_2": "Night_2", "3rd-brand": "3rd brand"}
    assert modes.keys() == {f"{name} {word}" for name in names.values() for word in words.values()}
    for theme, string in PROJECT.items():
        for scheme, options in SCHEMES.items():
            assert hexes(modes[f"{names[theme]} {words[scheme]}"]) == roles(string, *options)
    # Black has no accents among its shades, and only the third theme has brand colors.
    assert modes["Harbor light"]["color"].keys() == modes["Night_2 dark"]["color"].keys()


def entry(source, theme):
    """What a program says about a theme: from its note to the next one."""
    start = source.index(note(PROJECT[theme]))
    end = source.find("Made with Tintype: ", start + 1)
    return source[start : end if end > 0 else None]


def own_and_brand(theme, *options):
    """A theme's hexes by the names in programs, and those of brand colors by their own."""
    shared = roles(PROJECT["harbor"])
    colors = roles(PROJECT[theme], *options)
    return {camel(role): colors[role] for role in shared}, {role: colors[role] for role in colors if role not in shared}


SWIFT_COLOR = r'"?(\S+?)"?: adaptive\(\s*light: hex\(0x(\w+)\), dark: hex\(0x(\w+)\),\s*lightHighContrast: hex\(0x(\w+)\), darkHighContrast: hex\(0x(\w+)\)\)'
USE = """import SwiftUI
func screen() -> Text {
  let theme = ThemeValues.named("harbor")!
  return Text("Hello").foregroundStyle(theme.primary).font(theme.title(34)).font(theme.body(17))
}
let names: [String] = ThemeValues.all.map(\\.id)
func scoped() -> Text { Text("Part").environment(\\.themeValues, ThemeValues.all[1]) }
let brand: Color? = ThemeValues.named("3rd-brand")?.brandColors["mint"]
func send() -> any Sendable { ThemeValues.all }
"""


@pytest.mark.parametrize("kit", ["UIKit", "AppKit"])
def test_swift_has_the_themes_by_name(folder, kits, kit, tmp_path):  # noqa: F811
    (tmp_path / "Use.swift").write_text(USE)
    check_types([*folder.glob("*.swift"), tmp_path / "Use.swift"], kits[kit])


def test_swift_has_no_fonts_if_only_colors_are_asked_for(folder):
    lines = (folder / "Colors.swift").read_text().splitlines()
    code = [line for line in lines if not line.strip().startswith("//")]
    assert not [line for line in code if "Font" in line or "Family" in line]
    assert sum("onPrimary: adaptive(" in line for line in code) == len(PROJECT)


def test_swift_has_each_themes_colors(folder):
    source = (folder / "Themes.swift").read_text()
    assert re.findall(r'id: "(.*)"', source) == list(PROJECT)
    for theme in PROJECT:
        colors = re.findall(SWIFT_COLOR, entry(source, theme))
        for index, options in enumerate(SCHEMES.values()):
            own, brand = own_and_brand(theme, *options)
            assert {color[0]: f"#{color[1 + index]}" for color in colors} == own | brand


@pytest.mark.parametrize("path", [OUTPUTS["compose"], "shared/src/commonMain/kotlin/Themes.kt"])
def test_compose_has_the_themes_by_name(folder, path):
    parsed(tree_sitter_kotlin.language(), folder / path)
    source = (folder / path).read_text()
    assert re.findall(r' name = "(.*)"', source) == list(PROJECT)
    check_blocks(source, r"(\w+) = Color\(0xFF(\w+)\)", r'"(\S+)" to Color\(0xFF(\w+)\)', " = BrandColors(")


def test_flutter_has_the_themes_by_name(folder):
    path = folder / OUTPUTS["flutter"]
    parsed(tree_sitter_dart.language(), path)
    source = path.read_text()
    assert re.findall(r" name: '(.*)'", source) == list(PROJECT)
    check_blocks(source, r"(\w+): Color\(0xFF(\w+)\)", r"'(\S+)': Color\(0xFF(\w+)\)", ": const BrandColors(")


def check_blocks(source, color, brand_color, opening):
    """Each theme's four blocks of colors have the hexes of its schemes."""
    for theme in PROJECT:
        blocks = entry(source, theme).split(opening)[1:5]
        names = [name.split()[-1] for name in entry(source, theme).split(opening)[:4]]
        assert names == ["light", "dark", "highContrastLight", "highContrastDark"]
        for block, options in zip(blocks, SCHEMES.values(), strict=True):
            own, brand = own_and_brand(theme, *options)
            found = {name: f"#{hex}" for name, hex in re.findall(color, block)}
            assert {name: found.get(name) for name in own} == own
            assert {name: f"#{hex}" for name, hex in re.findall(brand_color, block)} == brand
