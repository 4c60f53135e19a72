"""Pages in Chromium, each computed once in an appearance and a contrast that people set in their system."""

import html
import json
import re
import subprocess

# What Chromium calls the preferences.
DARK = "preferredColorScheme=0"
LIGHT = "preferredColorScheme=1"
MORE_CONTRAST = "preferredContrast=0"
FORCED_COLORS = "inForcedColors=true"


def shown(body, folder, script, *settings, css=""):
    """What a script returns on a page, as JSON."""
    page = folder / "page.html"
    (folder / "tested.css").write_text(css)
    page.write_text(
        f"""<!doctype html><html><meta charset="utf-8"><link rel="stylesheet" href="tested.css">{body}<pre></pre><script>
        const painted = (element, color) => {{
          const probe = element.appendChild(document.createElement("i"))
          probe.style.color = color
          const value = getComputedStyle(probe).color
          probe.remove()
          return value
        }}
        document.querySelector("pre").textContent = JSON.stringify((() => {{ {script} }})())
        </script>"""
    )
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
    if settings:
        command.append("--blink-settings=" + ",".join(settings))
    dom = subprocess.run([*command, page.as_uri()], capture_output=True, text=True, check=True, timeout=120).stdout
    return json.loads(html.unescape(re.search("<pre>(.*?)</pre>", dom, re.S)[1]))


def painted(hex):
    return f"rgb({', '.join(str(part) for part in bytes.fromhex(hex[1:]))})"
