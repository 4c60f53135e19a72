"""Design tokens: the community group's own schemas, and aliases and resolvers that lead somewhere."""

import json
import re

import pytest
from jsonschema import Draft7Validator
from referencing import Registry, Resource

from conftest import HERE, THEMES, note, run

SCHEMAS = HERE / "schemas/2025.10"
BASE = "https://www.designtokens.org/schemas/2025.10/"
REGISTRY = Registry().with_resources(
    (BASE + str(path.relative_to(SCHEMAS)), Resource.from_contents(json.loads(path.read_text())))
    for path in SCHEMAS.rglob("*.json")
)


def check(document, schema):
    validator = Draft7Validator(json.loads((SCHEMAS / schema).read_text()), registry=REGISTRY)
    assert [error.message for error in validator.iter_errors(document)] == []


def tokens_of(group, path=()):
    """Every token below a group with its path."""
    for name, value in group.items():
        if isinstance(value, dict) and "$value" in value:
            yield (*path, name), value
        elif isinstance(value, dict) and not name.startswith("$"):
            yield from tokens_of(value, (*path, name))


def hexes(document):
    return {path[-1]: token["$value"]["hex"] for path, token in tokens_of({"color": document["color"]})}


def test_schemas_refuse_what_is_wrong():
    """So that a schema that isn't found or matches nothing fails here."""
    wrong = {"color": {"primary": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [2, 0, 0]}}}}
    with pytest.raises(AssertionError):
        check(wrong, "format.json")
    with pytest.raises(AssertionError):
        check({"version": "2025.10"}, "resolver.json")


def test_every_file_is_valid(export):
    for path in export("tokens", "tokens").iterdir():
        check(json.loads(path.read_text()), "resolver.json" if ".resolver." in path.name else "format.json")


def test_every_token_has_its_own_type(export):
    for path in export("tokens", "tokens").glob("*.tokens.json"):
        for name, token in tokens_of(json.loads(path.read_text())):
            assert "$type" in token, name


def test_resolver_leads_to_every_scheme(export, scheme):
    folder = export("tokens", "tokens")
    resolver = json.loads((folder / "theme.resolver.json").read_text())
    contexts = resolver["modifiers"]["appearance"]["contexts"]
    options = {
        "light": [],
        "dark": ["--dark"],
        "light-high-contrast": ["--contrast", "high"],
        "dark-high-contrast": ["--dark", "--contrast", "high"],
    }
    assert contexts.keys() == options.keys()
    for context, sources in contexts.items():
        merged = {}
        for source in resolver["sets"]["theme"]["sources"] + sources:
            merged |= json.loads((folder / source["$ref"]).read_text())
        assert hexes(merged) == scheme(*options[context])


def test_every_alias_leads_to_a_token(export):
    document = json.loads((export("tokens", "tokens") / "theme.tokens.json").read_text())
    tokens = {".".join(path): token for path, token in tokens_of(document)}
    for _, token in tokens_of(document["typography"]):
        family = tokens[token["$value"]["fontFamily"].strip("{}")]
        assert family["$type"] == "fontFamily" and len(family["$value"]) == 2
        assert tokens[token["$value"]["fontWeight"].strip("{}")]["$type"] == "fontWeight"


def test_shades_are_in_order(export):
    document = json.loads((export("tokens", "tokens") / "theme.tokens.json").read_text())
    for shades in document["shades"].values():
        assert list(shades)[:10] == ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900"]


def test_theme_string_is_in_every_file(export, theme):
    for path in export("tokens", "tokens").iterdir():
        document = json.loads(path.read_text())
        assert note(theme) in (document.get("$description"), document.get("description"))


def test_colors_outside_srgb_are_in_display_p3(export, theme):
    document = json.loads((export("tokens", "tokens") / "light.tokens.json").read_text())
    space = document["color"]["primary"]["$value"]["colorSpace"]
    assert space == ("display-p3" if "primary=p3-" in theme else "srgb")


# Where Figma offers variables of these kinds.
SCOPES = {
    "ALL_FILLS", "FRAME_FILL", "SHAPE_FILL", "TEXT_FILL", "STROKE_COLOR", "CORNER_RADIUS", "FONT_FAMILY", "FONT_WEIGHT",
    "FONT_SIZE",
}  # fmt: skip


def test_figma_has_the_same_variables_in_every_mode(export, scheme):
    modes = {}
    for path in export("figma", "figma").iterdir():
        document = json.loads(path.read_text())
        modes[document["$extensions"]["com.figma.modeName"]] = document
        # Figma takes texts for families, and other than the specification, it knows only these types.
        for name, token in tokens_of(document):
            assert token["$type"] in ("color", "number", "string")
            assert set(token["$extensions"]["com.figma.scopes"]) <= SCOPES, name
        fonts = document.pop("font")
        assert {fonts[kind]["$type"] for kind in ("title", "body")} == {"string"}
        check(document, "format.json")
    assert modes.keys() == {"Light", "Dark", "Light high contrast", "Dark high contrast"}
    names = [[name for name, _ in tokens_of(document)] for document in modes.values()]
    assert all(other == names[0] for other in names)
    assert hexes(modes["Light"]) == scheme()
    assert hexes(modes["Dark"]) == scheme("--dark")


def test_tokens_with_hexes_are_as_older_tools_have_them(tmp_path):
    """Every color and dimension is a text, aliases lead somewhere, and there's no resolver, which these tools don't know."""
    run("export", THEMES["wide"], "--format", "tokens", "--values", "hex", "--out", str(tmp_path))
    documents = {path.name: json.loads(path.read_text()) for path in tmp_path.iterdir()}
    assert documents.keys() == {
        "light.tokens.json", "dark.tokens.json", "light-high-contrast.tokens.json", "dark-high-contrast.tokens.json",
        "theme.tokens.json",
    }  # fmt: skip
    for document in documents.values():
        names = {".".join(path) for path, _ in tokens_of(document)}
        for _, token in tokens_of(document):
            if token["$type"] == "color":
                assert re.fullmatch("#[0-9A-F]{6}", token["$value"])
            if token["$type"] == "typography":
                assert re.fullmatch(r"\d+px", token["$value"]["fontSize"])
                assert token["$value"]["fontFamily"].strip("{}") in names
    roles = json.loads(run("scheme", THEMES["wide"], "--json"))
    light = {path[-1]: token["$value"] for path, token in tokens_of(documents["light.tokens.json"])}
    assert light == {role: color["hex"] for role, color in roles.items()}


@pytest.mark.parametrize("format", ["tokens", "figma"])
@pytest.mark.parametrize("only", ["primary,accent", "ramps", "fonts"])
def test_a_part_of_a_theme_is_design_tokens(tmp_path, format, only):
    run("export", THEMES["wide"], "--format", format, "--only", only, "--out", str(tmp_path))
    for path in tmp_path.iterdir():
        document = json.loads(path.read_text())
        if format == "figma":
            # Figma takes texts for families, which the specification has no type for.
            document.pop("font", None)
        check(document, "resolver.json" if "resolver" in path.name else "format.json")
