"""Programs: node runs them, swiftc checks their types, tree-sitter's grammars parse them."""

import json
import re
import subprocess

import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin
import tree_sitter_typescript

from conftest import HERE, note

# Their readers take one color a role; FormatsTests read Display P3 back from each format that has it.
READS_SRGB_ONLY = True


def parsed(language, path):
    """The syntax tree of a file; refuses one with an error in it."""
    tree = tree_sitter.Parser(tree_sitter.Language(language)).parse(path.read_bytes())
    assert not tree.root_node.has_error, first_error(tree.root_node)
    return tree.root_node


def first_error(node):
    for child in node.children:
        if child.is_error or child.is_missing:
            return f"line {child.start_point[0] + 1}: {child.text[:80]}"
        if child.has_error:
            return first_error(child)
    return node.text[:80]


def camel(role):
    return re.sub("-(.)", lambda match: match[1].upper(), role)


def test_mui(export, theme, scheme, tmp_path):
    path = export("mui", "theme.js")
    assert note(theme) in path.read_text()
    parsed(tree_sitter_typescript.language_typescript(), path)
    styles = tmp_path / "node_modules/@mui/material"
    styles.mkdir(parents=True)
    (styles / "package.json").write_text('{"type": "module", "exports": {"./styles": "./styles.js"}}')
    (styles / "styles.js").write_text("export const createTheme = options => options")
    (tmp_path / "theme.mjs").write_text(path.read_text())
    program = "import theme from './theme.mjs'; console.log(JSON.stringify(theme))"
    printed = subprocess.run(
        ["node", "--input-type=module", "-e", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    loaded = json.loads(printed.stdout)
    assert loaded["cssVariables"] is True
    for name, roles in [("light", scheme()), ("dark", scheme("--dark"))]:
        palette = loaded["colorSchemes"][name]["palette"]
        assert palette["primary"]["main"] == roles["primary"]
        assert palette["primary"]["contrastText"] == roles["on-primary"]
        assert palette["secondary"]["main"] == roles["accent"]
        assert {role: palette["brand"][camel(role)] for role in roles} == roles
        for color in ("primary", "secondary", "error", "warning", "info", "success"):
            assert set(palette[color]) == {"main", "light", "dark", "contrastText"}
    assert loaded["typography"]["h1"]["fontFamily"] != loaded["typography"]["fontFamily"]


def test_swift(export, theme, scheme, tmp_path):
    path = export("swift", "Theme.swift")
    source = path.read_text()
    assert note(theme) in source
    # The stand-ins declare what the file uses of UIKit and SwiftUI, as Apple's documentation does.
    for module in ("UIKit", "SwiftUI"):
        subprocess.run(
            ["swiftc", "-swift-version", "6", "-emit-module", "-module-name", module, "-I", tmp_path, "-parse-as-library",
             "-o", tmp_path / f"{module}.swiftmodule", HERE / f"stand-ins/{module}.swift"],
            check=True,
        )  # fmt: skip
    checked = subprocess.run(
        ["swiftc", "-swift-version", "6", "-typecheck", "-warnings-as-errors", "-I", tmp_path, path],
        capture_output=True, text=True,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stderr
    for role in scheme():
        name = "brand" + camel(role)[0].upper() + camel(role)[1:]
        hexes = re.search(rf"static let {name} = brand\(\s*light: hex\(0x(\w+)\), dark: hex\(0x(\w+)\)", source)
        assert [f"#{hex}" for hex in hexes.groups()] == [scheme()[role], scheme("--dark")[role]]


def assignments(source, opening):
    """The colors between an opening line and the closing parenthesis on its own line."""
    block = source[source.index(opening) :].split("\n)", 1)[0]
    return {name: f"#{hex}" for name, hex in re.findall(r"(\w+)(?: =|:) Color\(0xFF(\w{6})\)", block)}


def test_compose(export, theme, scheme):
    path = export("compose", "Theme.kt")
    assert note(theme) in path.read_text()
    parsed(tree_sitter_kotlin.language(), path)
    source = path.read_text()
    for opening, roles in [("val LightBrandColors", scheme()), ("val DarkBrandColors", scheme("--dark"))]:
        assert assignments(source, opening) == {camel(role): hex for role, hex in roles.items()}


def test_flutter(export, theme, scheme):
    path = export("flutter", "theme.dart")
    assert note(theme) in path.read_text()
    parsed(tree_sitter_dart.language(), path)
    source = path.read_text()
    for opening, roles in [("const lightBrandColors", scheme()), ("const darkBrandColors", scheme("--dark"))]:
        assert assignments(source, opening) == {camel(role): hex for role, hex in roles.items()}
