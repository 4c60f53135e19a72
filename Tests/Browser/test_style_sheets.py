"""Style sheets are loaded when they're needed, and stay: none of them repaints a screen of another."""

import re

import pytest
from harness.changing_site import BUILT
from harness.page import PHONE
from harness.stage import open_stage

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
SHEETS = ["library", "takehome", "stage", "samples", "custom"]
SCREENS = [
    "#/primary", f"#/accent?{THEME}", f"#/title-font?{THEME}", f"#/summary?{THEME}", f"#/take-home?{THEME}",
    f"#/preview?{THEME}", f"#/adjust?{THEME}", "#/crayons", "#/crayons/almond", "#/library", "#/primary/custom",
]  # fmt: skip

# Where every element is and how it looks, with what is drawn before and after it.
LOOKS = """
const looks = {};
const note = (element, path) => {
  for (const part of [null, "::before", "::after"]) {
    const style = getComputedStyle(element, part);
    if (part && style.content === "none") continue;
    const all = {};
    for (const name of style) if (!name.startsWith("--")) all[name] = style.getPropertyValue(name);
    looks[path + (part || "")] = all;
  }
  [...element.children].forEach((child, index) => note(child, `${path} > ${child.localName}.${child.className}[${index}]`));
};
for (const holder of arguments) note(document.querySelector(holder), holder);
return looks;
"""

# Has the sheets that are given apply in this order, after all others.
LOAD = """
const [files, done] = arguments;
const old = [...document.querySelectorAll("link[rel=stylesheet]")];
const links = files.map((file) => Object.assign(document.createElement("link"), { rel: "stylesheet", href: file }));
Promise.all(links.map((link) => new Promise((loaded) => { link.onload = loaded; }))).then(() => {
  old.filter((link) => links.some((one) => one.href === link.href)).forEach((link) => link.remove());
  requestAnimationFrame(() => done());
});
document.head.append(...links);
"""


def sheet(name):
    found = [file for file in BUILT.iterdir() if re.fullmatch(rf"{name}\.[0-9a-f]{{16}}\.css", file.name)]
    return max(found, key=lambda file: file.stat().st_mtime_ns).name  # those of the version before are there, too


def changes(before, after):
    return [
        f"{place}: {name} is {after[place].get(name)}, was {value}"
        for place, look in before.items()
        for name, value in look.items()
        if place in after and after[place].get(name) != value
    ]


@pytest.mark.parametrize("address", SCREENS)
def test_no_style_sheet_repaints_another_s_screen_whatever_their_order(page, address):
    page.open(address, viewport=PHONE)
    coming = "return Boolean(document.querySelector('[aria-busy=true], [data-sample]:empty, .word-of-export'))"
    page.until(lambda _: not page.run(coming), "it's all there")
    expect_no_change(page, "main")


def test_no_style_sheet_repaints_the_rail_or_the_stage_s_toolbar(page):
    open_stage(page)
    expect_no_change(page, ".steps", ".toolbar")


def expect_no_change(page, *holders):
    before = page.run(LOOKS, *holders)
    files = [sheet(name) for name in SHEETS]
    for order in (files, files[::-1]):
        page.driver.execute_async_script(LOAD, order)
        page.look()
        assert changes(before, page.run(LOOKS, *holders)) == []
