"""Frames that no websocket sends, and more of them than anybody needs: the line is closed in good order, by the right
code, and nobody at another table notices."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, DummyCookieJar

from hostile.canary import canary
from hostile.frames import CLOSE, CONTINUED, PING, PONG, frame, frames, handshake
from hostile.house import Besieged, house, needs_linux
from hostile.raw import ATTACKER, Peer, attack, peer
from octavo.server.limits import Limits
from server.house import PATIENCE
from server.serving import Person

pytestmark = needs_linux
HELLO = b'{"t":"hello","client":"somebody"}'
NESTED = b'{"more":' + b'{"a":' * 1300 + b"0" + b"}" * 1301
MASK = b"\0\0\0\0"


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(code.to_bytes(2) + reason, CLOSE)


VIOLATIONS = {
    "an unmasked frame": (frame(b'{"t":"here","id":1}', mask=None), 1002),
    "a reserved bit": (frame(b"{}", reserved=4), 1002),
    "another reserved bit": (frame(b"{}", reserved=1), 1002),
    "an opcode that nobody knows": (frame(b"{}", 3), 1002),
    "a control frame in pieces": (frame(b"x", PING, last=False), 1002),
    "a long control frame": (frame(b"x" * 126, PING), 1002),
    "the end of nothing": (frame(b"{}", CONTINUED), 1002),
    "a message within a message": (frame(last=False) + frame(b"{}"), 1002),
    "a beginning within a message": (frame(b'{"t"', last=False) + frame(b"{}", last=False), 1002),
    "a length that is too wide": (b"\x81\xfe\0\2" + MASK + b"{}", 1002),
    "a length that is much too wide": (b"\x81\xff\0\0\0\0\0\0\0\2" + MASK + b"{}", 1002),
    "a length without end": (b"\x81\xff" + b"\xff" * 8, 1009),
    "a large message": (frame(b"x" * 9000), 1009),
    "a large message in pieces": (frame(b"x" * 5000, last=False) + frame(b"x" * 5000, CONTINUED), 1009),
    "a text that is none": (frame(b'{"t":"say","id":1,"text":"\xff"}'), 1007),
    "half a letter": (frame(b"\xed\xa0\x80"), 1007),
    "half a code": (frame(b"\x03", CLOSE), 1002),
    "a code that is not for the wire": (closing(1006), 1002),
    "a code that is none": (closing(999), 1002),
    "a code out of range": (closing(5000), 1002),
    "a reason that is no text": (closing(1000, b"\xff"), 1007),
    "pieces without end": (frame(last=False) + frame(b"", CONTINUED, last=False) * 200, 1008),
    "thousands of pings": (frame(b"", PING) * 5000, 1008),
}
GOOD = {
    "a farewell": (closing(1001, b"bye"), 1001),
    "a farewell of one's own": (closing(4000), 4000),
    "a farewell without a word": (frame(b"", CLOSE), 1000),
}


@asynccontextmanager
async def seated(server: Besieged) -> AsyncIterator[tuple[str, str]]:
    """A table, and the token of somebody who may come there."""
    async with ClientSession(cookie_jar=DummyCookieJar()) as session:
        anna = await Person(server.url, session).become("Anna")
        yield await anna.open(), anna.token


async def greet(one: Peer, table: str, token: str, address: str = ATTACKER) -> AsyncIterator[tuple[int, bytes]]:
    """Shake hands over a connection, and say hello; the frames that come after the welcome."""
    await one.send(handshake(f"/ws/{table}", address, Authorization=f"Bearer {token}"))
    assert (await one.head()).startswith(b"HTTP/1.1 101 ")
    await one.send(frame(HELLO))
    coming = frames(one)
    assert (await anext(coming))[1].startswith(b'{"t":"welcome"')
    return coming


async def code(one: Peer, coming: AsyncIterator[tuple[int, bytes]]) -> int:
    """The code by which the server closes; then it hangs up."""
    async with asyncio.timeout(PATIENCE):
        async for opcode, payload in coming:
            if opcode == CLOSE:
                assert await one.ended()
                return int.from_bytes(payload)
    return 0


def test_every_violation_has_its_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, seated(server) as (table, token):
            for name, (data, expected) in (VIOLATIONS | GOOD).items():
                async with peer(server) as one:
                    coming = await greet(one, table, token, "")
                    await one.send(data)
                    assert await code(one, coming) == expected, name
                async with peer(server) as one:  # a byte at a time
                    coming = await greet(one, table, token, "")
                    if len(data) < 1000:
                        for at in range(len(data)):
                            await one.send(data[at : at + 1])
                        assert await code(one, coming) == expected, name
            assert not server.faults()

    asyncio.run(story())


def test_what_is_nested_too_deeply_is_refused_and_the_line_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, seated(server) as (table, token), peer(server) as one:
            coming = await greet(one, table, token)
            for message, answer in ((NESTED, b'"bad-message"'), (b'{"t":"here","id":2}', b'{"t":"ok","id":2}')):
                await one.send(frame(message))
                async with asyncio.timeout(PATIENCE):
                    while answer not in (await anext(coming))[1]:
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
                for wave in waves:
                    await one.send(wave)
        return server.main_seconds() - before

    async def story() -> None:
        async with house(tmp_path) as server, seated(server) as (table, token):
            await visits(server, table, token)
            usual = await visits(server, table, token)
            flood = [frame(b"", kind) * 400] * 200
            assert await visits(server, table, token, *flood) < usual + 0.1
            async with canary(server) as bird:
                before = await bird.listen(answers=16)
                async with attack(visits(server, table, token, *flood)):
                    (await bird.listen(answers=16)).as_good_as(before, share=Limits().attention)
            assert not server.faults()

    asyncio.run(story())
