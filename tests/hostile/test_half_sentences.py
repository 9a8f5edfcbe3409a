"""Half sentences: a thousand connections that each begin a request, and send a byte of it now and then."""

import asyncio
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from hostile.canary import canary
from hostile.house import FILES, house, needs_linux
from hostile.raw import Peer, ask, attack, crowd, request
from octavo.engine.system import more_descriptors
from octavo.server.http.gate import RESERVED
from octavo.server.limits import Limits
from octavo.server.wire import protocol
from server.serving import Person

pytestmark = needs_linux
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.7\r\nX-Slow: "
FEW = 300  # files


async def trickle(crowd: list[Peer]) -> None:
    """A byte now and then, from all of them."""
    while True:
        await asyncio.sleep(1)
        await asyncio.gather(*(one.send(b"x") for one in crowd))


def test_a_thousand_half_heads_shut_nobody_out_and_are_not_waited_for(tmp_path: Path) -> None:
    more_descriptors()

    async def story() -> None:
        async with house(tmp_path, files=FILES) as server, canary(server) as bird:
            before, usual = await bird.listen(answers=16), server.files()
            async with crowd(server, FILES, HALF) as halves, attack(trickle(halves)):
                (await bird.listen(seconds=2)).as_good_as(before)
                assert server.files() > FILES
                assert all(await asyncio.gather(*(half.ended(6 * Limits().head) for half in halves)))
            (await bird.listen(answers=8)).as_good_as(before)
            assert server.files() < usual + 20
            assert not server.faults() and server.notes()["late"] <= 2

    asyncio.run(story())


def test_where_there_are_no_more_descriptors_those_inside_play_on_and_others_may_come_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            house(tmp_path, files=FEW, most_files=FEW) as server,
            ClientSession(cookie_jar=DummyCookieJar()) as session,
        ):
            anna = await Person(server.url, session).become("Anna")
            async with anna.at(await anna.open()) as line:
                await line.until(protocol.Room)
                async with crowd(server, FEW, HALF):
                    for _ in range(4):
                        assert isinstance(await line.do("say", text="Is anybody there?"), protocol.Ok)
                        assert await ask(server, request("GET", "/healthz")) == b""
                    assert FEW - RESERVED < server.files() < FEW
                said = b""
                while not said:  # until the server has seen that the crowd is gone
                    said = await ask(server, request("GET", "/healthz"))
                assert said.startswith(b"HTTP/1.1 200 ")
                assert isinstance(await line.do("say", text="There you are."), protocol.Ok)
            assert not server.faults() and server.notes()["turned-away"] == 1

    asyncio.run(story())
