"""`tintype mcp` as an agent's program meets it: through the protocol's own client, and message by message."""

import json
import subprocess
from contextlib import asynccontextmanager
from pathlib import Path

import anyio
import pytest
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

ROOT = Path(__file__).parents[2]
COMMAND = ROOT / "Command/.build/release/tintype"
# Scripts/fonts makes it, and the site has it, too.
SITE = ROOT / "Web/.build/fonts"
THEME = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"


@asynccontextmanager
async def connected(folder):
    """A session after its handshake, with a server that works in a folder."""
    server = StdioServerParameters(command=str(COMMAND), args=["mcp", "--site", str(SITE)], cwd=folder)
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        await session.initialize()
        yield session


@pytest.fixture
def session(tmp_path):
    """Runs a function with a session to its end."""

    def run(use):
        async def connect():
            async with connected(tmp_path) as session:
                return await use(session)

        return anyio.run(connect)

    return run


@pytest.fixture
def call(session):
    """Calls a tool once."""
    return lambda tool, **arguments: session(lambda it: it.call_tool(tool, arguments))


@pytest.fixture
def exchange(tmp_path):
    """The server's output for the bytes of some messages, to the end of its input."""

    def run(*messages):
        done = subprocess.run(
            [COMMAND, "mcp"], input=b"".join(messages), capture_output=True, cwd=tmp_path, timeout=60, check=True
        )
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run


def message(method, id=None, **parameters):
    """A message on its line."""
    made = {"jsonrpc": "2.0", "method": method, "params": parameters} | ({} if id is None else {"id": id})
    return json.dumps(made).encode() + b"\n"
