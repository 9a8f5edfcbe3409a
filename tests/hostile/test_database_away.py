"""A database that goes away and comes back in the middle of everything: nobody is thrown out, nothing is lost."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from hostile.house import Besieged, house, needs_linux
from server.house import PATIENCE, QUICK
from server.postgres import Postgres
from server.regulars import Regular
from server.test_killed import check, gathered, stored

pytestmark = needs_linux
TIMES = 3


async def said(server: Besieged, session: ClientSession) -> int:
    async with session.get(f"{server.url}/healthz") as response:
        return response.status


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def story(server: Besieged, away: Callable[[], None], back: Callable[[], None]) -> list[Regular]:
    async with ClientSession(cookie_jar=DummyCookieJar()) as session, asyncio.TaskGroup() as group:
        regulars = await gathered(server, session, random.Random(10), deep=False)
        stays = [group.create_task(one.stay()) for one in regulars]
        for _ in range(TIMES):
            done = sum(len(one.done) for one in regulars)
            await until(lambda done=done: sum(len(one.done) for one in regulars) > done + 5)  # type: ignore[misc]
            await asyncio.to_thread(away)
            try:
                async with asyncio.timeout(PATIENCE):
                    while await said(server, session) != 503:
                        await asyncio.sleep(0.01)
                acknowledged = [set(one.done) for one in regulars]
                await asyncio.sleep(0.2)  # people who act now wait
                assert [set(one.done) for one in regulars] == acknowledged, "nothing is on disk meanwhile"
            finally:
                await asyncio.to_thread(back)
            async with asyncio.timeout(PATIENCE):
                while await said(server, session) != 200:
                    await asyncio.sleep(0.01)
        assert not any(one.broken for one in regulars), "somebody was thrown out"
        for one in regulars:
            one.patience = 0.0  # so hasty that the server may hang up
        _, waiting = await asyncio.wait(stays, timeout=PATIENCE)
        assert not waiting, "\n".join(str(one) for one in regulars if not one.over)
    assert await server.close() == 0
    return regulars


def test_nobody_notices_more_than_a_pause(postgres: Postgres, database: str, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "octavo.db", tmp_path / "away.db"

    def away() -> None:
        if database.startswith("sqlite"):
            file.rename(elsewhere)
        else:
            postgres.stop()

    def back() -> None:
        if database.startswith("sqlite"):
            elsewhere.rename(file)
        else:
            postgres.start()

    async def whole() -> list[Regular]:
        async with house(tmp_path, database=database, program=QUICK) as server:
            regulars = await story(server, away, back)
            assert not server.faults()
            assert server.notes()["database-fails"] >= TIMES <= server.notes()["database-works-again"]
        return regulars

    regulars = asyncio.run(whole())
    check(regulars, asyncio.run(stored(database, {one.table for one in regulars})))
