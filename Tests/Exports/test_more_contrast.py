"""More contrast and forced colors: Chromium computes the scheme's own colors, and edges stay."""

import json

import pytest
import sass

from chromium import DARK, FORCED_COLORS, LIGHT, MORE_CONTRAST, hex_of, painted, shown, shown_in_front
from conftest import THEMES, roles, run, scheme_options

THEME = THEMES["adjusted"]
# What turns dark mode on, and how a page says so.
SWITCHES = {"media": "", "light-dark": 'style="color-scheme: dark"', ".dark": 'class="dark"'}
SHADCN = {"--foreground": "text", "--primary": "primary", "--primary-foreground": "on-primary", "--border": "border"}
BOOTSTRAP = {"--bs-body-color": "text", "--bs-body-bg": "background", "--bs-primary": "primary", "--bs-link-color": "primary-text"}
# Bootstrap's own rules, which come after ours.
BOOTSTRAP_RULES = """
:root, [data-bs-theme=light] { --bs-body-color: #212529; --bs-body-bg: #fff; --bs-primary: #0d6efd; --bs-link-color: #0d6efd; }
[data-bs-theme=dark] { --bs-body-color: #dee2e6; --bs-body-bg: #212529; --bs-link-color: #6ea8fe; }
.btn-primary { --bs-btn-bg: #0d6efd; --bs-btn-color: #fff; }
"""


def scheme(dark, contrast):
    return roles(THEME, *scheme_options(dark, contrast))


def sheet(format, selector):
    """A style sheet as it reaches a browser, and the roles by its names for them."""
    text = run("export", THEME, "--format", format, "--selector", selector).decode()
    roles = scheme(False, "high")
    if format == "scss":
        return sass.compile(string=text + "@include theme;"), {f"--{role}": role for role in roles}
    if format == "tailwind":
        # Tailwind writes what's in @theme into a layer of its own.
        text = text.replace("@theme {", "@layer theme, base;\n@layer theme { :root, :host {").replace("}\n", "}}\n", 1)
        return text, {f"--color-{role}": role for role in roles}
    return text, SHADCN if format == "shadcn" else {f"--{role}": role for role in roles}


def computed(css, names, folder, switch, dark, *settings):
    """The colors that a page paints with these names. It's switched to dark if that's asked for."""
    script = {
        "": "",
        'class="dark"': "document.documentElement.classList.add('dark');",
        'style="color-scheme: dark"': "document.documentElement.style.colorScheme = 'dark';",
        'data-bs-theme="dark"': "document.documentElement.dataset.bsTheme = 'dark';",
    }[switch if dark else ""]
    script += f"return {json.dumps(names)}.map(name => painted(document.body, `var(${{name}})`))"
    system = DARK if dark and not switch else LIGHT
    found = shown("", folder, script, system, *settings, css=css)
    return {name: color if color.startswith("rgb") else painted(hex_of(color)) for name, color in zip(names, found)}


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    "format, selector",
    [("css", "media"), ("css", ".dark"), ("scss", "light-dark"), ("tailwind", "media"), ("shadcn", ".dark"), ("shadcn", "light-dark")],
)
def test_more_contrast_is_the_schemes_and_nothing_else_changes(tmp_path, format, dark, selector):
    css, names = sheet(format, selector)
    for contrast, settings in [("standard", []), ("high", [MORE_CONTRAST])]:
        found = computed(css, list(names), tmp_path, SWITCHES[selector], dark, *settings)
        expected = scheme(dark, contrast)
        assert found == {name: painted(expected[role]) for name, role in names.items()}, contrast


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("selector, switch", [("media", ""), ("[data-bs-theme=dark]", 'data-bs-theme="dark"')])
def test_bootstrap_has_more_contrast_than_its_own_rules(tmp_path, selector, switch, dark):
    text = run("export", THEME, "--format", "bootstrap", "--selector", selector).decode()
    css = sass.compile(string=text) + BOOTSTRAP_RULES
    found = computed(css, list(BOOTSTRAP), tmp_path, switch, dark, MORE_CONTRAST)
    expected = scheme(dark, "high")
    assert found == {name: painted(expected[role]) for name, role in BOOTSTRAP.items()}


CONTROLS = """<button>Go</button><input><select></select><textarea></textarea><div class="card">Card</div>
<div role="button">Go</div><p>Text</p><div role="tab" aria-selected="true">One</div><div role="tab" aria-selected="false">Two</div>
<style>* { border: none; outline: none } :focus-visible { outline: none }</style>"""
OUTLINES = """
document.querySelector("button").focus()
return Object.fromEntries([...document.body.children].filter(one => one.matches(":not(style, script, pre, link, meta)")).map(one => {
  const { outlineStyle, outlineWidth } = getComputedStyle(one)
  const name = one.getAttribute("aria-selected") ? `selected ${one.getAttribute("aria-selected")}` : one.hasAttribute("role") ? "div with a role" : one.localName
  return [name, outlineStyle == "none" ? 0 : parseFloat(outlineWidth)]
}))"""


@pytest.mark.parametrize("format", ["css", "tailwind", "shadcn", "scss", "bootstrap"])
def test_forced_colors_keep_edges_the_focus_and_what_is_chosen(tmp_path, format):
    text = run("export", THEME, "--format", format).decode()
    if format in ("scss", "bootstrap"):
        text = sass.compile(string=text + ("@include theme;" if format == "scss" else ""))
    edges = shown_in_front(CONTROLS, tmp_path, OUTLINES, FORCED_COLORS, css=text)
    assert all(edges[name] >= 1 for name in ["input", "select", "textarea", "div", "div with a role"]), edges
    assert edges["button"] >= 3 and edges["selected true"] >= 3, edges
    assert edges["p"] == 0 and edges["selected false"] == 0, "what isn’t a control or chosen has no edge of ours"
    assert not any(shown_in_front(CONTROLS, tmp_path, OUTLINES, css=text).values()), "without forced colors, nothing changes"
