"""No choice is lost: not by reloading, reopening, Back, Forward or a link, nor by a theme that does not parse."""

import re

import pytest

from harness import eyes

INDIGO = "primary=indigo-500"
PINK = f"{INDIGO}&accent=pink-a200"
GARAMOND = f"{PINK}&title=EB+Garamond"
WHOLE = f"{GARAMOND}&body=Lato"

SCREENS = [
    pytest.param(f"#/primary?{INDIGO}", ["Indigo"], id="primary"),
    pytest.param(f"#/accent?{PINK}", ["Pink"], id="accent"),
    pytest.param(f"#/title-font?{GARAMOND}", ["EB Garamond"], id="title font"),
    pytest.param(f"#/body-font?{WHOLE}", ["Lato"], id="body font"),
    pytest.param(f"#/summary?{WHOLE}", [], id="summary"),
]

MALFORMED = [
    pytest.param("primary=nosuch-500&accent=pink-a200", id="a hue that there is not"),
    pytest.param("primary=indigo-555", id="a shade that there is not"),
    pytest.param("primary", id="a key without a value"),
    pytest.param("primary=indigo-500&primary=red-500", id="a key twice"),
    pytest.param("flavor=mint", id="a key that there is not"),
    pytest.param("title=EB+Garamond%ZZ", id="a broken percent sign"),
]


def refusal(page):
    """The sentence in which the page says that it refused something."""

    def sentences():
        notices = page.all("alert") + page.all("status")
        return [said for said in map(eyes.text, notices) if "." in said]

    return page.until(sentences, "the page says what it refused")[0]


def kept_aside(page):
    """What the page has refused and kept; empty if nothing."""
    return page.stored("tintype.refused") or ""


def theme_of(address):
    """The theme string of an address, or all of what is no address, as the page reads it: no text holds U+0000."""
    return (address.partition("?")[2] or address).replace("\x00", "\ufffd")


def rests_on(page, address):
    return page.until(lambda: page.stored("tintype.session") == address, f"the session kept is {address}")


@pytest.mark.parametrize("address, chosen", SCREENS)
def test_a_link_opens_its_theme_and_a_reload_and_a_reopening_keep_it(page, address, chosen):
    page.open(address)
    title, screen = page.title, page.screen
    assert screen == address.partition("?")[0]
    rests_on(page, address)
    for come_back in (page.reload, page.reopen):
        come_back()
        assert (page.screen, page.title, page.chosen) == (screen, title, chosen)
        rests_on(page, address)


def test_choices_made_by_hand_outlive_closing_the_page(page):
    page.open("#/primary").choose("Indigo")
    page.next().choose("Pink")
    page.next().choose("EB Garamond")
    rests_on(page, f"#/title-font?{GARAMOND}")
    page.reopen()
    assert (page.screen, page.chosen) == ("#/title-font", ["EB Garamond"])
    page.leave_by("Back").leave_by("Back")
    assert page.chosen == ["Indigo"]


def test_the_browsers_back_and_forward_walk_the_screens_like_back_and_next(page):
    page.open("#/primary").choose("Indigo")
    page.next().choose("Pink")
    page.next()
    for step, screen, chosen in [
        (page.back, "#/accent", ["Pink"]),
        (page.back, "#/primary", ["Indigo"]),
        (page.forward, "#/accent", ["Pink"]),
        (page.forward, "#/title-font", []),
        (page.back, "#/accent", ["Pink"]),
    ]:
        step()
        page.until(lambda: page.screen == screen, f"{screen} stands")
        assert page.ready().chosen == chosen


def test_a_choice_made_after_going_back_outlives_going_forward(page):
    page.open("#/primary").choose("Indigo")
    page.next().choose("Pink")
    page.back()
    page.until(lambda: page.screen == "#/primary", "the first screen stands")
    page.choose("Teal")
    page.forward()
    page.until(lambda: page.screen == "#/accent", "the second screen stands")
    assert eyes.fill(page.banner()) == "#009688"
    assert page.ready().chosen == ["Pink"]


@pytest.mark.parametrize("bad", MALFORMED)
def test_a_malformed_address_is_refused_in_one_sentence_and_what_stood_still_stands(page, bad):
    page.open(f"#/accent?{PINK}")
    rests_on(page, f"#/accent?{PINK}")
    page.open(f"#/accent?{bad}", fresh=False)
    assert refusal(page)
    assert bad in kept_aside(page)
    assert page.chosen == ["Pink"]
    assert eyes.fill(page.banner()) == "#3F51B5"
    rests_on(page, f"#/accent?{PINK}")


def test_the_refusal_is_one_sentence_that_shows_what_was_wrong(page):
    page.open("#/accent?primary=nosuch-500")
    said = refusal(page)
    assert "nosuch-500" in said
    assert len(re.findall(r"[.!?](?=\s|$)", said)) == 1, said


def test_a_malformed_link_does_not_disturb_a_newcomer(page):
    page.open("#/accent?primary=nosuch-500")
    assert refusal(page)
    assert page.screen == "#/primary"
    assert page.chosen == []
    page.choose("Indigo")
    assert page.next().screen == "#/accent"


@pytest.mark.parametrize("bad", ["#/accent?primary=nosuch-500", "\x00\x01 not an address", "#/accent?primary=<b>"])
def test_a_corrupted_storage_is_refused_in_one_sentence_and_kept_aside(page, bad):
    page.open("#/primary")
    page.store("tintype.session", bad)
    page.reopen()
    assert refusal(page)
    assert theme_of(bad) in kept_aside(page)
    page.choose("Indigo")
    assert theme_of(bad) in kept_aside(page)
    assert page.next().screen == "#/accent"
