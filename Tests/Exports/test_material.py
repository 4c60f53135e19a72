"""Material Theme Builder: the keys of an export that the builder made."""

import json
import re

from conftest import HERE, note


def keys(value):
    return {name: keys(inner) for name, inner in value.items()} if isinstance(value, dict) else None


def colors(value):
    for inner in value.values():
        if isinstance(inner, dict):
            yield from colors(inner)
        else:
            yield inner


def test_has_the_keys_of_the_builders_export(export, theme):
    document = json.loads(export("material", "material-theme.json").read_text())
    expected = json.loads((HERE / "material-theme-keys.json").read_text())
    assert list(document) == expected["document"]
    assert list(document["schemes"]) == expected["schemes"]
    for scheme in document["schemes"].values():
        assert list(scheme) == expected["roles"]
    assert list(document["palettes"]) == expected["palettes"]
    for palette in document["palettes"].values():
        assert list(palette) == expected["tones"]
    for part in ("coreColors", "schemes", "palettes"):
        assert all(re.fullmatch("#[0-9A-F]{6}", color) for color in colors(document[part]))
    assert document["description"] == note(theme)


def test_chosen_colors_are_its_core_colors(export, scheme):
    document = json.loads(export("material", "material-theme.json").read_text())
    assert document["coreColors"]["primary"] == document["seed"]
    for builders, ours in {"primary": "primary", "onPrimary": "on-primary", "secondary": "accent", "error": "negative"}.items():
        assert document["schemes"]["light"][builders] == scheme()[ours]
        assert document["schemes"]["dark"][builders] == scheme("--dark")[ours]
