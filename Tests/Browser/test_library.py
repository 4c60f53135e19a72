"""The library: themes that a person keeps on this device. StudioTests go through the conversation; here is what only a
browser shows: that the themes are on the disk, in every tab, and there when the browser was killed."""

import os
from collections import Counter

import pytest
from selenium.webdriver.common.keys import Keys

from harness.page import DESKTOP, Page
from harness.storage import NO_DATABASE, Lasting
from test_two_tabs import Tab

NOTES = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Field+Notes"
HARBOR = "primary=teal-700&accent=orange-a200&title=Vollkorn&body=Cabin&name=Harbor"
TEAL = "primary=teal-500&accent=pink-a200&title=Lato&body=Cabin"
BUS = "primary=blue-grey-800&accent=cyan-a200&title=Bebas+Neue&body=Inter&name=Night+bus"


def titles(seen):
    """The names of the themes, in order."""
    return [one.name.removeprefix("Open ") for one in seen.all("button") if one.name.startswith("Open ")]



def keep(page, theme):
    """Goes to a theme, and keeps it from the library."""
    page.open(f"#/summary?{theme}", fresh=False)
    page.open("#/library", fresh=False)
    page.tap("button", "Save", "banner")
    return page.until(lambda seen: seen.says("library."), "the page says that it's kept")


def library(page, *names):
    """Waits until the library has these themes."""
    return page.until(lambda seen: titles(seen) == list(names), f"the library has {names}")


# Puts themes into the library's database, the first in front.
STORE = """
const [themes, done] = arguments;
const opening = indexedDB.open("tintype library");
opening.onsuccess = () => {
  const writing = opening.result.transaction("themes", "readwrite");
  const records = writing.objectStore("themes");
  themes.forEach((theme, place) => records.put({ theme, place }));
  writing.oncomplete = () => { opening.result.close(); done(); };
};
"""


def store(page, *themes):
    page.driver.execute_async_script(STORE, themes)
    page.reload()


@pytest.fixture
def kept(page):
    """A page with three themes in its library; the first is the current one."""
    page.open(f"#/summary?{NOTES}")
    page.open("#/library", fresh=False)
    page.until(lambda seen: "Nothing saved yet" in seen.main.text, "the library has opened")
    store(page, NOTES, HARBOR, BUS)
    library(page, "Field Notes", "Harbor", "Night bus")
    return page


def test_library_3_buttons_of_themes_with_one_name_say_which_one_they_are_for(page):
    page.open("#/library")
    for theme in (HARBOR, HARBOR.replace("teal-700", "red-500"), NOTES):
        keep(page, theme)
    seen = library(page, "Field Notes", "Harbor, 1 of 2", "Harbor, 2 of 2")
    names = [one.name for one in seen.all("button", inside=seen.main)]
    assert {"More for Field Notes", "More for Harbor, 1 of 2", "More for Harbor, 2 of 2"} <= set(names)
    assert page.tap("button", "Open Harbor, 2 of 2").theme == HARBOR


@pytest.mark.engines
def test_library_1_keep_puts_the_theme_in_front_and_a_reload_and_a_new_tab_find_it(page):
    page.open("#/library")
    for theme in (BUS, HARBOR, NOTES):
        keep(page, theme)
    library(page, "Field Notes", "Harbor", "Night bus")
    for come_back in (page.reload, page.reopen):
        come_back()
        seen = library(page, "Field Notes", "Harbor", "Night bus")
        assert seen.screen == "#/library"
        assert "3 themes on this device" in seen.main.text


def test_library_1_the_summary_keeps_its_theme_too_and_keeping_it_again_adds_none(page):
    page.open(f"#/summary?{NOTES}")
    page.tap("button", "Save to library")
    page.until(lambda seen: seen.says("“Field Notes” is now in your library."), "it's kept")
    page.tap("button", "Save to library")
    page.until(lambda seen: seen.says("is already in your library."), "the page says so")
    page.tap("button", "Library")
    assert library(page, "Field Notes").screen == "#/library"


ASKED = """
return performance.getEntriesByType("resource").map((one) => one.name.split("/").pop().replace(/[.][0-9a-f]{16}/, ""));
"""
DATABASES = "return indexedDB.databases().then((all) => all.map((one) => one.name))"


def test_library_2_nothing_is_loaded_for_it_until_its_screen_opens(page):
    page.open(f"#/summary?{NOTES}")
    page.tap("button", "Preview")
    assert not {"library.js", "library.css"} & set(page.run(ASKED))
    assert "tintype library" not in page.run(DATABASES)
    page.tap("button", "Library")
    page.until(lambda seen: "Nothing saved yet" in seen.main.text, "the library has opened")
    assert {"library.js", "library.css"} <= set(page.run(ASKED))


def test_library_4_a_theme_opens_with_a_tap_and_undo_brings_back_the_one_before(kept):
    seen = kept.tap("button", "Open Harbor")
    assert (seen.screen, seen.banner.fill, seen.theme) == ("#/summary", "#00796B", HARBOR)
    assert seen.says("Opened “Harbor”.")
    kept.run("document.querySelector('.notice .action').click()")
    seen = kept.until(lambda seen: seen.banner.fill == "#3F51B5", "the theme before is back")
    assert seen.theme == NOTES


def test_library_3_the_open_theme_is_marked(kept):
    assert "Open Field Notes" in [one.name for one in kept.seen.all("button") if one.current]
    kept.tap("button", "Open Harbor")
    kept.tap("button", "Library")
    seen = library(kept, "Field Notes", "Harbor", "Night bus")
    assert "Open Harbor" in [one.name for one in seen.all("button") if one.current]


def test_library_6_a_theme_is_renamed_by_keys_alone_and_the_focus_returns(kept):
    kept.go(Keys.TAB, "button", "More for Harbor")
    kept.press(Keys.ENTER)
    kept.go(Keys.TAB, "button", "Rename…")
    kept.press(Keys.ENTER)
    assert kept.focus == ("textbox", "Name")
    kept.press(*"Quay")
    kept.press(Keys.ENTER)
    seen = library(kept, "Field Notes", "Quay", "Night bus")
    assert seen.says("The theme is now called “Quay”.")
    assert not seen.has("dialog")
    assert kept.focus == ("button", "More for Quay")
    kept.reload()
    library(kept, "Field Notes", "Quay", "Night bus")


def test_library_6_escape_closes_the_sheet_and_changes_nothing(kept):
    for name in ("More for Harbor", "Rename…"):
        kept.tap("button", name)
    kept.press(*"Quay")
    seen = kept.press(Keys.ESCAPE)
    assert not seen.has("dialog")
    assert titles(seen) == ["Field Notes", "Harbor", "Night bus"]
    assert seen.focus == ("button", "More for Harbor")


def test_library_6_a_name_that_cannot_be_used_says_why(kept):
    for name in ("More for Harbor", "Rename…"):
        kept.tap("button", name)
    seen = kept.type("textbox", "Name", "  ")
    assert seen.the("textbox", "Name").invalid
    assert "it’s blank" in seen.the("dialog").text
    assert not seen.the("button", "Rename").enabled
    kept.press(Keys.ENTER)
    assert kept.seen.has("dialog")


def test_library_7_a_copy_stands_in_front(kept):
    kept.tap("button", "More for Harbor")
    kept.tap("button", "Duplicate")
    library(kept, "Harbor copy", "Field Notes", "Harbor", "Night bus")


def test_library_8_a_deleted_theme_comes_back_to_its_place(kept):
    kept.tap("button", "More for Harbor")
    kept.tap("button", "Delete")
    seen = library(kept, "Field Notes", "Night bus")
    assert seen.says("Deleted “Harbor”.")
    kept.run("document.querySelector('.notice .action').click()")
    library(kept, "Field Notes", "Harbor", "Night bus")


def test_library_9_a_theme_is_compared_beside_the_current_one_where_there_is_room(kept):
    kept.open("#/library", fresh=False, viewport=DESKTOP)
    kept.until(lambda seen: seen.has("region", "Stage"), "the stage is there")
    kept.tap("button", "More for Harbor")
    seen = kept.tap("button", "Compare")
    assert seen.screen == "#/library"
    both = {"Inbox, now", "Inbox, before"}
    kept.until(lambda seen: both <= {one.name for one in seen.all("img")}, "both themes are on samples")


def test_library_9_a_phone_shows_it_while_a_button_is_held(kept):
    kept.tap("button", "More for Harbor")
    kept.tap("button", "Compare")
    kept.until(lambda seen: seen.has("img", "Inbox"), "the samples are there")
    primary = "return getComputedStyle(document.querySelector('.samples .half') ?? document.querySelector('.samples')).getPropertyValue('--primary')"
    assert kept.run(primary) == "#3F51B5"
    kept.element("button", "Hold to see the last change")
    kept.run("document.querySelector('.compare').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")
    assert kept.run(primary) == "#00796B"
    kept.run("dispatchEvent(new PointerEvent('pointerup'))")
    assert kept.run(primary) == "#3F51B5"


# Keeps what is downloaded, and the name it's given, where the test can read it.
CATCH = """
URL.createObjectURL = (blob) => { window.caught = blob.text(); return "#"; };
HTMLAnchorElement.prototype.click = function () { window.caughtName = this.download; };
"""
# Picks a file with this text in the dialog that the page opens.
GIVE = """
const [text, size] = arguments;
HTMLInputElement.prototype.click = function () {
  const file = new File([text.padEnd(size ?? 0)], "tintype-themes.txt", { type: "text/plain" });
  const files = new DataTransfer();
  files.items.add(file);
  this.files = files.files;
  this.dispatchEvent(new Event("change"));
};
"""


def pick_file(page):
    page.tap("button", "Import…")
    page.tap("button", "Choose a file…")


def test_library_10_all_themes_are_exported_and_another_browser_imports_them(kept):
    kept.run(CATCH)
    kept.tap("button", "Export all")
    text = kept.run("return window.caught")
    assert (text, kept.run("return window.caughtName")) == (f"{NOTES}\n{HARBOR}\n{BUS}\n", "tintype-themes.txt")
    kept.open("#/library")
    kept.until(lambda seen: "Nothing saved yet" in seen.main.text, "another browser has none")
    kept.run(GIVE, text + text)
    pick_file(kept)
    assert library(kept, "Field Notes", "Harbor", "Night bus").says("Added 3 themes."), "each once"


def test_library_11_from_a_broken_file_what_is_valid_is_kept_and_the_rest_is_named(kept):
    kept.run(GIVE, f"primary=beige&name=Half\n{NOTES}\n<img src=x onerror=alert(1)>\nprimary=red-500&name=Whole\n")
    pick_file(kept)
    seen = library(kept, "Half", "Field Notes", "Whole", "Harbor", "Night bus")
    assert seen.says("Added 2 themes.")
    assert seen.says("line 1, its primary (“beige” isn’t a color we know)")
    assert seen.says("line 3, “<img src=x onerror=alert(1)>” (a theme has no such part)")


@pytest.mark.parametrize(
    "text, size, words", [("PK\x03\x04\x00\x00", 0, "no theme in this file"), ("primary=red-500", 10 << 20, "The limit is 5 MB"), ("primary=red-500", 2 << 20, "The limit is 1 MB")]
)
def test_library_11_a_file_of_another_kind_or_of_10_mb_changes_nothing(kept, text, size, words):
    kept.run(GIVE, text, size)
    pick_file(kept)
    seen = kept.until(lambda seen: seen.says(words), "the page says why")
    assert titles(seen) == ["Field Notes", "Harbor", "Night bus"]


@pytest.fixture
def tabs(kept):
    """Two tabs in the same library."""
    first = Tab(kept)
    kept.driver.switch_to.new_window("tab")
    kept.browser.setting = None
    second = Tab(kept)
    second.open("#/library", fresh=False)
    library(second, "Field Notes", "Harbor", "Night bus")
    yield first, second
    second.front()
    kept.driver.close()
    kept.browser.setting = None
    first.front()


def test_library_12_what_one_tab_changes_shows_in_the_other(tabs):
    first, second = tabs
    second.front()
    second.tap("button", "More for Harbor")
    second.tap("button", "Delete")
    library(first.front(), "Field Notes", "Night bus")
    first.tap("button", "More for Night bus")
    first.tap("button", "Duplicate")
    library(second.front(), "Night bus copy", "Field Notes", "Night bus")


def test_library_12_a_tab_that_heard_of_nothing_finds_out_when_it_is_looked_at(tabs):
    first, second = tabs
    second.front().run("BroadcastChannel.prototype.postMessage = () => {};")
    second.tap("button", "More for Harbor")
    second.tap("button", "Delete")
    library(second, "Field Notes", "Night bus")
    library(first.front(), "Field Notes", "Night bus")


def test_library_12_what_another_tab_has_deleted_is_not_brought_back_by_a_new_name(tabs):
    first, second = tabs
    for tab in tabs:
        tab.front().run("BroadcastChannel.prototype.postMessage = () => {};")
    first.front()
    for name in ("More for Harbor", "Rename…"):
        first.tap("button", name)
    second.front()
    second.tap("button", "More for Harbor")
    second.tap("button", "Delete")
    library(second, "Field Notes", "Night bus")
    first.front()
    # Looking at a tab brings the list up to date, and the sheet stays.
    first.press(*"Quay")
    first.press(Keys.ENTER)
    first.until(lambda seen: seen.says("deleted in another tab"), "the page says so")
    library(first, "Field Notes", "Night bus")


# Keeps the theme, and is done a number of frames later.
KEEP = """
const [frames, done] = arguments;
const count = (left) => requestAnimationFrame(() => setTimeout(() => (left > 1 ? count(left - 1) : done())));
[...document.querySelectorAll("button")].find((one) => one.textContent === "Save").click();
count(frames);
"""
ATTEMPTS = int(os.environ.get("KILLS", "2"))


@pytest.mark.parametrize("attempt", range(ATTEMPTS))
def test_library_13_a_kill_at_any_moment_leaves_a_library_that_opens(server, tmp_path, attempt):
    """The kill comes some frames after Keep: the new theme is there or it isn't; the one before is in any case."""
    first = Lasting(tmp_path)
    page = Page(first, server)
    page.open("#/library", fresh=False)
    keep(page, HARBOR)
    page.open(f"#/summary?{NOTES}", fresh=False)
    page.open("#/library", fresh=False)
    library(page, "Harbor")
    page.driver.execute_async_script(KEEP, attempt + 1)
    first.kill()
    second = Lasting(tmp_path)
    try:
        page = Page(second, server)
        page.open("#/library", fresh=False)
        seen = page.until(lambda seen: "on this device" in seen.main.text, "the library has opened")
        assert titles(seen) in (["Harbor"], ["Field Notes", "Harbor"])
    finally:
        second.stop()


def test_library_13_what_the_page_says_is_kept_outlives_a_kill(server, tmp_path):
    first = Lasting(tmp_path)
    page = Page(first, server)
    page.open("#/library", fresh=False)
    keep(page, HARBOR)
    first.kill()
    second = Lasting(tmp_path)
    try:
        page = Page(second, server)
        page.open("#/library", fresh=False)
        library(page, "Harbor")
    finally:
        second.stop()


FULL = """
IDBObjectStore.prototype.put = () => { throw new DOMException("The device is full.", "QuotaExceededError"); };
"""

def test_library_14_a_full_device_is_reported_in_one_sentence_and_nothing_is_lost(kept):
    kept.open(f"#/summary?{NOTES}&name=Other", fresh=False)
    kept.open("#/summary?primary=red-500&accent=lime-a200&title=Lato&body=Lato", fresh=False)
    kept.open("#/library", fresh=False)
    kept.run(FULL)
    kept.tap("button", "Save", "banner")
    seen = kept.until(lambda seen: seen.says("out of storage"), "the page says so")
    assert len(seen.notices) == 1
    assert titles(seen) == ["Field Notes", "Harbor", "Night bus"]
    kept.reload()
    assert library(kept, "Field Notes", "Harbor", "Night bus").theme.startswith("primary=red-500")


def test_library_14_where_a_browser_keeps_nothing_the_library_says_so(page, refuse):
    page.browser.forget(page.url)
    refuse(NO_DATABASE)
    page.open(f"#/summary?{NOTES}", fresh=False)
    page.tap("button", "Save to library")
    page.until(lambda seen: seen.says("doesn’t let Tintype store anything"), "the page says so")
    seen = page.tap("button", "Library")
    assert "doesn’t let Tintype store anything" in seen.main.text
    assert seen.theme == NOTES


PERSIST = """
window.asked = 0;
StorageManager.prototype.persisted = async () => false;
StorageManager.prototype.persist = async () => { window.asked += 1; return true; };
"""


def test_library_14_the_first_theme_asks_the_browser_to_keep_what_is_there(page):
    page.open("#/library")
    page.run(PERSIST)
    assert page.run("return window.asked") == 0
    keep(page, NOTES)
    keep(page, HARBOR)
    assert page.run("return window.asked") == 1


def test_library_15_a_thousand_themes_begin_with_the_newest_and_all_come(page):
    page.open("#/library")
    store(page, *(f"{TEAL}&name=Theme+{number}" for number in reversed(range(1000))))
    count = "return document.querySelectorAll('.themes [role=listitem]').length"
    seen = page.until(lambda _: page.run(count) == 1000, "all themes are there")
    assert "1000 themes on this device" in seen.main.text
    names = titles(seen)
    assert names[:2] == ["Theme 999", "Theme 998"]
    assert Counter(names).most_common(1)[0][1] == 1


@pytest.mark.parametrize("dark", [False, True])
def test_library_it_reads_for_everyone(kept, dark):
    kept.open("#/library", fresh=False, dark=dark)
    library(kept, "Field Notes", "Harbor", "Night bus")
    assert kept.violations() == []
    kept.tap("button", "More for Harbor")
    assert kept.violations() == []
    kept.tap("button", "Rename…")
    assert kept.violations() == []
