"""What is no request, and headers that no client of good manners sends: a clear answer, and never a fault."""

import asyncio
import json
import re
from pathlib import Path

from aiohttp import ClientSession

from hostile.house import Besieged, house, needs_linux
from hostile.raw import peer, request
from server.serving import Person

pytestmark = needs_linux
HOST = "Host: 127.0.0.1\r\n"
MALFORMED = [
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
    "nonsense\r\n\r\n",
    f"GET / HTTP/9.9\r\n{HOST}\r\n",
    f"GET / HTTP/1.1 HTTP/1.1\r\n{HOST}\r\n",
    f"G\xffT / HTTP/1.1\r\n{HOST}\r\n",
    "GET / HTTP/1.1\r\n: nothing\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    f"GET / HTTP/1.1\r\n{HOST}X: \x00\r\n\r\n",
    f"GET / HTTP/1.1\r\n{HOST}X\r\n folded: yes\r\n\r\n",
    f"POST / HTTP/1.1\r\n{HOST}Content-Length: -1\r\n\r\n",
    f"POST / HTTP/1.1\r\n{HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    f"POST / HTTP/1.1\r\n{HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    f"POST / HTTP/1.1\r\n{HOST}Content-Length: {10**30}\r\n\r\n",
    f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: gzip\r\n\r\n",
    f"GET /{'x' * 9000} HTTP/1.1\r\n{HOST}\r\n",
    f"GET / HTTP/1.1\r\n{HOST}X: {'x' * 9000}\r\n\r\n",
    f"GET / HTTP/1.1\r\n{HOST}" + "X: y\r\n" * 200 + "\r\n",
    "GET http:// HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    f"BREW / HTTP/1.1\r\n{HOST}\r\n",
    f"GET /ws/abc HTTP/1.1\r\n{HOST}Sec-WebSocket-Key1: x\r\n\r\n",
]
REFUSED = {  # requests that are well-formed, and nothing that we answer
    "GET / HTTP/1.1\r\nHost: \xf6\r\n\r\n": 400,
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n": 400,
    "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n": 400,
    f"GET / HTTP/1.1\r\n{HOST}Expect: \xf700-continue\r\n\r\n": 400,
    f"GET /nothing HTTP/1.1\r\n{HOST}Expect: bread\r\n\r\n": 400,
    f"CONNECT /x HTTP/1.1\r\n{HOST}\r\n": 404,
    f"TRACE / HTTP/1.1\r\n{HOST}\r\n": 405,
    f"OPTIONS * HTTP/1.1\r\n{HOST}\r\n": 404,
}
ODD = [
    "", " ", "\xff", "\xf7" * 40, "\xed\xa0\x80", "x" * 8000, ",", ";", "=", '"', '"; "', "%zz", "0", "-1", "9" * 400,
    "[", "]", "[::1", "http://[", "//", "\t", "a=b; c", "*/*;q=x", "\x7f", "\\", "'", "{}", "W/", 'W/"',
]  # fmt: skip
READ = [
    "Accept", "Accept-Charset", "Accept-Encoding", "Accept-Language", "Accept-Token", "Authorization", "Connection",
    "Content-Encoding", "Content-Length", "Content-Type", "Cookie", "Date", "Expect", "Forwarded", "Host",
    "If-Match", "If-Modified-Since", "If-None-Match", "If-Range", "If-Unmodified-Since", "Keep-Alive", "Origin",
    "Range", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "TE",
    "Trailer", "Transfer-Encoding", "Upgrade", "X-Forwarded-For", "X-Forwarded-Proto",
]  # fmt: skip
ODD_PATHS = [
    "/t/\xff", "/t/%ff", "/t/%ed%a0%80", "/t/%00", "/t/a%2fb", "/t/..", "/rules/\xff", "/new/%C3%28", "/replay/\xf7",
    "/learn/%", "/?\xff", "/me/\xff", "/me/abcdefghij.%ff", "/words/\xff.ftl", "/assets/%2e%2e%2f", "/assets/\xff.js",
    "/api/tables/%61/qr.svg", "/manifest.webmanifest?lang=\xff", "/manifest.webmanifest?lang=%ed%a0%80", "/x#\xff",
    "/api/books/en/\xff", "/api/rules/%6d%75.js", "/icon.svg%00", "//", "///a", "/.", "/;", "/t/" + "x" * 8000,
]  # fmt: skip


def checked(said: bytes) -> tuple[int, bytes]:
    """The status of an answer, and its body; it wears what every answer wears, and names no version."""
    head, _, body = said.partition(b"\r\n\r\n")
    assert re.match(rb"HTTP/1\.[01] [1-5]\d\d ", head), said[:200]
    status = int(head[9:12])
    for needed in (b"X-Content-Type-Options: nosniff", b"Content-Security-Policy: ", b"Server: Octavo"):
        assert needed in head, head
    assert b"aiohttp" not in said and b"Python" not in said and b"Strict-Transport-Security" not in head
    return status, body


async def whole(server: Besieged, data: bytes) -> tuple[int, bytes]:
    """Ask, and let the server end the connection."""
    async with peer(server) as one:
        await one.send(data)
        return checked(await one.rest())


def test_a_malformed_request_is_answered_in_json_and_logged_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            for _ in range(20):
                for text in MALFORMED:
                    status, body = await whole(server, text.encode("latin-1"))
                    assert (status, json.loads(body)["key"]) == (400, "bad-request"), text[:80]
            for text, status in REFUSED.items():
                found, body = await whole(server, text.encode("latin-1"))
                assert found == status and json.loads(body)["key"] in ("bad-request", "no-page"), text
            count = 20 * len(MALFORMED)
            async with peer(server) as one:
                await one.send(request("GET", "/metrics", address="", Connection="close"))
                assert f"octavo_malformed_total {count}.0".encode() in await one.rest()
            assert 1 <= server.notes()["malformed"] <= 2 and len(server.faults()) <= 2

    asyncio.run(story())


def test_no_header_makes_a_fault(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            anna = await seated(server)
            paths = ("/api/me", f"/api/tables/{anna}/qr.svg", f"/t/{anna}", f"/ws/{anna}", "/words/en.ftl", "/nothing")
            shake = "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
            for name in READ:
                for odd in ODD:
                    for path in paths:
                        given = f"{name}: {odd}\r\n" + ("" if name == "Host" else HOST)
                        if path.startswith("/ws/") and name not in ("Upgrade", "Sec-WebSocket-Key"):
                            given += f"{shake}AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                        await harmless(server, f"GET {path} HTTP/1.1\r\n{given}\r\n")
                    await harmless(server, f"POST /api/me HTTP/1.1\r\n{HOST}{name}: {odd}\r\n\r\n")
            for path in ODD_PATHS:
                for method in ("GET", "HEAD", "POST"):
                    await harmless(server, f"{method} {path} HTTP/1.1\r\n{HOST}Accept: text/html\r\n\r\n")
            assert not [line for line in server.faults() if '"malformed"' not in line]

    asyncio.run(story())


async def seated(server: Besieged) -> str:
    """The table of somebody who waits there."""
    async with ClientSession() as session:
        return await (await Person(server.url, session).become("Anna")).open()


async def harmless(server: Besieged, text: str) -> None:
    """A request is answered, or not: but with no fault."""
    async with peer(server) as one:
        await one.send(text.encode("latin-1"))
        one.writer.write_eof()
        said = await one.head()
        if said and not said.startswith(b"HTTP/1.1 1"):
            assert checked(said)[0] < 500, (text[:300], said)
