"""What strangers hand in, and ask about what was played, keeps nobody waiting who plays at another table."""

import asyncio
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession, DummyCookieJar

from hostile.canary import canary
from hostile.house import Besieged, house, needs_linux, process_seconds
from hostile.raw import ATTACKER, attack
from octavo.kernel.chance import generator
from octavo.match import notation
from octavo.match.match import STRETCH, Match
from octavo.server.limits import Limits
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.room import Room
from octavo.server.store import Session, connect
from octavo.server.wire import protocol
from server.serving import Person
from situations import simulated

pytestmark = needs_linux
HEADERS = {"X-Forwarded-For": ATTACKER}
AS_TEXT = {"Content-Type": "text/plain"} | HEADERS
LETTERS = 199_000  # of a text: a body takes no more


@cache
def padded(entries: int) -> str:
    """A whole match with so many entries: something is taken back and done again, where a stretch is longest."""
    match, rng = Match("njet", 4, secret=bytes(range(32))), generator(1)
    while not match.over:
        match.play(*simulated(match, rng))
        if len(match.done()) == 3 * STRETCH - 1:
            while len(match.log) < entries - 300:
                last = match.log[-1]
                match.undo()
                assert last.action is not None
                match.play(last.seat, last.action)
    return notation.write(match)


class Strangers:
    """People of one address."""

    def __init__(self, server: Besieged) -> None:
        self.server = server
        self.answers: list[tuple[int, Any]] = []

    async def __aenter__(self) -> "Strangers":
        self.session = ClientSession(cookie_jar=DummyCookieJar())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def somebody(self) -> Person:
        return await Person(self.server.url, self.session).become("Mallory", **HEADERS)

    async def hand_in(self, count: int, text: str) -> None:
        """The same match, so many times at once."""
        who = await self.somebody()
        posts = [who.post("/api/matches", data=text.encode(), **AS_TEXT) for _ in range(count)]
        self.answers += await asyncio.gather(*posts)

    async def each_hand_in(self, people: int, text: str) -> None:
        await asyncio.gather(*(self.hand_in(10, text) for _ in range(people)))


def test_matches_that_are_handed_in_hold_nobody_up(tmp_path: Path) -> None:
    """Neither such as are far too long, nor such as are just short enough."""
    long, short = padded(LETTERS // 6), padded(Limits.entries - 300)

    async def story() -> None:
        async with house(tmp_path) as server, canary(server) as bird, Strangers(server) as strangers:
            before = await bird.listen(answers=16)
            async with attack(strangers.each_hand_in(4, long), strangers.each_hand_in(2, short)):
                await bird.next()
                (await bird.listen(seconds=2)).as_good_as(before)
            keys = {(status, answer.get("key", "")) for status, answer in strangers.answers}
            assert (413, "too-many-entries") in keys
            assert keys <= {(413, "too-many-entries"), (201, ""), (429, "too-much-at-once")}
            assert not server.faults()

    asyncio.run(story())


def test_a_question_about_a_table_does_not_read_all_that_happened_there(tmp_path: Path) -> None:
    """Whether its match is over stands in the list of tables."""
    url = f"sqlite:///{tmp_path}/octavo.db"

    async def story() -> None:
        await long_table(url)
        async with house(tmp_path, database=url) as server, Strangers(server) as strangers:
            mallory = await strangers.somebody()
            path, before = "/api/tables/abcdefghijkl", process_seconds(server.pid)
            for _ in range(10):
                for what in ("replay", "replay/3", "match.txt", "verdict"):
                    assert (await mallory.get(f"{path}/{what}", **HEADERS))[1]["key"] == "match-goes-on"
                body: dict[str, object] = {"number": 0, "seat": 0}
                assert (await mallory.post(f"{path}/on", body, **HEADERS))[1]["key"] == "match-goes-on"
                assert (await mallory.post(f"{path}/verdict", **HEADERS))[1]["key"] == "match-goes-on"
            assert process_seconds(server.pid) - before < 1.0

    asyncio.run(story())


async def long_table(url: str) -> None:
    """A table at which somebody does the same again and again, as long as it goes."""
    room = Room.open(
        "abcdefghijkl", Guest("guest-anna", "Anna"), protocol.NewTable("meinz", 3, ["me", "club", "club"]), 0.0
    )
    for number in range(9000):
        room.record(events.Allowed(seat=0, on=bool(number % 2), command_id=f"guest-anna/device-1:{number + 1}"), 0.0)
    store = connect(url)
    await store.open()
    summary = msgspec.structs.replace(room.summary(), created=time.time(), updated=time.time())
    await store.append(Session(room.table), 1, room.take_events(), summary)
    await store.close()
