"""Themes from elsewhere: pasted, dropped, picked or typed in, on any screen."""

import base64
import subprocess

import pytest
from selenium.webdriver.common.keys import Keys

COMMAND = "Command/.build/release/tintype"
INDIGO = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
HARBOR = "primary=teal-700&accent=orange-a200&title=Vollkorn&body=Cabin&name=Harbor"
COOLORS = "https://coolors.co/palette/264653-2a9d8f-e9c46a-f4a261"
REALTIME = "https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce-dedcff-433bff&fonts=Vollkorn-Cabin"
CSS = ":root { --color-primary: #00796b; --color-accent: #ffab40; --font-heading: Vollkorn; --font-body: 'Cabin', sans-serif }"
TOKENS = '{"color": {"primary": {"$type": "color", "$value": "#00796b"}, "accent": {"$type": "color", "$value": "#ffab40"}}}'
GPL = b"GIMP Palette\nName: Sea\n#\n38 70 83\tDeep\n42 157 143\tShallow\n233 196 106\tSand\n"

PASTE = """
const data = new DataTransfer();
data.setData("text", arguments[0]);
(document.activeElement ?? document.body)
  .dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
"""
# Drags files over the page and, if asked, drops them: each a name and its bytes, or as many zeros.
DRAG = """
const [files, types] = arguments, data = new DataTransfer();
for (const [name, bytes, size] of files) {
  const content = size ? new Uint8Array(size) : Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
  data.items.add(new File([content], name));
}
for (const type of types) {
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}
"""


def paste(page, text):
    page.run("document.activeElement?.blur()")
    page.run(PASTE, text)


def drop(page, *files, types=("dragover", "drop")):
    given = [(name, base64.b64encode(body).decode(), 0) for name, body in files]
    page.run(DRAG, given, types)


def brought(page, *words):
    """Waits until the page says that it brought in these."""
    return page.until(
        lambda seen: all(seen.says(word) for word in ("Brought in", *words)), f"{words} are brought in"
    )


@pytest.mark.parametrize(
    "text, theme",
    [
        (f"https://example.org/#/summary?{HARBOR}", HARBOR),
        (HARBOR, HARBOR),
        (REALTIME, "primary=2f27ce&accent=433bff&title=Vollkorn&body=Cabin"),
        (CSS, "primary=teal-700&accent=orange-a200&title=Vollkorn&body=Cabin"),
        (TOKENS, "primary=teal-700&accent=orange-a200&title=EB+Garamond&body=Lato"),
    ],
)
def test_bring_in_1_what_is_pasted_replaces_the_theme_and_undo_brings_it_back(page, text, theme):
    page.open(f"#/body-font?{INDIGO}")
    paste(page, text)
    seen = brought(page)
    assert (seen.screen, seen.theme) == ("#/body-font", theme)
    page.run("document.querySelector('.notice .action').click()")
    assert page.until(lambda seen: not seen.notices, "the notice leaves").theme == INDIGO


@pytest.mark.parametrize("screen", ["#/primary", "#/crayons/almond", "#/preview", "#/take-home", "#/library"])
def test_bring_in_1_every_screen_takes_a_paste(page, screen):
    page.open(f"#/summary?{INDIGO}")
    page.open(screen, fresh=False)
    paste(page, HARBOR)
    assert brought(page, "2 colors and 2 fonts").theme == HARBOR


def test_bring_in_1_a_newcomer_can_begin_with_a_paste(page):
    page.open("")
    paste(page, HARBOR)
    seen = brought(page, "2 fonts")
    assert (seen.screen, seen.banner.fill, seen.theme) == ("#/primary", "#00796B", HARBOR)


def test_bring_in_1_a_paste_into_a_field_is_the_fields(page):
    page.open("#/crayons")
    page.element("searchbox").click()
    page.run(PASTE, HARBOR)
    seen = page.look()
    assert (seen.notices, seen.theme) == ([], "")


def test_bring_in_3_colors_without_a_meaning_are_asked_about_and_answered_by_keys(page):
    page.open(f"#/summary?{INDIGO}")
    paste(page, COOLORS)
    seen = page.until(lambda seen: seen.has("dialog"), "the page asks")
    [primary, accent] = seen.all("radiogroup", inside=seen.the("dialog"))
    assert (primary.name, accent.name) == ("Primary color", "Accent color")
    shown = {"Color 1, #264653", "Color 2, #2A9D8F", "Color 3, #E9C46A", "Color 4, #F4A261"}
    names = []
    for group in (primary, accent):
        swatches = seen.all("radio", inside=group)
        names.append([one.name for one in swatches])
        assert set(names[-1]) == shown
        assert all(one.name.endswith(one.fill) for one in swatches)
        assert [one.chosen for one in swatches] == [True, False, False, False], "the guess is first"
    assert names[0][0] != names[1][0], "never the same color twice"
    assert seen.theme == INDIGO
    assert page.focus[0] == "radio", "the question has the focus"
    for group, wanted in zip(names, ["Color 2, #2A9D8F", "Color 3, #E9C46A"]):
        if group is names[1]:
            page.go(Keys.TAB, "radio")
        page.press(Keys.HOME, *[Keys.ARROW_RIGHT] * group.index(wanted))
        assert page.focus == ("radio", wanted)
    page.go(Keys.TAB, "button", "Use these")
    page.press(Keys.ENTER)
    assert brought(page).theme == "primary=2a9d8f&accent=e9c46a&title=EB+Garamond&body=Lato"


def test_bring_in_3_one_of_a_files_themes_is_chosen_and_the_less_likely_colors_are_a_tap_away(page):
    page.open(f"#/summary?{INDIGO}")
    grays = "".join(f"--gray-{step}: #{step:02x}{step:02x}{step:02x};" for step in range(16, 56))
    paste(page, ":root { --primary: #3f51b5; --x: #d81b60; %s } [data-theme=forest] { --primary: #2e7d32 }" % grays)
    seen = page.until(lambda seen: seen.has("dialog"), "the page asks")
    [accent] = seen.all("radiogroup", inside=seen.the("dialog"))
    assert accent.name == "Accent color", "the file names the primary color"
    few = len(seen.all("radio"))
    assert [one.name for one in seen.all("radio") if one.chosen] == ["--x, #D81B60"]
    seen = page.tap("button", "Show all 43 colors")
    assert (few < 43, len(seen.all("radio"))) == (True, 43)
    assert page.focus == ("button", "Show all 43 colors")
    assert page.violations() == []
    page.element("combobox", "Theme").send_keys("forest")
    page.tap("button", "Use these")
    assert "primary=green-800" in brought(page).theme


@pytest.mark.parametrize("viewport", [(390, 844), (1440, 900)])
def test_bring_in_3_a_files_other_colors_are_kept_as_brand_colors(page, viewport):
    page.open(f"#/summary?{INDIGO}", viewport=viewport)
    paste(page, ":root { --primary: #3f51b5; --accent: #ff4081; --brand-mint: #2a9d8f; --sand: #e9c46a; --danger: #d32f2f }")
    seen = page.until(lambda seen: seen.has("dialog"), "the page asks")
    others = seen.the("group", "Keep as brand colors")
    assert {(one.name, one.chosen) for one in seen.all("checkbox", inside=others)} == {
        ("mint, #2A9D8F", False),
        ("sand, #E9C46A", False),
    }
    assert page.focus[0] == "checkbox", "the question has the focus"
    while page.focus != ("checkbox", "mint, #2A9D8F"):
        page.press(Keys.TAB)
    page.press(Keys.SPACE)
    assert [one.name for one in page.look().all("checkbox") if one.chosen] == ["mint, #2A9D8F"]
    assert page.violations() == []
    page.picture(f"other-colors-{viewport[0]}")
    page.tap("button", "Import")
    assert brought(page).theme == f"{INDIGO}&color.mint=2a9d8f"


def test_bring_in_3_escape_leaves_everything_as_it_was(page):
    page.open(f"#/summary?{INDIGO}")
    paste(page, COOLORS)
    page.until(lambda seen: seen.has("dialog"), "the page asks")
    assert page.violations() == []
    seen = page.press(Keys.ESCAPE)
    assert (seen.has("dialog"), seen.theme) == (False, INDIGO)


def test_bring_in_4_the_library_has_a_field_for_those_who_cannot_paste(page):
    page.open(f"#/summary?{INDIGO}")
    page.open("#/library", fresh=False)
    page.until(lambda seen: seen.has("button", "Import…"), "the library has opened")
    page.tap("button", "Import…")
    assert page.focus == ("textbox", "Link, CSS or JSON")
    assert page.violations() == []
    seen = page.tap("button", "Import")
    assert "Paste a link, CSS or JSON first." in [one.text for one in seen.all("alert")]
    page.run("document.querySelector('textarea').value = arguments[0]", "Dear diary,")
    page.tap("button", "Import")
    page.until(lambda seen: any("We can’t read this" in one.text for one in seen.all("alert")), "it says why")
    assert page.run("return document.querySelector('textarea').value") == "Dear diary,"
    page.run("document.querySelector('textarea').value = arguments[0]", CSS)
    page.tap("button", "Import")
    seen = brought(page, "from CSS")
    assert (seen.screen, seen.has("dialog")) == ("#/summary", False)


def test_bring_in_4_a_file_is_dropped_and_an_overlay_says_that_it_can_be(page):
    page.open(f"#/summary?{INDIGO}")
    overlay = "return getComputedStyle(document.body, '::after').content"
    assert page.run(overlay) == "none"
    drop(page, ("sea.gpl", GPL), types=["dragover"])
    assert page.run(overlay) == '"Drop to bring in"'
    drop(page, ("sea.gpl", GPL), types=["dragleave"])
    assert page.run(overlay) == "none"
    drop(page, ("sea.gpl", GPL))
    assert page.run(overlay) == "none"
    seen = page.until(lambda seen: seen.has("dialog"), "the page asks")
    assert {one.name for one in seen.all("radio")} == {"Deep, #264653", "Shallow, #2A9D8F", "Sand, #E9C46A"}


def test_bring_in_4_a_file_is_picked(page):
    page.open(f"#/summary?{INDIGO}")
    page.open("#/library", fresh=False)
    page.until(lambda seen: seen.has("button", "Import…"), "the library has opened")
    page.run(
        """
        HTMLInputElement.prototype.click = function () {
          const data = new DataTransfer();
          data.items.add(new File([%r], "theme.css"));
          this.files = data.files;
          this.dispatchEvent(new Event("change"));
        };
        """
        % CSS
    )
    page.tap("button", "Import…")
    page.tap("button", "Choose a file…")
    brought(page, "from CSS")


def test_bring_in_4_one_theme_file_opens_and_several_go_into_the_library(page):
    page.open(f"#/summary?{INDIGO}")
    harbor, sea = "primary=teal-700&accent=orange-a200&name=Harbor", "primary=indigo-500&name=Sea"
    drop(page, ("harbor.tintype", f"{harbor}\n".encode()))
    seen = page.until(lambda seen: seen.says("Opened “Harbor”."), "the theme is opened")
    assert seen.theme == harbor
    assert page.press_with(Keys.CONTROL, "z").theme == INDIGO
    drop(page, ("harbor.tintype", harbor.encode()), ("sea.tintype", sea.encode()))
    page.until(lambda seen: seen.says("Added 2 themes."), "both are kept")
    assert page.look().theme == INDIGO


def drop_from_disk(browser, path):
    """Drops a file or folder as the file manager does, in the middle of the page."""
    data = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        browser.tell("Input.dispatchDragEvent", type=kind, x=195, y=400, data=data)


@pytest.mark.parametrize("format, folder", [("xcassets", "Theme.xcassets"), ("android", "res")])
def test_bring_in_4_a_folder_is_dropped_and_read_as_the_export_it_is(page, browser, tmp_path, format, folder):
    subprocess.run([COMMAND, "export", HARBOR, "--format", format, "--out", tmp_path / folder], check=True)
    page.open(f"#/summary?{INDIGO}")
    drop_from_disk(browser, tmp_path / folder)
    assert brought(page, "2 colors and 2 fonts").theme == HARBOR


def test_bring_in_4_an_empty_folder_and_one_with_too_much_are_refused_in_a_sentence(page, browser, tmp_path):
    page.open(f"#/summary?{INDIGO}")
    (tmp_path / "empty").mkdir()
    drop_from_disk(browser, tmp_path / "empty")
    page.until(lambda seen: seen.says("There’s nothing in this folder."), "it's refused")
    (tmp_path / "many").mkdir()
    for index in range(1001):
        (tmp_path / "many" / f"{index}.css").write_text(CSS)
    drop_from_disk(browser, tmp_path / "many")
    seen = page.until(lambda seen: seen.says("The limit is 1000 files and folders"), "it's refused")
    assert seen.theme == INDIGO


BAD = [
    pytest.param(("notes.txt", b"Dear diary,"), "We can’t read this", id="no format"),
    pytest.param(("cut.ase", b"ASEF\x00\x01\x00\x00\x00\x00\x00\x05\x00\x01"), "isn’t complete", id="truncated"),
    pytest.param(("cut.zip", b"PK\x03\x04" + bytes(26)), "zip", id="broken zip"),
    pytest.param(("empty.css", b""), "nothing in this file", id="empty"),
    pytest.param(("deep.json", b"[" * 100000), "JSON", id="deep JSON"),
]


@pytest.mark.parametrize("file, words", BAD)
def test_bring_in_5_what_cannot_be_read_says_why_in_a_sentence_and_nothing_is_lost(page, file, words):
    page.open(f"#/summary?{INDIGO}")
    drop(page, file)
    seen = page.until(lambda seen: seen.notices, "the page says why")
    assert len(seen.notices) == 1
    assert seen.says(words), seen.notices
    assert seen.theme == INDIGO


def test_bring_in_5_a_file_of_10_mb_is_refused_before_it_is_read(page):
    page.open(f"#/summary?{INDIGO}")
    page.run("File.prototype.arrayBuffer = Blob.prototype.arrayBuffer = () => { throw new Error('read'); };")
    page.run(DRAG, [("big.css", "", 10 << 20)], ["dragover", "drop"])
    page.until(lambda seen: seen.says("The limit is 5 MB"), "it's refused")


def test_bring_in_5_names_with_markup_stay_text(page):
    page.open(f"#/summary?{INDIGO}")
    name = "<img src=x onerror=alert(1)>"
    drop(page, ("x.gpl", GPL.replace(b"Deep", name.encode())))
    seen = page.until(lambda seen: seen.has("dialog"), "the page asks")
    assert f"{name}, #264653" in {one.name for one in seen.all("radio")}
    assert not page.run("return document.querySelector('img')")
