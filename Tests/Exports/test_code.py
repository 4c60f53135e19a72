"""Programs: node runs them, swiftc checks their types, tree-sitter's grammars parse them."""

import json
import re
import subprocess

import pytest
import tree_sitter
import tree_sitter_dart
import tree_sitter_kotlin
import tree_sitter_typescript

from conftest import HERE, THEMES, note, run

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


@pytest.fixture(scope="session")
def kits(tmp_path_factory):
    """Modules in place of Apple's, by the kit that a platform has: they declare what an exported theme uses, as the documentation
    does."""
    folders = {}
    for kit in ("UIKit", "AppKit"):
        folders[kit] = tmp_path_factory.mktemp(kit)
        for module in ("CoreText", kit, "SwiftUI"):
            emit_module(module, [HERE / f"stand-ins/{module}.swift"], folders[kit], folders[kit])
    return folders


def emit_module(name, sources, folder, *search):
    options = [option for path in search for option in ("-I", path)]
    command = ["swiftc", "-swift-version", "6", "-emit-module", "-module-name", name, "-parse-as-library", *options]
    subprocess.run([*command, "-o", folder / f"{name}.swiftmodule", *sources], check=True)


def check_types(sources, *search):
    options = [option for path in search for option in ("-I", path)]
    command = ["swiftc", "-swift-version", "6", "-typecheck", "-warnings-as-errors", "-parse-as-library", *options]
    checked = subprocess.run([*command, *sources], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


USE = """import SwiftUI
{imports}
func screen() -> Text {{
  Text("Hello").foregroundStyle(.themePrimary).foregroundStyle(.primary).font(.themeTitle(34))
}}
func color() -> Color {{ .themeOnPrimary }}
let families: any Sendable = Font.themeBodyFamily
func send() -> any Sendable {{ Color.themePrimary }}
"""


def test_swift(export, theme, scheme, kits, tmp_path):
    path = export("swift", "Theme.swift")
    source = path.read_text()
    assert note(theme) in source
    use = tmp_path / "Use.swift"
    use.write_text(USE.format(imports=""))
    for kit in kits.values():
        check_types([path, use], kit)
    # The lines that only a watch compiles.
    watch = tmp_path / "Watch.swift"
    watch.write_text(source.replace("os(watchOS)", "canImport(UIKit)"))
    check_types([watch, use], kits["UIKit"])
    for role in scheme():
        name = "theme" + camel(role)[0].upper() + camel(role)[1:]
        hexes = re.search(rf"static let {name} = adaptive\(\s*light: hex\(0x(\w+)\), dark: hex\(0x(\w+)\)", source)
        assert [f"#{hex}" for hex in hexes.groups()] == [scheme()[role], scheme("--dark")[role]]


def test_swift_lives_beside_the_symbols_of_an_asset_catalog(kits, tmp_path):
    """Xcode makes the symbols of a catalog in the same target: extensions of UIColor, Color and ShapeStyle."""
    theme = THEMES["material"]
    (tmp_path / "Theme.swift").write_bytes(run("export", theme, "--format", "swift"))
    run("export", theme, "--format", "xcassets", "--out", str(tmp_path / "Theme.xcassets"))
    names = [path.stem[0].lower() + path.stem[1:] for path in (tmp_path / "Theme.xcassets").glob("*.colorset")]
    assert len(names) > 50
    for kit, color in {"UIKit": "UIColor", "AppKit": "NSColor"}.items():
        symbols = [f"import {kit}", "import SwiftUI", f"extension {color} {{"]
        symbols += [f"  static var {name}: {color} {{ fatalError() }}" for name in names]
        symbols += ["}", "extension SwiftUI.Color {"]
        symbols += [f"  static var {name}: SwiftUI.Color {{ fatalError() }}" for name in names]
        symbols += ["}", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
        symbols += [f"  static var {name}: SwiftUI.Color {{ fatalError() }}" for name in names]
        (tmp_path / "Symbols.swift").write_text("\n".join([*symbols, "}"]))
        (tmp_path / "Use.swift").write_text(USE.format(imports=""))
        check_types([tmp_path / name for name in ("Theme.swift", "Symbols.swift", "Use.swift")], kits[kit])


def test_a_public_theme_is_used_by_other_modules(kits, tmp_path):
    """Two themes, with a prefix each, in one module."""
    sources = []
    for name, options in {"Theme": [], "Acme": ["--prefix", "acme"]}.items():
        sources.append(tmp_path / f"{name}.swift")
        sources[-1].write_bytes(run("export", THEMES["material"], "--format", "swift", "--access", "public", *options))
    use = tmp_path / "Use.swift"
    use.write_text(USE.format(imports="import Brand") + "\nfunc other() -> Color { .acmePrimary }\n")
    for kit, folder in kits.items():
        modules = tmp_path / kit
        modules.mkdir()
        emit_module("Brand", sources, modules, folder)
        check_types([use], folder, modules)


@pytest.mark.parametrize("only", ["primary,accent", "ramps", "fonts"])
def test_a_part_of_the_swift_code_is_code(kits, tmp_path, only):
    path = tmp_path / "Theme.swift"
    path.write_bytes(run("export", THEMES["wide"], "--format", "swift", "--only", only))
    for kit in kits.values():
        check_types([path], kit)


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
