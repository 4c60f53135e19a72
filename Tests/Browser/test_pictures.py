"""The colors of a picture: given by a drop, a paste or a pick, found on the device, and taken into the theme."""

import base64
import io

import pytest
from PIL import Image

from harness.page import DESKTOP
from harness.storage import without_server

STRIPES = ["#264653", "#2A9D8F", "#E9C46A", "#E76F51"]
PRIMARY, ACCENT = "Primary color", "Accent color"
USE = "Use as primary and accent"


GIVE = """
const [way, name, type, bytes] = arguments, data = new DataTransfer();
data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }));
if (way === "pick") {
  HTMLInputElement.prototype.click = function () {
    this.files = data.files;
    this.dispatchEvent(new Event("change"));
  };
} else if (way === "paste") {
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
} else {
  for (const type of way === "drag" ? ["dragover"] : ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }
}
"""

ARRIVAL = """
const done = arguments[0];
new PerformanceObserver((list) => {
  if (list.getEntries().some(({ name }) => name.includes("/reader."))) done(true);
}).observe({ type: "resource", buffered: true });
"""


def stripes(form="PNG", mode="RGB", size=(400, 100)):
    picture = Image.new("RGB", size)
    for index, color in enumerate(STRIPES):
        picture.paste(color, (index * size[0] // 4, 0, (index + 1) * size[0] // 4, size[1]))
    made = io.BytesIO()
    picture.convert(mode).save(made, form)
    return made.getvalue()


def give(page, content, name="beach.png", type="image/png", way="drop"):
    page.run(GIVE, way, name, type, base64.b64encode(content).decode())


def chips(seen, role):
    """The colors to choose from for a role."""
    return seen.all("radio", inside=seen.the("radiogroup", role)) if seen.has("radiogroup", role) else []


def until_found(page):
    return page.until(lambda seen: seen.screen == "#/picture" and chips(seen, ACCENT), "its colors are shown")


@pytest.mark.parametrize("way", [pytest.param("drop", marks=pytest.mark.engines), "paste"])
def test_picture_1_3_a_picture_given_on_any_screen_shows_its_colors_and_the_best_pair(page, way):
    page.open("#/primary?primary=indigo-500")
    give(page, stripes(), way=way)
    seen = until_found(page)
    assert seen.heading.name == "Colors from a picture"
    assert seen.has("img", "Picture “beach.png”")
    for role, best in ((PRIMARY, "#264653"), (ACCENT, "#E9C46A")):
        assert sorted(chip.name for chip in chips(seen, role)) == sorted(STRIPES)
        assert [chip.name for chip in chips(seen, role) if chip.chosen] == [best]
        assert all(chip.description == "25%" for chip in chips(seen, role))
    page.tap("button", USE)
    seen = page.until_screen("#/primary")
    assert "beach.png" in seen.notices[0]
    assert seen.theme == "primary=264653&accent=e9c46a"
    page.tap("button", "Undo", "status")
    assert page.until(lambda seen: seen.chosen == ["Indigo"], "the choice is back").theme == "primary=indigo-500"


def test_what_finds_its_colors_comes_while_a_picture_is_still_dragged(page):
    page.open("#/primary")
    give(page, stripes(), way="drag")
    assert page.driver.execute_async_script(ARRIVAL)


def test_picture_3_4_another_color_can_be_selected_for_each(page):
    page.open("#/picture")
    give(page, stripes(), way="pick")
    page.tap("button", "Choose a picture")
    until_found(page)
    page.tap("radio", "#2A9D8F", "radiogroup")
    page.elements("radio", "#E76F51")[1].click()
    page.tap("button", USE)
    assert page.until_screen("#/primary").theme == "primary=2a9d8f&accent=e76f51"


def test_picture_2_the_dots_are_where_the_colors_are(page):
    page.open("#/primary")
    give(page, stripes())
    until_found(page)
    picture = page.window()
    for fill, x, y in page.run(
        "return [...document.querySelectorAll('.dot')].map((dot) => { const box = dot.getBoundingClientRect();"
        "return [getComputedStyle(dot).backgroundColor, box.left + box.width / 2, box.top - 20]; })"
    ):
        beside = "rgb(%d, %d, %d)" % picture.getpixel((round(x), round(y)))
        assert beside == fill


@pytest.mark.parametrize(
    ("content", "type", "sentence"),
    [
        (b"To do: paint a picture.", "image/png", "isn’t a picture we can read"),
        (stripes()[:60], "image/png", "isn’t a picture we can read"),
        (stripes()[:16] + (30_000).to_bytes(4, "big") * 2 + stripes()[24:], "image/png", "is too large"),
    ],
    ids=["text", "cut", "huge"],
)
def test_picture_6_what_has_no_colors_is_refused_in_a_sentence(page, content, type, sentence):
    page.open("#/primary")
    give(page, content, type=type)
    seen = page.until(lambda seen: seen.notices, "it is refused")
    assert "“beach.png”" in seen.notices[0] and sentence in seen.notices[0]
    assert seen.screen == "#/primary"


def test_picture_6_a_fully_transparent_picture_is_refused(page):
    made = io.BytesIO()
    Image.new("RGBA", (20, 20), (255, 0, 0, 0)).save(made, "PNG")
    page.open("#/primary")
    give(page, made.getvalue())
    seen = page.until(lambda seen: seen.notices, "it is refused")
    assert "fully transparent" in seen.notices[0]


def test_a_jpeg_has_its_colors_to_a_few_steps(page):
    page.open("#/primary")
    give(page, stripes("JPEG"), "beach.jpg", "image/jpeg")
    until_found(page)
    found = [bytes.fromhex(chip.name[1:]) for chip in chips(page.seen, PRIMARY)]
    for stripe in map(bytes.fromhex, (stripe[1:] for stripe in STRIPES)):
        assert min(max(abs(a - b) for a, b in zip(color, stripe)) for color in found) <= 4


@pytest.mark.parametrize("viewport, dark", [((320, 568), False), (DESKTOP, True)])
def test_the_screen_fits_and_is_accessible(page, viewport, dark):
    page.open("#/picture", viewport=viewport, dark=dark)
    give(page, stripes())
    until_found(page)
    assert not page.violations()
    assert page.run("const one = document.querySelector('main'); return one.scrollWidth <= one.clientWidth")
    page.picture(f"picture-{viewport[0]}-{'dark' if dark else 'light'}")


def test_it_works_without_a_network(browser):
    page = without_server(browser, "#/primary")
    give(page, stripes())
    until_found(page)
    browser.faults()
