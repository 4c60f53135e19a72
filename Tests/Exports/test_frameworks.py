"""Frameworks' own themes: node runs those in TypeScript, tree-sitter parses them, and texts are legible on what they're on."""

import json
import re
import subprocess

import pytest
import tinycss2
import tree_sitter
import tree_sitter_typescript
from coloraide import Color
from conftest import note, run

READS_SRGB_ONLY = True

GALLERY = [json.loads(line) for line in run("gallery", "--json").decode().splitlines()]
SCHEMES = ["light", "dark", "lightHighContrast", "darkHighContrast"]

# What a program imports, in place of the framework's own.
STUBS = {
    "antd": {},
    "mantine": {
        "@mantine/core": "export const colorsTuple = (color) => Array(10).fill(color);"
        "export const createTheme = (theme) => theme; export const defaultVariantColorsResolver = () => ({ color: 'white' })"
    },
    "chakra": {
        "@chakra-ui/react": "export const createSystem = (base, config) => config; export const defaultConfig = {};"
        "export const defineConfig = (config) => config"
    },
    "vuetify": {},
    "primeui": {
        "@primeuix/themes": "export const definePreset = (base, preset) => preset",
        "@primeuix/themes/aura": "export default {}",
    },
    "paper": {
        "react-native-paper": "export const configureFonts = ({ config }) => config;"
        "export const MD3LightTheme = {}; export const MD3DarkTheme = {}"
    },
}
FILES = {name: "preset.ts" if name == "primeui" else "theme.ts" for name in STUBS}


def javascript(program):
    """A program without its types. Each is on the line of its import or its declaration."""
    program = re.sub(r"^(import )?type .*;\n", "", program, flags=re.M)
    program = re.sub(r", type \w+(?= \})", "", program)
    program = re.sub(r"^((?:export )?const \w+): \w+ =", r"\1 =", program, flags=re.M)
    return re.sub(r"\} as const;$", "};", program, flags=re.M)


def evaluated(format, program, folder):
    """What a program exports, functions called with empty values."""
    for name, source in STUBS[format].items():
        module = folder / "node_modules" / name
        module.mkdir(parents=True, exist_ok=True)
        (module / "package.json").write_text('{"type": "module", "main": "index.js", "exports": {".": "./index.js", "./*": "./*/index.js"}}')
        (module / "index.js").write_text(source)
    (folder / "theme.mjs").write_text(javascript(program))
    main = """import * as all from './theme.mjs';
      const called = (key, value) => typeof value === 'function' && key !== 'variantColorResolver' ? value({}, {}) : value;
      console.log(JSON.stringify(all, called))"""
    printed = subprocess.run(
        ["node", "--input-type=module", "-e", main], cwd=folder, capture_output=True, text=True, check=True
    )
    return json.loads(printed.stdout)


@pytest.mark.parametrize("format", STUBS)
def test_a_program_is_typescript_and_has_every_role(export, theme, scheme, tmp_path, format):
    path = export(format, f"{format}/{FILES[format]}")
    program = path.read_text()
    assert program.startswith(f"// {note(theme)}\n")
    tree = tree_sitter.Parser(tree_sitter.Language(tree_sitter_typescript.language_typescript())).parse(program.encode())
    assert not tree.root_node.has_error
    loaded = evaluated(format, program, tmp_path)
    written = set(re.findall(r"#[0-9A-F]{6}", json.dumps(loaded)))
    for options in ([], ["--dark"]):
        assert set(scheme(*options).values()) <= written


# Texts, and what each of these frameworks puts them on.
STATES = ["Success", "Warning", "Error", "Info", "Primary"]
PAIRS = {
    "antd": [
        *((text, page) for text in ("colorText", "colorTextSecondary", "colorTextTertiary", "colorTextDescription",
                                    "colorTextPlaceholder", "colorPrimary", "colorLink", "colorError", "colorSuccess",
                                    "colorWarning") for page in ("colorBgLayout", "colorBgContainer")),
        *((f"color{state}", f"color{state}Bg") for state in STATES),
        *(("colorText", f"color{state}Bg") for state in STATES),
        *(("colorTextLightSolid", f"color{state}{end}") for state in STATES for end in ("", "Hover", "Active")),
        ("colorTextLightSolid", "colorBgSpotlight"),
    ],
    "vuetify": [
        *((f"on-{name}", name) for name in ("background", "surface", "surface-bright", "surface-light", "surface-variant",
                                            "primary", "secondary", "success", "warning", "error", "info")),
        *((name, page) for name in ("primary", "secondary", "success", "warning", "error", "info")
          for page in ("background", "surface")),
    ],
    "paper": [
        *((f"on{name[0].upper()}{name[1:]}", name) for name in (
            "primary", "primaryContainer", "secondary", "secondaryContainer", "tertiary", "tertiaryContainer", "error",
            "errorContainer", "background", "surface", "surfaceVariant")),
        *((name, page) for name in ("primary", "secondary", "error", "onSurfaceVariant") for page in ("background", "surface")),
        ("inverseOnSurface", "inverseSurface"), ("inversePrimary", "inverseSurface"),
    ],
}  # fmt: skip
COLORS = {
    "antd": lambda loaded, scheme: loaded[scheme]["token"],
    "vuetify": lambda loaded, scheme: loaded["theme"]["themes"][scheme]["colors"],
    "paper": lambda loaded, scheme: loaded[scheme]["colors"],
}


def contrast(text, fill):
    return Color(text).contrast(Color(fill), method="wcag21")


@pytest.mark.parametrize("format", PAIRS)
@pytest.mark.parametrize("theme_of_gallery", GALLERY, ids=lambda theme: theme["name"])
def test_texts_are_legible_in_every_scheme(tmp_path, format, theme_of_gallery):
    loaded = evaluated(format, run("export", theme_of_gallery["theme"], "--format", format).decode(), tmp_path)
    for scheme in SCHEMES:
        colors = COLORS[format](loaded, scheme)
        for text, fill in PAIRS[format]:
            assert contrast(colors[text], colors[fill]) >= 4.5, (scheme, text, fill)


def see_through(color, share, page):
    """A color at an opacity on a page, as Chromium composes it."""
    return Color(page).mix(Color(color), share, space="srgb")


@pytest.mark.parametrize("theme_of_gallery", GALLERY, ids=lambda theme: theme["name"])
def test_vuetify_writes_legibly_on_a_little_of_a_color(tmp_path, theme_of_gallery):
    loaded = evaluated("vuetify", run("export", theme_of_gallery["theme"], "--format", "vuetify").decode(), tmp_path)
    for name, theme in loaded["theme"]["themes"].items():
        colors = theme["colors"]
        # Every color has its text, so that Vuetify picks none.
        assert {f"on-{color}" for color in colors if not color.startswith("on-")} <= set(colors)
        for page in ("background", "surface"):
            for color in ("primary", "secondary", "success", "warning", "error", "info"):
                assert contrast(colors[color], see_through(colors[color], 0.12, colors[page])) >= 4.5, (name, color)
            faded = see_through(colors[f"on-{page}"], theme["variables"]["medium-emphasis-opacity"], colors[page])
            assert contrast(faded, colors[page]) >= 4.5


def test_mantine_has_a_color_for_each_use(tmp_path):
    names = ["primary", "accent", "red", "green", "teal", "yellow", "orange", "blue", "gray"]
    for theme in GALLERY:
        loaded = evaluated("mantine", run("export", theme["theme"], "--format", "mantine").decode(), tmp_path)
        assert all(len(shades) == 10 for shades in loaded["theme"]["colors"].values())
        for resolver in ("resolver", "highContrastResolver"):
            assert set(loaded[resolver]) == {"variables", "light", "dark"}
            for variables in (loaded[resolver]["light"], loaded[resolver]["dark"]):
                colors = {name.removeprefix("--mantine-color-"): value for name, value in variables.items()}
                for name in names:
                    for end in ("filled", "filled-hover"):
                        assert contrast(colors[f"{name}-contrast"], colors[f"{name}-{end}"]) >= 4.5, (theme, name, end)
                    for end in ("light", "light-hover"):
                        assert contrast(colors[f"{name}-light-color"], colors[f"{name}-{end}"]) >= 4.5, (theme, name)
                    for end in ("text", "outline", "light-color"):
                        for page in ("body", "default"):
                            assert contrast(colors[f"{name}-{end}"], colors[page]) >= 4.5, (theme, name, end)
                for name in ("text", "bright", "dimmed", "placeholder", "anchor", "error", "default-color"):
                    assert contrast(colors[name], colors["body"]) >= 4.5, (theme, name)


def test_chakra_has_a_color_for_each_use(tmp_path):
    for theme in GALLERY:
        loaded = evaluated("chakra", run("export", theme["theme"], "--format", "chakra").decode(), tmp_path)
        for system in ("system", "highContrastSystem"):
            colors = loaded[system]["theme"]["semanticTokens"]["colors"]
            for mode in ("_light", "_dark"):

                def color(group, name):
                    return colors[group][name]["value"][mode]

                for palette in ("primary", "accent", "red", "green", "teal", "orange", "yellow", "blue", "gray"):
                    assert contrast(color(palette, "contrast"), color(palette, "solid")) >= 4.5, (theme, palette)
                    for fill in ("subtle", "muted"):
                        assert contrast(color(palette, "fg"), color(palette, fill)) >= 4.5, (theme, palette, fill)
                for text in ("DEFAULT", "muted", "subtle", "error", "warning", "success", "info"):
                    for page in ("DEFAULT", "subtle"):
                        assert contrast(color("fg", text), color("bg", page)) >= 4.5, (theme, text)
                assert contrast(color("fg", "inverted"), color("bg", "inverted")) >= 4.5


def leaves(value, path=""):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}" if path else key)
    else:
        yield path, value


def test_primeui_writes_every_color_that_aura_takes_from_a_ramp(tmp_path):
    for theme in GALLERY:
        loaded = evaluated("primeui", run("export", theme["theme"], "--format", "primeui").decode(), tmp_path)["default"]
        for mode in ("light", "dark"):
            semantic = loaded["semantic"]["colorScheme"][mode]
            assert contrast(semantic["primary"]["contrastColor"], semantic["primary"]["color"]) >= 4.5
            assert contrast(semantic["primary"]["contrastColor"], semantic["primary"]["hoverColor"]) >= 4.5
            assert contrast(semantic["highlight"]["color"], semantic["highlight"]["background"]) >= 4.5
            for text in (semantic["text"]["color"], semantic["text"]["mutedColor"], semantic["primary"]["color"]):
                for page in (semantic["content"]["background"], semantic["content"]["hoverBackground"]):
                    assert contrast(text, page) >= 4.5
            field = semantic["formField"]
            for text in ("color", "placeholderColor", "floatLabelColor", "floatLabelFocusColor", "invalidPlaceholderColor"):
                for fill in ("background", "filledBackground"):
                    assert contrast(field[text], field[fill]) >= 4.5, (theme, text)
            components = loaded["components"]
            for name in ("badge", "tag", "message", "toast"):
                for kind, colors in components[name]["colorScheme"][mode].items():
                    assert contrast(colors["color"], colors["background"]) >= 4.5, (theme, name, kind)
            button = components["button"]["colorScheme"][mode]
            for kind, colors in button["root"].items():
                for start, text in (("background", "color"), ("hoverBackground", "hoverColor"), ("activeBackground", "activeColor")):
                    assert contrast(colors[text], colors[start]) >= 4.5, (theme, kind)
            for kind, colors in (button["outlined"] | button["text"]).items():
                assert contrast(colors["color"], colors["hoverBackground"]) >= 4.5, (theme, kind)


# The names of a theme of Material 3 in React Native Paper 5.
PAPER = """primary primaryContainer secondary secondaryContainer tertiary tertiaryContainer surface surfaceVariant surfaceDisabled
  background error errorContainer onPrimary onPrimaryContainer onSecondary onSecondaryContainer onTertiary onTertiaryContainer
  onSurface onSurfaceVariant onSurfaceDisabled onError onErrorContainer onBackground outline outlineVariant inverseSurface
  inverseOnSurface inversePrimary shadow scrim backdrop elevation""".split()


def test_paper_has_exactly_its_names(export, theme, tmp_path):
    loaded = evaluated("paper", export("paper", "paper/theme.ts").read_text(), tmp_path)
    for scheme in SCHEMES:
        assert set(loaded[scheme]["colors"]) == set(PAPER)
        assert set(loaded[scheme]["colors"]["elevation"]) == {f"level{level}" for level in range(6)}
        assert loaded[scheme]["dark"] == scheme.startswith("dark")
        assert len(loaded[scheme]["fonts"]) == 15


def rules(css):
    """The declarations of each rule, by the conditions and the selector around it; refuses what isn't CSS."""

    def read(content, around):
        own = {}
        for rule in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
            assert rule.type in ("declaration", "qualified-rule", "at-rule"), rule
            if rule.type == "declaration":
                own[rule.name] = tinycss2.serialize(rule.value).strip()
                continue
            prelude = " ".join(tinycss2.serialize(rule.prelude).split())
            opening = f"@{rule.at_keyword} {prelude}".strip() if rule.type == "at-rule" else prelude
            yield from read(rule.content, [*around, opening])
        if own:
            yield " ".join(around), own

    found = {}
    for opening, own in read(tinycss2.parse_component_value_list(css), []):
        # daisyUI's two themes have the same opening.
        found[opening + (" " + own["name"] if "name" in own else "")] = own
    return found


DAISY = [f"--color-{name}" for name in (
    "base-100", "base-200", "base-300", "base-content",
    *(name + end for name in ("primary", "secondary", "accent", "neutral", "info", "success", "warning", "error")
      for end in ("", "-content")))]  # fmt: skip
MORE = "@media (prefers-contrast: more)"
# Where a framework's style sheet has light, dark, and both with more contrast.
PLACES = {
    "daisyui": ["@plugin \"daisyui/theme\" \"light\"", "@plugin \"daisyui/theme\" \"dark\"", f"{MORE} :root",
                f"{MORE} [data-theme=\"dark\"]"],
    "heroui": [':root, .light, [data-theme="light"]', '.dark, [data-theme="dark"]',
               f'{MORE} :root, .light, [data-theme="light"]', f'{MORE} .dark, [data-theme="dark"]'],
    "nuxtui": [":root, .light", ".dark", f"{MORE} :root, .light", f"{MORE} .dark"],
}  # fmt: skip
SHEETS = {"daisyui": "app.css", "heroui": "globals.css", "nuxtui": "main.css", "angular": "angular-theme.css"}
# Text and fill; a share is how much of the text's own color the fill has.
ON = {
    "daisyui": [
        *((f"color-{name}-content", f"color-{name}") for name in (
            "primary", "secondary", "accent", "neutral", "info", "success", "warning", "error")),
        *(("color-base-content", f"color-base-{step}") for step in (100, 200, 300)),
        *((f"color-{name}", "color-base-100", share) for name in ("primary", "secondary", "info", "success", "warning", "error")
          for share in (0, 0.1)),
    ],
    "heroui": [
        *((f"{name}-foreground", name) for name in (
            "surface", "surface-secondary", "overlay", "default", "accent", "success", "warning", "danger", "segment")),
        ("foreground", "background"), ("muted", "background"), ("muted", "surface"), ("link", "background"),
        ("field-foreground", "field-background"), ("field-placeholder", "field-background"), ("accent", "default"),
        *((name, page, share) for name in ("accent", "success", "warning", "danger") for page in ("background", "surface")
          for share in (0, 0.15)),
    ],
    "nuxtui": [
        *((f"ui-text{text}", f"ui-bg{page}") for text in ("-dimmed", "-muted", "-toned", "", "-highlighted")
          for page in ("", "-muted", "-elevated", "-accented")),
        ("ui-text-inverted", "ui-bg-inverted"),
        *(("ui-text-inverted", f"ui-{name}") for name in ("primary", "secondary", "success", "info", "warning", "error")),
        *((f"ui-{name}", "ui-bg", share) for name in ("primary", "secondary", "success", "info", "warning", "error")
          for share in (0, 0.1, 0.15)),
    ],
}  # fmt: skip


@pytest.mark.parametrize("format", PLACES)
def test_a_sheet_is_legible_in_every_scheme(format):
    for theme in GALLERY:
        found = rules(run("export", theme["theme"], "--format", format).decode())
        light = found[PLACES[format][0]]
        for place in PLACES[format]:
            colors = light | found[place]
            for text, fill, *share in ON[format]:
                text, fill = colors[f"--{text}"], colors[f"--{fill}"]
                fill = see_through(text, share[0], fill) if share else fill
                assert contrast(text, fill) >= 4.5, (theme["name"], place, text, fill)


@pytest.mark.parametrize("format", SHEETS)
def test_a_sheet_has_every_role_and_the_note(export, theme, scheme, format):
    css = export(format, f"{format}/{SHEETS[format]}").read_text()
    assert css.startswith(f"/* {note(theme)} */\n")
    rules(css)
    for role, hex in scheme().items():
        assert re.search(rf"--brand-{role}: (light-dark\()?{hex}\b", css), role


def test_daisyui_has_exactly_its_names(export, theme):
    found = rules(export("daisyui", "daisyui/app.css").read_text())
    shape = {"--radius-selector", "--radius-field", "--radius-box", "--size-selector", "--size-field", "--border", "--depth", "--noise"}
    for place in PLACES["daisyui"][:2]:
        assert set(found[place]) == {*DAISY, *shape, "name", "default", "prefersdark", "color-scheme"}


ANGULAR = [
    *((f"on-{name}", name) for name in (
        "primary", "primary-container", "secondary", "secondary-container", "tertiary", "tertiary-container", "error",
        "error-container", "background", "surface", "surface-variant")),
    *((text, page) for text in ("on-surface", "on-surface-variant", "primary") for page in (
        "surface", "surface-container", "surface-container-low", "surface-container-high", "surface-container-highest")),
    ("error", "surface"), ("inverse-on-surface", "inverse-surface"), ("inverse-primary", "inverse-surface"),
    *((f"on-{name}-fixed{end}", f"{name}-fixed{dim}") for name in ("primary", "secondary", "tertiary")
      for end in ("", "-variant") for dim in ("", "-dim")),
]  # fmt: skip


def test_angular_is_legible_in_both_modes():
    for theme in GALLERY:
        found = rules(run("export", theme["theme"], "--format", "angular").decode())
        for place in (":root", f"{MORE} :root"):
            values = found[":root"] | found[place]

            def color(name, mode):
                pair = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", values[name])
                return pair[mode + 1] if pair else values[name]

            for mode in (0, 1):
                for text, fill in ANGULAR:
                    ratio = contrast(color(f"--mat-sys-{text}", mode), color(f"--mat-sys-{fill}", mode))
                    assert ratio >= 4.5, (theme["name"], place, mode, text, fill)
                for name in ("text", "outlined", "protected"):
                    label = color(f"--mat-button-{name}-label-text-color", mode)
                    assert contrast(label, color("--mat-sys-surface", mode)) >= 4.5
                filled = (color(f"--mat-button-filled-{name}-color", mode) for name in ("label-text", "container"))
                assert contrast(*filled) >= 4.5


def test_a_registry_item_has_what_its_command_reads(export, theme):
    item = json.loads(export("shadcn-registry", "theme.json").read_text())
    assert item["$schema"] == "https://ui.shadcn.com/schema/registry-item.json"
    assert item["type"] == "registry:theme" and re.fullmatch(r"[a-z-]+", item["name"])
    assert item["description"].startswith(note(theme))
    css = run("export", theme, "--format", "shadcn").decode()
    for mode, selector in (("light", ":root"), ("dark", ".dark")):
        written = {name: value for name, value in item["cssVars"][mode].items() if not name.startswith("brand-")}
        sheet = {name[2:]: value for name, value in rules(css)[selector].items() if name.startswith("--")}
        sheet.pop("radius", None)
        written.pop("radius", None)
        assert written == sheet


def test_a_brand_is_read_by_its_own_reader(export, theme, scheme):
    brand_yml = pytest.importorskip("brand_yml")
    path = export("brand", "_brand.yml")
    assert path.read_text().startswith(f"# {note(theme)}\n")
    brand = brand_yml.Brand.from_yaml(path)
    roles = scheme()
    assert brand.color.primary.upper() == roles["primary"]
    assert (brand.color.foreground.upper(), brand.color.background.upper()) == (roles["text"], roles["background"])
    assert {role: brand.color.palette[role].upper() for role in roles} == roles
    assert brand.typography.headings.family and brand.typography.base.family
