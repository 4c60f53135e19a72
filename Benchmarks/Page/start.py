"""How long `make run` takes until its ready line: in a fresh clone, and when there is nothing to do."""

import os
import re
import subprocess
import tempfile
import time

from server import ROOT, free_port
from table import table, target


def until_ready(folder, environment):
    """Seconds until `make run` prints the address that it serves."""
    environment = {**os.environ, **environment, "PORT": str(free_port())}
    begin = time.monotonic()
    # A group of its own, so that the server ends with it.
    make = subprocess.Popen(
        ["make", "run"], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        said = []
        for line in make.stdout:
            said.append(line)
            if re.match(r"http://\S+:\d+", line):
                return time.monotonic() - begin
        raise RuntimeError("make run ended before it was ready, having said: " + "".join(said[-20:]))
    finally:
        make.terminate()
        make.wait()


def report():
    with tempfile.TemporaryDirectory() as folder:
        clone = f"{folder}/Tintype"
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        # The packages are fetched again, too.
        first = until_ready(clone, {"XDG_CACHE_HOME": f"{folder}/cache", "HOME": f"{folder}/home"})
        again = [until_ready(clone, {}) for _ in range(3)]
    rows = [["in a fresh clone, fetching and building everything", f"{first:.0f} s", ""]]
    usual = sorted(again)[1]
    rows.append(["again, with nothing to do", f"{usual:.1f} s", target("< 5 s", usual < 5)])
    yield table(["make run", "until ready", "target"], rows)
