"""ECharts, Vega-Lite, Matplotlib and Streamlit draw charts in the colors of their exports."""

import io
import json
import logging
import os
import re
import socket
import subprocess
import sys
import tomllib
from contextlib import contextmanager

import altair
import matplotlib
import matplotlib.colors
import matplotlib.pyplot as pyplot
import pytest
import vizly
import vl_convert
from coloraide import Color
from conftest import THEMES, note, run
from pathlib import Path
from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

SCHEMES = {
    "light": [],
    "dark": ["--dark"],
    "light-high-contrast": ["--contrast", "high"],
    "dark-high-contrast": ["--dark", "--contrast", "high"],
}
PARTS = [f"chart-{number}" for number in range(1, 9)]
DATA = [{"part": part, "amount": 10 + index} for index, part in enumerate(PARTS)]


def painted(png):
    """The colors of a picture."""
    colors = Image.open(io.BytesIO(png)).convert("RGB").getcolors(1 << 24)
    return {"#%02X%02X%02X" % color for _, color in colors}


@pytest.mark.parametrize("name, options", SCHEMES.items())
def test_altair_takes_a_configuration_and_vega_paints_it(export, scheme, theme, name, options):
    document = json.loads((export("vega", "vega") / f"{name}.json").read_text())
    assert document["usermeta"]["note"].startswith(note(theme) + " (")
    roles = scheme(*options)
    if theme == THEMES["markup"]:
        # vl-convert ends the whole process at a font whose name has quotation marks.
        for part in (document["config"], document["config"]["title"]):
            del part["font"]
    altair.theme.register("brand", enable=True)(lambda: document)
    data = altair.Data(values=DATA)
    bars = altair.Chart(data).mark_bar().encode(x="part:N", y="amount:Q", color="part:N")
    # Altair refuses what the schema of Vega-Lite doesn't have.
    pixels = painted(vl_convert.vegalite_to_png(bars.to_dict()))
    assert {roles["background"], *(roles[part] for part in PARTS)} <= pixels
    tiles = altair.Chart(data).mark_rect().encode(x="part:N", color="amount:Q")
    pixels = painted(vl_convert.vegalite_to_png(tiles.to_dict()))
    assert {roles["sequential-1"], roles["sequential-9"]} <= pixels
    one = altair.Chart(data).mark_bar().encode(x="part:N", y="amount:Q")
    assert roles["chart-1"] in painted(vl_convert.vegalite_to_png(one.to_dict()))


@pytest.mark.parametrize("name, options", SCHEMES.items())
def test_matplotlib_paints_with_a_style(export, scheme, name, options, caplog):
    path = export("matplotlib", "matplotlib") / f"{name}.mplstyle"
    roles = scheme(*options)
    matplotlib.use("Agg")
    with caplog.at_level(logging.WARNING, "matplotlib"), pyplot.style.context(path):
        # It logs each line that it doesn't understand.
        assert not caplog.records
        figure, axes = pyplot.subplots()
        for index, part in enumerate(PARTS):
            axes.bar(part, 10 + index)
        png = io.BytesIO()
        figure.savefig(png)
        pyplot.close(figure)
        assert matplotlib.rcParams["text.color"] == roles["text"]
    assert {roles["background"], *(roles[part] for part in PARTS)} <= painted(png.getvalue())


@pytest.mark.parametrize("ramp", ["sequential", "diverging"])
def test_the_ramps_in_a_style_s_comments_are_color_maps(export, scheme, ramp):
    text = (export("matplotlib", "matplotlib") / "light.mplstyle").read_text()
    code = re.search(rf"# +(matplotlib\.colors\..*\"{ramp}\".*)", text).group(1)
    colormap = eval(code)
    for number in range(1, 10):
        # Of 256 colors, one is near enough to each step.
        color = Color(matplotlib.colors.to_hex(colormap((number - 1) / 8)))
        assert color.delta_e(Color(scheme()[f"{ramp}-{number}"]), method="2000") < 1


ECHARTS_PAGE = """<!doctype html><meta charset="utf-8"><script src="{script}"></script><body><script>
echarts.registerTheme('brand', {theme});
const draw = (options) => {{
  const chart = echarts.init(null, 'brand', {{ renderer: 'svg', ssr: true, width: 600, height: 400 }});
  chart.setOption({{ animation: false, title: {{ text: 'Title' }}, ...options }});
  document.body.insertAdjacentHTML('beforeend', chart.renderToSVGString());
}};
const names = {names};
draw({{
  xAxis: {{ type: 'category', data: ['a'] }}, yAxis: {{}}, legend: {{ top: 'bottom' }},
  series: names.map((name, index) => ({{ type: 'bar', name, data: [index + 1] }})),
}});
draw({{
  xAxis: {{ type: 'category', data: names }}, yAxis: {{ type: 'category', data: ['a'] }}, visualMap: {{ min: 0, max: 7 }},
  series: [{{ type: 'heatmap', data: names.map((name, index) => [index, 0, index]) }}],
}});
</script></body>"""


@pytest.mark.parametrize("name, options", SCHEMES.items())
def test_echarts_paints_with_a_theme(export, scheme, theme, tmp_path, name, options):
    text = (export("echarts", "echarts") / f"{name}.json").read_text()
    assert json.loads(text)["$description"].startswith(note(theme) + " (")
    roles = scheme(*options)
    script = Path(vizly.__file__).parent / "assets/echarts.min.js"
    page = tmp_path / "page.html"
    safe = text.replace("<", "\\u003c")
    page.write_text(ECHARTS_PAGE.format(script=script.as_uri(), theme=safe, names=json.dumps(PARTS)))
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--dump-dom"]
    drawn = subprocess.run([*command, page.as_uri()], check=True, capture_output=True, timeout=60).stdout.decode()
    charts = re.findall(r"<svg.*?</svg>", drawn, re.DOTALL)
    assert len(charts) == 2
    colors = [hexes(chart) for chart in charts]
    assert {roles["background"], roles["text"], roles["muted"], *(roles[part] for part in PARTS)} <= colors[0]
    assert {roles["sequential-1"], roles["sequential-9"]} <= colors[1]


def hexes(svg):
    found = re.findall(r"#[0-9a-fA-F]{6}\b|rgb\([0-9, ]+\)", svg)
    return {Color(color).to_string(hex=True).upper() for color in found}


def test_streamlit_knows_every_setting(export, theme):
    from streamlit import config

    text = export("streamlit", "config.toml").read_text()
    assert text.startswith(f"# {note(theme)}\n")
    known = config.get_config_options()

    def settings(table, path):
        for key, value in table.items():
            if isinstance(value, dict):
                yield from settings(value, f"{path}{key}.")
            else:
                yield path + key, value

    written = dict(settings(tomllib.loads(text), ""))
    assert set(written) <= set(known)
    for name in ("light", "dark"):
        assert len(written[f"theme.{name}.chartSequentialColors"]) == 10
        assert len(written[f"theme.{name}.chartDivergingColors"]) == 10


APP = """
import altair, streamlit
streamlit.title("Title")
streamlit.button("Buy", type="primary")
streamlit.error("Sold out")
streamlit.success("Sent")
streamlit.code("print(1)")
parts = %r
chart = altair.Chart(altair.Data(values=parts)).mark_bar().encode(x="part:N", y="amount:Q", color="part:N")
streamlit.altair_chart(chart)
"""


@contextmanager
def streamlit_app(folder):
    """The address of an app that runs in a folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (folder / "app.py").write_text(APP % DATA)
    server = subprocess.Popen(
        [sys.executable, "-m", "streamlit", "run", "app.py", "--server.headless=true", f"--server.port={port}",
         "--server.address=127.0.0.1", "--browser.gatherUsageStats=false", "--server.fileWatcherType=none"],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "HOME": str(folder)})
    try:
        for line in server.stdout:
            if b"URL:" in line:
                break
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope="module", params=["material", "yellow"])
def streamlit_page(request, tmp_path_factory):
    """A theme, and a browser with an app in it."""
    # White isn't legible on the second one's primary.
    theme = THEMES["material"].replace("indigo-500", "ffc107") if request.param == "yellow" else THEMES["material"]
    folder = tmp_path_factory.mktemp("streamlit")
    (folder / ".streamlit").mkdir()
    run("export", theme, "--format", "streamlit", "--out", str(folder / ".streamlit/config.toml"))
    options = webdriver.ChromeOptions()
    for flag in ("--headless=new", "--no-sandbox", "--window-size=900,1400", "--disable-background-networking"):
        options.add_argument(flag)
    with streamlit_app(folder) as address:
        driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
        try:
            yield theme, driver, address
        finally:
            driver.quit()


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_streamlit_paints_an_app(streamlit_page, appearance):
    theme, driver, address = streamlit_page
    printed = json.loads(run("scheme", theme, "--json", *(["--dark"] if appearance == "dark" else [])))
    roles = {role: color["hex"] for role, color in printed.items()}
    feature = {"name": "prefers-color-scheme", "value": appearance}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    driver.get(address)
    wait = WebDriverWait(driver, 60)

    def style(selector, name, parent=None):
        element = wait.until(lambda driver: driver.find_element(By.CSS_SELECTOR, selector))
        return Color(element.value_of_css_property(name))

    def hexed(color):
        return color.to_string(hex=True).upper()

    # The theme comes after the page, and fades in.
    wait.until(lambda _: hexed(style("[data-testid=stApp]", "background-color")) == roles["background"])
    assert hexed(style("h1", "color")) == roles["text"]
    button = "[data-testid=stBaseButton-primary]"
    fill = style(button, "background-color")
    assert fill.contrast(style(button, "color"), method="wcag21") >= 4.5
    assert fill.contrast(Color(roles["background"]), method="wcag21") >= 3
    for alert, state in (("stAlertContentError", "negative"), ("stAlertContentSuccess", "positive")):
        text = style(f"[data-testid={alert}] p", "color")
        assert hexed(text) == roles[f"on-{state}-soft"]
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "[data-testid=stVegaLiteChart] :is(canvas, svg)"))
    wait.until(lambda driver: {roles[part] for part in PARTS} <= painted(driver.get_screenshot_as_png()))
