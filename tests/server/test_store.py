"""What every store must do, on SQLite and on PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from octavo.server.store import Conflict, Session, StoreFailed, StoreFull, connect
from octavo.server.store.base import MOST_VERDICTS, KeptEvent, KeptVerdict, Piece
from octavo.server.store.postgres import PostgresStore
from octavo.server.store.sqlite import SqliteStore
from octavo.server.wire.summaries import Status
from server.keeping import SUMMARY, opened, summary


def test_events_come_back_in_order(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            assert await store.events("first") == []
            await store.append(Session("first"), 1, [b"a", b"", b"\x00\xff"])
            await asyncio.gather(*(store.append(Session("first"), n, [b"%d" % n]) for n in range(4, 40)))
            await store.append(Session("other"), 1, [b"elsewhere"])
            wanted = [b"a", b"", b"\x00\xff", *(b"%d" % n for n in range(4, 40))]
            assert await store.events("first") == wanted
        async with opened(database) as store:
            assert await store.events("first") == wanted
            assert await store.events("other") == [b"elsewhere"]

    asyncio.run(play())


def test_an_append_that_conflicts_fails_alone(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.append(Session("first"), 1, [b"1", b"2"])
            portion = [
                store.append(Session("other"), 1, [b"1"]),
                store.append(Session("first"), 2, [b"late", b"later"], summary("first", game="mu")),
                store.append(Session("first"), 3, [b"3"]),
                store.append(Session("first"), 3, [b"late"]),
                store.append(Session("other"), 2, [b"2"]),
            ]
            outcomes = await asyncio.gather(*portion, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), Conflict, type(None)]
            assert str(outcomes[1]) == "table first has an event 2 already"
            assert await store.events("first") == [b"1", b"2", b"3"]
            assert await store.events("other") == [b"1", b"2"]
            assert await store.table("first") is None

    asyncio.run(play())


def test_of_two_appends_under_way_the_second_falls_with_the_first(database: str) -> None:
    """By then the second has the right number: the log would lack one event in the middle."""

    async def play() -> None:
        async with opened(database) as store:
            await store.append(Session("first"), 1, [b"1"])
            late, events = await store.session("first")
            assert events == [b"1"]
            quick, _ = await store.session("first")
            await store.append(quick, 2, [b"2"])
            under_way = [store.append(late, 2, [b"late"]), store.append(late, 3, [b"later"], summary("first", free=0))]
            outcomes = await asyncio.gather(*under_way, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Conflict, StoreFailed]
            with pytest.raises(StoreFailed):  # nor does it come to itself
                await store.append(late, 3, [b"later"])
            assert await store.events("first") == [b"1", b"2"]
            assert await store.table("first") is None
            await store.append(quick, 3, [b"3"])
            again, events = await store.session("first")
            await store.append(again, len(events) + 1, [b"4"])
            assert await store.events("first") == [b"1", b"2", b"3", b"4"]

    asyncio.run(play())


def test_a_session_ends_with_the_first_failure(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            bad, gap = Session("first"), Session("other")
            under_way = [
                store.append(bad, 1, [b"1"], summary("first", host="\ud800")),
                store.append(Session("first"), 1, [b"1"]),
                store.append(bad, 2, [b"2"]),
                store.append(gap, 2, [b"2"]),
                store.append(Session("other"), 1, [b"1"]),
                store.append(gap, 2, [b"2"]),
            ]
            outcomes = await asyncio.gather(*under_way, return_exceptions=True)
            assert [type(o) for o in outcomes] == [
                StoreFailed,
                type(None),
                StoreFailed,
                StoreFailed,
                type(None),
                StoreFailed,
            ]
            assert await store.events("first") == await store.events("other") == [b"1"]

    asyncio.run(play())


def test_a_full_line_ends_a_session_too(database: str) -> None:
    async def play() -> None:
        store = bounded(database, 10)
        await store.open()
        first = Session("first")
        await store.append(first, 1, [b"1"])
        with pytest.raises(StoreFull):
            await store.append(first, 2, [b"2"] * 11)
        with pytest.raises(StoreFailed):
            await store.append(first, 2, [b"2"])
        await store.append(Session("first"), 2, [b"2"])
        await store.close()

    asyncio.run(play())


def test_no_append_leaves_a_gap(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            with pytest.raises(StoreFailed):
                await store.append(Session("first"), 2, [b"2"])
            with pytest.raises(Conflict):
                await store.append(Session("first"), 0, [b"0"])
            assert await store.events("first") == []

    asyncio.run(play())


def test_a_summary_is_kept_with_its_events(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.append(Session("first"), 1, [b"1"], SUMMARY)
            assert await store.table("first") == SUMMARY
            both = [
                store.append(Session("first"), 2, [b"2"], summary("first", free=1)),
                store.append(Session("first"), 3, [], summary("first", free=0, status="playing")),
            ]
            await asyncio.gather(*both)
            assert await store.table("first") == summary("first", free=0, status="playing")
            with pytest.raises(Conflict):  # a late owner changes no summary either
                await store.append(Session("first"), 2, [], SUMMARY)
            assert await store.table("first") == summary("first", free=0, status="playing")
            assert await store.table("nowhere") is None

    asyncio.run(play())


def test_open_tables_are_listed_those_that_wait_first_and_the_latest_of_each(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            statuses: tuple[Status, ...] = ("waiting", "playing", "over", "closed")
            for age, status in enumerate(statuses):
                for is_open in (True, False):
                    name = f"{status}-{'open' if is_open else 'link'}"
                    await store.append(
                        Session(name), 1, [], summary(name, status=status, open=is_open, updated=100.0 - age)
                    )
            await store.append(Session("latest"), 1, [], summary("latest", updated=101.0, host="zsofi"))
            await store.append(Session("full"), 1, [], summary("full", updated=102.0, free=0))
            await store.append(
                Session("game"), 1, [], summary("game", updated=99.0, status="playing", free=0, created=0.0)
            )

            async def names(limit: int = 100) -> list[str]:
                return [table.table for table in await store.tables(limit=limit)]

            assert await names() == ["latest", "waiting-open", "game", "playing-open"]
            assert await names(3) == ["latest", "waiting-open", "game"]
            assert await names(2) == ["latest", "waiting-open"]
            assert await names(1) == ["latest"]
            await store.append(Session("playing-open"), 1, [], summary("playing-open", status="playing", updated=103.0))
            assert await names() == ["latest", "waiting-open", "playing-open", "game"]
            assert (await store.tables())[0] == summary("latest", updated=101.0, host="zsofi")
            assert await store.unfinished("anna") == 6
            assert await store.unfinished("zsofi") == 1
            assert await store.unfinished("nobody") == 0

    asyncio.run(play())


def test_tables_that_were_left_long_ago_are_not_counted(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            for age, name in enumerate(("newest", "middle", "oldest")):
                made = summary(name, created=50.0 + age, updated=100.0 - age)  # what was opened last was left first
                await store.append(Session(name), 1, [], made)

            for since, left in ((0.0, 3), (98.5, 2), (99.0, 2), (100.0, 1), (100.5, 0)):
                found = await store.tables(since=since)
                assert [table.table for table in found] == ["newest", "middle", "oldest"][:left]
                assert await store.unfinished("anna", since) == left

    asyncio.run(play())


def test_guests_and_the_key_are_kept(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.put_guest("anna", "Anna")
            await store.put_guest("anna", "Žofie 🂡'\"")
            keys = await asyncio.gather(*(store.secret_key() for _ in range(3)))
            assert len(set(keys)) == 1 and len(keys[0]) == 32
        async with opened(database) as store:
            assert await store.guest("anna") == "Žofie 🂡'\""
            assert await store.guest("nobody") is None
            assert await store.secret_key() == keys[0]

    asyncio.run(play())


def test_a_verdict_is_kept_the_latest_of_each_table(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            assert await store.verdict("first") is None
            await store.put_verdict(KeptVerdict("first", "njet 1", b"\x00\xff"))
            await store.put_verdict(KeptVerdict("other", "mu 1", b""))
            await store.put_verdict(KeptVerdict("first", "njet 2", b"again"))
        async with opened(database) as store:
            assert await store.verdict("first") == KeptVerdict("first", "njet 2", b"again")
            assert await store.verdict("other") == KeptVerdict("other", "mu 1", b"")
            assert await store.size() == 2

    asyncio.run(play())


def test_the_oldest_verdicts_make_room(database: str) -> None:
    async def many() -> AsyncIterator[list[Piece]]:
        yield [KeptVerdict(f"match-{number}", "njet 1", b"") for number in range(MOST_VERDICTS)]

    async def play() -> None:
        async with opened(database) as store:
            await store.fill(many())
            await store.put_verdict(KeptVerdict("match-0", "njet 2", b""))  # found again: no longer the oldest
            await store.put_verdict(KeptVerdict("one-more", "njet 1", b""))
            assert MOST_VERDICTS - 2 <= await store.size() <= MOST_VERDICTS  # PostgreSQL leaves gaps between numbers
            assert await store.verdict("match-1") is None
            for table in ("match-0", "match-9", "one-more"):
                assert await store.verdict(table) is not None

    asyncio.run(play())


def test_two_databases_have_two_keys(database: str, tmp_path: object) -> None:
    async def play() -> None:
        async with opened(database) as store, opened(f"sqlite:///{tmp_path}/another.db") as another:
            assert await store.secret_key() != await another.secret_key()

    asyncio.run(play())


def test_closing_writes_what_waits_and_then_accepts_nothing(database: str) -> None:
    async def play() -> None:
        store = connect(database)
        await store.open()
        waiting = [store.append(Session("first"), n, [b"%d" % n]) for n in range(1, 500)]
        await store.close()
        assert all(future.done() and future.exception() is None for future in waiting)
        with pytest.raises(StoreFailed, match="closed"):
            await store.append(Session("first"), 500, [b"500"])
        async with opened(database) as again:
            assert len(await again.events("first")) == 499

    asyncio.run(play())


def test_only_so_much_may_wait(database: str) -> None:
    async def play() -> None:
        store = bounded(database, 10)
        await store.open()
        waiting = [store.append(Session("first"), 1, [b"1"] * 6), store.append(Session("first"), 7, [b"7"] * 4)]
        with pytest.raises(StoreFull):
            await store.append(Session("first"), 11, [b"11"])
        await asyncio.gather(*waiting)
        await store.append(Session("first"), 11, [b"11"])  # there is room again
        assert len(await store.events("first")) == 11
        await store.close()

    asyncio.run(play())


def bounded(database: str, most: int) -> SqliteStore | PostgresStore:
    made = connect(database)
    if isinstance(made, SqliteStore):
        return SqliteStore(made.path, most_waiting=most)
    return PostgresStore(database, most_waiting=most)


def test_a_cancelled_wait_disturbs_nobody(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            given_up = store.append(Session("first"), 1, [b"1"])
            given_up.cancel()
            await store.append(Session("first"), 2, [b"2"])
            assert await store.events("first") == [b"1", b"2"]

    asyncio.run(play())


def test_what_the_database_does_not_take_fails_alone(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            portion = [
                store.append(Session("first"), 1, [b"1"]),
                store.append(Session("bad"), 1, [b"1"], summary("bad", host="\ud800")),
                store.append(Session("first"), 2, [b"2"]),
                store.append(Session("huge"), 1, [b"1"], summary("huge", players=1 << 80)),
                store.append(Session("first"), 3, [b"3"], SUMMARY),
            ]
            outcomes = await asyncio.gather(*portion, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [
                type(None),
                StoreFailed,
                type(None),
                StoreFailed,
                type(None),
            ]
            assert await store.events("first") == [b"1", b"2", b"3"]
            assert await store.events("bad") == await store.events("huge") == []

    asyncio.run(play())


def test_a_long_table_is_read_beside_the_loop(tmp_path: Path) -> None:
    """All players are on the loop, and anybody may ask for a long match."""
    count = 30_000

    async def long() -> AsyncIterator[list[Piece]]:
        for first in range(1, count, 1_000):
            yield [KeptEvent("long", first + n, b'{"t":"acted","seat":2,"action":31}') for n in range(1_000)]

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/octavo.db") as store:
            await store.fill(long())
            spent = []
            for _ in range(3):
                began = time.thread_time()
                assert len(await store.events("long")) == count
                spent.append(time.thread_time() - began)
            assert min(spent) < 0.005, spent

    asyncio.run(play())
