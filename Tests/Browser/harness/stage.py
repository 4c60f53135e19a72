"""The stage and Preview, as a person has them before them."""

THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
SAMPLES = {
    "Inbox", "Article", "Checkout", "Dashboard", "Chat", "Player", "Settings", "Onboarding", "Calendar", "Landing page",
}  # fmt: skip

# How a custom property reaches the inside of a sample, as #RRGGBB.
PAINTED = """
const [name, property] = arguments;
const canvas = document.createElement("canvas").getContext("2d");
canvas.fillStyle = getComputedStyle(document.querySelector(`[role=img][aria-label="${name}"] > *`)).getPropertyValue(property);
return canvas.fillStyle.toUpperCase();
"""


def open_stage(page, address=f"#/primary?{THEME}", **setting):
    page.open(address, **{"viewport": (1440, 900)} | setting)
    return until_samples(page)


def until_samples(page):
    """Waits until every sample is there, and whole."""
    unfinished = "return document.querySelectorAll('[data-sample]:empty, [data-sample] > [style*=visibility]').length"
    page.until(lambda seen: SAMPLES <= {one.name for one in seen.all("img")}, "the samples are there")
    return page.until(lambda seen: not page.run(unfinished), "the samples are whole")


def painted(page, sample, role):
    """The color of a role in a sample."""
    return page.run(PAINTED, sample, f"--{role}")


def selected(seen, kind, group):
    """The options selected in a group."""
    return [one.name or one.text for one in seen.all(kind, inside=group) if one.chosen]
