"""A theme can be exported as code in any format, on its own screen and on the stage of a wide window."""

import base64
import io
import json
import re
import subprocess
import zipfile
from html.parser import HTMLParser

import pytest
from harness.fontfiles import font_file, give
from harness.page import DESKTOP, PATIENCE, Page
from harness.server import Server
from harness.words import COPIED
from PIL import Image
from pyzbar import pyzbar
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

# Fonts that have a real bold wherever the tests run, so that the command knows as much of them as the page.
THEME = "primary=indigo-500&accent=pink-a200&title=Vollkorn&body=Lato&name=Field+Notes"
HERE = f"#/take-home?{THEME}"


def tintype(*words):
    return subprocess.run(["Command/.build/release/tintype", *words], capture_output=True, check=True).stdout


FORMATS = [json.loads(line) for line in tintype("formats", "--json").splitlines()]
LABELS = [one["label"] for one in FORMATS]

# An element and those in it, each with its tag, its class, and its own words.
SHAPE = """
const words = (node) => [...node.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data.trim()).join("");
const shape = (node) => [
  [node.tagName.toLowerCase(), node.getAttribute("class") ?? "", words(node)], ...[...node.children].flatMap(shape),
];
"""


class Shape(HTMLParser):
    """The same of markup."""

    def __init__(self):
        super().__init__()
        self.lines, self.open = [], []

    def handle_starttag(self, tag, attrs):
        self.lines.append([tag, dict(attrs).get("class", ""), ""])
        self.open.append(self.lines[-1])

    def handle_data(self, data):
        self.open[-1][2] += data.strip()

    def handle_endtag(self, tag):
        self.open.pop()


def written(seen):
    """Whether there's code to take home."""
    return seen.has("button", "Download")


def pasted(page):
    """The clipboard's text, pasted as a person would: the page itself may not read it."""
    page.run("document.body.append(document.createElement('textarea')); document.querySelector('textarea').focus()")
    ActionChains(page.driver).key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()
    return page.run("return document.querySelector('textarea').value")


def open_here(page, address=HERE, **setting):
    page.open(address, **setting)
    return page.until(written, "the theme is written")


def pick(page, label):
    page.choose(label)
    return page.until(lambda seen: label in seen.chosen and seen.has("heading") and shown(page) == label, f"{label} is shown")


def shown(page):
    """The format whose code is shown."""
    return page.run("return document.querySelector('.formats [aria-current] b')?.textContent")


@pytest.fixture
def downloads(page, browser, tmp_path):
    """Opens the screen. A function that waits for a download of a name, and returns its bytes."""
    open_here(page)
    browser.tell("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))

    def wait(name):
        arriving = WebDriverWait(browser.driver, PATIENCE, 0.05)
        arriving.until(lambda _: (tmp_path / name).exists(), f"{name} was not downloaded")
        data = (tmp_path / name).read_bytes()
        (tmp_path / name).unlink()  # the next one may have the same name
        return data

    yield wait
    browser.tell("Browser.setDownloadBehavior", behavior="default")


@pytest.mark.engines
def test_take_it_home_leads_to_a_screen_with_code_and_every_format(page):
    page.open(f"#/summary?{THEME}")
    page.tap("button", "Take it home")
    seen = page.until(written, "the theme is written")
    assert (seen.screen, seen.heading.name) == ("#/take-home", "Take it home")
    assert sorted(seen.names) == sorted(LABELS)
    assert seen.names[:4] == ["Swift", "Tailwind CSS", "shadcn/ui", "CSS"]
    assert seen.chosen == ["CSS"]
    assert "--primary: #3F51B5;" in seen.the("group", "CSS code").text
    assert page.tap("button", "Back", "banner").screen == "#/summary"


@pytest.mark.parametrize(
    "theme, sentence, button, screen",
    [
        ("", "Choose a primary color first.", "Go to primary color", "#/primary"),
        ("?primary=indigo-500&accent=pink-a200", "Choose a title font first.", "Go to title font", "#/title-font"),
    ],
)
def test_an_incomplete_theme_says_what_to_choose_first_and_leads_there(page, theme, sentence, button, screen):
    page.open(f"#/take-home{theme}")
    seen = page.until(lambda seen: seen.has("button", button), "it says what is missing")
    assert sentence in seen.main.text
    assert not seen.has("option")
    page.tap("button", button)
    assert page.until_screen(screen)


def test_copy_says_as_what_it_copied_and_copies_the_whole_file(page):
    open_here(page)
    pick(page, "SCSS")
    assert page.tap("button", "Copy").notices == [f"{COPIED} as SCSS."]
    assert pasted(page).encode() == tintype("export", THEME, "--format", "scss")


def test_every_format_is_downloaded_under_the_themes_name_as_the_command_writes_it(page, downloads, tmp_path_factory):
    out = tmp_path_factory.mktemp("exports")
    for one in FORMATS:
        seen = pick(page, one["label"])
        name = next(one.name for one in seen.all("heading") if one.name.startswith("field-notes"))
        page.tap("button", "Download")
        data = downloads(name)
        path = out / ("theme.zip" if one["folder"] else name)
        tintype("export", THEME, "--format", one["name"], "--out", path)
        if one["folder"]:
            mine, theirs = zipfile.ZipFile(io.BytesIO(data)), zipfile.ZipFile(path)
            assert mine.testzip() is None
            assert {one: mine.read(one) for one in mine.namelist()} == {one: theirs.read(one) for one in theirs.namelist()}
        else:
            assert data == path.read_bytes(), one["name"]


def test_what_people_cant_read_says_what_it_holds_and_is_only_downloaded(page):
    open_here(page)
    seen = pick(page, "Adobe swatches (ASE)")
    assert re.search(r"It holds \d+ colors", seen.main.text)
    assert not seen.has("button", "Copy")
    assert not seen.has("group", "Adobe swatches (ASE) code")
    seen = pick(page, "Asset catalog")
    assert not seen.has("button", "Copy")
    assert re.search(r"\d+ files", seen.main.text)


def test_the_format_that_was_used_last_is_the_first_the_next_time(page):
    open_here(page)
    pick(page, "Flutter")
    page.tap("button", "Download")
    page.reopen()
    page.open("#/take-home", fresh=False)
    seen = page.until(written, "the theme is written")
    assert (seen.names[0], seen.chosen) == ("Flutter", ["Flutter"])


def test_a_report_on_contrast_is_downloaded_as_the_command_writes_it(page, downloads):
    page.tap("button", "Download contrast report")
    data = downloads("field-notes-contrast.html").decode()
    assert re.search(r"<dt>Date</dt><dd>\d{4}-\d\d-\d\d</dd>", data)
    plain = re.compile(r"<dt>(Date|Made with)</dt><dd>[^<]*</dd>")
    assert plain.sub("", data) == plain.sub("", tintype("report", THEME).decode())


def test_several_formats_are_chosen_and_one_download_holds_them(page, downloads):
    pick(page, "Swift")
    seen = pick(page, "Tailwind CSS")
    assert seen.chosen == ["Swift", "Tailwind CSS"]
    page.tap("button", "Download 2 formats")
    files = zipfile.ZipFile(io.BytesIO(downloads("field-notes.zip")))
    assert files.read("swift/Theme.swift") == tintype("export", THEME, "--format", "swift")
    assert files.read("tailwind/theme.css") == tintype("export", THEME, "--format", "tailwind")
    page.choose("Tailwind CSS")
    seen = page.until(lambda seen: seen.chosen == ["Swift"], "Tailwind CSS is left out")
    assert shown(page) == "Swift"
    assert not seen.has("button", "Download 2 formats")


@pytest.mark.parametrize("label", ["CSS", "Swift package", "Android XML"])
def test_fonts_come_along_in_one_zip_as_the_command_writes_it(page, downloads, tmp_path, label):
    with_fonts(page, label)
    page.tap("button", "Download")
    mine = zipfile.ZipFile(io.BytesIO(downloads("field-notes.zip")))
    [format] = [one["name"] for one in FORMATS if one["label"] == label]
    folder = {"CSS": "fonts", "Swift package": "Sources/Theme/Fonts", "Android XML": "font"}[label]
    zip = str(tmp_path / "by-command.zip")
    # Without being asked, the command brings fonts for browsers with the letters of Western Europe.
    whole = ["--subset", "all"] if label == "CSS" else []
    tintype("export", THEME, "--format", format, "--out", zip, "--fonts", folder, "--site", "Web/.build/site", *whole)
    theirs = zipfile.ZipFile(zip)
    assert mine.testzip() is None
    assert {one: mine.read(one) for one in mine.namelist()} == {one: theirs.read(one) for one in theirs.namelist()}


WEIGHTS = {"Regular": 400, "SemiBold": 600, "Bold": 700}

# How many of a person's own font files are on the disk.
KEPT = """
return new Promise((done) => {
  indexedDB.open("tintype fonts", 1).onsuccess = ({ target }) => {
    target.result.transaction("faces").objectStore("faces").count().onsuccess = ({ target }) => done(target.result);
  };
});
"""


def test_a_persons_own_font_comes_along_in_the_weights_it_is_set_in(page, downloads):
    files = {style: font_file("3270 Grotesk", style, weight) for style, weight in WEIGHTS.items()}
    page.open(f"#/title-font?{THEME}")
    give(page, *((f"{style}.ttf", data) for style, data in files.items()))
    page.until(lambda seen: page.run(KEPT) == len(files), "the files are on the disk")
    page.open("#/take-home?" + THEME.replace("Vollkorn", "3270+Grotesk") + "&title-weight=600", fresh=False)
    page.reload()
    with_fonts(page, "CSS")
    page.tap("button", "Download")
    zip = zipfile.ZipFile(io.BytesIO(downloads("field-notes.zip")))
    for style, data in files.items():
        assert zip.read(f"fonts/3270Grotesk-{style}.ttf") == data
    css = zip.read("theme.css").decode()
    for style, weight in WEIGHTS.items():
        assert f'url("./fonts/3270Grotesk-{style}.ttf") format("truetype");\n  font-weight: {weight};' in css


def test_a_font_that_its_maker_keeps_from_apps_stays_out_and_the_page_says_so(page):
    page.open(f"#/title-font?{THEME}")
    give(page, ("locked.ttf", font_file("Locked Grotesk", fs_type=2)))
    page.until(lambda seen: page.run(KEPT) == 1, "the file is on the disk")
    page.open("#/take-home?" + THEME.replace("Vollkorn", "Locked+Grotesk"), fresh=False)
    with_fonts(page, "CSS")
    said = "“LockedGrotesk-Regular.ttf” was left out, because its maker doesn’t allow embedding."
    assert said in page.look().main.text


def test_a_download_whose_fonts_do_not_load_says_so(page, browser, downloads):
    with_fonts(page, "SCSS")
    network = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    browser.tell("Network.enable")
    browser.tell("Network.emulateNetworkConditions", offline=True, **network)
    try:
        page.tap("button", "Download")
        sentence = "The fonts didn’t load. Check your connection, then download again, or choose Off."
        page.until(lambda seen: sentence in seen.notices, "it says so")
    finally:
        browser.tell("Network.emulateNetworkConditions", offline=False, **network)
        browser.faults()  # what didn't load says so
    page.tap("button", "Download")
    assert "fonts/Lato-Regular.woff2" in zipfile.ZipFile(io.BytesIO(downloads("field-notes.zip"))).namelist()


def with_fonts(page, label):
    """Chooses a format with its fonts."""
    pick(page, label)
    if not page.look().has("radio", "On"):
        page.tap("button", "Options")
    page.tap("radio", "On")
    page.until(lambda seen: "fonts" in seen.main.text and re.search(r"and \d fonts", seen.main.text), "the fonts are known")


def test_the_chooser_stays_over_the_code_and_copy_is_in_sight(page):
    open_here(page)
    page.run("document.querySelector('main').scrollTop = 1e5")
    page.choose("Flutter")
    page.until(lambda _: shown(page) == "Flutter", "Flutter is shown")
    chooser, code, copy, main = page.run("""
      return ['.for', '.code', '.export .buttons', 'main'].map((one) => {
        const { top, bottom } = document.querySelector(one).getBoundingClientRect();
        return { top, bottom };
      });
    """)
    assert main["top"] <= chooser["top"] < code["bottom"] <= copy["bottom"] <= main["bottom"]


def test_more_formats_lists_each_with_its_purpose_and_its_file(page):
    open_here(page)
    assert "field-notes.dart" not in page.tap("button", "Copy").main.text
    assert "field-notes.dart" in page.tap("button", "More formats").main.text
    assert page.element("button", "More formats").get_attribute("aria-expanded") == "true"
    page.tap("option", "Flutter", "dialog")
    seen = page.until(lambda _: shown(page) == "Flutter", "Flutter is shown")
    assert not seen.has("dialog"), "a choice closes the list"
    assert page.focus == ("button", "More formats")
    page.tap("button", "More formats")
    assert not page.press(Keys.ESCAPE).has("dialog")


def test_the_list_of_formats_is_searched_by_what_people_build(page):
    open_here(page)
    page.tap("button", "More formats")
    assert page.focus == ("option", "CSS"), "a phone shows no keyboard until someone searches"
    height = page.element("dialog", "More formats").rect["height"]
    page.search("vuet")
    seen = page.until(lambda seen: f"1 of {len(FORMATS)} formats" in seen.the("dialog").text, "it says how many there are")
    assert [one.name for one in seen.all("option", inside=seen.the("dialog"))] == ["Vuetify"]
    assert page.element("dialog", "More formats").rect["height"] == height
    page.tap("option", "Vuetify", "dialog")
    page.until(lambda _: shown(page) == "Vuetify", "Vuetify is shown")
    assert page.focus == ("button", "More formats")


def test_a_long_export_lays_out_only_what_can_be_seen(page):
    open_here(page)
    pick(page, "Asset catalog")
    page.until(lambda _: not page.run("return document.querySelector('.code > div:empty')"), "all lines are there")
    assert page.run("return document.querySelectorAll('.code > div > div').length") > 900
    assert page.run("return getComputedStyle(document.querySelector('.code > div')).contentVisibility") == "auto"


def test_every_format_is_reached_by_keys(page):
    open_here(page)
    page.go(Keys.TAB, "option", "CSS")
    page.strike(Keys.ARROW_DOWN)
    assert page.focus == ("option", "Android XML")
    page.strike(Keys.ENTER)
    assert page.until(lambda seen: seen.chosen == ["Android XML"], "Android XML is chosen")


def test_the_stage_offers_the_same_formats_on_a_desktop(page):
    page.open(f"#/primary?{THEME}&tab=code", viewport=DESKTOP)
    seen = page.until(written, "the theme is written")
    inside = seen.the("tabpanel", "Code")
    assert sorted(one.name for one in seen.all("option", inside=inside)) == sorted(LABELS)
    page.element("option", "SCSS").click()
    page.until(lambda seen: "$primary: #3F51B5" in seen.the("tabpanel", "Code").text, "the code is Sass")


def test_the_code_follows_the_theme(page):
    page.open(f"#/primary?{THEME}&tab=code", viewport=DESKTOP)
    page.until(written, "the theme is written")
    page.choose("Teal")
    page.until(lambda seen: "--primary: #009688" in seen.the("tabpanel", "Code").text, "the code has the new primary")


def test_formats_work_offline_even_on_their_first_use(browser):
    server = Server()
    page = Page(browser, server)
    page.open(f"#/body-font?{THEME}")
    page.driver.execute_async_script("navigator.serviceWorker.ready.then(() => arguments[0](true))")
    server.stop()
    page.reload()
    page.open("#/take-home", fresh=False)
    assert page.until(written, "the theme is written")
    browser.driver.get("about:blank")
    browser.faults()


def test_copy_link_leads_to_the_theme(page):
    open_here(page)
    assert page.tap("button", "Copy link").notices == [f"{COPIED} the link."]
    link = pasted(page)
    assert link == f"{page.url}/#/summary?{THEME}"


def code_of(page):
    data = page.element("img", "QR code of the link to this theme").screenshot_as_png
    return pyzbar.decode(Image.open(io.BytesIO(data)).convert("L"))


def test_the_qr_code_is_read_as_the_link(page):
    open_here(page)
    for name in ("Field+Notes", "%E6%B5%B7" * 6, "%F0%9F%8C%8A" * 30, "%F0%9F%8C%8A" * 60):
        theme = THEME.replace("Field+Notes", name)
        open_here(page, f"#/take-home?{theme}", fresh=False)
        page.tap("button", "QR code")
        page.until(lambda seen: seen.has("img", "QR code of the link to this theme"), "there is a code")
        [found] = code_of(page)
        assert found.data.decode() == f"{page.url}/#/summary?{theme}"
        assert not page.tap("button", "QR code").has("img")


def test_the_picture_shows_both_colors(page, downloads):
    page.tap("button", "Save picture")
    picture = Image.open(io.BytesIO(downloads("field-notes.png"))).convert("RGB")
    assert picture.size == (1200, 630)
    assert picture.getpixel((20, 20)) == (0x3F, 0x51, 0xB5)
    assert picture.getpixel((1072, 300)) == (0xFF, 0x40, 0x81)


# Has the page do what it does when it's about to be printed, and returns whether the guide is in its place.
PREPARE = "dispatchEvent(new Event('beforeprint')); return !!document.querySelector('.printed')"


def until_printed(page):
    """Waits until the guide is printed: its samples come once a theme is taken home."""
    WebDriverWait(page.driver, PATIENCE).until(lambda _: page.run(PREPARE))


def printed(browser, width=8.27, height=11.69):
    """The screen as a PDF: its bytes, and how many pages it has. The sizes are in inches; A4 if there are none."""
    sheet = {"printBackground": True, "paperWidth": width, "paperHeight": height, "preferCSSPageSize": True}
    data = base64.b64decode(browser.tell("Page.printToPDF", **sheet)["data"])
    return data, len(re.findall(rb"/Type\s*/Page\b(?!s)", data))


@pytest.mark.parametrize("sheet", [(8.5, 11), (8.27, 11.69)], ids=["US Letter", "A4"])
def test_it_prints_as_the_style_guide_on_one_page_that_screen_readers_can_read(page, browser, sheet):
    open_here(page)
    until_printed(page)
    data, pages = printed(browser, *sheet)
    assert pages == 1
    assert b"/StructTreeRoot" in data


def test_a_screen_without_a_guide_prints_all_of_it(page, browser):
    page.open("#/crayons")
    rows = page.until(lambda seen: len(seen.options) > 100, "the crayons are there").options
    _, pages = printed(browser)
    # No more than 20 fit a page.
    assert pages >= len(rows) / 20


@pytest.mark.engines
def test_what_prints_is_what_the_style_guide_says_samples_and_all(page):
    open_here(page)
    until_printed(page)
    guide = Shape()
    guide.feed(re.search("<main.*</main>", tintype("export", THEME, "--format", "html").decode(), re.S)[0])
    printed = page.run(SHAPE + "return shape(document.querySelector('.printed').shadowRoot.querySelector('main'))")
    assert printed == guide.lines
    assert sum(classes.startswith("sample-screen") for _, classes, _ in printed) == 6


def test_print_prints_the_style_guide_and_the_summary_too_prints_it_then(page, browser):
    page.open(f"#/summary?{THEME}")
    assert not page.run(PREPARE)
    page.tap("button", "Take it home")
    page.until(written, "the theme is written")
    until_printed(page)
    page.run("window.print = () => { window.hasPrinted = true }")
    page.tap("button", "Print style guide")
    WebDriverWait(page.driver, PATIENCE).until(lambda _: page.run("return window.hasPrinted"))
    page.tap("button", "Back", "banner")
    assert page.run(PREPARE)
    browser.tell("Emulation.setEmulatedMedia", media="print")
    shown = page.run("return getComputedStyle(document.querySelector('.printed')).display")
    browser.tell("Emulation.setEmulatedMedia", media="")
    assert shown == "block"


def test_other_screens_print_as_they_are(page):
    open_here(page)
    until_printed(page)
    page.tap("button", "Back", "banner")
    page.until_screen("#/primary")
    assert not page.run(PREPARE)


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_accessible(page, dark):
    open_here(page, dark=dark)
    page.tap("button", "QR code")
    assert page.violations() == []
