"""No matter what a client sends, the server answers what it can and goes on."""

import json

import anyio
import pytest
from conftest import COMMAND, THEME, message
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

STATELESS = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}
CONTRAST = {"name": "contrast", "arguments": {"text": "white", "background": "black"}}


def test_a_client_without_handshake_is_served(tmp_path):
    async def use():
        server = StdioServerParameters(command=str(COMMAND), args=["mcp"], cwd=tmp_path)
        async with Client(stdio_client(server)) as client:
            assert client.protocol_version == "2026-07-28"
            assert {"contrast", "init", "build"} <= {tool.name for tool in (await client.list_tools()).tools}
            return await client.call_tool("contrast", {"text": "white", "background": "black"})

    assert anyio.run(use).structured_content["ratio"] == 21


@pytest.mark.parametrize(
    "wanted, agreed", [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")]
)
def test_a_handshake_agrees_on_a_version(exchange, wanted, agreed):
    [answer] = exchange(message("initialize", 1, protocolVersion=wanted, capabilities={}, clientInfo={}))
    assert answer["result"]["protocolVersion"] == agreed


def test_an_unknown_version_names_the_known_ones(exchange):
    meta = STATELESS | {"io.modelcontextprotocol/protocolVersion": "1999-01-01"}
    [answer] = exchange(message("tools/list", 1, _meta=meta))
    assert answer["error"]["code"] == -32022
    assert "2026-07-28" in answer["error"]["data"]["supported"] and answer["error"]["data"]["requested"] == "1999-01-01"


def test_a_request_without_capabilities_is_malformed(exchange):
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}
    [answer] = exchange(message("tools/list", 1, _meta=meta))
    assert answer["error"]["code"] == -32602 and "clientCapabilities" in answer["error"]["message"]


def test_calls_side_by_side_are_each_answered_under_their_id(exchange):
    ids = [*range(50), "a", "ü\n\"", 2**53]
    answers = exchange(*(message("tools/call", id, **CONTRAST) for id in ids))
    assert [answer["id"] for answer in answers] == ids
    assert all(answer["result"]["structuredContent"]["ratio"] == 21 for answer in answers)


def test_what_is_no_request_gets_no_answer(exchange):
    notification = message("notifications/cancelled", requestId=1)
    stray = json.dumps({"jsonrpc": "2.0", "id": 1, "result": {}}).encode() + b"\n"
    assert exchange(notification, b"\n", stray, message("tools/call", **CONTRAST)) == []


@pytest.mark.parametrize(
    "bad, code",
    [
        (b"{\n", -32700),
        (b"hello\n", -32700),
        (b'{"jsonrpc": "2.0", "id": 1, // no comments\n', -32700),
        (b"[" * 1000 + b"\n", -32700),
        (b"[1, 2]\n", -32600),
        (b'{"id": 1}\n', -32600),
        (b'{"id": {}, "method": "ping"}\n', -32600),
        (b'{"id": 1, "method": "ping", "params": 3}\n', -32602),
        (b'{"id": 1, "method": "nothing"}\n', -32601),
        (b'{"id": 1, "method": "tools/call", "params": {"name": "nothing"}}\n', -32602),
        (b'{"id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}}\n', -32602),
        (b'{"id": 1, "method": "server/discover"}\n', -32602),
        (b"\xff\xfe\n", -32700),
        (b"x" * 10_000_000 + b"\n", -32600),
    ],
    ids=lambda value: str(value[:24]) if isinstance(value, bytes) else "",
)
def test_a_bad_message_is_one_error_and_the_next_is_answered(exchange, bad, code):
    wrong, right = exchange(bad, message("ping", "next"))
    assert wrong["error"]["code"] == code and wrong["error"]["message"].endswith(".")
    assert right["id"] == "next" and "result" in right


def test_half_a_message_at_the_end_is_an_error_and_no_crash(exchange):
    whole = message("tools/call", 1, **CONTRAST)
    [answer] = exchange(whole[:40])
    assert answer["error"]["code"] == -32700


def test_a_long_theme_is_answered(exchange):
    arguments = {"theme": THEME + "&name=" + "x" * 100_000}
    [answer] = exchange(message("tools/call", 1, name="check", arguments=arguments))
    assert answer["result"]["isError"]
