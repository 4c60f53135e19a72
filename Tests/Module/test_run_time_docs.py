"""The handler for Node in docs/run-time.md, as it's written there."""

import re
import socket
import subprocess
import time
import urllib.request

import pytest

from conftest import COMMAND, ROOT, run

DOCS = (ROOT / "docs/run-time.md").read_text()
HANDLER = next(code for code in re.findall(r"```js\n(.*?)```", DOCS, re.DOTALL) if "createServer" in code)
TENANTS = dict(re.findall(r'^  (\w+): "(primary=[^"]+)"', HANDLER, re.MULTILINE))


@pytest.fixture(scope="module")
def address(project):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (project / "handler.js").write_text(HANDLER)
    server = subprocess.Popen(["node", "handler.js"], cwd=project, env={"PATH": "/usr/local/bin:/usr/bin:/bin", "PORT": str(port)})
    try:
        wait_until(lambda: socket.create_connection(("127.0.0.1", port), 1).close())
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.kill()
        server.wait()


def wait_until(work):
    end = time.monotonic() + 30
    while True:
        try:
            return work()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def asked(address, query):
    with urllib.request.urlopen(address + query, timeout=30) as answer:
        return answer.headers["Content-Type"], answer.read()


def test_it_answers_with_the_sheets_of_the_tenants_that_a_page_asks_for(address):
    assert len(TENANTS) == 3
    sheets = {
        name: run(COMMAND, "export", theme, "--format", "css", "--scope", f"[data-tenant={name}]")[1]
        for name, theme in TENANTS.items()
    }
    kind, body = asked(address, "?tenant=harbor&tenant=night")
    assert kind == "text/css; charset=utf-8"
    assert body == sheets["harbor"] + b"\n" + sheets["night"]
    assert asked(address, "?tenant=meadow")[1] == sheets["meadow"]


@pytest.mark.parametrize("query", ["", "?tenant=nobody", "?tenant=__proto__", "?tenant=constructor", "?tenant=%5B%7D*%7B"])
def test_it_has_nothing_for_anyone_else(address, query):
    assert asked(address, query)[1] == b""
