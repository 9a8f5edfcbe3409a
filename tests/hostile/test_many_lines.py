"""Many lines of one address, over which as many commands come as each of them may send: nobody at another table
notices, and whatever was sent is answered in its order."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from hostile.canary import canary
from hostile.frames import TEXT, frame
from hostile.house import Besieged, house, needs_linux
from hostile.raw import Peer, attack, peer
from hostile.test_frames import greet
from octavo.server.limits import Limits
from server.house import PATIENCE
from server.serving import Person

pytestmark = needs_linux
GAME, BOTS = "mu", 4
LIMITS = Limits()
LINES = 480  # as many as 60 people of one address may have at a table each
# The server, for attackers who have come one after the other, in the two minutes that it takes.
PATIENT = """
from functools import partial
from octavo.cli import main as cli
from octavo.server.net import hub
hub.Limits = partial(hub.Limits, connections_burst=1000, requests_burst=1000)
raise SystemExit(cli.main())
"""
AT_ONCE = int(LIMITS.messages_burst)
RHYTHM = 1.0  # seconds between two waves
SHARE = 2 * LIMITS.attention  # of the main thread: what is counted, and nearly as much for receiving and answering it


@asynccontextmanager
async def crowded(server: Besieged, count: int) -> AsyncIterator[list[tuple[Peer, AsyncIterator[tuple[int, bytes]]]]]:
    """So many lines of one address to matches, of as few people as may be."""
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(ClientSession(cookie_jar=DummyCookieJar()))
        lines = []
        for number in range(count):
            if number % LIMITS.of_guest == 0:
                person = await Person(server.url, session).become(f"Talker {number}")
                table = await person.open(GAME, ("me", *["beginner"] * BOTS))
            one = await stack.enter_async_context(peer(server))
            lines.append((one, await greet(one, table, person.token)))
        yield lines


@cache
def asked(first: int, count: int) -> bytes:
    """Why one may not play each of one's cards: so many times."""
    return b"".join(frame(json.dumps({"t": "why", "id": first + number}).encode()) for number in range(count))


async def talk(one: Peer) -> None:
    """Say as much as one may, again and again."""
    first, count = 1, AT_ONCE
    while True:
        await one.send(asked(first, count))
        first, count = first + count, int(LIMITS.messages * RHYTHM)
        await asyncio.sleep(RHYTHM)


async def listen(coming: AsyncIterator[tuple[int, bytes]]) -> None:
    async for _ in coming:
        pass


def test_many_lines_of_one_address_harm_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        program = (sys.executable, "-c", PATIENT)
        async with house(tmp_path, program=program) as server, canary(server) as bird:
            before = await bird.listen(answers=24)
            async with crowded(server, LINES) as lines:
                deeds = [deed for one, coming in lines for deed in (talk(one), listen(coming))]
                async with attack(*deeds):
                    (await bird.listen(seconds=3)).as_good_as(before, share=SHARE)
            assert not server.faults()

    asyncio.run(story())


def test_what_was_sent_at_once_is_answered_in_its_order_and_all_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, crowded(server, 16) as lines:
            for one, _ in lines:
                await one.send(asked(1, AT_ONCE))
            for _, coming in lines:
                numbers = []
                async with asyncio.timeout(PATIENCE):
                    async for opcode, payload in coming:
                        if opcode == TEXT and payload.startswith((b'{"t":"ok"', b'{"t":"no"')):
                            numbers.append(json.loads(payload)["id"])
                        if len(numbers) == AT_ONCE:
                            break
                assert numbers == list(range(1, AT_ONCE + 1))
            assert not server.faults()

    asyncio.run(story())
