"""Vuetify 4, Mantine 8 and Ant Design 5 themselves, in Chromium: every text of their components is legible on what's behind it.

The programs are those in wheels for Python. Nothing is replaced but the imports.
"""

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from brand_yml import Brand
from chromium import AXE, scripts, shown
from conftest import HERE, roles, run, scheme_options
from great_tables import GT, loc, style
from pandas import DataFrame
from test_frameworks import GALLERY, javascript

# How many themes a page has.
PAGE = 6


def folder(package):
    return Path(find_spec(package).origin).parent


def react():
    """React, and what Dash's components look for at their side."""
    dash = folder("dash") / "deps"
    context = "useLoading: () => false, componentPath: []"
    return (
        scripts(dash / "react@18.3.1.min.js", dash / "react-dom@18.3.1.min.js", dash / "prop-types@15.8.1.min.js")
        + f"<script>window.dash_component_api = {{ useDashContext: () => ({{ {context} }}), useLoading: () => false }}</script>"
    )


REACT = """
const h = React.createElement
const draw = (node) => {
  const root = ReactDOM.createRoot(app.appendChild(document.createElement("div")))
  ReactDOM.flushSync(() => root.render(node))
  return root
}
const component = (library, [name, properties, ...children], key) =>
  h(library[name], { ...properties, key, id: "id-" + key, setProps() {} }, ...children)
"""


def vuetify():
    build = folder("trame_vuetify") / "module/v4-serve"
    vue = folder("trame_client") / "module/vue3-www/vue.global.js"
    template = """<v-app><v-main><h1>title</h1><p>text</p><p class="text-medium-emphasis">muted</p>
      <v-btn color="primary">button</v-btn><v-btn>plain</v-btn><v-btn variant="text" color="primary">text button</v-btn>
      <v-btn variant="tonal" color="secondary">tonal</v-btn><v-btn variant="outlined" color="secondary">outlined</v-btn>
      <v-btn disabled>disabled</v-btn><v-text-field label="label" hint="hint" persistent-hint color="primary"></v-text-field>
      <v-text-field label="wrong" error-messages="mistake"></v-text-field><v-alert type="error">error</v-alert>
      <v-alert type="warning" variant="tonal">warning</v-alert><v-alert type="success" variant="outlined">success</v-alert>
      <v-alert type="info" variant="text">info</v-alert><v-chip>chip</v-chip><v-chip color="primary">primary chip</v-chip>
      <v-chip color="error" variant="flat">error chip</v-chip><v-list><v-list-item title="row" subtitle="about the row" />
      <v-list-item active title="chosen" subtitle="about the chosen" />
      <v-list-item active color="primary" title="chosen in color" subtitle="about it" /><v-list-subheader>rows</v-list-subheader>
      </v-list><v-card title="card" subtitle="about the card" text="in the card" /><v-tabs><v-tab color="primary">tab</v-tab></v-tabs>
      </v-main></v-app>"""
    head = f'<link rel="stylesheet" href="{(build / "vuetify4.css").as_uri()}">' + scripts(vue, build / "vuetify4.js")
    return head, f"""
      const {{ theme, defaults }} = load("theme, defaults")({{}})
      for (const name of Object.keys(theme.themes)) {{
        const created = Vue.createApp({{ template: {json.dumps(template)} }})
        created.use(Vuetify.createVuetify({{ theme: {{ ...theme, defaultTheme: name }}, defaults, components: Vuetify.components }}))
        created.mount(app.appendChild(document.createElement("div")))
        await judge(name)
        created.unmount()
      }}"""


def mantine():
    nodes = [
        *(["Button", {"variant": one}, one] for one in ("filled", "default", "light", "outline", "subtle", "transparent", "white")),
        *(["Button", {"color": one}, one] for one in ("red", "green", "gray", "accent")),
        ["Button", {"color": "yellow", "variant": "light"}, "light yellow"], ["Button", {"disabled": True}, "disabled"],
        *(["Badge", {"variant": one}, one + " badge"] for one in ("filled", "light", "default", "dot", "outline")),
        *(["Alert", {"title": one, "variant": one, "color": color}, "in the alert"] for one, color in (
            ("light", "primary"), ("light", "red"), ("filled", "yellow"), ("outline", "green"), ("default", "blue"))),
        ["TextInput", {"label": "label", "description": "about it", "error": "mistake", "placeholder": "hint"}],
        ["Checkbox", {"label": "box"}], ["Chip", {}, "chip"],
        *(["Chip", {"variant": one, "checked": True}, "chosen " + one] for one in ("filled", "light", "outline")),
        *(["NavLink", {"label": "row", "description": "about it", **more}] for more in (
            {}, {"active": True}, {"active": True, "variant": "filled"}, {"active": True, "variant": "subtle"})),
        ["Text", {"c": "dimmed"}, "muted"], ["Text", {}, "text"], ["Title", {}, "title"], ["Anchor", {"href": "#"}, "link"],
        ["Code", {}, "code"], ["Mark", {}, "mark"], ["Kbd", {}, "key"], ["Blockquote", {"cite": "source"}, "quote"],
        ["Card", {"withBorder": True}, "card"], ["Notification", {"title": "news", "message": "about it", "action": "show"}],
        ["SegmentedControl", {"data": ["one", "two"], "value": "one"}], ["Pagination", {"total": 4, "value": 2}],
        ["Avatar", {}, "AV"], ["ThemeIcon", {}, "TI"], ["ActionIcon", {}, "AI"], ["Indicator", {"label": "new", "inline": True}, "x"],
    ]  # fmt: skip
    library = folder("dash_mantine_components") / "dash_mantine_components.js"
    return react() + scripts(library), REACT + f"""
      const library = dash_mantine_components
      // The framework's own resolver is what a component gets without one.
      let normal
      const first = {{ components: {{ Button: {{ vars: (theme) => (normal = theme.variantColorResolver, {{}}) }} }} }}
      draw(h(library.MantineProvider, {{ theme: first }}, component(library, ["Button", {{}}, "first"], 0))).unmount()
      const core = {{
        colorsTuple: (color) => Array(10).fill(color), createTheme: (theme) => theme, defaultVariantColorsResolver: normal,
      }}
      const {{ theme, resolver, highContrastResolver }} = load("theme, resolver, highContrastResolver")(core)
      document.body.style.cssText = "background: var(--mantine-color-body); color: var(--mantine-color-text)"
      for (const cssVariablesResolver of [resolver, highContrastResolver]) {{
        for (const forceColorScheme of ["light", "dark"]) {{
          const nodes = {json.dumps(nodes)}.map((node, index) => component(library, node, index))
          const root = draw(h(library.MantineProvider, {{ theme, cssVariablesResolver, forceColorScheme }}, nodes))
          await judge(forceColorScheme + (cssVariablesResolver === resolver ? "" : " high contrast"))
          ReactDOM.flushSync(() => root.unmount())
        }}
      }}"""


def antd():
    nodes = [
        *(["AntdButton", {"type": one}, one] for one in ("primary", "default", "dashed", "link", "text")),
        ["AntdButton", {"type": "primary", "danger": True}, "danger"], ["AntdButton", {"danger": True}, "outlined danger"],
        ["AntdButton", {"disabled": True}, "disabled"],
        *(["AntdButton", {"color": color, "variant": one}, f"{one} {color}"] for color, one in (
            ("primary", "outlined"), ("primary", "filled"), ("danger", "filled"), ("default", "filled"), ("default", "solid"))),
        *(["AntdAlert", {"message": one, "description": "about it", "type": one}] for one in (
            "info", "success", "warning", "error")),
        *(["AntdText", {"type": one}, one] for one in ("secondary", "success", "warning", "danger")),
        *(["AntdText", {one: True}, one] for one in ("code", "mark", "keyboard")), ["AntdTitle", {}, "title"],
        ["AntdMenu", {"menuItems": [{"component": "Item", "props": {"key": one, "title": one}} for one in ("row", "chosen")],
                      "currentKey": "chosen", "mode": "inline"}],
        ["AntdPagination", {"total": 50, "current": 2, "pageSize": 10}],
        ["AntdSteps", {"steps": [{"title": one, "description": "about it"} for one in "abc"], "current": 1}],
        ["AntdStatistic", {"title": "amount", "value": 5}], ["AntdBreadcrumb", {"items": [{"title": "up", "href": "#"}, {"title": "here"}]}],
        ["AntdResult", {"title": "done", "subTitle": "about it", "status": "success"}],
        ["AntdCollapse", {"title": "more", "isOpen": True}, "in it"],
    ]  # fmt: skip
    library = folder("feffery_antd_components") / "feffery_antd_components.min.js"
    return react() + scripts(library), REACT + f"""
      const library = feffery_antd_components
      const themes = load("light, dark, lightHighContrast, darkHighContrast")({{}})
      for (const [name, {{ token, components }}] of Object.entries(themes)) {{
        document.body.style.background = token.colorBgLayout
        const nodes = {json.dumps(nodes)}.map((node, index) => component(library, node, index))
        const provided = {{ token: {{ ...token, motion: false }}, componentsToken: components, setProps() {{}} }}
        const root = draw(h(React.Suspense, {{ fallback: "late" }}, h(library.AntdConfigProvider, provided, ...nodes)))
        await judge(name)
        ReactDOM.flushSync(() => root.unmount())
      }}"""


FRAMEWORKS = {"vuetify": vuetify, "mantine": mantine, "antd": antd}


def judged(format, themes, folder, finding, head="", patience=0):
    """What an expression of JavaScript finds among a framework's components, for each theme and scheme."""
    own_head, script = FRAMEWORKS[format]()
    page = (HERE / "faults.js").read_text() + "const app = document.querySelector('#app'); const all = [];"
    for theme in themes:
        program = javascript(run("export", theme["theme"], "--format", format).decode())
        program = re.sub(r"^import (.*) from .*$", r"const \1 = core;", program, flags=re.M).replace("export ", "")
        page += f"""{{
          const load = (names) => new Function("core", {json.dumps(program)} + "; return {{" + names + "}}")
          const judge = async (scheme) => all.push({{ theme: {json.dumps(theme["name"])}, scheme, found: {finding} }})
          {script}
        }}"""
    found = shown(head + own_head + '<div id="app"></div>', folder, page + "return all", patience=patience)
    assert len(found) == 4 * len(themes)
    return found


# Texts whose color and ground have a role's name in the framework, too.
NAMED = {
    "vuetify": {"title": ("text", "background"), "plain": ("text", "surface"), "row": ("text", "surface"), "card": ("text", "surface")},
    "mantine": {
        "filled badge": ("on-primary", "primary"), "default": ("text", "surface"), "red": ("on-negative", "negative"),
        "accent": ("on-accent", "accent"), "muted": ("muted", "background"), "link": ("primary-text", "background"),
        "mistake": ("negative", "background"), "card": ("text", "surface"),
    },
    "antd": {
        "title": ("text", "background"), "dashed": ("text", "surface"), "secondary": ("muted", "background"),
        "link": ("primary-text", "background"), "outlined danger": ("negative", "surface"), "row": ("text", "surface"),
    },
}  # fmt: skip


@pytest.mark.parametrize("start", range(0, len(GALLERY), PAGE))
@pytest.mark.parametrize("format", FRAMEWORKS)
def test_every_text_of_the_framework_s_components_is_legible(tmp_path, format, start):
    for one in judged(format, GALLERY[start : start + PAGE], tmp_path, "texts(app)"):
        assert len(one["found"]) > 30
        faults = [text for text in one["found"] if text["contrast"] < 4.5 and text["text"] != "disabled"]
        assert not faults, (one["theme"], one["scheme"])


@pytest.mark.parametrize("format", FRAMEWORKS)
def test_the_framework_paints_the_scheme_s_colors(tmp_path, format):
    for one in judged(format, GALLERY[::PAGE], tmp_path, "texts(app)"):
        theme = next(theme["theme"] for theme in GALLERY if theme["name"] == one["theme"])
        scheme = one["scheme"].lower()
        colors = roles(theme, *scheme_options("dark" in scheme, "high" if "high" in scheme else "standard"))
        painted = {(text["text"], text["ink"], text["fill"]) for text in one["found"] if text["text"] in NAMED[format]}
        assert painted >= {(text, colors[ink], colors[fill]) for text, (ink, fill) in NAMED[format].items()}, one["scheme"]


@pytest.mark.parametrize("format", FRAMEWORKS)
def test_axe_finds_no_violation_of_contrast(tmp_path, format):
    for one in judged(format, GALLERY[::8], tmp_path, "await judgedByAxe(axe, app)", head=scripts(AXE), patience=60_000):
        assert one["found"]["passes"] > 10
        assert one["found"]["faults"] == [], (one["theme"], one["scheme"])


def test_a_table_in_the_brand_is_legible(tmp_path):
    """Great Tables has no way to take a `_brand.yml`; people give it the colors that brand-yml reads, as here."""
    tables = ""
    for theme in GALLERY:
        color = Brand.from_yaml_str(run("export", theme["theme"], "--format", "brand").decode()).color
        table = GT(DataFrame({"row": ["plain", "muted", "chosen", "link", "wrong"], "amount": range(5)}))
        table = table.tab_header("title", "about it").tab_source_note("note").tab_options(
            table_background_color=color.background, table_font_color=color.foreground,
            heading_background_color=color.palette["surface"], column_labels_background_color=color.primary,
            table_font_color_light=color.palette["on-primary"])  # fmt: skip
        rows = [("muted", "background"), ("on-primary-soft", "primary-soft"), ("primary-text", "surface"), ("on-negative", "negative")]
        for row, (text, fill) in enumerate(rows, 1):
            looks = [style.text(color=color.palette[text]), style.fill(color=color.palette[fill])]
            table = table.tab_style(looks, loc.body(rows=[row]))
        tables += table.as_raw_html()
    found = shown(f'<div id="app">{tables}</div>', tmp_path, (HERE / "faults.js").read_text() + "return texts(document.body)")
    assert len(found) == 15 * len(GALLERY)
    assert [text for text in found if text["contrast"] < 4.5] == []
