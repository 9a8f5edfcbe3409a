"""The schema: made and brought up to date by opening a store, from every earlier version.

tests/data/schemas/<dialect>-<version>.sql is a database of that version with one of everything in it. A new step of the
migrations needs the dump of its version: `pytest tests/server/test_store_schema.py --write` adds it, and leaves the
others alone.
"""

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from octavo.server.store import Session, opening, schema
from octavo.server.store import postgres as postgres_module
from octavo.server.store.sqlite import SqliteStore
from octavo.server.store.urls import connect
from octavo.text.refusal import Refused
from server.keeping import SAMPLE, SCHEMAS, held, known, opened, portions
from server.postgres import Postgres

DUMPS = Path(__file__).parent.parent / "data" / "schemas"
DIALECTS: tuple[schema.Dialect, ...] = ("sqlite", "postgresql")
VERSIONS = [(dialect, version) for dialect in DIALECTS for version in range(1, schema.latest(dialect) + 1)]
NewDatabase = Callable[[str], str]


def sqlite_path(url: str) -> Path:
    store = connect(url)
    assert isinstance(store, SqliteStore)
    return store.path


def dump(url: str, server: Callable[[], Postgres]) -> str:
    """A database as SQL."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(sqlite_path(url))) as file:
            return "\n".join(file.iterdump()) + "\n"
    text = server().run("pg_dump", "--inserts", "--no-owner", "--no-privileges", url)
    # Settings and comments differ between versions of pg_dump.
    kept = [line for line in text.splitlines() if not re.match(r"SET |SELECT pg_catalog\.set_config|--|\\|$", line)]
    return "\n".join(kept) + "\n"


async def execute(url: str, script: str) -> None:
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(sqlite_path(url))) as file:
            file.executescript(script)
        return
    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


async def shape(url: str) -> list[Any]:
    """Columns, keys and indices, however they came about."""
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(sqlite_path(url))) as file:
            names = [name for (name,) in file.execute("SELECT name FROM sqlite_master ORDER BY name")]
            pragmas = [f"{kind}_xinfo({name})" for name in names for kind in ("table", "index")]
            return [(pragma, file.execute(f"PRAGMA {pragma}").fetchall()) for pragma in pragmas]
    connection = await asyncpg.connect(url)
    columns = await connection.fetch("""SELECT table_name, column_name, data_type, is_nullable, collation_name
        FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2""")
    indices = await connection.fetch("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")
    await connection.close()
    return [tuple(row) for row in (*columns, *indices)]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_newest_dump_is_there(
    dialect: schema.Dialect, new_database: NewDatabase, rewrite: bool, request: pytest.FixtureRequest
) -> None:
    path = DUMPS / f"{dialect}-{schema.latest(dialect)}.sql"
    if rewrite and not path.exists():

        async def fill(url: str) -> None:
            async with opened(url) as store:
                await store.fill(portions(*SAMPLE))

        url = new_database(dialect)
        asyncio.run(fill(url))
        path.parent.mkdir(exist_ok=True)
        path.write_text(dump(url, lambda: request.getfixturevalue("postgres")), "utf-8")
    assert path.exists(), "a step was added to the migrations: run this test with --write"


@pytest.mark.parametrize(("dialect", "version"), VERSIONS)
def test_every_earlier_schema_is_brought_up_to_date(
    dialect: schema.Dialect, version: int, new_database: NewDatabase
) -> None:
    script = (DUMPS / f"{dialect}-{version}.sql").read_text("utf-8")
    url, fresh = new_database(dialect), new_database(dialect)

    async def play() -> None:
        await execute(url, script)
        async with opened(url) as store, opened(fresh):
            assert await held(store) == known(SCHEMAS, version)
            await store.append(Session("first"), 3, [b"3"])
            assert await shape(url) == await shape(fresh)

    asyncio.run(play())


def test_a_database_that_a_newer_program_wrote_is_refused(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.put_guest("anna", "Anna")
        await execute(database, "UPDATE schema_version SET version = 999")
        with pytest.raises(Refused, match=r"The database has schema 999, and this Octavo knows schemas up to \d+: "):
            await connect(database).open()

    asyncio.run(play())


def test_a_database_of_another_program_is_refused_and_not_touched(database: str) -> None:
    async def play() -> None:
        await execute(database, "CREATE TABLE events (recipe TEXT)")
        before = await shape(database)
        with pytest.raises(Refused, match="not Octavo's"):
            await connect(database).open()
        assert await shape(database) == before

    asyncio.run(play())


def test_steps_are_taken_one_by_one_each_as_a_whole(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second step is added that works, and a third that breaks off in its middle."""
    second = "CREATE TABLE pets (name TEXT);\nINSERT INTO pets\nVALUES (';\n--');\n"
    third = "CREATE TABLE toys (name TEXT);\nINSERT INTO nowhere VALUES (1);\n"

    def lead_to(*more: str) -> None:
        for module in (opening, postgres_module):
            monkeypatch.setattr(module, "steps", lambda dialect: (*schema.steps(dialect), *more))

    async def play() -> None:
        async with opened(database) as store:
            await store.put_guest("anna", "Anna")
        lead_to(second, third)
        with pytest.raises(Refused, match="nowhere"):
            await connect(database).open()
        latest = schema.latest("sqlite" if database.startswith("sqlite") else "postgresql")
        assert await versions(database) == latest + 1
        assert "toys" not in str(await shape(database))
        monkeypatch.setattr(schema, "latest", lambda dialect: latest + 2)
        lead_to(second, "CREATE TABLE toys (name TEXT);")
        async with opened(database) as store:
            assert await store.guest("anna") == "Anna"
        assert await versions(database) == latest + 2
        assert "pets" in str(await shape(database)) and "toys" in str(await shape(database))

    asyncio.run(play())


async def versions(url: str) -> int:
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(sqlite_path(url))) as file:
            return int(file.execute("SELECT version FROM schema_version").fetchone()[0])
    connection = await asyncpg.connect(url)
    version = int(await connection.fetchval("SELECT version FROM schema_version"))
    await connection.close()
    return version


def test_two_servers_may_start_on_an_empty_database_at_once(database: str) -> None:
    async def play() -> None:
        stores = [connect(database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({await store.secret_key() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(play())
