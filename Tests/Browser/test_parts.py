"""The page's parts come when something needs them. One that is missing, cut, broken or blocked is told in one sentence on every
screen that needs it; nothing is lost, and the next try brings it."""

import threading

import pytest
from harness.changing_site import POLICY, Answer
from harness.page import Page
from harness.storage import until_worker
from test_bring_in import CSS, drop, paste
from test_pictures import give, stripes, until_found

THEME = "primary=indigo-500&accent=pink-a200&title=Vollkorn&body=Lato"
WASM = "application/wasm"
UNLOADED = "Part of Tintype didn’t load. Check your connection, then try again."
BROKEN = "Something went wrong with this file. Try again, or try another one."


@pytest.fixture
def changing(browser, site):
    page = Page(browser, site)
    yield page
    browser.driver.get("about:blank")  # no later complaint falls into the next test
    browser.faults()  # what a test broke may say so


def section(number, *items):
    """A section of a WebAssembly module; everything in it is short."""
    body = bytes([len(items)]) + b"".join(items)
    return bytes([number, len(body)]) + body


def exported(name, kind, index):
    return bytes([len(name)]) + name.encode() + bytes([kind, index])


# A module with the reader's exports; those that read are `unreachable`.
TRAP = (
    b"\0asm\1\0\0\0"
    + section(1, b"\x60\x00\x00", b"\x60\x01\x7f\x01\x7f", b"\x60\x02\x7f\x7f\x01\x7f", b"\x60\x00\x01\x7f")
    + section(3, b"\0", b"\1", b"\3", b"\2", b"\3")
    + section(5, b"\0\x10")
    + section(
        7, exported("memory", 2, 0), exported("__wasm_call_ctors", 0, 0), exported("reserve", 0, 1),
        exported("readFiles", 0, 2), exported("readPixels", 0, 3), exported("answer", 0, 4),
    )
    + section(10, b"\2\0\x0b", b"\4\0\x41\0\x0b", b"\3\0\0\x0b", b"\3\0\0\x0b", b"\4\0\x41\0\x0b")
)  # fmt: skip

# Ways to break a file: its path before the fingerprint, and what is sent for it instead.
WAYS = {
    "missing": ("reader.wasm", lambda _: Answer(b"Not found.", "text/plain", 404), UNLOADED),
    "cut": ("reader.wasm", lambda whole: Answer(whole[:5000], WASM), UNLOADED),
    "empty": ("reader.wasm", lambda _: Answer(b"", WASM), UNLOADED),
    "another module": ("reader.wasm", lambda _: Answer(b"\0asm\1\0\0\0", WASM), UNLOADED),
    "a sign-in page": ("reader.wasm", lambda _: Answer(b"<h1>Sign in</h1>", "text/html"), UNLOADED),
    "a trap": ("reader.wasm", lambda _: Answer(TRAP, WASM), BROKEN),
    "no script": ("reader.js", lambda _: Answer(b"Not found.", "text/plain", 404), UNLOADED),
}


@pytest.mark.parametrize("how", [pytest.param("a trap", marks=pytest.mark.engines), *(way for way in WAYS if way != "a trap")])
def test_a_broken_reader_is_one_sentence_and_the_next_try_works(changing, site, how):
    name, broken, sentence = WAYS[how]
    path = site.path(name)
    whole = site.answers[path]
    site.answers[path] = broken(whole.body)
    changing.open(f"#/body-font?{THEME}")
    drop(changing, ("theme.css", CSS.encode()))
    seen = changing.until(lambda seen: seen.notices, "the page says so")
    assert seen.notices == [sentence]
    assert (seen.screen, seen.theme) == ("#/body-font", THEME)
    site.answers[path] = whole
    drop(changing, ("theme.css", CSS.encode()))
    assert changing.until(lambda seen: "teal-700" in seen.theme, "it's brought in")


@pytest.mark.parametrize("how", ["missing", "a trap"])
def test_a_picture_without_the_reader_is_one_sentence_and_the_next_try_works(changing, site, how):
    name, broken, sentence = WAYS[how]
    path = site.path(name)
    whole = site.answers[path]
    site.answers[path] = broken(whole.body)
    changing.open("#/primary?primary=indigo-500")
    give(changing, stripes())
    seen = changing.until(lambda seen: seen.notices, "the page says so")
    assert (seen.notices, seen.chosen) == ([sentence], ["Indigo"])
    site.answers[path] = whole
    give(changing, stripes())
    until_found(changing)


def test_a_blocked_reader_is_one_sentence_and_the_app_lives(changing, site):
    path = site.path("reader.js")
    policy = POLICY.replace("'wasm-unsafe-eval'", "")
    site.answers[path] = Answer(site.answers[path].body, "text/javascript", policy=policy)
    changing.open(f"#/body-font?{THEME}")
    paste(changing, CSS)
    seen = changing.until(lambda seen: seen.notices, "the page says so")
    assert "Allow it for this site" in seen.notices[0]
    changing.tap("button", "Dismiss")
    assert changing.choose("Vollkorn").chosen == ["Vollkorn"]


@pytest.mark.parametrize("answer", [Answer(b"Not found.", "text/plain", 404), Answer(b"<h1>Sign in</h1>", "text/html")])
def test_code_without_its_templates_says_so_and_comes_at_the_next_try(changing, site, answer):
    path = site.path("exports.txt")
    whole = site.answers[path]
    site.answers[path] = answer
    changing.open(f"#/take-home?{THEME}")
    seen = changing.until(lambda seen: seen.has("button", "Try again"), "it says what is wrong")
    assert "The formats didn’t load. Check your connection, then try again." in seen.main.text
    assert (seen.screen, seen.theme) == ("#/take-home", THEME)
    site.answers[path] = whole
    changing.tap("button", "Try again")
    assert changing.until(lambda seen: seen.has("button", "Download"), "the theme is written")


@pytest.mark.parametrize(
    "sheet, screen",
    [("takehome.css", "take-home"), ("library.css", "library"), ("custom.css", "primary/custom")],
)
def test_a_missing_style_sheet_is_one_sentence(changing, site, sheet, screen):
    site.answers[site.path(sheet)] = Answer(b"Not found.", "text/plain", 404)
    changing.open(f"#/{screen}?{THEME}")
    said = "return document.querySelector('.word:not(.late) p')?.textContent"
    changing.until(lambda _: changing.run(said) == UNLOADED, "the page says so")
    assert changing.look().theme == THEME


def test_a_tap_on_the_painted_page_is_answered_once_the_core_is_there(changing, site):
    path = site.path("tintype.wasm")
    arrives = threading.Event()
    site.answers[path] = Answer(site.answers[path].body, WASM, released=arrives)
    changing.browser.forget(changing.url)
    changing.driver.get(changing.url)
    changing.run("document.querySelector('[role=option]').click()")
    arrives.set()
    assert changing.until(lambda seen: seen.chosen, "the tap is answered").chosen == ["Red"]


FETCHED = "return performance.getEntriesByType('resource').map((one) => one.name.split('/').at(-1).replace(/[.][0-9a-f]{16}/, ''))"


def test_a_first_visit_fetches_the_core_and_each_part_comes_to_who_needs_it(page):
    page.open(f"#/summary?{THEME}")
    # The worker begins once the page has nothing left to do.
    until_worker(page)
    fetched = set(page.run(FETCHED))
    assert {name for name in fetched if name.endswith(".wasm")} == {"tintype.wasm", "exports.wasm"}
    assert not {"takehome.css", "exports.txt", "custom.css", "library.css", "reader.js"} & fetched
    page.tap("button", "Take it home")
    page.until(lambda seen: seen.has("button", "Download"), "the theme is written")
    assert {"takehome.css", "exports.txt"} <= set(page.run(FETCHED))
    paste(page, CSS)
    page.until(lambda seen: seen.says("Brought in"), "it's brought in")
    assert "reader.js" in page.run(FETCHED)
