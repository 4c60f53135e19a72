"""Style sheets: Chromium computes them, tinycss2 parses them without forgiving anything, libsass compiles them."""

import json

import pytest
import sass
import tinycss2

from chromium import DARK, LIGHT, hex_of, painted, shown
from conftest import THEMES, note, run

# Their readers take one color a role; FormatsTests read Display P3 back from each format that has it.
READS_SRGB_ONLY = True


def rules(css):
    """Every rule with its selector or condition, and the declarations of each; refuses what isn't CSS."""
    for rule in tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True):
        assert rule.type in ("qualified-rule", "at-rule"), rule
        contents = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
        prelude = tinycss2.serialize(rule.prelude).strip()
        yield f"@{rule.at_keyword} {prelude}".strip() if rule.type == "at-rule" else prelude, contents


def declarations(contents):
    assert all(item.type == "declaration" for item in contents), contents
    return {item.name: tinycss2.serialize(item.value).strip() for item in contents}


def strings(value):
    return [token.value for token in tinycss2.parse_component_value_list(value) if token.type == "string"]


def computed(css, names, folder, *settings):
    """Chromium's values of custom properties, and the colors it paints."""
    script = f"""const all = getComputedStyle(document.documentElement)
        return Object.fromEntries({json.dumps(list(names))}.map(
          name => [name, [all.getPropertyValue(name), painted(document.body, `var(${{name}})`)]]))"""
    return shown("", folder, script, *settings, css=css)


@pytest.mark.parametrize("appearance, setting", [("light", LIGHT), ("dark", DARK)])
def test_chromium_paints_the_custom_properties(export, theme, scheme, tmp_path, appearance, setting):
    roles = scheme(*(["--dark"] if appearance == "dark" else []))
    css = export("css", "theme.css").read_text()
    shown = computed(css, [f"--{role}" for role in roles] + ["--font-title"], tmp_path, setting)
    for role, hex in roles.items():
        assert shown[f"--{role}"][1] == painted(hex), role
    assert shown["--font-title"][0].endswith(("serif", "monospace", "cursive"))


def test_chromium_paints_display_p3(tmp_path):
    css = run("export", THEMES["wide"], "--format", "css").decode()
    shown = computed(css, ["--primary", "--accent"], tmp_path)
    assert shown["--primary"][1] == "color(display-p3 1 0.501961 0.25098)"
    assert shown["--accent"][1] == "color(display-p3 0 0.752941 1)"


def test_css(export, theme, scheme):
    css = export("css", "theme.css").read_text()
    assert note(theme) in css
    found = list(rules(css))
    assert found[0][0] == ":root"
    root = declarations(found[0][1])
    assert {name: root[f"--{name}"] for name in scheme()} == scheme()
    assert strings(root["--font-title"]) and strings(root["--font-body"])
    assert [opening for opening, _ in found[1:]] == [
        "@media (prefers-color-scheme: dark)", "@media (prefers-contrast: more)",
        "@media (prefers-contrast: more) and (prefers-color-scheme: dark)", "@media (forced-colors: active)",
    ]  # fmt: skip


def test_scss(export, theme, scheme):
    path = export("scss", "sass/theme.scss")
    assert note(theme) in path.read_text()
    probe = f"""@import "{path.stem}";
      :root {{ @include theme-properties($theme-light); }}
      .dark {{ @include theme-properties($theme-dark); }}
      .variables {{ {" ".join(f"--{role}: #{{${role}}};" for role in scheme())} }}
      h1 {{ font-family: $font-title; font-weight: $font-title-weight; }}"""
    css = sass.compile(string=probe, include_paths=[str(path.parent)])
    compiled = {selector: declarations(contents) for selector, contents in rules(css)}
    for selector, roles in [(":root", scheme()), (".dark", scheme("--dark")), (".variables", scheme())]:
        assert {name[2:]: value for name, value in compiled[selector].items()} == roles
    assert len(strings(compiled["h1"]["font-family"])) == 1


def test_tailwind(export, theme, scheme):
    css = export("tailwind", "tailwind.css").read_text()
    assert note(theme) in css
    found = dict(rules(css))
    theme_variables = declarations(found["@theme"])
    assert {role: theme_variables[f"--color-{role}"] for role in scheme()} == scheme()
    assert strings(theme_variables["--font-title"]) and strings(theme_variables["--font-body"])
    # Tailwind 4 takes @theme at the top level only, and nothing in it but custom properties.
    assert css.count("@theme") == 1 and all(name.startswith("--") for name in theme_variables)


# The names in the globals.css of a new project of shadcn/ui for Tailwind 4.
SHADCN = """background foreground card card-foreground popover popover-foreground primary primary-foreground secondary
  secondary-foreground muted muted-foreground accent accent-foreground destructive border input ring chart-1 chart-2
  chart-3 chart-4 chart-5 sidebar sidebar-foreground sidebar-primary sidebar-primary-foreground sidebar-accent
  sidebar-accent-foreground sidebar-border sidebar-ring""".split()


MORE = ["@media (prefers-contrast: more)", "@media (forced-colors: active)"]


def test_shadcn(export, theme, scheme, tmp_path):
    css = export("shadcn", "globals.css").read_text()
    assert note(theme) in css
    assert [opening for opening, _ in rules(css)] == [":root", ".dark", *MORE, "@theme inline"]
    found = {opening: declarations(contents) for opening, contents in rules(css) if opening not in MORE}
    for name in SHADCN:
        assert found[":root"][f"--{name}"].startswith("oklch(") and found[".dark"][f"--{name}"].startswith("oklch(")
        assert found["@theme inline"][f"--color-{name}"] == f"var(--{name})"
    assert found[":root"]["--radius"] == ("0.75rem" if theme == THEMES["adjusted"] else "0.625rem")
    assert "--brand-" not in css
    # oklch() in a browser is the hex that the scheme has.
    css = run("export", theme, "--format", "shadcn", "--only", ",".join([*roles(), "brand"])).decode()
    names = [f"--brand-{role}" for role in scheme()]
    for selector, wanted in [("", scheme()), ("dark", scheme("--dark"))]:
        shown = computed(css.replace(".dark", ":root") if selector else css, names, tmp_path)
        for role, hex in wanted.items():
            assert hex_of(shown[f"--brand-{role}"][1]) == hex, role


@pytest.mark.parametrize("values", ["hsl", "rgb", "oklch"])
def test_shadcn_for_tailwind_3(theme, scheme, tmp_path, values):
    """Tailwind 3's config puts the variables into a function, so they're its numbers alone."""
    css = run("export", theme, "--format", "shadcn", "--values", values).decode()
    assert [opening for opening, _ in rules(css)] == [":root", ".dark", *MORE]
    for selector, roles in [("", scheme()), ("dark", scheme("--dark"))]:
        names = {"--background": "background", "--primary": "primary", "--foreground": "text", "--ring": "focus"}
        within = css + ":root { " + "".join(f"--in{name}: {values}(var({name}));" for name in names) + " }"
        shown = computed(within.replace(".dark", ":root") if selector else within, [f"--in{name}" for name in names], tmp_path)
        for name, role in names.items():
            color = shown[f"--in{name}"][1]
            hex = hex_of(color) if color.startswith("oklch") else color
            assert hex in (roles[role], painted(roles[role])), name


# How Bootstrap 5.3 declares variables: a later value loses to an earlier one. The names are from its _variables.scss.
BOOTSTRAP = """$primary: #0d6efd !default; $secondary: #6c757d !default; $body-bg: #fff !default;
  $body-color: #212529 !default; $body-bg-dark: #212529 !default; $link-color: $primary !default;
  $font-family-base: sans-serif !default; $headings-font-family: null !default; $border-color: #ddd !default;
  .probe { --primary: #{$primary}; --secondary: #{$secondary}; --bg: #{$body-bg}; --bg-dark: #{$body-bg-dark};
    --link: #{$link-color}; font-family: $font-family-base; }
  h1 { font-family: $headings-font-family; }"""


def test_bootstrap(export, theme, scheme):
    path = export("bootstrap", "bootstrap-theme.scss")
    assert note(theme) in path.read_text()
    css = sass.compile(string=f'@import "{path.stem}";\n{BOOTSTRAP}', include_paths=[str(path.parent)])
    found = {opening: declarations(contents) for opening, contents in rules(css) if opening not in MORE}
    light, dark = scheme(), scheme("--dark")
    probe = found[".probe"]
    assert probe["--primary"] == light["primary"] and probe["--secondary"] == light["accent"]
    assert probe["--bg"] == light["background"] and probe["--bg-dark"] == dark["background"]
    assert probe["--link"] == light["primary-text"]
    assert len(strings(probe["font-family"])) == 1 and len(strings(found["h1"]["font-family"])) == 1
    night = found[':root[data-bs-theme="dark"]']
    assert night["--bs-primary"] == dark["primary"]
    assert night["--bs-primary-rgb"] == ", ".join(str(part) for part in bytes.fromhex(dark["primary"][1:]))
    assert {role: night[f"--brand-{role}"] for role in dark} == dark


# How a page is switched to dark mode by each choice of `--selector`: what's done to the root element, and what the system prefers.
SWITCHES = {
    "media": ("", DARK),
    "light-dark": ("all.style.colorScheme = 'dark'", LIGHT),
    ".dark": ("all.classList.add('dark')", LIGHT),
    "[data-theme=dark]": ("all.dataset.theme = 'dark'", LIGHT),
    "html.night": ("all.classList.add('night')", LIGHT),
}


def switched(css, names, folder, selector):
    """The colors Chromium paints before and after the switch to dark mode, by name."""
    script, setting = SWITCHES[selector]
    script = f"""const all = document.documentElement
        const colors = () => Object.fromEntries({json.dumps(list(names))}.map(
          name => [name, painted(document.body, `var(${{name}})`)]))
        const before = colors()
        {script}
        return [before, colors()]"""
    return shown("", folder, script, setting, css=css)


def roles(*options):
    return {role: color["hex"] for role, color in json.loads(run("scheme", THEMES["material"], "--json", *options)).items()}


@pytest.mark.parametrize("selector", SWITCHES)
def test_chromium_switches_the_colors(tmp_path, selector):
    css = run("export", THEMES["material"], "--format", "css", "--selector", selector, "--prefix", "acme-").decode()
    list(rules(css))
    before, after = switched(css, [f"--acme-{role}" for role in roles()], tmp_path, selector)
    expected = roles("--dark") if selector == "media" else roles()
    assert before == {f"--acme-{role}": painted(hex) for role, hex in expected.items()}
    assert after == {f"--acme-{role}": painted(hex) for role, hex in roles("--dark").items()}


@pytest.mark.parametrize("selector", SWITCHES)
def test_sass_makes_rules_that_chromium_switches(tmp_path, selector):
    path = tmp_path / "theme.scss"
    path.write_bytes(run("export", THEMES["material"], "--format", "scss", "--selector", selector, "--prefix", "acme"))
    css = sass.compile(string='@import "theme"; @include acme-theme;', include_paths=[str(tmp_path)])
    _, after = switched(css, [f"--acme-{role}" for role in roles()], tmp_path, selector)
    assert after == {f"--acme-{role}": painted(hex) for role, hex in roles("--dark").items()}


@pytest.mark.parametrize("selector", ["media", "light-dark", "[data-theme=dark]"])
@pytest.mark.parametrize("format", ["shadcn", "tailwind"])
def test_chromium_switches_what_tailwind_leaves_of_a_theme(tmp_path, format, selector):
    """Tailwind writes the variables of @theme as custom properties in a layer of their own, before the others."""
    only = ["--only", ",".join(roles())] if format == "shadcn" else []
    css = run("export", THEMES["material"], "--format", format, "--selector", selector, *only).decode()
    found = dict(rules(css))
    if format == "tailwind":
        assert css.count("@theme {") == 1
        css = css.replace("@theme {", "@layer theme, base;\n@layer theme { :root, :host {").replace("}\n", "}}\n", 1)
    else:
        css = css[: css.index("@theme inline")]
        assert "--color-primary" in declarations(found["@theme inline"])
    prefix = "--color-" if format == "tailwind" else "--brand-"
    _, after = switched(css, [f"{prefix}{role}" for role in roles()], tmp_path, selector)
    for role, hex in roles("--dark").items():
        shown = after[f"{prefix}{role}"]
        assert shown == painted(hex) or hex_of(shown) == hex, role


def test_bootstrap_by_the_systems_preference(tmp_path):
    path = tmp_path / "bootstrap-theme.scss"
    path.write_bytes(run("export", THEMES["material"], "--format", "bootstrap", "--selector", "media", "--prefix", "acme"))
    # Bootstrap's own rules come later.
    later = ":root, [data-bs-theme=light] { --bs-primary: #0d6efd; } .mode { mode: $color-mode-type; }"
    css = sass.compile(string=f'@import "{path.stem}";\n$color-mode-type: data !default;\n{later}', include_paths=[str(tmp_path)])
    assert "mode: media-query" in css
    names = ["--bs-primary", "--acme-primary", "--acme-background"]
    _, after = switched(css, names, tmp_path, "media")
    dark = roles("--dark")
    assert after == {name: painted(dark[name.split("-")[-1]]) for name in names}


@pytest.mark.parametrize("only", ["primary,on-primary", "ramps", "fonts"])
@pytest.mark.parametrize("format", ["css", "tailwind", "shadcn", "scss", "bootstrap"])
def test_a_part_of_a_theme_is_a_style_sheet(tmp_path, format, only):
    text = run("export", THEMES["wide"], "--format", format, "--only", only).decode()
    css = sass.compile(string=text) if format in ("scss", "bootstrap") else text
    for _, contents in rules(css):
        assert contents or format != "css"


def test_sass_takes_what_was_merged_into_a_projects_variables(tmp_path):
    path = tmp_path / "_variables.scss"
    path.write_text("$gap: 4px;\n")
    run("export", THEMES["material"], "--format", "scss", "--out", str(path), "--merge")
    css = sass.compile(string='@import "variables"; a { gap: $gap; color: $primary; }', include_paths=[str(tmp_path)])
    assert "gap: 4px" in css and roles()["primary"] in css
