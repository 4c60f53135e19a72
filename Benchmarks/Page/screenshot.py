"""Takes the README's pictures, light and dark, and the one that links to the page are shown with: python screenshot.py"""

import base64
import time

import app
from chromium import Chromium
from server import ROOT, SITE, Server

FONTS = f"{app.TITLE_FONT}&title=Vollkorn"
SUMMARY = "#/summary?primary=indigo-500&accent=pink-a200&title=Vollkorn&body=Lato"
PICTURES = {
    "docs/screenshot.png": ((1440, 900), "light", FONTS),
    "docs/screenshot-dark.png": ((1440, 900), "dark", FONTS),
    "Web/preview.png": ((1200, 630), "light", SUMMARY),
}

with Server(SITE) as site:
    for file, (viewport, colors, address) in PICTURES.items():
        with Chromium(slowdown=1, viewport=viewport) as chromium:
            scheme = {"name": "prefers-color-scheme", "value": colors}
            chromium.tell("Emulation.setEmulatedMedia", features=[scheme])
            chromium.open(f"{site.url}/{address}")
            if address == FONTS:
                app.all_fonts(chromium)
                chromium.run("document.querySelector('[aria-selected=true]').scrollIntoView({ block: 'center' })")
            else:
                time.sleep(app.QUIET)
            time.sleep(1)
            picture = chromium.tell("Page.captureScreenshot", format="png")["data"]
        (ROOT / file).write_bytes(base64.b64decode(picture))
