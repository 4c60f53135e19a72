"""Twenty themes inside of each other in one page, each in a scope of its own: every engine computes each theme's own colors."""

import json
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TINTYPE = ROOT / "Command/.build/release/tintype"
COLORS = ["ff0000", "00a000", "0000ff", "ffcc00", "111111", "eeeeee", "8000ff", "00c0c0", "ff80c0", "406080"]
# All differ in both colors.
THEMES = {
    f"brand-{index}": f"primary={COLORS[index % 10]}&accent={COLORS[(index * 3 + 1 + index // 10) % 10]}&title=Lato&body=Lato"
    for index in range(20)
}
ROLES = ["text", "background", "primary", "on-primary", "accent-text", "border", "chart-2"]
MORE_CONTRAST = "@media (prefers-contrast: more)"


def run(*words):
    return subprocess.run([TINTYPE, *words], capture_output=True, check=True).stdout


@cache
def colors(theme, *options):
    roles = json.loads(run("scheme", theme, "--json", *options))
    hexes = [roles[role]["hex"] for role in ROLES]
    return [f"rgb({', '.join(str(part) for part in bytes.fromhex(hex[1:]))})" for hex in hexes]


@pytest.mark.engines
@pytest.mark.parametrize("contrast", ["standard", "high"])
@pytest.mark.parametrize("dark", [False, True])
def test_each_scope_has_its_own_themes_colors(browser, tmp_path, dark, contrast):
    outputs = [{"format": "css", "path": "themes.css", "scope": "[data-theme={theme}]", "selector": ".dark"}]
    (tmp_path / "tintype.json").write_text(json.dumps({"themes": THEMES, "outputs": outputs}))
    run("build", str(tmp_path))
    sheet = tmp_path / "themes.css"
    css = sheet.read_text()
    assert MORE_CONTRAST in css
    if contrast == "high":
        # As if the person had asked for more: not every engine can be told so.
        sheet.write_text(css.replace(MORE_CONTRAST, "@media all"))
    nested = "".join(f'<div data-theme="{name}">' for name in THEMES) + "</div>" * len(THEMES)
    page = tmp_path / "page.html"
    page.write_text(
        f'<!doctype html><html class="{"dark" if dark else ""}"><meta charset="utf-8">'
        f'<link rel="stylesheet" href="themes.css">{nested}</html>'
    )
    browser.driver.get(page.as_uri())
    found = browser.driver.execute_script(
        """return [...document.querySelectorAll("[data-theme]")].map((scope) => [scope.dataset.theme,
          arguments[0].map((role) => {
            const probe = scope.appendChild(document.createElement("i"));
            probe.style.color = `var(--${role})`;
            const color = getComputedStyle(probe).color;
            probe.remove();
            return color;
          })])""",
        ROLES,
    )
    options = [*(["--dark"] if dark else []), "--contrast", contrast]
    assert dict(found) == {name: colors(theme, *options) for name, theme in THEMES.items()}
