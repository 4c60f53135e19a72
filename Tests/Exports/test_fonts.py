"""Exported fonts: aapt2 links them, and fontTools says what they're called. Tests/Browser has browsers draw with them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import sass
import tree_sitter_dart
import tree_sitter_kotlin
from fontTools.ttLib import TTFont

from conftest import COMMAND, ROOT, run, theme_string
from test_code import check_types, kits, parsed  # noqa: F401

# Scripts/fonts makes it, and the site has it, too.
SITE = ROOT / "Web/.build/fonts"
FULL = SITE / "fonts/full"
THEME = theme_string("indigo-500", "pink-a200", "EB Garamond", "Lato", "Field Notes")


def families():
    return [json.loads(line) for line in run("fonts", "--json", "--site", str(SITE)).splitlines()]


def export(folder, format, file, fonts, theme=THEME, *more):
    places = ["--out", str(folder / file), "--fonts", str(folder / fonts), "--site", str(SITE)]
    run("export", theme, "--format", format, *places, *more)
    return (folder / file).read_text() if (folder / file).is_file() else None


def test_every_family_comes_with_its_faces_and_one_license_unchanged(tmp_path):
    listed = families()
    assert len(listed) >= 61
    for family in listed:
        name = family["family"]
        folder = tmp_path / name
        export(folder, "css", "theme.css", "fonts", theme_string("indigo-500", "pink-a200", name, name), "--subset", "all")
        assert len(list(folder.glob("fonts/*.txt"))) == 1
        assert (folder / "fonts" / family["license"]).read_bytes() == (SITE / "fonts" / family["license"]).read_bytes()
        files = {path.name for path in folder.glob("fonts/*.woff2")}
        for face in family["faces"]:
            if face["italic"] and face["weight"] >= 600:
                continue
            woff2 = Path(face["file"]).stem + ".woff2"
            assert woff2 in files
            files.remove(woff2)
            font, whole = TTFont(folder / "fonts" / woff2), TTFont(FULL / face["file"])
            assert font.getGlyphOrder() == whole.getGlyphOrder() and font.getBestCmap() == whole.getBestCmap()
            assert whole["name"].getDebugName(6) == face["postScriptName"]
        assert not files


def test_a_font_of_a_persons_own_falls_back_as_if_it_came_with_tintype(tmp_path):
    """For each family, its own file, given by hand, is measured as fontTools measures it."""
    measured = 0
    for family in families():
        name = family["family"]
        theme = theme_string("indigo-500", "pink-a200", name, name)
        files = [FULL / face["file"] for face in family["faces"] if face["weight"] < 600 and not face["italic"]]
        if not files:
            continue
        given = [word for file in files[:1] for word in ("--font", str(file))]
        place = tmp_path / name
        included, own = (
            re.findall(r"size-adjust: .*|.*-override: .*", export(place / kind, "css", "theme.css", "fonts", theme, *more))
            for kind, more in (("included", []), ("own", given))
        )
        assert own[:4] == included[:4], name
        measured += bool(own)
    assert measured > 50


def test_a_subset_has_the_characters_that_its_style_sheet_says(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    css = export(tmp_path, "css", "theme.css", "fonts", THEME, "--subset", "latin,greek")
    [characters] = set(re.findall("unicode-range: (.*);", css))
    wanted = {
        code
        for first, last in re.findall(r"U\+(\w+)(?:-(\w+))?", characters)
        for code in range(int(first, 16), int(last or first, 16) + 1)
    }
    names = re.findall(r'url\("./fonts/(.*?)"\) format\("woff2"\)', css)
    assert sorted(names) == sorted(path.name for path in tmp_path.glob("fonts/*.woff2")) and len(names) == 6
    for name in names:
        cut, whole = TTFont(tmp_path / "fonts" / name), next(FULL.glob(name.replace("-latin-greek.woff2", ".[to]tf")))
        assert set(cut.getBestCmap()) == wanted & set(TTFont(whole).getBestCmap())
        assert (tmp_path / "fonts" / name).stat().st_size < whole.with_suffix(".woff2").stat().st_size
        # Its license reserves the name for the whole font.
        assert cut["name"].getDebugName(1) is None and cut["name"].getDebugName(0)


SHEETS = {
    "scss": "theme.scss", "bootstrap": "bootstrap-theme.scss", "tailwind": "theme.css", "shadcn": "globals.css",
    "html": "style-guide.html",
}  # fmt: skip


def test_style_sheets_name_files_that_are_there(tmp_path):
    for format, file in SHEETS.items():
        text = export(tmp_path / format, format, f"app/{file}", "public/my fonts")
        if file.endswith(".scss"):
            text = sass.compile(string=text)
        urls = re.findall(r'url\("([^"]*)"\)', text)
        assert len(urls) == 6 and text.count("size-adjust") == 4
        for url in urls:
            assert (tmp_path / format / "app" / url.replace("%20", " ")).is_file()


def test_mui_loads_them_with_its_base_line(tmp_path):
    export(tmp_path, "mui", "theme.js", "fonts")
    styles = tmp_path / "node_modules/@mui/material"
    styles.mkdir(parents=True)
    (styles / "package.json").write_text('{"type": "module", "exports": {"./styles": "./styles.js"}}')
    (styles / "styles.js").write_text("export const createTheme = options => options")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    program = "import theme from './theme.js'; console.log(theme.components.MuiCssBaseline.styleOverrides)"
    node = ["node", "--input-type=module", "-e", program]
    css = subprocess.run(node, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    urls = re.findall(r'url\("file://([^"]*)"\)', css)
    assert len(urls) == 6 and all(Path(url).is_file() for url in urls)


def test_apples_systems_know_them_by_their_postscript_names(tmp_path, kits):  # noqa: F811
    swift = export(tmp_path, "swift", "Theme.swift", "Fonts")
    files = re.findall(r'"(.*)"', swift[swift.index("static let files") : swift.index("static let postScriptNames")])
    names = re.findall(r'"(.*)"', swift[swift.index("static let postScriptNames") : swift.index("static func register")])
    assert [TTFont(tmp_path / "Fonts" / file)["name"].getDebugName(6) for file in files if "." in file] == names
    used = set(re.findall(r'\.custom\("([^"]*)"', swift)) | set(re.findall(r'\.name: "([^"]*)"', swift))
    assert used == {"EBGaramond12-Bold", "Lato-Regular"} and used <= set(names)
    stood_in = tmp_path / "StoodIn.swift"
    stood_in.write_text(swift.replace("urls as CFArray", "CFArray(urls)"))
    for kit in kits.values():
        check_types([stood_in], kit)


FRAMEWORK = """<resources>
  <attr name="fontFamily" format="string"/><attr name="font" format="reference"/><attr name="fontWeight" format="integer"/>
  <attr name="fontStyle"><enum name="normal" value="0"/><enum name="italic" value="1"/></attr>
  <attr name="textStyle"><flag name="normal" value="0"/><flag name="bold" value="1"/></attr>
  <attr name="colorBackground" format="reference|color"/>
  <public type="attr" name="fontFamily" id="0x010103ac"/><public type="attr" name="font"/>
  <public type="attr" name="fontStyle"/><public type="attr" name="fontWeight"/><public type="attr" name="textStyle"/>
  <public type="attr" name="colorBackground"/>
</resources>"""


def test_android_links_them(tmp_path):
    """With a stand-in for the part of the framework and of Material that a theme uses."""
    res = tmp_path / "app/res"
    export(tmp_path / "app", "android", "res", "res/font")

    def aapt2(*arguments):
        done = subprocess.run(["aapt2", *map(str, arguments)], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def compiled(name, folder):
        aapt2("compile", "--dir", folder, "-o", f"{name}.zip")
        return f"{name}.zip"

    for name, text in {"framework": FRAMEWORK, "material": material(res / "values/brand_theme.xml")}.items():
        (tmp_path / name / "values").mkdir(parents=True)
        (tmp_path / name / "values/values.xml").write_text(text)
    for package in ("android", "a.b"):
        (tmp_path / f"{package}.xml").write_text(
            f'<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="{package}"/>'
        )
    aapt2("link", "--manifest", "android.xml", "-o", "framework.apk", compiled("framework", "framework"))
    parts = compiled("app", res), compiled("material", "material")
    aapt2("link", "--manifest", "a.b.xml", "-I", "framework.apk", "-o", "app.apk", *parts)
    listed = subprocess.run(["unzip", "-Z1", tmp_path / "app.apk"], capture_output=True, text=True, check=True).stdout
    assert {"res/font/lato.xml", "res/font/lato_bold.ttf", "res/raw/fonts_lato_license.txt"} <= set(listed.split())


def material(theme):
    names = sorted(set(re.findall(r'<item name="([^":]+)"', theme.read_text())))
    styles = ["Theme.Material3.DayNight.NoActionBar", "TextAppearance.Material3.HeadlineMedium"]
    return (
        "<resources>"
        + "".join(f'<attr name="{name}" format="reference|color"/>' for name in names)
        + "".join(f'<style name="{name}" parent=""/>' for name in styles)
        + "</resources>"
    )


def test_compose_and_flutter_name_files_that_are_there(tmp_path):
    kotlin = export(tmp_path, "compose", "Theme.kt", "res/font")
    parsed(tree_sitter_kotlin.language(), tmp_path / "Theme.kt")
    names = re.findall(r"R\.font\.(\w+)", kotlin)
    assert len(names) == 6 and {path.stem for path in (tmp_path / "res/font").glob("*.?tf")} == set(names)
    (tmp_path / "pubspec.yaml").write_text("name: harbor\n")
    dart = export(tmp_path, "flutter", "lib/theme.dart", "assets/fonts")
    parsed(tree_sitter_dart.language(), tmp_path / "lib/theme.dart")
    assets = re.findall(r'asset: ("[^"]*")', dart)
    assert len(assets) == 6
    faces = {"400": (400, 0), "700": (700, 0), "400\n//           style: italic": (400, 1)}
    lines = re.compile(r'asset: ("[^"]*")\n//           weight: (\d+(?:\n//           style: italic)?)')
    for asset, weight in lines.findall(dart):
        style = TTFont(tmp_path / json.loads(asset))["OS/2"]
        assert (style.usWeightClass, style.fsSelection & 1) == faces[weight]


def test_swift_builds_the_package(tmp_path):
    """Without SwiftUI, it has the fonts and the colors as resources."""
    package = tmp_path / "Theme"
    export(tmp_path, "swiftpackage", "Theme", "Theme/Sources/Theme/Fonts")
    built = subprocess.run(["swift", "build", "--package-path", package], capture_output=True, text=True)
    assert built.returncode == 0 and "warning" not in built.stdout + built.stderr, built.stdout + built.stderr
    [resources] = package.glob(".build/*/debug/Theme_Theme.resources")
    code = (package / "Sources/Theme/Theme.swift").read_text()
    files = code[code.index("static let files") : code.index("static let postScriptNames")]
    names = re.findall(r'"(.*)"', files)
    assert len(names) == 6 and all((resources / "Fonts" / name).is_file() for name in names)
    assert (resources / "Theme.xcassets/BrandPrimary.colorset/Contents.json").is_file()


def test_the_package_has_the_types_that_apples_systems_have(tmp_path, kits):  # noqa: F811
    export(tmp_path, "swiftpackage", "Theme", "Theme/Sources/Theme/Fonts")
    code = (tmp_path / "Theme/Sources/Theme/Theme.swift").read_text().replace("urls as CFArray", "CFArray(urls)")
    (tmp_path / "Theme.swift").write_text(code)
    (tmp_path / "Accessor.swift").write_text("import CoreText\nextension Bundle { static var module: Bundle { .main } }\n")
    for kit in kits.values():
        check_types([tmp_path / "Theme.swift", tmp_path / "Accessor.swift"], kit)


@pytest.mark.parametrize("format", ["css", "swift", "android"])
def test_a_zip_has_everything_in_place(tmp_path, format):
    zip = tmp_path / "theme.zip"
    run("export", THEME, "--format", format, "--out", str(zip), "--fonts", "font", "--site", str(SITE))
    subprocess.run(["unzip", "-tq", zip], check=True)
    names = subprocess.run(["unzip", "-Z1", zip], capture_output=True, text=True, check=True).stdout.split()
    assert len([name for name in names if name.endswith((".woff2", ".ttf", ".otf"))]) == 6


def test_a_full_disk_leaves_nothing(tmp_path):
    """Half of the fonts would fit."""
    limit = f"ulimit -f 500; trap '' XFSZ; exec {COMMAND} \"$@\""
    command = ["bash", "-c", limit, "bash", "export", THEME, "--format", "swift", "--out", tmp_path / "Theme.swift"]
    done = subprocess.run([*command, "--fonts", tmp_path / "Fonts", "--site", SITE], capture_output=True, text=True)
    assert done.returncode == 2 and "Can't write" in done.stderr
    assert not any(tmp_path.iterdir())
