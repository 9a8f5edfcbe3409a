"""What is asked about tables is read off an index in order, however many tables the database holds."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from octavo.server.store import postgres, sqlite
from octavo.server.store.sqlite import SqliteStore
from octavo.server.store.urls import connect
from server.keeping import opened

# Five statuses in turn, of hosts and times in turn: most of it is over, or was left long ago.
COUNT = 20_000
COLUMNS = "id, game, players, free, status, open, host, names, options, created, updated"
VALUES = """'t' || n, 'njet', 4, n % 3, {status}, n % 2 = 0, 'h' || n % 50, '[]', '{{}}', n, n"""
STATUS = "CASE n % 5 WHEN 0 THEN 'waiting' WHEN 1 THEN 'playing' ELSE 'over' END"
MADE = f"INSERT INTO tables ({COLUMNS}) SELECT {VALUES.format(status=STATUS)} FROM"
SQLITE = f"""WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT {COUNT})
    {MADE} numbers"""
POSTGRES = f"{MADE} generate_series(1, {COUNT}) AS n"


async def sqlite_plans(url: str) -> list[str]:
    store = connect(url)
    assert isinstance(store, SqliteStore)
    with contextlib.closing(sqlite3.connect(store.path)) as file:
        file.execute(SQLITE)
        file.commit()
        asked = [(query, (19_000.0, 100)) for query in sqlite.LISTED] + [(sqlite.UNFINISHED, ("h0", 19_000.0))]
        return [
            "\n".join(step[3] for step in file.execute(f"EXPLAIN QUERY PLAN {query}", given)) for query, given in asked
        ]


async def postgres_plans(url: str, mode: str) -> list[str]:
    connection = await asyncpg.connect(url)
    await connection.execute(POSTGRES)
    await connection.execute("ANALYZE tables")
    await connection.execute(f"SET plan_cache_mode = {mode}")
    asked = [(query, (19_000.0, 100)) for query in postgres.LISTED] + [(postgres.UNFINISHED, ("h0", 19_000.0))]
    plans = [
        "\n".join(line for (line,) in await connection.fetch(f"EXPLAIN {query}", *given)) for query, given in asked
    ]
    await connection.close()
    return plans


INDICES = ("tables_to_join", "tables_in_play", "tables_unfinished")


def test_sqlite_neither_sorts_nor_scans(tmp_path: Path) -> None:
    async def play() -> None:
        url = f"sqlite:///{tmp_path}/octavo.db"
        async with opened(url):
            plans = await sqlite_plans(url)
        for plan, index in zip(plans, INDICES, strict=True):
            assert index in plan and plan.startswith("SEARCH") and "\n" not in plan, plan

    asyncio.run(play())


@pytest.mark.parametrize("mode", ["force_custom_plan", "force_generic_plan"])
def test_postgresql_neither_sorts_nor_scans(mode: str, request: pytest.FixtureRequest) -> None:
    async def play() -> None:
        url = request.getfixturevalue("postgres").new_database()
        async with opened(url):
            plans = await postgres_plans(url, mode)
        for plan, index in zip(plans, INDICES, strict=True):
            assert index in plan and "Sort" not in plan and "Seq Scan" not in plan, plan

    asyncio.run(play())
