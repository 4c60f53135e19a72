"""Font files of a person's own, and how they come to the page."""

import base64
import io
import subprocess

from fontTools.ttLib import TTFont

DROP = """
const [files, picked] = arguments, data = new DataTransfer();
for (const [name, bytes] of files) {
  data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name));
}
if (picked) {
  HTMLInputElement.prototype.click = function () {
    this.files = data.files;
    this.dispatchEvent(new Event("change"));
  };
} else {
  for (const type of ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }
}
"""


def font_file(family, style="Regular", weight=400, fs_type=0):
    """A font with a name that no font has, and in the letters of another."""
    asked = ["fc-match", "-f", "%{file}", "Lato:style=Regular:fontformat=TrueType"]
    font = TTFont(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)
    font["name"].names = []
    for identifier, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", ""))):
        font["name"].setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsType = fs_type
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def give(page, *files, picked=False):
    """Drops files on the page, or has them picked if it asks for some."""
    page.run(DROP, [[name, base64.b64encode(data).decode()] for name, data in files], picked)
