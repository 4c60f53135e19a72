"""VC05: the summary shows the theme at work, and Start Over asks before it discards it."""

import pytest

from colors import contrast, luminance
from harness.installed import other_names
from harness.words import DISCARDS
from material import accent, hue

INDIGO, PINK = hue("Indigo"), accent("Pink")
FONTS = "title=Vollkorn&body=Lato"
THEME = f"primary=indigo-500&accent=pink-a200&{FONTS}"


@pytest.fixture(scope="module")
def summary(walker):
    """The summary of Indigo, Pink, Vollkorn and Lato."""
    return walker.open(f"#/summary?{THEME}")


def content_heading(seen):
    return seen.the("heading", inside=seen.main)


def paragraphs(seen):
    return seen.all("paragraph", inside=seen.main)


def highlighting(seen, family):
    """The paragraphs that highlight a family's name."""
    return [one for one in paragraphs(seen) if family in one.highlights]


def closing(seen):
    """The paragraphs of the section on a dark ground at the bottom."""
    return [one for one in paragraphs(seen) if one.fill == paragraphs(seen)[-1].fill]


def test_vc05_1_a_heading_in_the_bold_of_the_title_font_is_clearly_larger_than_the_body(summary):
    heading = content_heading(summary).typeface
    assert (heading.family, heading.is_bold) == ("Vollkorn", True)
    assert heading.size >= 1.5 * highlighting(summary, "Lato")[0].typeface.size


def test_vc05_2_paragraphs_in_the_body_font_describe_both_fonts_whose_names_are_in_the_primary(summary):
    for family in ("Vollkorn", "Lato"):
        assert highlighting(summary, family)
        for one in highlighting(summary, family):
            assert {piece.typeface.family for piece in one.pieces} == {"Lato"}
            assert one.highlights[family].ink == INDIGO.hex
    assert len(paragraphs(summary)) >= 3


def test_vc05_3_the_paragraph_on_the_body_font_sets_a_couple_of_words_in_its_italic(summary):
    [paragraph] = highlighting(summary, "Lato")
    italic = [piece for piece in paragraph.pieces if piece.typeface.is_italic]
    assert 2 <= sum(len(piece.text.split()) for piece in italic) <= 8
    assert {piece.typeface.family for piece in italic} == {"Lato"}


def test_vc05_4_a_paragraph_names_the_primary_and_highlights_its_hex(summary):
    [paragraph] = [one for one in paragraphs(summary) if INDIGO.hex in one.highlights]
    assert "Indigo" in paragraph.text
    assert {text: piece.ink for text, piece in paragraph.highlights.items()} == {INDIGO.hex: INDIGO.hex}


def test_vc05_5_a_section_at_the_bottom_tells_of_the_accent_in_white_on_a_dark_ground(summary):
    section = closing(summary)
    others = [one for one in paragraphs(summary) if one not in section]
    assert section and min(one.box[1] for one in section) > max(one.box[1] for one in others)
    assert luminance(section[0].fill) < 0.1
    pieces = [piece for one in section for piece in one.pieces]
    assert {piece.ink for piece in pieces} == {"#FFFFFF", PINK.hex}
    lit = [piece.text for piece in pieces if piece.ink == PINK.hex]
    told = [text for text in lit if "Pink" in text or PINK.hex in text]
    assert "Pink" in " ".join(told) and PINK.hex in " ".join(told)
    assert len(lit) - len(told) == 2


def test_vc05_6_start_over_asks_first_cancel_keeps_all_and_start_over_discards_it(page):
    before = page.open(f"#/summary?{THEME}")
    asked = page.tap("button", "Start Over")
    assert DISCARDS in asked.the("alertdialog").name.lower() + asked.the("alertdialog").text.lower()
    kept = page.tap("button", "Cancel", inside="alertdialog")
    assert not kept.has("alertdialog")
    assert (kept.screen, kept.main.text, kept.session) == (
        "#/summary",
        before.main.text,
        f"#/summary?{THEME}",
    )
    page.tap("button", "Start Over")
    page.tap("button", "Start Over", inside="alertdialog")
    gone = page.until_screen("#/primary")
    assert (gone.chosen, gone.theme, gone.next.enabled) == ([], "", False)
    page.choose("Red")
    assert page.next().chosen == []


def test_vc05_a_primary_too_light_to_read_becomes_a_marker(page):
    seen = page.open(f"#/summary?primary=yellow-500&accent=pink-a200&{FONTS}")
    [paragraph] = highlighting(seen, "Lato")
    marked = paragraph.highlights["Lato"]
    assert (marked.fill, marked.ink) == (hue("Yellow").hex, hue("Yellow").text)


def test_vc05_5_the_accent_reads_as_text_where_it_is_of_the_primarys_hue(page):
    near = accent("Deep Orange").hex
    section = closing(page.open(f"#/summary?primary=deep-orange-500&accent=deep-orange-a200&{FONTS}"))
    lit = [piece for one in section for piece in one.pieces if piece.ink == near]
    assert len(lit) >= 3
    assert [piece.text for piece in lit if contrast(piece.ink, piece.fill) < 4.5] == []


def test_vc05_the_chosen_fonts_are_really_painted(page, browser):
    page.open(f"#/summary?{THEME}")
    heading = page.elements("heading", inside="main")[0]
    paragraph = page.elements("paragraph", inside="main")[0]
    title, body = browser.painted_families([heading, paragraph])
    assert title and title <= other_names("Vollkorn")
    assert body and body <= other_names("Lato")
