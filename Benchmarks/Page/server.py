"""The real `tintype serve`, for a folder of one's own choice."""

import os
import re
import socket
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = ROOT / "Command/.build/release/tintype"
SITE = ROOT / "Web/.build/site"
FLOOR = Path(__file__).parent / "floor"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """Use it in a `with`. `url` is its address without a slash at the end."""

    def __init__(self, site, environment=None):
        port = free_port()
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--site", site, "--port", str(port)],
            env={**os.environ, **(environment or {})},
            stdout=subprocess.PIPE,
            text=True,
        )
        said = self.process.stdout.readline()
        if not re.match(r"http://127\.0\.0\.1:\d+", said):
            raise RuntimeError(f"the server is not ready; it said {said!r}")
        self.url = f"http://127.0.0.1:{port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
