"""The canary: it notices what people at another table would, and nothing where nothing is."""

import asyncio
import gzip
import os
import sys
from pathlib import Path

import pytest

from hostile.canary import Answer, Canary, Listening, canary
from hostile.house import Besieged, house, needs_linux
from hostile.raw import ask, attack, packed, request

pytestmark = needs_linux
SPINNING = (sys.executable, Path(__file__).with_name("spinning.py"))
PATIENCE = 120  # seconds
HEALTH = request("GET", "/healthz", address="")


async def now_and_then(server: Besieged) -> None:
    while True:
        await ask(server, HEALTH)
        await asyncio.sleep(0.2)


async def noticed(bird: Canary, before: Listening, wall: float) -> None:
    """Listen until harm is noticed; on a busy machine the canary itself may have missed the first of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            during = await bird.listen(seconds=2)
            try:
                during.as_good_as(before, wall=wall)
            except AssertionError as harm:
                assert "answers show that the server is harmed" in str(harm)
                return


@pytest.mark.parametrize(("fault", "seconds"), [("SPINNING", 0.5), ("STANDING", 1.5)])
def test_a_loop_that_does_something_else_is_noticed(fault: str, seconds: float, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, program=SPINNING, settings={fault: str(seconds)}) as server, canary(server) as bird:
            before = await bird.listen(answers=16)
            async with attack(now_and_then(server)):
                await noticed(bird, before, wall=1000 if fault == "SPINNING" else 1.0)

    asyncio.run(story())


def test_a_server_that_is_asked_politely_is_not_harmed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, canary(server) as bird:
            before = await bird.listen(answers=16)
            async with attack(now_and_then(server)):
                during = await bird.listen(seconds=2)
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


def test_the_seconds_without_a_core_are_told(tmp_path: Path) -> None:
    async def story() -> float:
        async with house(tmp_path) as server, canary(server) as bird:
            (core,) = os.sched_getaffinity(server.pid)
            confined = f"import os\nos.sched_setaffinity(0, {{{core}}})\nwhile True: pass"
            busy = [await asyncio.create_subprocess_exec(sys.executable, "-c", confined) for _ in range(3)]
            try:
                return sum(one.starved for one in (await bird.listen(answers=40)).answers)
            finally:
                for one in busy:
                    one.kill()
                    await one.wait()

    assert asyncio.run(story()) > 0


USUAL = Answer("act", asked=0.0, seconds=0.1, main=0.01, whole=0.01, starved=0.05)


@pytest.mark.parametrize(
    ("answer", "share", "harmed"),
    [
        (Answer("act", 1.0, seconds=0.5, main=0.1, whole=0.2), 0.0, False),
        (Answer("act", 1.0, seconds=0.5, main=0.15, whole=0.2), 0.0, True),
        (Answer("act", 1.0, seconds=0.5, main=0.15, whole=0.2), 0.1, False),
        (Answer("act", 1.0, seconds=0.5, main=0.2, whole=0.2), 0.1, True),
        (Answer("act", 1.0, seconds=16.0, main=1.0, whole=1.0, starved=15.0), 0.1, False),
        (Answer("act", 1.0, seconds=16.0, main=1.0, whole=1.0, starved=15.0), 0.0, True),
        (Answer("act", 1.0, seconds=16.0, main=1.0, whole=1.0, starved=10.0), 0.1, True),
        (Answer("act", 1.0, seconds=0.1, main=0.01, whole=0.01, refused="too-busy"), 0.0, True),
    ],
)
def test_what_is_harm(answer: Answer, share: float, harmed: bool) -> None:
    before, during = Listening([USUAL]), Listening([answer])
    if harmed:
        with pytest.raises(AssertionError, match="1 of 1 answers show that the server is harmed"):
            during.as_good_as(before, share=share)
    else:
        during.as_good_as(before, share=share)


def test_what_attackers_send() -> None:
    assert request("POST", "/x", b"ab", Content_Type="a/b", address="") == (
        b"POST /x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Type: a/b\r\n\r\nab"
    )
    assert gzip.decompress(packed(3)) == bytes(3 << 20)
