"""A screen for WebKit: Xvfb, larger than any window the tests open."""

import os
import subprocess


class Display:
    """A running X server. `name` is what DISPLAY takes, such as ":3"."""

    def __init__(self, width=2000, height=2400):
        reader, writer = os.pipe()
        screen = f"{width}x{height}x24"
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp"],
            pass_fds=[writer],
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as number:
            self.name = f":{number.readline().strip()}"

    def stop(self):
        self.process.terminate()
        self.process.wait()
