"""Frames that no websocket sends, and more of them than anybody needs: the line is closed in good order, by the right
code, and nobody at another table notices."""

import asyncio
import base64
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, DummyCookieJar

from hostile.canary import canary
from hostile.house import Besieged, house, needs_linux
from hostile.raw import ATTACKER, Peer, attack, peer
from table.serving import Person

pytestmark = needs_linux
TEXT, BINARY, CLOSE, PING, PONG, FINAL = 1, 2, 8, 9, 10, 0x80
HELLO = b'{"t":"hello","client":"somebody"}'
NESTED = b'{"more":' + b'{"a":' * 1300 + b"0" + b"}" * 1301


def frame(first: int, payload: bytes = b"", *, masked: bool = True, width: int = 0) -> bytes:
    """A frame, its length written in so many bytes, or in as many as it should."""
    length, mask = len(payload), 0x80 if masked else 0
    width = width or (1 if length < 126 else 2 if length < 1 << 16 else 8)
    flag = {1: length, 2: 126, 8: 127}[width]
    size = bytes([mask | flag]) + (length.to_bytes(width) if width > 1 else b"")
    key = os.urandom(4) if masked else b""
    body = bytes(byte ^ key[at % 4] for at, byte in enumerate(payload)) if masked else payload
    return bytes([first]) + size + key + body


VIOLATIONS = {
    "an unmasked frame": (frame(FINAL | TEXT, b'{"t":"here","id":1}', masked=False), 1002),
    "a reserved bit": (frame(FINAL | 0x40 | TEXT, b"{}"), 1002),
    "another reserved bit": (frame(FINAL | 0x10 | TEXT, b"{}"), 1002),
    "an opcode that nobody knows": (frame(FINAL | 3, b"{}"), 1002),
    "a control frame in pieces": (frame(PING, b"x"), 1002),
    "a long control frame": (frame(FINAL | PING, b"x" * 126), 1002),
    "the end of nothing": (frame(FINAL, b"{}"), 1002),
    "a message within a message": (frame(TEXT, b"") + frame(FINAL | TEXT, b"{}"), 1002),
    "a beginning within a message": (frame(TEXT, b'{"t"') + frame(TEXT, b"{}"), 1002),
    "a length that is too wide": (frame(FINAL | TEXT, b"{}", width=2), 1002),
    "a length that is much too wide": (frame(FINAL | TEXT, b"{}", width=8), 1002),
    "a length without end": (bytes([FINAL | TEXT, 0xFF]) + b"\xff" * 8, 1009),
    "a large message": (frame(FINAL | TEXT, b"x" * 9000), 1009),
    "a large message in pieces": (frame(TEXT, b"x" * 5000) + frame(FINAL, b"x" * 5000), 1009),
    "a text that is none": (frame(FINAL | TEXT, b'{"t":"say","id":1,"text":"\xff"}'), 1007),
    "half a letter": (frame(FINAL | TEXT, b"\xed\xa0\x80"), 1007),
    "half a code": (frame(FINAL | CLOSE, b"\x03"), 1002),
    "a code that is not for the wire": (frame(FINAL | CLOSE, struct.pack("!H", 1006)), 1002),
    "a code that is none": (frame(FINAL | CLOSE, struct.pack("!H", 999)), 1002),
    "a code out of range": (frame(FINAL | CLOSE, struct.pack("!H", 5000)), 1002),
    "a reason that is no text": (frame(FINAL | CLOSE, struct.pack("!H", 1000) + b"\xff"), 1007),
    "pieces without end": (frame(TEXT) + frame(0) * 200, 1008),
    "thousands of pings": (frame(FINAL | PING) * 5000, 1008),
}
GOOD = {
    "a farewell": (frame(FINAL | CLOSE, struct.pack("!H", 1001) + b"bye"), 1001),
    "a farewell of one's own": (frame(FINAL | CLOSE, struct.pack("!H", 4000)), 4000),
    "a farewell without a word": (frame(FINAL | CLOSE), 1000),
}


@asynccontextmanager
async def seated(server: Besieged) -> AsyncIterator[tuple[str, str]]:
    """A table, and the token of somebody who may come there."""
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        anna = await Person(server.url, session).become("Anna")
        yield await anna.open(), anna.token


async def greet(one: Peer, table: str, token: str, address: str = ATTACKER) -> None:
    """Shake hands over a connection, and say hello."""
    key = base64.b64encode(os.urandom(16)).decode()
    await one.send(
        f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nX-Forwarded-For: {address}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert (await one.head()).startswith(b"HTTP/1.1 101 ")
    await one.send(frame(FINAL | TEXT, HELLO))


async def heard(one: Peer) -> tuple[int, bytes]:
    """The next frame of the server: its first byte, and what is in it."""
    first, length = await one.reader.readexactly(2)
    if length > 125:
        length = int.from_bytes(await one.reader.readexactly(2 if length == 126 else 8))
    return first, await one.reader.readexactly(length)


async def code(one: Peer) -> int:
    """The code by which the server closes; then it hangs up."""
    async with asyncio.timeout(30):
        while True:
            first, payload = await heard(one)
            if first == FINAL | CLOSE:
                assert await one.ended()
                return int.from_bytes(payload[:2])


def test_every_violation_has_its_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, seated(server) as (table, token):
            for name, (data, expected) in (VIOLATIONS | GOOD).items():
                async with peer(server) as one:
                    await greet(one, table, token, "")
                    assert (await heard(one))[1].startswith(b'{"t":"welcome"')
                    await one.send(data)
                    assert await code(one) == expected, name
                async with peer(server) as one:  # a byte at a time
                    await greet(one, table, token, "")
                    if len(data) < 1000:
                        for at in range(len(data)):
                            await one.send(data[at : at + 1])
                        assert await code(one) == expected, name
            assert not server.faults()

    asyncio.run(story())


def test_what_is_nested_too_deeply_is_refused_and_the_line_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, seated(server) as (table, token), peer(server) as one:
            await greet(one, table, token)
            for message, answer in ((NESTED, b'"bad-message"'), (b'{"t":"here","id":2}', b'{"t":"ok","id":2}')):
                await one.send(frame(FINAL | TEXT, message))
                async with asyncio.timeout(30):
                    while answer not in (await heard(one))[1]:
                        pass
            assert not server.faults()

    asyncio.run(story())


@pytest.mark.parametrize("kind", [PONG, PING])
def test_a_flood_of_frames_costs_no_more_than_a_visit(kind: int, tmp_path: Path) -> None:
    async def visits(server: Besieged, table: str, token: str, *waves: bytes) -> float:
        """CPU seconds that visits cost, each of which brings this."""
        before = server.main_seconds()
        for _ in range(20):
            async with peer(server) as one:
                await greet(one, table, token, "")
                assert (await heard(one))[1].startswith(b'{"t":"welcome"')
                for wave in waves:
                    await one.send(wave)
        return server.main_seconds() - before

    async def story() -> None:
        async with house(tmp_path) as server, seated(server) as (table, token):
            await visits(server, table, token)
            usual = await visits(server, table, token)
            flood = [frame(FINAL | kind) * 400] * 200
            assert await visits(server, table, token, *flood) < usual + 0.1
            async with canary(server) as bird:
                before = await bird.listen(answers=16)
                async with attack(visits(server, table, token, *flood)):
                    (await bird.listen(answers=16)).as_good_as(before)
            assert not server.faults()

    asyncio.run(story())
