"""Pages in Chromium, each computed once in an appearance and a contrast that people set in their system."""

import html
import json
import re
import subprocess
from importlib.resources import files
from math import cos, radians, sin
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By

# axe-core, as a script.
AXE = Path(str(files("axe_playwright_python") / "axe.min.js"))

# What Chromium calls the preferences.
DARK = "preferredColorScheme=0"
LIGHT = "preferredColorScheme=1"
MORE_CONTRAST = "preferredContrast=0"
FORCED_COLORS = "inForcedColors=true"


def chromium(folder, *words):
    """Runs Chromium with its own profile in a folder and returns what it prints."""
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'profile'}"]
    return subprocess.run(["chromium", *flags, *words], check=True, capture_output=True).stdout


def scripts(*paths):
    """Scripts for a page."""
    return "".join(f'<script src="{path.as_uri()}"></script>' for path in paths)


def page_of(body, folder, script, css):
    """A page that writes what a script returns, as JSON, into its pre."""
    page = folder / "page.html"
    (folder / "tested.css").write_text(css)
    page.write_text(
        f"""<!doctype html><html><meta charset="utf-8"><link rel="stylesheet" href="tested.css">{body}<pre></pre><script>
        const painted = (element, color) => {{
          const probe = element.appendChild(document.createElement("i"))
          probe.style.color = color
          const value = getComputedStyle(probe).color
          probe.remove()
          return value
        }}
        (async () => {{ {script} }})().then((value) => {{ document.querySelector("pre").textContent = JSON.stringify(value) }})
        </script>"""
    )
    return page


def shown(body, folder, script, *settings, css="", patience=0):
    """What a script returns on a page, at once or within some milliseconds of the page's own time."""
    page = page_of(body, folder, script, css)
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
    if patience:
        command.append(f"--virtual-time-budget={patience}")
    if settings:
        command.append("--blink-settings=" + ",".join(settings))
    dom = subprocess.run([*command, page.as_uri()], capture_output=True, text=True, check=True, timeout=120).stdout
    return json.loads(html.unescape(re.search("<pre>(.*?)</pre>", dom, re.S)[1]))


def shown_in_front(body, folder, script, *settings, css=""):
    """What a script returns at once on a page that has the focus, which a page in the making may not have yet."""
    options = webdriver.ChromeOptions()
    for flag in ["--headless=new", "--no-sandbox", "--disable-gpu", "--blink-settings=" + ",".join(settings)]:
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    try:
        driver.execute_cdp_cmd("Emulation.setFocusEmulationEnabled", {"enabled": True})
        driver.get(page_of(body, folder, script, css).as_uri())
        return json.loads(driver.find_element(By.TAG_NAME, "pre").get_property("textContent"))
    finally:
        driver.quit()


def painted(hex):
    return f"rgb({', '.join(str(part) for part in bytes.fromhex(hex[1:]))})"


def hex_of(color):
    """The hex of oklch() as Chromium prints it, by the formulas of CSS Color 4."""
    lightness, chroma, hue = (float(part) if part != "none" else 0 for part in re.findall(r"[-\d.e]+|none", color)[:3])
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
    medium = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
    short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
    linear = (
        4.0767416360759583 * long - 3.3077115392580629 * medium + 0.2309699031821043 * short,
        -1.2684379732850315 * long + 2.6097573492876882 * medium - 0.3413193760026570 * short,
        -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
    )
    encode = lambda part: 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
    return "#" + "".join(f"{min(255, max(0, round(255 * encode(max(0, part))))):02X}" for part in linear)
