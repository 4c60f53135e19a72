"""The real `tintype serve`, started on a free port and stopped when the tests are done."""

import os
import re
import shlex
import subprocess
import threading
from pathlib import Path

from .ports import free_port

ROOT = Path(__file__).resolve().parents[3]
COMMAND = "Command/.build/release/tintype serve --site Web/.build/site"
READY = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 60  # seconds until a server that says nothing is given up


class Server:
    """A running server, started with a command if it's another than `tintype serve`. `url` is its address without a slash at the
    end, `port` the number in it."""

    def __init__(self, *command):
        command = command or shlex.split(os.environ.get("TINTYPE_SERVE", COMMAND))
        self.port = free_port()
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said = []
        self.url = self._wait_until_ready()
        threading.Thread(target=lambda: self.said.extend(self.process.stdout), daemon=True).start()

    def _wait_until_ready(self):
        giving_up = threading.Timer(PATIENCE, self.process.kill)
        giving_up.start()
        try:
            for line in self.process.stdout:
                self.said.append(line)
                if found := READY.search(line):
                    return found.group()
        finally:
            giving_up.cancel()
        raise RuntimeError(f"the server ended before it was ready, having said: {''.join(self.said)!r}")

    def check(self):
        """Fails, with what the server said last, if it has ended by itself."""
        assert self.process.poll() is None, f"the server has ended with {self.process.returncode}, having said: {''.join(self.said)!r}"

    def stop(self):
        self.process.terminate()
        self.process.wait()
