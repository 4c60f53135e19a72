"""Resources of apps: Android's resource compiler compiles them, and a strict reader knows the keys of asset catalogs."""

import json
import subprocess
from urllib.parse import parse_qs
from xml.etree import ElementTree

from conftest import THEMES, note, run

# Their readers take one color a role; FormatsTests read Display P3 back from each format that has it.
READS_SRGB_ONLY = True


def test_android(export, theme, scheme, tmp_path):
    folder = export("android", "res")
    subprocess.run(["aapt2", "compile", "--dir", folder, "-o", tmp_path / "compiled.zip"], check=True)
    for values, roles in [("values", scheme()), ("values-night", scheme("--dark"))]:
        path = folder / values / "brand_colors.xml"
        assert note(theme) in path.read_text()
        colors = {color.get("name"): color.text for color in ElementTree.parse(path).iter("color")}
        for role, hex in roles.items():
            assert colors[f"brand_{role.replace('-', '_')}"] == f"#FF{hex[1:]}"
    # Every color that the theme names is there.
    colors = {color.get("name") for color in ElementTree.parse(folder / "values/brand_colors.xml").iter("color")}
    items = ElementTree.parse(folder / "values/brand_theme.xml").iter("item")
    assert {item.text.removeprefix("@color/") for item in items} <= colors


def test_android_fonts_are_read_back_by_the_resource_compiler(export, theme, tmp_path):
    """The string that aapt2 keeps is the font's name, with any characters."""
    folder = export("android", "res")
    subprocess.run(["aapt2", "compile", "--dir", folder, "-o", tmp_path / "compiled.zip"], check=True)
    (tmp_path / "AndroidManifest.xml").write_text(
        '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b"/>'
    )
    subprocess.run(["unzip", "-q", tmp_path / "compiled.zip", "*brand_fonts*", "-d", tmp_path / "flat"], check=True)
    fonts = [str(path) for path in (tmp_path / "flat").iterdir()]
    apk = tmp_path / "fonts.apk"
    subprocess.run(["aapt2", "link", "--manifest", tmp_path / "AndroidManifest.xml", "-o", apk, *fonts], check=True)
    dumped = subprocess.run(["aapt2", "dump", "strings", apk], capture_output=True, check=True).stdout
    # It prints what's beyond 16 bits as surrogates.
    dumped = dumped.decode("utf-8", "surrogatepass").encode("utf-16", "surrogatepass").decode("utf-16")
    for family in families(theme):
        assert f": {family}\n" in dumped


def families(theme):
    parts = parse_qs(theme)
    return [parts["title"][0], parts["body"][0]]


def test_asset_catalog(export, theme, scheme):
    folder = export("xcassets", "Theme.xcassets")
    info = {"author": "xcode", "version": 1}
    assert json.loads((folder / "Contents.json").read_text()) == {"info": info}
    appearances = {
        (): scheme(),
        ("dark",): scheme("--dark"),
        ("high",): scheme("--contrast", "high"),
        ("dark", "high"): scheme("--dark", "--contrast", "high"),
    }
    for role in scheme():
        name = "".join(word.capitalize() for word in role.split("-"))
        colorset = json.loads((folder / f"Brand{name}.colorset/Contents.json").read_text())
        assert colorset.keys() == {"colors", "info"} and colorset["info"] == info
        found = {}
        for entry in colorset["colors"]:
            assert entry["idiom"] == "universal" and entry["color"]["color-space"] == "srgb"
            shown = entry.get("appearances", [])
            assert all(item["appearance"] in ("luminosity", "contrast") for item in shown)
            parts = entry["color"]["components"]
            assert list(parts) == ["alpha", "red", "green", "blue"] and parts["alpha"] == "1.000"
            found[tuple(item["value"] for item in shown)] = "#" + "".join(
                parts[channel].removeprefix("0x") for channel in ("red", "green", "blue")
            )
        assert found == {shown: roles[role] for shown, roles in appearances.items()}
    fonts = json.loads((folder / "BrandFonts.dataset/fonts.json").read_text())
    assert fonts["note"] == note(theme) and [fonts["titleFont"], fonts["bodyFont"]] == families(theme)


def test_android_compiles_what_was_merged_into_an_apps_resources(tmp_path):
    folder = tmp_path / "res/values"
    folder.mkdir(parents=True)
    theirs = '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <color name="theirs">#FF00FF00</color>\n</resources>\n'
    (folder / "colors.xml").write_text(theirs)
    for options in ([], ["--prefix", "acme"], ["--only", "primary,fonts"]):
        run("export", THEMES["material"], "--format", "android", "--out", str(tmp_path / "res"), "--merge", *options)
        subprocess.run(["aapt2", "compile", "--dir", tmp_path / "res", "-o", tmp_path / "compiled.zip"], check=True)
        names = [color.get("name") for color in ElementTree.parse(folder / "colors.xml").iter("color")]
        assert names[0] == "theirs" and len(names) == len(set(names)) > 1
