"""Several themes on one page: nested scopes compute their own theme's colors in every appearance."""

import json

import pytest
import sass

from chromium import DARK, LIGHT, MORE_CONTRAST, hex_of, painted, shown
from conftest import run

COUNT = 20
COLORS = ["ff0000", "00a000", "0000ff", "ffcc00", "111111", "eeeeee", "8000ff", "00c0c0", "ff80c0", "406080"]
# Twenty that differ in both colors.
BRANDS = {f"brand-{index}": f"primary={COLORS[index % 10]}&accent={COLORS[(index * 3 + 1 + index // 10) % 10]}&title=Lato&body=Lato&name=Brand+{index}"
          for index in range(COUNT)}  # fmt: skip
ROLES = ["text", "background", "primary", "on-primary", "accent-text", "border", "chart-2"]


def built(folder, format, selector):
    """All themes in one file."""
    outputs = [{"format": format, "path": "themes.css", "scope": "[data-theme={theme}]", "selector": selector}]
    (folder / "tintype.json").write_text(json.dumps({"themes": BRANDS, "outputs": outputs}))
    run("build", str(folder))
    return (folder / "themes.css").read_text()


def expected(theme, dark, contrast):
    options = [*(["--dark"] if dark else []), "--contrast", contrast]
    roles = json.loads(run("scheme", theme, "--json", *options))
    return [painted(roles[role]["hex"]) for role in ROLES]


def nested(names):
    """Elements inside of each other, one for each theme."""
    return "".join(f'<div data-theme="{name}">' for name in names) + "</div>" * len(names)


SCRIPT = """return [...document.querySelectorAll("[data-theme]")].map(one => [one.dataset.theme, %s.map(name => painted(one, `var(${name})`))])"""


@pytest.mark.parametrize("contrast", ["standard", "high"])
@pytest.mark.parametrize(
    "format, selector, dark",
    [("css", "media", False), ("css", "media", True), ("css", "light-dark", True), ("css", ".dark", True), ("scss", ".dark", True)],
)
def test_twenty_scopes_inside_of_each_other_have_their_own_colors(tmp_path, format, selector, dark, contrast):
    css = built(tmp_path, format, selector)
    css = sass.compile(string=css) if format == "scss" else css
    assert ":root" not in css
    script = SCRIPT % json.dumps([f"--{role}" for role in ROLES])
    if dark and selector == ".dark":
        script = "document.documentElement.classList.add('dark');" + script
    if dark and selector == "light-dark":
        css += ":root { color-scheme: dark }"
    system = DARK if dark and selector == "media" else LIGHT
    settings = [system] + ([MORE_CONTRAST] if contrast == "high" else [])
    found = dict(shown(nested(BRANDS), tmp_path, script, *settings, css=css))
    assert found == {name: expected(theme, dark, contrast) for name, theme in BRANDS.items()}


def test_the_element_that_has_the_scope_can_be_the_one_that_is_dark(tmp_path):
    css = built(tmp_path, "css", ".dark")
    html = '<div data-theme="brand-1" class="dark"><div data-theme="brand-2"></div></div><div data-theme="brand-3"></div>'
    script = SCRIPT % json.dumps([f"--{role}" for role in ROLES])
    found = dict(shown(html, tmp_path, script, LIGHT, css=css))
    assert found == {
        name: expected(BRANDS[name], dark, "standard") for name, dark in [("brand-1", True), ("brand-2", True), ("brand-3", False)]
    }


def test_shadcns_variables_follow_the_scope_and_the_page_keeps_its_own(tmp_path):
    css = built(tmp_path, "shadcn", ".dark")
    assert css.count("@theme inline") == 1
    css = ":root { --primary: #123456 }" + css[: css.index("@theme")]
    script = """return [painted(document.body, "var(--primary)"),
      ...[...document.querySelectorAll("[data-theme]")].map(one => painted(one, "var(--primary)"))]"""
    page, scoped = shown('<div data-theme="brand-0"></div>', tmp_path, script, LIGHT, css=css)
    assert page == painted("#123456")
    assert painted(hex_of(scoped)) == expected(BRANDS["brand-0"], False, "standard")[2]


def test_bootstraps_own_properties_and_buttons_follow_the_scope(tmp_path):
    css = sass.compile(string=built(tmp_path, "bootstrap", "[data-bs-theme=dark]"))
    # Bootstrap's own rules come later.
    css += ":root, [data-bs-theme=light] { --bs-primary: #0d6efd } .btn-primary { --bs-btn-bg: #0d6efd; --bs-btn-color: #fff }"
    html = "".join(f'<div data-theme="{name}"><button class="btn btn-primary">Go</button>' for name in BRANDS) + "</div>" * COUNT
    script = """return [...document.querySelectorAll("button")].map(one =>
      [one.parentElement.dataset.theme, ["--bs-primary", "--bs-btn-bg", "--bs-btn-color"].map(name => painted(one, `var(${name})`))])"""
    found = dict(shown(html, tmp_path, script, LIGHT, css=css))
    for name, theme in BRANDS.items():
        _, _, primary, on_primary, *_ = expected(theme, False, "standard")
        assert found[name] == [primary, primary, on_primary], name
