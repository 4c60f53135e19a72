"""Palettes: the readers that other programs use, or one written here from the format's specification."""

import colorsys
import json
import struct
import subprocess
import zipfile

import swatch
from PIL import GimpPaletteFile

from conftest import note, run


def rgb(hex):
    return tuple(bytes.fromhex(hex[1:]))


def test_ase(export, theme, scheme):
    groups = swatch.parse(str(export("ase", "theme.ase")))
    by_name = {group["name"]: group["swatches"] for group in groups}
    assert list(by_name) == [
        "light", "dark", "primary-shades", "accent-shades", "light-high-contrast", "dark-high-contrast", note(theme),
    ]  # fmt: skip
    for name, roles in {"light": scheme(), "dark": scheme("--dark")}.items():
        assert {color["name"] for color in by_name[name]} == roles.keys()
        for color in by_name[name]:
            assert color["data"]["mode"] == "RGB" and color["type"] == "Global"
            assert tuple(round(part * 255) for part in color["data"]["values"]) == rgb(roles[color["name"]])


def aco(data):
    """Reads both versions by the Photoshop File Formats Specification and refuses anything left over."""
    place = 0

    def take(form):
        nonlocal place
        values = struct.unpack_from(">" + form, data, place)
        place += struct.calcsize(">" + form)
        return values

    versions = []
    for version in (1, 2):
        written, count = take("HH")
        assert written == version
        colors = []
        for _ in range(count):
            space, *values = take("5H")
            assert space == 0 and values[3] == 0 and all(value % 257 == 0 for value in values[:3])
            name = None
            if version == 2:
                (length,) = take("I")
                (name,) = take(f"{length * 2}s")
                assert name[-2:] == b"\0\0"
                name = name[:-2].decode("utf-16-be")
            colors.append((name, tuple(value // 257 for value in values[:3])))
        versions.append(colors)
    assert place == len(data)
    return versions


def test_aco(export, theme, scheme):
    first, second = aco(export("aco", "theme.aco").read_bytes())
    assert [color for _, color in first] == [color for _, color in second]
    assert second[-1][0] == note(theme)
    colors = dict(second)
    for name, roles in {"light": scheme(), "dark": scheme("--dark")}.items():
        for role, hex in roles.items():
            assert colors[f"{name}/{role}"] == rgb(hex)


def test_gpl(export, scheme):
    path = export("gpl", "theme.gpl")
    with path.open("rb") as file:
        palette = bytes(GimpPaletteFile.GimpPaletteFile(file).palette)
    colors = [tuple(palette[place : place + 3]) for place in range(0, len(palette), 3)]
    assert colors[: len(scheme())] == [rgb(hex) for hex in scheme().values()]
    lines = path.read_text().splitlines()
    names = [line.split("\t")[1] for line in lines if "\t" in line]
    assert names[: len(scheme())] == ["light/" + role for role in scheme()]
    assert lines[1].startswith("Name: ")


def test_procreate(export, theme, scheme):
    with zipfile.ZipFile(export("procreate", "theme.swatches")) as archive:
        assert archive.testzip() is None and archive.namelist() == ["Swatches.json"]
        assert archive.comment.decode() == note(theme)
        (palette,) = json.loads(archive.read("Swatches.json"))
    assert palette["name"] and len(palette["swatches"]) == 30
    colors = []
    for color in palette["swatches"]:
        assert color["alpha"] == 1 and color["colorSpace"] == 0
        hsb = [color[part] for part in ("hue", "saturation", "brightness")]
        assert all(0 <= part <= 1 for part in hsb)
        colors.append(tuple(round(part * 255) for part in colorsys.hsv_to_rgb(*hsb)))
    assert colors[:2] == [rgb(scheme()["primary"]), rgb(scheme()["accent"])]


def test_info_zip_finds_nothing_wrong(export):
    for format, file in {"procreate": "theme.swatches", "tokens": "tokens.zip"}.items():
        subprocess.run(["unzip", "-tqq", export(format, file)], check=True)


def test_what_info_zip_packs_is_read(export, theme, tmp_path):
    """Deflated, as other programs save swatches, and without the comment that has the theme."""
    for name in ("light.tokens.json", "theme.tokens.json"):
        (tmp_path / name).write_bytes((export("tokens", "tokens") / name).read_bytes())
    subprocess.run(["zip", "-9q", "theme.zip", "light.tokens.json", "theme.tokens.json"], cwd=tmp_path, check=True)
    assert run("import", str(tmp_path / "theme.zip")).decode().strip() == theme
