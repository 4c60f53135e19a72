"""In the system's own colors, every choice can be read, and every control has an edge."""

import pytest
from colors import contrast
from harness.page import DESKTOP, PHONE
from harness.stage import THEME

SCREENS = [
    "#/primary", f"#/accent?{THEME}", f"#/title-font?{THEME}", f"#/summary?{THEME}", f"#/take-home?{THEME}",
    f"#/preview?{THEME}", f"#/adjust?{THEME}", "#/crayons", "#/crayons/almond", "#/library", "#/primary/custom",
]  # fmt: skip

# The chosen options whose words are seen: their text, its color and the color behind it.
CHOSEN = """
const hex = (color) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return "#" + [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((one) => one.toString(16).padStart(2, "0")).join("");
};
const ground = (one) => {
  for (let it = one; it; it = it.parentElement) {
    const { backgroundColor } = getComputedStyle(it);
    if (!/, 0\\)$|transparent/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
};
const all = document.querySelectorAll("[aria-checked=true], [aria-selected=true], [aria-pressed=true]");
return [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.innerText.trim() && !one.matches(".cells *, .crayons *"))
  .map((one) => [one.innerText.trim(), hex(getComputedStyle(one).color), hex(ground(one))]);
"""

# The buttons, menus and fields of the screen that have neither an edge of their own nor one around them.
EDGELESS = """
const hasEdge = (one) => {
  const { borderTopStyle, borderTopWidth, borderBottomStyle } = getComputedStyle(one);
  return (borderTopStyle !== "none" && borderTopWidth !== "0px") || borderBottomStyle !== "none";
};
return [...document.querySelectorAll("main :is(button, select, input[type=text], input[type=search]), .stage :is(button, select)")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches("figcaption *, .strip *, .plane *"))
  .filter((one) => !hasEdge(one) && !hasEdge(one.parentElement)).map((one) => one.ariaLabel || one.textContent);
"""


def force(page, scheme):
    page.browser.tell(
        "Emulation.setEmulatedMedia",
        features=[{"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": scheme}],
    )
    page.browser.setting = None  # it is another now
    return page.look()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_every_chosen_option_of_every_screen_reads(page, scheme, viewport):
    short = []
    for address in SCREENS:
        page.open(address, viewport=viewport)
        page.until(lambda _: not page.run("return Boolean(document.querySelector('[aria-busy=true], .word-of-export'))"), "it's all there")
        if "take-home" in address:
            page.tap("button", "Options")
        if "crayons/" in address or address == "#/crayons":
            page.unfold("More")
        force(page, scheme)
        found = page.run(CHOSEN)
        short += [(address, *one) for one in found if contrast(one[1].upper(), one[2].upper()) < 4.5]
    assert short == []


@pytest.mark.parametrize("address", SCREENS)
def test_every_control_has_an_edge(page, address):
    page.open(address, viewport=PHONE)
    page.until(lambda _: not page.run("return Boolean(document.querySelector('[aria-busy=true], .word-of-export'))"), "it's all there")
    force(page, "light")
    assert page.run(EDGELESS) == []


def test_a_wish_for_more_contrast_frames_the_chosen_view_on_the_stage(page):
    page.open(f"#/primary?{THEME}", viewport=DESKTOP)
    page.until(lambda seen: seen.has("region", "Stage"), "the stage is there")
    page.browser.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-contrast", "value": "more"}])
    page.browser.setting = None
    page.look()
    framed = "return [...document.querySelectorAll('.stage .segment :is([aria-checked=true], [aria-selected=true])')].map((one) => getComputedStyle(one).boxShadow)"
    assert all("inset" in shadow for shadow in page.run(framed))
