"""Takes a picture of the page in a wide window, a title font chosen: python screenshot.py picture.png"""

import base64
import sys
import time
from pathlib import Path

import app
from chromium import Chromium
from server import SITE, Server

ADDRESS = f"{app.TITLE_FONT}&title=Vollkorn"

with Server(SITE) as site, Chromium(slowdown=1, viewport=(1440, 900)) as chromium:
    chromium.open(f"{site.url}/{ADDRESS}")
    app.all_fonts(chromium)
    chromium.run("document.querySelector('[aria-selected=true]').scrollIntoView({ block: 'center' })")
    time.sleep(1)
    picture = chromium.tell("Page.captureScreenshot", format="png")["data"]
Path(sys.argv[1]).write_bytes(base64.b64decode(picture))
