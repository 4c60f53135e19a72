"""The page that `tintype open` serves is bound to a project on disk: what is chosen here is in its files at once."""

import re
import subprocess

import pytest
from harness.page import DESKTOP, PATIENCE, PHONE, Page
from harness.server import Server
from selenium.webdriver.support.ui import WebDriverWait

OWN = "primary=indigo-500&accent=pink-a200&title=Vollkorn&body=Lato"
OTHER = "primary=teal-700&accent=orange-a200&title=Inter&body=Cabin&name=Harbor"
FILE = """{
  // The colors of the harbor.
  "theme": "%s",
  "outputs": [
    { "format": "css", "path": "src/theme.css" },
    { "format": "swift", "path": "App/Theme.swift" }, // for the app
  ],
}
"""


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "harbor-app"
    folder.mkdir()
    (folder / "tintype.json").write_text(FILE % OWN)
    return folder


@pytest.fixture
def project(folder):
    server = Server("Command/.build/release/tintype", "open", str(folder), "--site", "Web/.build/site")
    [server.address] = re.findall(r"http://\S+#project=\S+", "".join(server.said))
    yield server
    server.stop()


@pytest.fixture
def bound(browser, project):
    """A page that is bound to the project."""
    page = Page(browser, project)
    page.open("#/primary", viewport=DESKTOP)
    page.driver.get(project.address)
    saved(page)
    yield page
    page.run("sessionStorage.removeItem('tintype.project')")
    browser.faults()


def saved(page, words="Saved · 2 files"):
    return page.until(lambda seen: words in seen.the("navigation").text, f"the page says {words!r}")


# The line of the project that's shown: in the rail, or below the bar.
LINE = "const line = [...document.querySelectorAll('.project')].find((line) => line.checkVisibility());"
SAVE = LINE + "line.querySelector('button').click()"


def told(page, words):
    """The page says it of the project, where it's seen."""
    return page.until(lambda _: words in (page.run(LINE + "return line?.innerText") or ""), f"the page says {words!r}")


def in_sight(page):
    return page.run(LINE + "const box = line.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight")


def until(condition, what):
    WebDriverWait(None, PATIENCE, 0.02).until(lambda _: condition(), what)


def theme(folder):
    return re.search(r'"theme": "(.*?)"', (folder / "tintype.json").read_text())[1]


def test_the_address_lets_in_one_page(bound, project):
    bound.driver.refresh()
    saved(bound)
    bound.run("sessionStorage.removeItem('tintype.project')")
    bound.driver.get("about:blank")  # what's in the history is only the address
    bound.driver.get(project.address)
    bound.until(lambda seen: seen.says("This link to a project has ended."), "the address is used up")


def test_the_page_shows_the_theme_on_disk_and_its_address_keeps_no_token(bound, project):
    assert bound.look().chosen == ["Indigo"]
    assert "project=" not in bound.run("return location.href")
    assert "harbor-app" in bound.seen.the("navigation").text
    bound.reload()
    assert saved(bound).chosen == ["Indigo"], "a reload is bound, too"


def test_a_tap_is_in_every_file_and_nothing_else_of_the_projects_file_changes(bound, folder):
    bound.choose("Teal")
    until(lambda: "primary=teal-500" in theme(folder), "it's on disk")
    assert (folder / "tintype.json").read_text() == FILE % OWN.replace("indigo-500", "teal-500")
    until(lambda: "#009688" in (folder / "src/theme.css").read_text(), "the style sheet has it")
    saved(bound)
    bound.tap("button", "Undo", "navigation")
    until(lambda: theme(folder) == OWN, "Undo undoes it there, too")
    until(lambda: "#3F51B5" in (folder / "src/theme.css").read_text(), "the style sheet is as before")


def test_a_key_that_never_comes_up_keeps_nothing_from_being_saved(bound, folder):
    # A Mac doesn't report it with Command, nor a button over a menu.
    bound.run("""
      dispatchEvent(new KeyboardEvent("keydown", { code: "KeyZ", metaKey: true, bubbles: true }));
      dispatchEvent(new KeyboardEvent("keydown", { code: "KeyZ", metaKey: true, repeat: true, bubbles: true }));
      dispatchEvent(new PointerEvent("pointerdown", { pointerId: 7, button: 2, bubbles: true }));
    """)
    bound.run("document.querySelector('[role=option][aria-label=Teal]').click()")
    until(lambda: "primary=teal-500" in theme(folder), "it's on disk")


def test_what_is_held_is_saved_once_it_is_released(bound, folder):
    bound.run("dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, button: 0, bubbles: true }))")
    bound.run("document.querySelector('[role=option][aria-label=Teal]').click()")
    saved(bound, "Saving…")
    assert theme(folder) == OWN, "not yet"
    bound.run("dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, bubbles: true }))")
    until(lambda: "primary=teal-500" in theme(folder), "it's on disk")


def test_a_mixed_color_is_saved(bound, folder):
    bound.driver.get(f"{bound.url}/#/crayons/atomic-tangerine")
    saved(bound)
    bound.tap("button", "Use as primary")
    until(lambda: "primary=indigo-500" not in theme(folder), "it's on disk")


def test_a_change_from_outside_arrives_as_a_notice_with_undo(bound, folder):
    (folder / "tintype.json").write_text(FILE % OTHER)
    seen = bound.until(lambda seen: seen.says("The theme of “harbor-app” changed on disk."), "the page tells")
    assert seen.banner.fill == "#00796B"
    until(lambda: "#00796B" in (folder / "src/theme.css").read_text(), "it's built")
    bound.run("document.querySelector('.notice .action').click()")
    until(lambda: theme(folder) == OWN, "Undo brings the page's own back, on disk, too")


@pytest.mark.parametrize("viewport", [PHONE, (720, 900), DESKTOP])
def test_what_is_wrong_in_the_file_is_said_and_the_choices_wait(bound, folder, viewport):
    bound.resize(*viewport)
    (folder / "tintype.json").write_text("{\n  oops")
    told(bound, "tintype.json, line 2")
    assert in_sight(bound)
    assert bound.choose("Teal").chosen == ["Teal"]
    (folder / "tintype.json").write_text(FILE % OWN)
    told(bound, "Your choices here aren’t in the project’s file.")
    assert theme(folder) == OWN, "never forced"
    bound.run(SAVE)
    until(lambda: "primary=teal-500" in theme(folder), "it's on disk")
    told(bound, "Saved · 2 files")


def test_a_file_that_is_not_ours_is_named_until_somebody_builds(bound, folder):
    (folder / "src/theme.css").write_text("/* mine */")
    bound.choose("Teal")
    told(bound, "Saved, not built: ")
    assert "src/theme.css" in bound.run(LINE + "return line.innerText")
    subprocess.run(["Command/.build/release/tintype", "build", "--force", str(folder)], check=True)
    told(bound, "Saved · 2 files")


def test_an_unfinished_theme_opens_at_what_is_missing(browser, folder):
    (folder / "tintype.json").write_text(FILE % "primary=indigo-500&accent=pink-a200")
    server = Server("Command/.build/release/tintype", "open", str(folder), "--site", "Web/.build/site")
    try:
        [address] = re.findall(r"http://\S+#project=\S+", "".join(server.said))
        page = Page(browser, server)
        page.open("#/primary", viewport=DESKTOP)
        page.driver.get(address)
        page.until_screen("#/title-font")
        told(page, "Saved · 2 of 4 chosen")
        page.choose("Vollkorn")
        until(lambda: "title=Vollkorn" in theme(folder), "each choice is saved at once")
        page.run("sessionStorage.removeItem('tintype.project')")
    finally:
        server.stop()
        browser.faults()


@pytest.mark.parametrize("viewport", [PHONE, (720, 900), DESKTOP])
def test_without_the_server_the_page_goes_on(bound, project, viewport):
    bound.resize(*viewport)
    project.stop()
    told(bound, "Not connected. Your choices stay in this window.")
    assert in_sight(bound)
    assert bound.choose("Teal").chosen == ["Teal"]


def test_take_it_home_says_where_the_theme_is_saved(bound):
    bound.driver.get(f"{bound.url}/#/take-home")
    seen = bound.until(lambda seen: seen.has("button", "Copy"), "the theme is written")
    assert "Saved · 2 files" in seen.main.text


def test_without_a_project_take_it_home_has_the_commands_that_lead_there(page):
    page.open(f"#/take-home?{OWN}")
    seen = page.until(lambda seen: seen.has("button", "Copy"), "the theme is written")
    assert not seen.has("group", "Commands"), "few people need them"
    commands = page.tap("button", "For developers").the("group", "Commands").text
    assert f"tintype init --theme '{OWN}' --format css" in commands and "tintype open --browser" in commands
    assert page.tap("button", "Copy commands").says("Copied the commands.")
