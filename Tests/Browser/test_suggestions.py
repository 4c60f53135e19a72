"""The page suggests themes, accents and fonts, says why, and takes them back with one tap."""

import re
import shlex
import subprocess
from itertools import dropwhile, takewhile
from operator import not_

import pytest
from selenium.webdriver.common.keys import Keys

from harness.page import DESKTOP
from harness.server import COMMAND, ROOT
from harness.storage import without_server

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
TINTYPE = shlex.split(COMMAND)[0]
CORE = "Web/.build/tintype.wasm"
# From now on the page draws this seed.
SEED = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
MEASURE = """
const [families, done] = arguments;
(async () => {
  const worker = await (await fetch("worker.js")).text();
  const { measure } = await import(new URL(/letters\\.[0-9a-f]{16}\\.js/.exec(worker)[0], document.baseURI));
  await Promise.all(families.map((family) => document.fonts.load(`200px "Tintype ${family}"`, "xo")));
  done(await measure(families.map((family) => `"Tintype ${family}"`)));
})();
"""
TABLE = ROOT / "Sources/Suggestions/Fonts/IncludedFamilies.swift"


def lines(*command):
    return subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.splitlines()


def shuffled(seed, count, *locks):
    """The lines that the command prints."""
    options = [option for lock in locks for option in ("--lock", lock)]
    return lines(TINTYPE, "shuffle", "--seed", str(seed), "--count", str(count), *options)


def pressed(page, name):
    return page.element("button", name).get_attribute("aria-pressed")


def fits(page):
    """The accents that fit, by name, once they are there."""
    page.until(lambda seen: len(seen.all("listbox")) == 2, "accents are suggested")
    fitting = page.seen.all("listbox")[1]
    return fitting, [option.name for option in page.seen.all("option", inside=fitting)]


def test_shuffle_1_2_five_shuffles_of_a_seed_are_what_the_command_prints(page):
    page.open("#/primary")
    page.run(SEED)
    seen = []
    for _ in range(5):
        page.tap("button", "Shuffle")
        seen.append(page.seen.theme)
        assert page.seen.screen == "#/primary"
    assert seen == shuffled(7, 5)


@pytest.mark.parametrize("seed", [0, 7, 4294967295])
def test_shuffle_2_webassembly_shuffles_as_the_command_does(seed):
    count = 1500
    assert lines("node", "Tests/Browser/harness/shuffles.mjs", CORE, str(seed), str(count)) == shuffled(seed, count)


def test_shuffle_2_webassembly_shuffles_beside_locks_as_the_command_does():
    # The accent and the body font, by their places in the rail.
    page = lines("node", "Tests/Browser/harness/shuffles.mjs", CORE, "7", "300", THEME, "1", "3")
    assert page == shuffled(7, 300, "accent=pink-a200", "body=Lato")


def test_shuffle_3_a_shuffle_is_one_step_to_undo(page):
    page.open("#/title-font?" + THEME)
    page.tap("button", "Shuffle")
    after = page.seen.theme
    assert after != THEME
    assert page.tap("button", "Undo", inside="region").theme == THEME
    assert page.tap("button", "Redo").theme == after


def test_shuffle_4_it_says_in_one_line_what_came(page):
    page.open("#/primary")
    page.run(SEED)
    [said] = page.tap("button", "Shuffle").notices
    assert re.match(r"New theme: .+ \+ .+\. ?Undo", said), said
    assert page.focus == ("button", "Shuffle")
    assert page.tap("button", "Undo", inside="status").theme == ""


def test_shuffle_5_locked_choices_stay_and_the_rail_shows_the_locks(page):
    page.open("#/title-font?" + THEME, viewport=DESKTOP)
    assert pressed(page, "Lock primary color") == "false"
    page.tap("button", "Lock primary color")
    page.tap("button", "Lock body font")
    assert (pressed(page, "Lock primary color"), pressed(page, "Lock accent color")) == ("true", "false")
    for _ in range(3):
        theme = page.tap("button", "Shuffle").theme
        assert theme.startswith("primary=indigo-500&") and theme.endswith("&body=Lato") and theme != THEME


def test_shuffle_5_on_a_phone_the_summary_has_the_locks(page):
    page.open("#/summary?" + THEME)
    for name in ("primary color", "accent color", "title font", "body font"):
        page.tap("button", f"Lock {name}")
    page.tap("button", "Shuffle")
    assert page.seen.theme == THEME
    assert any(notice.startswith("Unlock something") for notice in page.seen.notices)
    page.tap("button", "Lock accent color")
    theme = page.tap("button", "Shuffle").theme
    assert theme != THEME and theme.replace(re.search("accent=([^&]+)", theme)[1], "pink-a200") == THEME


def test_shuffle_5_two_locked_colors_that_look_alike_are_refused_with_an_accent_that_would_do(page):
    alike = "primary=white&accent=fffffe&title=EB+Garamond&body=Lato"
    page.open("#/summary?" + alike)
    for name in ("primary color", "accent color"):
        page.tap("button", f"Lock {name}")
    page.tap("button", "Shuffle")
    assert page.seen.theme == alike
    [notice] = page.seen.notices
    assert notice.startswith("White and #FFFFFE look the same to some people"), notice
    [accent] = re.findall("make the accent #([0-9A-F]{6})", notice)
    page.open(f"#/summary?{alike.replace('fffffe', accent.lower())}", fresh=False)
    page.tap("button", "Shuffle")
    assert page.seen.theme.startswith(f"primary=white&accent={accent.lower()}&"), "now there's something to shuffle"


LOCKABLE = [
    ("primary", "Lock primary color"), ("accent", "Lock accent color"), ("title-font", "Lock title font"),
    ("body-font", "Lock body font"),
]


@pytest.mark.parametrize("screen, lock", LOCKABLE)
def test_shuffle_5_on_a_phone_each_choice_has_its_lock_where_it_is_made(page, screen, lock):
    page.open(f"#/{screen}?{THEME}")
    assert pressed(page, lock) == "false"
    chosen = dict(pair.split("=") for pair in page.tap("button", lock).theme.split("&"))
    assert pressed(page, lock) == "true"
    key = {"title-font": "title", "body-font": "body"}.get(screen, screen)
    for _ in range(3):
        shuffled = dict(pair.split("=") for pair in page.tap("button", "Shuffle").theme.split("&"))
        assert shuffled[key] == chosen[key] and shuffled != chosen


@pytest.mark.parametrize("width", [390, 320])
def test_shuffle_6_a_lock_comes_with_the_choice_and_moves_nothing(page, width):
    page.open("#/primary", viewport=(width, 844))
    assert not page.seen.has("button", "Lock primary color")
    heading, bar = page.seen.heading.box, page.seen.banner.box
    page.choose("Indigo")
    assert page.seen.has("button", "Lock primary color")
    assert (page.seen.heading.box, page.seen.banner.box) == (heading, bar)


def test_shuffle_10_locks_outlast_a_reload(page):
    page.open("#/accent?" + THEME)
    page.tap("button", "Lock accent color")
    page.reload()
    assert pressed(page, "Lock accent color") == "true"
    assert "accent=pink-a200" in page.tap("button", "Shuffle").theme
    page.tap("button", "Lock accent color")
    page.reload()
    assert pressed(page, "Lock accent color") == "false"


def test_shuffle_9_space_shuffles_where_it_means_nothing_else(page):
    page.open("#/primary")
    page.run("document.activeElement.blur()")
    first = page.press(Keys.SPACE).theme
    assert first.count("=") == 4
    assert page.press(Keys.SPACE).theme != first


def test_shuffle_9_in_fields_and_on_controls_space_is_what_it_was(page):
    page.open("#/title-font?" + THEME)
    page.element("searchbox").click()
    assert page.press("a", Keys.SPACE, "b").the("searchbox").value == "a b"
    assert page.seen.theme == THEME
    page.open("#/primary")
    page.run("document.querySelector('[role=option]').focus()")
    assert page.press(Keys.SPACE).chosen == ["Red"]
    page.open("#/summary?" + THEME)
    asked = page.tap("button", "Start Over")
    assert (asked.has("alertdialog"), page.focus) == (True, ("button", "Cancel"))
    page.press(Keys.SPACE)
    assert page.until(lambda seen: not seen.has("alertdialog"), "it's canceled").theme == THEME


def test_shuffle_9_space_on_a_button_that_is_spent_shuffles_nothing(page):
    address = "#/primary?primary=indigo-500"
    page.open(address)
    page.choose("Red")
    page.run("document.querySelector('.dock .undo').focus()")
    spent = page.press(Keys.SPACE)
    assert spent.theme == "primary=indigo-500"
    assert page.run("return document.activeElement === document.querySelector('.dock .undo:disabled').parentElement")
    assert page.press(Keys.SPACE).theme == "primary=indigo-500"
    assert page.run("return !document.querySelector('.dock .redo').disabled")


def test_fitting_1_2_beside_the_sixteen_four_accents_fit_and_say_why(page):
    page.open("#/accent?primary=indigo-500")
    fitting, names = fits(page)
    assert fitting.name == "Fits Indigo"
    assert len(page.seen.all("option", inside=page.seen.the("listbox", "Accent color"))) == 16
    reasons = ["opposite", "near opposite", "triad", "neighboring"]
    assert [name.rpartition(", ")[2] for name in names] == reasons
    slugs = [line.split()[-1] for line in lines(TINTYPE, "accents", "indigo-500")]
    assert len(slugs) == len(names)
    page.tap("option", names[0])
    [expected] = [line.split()[1] for line in lines(TINTYPE, "accents", "indigo-500")[:1]]
    assert page.seen.theme == "primary=indigo-500&accent=" + expected[1:].lower()
    assert page.seen.chosen == [names[0]] and page.seen.next.enabled
    assert page.tap("option", names[0]).theme == "primary=indigo-500"


def test_fitting_5_the_arrow_keys_lead_from_one_to_the_next_and_space_chooses(page):
    page.open("#/accent?primary=indigo-500")
    _, names = fits(page)
    page.run("document.querySelectorAll('[role=listbox]')[1].querySelector('[tabindex=\"0\"]').focus()")
    assert page.focus == ("option", names[0])
    page.press(Keys.ARROW_RIGHT)
    page.press(Keys.ARROW_RIGHT)
    assert page.focus == ("option", names[2])
    assert page.press(Keys.SPACE).chosen == [names[2]]
    page.press(Keys.END)
    assert page.focus == ("option", names[3])
    assert page.press(Keys.ENTER).chosen == [names[3]]


def test_fitting_3_they_follow_the_primary_and_come_offline_later_too(browser):
    page = without_server(browser, "#/primary?primary=indigo-500")
    page.choose("Red")
    page.next()
    assert fits(page)[0].name == "Fits Red"
    browser.faults()  # what failed to load for want of a server may say so


def test_pairs_1_2_a_filter_ranks_the_fonts_that_pair_and_says_why(page):
    page.open("#/title-font?" + THEME)
    page.tap("radio", "Pairs with Lato")
    page.until(lambda seen: seen.all("option")[0].description == "Same letter height", "fonts were measured")
    assert "Lato" not in page.seen.names
    assert {one.description for one in page.seen.options} >= {"", "Same letter height", "Smaller letters"}
    assert page.tap("radio", "All").option("EB Garamond")


def measures(drawn):
    """What the core makes of drawn letters: thousandths of the font size; of a line, the first stroke that it crosses."""
    size, height, alphabet, *alphas = map(int, drawn.split())
    lines = alphas[: len(alphas) // 2], alphas[len(alphas) // 2 :]
    strokes = [sum(takewhile(bool, dropwhile(not_, line))) / 255 for line in lines]
    return [round(length * 1000 / size) for length in (height, alphabet / 26, *strokes)]


def test_pairs_3_the_canvas_measures_what_the_font_files_say(page):
    rows = re.findall(r"^  (\w[\w ]+)\|(\d+) (\d+) (\d+) (\d+)$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 61
    page.open("#/title-font?" + THEME)
    told = page.driver.execute_async_script(MEASURE, [name for name, *_ in rows])
    for (name, *expected), measured in zip(rows, told, strict=True):
        # Two pixels of the canvas are ten thousandths.
        for own, other in zip(map(int, expected), measures(measured), strict=True):
            assert abs(own - other) <= 10, f"{name}: {expected}, {measured}"


def test_the_suggestions_have_no_faults_that_axe_finds(page):
    page.open("#/accent?primary=indigo-500")
    fits(page)
    assert page.violations() == []
    page.open("#/title-font?" + THEME, fresh=False, viewport=DESKTOP)
    page.tap("button", "Lock primary color")
    page.tap("radio", "Pairs with Lato")
    assert page.violations() == []
