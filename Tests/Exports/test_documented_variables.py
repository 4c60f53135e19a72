"""The frameworks whose code no Python package carries, in Chromium: parts painted with the variables that their documentation
names are legible in every scheme, and have its colors where the names are the same.

None of their code runs here. Vuetify's, Mantine's and Ant Design's does, in test_real_frameworks.py.
"""

import json
import re

import pytest
from chromium import AXE, MORE_CONTRAST, scripts, shown
from conftest import HERE, roles, run, scheme_options
from test_frameworks import GALLERY, evaluated, leaves

STATES = ["primary", "secondary", "info", "success", "warning", "error"]


def mixed(color, share, under="transparent"):
    return f"color-mix(in oklab, {color} {share}%, {under})"


def angular():
    """Angular Material 3: a component's own token, and else the system's."""

    def sys(name):
        return f"var(--mat-sys-{name})"

    def own(token, name):
        return f"var(--mat-{token}, {sys(name)})"

    button = "button-filled-"
    yield "page", sys("on-background"), sys("background"), "text", "background"
    yield "button", own(button + "label-text-color", "on-primary"), own(button + "container-color", "primary"), "on-primary", "primary"
    yield "tonal button", sys("on-secondary-container"), sys("secondary-container"), "on-accent-soft", "accent-soft"
    yield "text button", own("button-text-label-text-color", "primary"), None, "primary-text"
    yield "outlined button", own("button-outlined-label-text-color", "primary"), None, "primary-text"
    yield "floating button", own("fab-foreground-color", "on-primary-container"), own("fab-container-color", "primary-container"), "on-accent", "accent"
    yield "field", sys("on-surface"), None, "text"
    yield "label", sys("on-surface-variant"), None, "muted"
    yield "label in focus", own("form-field-outlined-focus-label-text-color", "primary"), None, "primary-text"
    yield "filled field", sys("on-surface"), sys("surface-variant"), "text", "surface"
    yield "label of a filled field", sys("on-surface-variant"), sys("surface-variant"), "muted", "surface"
    yield "mistake", sys("error"), None
    yield "alert", sys("inverse-on-surface"), sys("inverse-surface"), "on-dark", "dark"
    yield "action in an alert", sys("inverse-primary"), sys("inverse-surface"), "accent-on-dark", "dark"
    yield "error", sys("on-error-container"), sys("error-container"), "on-negative-soft", "negative-soft"
    yield "muted", sys("on-surface-variant"), None, "muted"
    yield "chip", sys("on-surface-variant"), None, "muted"
    yield "chosen chip", sys("on-secondary-container"), sys("secondary-container"), "on-accent-soft", "accent-soft"
    yield "row", sys("on-surface"), sys("surface"), "text", "background"
    yield "chosen row", sys("on-secondary-container"), sys("secondary-container"), "on-accent-soft", "accent-soft"
    yield "card", sys("on-surface"), sys("surface-container-low"), "text", "surface"
    yield "about a card", sys("on-surface-variant"), sys("surface-container-low"), "muted", "surface"
    yield "badge", sys("on-error"), sys("error")
    yield "disabled", mixed(sys("on-surface"), 38), mixed(sys("on-surface"), 12)


def daisyui():
    """daisyUI 5: a soft part has 8% of its color below it."""

    def color(name):
        return f"var(--color-{name})"

    yield "page", color("base-content"), color("base-100"), "text", "background"
    for state in STATES:
        yield f"{state} button", color(state + "-content"), color(state)
        yield f"soft {state} button", color(state), mixed(color(state), 8, color("base-100"))
        yield f"outlined {state} button", color(state), None
        yield f"{state} alert", color(state + "-content"), color(state)
        yield f"soft {state} alert", color(state), mixed(color(state), 8, color("base-100"))
    yield "field", color("base-content"), color("base-100"), "text", "background"
    yield "chip", color("base-content"), color("base-200"), "text", "surface"
    yield "ghost chip", color("base-content"), color("base-200"), "text", "surface"
    yield "row", color("base-content"), None, "text"
    yield "chosen row", color("neutral-content"), color("neutral"), "on-dark", "dark"
    yield "card", color("base-content"), color("base-200"), "text", "surface"
    yield "disabled", mixed(color("base-content"), 20), mixed(color("base-content"), 10)


def heroui():
    """HeroUI 3: a soft part has 15% of its color below it."""

    def color(name):
        return f"var(--{name})"

    yield "page", color("foreground"), color("background"), "text", "background"
    yield "button", color("accent-foreground"), color("accent")
    yield "secondary button", color("accent"), color("default")
    yield "tertiary button", color("default-foreground"), color("default")
    yield "ghost button", color("foreground"), None, "text"
    yield "field", color("field-foreground"), color("field-background"), "text", "surface"
    yield "hint", color("field-placeholder"), color("field-background"), "muted", "surface"
    yield "mistake", color("danger"), None
    for state in ("accent", "success", "warning", "danger"):
        yield f"{state} alert", color(state), color("surface")
        yield f"{state} chip", color(state + "-foreground"), color(state)
        yield f"soft {state} chip", color(state), mixed(color(state), 15)
    yield "muted", color("muted"), None, "muted"
    yield "link", color("link"), None
    yield "row", color("foreground"), color("overlay"), "text", "raised"
    yield "chosen row", color("default-foreground"), color("default"), "text"
    yield "segment", color("segment-foreground"), color("segment"), "text", "raised"
    yield "card", color("surface-foreground"), color("surface"), "text", "surface"
    yield "about a card", color("muted"), color("surface"), "muted", "surface"
    yield "disabled", mixed(color("foreground"), 50), None


def nuxtui():
    """Nuxt UI 4: a soft part has 10% of its color below it, and a subtle one, too."""

    def color(name):
        return f"var(--ui-{name})"

    yield "page", color("text"), color("bg"), "text", "background"
    for state in STATES:
        yield f"{state} button", color("text-inverted"), color(state)
        yield f"soft {state} button", color(state), mixed(color(state), 10)
        yield f"outlined {state} button", color(state), None
        yield f"soft {state} button under the pointer", color(state), mixed(color(state), 15)
        yield f"{state} alert", color("text-inverted"), color(state)
        yield f"subtle {state} chip", color(state), mixed(color(state), 10)
    yield "neutral button", color("text-inverted"), color("bg-inverted")
    yield "soft neutral button", color("text"), color("bg-elevated"), "text", "surface"
    yield "field", color("text-highlighted"), color("bg"), "text", "background"
    yield "hint", color("text-dimmed"), color("bg"), "muted", "background"
    yield "muted", color("text-muted"), None, "muted"
    yield "toned", color("text-toned"), None, "text"
    yield "row", color("text-muted"), None, "muted"
    yield "chosen row", color("primary"), color("bg-elevated")
    yield "card", color("text-highlighted"), color("bg-elevated"), "text", "surface"
    yield "about a card", color("text-muted"), color("bg-elevated"), "muted", "surface"
    yield "disabled", mixed(color("text"), 75), None


def primeui():
    """PrimeVue, PrimeNG and PrimeReact: their variables are the preset's paths, with Aura's own references filled in."""

    def token(name):
        return f"var(--p-{name})"

    yield "page", token("text-color"), token("content-background"), "text", "surface"
    yield "button", token("primary-contrast-color"), token("primary-color"), None, "primary-text"
    yield "button under the pointer", token("primary-contrast-color"), token("primary-hover-color")
    for state in ("secondary", "success", "info", "warn", "help", "danger", "contrast"):
        yield f"{state} button", token(f"button-{state}-color"), token(f"button-{state}-background")
        yield f"outlined {state} button", token(f"button-outlined-{state}-color"), None
        yield f"text {state} button", token(f"button-text-{state}-color"), token(f"button-text-{state}-hover-background")
    yield "link", token("button-link-color"), None
    for state in ("success", "info", "warn", "error", "secondary", "contrast"):
        yield f"{state} alert", token(f"message-{state}-color"), token(f"message-{state}-background")
    yield "field", token("form-field-color"), token("form-field-background"), "text", "surface"
    yield "hint", token("form-field-placeholder-color"), token("form-field-background"), "muted", "surface"
    yield "floating label", token("form-field-float-label-focus-color"), token("form-field-background"), "primary-text"
    yield "mistake", token("form-field-invalid-placeholder-color"), token("form-field-background")
    yield "muted", token("text-muted-color"), None, "muted"
    for state in ("primary", "success", "info", "warn", "danger", "secondary", "contrast"):
        yield f"{state} chip", token(f"tag-{state}-color"), token(f"tag-{state}-background")
    yield "row", token("list-option-color"), token("overlay-select-background"), "text", "surface"
    yield "chosen row", token("list-option-selected-color"), token("list-option-selected-background"), "on-primary-soft", "primary-soft"
    yield "chosen row of a table", token("highlight-color"), token("highlight-background"), "on-primary-soft", "primary-soft"
    yield "disabled", token("form-field-disabled-color"), token("form-field-disabled-background")


def chakra():
    """Chakra UI 3: what a component takes from its color palette."""

    def color(name):
        return f"var(--chakra-colors-{name})"

    yield "page", color("fg"), color("bg"), "text", "background"
    for palette in ("primary", "accent", "gray", "red", "green", "orange", "blue"):
        yield f"{palette} button", color(palette + "-contrast"), color(palette + "-solid")
        yield f"subtle {palette} button", color(palette + "-fg"), color(palette + "-subtle")
        yield f"surface {palette} button", color(palette + "-fg"), color(palette + "-subtle")
        yield f"outlined {palette} button", color(palette + "-fg"), None
        yield f"{palette} alert", color(palette + "-fg"), color(palette + "-subtle")
        yield f"{palette} chip", color(palette + "-fg"), color(palette + "-subtle")
    yield "solid button", color("primary-contrast"), color("primary-solid"), "on-primary", "primary"
    yield "field", color("fg"), None, "text"
    yield "hint", color("fg-subtle"), None, "muted"
    yield "mistake", color("fg-error"), None
    yield "muted", color("fg-muted"), None, "muted"
    yield "row", color("fg"), color("bg-panel"), "text", "raised"
    yield "about a row", color("fg-muted"), color("bg-panel"), "muted", "raised"
    yield "chosen row", color("primary-fg"), color("primary-subtle")
    yield "tooltip", color("fg-inverted"), color("bg-inverted"), "on-dark", "dark"
    yield "disabled", mixed(color("fg"), 50), None


def paper():
    """React Native Paper 5, which has no variables: the names of its theme, as properties."""

    def color(name):
        return f"var(--{name})"

    yield "page", color("onBackground"), color("background"), "text", "background"
    yield "button", color("onPrimary"), color("primary"), None, "primary-text"
    yield "tonal button", color("onSecondaryContainer"), color("secondaryContainer"), "on-accent-soft", "accent-soft"
    yield "text button", color("primary"), None, "primary-text"
    yield "elevated button", color("primary"), color("elevation-level1"), "primary-text", "surface"
    yield "floating button", color("onPrimaryContainer"), color("primaryContainer"), "on-primary-soft", "primary-soft"
    yield "field", color("onSurface"), color("surfaceVariant"), "text", "surface"
    yield "label", color("onSurfaceVariant"), color("surfaceVariant"), "muted", "surface"
    yield "label in focus", color("primary"), color("surfaceVariant"), "primary-text", "surface"
    yield "mistake", color("error"), None
    yield "alert", color("inverseOnSurface"), color("inverseSurface"), "on-dark", "dark"
    yield "action in an alert", color("inversePrimary"), color("inverseSurface"), "accent-on-dark", "dark"
    yield "banner", color("onSurface"), color("elevation-level1"), "text", "surface"
    yield "error", color("onErrorContainer"), color("errorContainer"), "on-negative-soft", "negative-soft"
    yield "muted", color("onSurfaceVariant"), None, "muted"
    yield "chip", color("onSecondaryContainer"), color("secondaryContainer"), "on-accent-soft", "accent-soft"
    yield "outlined chip", color("onSurfaceVariant"), color("surface"), "muted", "background"
    yield "row", color("onSurface"), color("surface"), "text", "background"
    yield "chosen row", color("onSecondaryContainer"), color("secondaryContainer"), "on-accent-soft", "accent-soft"
    yield "card", color("onSurface"), color("elevation-level1"), "text", "surface"
    yield "dialog", color("onSurfaceVariant"), color("elevation-level3"), "muted", "raised"
    yield "badge", color("onError"), color("error")
    yield "disabled", color("onSurfaceDisabled"), color("surfaceDisabled")


PARTS = {one.__name__: list(one()) for one in (angular, daisyui, heroui, nuxtui, primeui, chakra, paper)}
# How each style sheet is told to be dark. The others are light and dark by their values.
SHEETS = {"angular": 'style="color-scheme: {}"', "daisyui": 'data-theme="{}"', "heroui": 'class="{}"', "nuxtui": 'class="{}"'}


def sheet(format, text):
    """An exported style sheet as its framework hands it to a browser."""
    # daisyUI's plugin makes a rule of each of its themes, and Tailwind one of what's in @theme.
    text = re.sub(r'@plugin "daisyui/theme" \{\n  name: "(\w+)"', r"[data-theme=\1] {", text)
    return re.sub(r"@theme( static| inline)?", ":root", text)


def kebab(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def properties(format, loaded, appearance, contrast):
    """A program's values as custom properties; none in a scheme that it doesn't have."""
    if format == "paper":
        values = loaded[appearance + ("HighContrast" if contrast == "high" else "")]["colors"]
        return {path.replace(".", "-"): value for path, value in leaves(values)}
    if format == "chakra":
        system = loaded["highContrastSystem" if contrast == "high" else "system"]
        tokens = leaves(system["theme"]["semanticTokens"]["colors"])
        return {
            "-".join(["chakra-colors", *(key for key in path.split(".")[:-2] if key != "DEFAULT")]): value
            for path, value in tokens
            if path.endswith(f"._{appearance}")
        }
    if contrast == "high":
        return {}
    # A component's name is a part of the variable's, semantic and root aren't.
    preset = loaded["default"]
    return {
        "-".join(["p", *(kebab(key) for key in path.split(".") if key not in ("colorScheme", appearance, "root"))]): value
        for start in [preset["semantic"], preset["components"]]
        for path, value in leaves(start)
        if appearance in path.split(".")
    }


def pages(format, theme, contrast, folder):
    """A page with all parts, in light and in dark."""
    text = run("export", theme["theme"], "--format", format).decode()
    loaded = None if format in SHEETS else evaluated(format, text, folder)
    for appearance in ("light", "dark"):
        attribute = SHEETS.get(format, "").format(appearance)
        if loaded:
            values = properties(format, loaded, appearance, contrast)
            if not values:
                continue
            css = ":root {" + "".join(f"--{name}: {value};" for name, value in values.items()) + "}"
        else:
            css = sheet(format, text)
        (_, ink, ground, *_), *_ = PARTS[format]
        parts = "".join(
            f'<p style="color: {ink}; background: {fill or "none"}">{name}</p>' for name, ink, fill, *_ in PARTS[format]
        )
        body = f'<body style="color: {ink}; background: {ground}">{parts}</body>'
        yield appearance, f"<!doctype html><html lang=en {attribute}><title>Parts</title><style>{css}</style>{body}</html>"


# A frame is written at once, so that nothing waits for it to load.
FRAMES = """
const all = []
for (const { theme, appearance, page } of pages) {
  const frame = document.body.appendChild(document.createElement("iframe"))
  frame.style.cssText = "width: 600px; height: 2000px"
  const inner = frame.contentDocument
  inner.write(page)
  inner.close()
  all.push({ theme, appearance, found: FINDING })
  frame.remove()
}
return all"""
# The script that the page begins with is axe-core. Each frame needs its own.
VIOLATIONS = """await new Promise((loaded) => {
    const script = inner.createElement("script")
    script.onload = loaded
    script.src = document.scripts[0].src
    inner.head.append(script)
  }).then(() => judgedByAxe(frame.contentWindow.axe, inner.body))"""


def judged(format, themes, contrast, folder, finding, head="", patience=0):
    made = [
        {"theme": theme["theme"], "appearance": appearance, "page": page}
        for theme in themes
        for appearance, page in pages(format, theme, contrast, folder)
    ]
    script = (HERE / "faults.js").read_text() + f"const pages = {json.dumps(made)};" + FRAMES.replace("FINDING", finding)
    settings = [MORE_CONTRAST] if contrast == "high" else []
    return shown(head, folder, script.replace("</", "<\\/"), *settings, patience=patience)


SCHEMES = [(format, contrast) for format in PARTS for contrast in ("standard", "high") if (format, contrast) != ("primeui", "high")]


@pytest.mark.parametrize("format, contrast", SCHEMES)
def test_every_part_is_legible_and_has_the_scheme_s_colors(tmp_path, format, contrast):
    found = judged(format, GALLERY, contrast, tmp_path, "texts(inner.body)")
    assert len(found) == 2 * len(GALLERY)
    for one in found:
        scheme = roles(one["theme"], *scheme_options(one["appearance"] == "dark", contrast))
        assert len(one["found"]) == len(PARTS[format])
        for part, (name, _, _, *named) in zip(one["found"], PARTS[format], strict=True):
            where = (one["theme"], one["appearance"], name)
            assert part["contrast"] >= 4.5 or name == "disabled", where
            for role, painted in zip(named, (part["ink"], part["fill"])):
                assert role is None or painted == scheme[role], (*where, role)


@pytest.mark.parametrize("format, contrast", SCHEMES)
def test_axe_finds_no_violation_of_contrast_in_the_parts(tmp_path, format, contrast):
    parts = [name for name, *_ in PARTS[format] if name != "disabled"]
    for one in judged(format, GALLERY[::8], contrast, tmp_path, VIOLATIONS, head=scripts(AXE), patience=60_000):
        assert one["found"]["passes"] >= len(parts)
        assert [fault for fault in one["found"]["faults"] if ">disabled<" not in fault] == [], (one["theme"], one["appearance"])
