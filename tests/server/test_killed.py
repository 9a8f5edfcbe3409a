"""Kill -9 under load: whatever was answered with `ok` or shown to anybody is there afterwards, once, and all go on."""

import asyncio
import random
from collections import Counter
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from octavo.match.match import Result
from octavo.server.room import events
from octavo.server.room.room import Room
from octavo.server.room.views import told
from octavo.server.wire import protocol
from server.house import PATIENCE, House
from server.keeping import opened
from server.regulars import Regular
from server.serving import Person

TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("meinz", ("me", "open", "open")),
    ("meinz", ("me", "open", "beginner")),
    ("huzz", ("me", "open", "club")),  # a race
)
MUCH = 50  # commands that were answered with `ok`, of all people: where the machine is slow, clocks play for some
THINKING = 0.06  # seconds at most, until the last start: then everybody hurries


async def gathered(house: House, session: ClientSession, chance: random.Random, deep: bool) -> list[Regular]:
    """People at several tables, all of them seated."""
    regulars = []
    for game, seats in TABLES:
        people = [Person(house.url, session) for who in seats if who in ("me", "open")]
        for number, person in enumerate(people):
            await person.become(f"P{number}")
        table = await people[0].open(game, seats, pace="quick")
        for seat, person in enumerate(people[1:], 1):
            async with person.at(table) as line:
                assert isinstance(await line.do("sit", seat=seat), protocol.Ok)
        async with people[0].at(table) as line:
            assert isinstance(await line.do("start"), protocol.Ok)
        thinking = 10 * THINKING if deep else THINKING
        regulars += [Regular(person, table, random.Random(chance.random()), thinking, ids=10) for person in people]
    return regulars


async def until_all_are_back(regulars: list[Regular], before: list[int]) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(one.arrivals == count and not one.over for one, count in zip(regulars, before, strict=True)):
            await asyncio.sleep(0.01)


async def story(house: House, kills: int, chance: random.Random, deep: bool) -> list[Regular]:
    await house.open()
    async with ClientSession(cookie_jar=DummyCookieJar()) as session, asyncio.TaskGroup() as group:
        regulars = await gathered(house, session, chance, deep)
        stays = [group.create_task(one.stay()) for one in regulars]
        before = [0] * len(regulars)
        for killed in range(kills):
            await until_all_are_back(regulars, before)
            await asyncio.sleep(chance.uniform(0.0, 0.8))
            if any(one.over for one in regulars):  # a machine that takes its time to start again
                assert killed >= kills // 2, "the matches are too short for this"
                break
            before = [one.arrivals for one in regulars]
            await house.kill()
            await asyncio.sleep(chance.uniform(0.0, 0.2))
            await house.open()
        await until_all_are_back(regulars, before)
        for one in regulars:
            one.patience = 0.0
        _, waiting = await asyncio.wait(stays, timeout=PATIENCE)
        assert not waiting, "\n".join(str(one) for one in regulars if not one.over)
    assert await house.close() == 0
    return regulars


async def stored(database: str, tables: set[str]) -> dict[str, list[bytes]]:
    async with opened(database) as store:
        return {table: await store.events(table) for table in tables}


def check(regulars: list[Regular], kept: dict[str, list[bytes]]) -> None:
    assert sum(len(one.done) for one in regulars) > MUCH
    for table, bodies in kept.items():
        room = Room.restore(table, bodies, 0.0)
        assert room.status == "over"
        log = [events.decode(body) for body in bodies]
        causes = Counter(event.command_id for event in log if event.command_id)
        assert set(causes.values()) == {1}, "something was done twice"
        acted = [event for event in log if isinstance(event, events.Acted)]
        said = [event.text for event in log if isinstance(event, events.Spoke)]
        here = [one for one in regulars if one.table == table]
        for one in here:
            mine = {int(cause.rpartition(":")[2]) for cause in causes if f"{one.client}:" in cause}
            assert one.done <= mine, "something that was answered with ok is lost"
            assert one.done, "nothing of this could have been lost"
            assert len(one.entries) == len(acted)
            for entry, event in zip(one.entries, acted, strict=True):
                assert (entry.seat, entry.did) == (event.seat, told(room.new.game, event.action))
            assert [line.text for line in one.heard] == said
        results = {protocol.encode(one.room) for one in here}
        assert len(results) <= len(here) and all(b'"result"' in result for result in results)
        assert {one.room.result for one in here if one.room} == {Result(*result(room))}


def result(room: Room) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert room.playing
    found = room.playing.match.result()
    return found.points, found.winners


def test_kill_9_under_load_loses_nothing_that_anybody_was_told(database: str, tmp_path: Path, deep: bool) -> None:
    chance, kills = random.Random(9), 30 if deep else 4
    house = House(database, tmp_path / "journal")

    async def whole() -> list[Regular]:
        try:
            return await story(house, kills, chance, deep)
        finally:
            await house.clear()

    regulars = asyncio.run(whole())
    assert all(one.arrivals > 1 for one in regulars)
    check(regulars, asyncio.run(stored(database, {one.table for one in regulars})))
    faults = [line for line in (tmp_path / "journal").read_text().splitlines() if "failed" in line or "fault" in line]
    assert not faults
