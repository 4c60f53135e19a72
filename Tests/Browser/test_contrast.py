"""Who wants more contrast, or has the system force its colors, still sees every color, control and choice."""

import pytest

from colors import contrast
from harness import layout
from harness.page import DESKTOP

COLORS = "primary=indigo-500&accent=pink-a200"

# A painted property of each visible icon, slider or frame.
PAINTED = """
const [selector, pseudo, property] = arguments;
return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  .map((one) => getComputedStyle(one, pseudo)[property]);
"""


@pytest.fixture
def wanting(page):
    def open_with(feature, value, address):
        page.open(address)
        page.browser.tell("Emulation.setEmulatedMedia", features=[{"name": feature, "value": value}])
        page.browser.setting = None  # it is another now
        return page.look()

    return open_with


@pytest.fixture
def forced(wanting):
    return lambda address: wanting("forced-colors", "active", address)


def test_forced_colors_leave_the_swatches_their_colors(forced):
    fills = [option.fill for option in forced("#/primary").options]
    assert len(set(fills)) == 19
    assert "#3F51B5" in fills


def test_forced_colors_frame_the_chosen_swatch(page, forced):
    forced("#/primary?primary=indigo-500")
    widths = page.run(PAINTED, "[role=option]", None, "outlineWidth")
    styles = page.run(PAINTED, "[role=option]", None, "outlineStyle")
    framed = [width for width, style in zip(widths, styles) if style != "none" and width != "0px"]
    assert framed == ["4px"]


def test_forced_colors_leave_what_fits_its_colors(page, forced):
    forced("#/accent?primary=indigo-500")
    fills = page.run(PAINTED, ".fitting i", None, "backgroundColor")
    assert len(set(fills)) == len(fills) == 4
    assert "rgb(255, 255, 255)" not in fills


@pytest.mark.parametrize("setting", [{}, {"viewport": DESKTOP}], ids=["preview", "stage"])
def test_forced_colors_leave_the_samples_their_colors_and_the_chosen_view_its_name(page, setting):
    page.open(f"#/preview?{COLORS}&title=Lato&body=Lato", **setting)
    holder = ".stage" if setting else ".preview"
    page.until(lambda seen: seen.has("img", "Inbox"), "the samples have come")
    page.browser.tell("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"}])
    page.browser.setting = None  # it is another now
    page.look()
    selector = f"{holder} .segment :is([aria-checked=true], [aria-selected=true])"
    fills, inks = (page.run(PAINTED, selector, None, what) for what in ("backgroundColor", "color"))
    assert fills and all(fill != ink for fill, ink in zip(fills, inks))
    assert set(page.run(PAINTED, f"{holder} .mock", None, "forcedColorAdjust")) == {"none"}


def test_forced_colors_leave_the_crayons_their_colors(forced):
    assert len({option.fill for option in forced("#/crayons").options}) > 120


def test_forced_colors_leave_icons_and_sliders_to_be_seen(page, forced):
    forced("#/crayons/atomic-tangerine")
    background = page.run("return getComputedStyle(document.querySelector('.dock')).backgroundColor")
    icons = page.run(
        PAINTED, ".dock .undo, .dock .redo, .stepper button, .bar-back button", "::before", "backgroundColor"
    )
    assert len(icons) == 5 and background not in icons
    adjusted = page.run(PAINTED, "[type=range]", None, "forcedColorAdjust")
    assert adjusted == ["none"] * 4, "tracks and thumbs are painted as they are"
    borders = page.run(
        PAINTED, ".copies button, .buttons button, .stepper button, .panel", None, "borderTopStyle"
    )
    assert set(borders) == {"solid"}


@pytest.mark.parametrize(
    "address", ["#/primary", f"#/title-font?{COLORS}&title=Lato", "#/crayons/atomic-tangerine"]
)
def test_a_wish_for_more_contrast_frames_what_had_only_a_fill(page, wanting, address):
    selector = ".cells [role=option], .finder input, .filters button, .stepper button, .panel"
    wanting("prefers-contrast", "no-preference", address)
    before = page.run(PAINTED, selector, None, "borderTopWidth")
    wanting("prefers-contrast", "more", address)
    after = page.run(PAINTED, selector, None, "borderTopWidth")
    assert before and all(float(was[:-2]) < float(now[:-2]) for was, now in zip(before, after))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_wish_for_more_contrast_makes_quiet_text_read_at_seven_to_one(page, dark):
    page.open(f"#/title-font?{COLORS}", dark=dark)
    scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
    page.browser.tell(
        "Emulation.setEmulatedMedia", features=[scheme, {"name": "prefers-contrast", "value": "more"}]
    )
    page.browser.setting = None  # it is another now
    seen = page.look()
    assert contrast(seen.the("status", inside=seen.main).ink, seen.the("listbox").fill) >= 7


def test_a_phone_on_its_side_is_used_in_its_whole_width(page):
    seen = page.open("#/accent?primary=indigo-500", viewport=(844, 390))
    assert seen.banner.box[2] == 844
    assert len({round(option.box[1]) for option in seen.options}) <= 3
    bottom = max(option.box[1] + option.box[3] for option in seen.options)
    assert bottom <= 390 - 44, "every swatch is seen without scrolling"


def test_a_short_window_on_a_desktop_keeps_the_steps(page):
    assert page.open(f"#/accent?{COLORS}", viewport=(1280, 500)).has("navigation", "Sections")


def test_large_text_breaks_no_name_of_a_color(page):
    page.open("#/primary?primary=indigo-500", viewport=(320, 568), text_size=32)
    assert layout.broken_words(page, ".label b") == []


@pytest.mark.parametrize(
    "address, name",
    [("#/primary?primary=teal-500", "Teal"), ("#/accent?primary=indigo-500&accent=pink-a200", "Pink")],
)
def test_a_large_label_fits_its_cell_on_the_smallest_phone(page, address, name):
    page.open(address, viewport=(320, 568))
    ends = page.run("""
      const cell = document.querySelector(".cells [aria-selected=true]"), range = document.createRange();
      range.selectNodeContents(cell.querySelector(".label span"));
      return [range.getBoundingClientRect().right, cell.getBoundingClientRect().right];
    """)
    assert ends[0] <= ends[1]
    assert page.seen.the("option", name).chosen


def test_large_text_makes_icons_grow(page):
    sizes = []
    for text_size in (16, 32):
        page.open("#/crayons/atomic-tangerine", viewport=(320, 568), text_size=text_size)
        sizes.append(
            [
                float(size[:-2])
                for size in page.run(PAINTED, ".dock .undo, .stepper button", "::before", "width")
            ]
        )
    assert all(small * 1.5 <= large for small, large in zip(*sizes))


def test_large_text_does_not_scroll_the_steps_sideways(page):
    page.open(
        f"#/summary?{COLORS}&title=Linux+Libertine+O&body=JetBrains+Mono", viewport=DESKTOP, text_size=32
    )
    scroll, width = page.run(
        "const { scrollWidth, clientWidth } = document.querySelector('nav'); return [scrollWidth, clientWidth]"
    )
    assert scroll <= width


def test_the_value_of_alpha_stays_on_its_line_on_the_smallest_phone(page):
    seen = page.open("#/crayons/atomic-tangerine", viewport=(320, 568))
    assert abs(seen.the("button", "Decrease alpha").box[1] - seen.the("spinbutton", "Alpha").box[1]) < 4
