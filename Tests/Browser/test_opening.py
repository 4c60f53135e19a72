"""The page opens as it will stay: nothing shifts, nothing flashes, and what was kept is there at once."""

import threading

import pytest

from harness.browser import Setting
from harness.changing_site import Answer
from harness.page import DESKTOP, PATIENCE, PHONE, Page

FONTS = "title=Vollkorn&body=Lato"
ADDRESSES = [
    "",
    "#/primary?primary=indigo-500",
    "#/accent?primary=indigo-500&accent=pink-a200",
    f"#/title-font?primary=indigo-500&accent=pink-a200&{FONTS}",
    f"#/body-font?primary=indigo-500&accent=pink-a200&{FONTS}",
    f"#/summary?primary=indigo-500&accent=pink-a200&{FONTS}",
    "#/crayons",
    "#/crayons/atomic-tangerine",
]
# A wide window adds the steps and the stage, which are the same beside every screen.
WIDE = [ADDRESSES[0], ADDRESSES[3], ADDRESSES[5], ADDRESSES[7]]

# Each shift of the layout, and the animations that ran on the way. A device that's so slow that its list of fonts appears
# before they're all found has a list that grows, which isn't counted.
WATCH = """
window.shifts = [];
let wasLooking = false, isGrowing = false;
new MutationObserver(() => {
  const isLooking = document.documentElement.classList.contains("looking");
  isGrowing ||= wasLooking && !isLooking && !sessionStorage.getItem("found");
  wasLooking = isLooking;
}).observe(document, { subtree: true, attributeFilter: ["class"] });
new PerformanceObserver((list) => { if (!isGrowing) shifts.push(...list.getEntries().map((one) => one.value)); })
  .observe({ type: "layout-shift", buffered: true });
window.moved = [];
addEventListener("animationstart", ({ animationName, elapsedTime, target }) => {
  const { duration } = target.getAnimations({ subtree: true })[0]?.effect.getComputedTiming() ?? { duration: 0 };
  if (duration) moved.push(animationName);
}, true);
"""

# Says what is painted first: the screen's title, its options, and whether the app behind it has opened.
FIRST_PAINT = """
addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => {
  const title = document.querySelector("h1");
  window.painted = {
    title: title?.checkVisibility({ visibilityProperty: true }) && title.innerText,
    chosen: document.querySelector("[aria-selected=true]")?.ariaLabel ?? null,
    isReady: document.documentElement.classList.contains("ready"),
  };
}));
"""


@pytest.fixture
def watched(page, browser):
    script = browser.tell("Page.addScriptToEvaluateOnNewDocument", source=WATCH + FIRST_PAINT)
    yield page
    browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)


def whole(page):
    """The page once it has opened and found the fonts it looks for."""
    page.until_fonts_are_found()
    return page.look()


@pytest.mark.parametrize(
    "viewport, address", [*((PHONE, one) for one in ADDRESSES), *((DESKTOP, one) for one in WIDE)]
)
def test_nothing_shifts_or_moves_when_the_page_opens_and_a_reload_shows_at_once_what_was_seen_last(
    watched, viewport, address
):
    page, seen = watched, {}
    page.browser.forget(page.url)
    page.browser.set_up(Setting(viewport=viewport, motion=True))
    for visit in ("first", "reload"):
        page.driver.get(f"{page.url}/{address}") if visit == "first" else page.driver.refresh()
        seen[visit] = whole(page)
        # Chromium counts what rounding moves by a fraction of a pixel, and itself shows no more than four decimals.
        shifts = [shift for shift in page.run("return shifts") if shift >= 0.00005]
        assert (visit, shifts, page.run("return moved")) == (visit, [], [])
    painted, before, after = page.run("return painted"), seen["first"], seen["reload"]
    if address:  # else there's nothing to be seen again: the page itself has the first screen
        assert (painted["title"], painted["chosen"]) == (before.title, (before.chosen or [None])[0])
        assert not painted["isReady"], "this was the picture, not yet the app"
    assert (after.title, after.chosen) == (before.title, before.chosen)


# Counts the labels that should be visible but aren't, at the moment the page is ready.
COUNT_LATE_LABELS = """
new MutationObserver(() => {
  if (window.late !== undefined || !document.documentElement.classList.contains("ready")) return;
  const labels = [...document.querySelectorAll(".named .label")];
  window.late = [labels.length > 10, labels.filter((one) => !one.checkVisibility()).length];
}).observe(document, { subtree: true, attributeFilter: ["class"] });
"""


def test_the_labels_of_a_link_s_screen_come_all_at_once(page, browser):
    script = browser.tell("Page.addScriptToEvaluateOnNewDocument", source=COUNT_LATE_LABELS)
    page.open("#/accent?primary=indigo-500&accent=pink-a200")
    browser.tell("Page.removeScriptToEvaluateOnNewDocument", **script)
    assert page.run("return late") == [True, 0]


def test_a_tap_on_the_picture_is_not_lost(page):
    page.open("#/accent?primary=indigo-500")
    page.browser.reload()
    page.run("document.querySelector('[aria-label=Pink]').click()")
    page.until(lambda seen: seen.chosen == ["Pink"], "the tap counts")


def test_what_a_picture_holds_never_becomes_markup(page):
    page.open("#/accent?primary=indigo-500")
    for tree in ('["img",[["src","x"],["onerror","window.struck=1"]],"",""]',
                 '["div",[["onclick","window.struck=1"]],"","<img src=x onerror=window.struck=1>"]',
                 '["script",[],"","window.struck=1"]', "null", "{}"):  # fmt: skip
        page.reload()
        page.run("""
            const picture = JSON.parse(localStorage.getItem("tintype.picture") ?? "{}");
            const kept = JSON.stringify({ ...picture, tree: JSON.parse(arguments[0]) });
            addEventListener("pagehide", () => localStorage.setItem("tintype.picture", kept));
        """, tree)  # fmt: skip
        page.reload()
        assert not page.run("return 'struck' in window")
        assert page.seen.screen == "#/accent"


# Everything comes from the server again.
NO_WORKER = """
const [done] = arguments;
navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))).then(() => done());
"""

# Taps a swatch as soon as the page is painted, and tells the server.
TAP_AT_FIRST_PAINT = """
new PerformanceObserver((list, observer) => {
  if (!list.getEntriesByName("first-contentful-paint").length) return;
  observer.disconnect();
  document.querySelector("[aria-label=Indigo]").click();
  fetch("done");
}).observe({ type: "paint", buffered: true });
"""


# Keeps whether the first screen's colors are seen, and tells the server.
LOOK_AT_FIRST_FRAME = """
const look = () => {
  const color = document.querySelector("[role=option]");
  if (!color) return requestAnimationFrame(look);
  sessionStorage.setItem("seen", color.checkVisibility({ visibilityProperty: true }));
  fetch("done");
};
requestAnimationFrame(look);
"""


@pytest.fixture
def meanwhile(browser, site, refuse):
    """A function that has the driver open a page on a thread, which it gives once a script has run there."""
    threads = []

    def begin(script, go, *arguments):
        refuse(script)
        site.answers["/done"] = Answer(b"", "text/plain")
        site.asked.clear()
        threads.append(threading.Thread(target=go, args=arguments))
        threads[0].start()
        site.until_asked("/done", PATIENCE)
        return threads[0]

    yield begin
    for answer in site.answers.values():
        if answer.released:
            answer.released.set()
    threads[0].join()


def test_a_tap_at_the_first_paint_is_answered_however_late_scripts_and_webassembly_come(browser, site, meanwhile):
    page, late = Page(browser, site), {}
    browser.forget(site.url)
    browser.set_up(Setting())
    for path, answer in site.answers.items():
        if path.endswith((".js", ".wasm")):
            answer.released = late[path] = threading.Event()
    opening = meanwhile(TAP_AT_FIRST_PAINT, browser.driver.get, f"{site.url}/#/primary")
    for name in ("host.js", "tintype.wasm"):
        site.until_asked(site.path(name), PATIENCE)
        late.pop(site.path(name)).set()
    for released in late.values():
        released.set()
    opening.join()
    assert page.until(lambda seen: seen.chosen, "the tap is answered").chosen == ["Indigo"]


def test_a_tap_on_the_picture_before_the_scripts_come_is_answered(browser, site, meanwhile):
    page = Page(browser, site)
    browser.forget(site.url)
    page.open("#/accent?primary=indigo-500", fresh=False)
    browser.driver.execute_async_script(NO_WORKER)
    site.answers[site.path("host.js")].released = late = threading.Event()
    opening = meanwhile(TAP_AT_FIRST_PAINT.replace("Indigo", "Pink"), browser.driver.refresh)
    late.set()
    opening.join()
    assert page.until(lambda seen: seen.chosen, "the tap is answered").chosen == ["Pink"]


@pytest.mark.parametrize("address, is_seen", [("#/primary", "true"), ("#/accent?primary=indigo-500", "false")])
def test_only_who_comes_for_the_first_screen_sees_it_before_the_scripts_come(browser, site, meanwhile, address, is_seen):
    page = Page(browser, site)
    browser.forget(site.url)
    browser.set_up(Setting())
    site.answers[site.path("host.js")].released = late = threading.Event()
    opening = meanwhile(LOOK_AT_FIRST_FRAME, browser.driver.get, f"{site.url}/{address}")
    late.set()
    opening.join()
    assert page.run("return sessionStorage.getItem('seen')") == is_seen
    page.look()
