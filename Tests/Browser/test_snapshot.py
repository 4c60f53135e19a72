"""The snapshot, on which all tests rely, says what the browser itself tells assistive technology and puts on the glass."""

import pytest

WHOLE = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"


def samples(seen):
    """The things of a page, but of many with the same role the first and the eighth: the last may not be drawn."""
    for role in {thing.role for thing in seen.things}:
        found = seen.all(role)
        yield from found if len(found) < 8 else (found[0], found[7])


@pytest.mark.engines
def test_roles_and_names_are_those_that_the_browser_computes(page):
    for address in (f"#/title-font?{WHOLE}", f"#/summary?{WHOLE}", "#/crayons/almond", "#/primary"):
        seen = page.open(address, fresh=address.startswith("#/title"))
        told = {}
        for thing in samples(seen):
            element = page.elements(thing.role)[seen.all(thing.role).index(thing)]
            told[thing] = element.aria_role, element.accessible_name
        assert {thing: (thing.role, thing.name) for thing in told} == told


@pytest.mark.engines
def test_fills_are_those_on_the_glass(page):
    seen = page.open("#/primary?primary=indigo-500")
    for thing in (seen.banner, seen.option("Indigo"), seen.option("Red")):
        assert (thing.name, page.pixels(thing)) == (thing.name, thing.fill)


def test_what_is_not_there_cannot_be_tapped_and_the_failure_says_what_is(page):
    page.open("#/primary")
    with pytest.raises(AssertionError, match="'Nowhere'.*'Next', 'Primary color', 'Accent color'"):
        page.tap("button", "Nowhere")
    with pytest.raises(AssertionError, match="in the alertdialog"):
        page.tap("button", "Next", inside="alertdialog")
    with pytest.raises(AssertionError, match="'Violet'.*option 'Red'"):
        page.seen.option("Violet")
