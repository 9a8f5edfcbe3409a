"""When the database fails, those who wait hear of it; when it is there again, the store goes on by itself."""

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, urlsplit

import asyncpg
import pytest

from octavo.table.store import Store, StoreFailed, connect
from octavo.table.store.postgres import PostgresStore
from octavo.table.store.sqlite import SqliteStore
from table.keeping import opened
from table.postgres import Postgres


@contextlib.contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file of this process may grow beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_fails_what_waits_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/octavo.db") as store:
            await store.append("first", 1, [b"1"])
            with full_disk((tmp_path / "octavo.db-wal").stat().st_size + 10_000):
                waiting = [store.append("first", 2, [b"x" * 100_000]), store.append("other", 1, [b"y" * 100_000])]
                outcomes = await asyncio.gather(*waiting, return_exceptions=True)
                assert [type(outcome) for outcome in outcomes] == [StoreFailed, StoreFailed]
                with pytest.raises(StoreFailed):
                    await store.put_guest("anna", "x" * 100_000)
                assert await store.events("first") == [b"1"]
            await store.append("first", 2, [b"2"])
            await store.put_guest("anna", "Anna")
            assert await store.events("first") == [b"1", b"2"]
            assert await store.events("other") == []

    asyncio.run(play())


def test_another_process_that_holds_the_file_is_waited_for_but_not_for_ever(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "octavo.db", patience=1.0)
        await store.open()
        await store.append("first", 1, [b"1"])
        with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="locked"):
                await store.append("first", 2, [b"2"])
            assert await store.events("first") == [b"1"]  # reading goes on
            waiting = store.append("first", 2, [b"2"])
            await asyncio.sleep(0.05)
            other.execute("ROLLBACK")
            await waiting
        await store.close()

    asyncio.run(play())


def test_a_file_that_has_gone_is_not_made_anew(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "octavo.db")
        await store.open()
        await store.append("first", 1, [b"1"])
        for path in tmp_path.iterdir():
            path.unlink()
        with pytest.raises(StoreFailed):
            await store.append("first", 2, [b"2"])
        assert not (tmp_path / "octavo.db").exists()
        await store.close()

    asyncio.run(play())


def test_sqlite_commits_to_the_disk_itself(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "octavo.db")
        await store.open()
        for pragma, wanted in (("synchronous", 2), ("journal_mode", "wal")):
            assert await store._do(lambda c, pragma=pragma: c.execute(f"PRAGMA {pragma}").fetchone()[0]) == wanted  # type: ignore[misc]
        assert store.path.stat().st_mode & 0o077 == 0, "others may read the secrets"
        await store.close()

    asyncio.run(play())


def test_postgresql_stops_and_comes_back(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        async with opened(url) as store:
            await store.append("first", 1, [b"1"])
            assert await store.events("first") == [b"1"]
            try:
                waiting = [store.append("first", n, [b"%d" % n]) for n in range(2, 2000)]
                await asyncio.to_thread(postgres.stop)
                outcomes = await asyncio.gather(*waiting, return_exceptions=True)
                assert all(outcome is None or isinstance(outcome, StoreFailed) for outcome in outcomes)
                for question in (store.events("first"), store.put_guest("anna", "Anna"), store.secret_key()):
                    with pytest.raises(StoreFailed):
                        await question
                with pytest.raises(StoreFailed):
                    await store.append("first", 2, [b"2"])
            finally:
                await asyncio.to_thread(postgres.start)
            events = await store.events("first")
            assert events == [b"%d" % n for n in range(1, len(events) + 1)]
            assert len(events) > sum(outcome is None for outcome in outcomes)
            await store.append("first", len(events) + 1, [b"back"])
            assert (await store.events("first"))[-1] == b"back"

    asyncio.run(play(postgres.new_database()))


def test_a_connection_that_is_cut_is_made_again(postgres: Postgres) -> None:
    async def cut(url: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("""SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()""")
        await connection.close()

    async def play(url: str) -> None:
        async with opened(url) as store:
            written = 0
            for _ in range(5):
                waiting = [store.append("first", written + n, [b"e"]) for n in range(1, 50)]
                await asyncio.gather(cut(url), *waiting, return_exceptions=True)
                found = len(await store.events("first"))
                assert found >= written + sum(future.exception() is None for future in waiting)
                written = found
            await append_soon(store, written + 1)

    asyncio.run(play(postgres.new_database()))


async def append_soon(store: Store, number: int) -> None:
    """The first append after a cut may be the one that notices it."""
    with contextlib.suppress(StoreFailed):
        await store.append("first", number, [b"e"])
        return
    await store.append("first", number, [b"e"])


@pytest.mark.parametrize(
    ("told", "does"),
    [("off", "on"), ("local", "on"), ("remote_write", "on"), ("on", "on"), ("remote_apply", "remote_apply")],
)
def test_postgresql_waits_for_all_disks_even_where_it_was_told_not_to(postgres: Postgres, told: str, does: str) -> None:
    async def play(url: str) -> None:
        connection = await asyncpg.connect(url)
        database = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {database} SET synchronous_commit = {told}")
        await connection.close()
        store = connect(url)
        assert isinstance(store, PostgresStore)
        await store.open()
        await store.append("first", 1, [b"1"])
        assert store._writer is not None
        assert await store._writer.fetchval("SHOW synchronous_commit") == does
        for _ in range(3):  # guests and keys are written by those that read, again and again
            assert await store._ask(lambda c: c.fetchval("SHOW synchronous_commit")) == does
        await store.close()

    asyncio.run(play(postgres.new_database()))


def test_of_several_hosts_the_one_that_can_write_is_taken(postgres: Postgres) -> None:
    """One that is not there, a standby, and the server itself."""

    async def play(url: str, hosts: str) -> None:
        name = urlsplit(url).path
        async with opened(f"postgresql://octavo@{hosts}{name}") as store:
            await store.append("first", 1, [b"1"])
            await store.put_guest("anna", "Anna")
            assert await store.events("first") == [b"1"]

    url = postgres.new_database()
    with postgres.standby() as standby:
        folders = [postgres.folder / "nowhere", standby, postgres.folder]
        asyncio.run(play(url, ",".join(f"{quote(str(folder), safe='')}:5432" for folder in folders)))
