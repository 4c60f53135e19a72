"""Bare requests: paths are sent as they are written, and nothing is decoded or followed."""

import http.client
from dataclasses import dataclass


@dataclass(frozen=True)
class Answer:
    """The status, the headers with their names in lower case, and the body as it was on the wire."""

    status: int
    headers: dict
    body: bytes


def request(server, path="/", method="GET", host="127.0.0.1", **headers):
    """Sends one request; the underscores in a header's name mean hyphens."""
    connection = http.client.HTTPConnection(host, server.port, timeout=10)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers={"Accept-Encoding": "identity"} | named)
        answer = connection.getresponse()
        received = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, received, answer.read())
    finally:
        connection.close()
