"""Tintype's page, as the benchmarks walk it."""

import time

SWATCHES = "[...document.querySelectorAll('main button, main [role=option]')]"
ROWS = "[...document.querySelectorAll('main [role=option]')]"
NEXT = "document.querySelector('.bar-next button')"
TITLE_FONT = "#/title-font?primary=indigo-500&accent=pink-a200"
QUIET = 3  # seconds after which nothing goes on in a page that was opened


def swatch(chromium, index):
    """Taps a color, on the floor page or on a screen of the app."""
    return chromium.tap(chromium.place(f"{SWATCHES}[{index}]"))


def next_screen(chromium):
    return chromium.tap(chromium.place(NEXT))


def all_fonts(chromium):
    """Waits at full speed until every font is found and has its row."""
    with chromium.at_full_speed():
        chromium.until(f"""
            const rows = {ROWS}.length;
            return rows && document.querySelector('.count')?.textContent.startsWith(`${{rows}} `)
              && !document.querySelector('[aria-busy=true]');
        """, "all fonts are in")
    time.sleep(QUIET)


def font(chromium, index):
    """Scrolls a row of the font list into sight and taps it."""
    chromium.run(f"{ROWS}[{index}].scrollIntoView({{ block: 'center' }})")
    time.sleep(1)
    return chromium.tap(chromium.place(f"{ROWS}[{index}]"))
