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

from octavo.server.store import Conflict, Session, Store, StoreFailed, connect
from octavo.server.store.postgres import PostgresStore
from octavo.server.store.sqlite import SqliteStore
from server.house import PATIENCE
from server.keeping import opened, summary
from server.postgres import Postgres
from server.relay import relayed


@contextlib.contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file of this process may grow beyond so many bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def in_trouble(store: Store, why: str) -> None:
    """Wait until the store knows that its database fails."""
    async with asyncio.timeout(PATIENCE):
        while store.trouble is None or why not in store.trouble.why:
            await asyncio.sleep(0.01)


def test_on_a_full_disk_appends_wait_and_are_done_when_there_is_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/octavo.db") as store:
            first, other = Session("first"), Session("other")
            await store.append(first, 1, [b"1"])
            with full_disk((tmp_path / "octavo.db-wal").stat().st_size + 10_000):
                waiting = [store.append(first, 2, [b"x" * 100_000]), store.append(other, 1, [b"y" * 100_000])]
                await in_trouble(store, "")
                waiting.append(store.append(first, 3, [b"3"]))
                with pytest.raises(StoreFailed):
                    await store.put_guest("anna", "x" * 100_000)
                assert await store.events("first") == [b"1"]
                assert not any(future.done() for future in waiting)
            await asyncio.gather(*waiting)
            assert store.trouble is None
            await store.put_guest("anna", "Anna")
            assert await store.events("first") == [b"1", b"x" * 100_000, b"3"]
            assert await store.events("other") == [b"y" * 100_000]

    asyncio.run(play())


def test_another_process_that_holds_the_file_is_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "octavo.db", patience=0.1)
        await store.open()
        first = Session("first")
        await store.append(first, 1, [b"1"])
        with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = store.append(first, 2, [b"2"])
            await in_trouble(store, "locked")
            with pytest.raises(StoreFailed, match="locked"):
                await store.put_guest("anna", "Anna")
            assert await store.events("first") == [b"1"]  # reading goes on
            assert not waiting.done()
            other.execute("ROLLBACK")
            await waiting
        assert store.trouble is None
        await store.close()

    asyncio.run(play())


def test_a_missing_file_is_not_created_again_and_may_come_back(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "octavo.db")
        await store.open()
        first = Session("first")
        await store.append(first, 1, [b"1"])
        away = tmp_path / "away"
        away.mkdir()
        names = [path.name for path in tmp_path.iterdir() if path.is_file()]
        for name in names:
            (tmp_path / name).rename(away / name)
        waiting = store.append(first, 2, [b"2"])
        await in_trouble(store, "No such file")
        assert not (tmp_path / "octavo.db").exists()
        for name in names:
            (away / name).rename(tmp_path / name)
        await waiting
        assert await store.events("first") == [b"1", b"2"]
        await store.close()

    asyncio.run(play())


def test_another_file_in_the_place_of_the_one_that_was_read_takes_nothing_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/other.db") as store:
            await store.append(Session("first"), 1, [b"another"])
        store = SqliteStore(tmp_path / "octavo.db")
        await store.open()
        first = Session("first")
        await store.append(first, 1, [b"1"])
        await store.append(first, 2, [b"2"])
        for path in tmp_path.glob("octavo.db*"):
            path.unlink()
        waiting = [store.append(first, 3, [b"3"]), store.append(first, 4, [b"4"])]
        await in_trouble(store, "No such file")
        (tmp_path / "other.db").rename(tmp_path / "octavo.db")
        await in_trouble(store, "another file has taken its place")  # until a server is started on that one
        await store.close()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreFailed, StoreFailed]
        async with opened(f"sqlite:///{tmp_path}/octavo.db") as again:
            assert await again.events("first") == [b"another"]

    asyncio.run(play())


def test_what_still_waits_when_the_store_is_closed_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "octavo.db", patience=0.1)
        await store.open()
        first = Session("first")
        with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = [store.append(first, 1, [b"1"]), store.append(first, 2, [b"2"])]
            await in_trouble(store, "locked")
            waiting.append(store.append(first, 3, [b"3"]))
            await store.close()
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(outcome, StoreFailed) and "closed" in str(outcome) for outcome in outcomes)

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
            first = Session("first")
            await store.append(first, 1, [b"1"])
            assert await store.events("first") == [b"1"]
            try:
                waiting = [store.append(first, n, [b"%d" % n]) for n in range(2, 2000)]
                await asyncio.to_thread(postgres.stop)
                waiting.append(store.append(first, 2000, [b"2000"]))
                for question in (store.events("first"), store.put_guest("anna", "Anna"), store.secret_key()):
                    with pytest.raises(StoreFailed):
                        await question
                await in_trouble(store, "")
                assert not waiting[-1].done()
            finally:
                await asyncio.to_thread(postgres.start)
            await asyncio.gather(*waiting)
            assert store.trouble is None
            assert await store.events("first") == [b"%d" % n for n in range(1, 2001)]

    asyncio.run(play(postgres.new_database()))


def test_a_connection_that_is_cut_is_made_again(postgres: Postgres) -> None:
    async def cut(url: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("""SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()""")
        await connection.close()

    async def play(url: str) -> None:
        async with opened(url) as store:
            first, written = Session("first"), 0
            for _ in range(5):
                waiting = [store.append(first, written + n, [b"%d" % (written + n)]) for n in range(1, 50)]
                await asyncio.gather(cut(url), *waiting)
                written += 49
            assert await store.events("first") == [b"%d" % n for n in range(1, written + 1)]

    asyncio.run(play(postgres.new_database()))


@pytest.mark.parametrize("done", [True, False], ids=["done", "not done"])
def test_where_nobody_knows_what_was_done_the_store_looks(postgres: Postgres, done: bool) -> None:
    """The line breaks when a statement that writes is on its way there, or when its answer is on its way back."""

    async def play(url: str) -> None:
        async with relayed(postgres.socket) as relay, opened(relay.url(url)) as store:
            first, other = Session("first"), Session("other")
            for number in range(1, 10, 3):
                relay.cut_at_next(b"turn-%d" % number, done=done)
                appends = [
                    store.append(first, number, [b"%d" % number, b"and"], summary("first", free=number)),
                    store.append(other, number, [b"turn-%d" % number] * 3),
                    store.append(first, number + 2, [b"more"]),
                ]
                await asyncio.gather(*appends)
                assert relay.cuts == (number + 2) // 3
                assert store.trouble is None
                found = await store.table("first")
                assert found is not None and found.free == number
            assert await store.events("first") == [b"1", b"and", b"more", b"4", b"and", b"more", b"7", b"and", b"more"]
            assert await store.events("other") == [b"turn-1"] * 3 + [b"turn-4"] * 3 + [b"turn-7"] * 3

    asyncio.run(play(postgres.new_database()))


def test_a_server_overtaken_while_the_line_was_cut_is_told(postgres: Postgres) -> None:
    async def play(url: str) -> None:
        async with relayed(postgres.socket) as relay, opened(relay.url(url)) as store, opened(url) as quicker:
            first = Session("first")
            await store.append(first, 1, [b"1"])
            relay.cut_at_next(b"late", done=False, back=False)
            waiting = [store.append(first, 2, [b"late"]), store.append(first, 3, [b"later"])]
            await in_trouble(store, "")
            await quicker.append(Session("first"), 2, [b"2"])
            relay.let_in()
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Conflict, StoreFailed]
            assert await store.events("first") == [b"1", b"2"]

    asyncio.run(play(postgres.new_database()))


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
        await store.append(Session("first"), 1, [b"1"])
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
            await store.append(Session("first"), 1, [b"1"])
            await store.put_guest("anna", "Anna")
            assert await store.events("first") == [b"1"]

    url = postgres.new_database()
    with postgres.standby() as standby:
        folders = [postgres.folder / "nowhere", standby, postgres.folder]
        asyncio.run(play(url, ",".join(f"{quote(str(folder), safe='')}:5432" for folder in folders)))
