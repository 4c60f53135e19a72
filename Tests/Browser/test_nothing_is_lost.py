"""No choice is lost: not by reloading, reopening, Back, Forward or a link, nor by a theme that does not parse.

Swift's OpeningTests, AddressTests and ThemeStringErrorTests go through what may be wrong with a theme."""

import pytest

INDIGO = "primary=indigo-500"
PINK = f"{INDIGO}&accent=pink-a200"
GARAMOND = f"{PINK}&title=EB+Garamond"
WHOLE = f"{GARAMOND}&body=Lato"

SCREENS = [
    pytest.param(f"#/primary?{INDIGO}", ["Indigo"], id="primary"),
    pytest.param(f"#/accent?{PINK}", ["Pink"], id="accent"),
    pytest.param(f"#/title-font?{GARAMOND}", ["EB Garamond"], id="title font"),
    pytest.param(f"#/body-font?{WHOLE}", ["Lato"], id="body font", marks=pytest.mark.engines),
    pytest.param(f"#/summary?{WHOLE}", [], id="summary"),
]

# A stored text, and the part of it that is kept aside, as the page reads it: no text of the page has U+0000.
CORRUPTED = [
    pytest.param("#/accent?primary=nosuch-500", "primary=nosuch-500", id="no such hue"),
    pytest.param("\x00\x01 not an address", "\ufffd\x01 not an address", id="no address"),
    pytest.param("#/accent?primary=<b>", "primary=<b>", id="markup"),
]


def refused(page):
    """The page once it has said what it refused."""
    return page.until(lambda seen: seen.notices, "the page says what it refused")


def kept_aside(seen):
    """The texts that the page refused and kept; empty if none."""
    return seen.stored.get("tintype.refused", "")


@pytest.mark.parametrize("address, chosen", SCREENS)
def test_a_link_opens_its_theme_and_a_reload_and_a_reopening_keep_it(page, address, chosen):
    first = page.open(address)
    assert (first.screen, first.chosen) == (address.partition("?")[0], chosen)
    for come_back in (page.reload, page.reopen):
        seen = come_back()
        assert (seen.screen, seen.title, seen.chosen, seen.session) == (
            first.screen,
            first.title,
            first.chosen,
            address,
        )


@pytest.mark.engines
def test_choices_made_by_hand_outlive_closing_the_page(page):
    page.open("#/primary")
    page.choose("Indigo")
    page.next()
    page.choose("Pink")
    page.next()
    page.choose("EB Garamond")
    seen = page.reopen()
    assert (seen.screen, seen.chosen, seen.theme) == ("#/title-font", ["EB Garamond"], GARAMOND)
    page.leave_by("Back")
    assert page.leave_by("Back").chosen == ["Indigo"]


@pytest.mark.engines
def test_the_browsers_back_and_forward_walk_the_screens_and_keep_what_was_chosen(page):
    page.open("#/primary")
    page.choose("Indigo")
    page.next()
    page.choose("Pink")
    page.next()
    for step, screen, chosen in [
        (page.back, "#/accent", ["Pink"]),
        (page.back, "#/primary", ["Indigo"]),
        (page.forward, "#/accent", ["Pink"]),
        (page.forward, "#/title-font", []),
        (page.back, "#/accent", ["Pink"]),
        (page.back, "#/primary", ["Indigo"]),
    ]:
        step()
        assert page.until_screen(screen).chosen == chosen
    page.choose("Teal")
    page.forward()
    seen = page.until_screen("#/accent")
    assert (seen.banner.fill, seen.chosen) == ("#009688", ["Pink"])


@pytest.mark.parametrize("bad", ["primary=nosuch-500", "title=EB+Garamond%ZZ", "primary"])
def test_a_malformed_address_is_refused_and_what_was_there_remains(page, bad):
    page.open(f"#/accent?{PINK}")
    page.open(f"#/accent?{bad}", fresh=False)
    seen = refused(page)
    [said] = seen.notices
    assert "are unchanged." in said, said
    assert bad in kept_aside(seen)
    assert (seen.chosen, seen.banner.fill, seen.session) == (["Pink"], "#3F51B5", f"#/accent?{PINK}")


def test_a_link_with_one_bad_part_keeps_the_others_and_undo_brings_back_what_was_there(page):
    page.open(f"#/accent?{PINK}")
    page.open("#/accent?primary=teal-500&accent=nosuch-500", fresh=False)
    seen = refused(page)
    assert "without its accent: “nosuch-500”" in seen.notices[0]
    assert (seen.chosen, seen.banner.fill) == ([], "#009688")
    page.run("document.querySelector('.notice .action').click()")
    seen = page.until(lambda seen: not seen.notices, "the notice leaves")
    assert (seen.chosen, seen.banner.fill) == (["Pink"], "#3F51B5")


def test_a_malformed_link_shows_a_newcomer_what_was_wrong_and_does_not_disturb(page):
    page.open("#/accent?primary=nosuch-500")
    seen = refused(page)
    assert "nosuch-500" in seen.notices[0]
    assert (seen.screen, seen.chosen) == ("#/primary", [])
    page.choose("Indigo")
    assert page.next().screen == "#/accent"


@pytest.mark.parametrize("bad, kept", CORRUPTED)
def test_a_corrupted_storage_is_refused_in_one_sentence_and_kept_aside(page, bad, kept):
    page.open("#/primary")
    page.store("tintype.session", bad)
    page.reopen()
    seen = refused(page)
    assert len(seen.notices) == 1
    assert kept in kept_aside(seen)
    assert kept in kept_aside(page.choose("Indigo"))
    assert page.next().screen == "#/accent"
