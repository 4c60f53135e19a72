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
    page.until(lambda seen: seen.has("img", "Inbox"), "the stage is there")
    empty = "return document.querySelectorAll('[data-sample]:empty').length"
    return page.until(lambda seen: not page.run(empty), "the samples are there")


def painted(page, sample, role):
    """The color of a role in a sample."""
    return page.run(PAINTED, sample, f"--{role}")


def selected(seen, kind, group):
    """What is selected in a group of options."""
    return [one.name or one.text for one in seen.all(kind, inside=group) if one.chosen]
