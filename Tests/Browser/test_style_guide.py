"""The style guide on paper: every theme of the gallery on a sheet, in text that can be read."""

import base64
import json
import re
import subprocess

import pytest
from harness.server import ROOT

TINTYPE = ROOT / "Command/.build/release/tintype"
SHEETS = {"A4": (8.27, 11.69), "US Letter": (8.5, 11)}  # in inches
LEAST = 8 * 96 / 72  # 8 points, in CSS pixels

# The texts outside of the samples that are too small, that leave their column, or that touch the one beside them; and
# whether the guide ends on its sheet.
FAULTS = """
const [least] = arguments, main = document.querySelector("main"), faults = [];
const box = (one) => { const range = document.createRange(); range.selectNodeContents(one); return range.getBoundingClientRect(); };
const texts = [...main.querySelectorAll("*")].filter((one) => !one.closest(".screens") && [...one.childNodes].some(
  (node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
for (const one of texts) if (parseFloat(getComputedStyle(one).fontSize) < least - .01) faults.push(`small: ${one.textContent}`);
for (const one of main.querySelectorAll(".ramps li > *, .chosen > *, dt, dd")) {
  if (box(one).right > one.parentElement.getBoundingClientRect().right + .5) faults.push(`wide: ${one.textContent}`);
}
for (const one of main.querySelectorAll("dl div")) {
  const [name, hex] = one.children;
  if (box(hex).left - box(name).right < 3) faults.push(`touching: ${one.textContent}`);
}
const [end, last] = [main, main.querySelector("footer")].map((one) => one.getBoundingClientRect().bottom);
if (last > end + .5) faults.push("cut off");
return faults;
"""


def run(*words):
    return subprocess.run([TINTYPE, *words], capture_output=True, text=True, check=True).stdout


def gallery():
    return [json.loads(line) for line in run("gallery", "--json").splitlines()]


@pytest.fixture
def paper(browser):
    """A function that has the browser show a page as it prints, and returns the number of sheets."""

    def show(guide, width, height):
        browser.set_viewport(round(width * 96), int(height * 96))
        browser.tell("Emulation.setEmulatedMedia", media="print")
        browser.driver.get(guide.as_uri())
        sheet = {"printBackground": True, "paperWidth": width, "paperHeight": height, "preferCSSPageSize": True}
        return len(re.findall(rb"/Type\s*/Page\b(?!s)", base64.b64decode(browser.tell("Page.printToPDF", **sheet)["data"])))

    yield show
    browser.tell("Emulation.setEmulatedMedia", media="")
    browser.setting = None  # it is another now


@pytest.mark.parametrize("sheet", SHEETS)
def test_each_theme_of_the_gallery_has_one_sheet_and_no_text_below_8_points(browser, paper, tmp_path, sheet):
    for theme in gallery():
        guide = tmp_path / "guide.html"
        guide.write_text(run("export", theme["theme"], "--format", "html"))
        sheets = paper(guide, *SHEETS[sheet])
        assert browser.driver.execute_script(FAULTS, LEAST) == [], theme["name"]
        # The roles of two brand colors may take a second one.
        assert sheets == 1 or theme["theme"].count("&color.") > 1, theme["name"]


def test_a_monospaced_font_and_sizes_of_the_theme_s_own_fit_too(browser, paper, tmp_path):
    guide = tmp_path / "guide.html"
    own = "primary=0f9d58&accent=ffab40&title=JetBrains+Mono&body=JetBrains+Mono&scale=1.5&size=18&corner=28"
    guide.write_text(run("export", own, "--format", "html"))
    for sheet in SHEETS.values():
        assert paper(guide, *sheet) == 1
        assert browser.driver.execute_script(FAULTS, LEAST) == []
