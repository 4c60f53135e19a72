"""VC05: the summary shows the theme at work, and Start Over asks before it discards it."""

import pytest

from harness import eyes
from harness.browsers import only_in_chromium
from harness.installed import other_names
from material import accent, hue

INDIGO, PINK = hue("Indigo"), accent("Pink")
FONTS = "title=EB+Garamond&body=Lato"
THEME = f"primary=indigo-500&accent=pink-a200&{FONTS}"


@pytest.fixture
def summary(page):
    return page.open(f"#/summary?{THEME}")


def content_heading(page):
    [heading] = [one for one in page.all("heading", inside=page.main()) if one != page.heading()]
    return heading


def paragraphs_with(page, *phrases):
    """The paragraphs in which every one of the phrases can be read."""
    paragraphs = page.all("paragraph", inside=page.main())
    return [one for one in paragraphs if all(phrase in eyes.text(one) for phrase in phrases)]


def highlights(paragraph):
    """The runs of a paragraph that differ from its plain text, by their text."""
    pieces = eyes.pieces(paragraph)
    grounds = eyes.fill(paragraph), eyes.ink(paragraph)
    return {piece.text: piece for piece in pieces if (piece.fill, piece.ink) != grounds}


def closing(page, shade900):
    """The paragraphs of the section on the primary's 900."""
    return [one for one in page.all("paragraph", inside=page.main()) if eyes.fill(one) == shade900]


def test_vc05_1_a_heading_in_the_bold_of_the_title_font_is_clearly_larger_than_the_body(summary):
    heading = eyes.typeface(content_heading(summary))
    body = eyes.typeface(paragraphs_with(summary, "Lato")[0])
    assert heading.family == "EB Garamond"
    assert heading.is_bold
    assert heading.size >= 1.5 * body.size


def test_vc05_2_paragraphs_in_the_body_font_describe_both_fonts_whose_names_are_in_the_primary(summary):
    for family in ("EB Garamond", "Lato"):
        paragraphs = [one for one in paragraphs_with(summary, family) if family in highlights(one)]
        assert paragraphs, f"no paragraph highlights {family}"
        for one in paragraphs:
            assert {piece.typeface.family for piece in eyes.pieces(one)} == {"Lato"}
            assert highlights(one)[family].ink == INDIGO.hex
    assert len(summary.all("paragraph", inside=summary.main())) >= 3


def test_vc05_3_the_paragraph_on_the_body_font_sets_a_couple_of_words_in_its_italic(summary):
    [paragraph] = [one for one in paragraphs_with(summary, "Lato") if "Lato" in highlights(one)]
    italic = [piece for piece in eyes.pieces(paragraph) if piece.typeface.is_italic]
    assert 2 <= sum(len(piece.text.split()) for piece in italic) <= 8
    assert {piece.typeface.family for piece in italic} == {"Lato"}


def test_vc05_4_a_paragraph_names_the_primary_and_highlights_its_hex(summary):
    [paragraph] = paragraphs_with(summary, "Indigo", "#3F51B5")
    assert {text: piece.ink for text, piece in highlights(paragraph).items()} == {"#3F51B5": INDIGO.hex}


def test_vc05_5_a_section_at_the_bottom_tells_of_the_accent_in_white_on_the_primarys_900(summary):
    section = closing(summary, INDIGO.shade900)
    others = [one for one in summary.all("paragraph", inside=summary.main()) if one not in section]
    assert section and min(one.rect["y"] for one in section) > max(one.rect["y"] for one in others)
    pieces = [piece for one in section for piece in eyes.pieces(one)]
    assert {piece.ink for piece in pieces} == {"#FFFFFF", PINK.hex}
    lit = [piece.text for piece in pieces if piece.ink == PINK.hex]
    told = [text for text in lit if "Pink" in text or PINK.hex in text]
    assert "Pink" in " ".join(told) and PINK.hex in " ".join(told)
    assert len(lit) - len(told) == 2


def test_vc05_6_start_over_asks_first_and_cancel_keeps_all(summary):
    kept = summary.stored("tintype.session")
    summary.tap(summary.button("Start Over"))
    alert = summary.alertdialog()
    assert "discard" in eyes.text(alert).lower()
    summary.tap(summary.button("Cancel", inside=alert))
    summary.until(lambda: not summary.all("alertdialog"), "the alert is gone")
    assert summary.screen == "#/summary"
    assert summary.stored("tintype.session") == kept == f"#/summary?{THEME}"


def test_vc05_6_start_over_discards_every_selection_and_returns_to_the_primary_color(summary):
    summary.tap(summary.button("Start Over"))
    summary.tap(summary.button("Start Over", inside=summary.alertdialog()))
    summary.until(lambda: summary.screen == "#/primary", "the first screen stands")
    assert summary.ready().chosen == []
    for discarded in ("indigo", "pink", "Garamond", "Lato"):
        assert discarded not in (summary.stored("tintype.session") or "")
    for choice, screen in (("Red", "#/accent"), ("Lime", "#/title-font")):
        summary.choose(choice)
        assert summary.next().screen == screen
        assert summary.chosen == []


@pytest.mark.parametrize("name", ["Yellow", "Lime", "Grey"])
def test_vc05_a_primary_too_light_to_read_becomes_a_marker(page, name):
    primary = hue(name)
    page.open(f"#/summary?primary={name.lower()}-500&accent=pink-a200&{FONTS}")
    [paragraph] = [one for one in paragraphs_with(page, "Lato") if "Lato" in highlights(one)]
    marked = highlights(paragraph)["Lato"]
    assert (marked.fill, marked.ink) == (primary.hex, primary.text)


def test_vc05_an_accent_too_near_the_ground_becomes_a_marker(page):
    primary, near = hue("Deep Orange"), accent("Deep Orange")
    page.open(f"#/summary?primary=deep-orange-500&accent=deep-orange-a200&{FONTS}")
    lit = [piece for one in closing(page, primary.shade900) for piece in highlights(one).values()]
    assert len(lit) >= 3
    assert {(piece.fill, piece.ink) for piece in lit} == {(near.hex, near.text)}


@only_in_chromium
def test_vc05_the_chosen_fonts_are_really_painted(summary, browser):
    for element, family in ((content_heading(summary), "EB Garamond"), (paragraphs_with(summary, "Lato")[0], "Lato")):
        painted = browser.painted_families(element)
        assert painted and painted <= other_names(family)
