"""The canary: it notices what people at another table would, and nothing where nothing is."""

import asyncio
import gzip
import sys
from pathlib import Path

import pytest

from hostile.canary import Canary, Listening, canary
from hostile.house import Besieged, house, needs_linux
from hostile.raw import ask, attack, packed, request

pytestmark = needs_linux
SPINNING = (sys.executable, Path(__file__).with_name("spinning.py"))
HEALTH = request("GET", "/healthz", address="")


async def now_and_then(server: Besieged) -> None:
    for _ in range(100):
        await ask(server, HEALTH)
        await asyncio.sleep(0.2)


async def before_and_during(server: Besieged, bird: Canary) -> tuple[Listening, Listening]:
    before = await bird.listen(answers=16)
    async with attack(now_and_then(server)):
        return before, await bird.listen(seconds=2)


@pytest.mark.parametrize(("fault", "seconds"), [("SPINNING", 0.5), ("STANDING", 1.5)])
def test_a_loop_that_does_something_else_is_noticed(fault: str, seconds: float, tmp_path: Path) -> None:
    async def story() -> tuple[Listening, Listening]:
        async with house(tmp_path, program=SPINNING, settings={fault: str(seconds)}) as server, canary(server) as bird:
            return await before_and_during(server, bird)

    before, during = asyncio.run(story())
    with pytest.raises(AssertionError, match="answers show that the server is harmed"):
        during.as_good_as(before, wall=1.0)
    if fault == "SPINNING":
        with pytest.raises(AssertionError, match="answers show that the server is harmed"):
            during.as_good_as(before, wall=1000)


def test_a_server_that_is_asked_politely_is_not_harmed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, canary(server) as bird:
            before, during = await before_and_during(server, bird)
            during.as_good_as(before)
            assert {one.kind for one in during.answers} == {"act", "come", "open"}
            assert 0 < during.worst().main < 1 and server.memory() > 10 << 20 and server.files() > 3
            assert not server.faults() and server.notes()["serving"] == 1

    asyncio.run(story())


def test_a_server_that_dies_is_noticed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, canary(server) as bird:
            await server.kill()
            with pytest.raises(AssertionError, match="the canary is dead"):
                await bird.listen(answers=1000)

    asyncio.run(story())


def test_what_attackers_send() -> None:
    assert request("POST", "/x", b"ab", Content_Type="a/b", address="") == (
        b"POST /x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Type: a/b\r\n\r\nab"
    )
    assert gzip.decompress(packed(3)) == bytes(3 << 20)
