"""A store in one file: SQLite through the standard library.

One thread writes, and commits everything that waits in one transaction (WAL, synchronous=FULL: on disk when it
returns); another reads. The module `sqlite3` releases the interpreter's lock at every row and gets it back late when
the loop is busy, so statements here carry many rows at once, in and out.
"""

import asyncio
import contextlib
import errno
import json
import os
import secrets
import sqlite3
import threading
import time
from asyncio import Future
from collections import deque
from collections.abc import AsyncIterator, Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from octavo.server.store import rows
from octavo.server.store.alone import claim
from octavo.server.store.base import (
    Appender,
    KeptEvent,
    KeptGuest,
    KeptSecret,
    KeptSummary,
    KeptVerdict,
    Piece,
    Session,
    Settled,
    StoreFailed,
    Trouble,
    Verdict,
    settle,
)
from octavo.server.store.line import (
    MOST_WAITING,
    PORTION,
    TRY_AGAIN,
    Append,
    AppendQueue,
    Place,
    end_sessions,
    event_rows,
    judge,
    last_summaries,
)
from octavo.server.store.opening import connect, look, migrate, one, reason, refusal, touch
from octavo.server.wire.summaries import TableSummary
from octavo.text.refusal import Refused

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

WRITER_DONE_WITHIN = 5.0  # seconds to wait for another process that writes
RHYTHM = 0.008  # seconds from one transaction to the next: each costs as much as thirty actions, so they share it
PIECES = 1000  # pieces in a portion of a backup
TIDY = 60.0  # seconds until writes reach the file itself; SQLite alone waits for a thousand pages
LARGEST = 512  # rows in one statement

HEADS = """
    SELECT json_group_array(json_array(table_id, number, place))
    FROM heads WHERE table_id IN (SELECT value FROM json_each(?))"""
ALL_EVENTS = """
    WITH RECURSIVE walk (number, before, body) AS (
        SELECT events.number, before, body FROM heads JOIN events USING (place) WHERE heads.table_id = ?
        UNION ALL
        SELECT events.number, events.before, events.body FROM walk JOIN events ON events.place = walk.before
    )
    SELECT group_concat(number || ':' || hex(body), ' ') FROM walk"""
LISTED = [rows.listed(condition, "?", "?") for condition in rows.LISTED]
UNFINISHED = rows.unfinished("?", "?")
SINCE = """
    WITH RECURSIVE walk (number, before, body) AS (
        SELECT events.number, before, body FROM heads JOIN events USING (place) WHERE heads.table_id = ?1
        UNION ALL
        SELECT events.number, events.before, events.body FROM walk JOIN events ON events.place = walk.before
        WHERE walk.number > ?2
    )
    SELECT number, body FROM walk"""
PUT_EVENTS = ("INSERT INTO events (place, table_id, number, before, body) VALUES ", "")
PUT_HEADS = (
    "INSERT INTO heads (table_id, number, place) VALUES ",
    " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, place = excluded.place",
)
PUT_TABLES = (f"INSERT INTO tables ({rows.COLUMN_LIST}) VALUES ", f" ON CONFLICT (id) DO UPDATE SET {rows.UPDATES}")
PUT_GUESTS = ("INSERT INTO guests (id, name) VALUES ", " ON CONFLICT (id) DO UPDATE SET name = excluded.name")
PUT_SECRETS = ("INSERT INTO secrets (name, value) VALUES ", " ON CONFLICT (name) DO NOTHING")
PUT_VERDICTS = ("INSERT OR REPLACE INTO verdicts (table_id, build, body) VALUES ", "")


class SqliteStore(Appender):
    """A `Store` in an SQLite file, which is made when it is not there, unless it must be; its folder must be."""

    def __init__(
        self,
        path: Path,
        *,
        make: bool = True,
        alone: bool = False,
        most_waiting: int = MOST_WAITING,
        patience: float = WRITER_DONE_WITHIN,
    ) -> None:
        """`alone` is for a server: no other server may have the file meanwhile."""
        self.path = path
        self._alone = alone
        self._lock: int | None = None
        self.made = False
        self._make = make
        self._most = most_waiting
        self._patience = patience
        self._wake = threading.Event()
        self._woken = False
        self._closing = False
        self._jobs: deque[tuple[Job[Any], Future[Any]]] = deque()
        self._connection: sqlite3.Connection | None = None  # the writer's
        self._inode = 0  # of the file
        self._reading: sqlite3.Connection | None = None
        self._reader = ThreadPoolExecutor(1, "octavo-read")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._line = AppendQueue(self._loop, self._most)
        try:
            await asyncio.to_thread(self._prepare)
            await self._loop.run_in_executor(self._reader, self._begin_reading)
        except (OSError, sqlite3.Error) as error:
            self._let_go()
            raise refusal(self.path, error) from error
        except BaseException:
            self._let_go()
            raise
        self._tidying = asyncio.create_task(self._tidy())
        self._thread = threading.Thread(target=self._write, name="octavo-write", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._line.close()
        self._closing = True
        self._wake.set()
        self._tidying.cancel()
        await asyncio.to_thread(self._thread.join)
        await self._loop.run_in_executor(self._reader, self._finish)
        self._reader.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    @property
    def trouble(self) -> Trouble | None:
        return self._line.trouble

    def put(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None, settled: Settled
    ) -> None:
        if not self._woken:  # the writer takes all appends of this turn of the loop together
            self._woken = True
            self._loop.call_soon(self._wake_writer)
        self._line.put(Append(session, first, events, summary, settled))

    def _wake_writer(self) -> None:
        self._woken = False
        self._wake.set()

    # What is read.

    async def events(self, table: str) -> list[bytes]:
        return await self._read(lambda connection: _events(connection, table))

    async def table(self, table: str) -> TableSummary | None:
        found = await self._read(
            lambda c: c.execute(f"SELECT {rows.COLUMN_LIST} FROM tables WHERE id = ?", (table,)).fetchone()
        )
        return None if found is None else rows.summary(found)

    async def tables(self, *, limit: int = 100, since: float = 0.0) -> list[TableSummary]:
        def find(connection: sqlite3.Connection) -> list[Any]:
            found: list[Any] = []
            for query in LISTED:
                found += connection.execute(query, (since, limit - len(found))).fetchall()
            return found

        return [rows.summary(row) for row in await self._read(find)]

    async def unfinished(self, host: str, since: float = 0.0) -> int:
        return int(await self._read(lambda c: one(c, UNFINISHED, host, since)))

    async def guest(self, guest: str) -> str | None:
        found: str | None = await self._read(lambda c: one(c, "SELECT name FROM guests WHERE id = ?", guest))
        return found

    async def verdict(self, table: str) -> KeptVerdict | None:
        query = "SELECT table_id, build, body FROM verdicts WHERE table_id = ?"
        found = await self._read(lambda c: c.execute(query, (table,)).fetchone())
        return None if found is None else KeptVerdict(*found)

    async def size(self) -> int:
        return await self._read(_size)

    # What is written beside events.

    async def put_guest(self, guest: str, name: str) -> None:
        await self._do(lambda c: _put(c, PUT_GUESTS, [(guest, name)]))

    async def put_verdict(self, verdict: KeptVerdict) -> None:
        def put(connection: sqlite3.Connection) -> None:
            _put(connection, PUT_VERDICTS, [(verdict.table, verdict.build, verdict.body)])
            connection.execute(rows.FORGET_VERDICTS)

        await self._do(put)

    async def secret_key(self) -> bytes:
        def make(connection: sqlite3.Connection) -> bytes:
            _put(connection, PUT_SECRETS, [("cookies", secrets.token_bytes(32))])
            return bytes(one(connection, "SELECT value FROM secrets WHERE name = 'cookies'"))

        return await self._do(make)

    # Backup.

    async def pieces(self) -> AsyncIterator[list[Piece]]:
        with ThreadPoolExecutor(1, "octavo-backup") as thread:

            def portion() -> list[Piece] | None:
                return next(walk, None)

            walk = self._walk()
            try:
                while (found := await _failing(self._loop.run_in_executor(thread, portion))) is not None:
                    yield found
            finally:
                await self._loop.run_in_executor(thread, walk.close)

    async def fill(self, portions: AsyncIterator[list[Piece]]) -> None:
        with ThreadPoolExecutor(1, "octavo-restore") as thread:

            async def do(job: Callable[[], T]) -> T:
                return await _failing(self._loop.run_in_executor(thread, job))

            connection = await do(self._connect)
            try:
                await do(lambda: connection.execute("BEGIN IMMEDIATE"))
                if await do(lambda: _size(connection)):
                    raise Refused("database-not-empty")
                async for portion in portions:
                    await do(lambda portion=portion: _put_pieces(connection, portion))  # type: ignore[misc]
                await do(lambda: connection.execute("COMMIT"))
            finally:
                await self._loop.run_in_executor(thread, connection.close)  # rolls back what is not committed

    def _walk(self) -> Generator[list[Piece], None, None]:
        """All pieces at one moment: a read transaction sees the state at its beginning."""
        connection = self._connect()
        try:
            connection.execute("BEGIN")
            for query, piece in WALK:
                cursor = connection.execute(query)
                while found := cursor.fetchmany(PIECES):
                    yield [piece(row) for row in found]
        finally:
            connection.close()

    # The threads.

    async def _read(self, job: Job[T]) -> T:
        def read() -> T:
            try:
                return job(self._begin_reading())
            except sqlite3.Error:
                self._stop_reading()
                raise

        return await _failing(self._loop.run_in_executor(self._reader, read))

    def _begin_reading(self) -> sqlite3.Connection:
        """The reader's connection. It is there from the start on: to make one needs room on the disk."""
        if self._reading is None:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            self._reading = connection
        return self._reading

    def _stop_reading(self) -> None:
        connection, self._reading = self._reading, None
        if connection is not None:
            connection.close()

    async def _tidy(self) -> None:
        """Now and then, bring the WAL's contents into the file, however little is written."""
        while True:
            await asyncio.sleep(TIDY)
            with contextlib.suppress(StoreFailed):
                await self._read(lambda connection: one(connection, "PRAGMA wal_checkpoint(PASSIVE)"))

    def _finish(self) -> None:
        """The last of a server: all is in the file, and nothing in its WAL, even if others have it open still."""
        if self._alone and self._reading is not None:
            with contextlib.suppress(sqlite3.Error):
                self._reading.execute("PRAGMA busy_timeout = 0")
                self._reading.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self._stop_reading()

    async def _do(self, job: Job[T]) -> T:
        """Do something in a transaction of its own, in the thread that writes."""
        if self._closing:
            raise StoreFailed("the store is closed")
        future: Future[T] = self._loop.create_future()
        self._jobs.append((job, future))
        self._wake.set()
        return await future

    def _prepare(self) -> None:
        """Make the file, for its owner's eyes only, and bring the schema up to date."""
        if self._alone:
            self._lock = claim(self.path)
        look(self.path, make=self._make)
        os.close(os.open(self.path, os.O_RDWR | (os.O_CREAT if self._make else 0), 0o600))
        self._inode = self.path.stat().st_ino
        with contextlib.closing(self._connect()) as connection:
            self.made = migrate(connection)
            touch(connection)

    def _connect(self) -> sqlite3.Connection:
        if self.path.stat().st_ino != self._inode:  # SQLite would mix it with the WAL of the one that was here
            raise OSError(errno.ESTALE, "another file has taken its place: start the server anew", str(self.path))
        return connect(self.path, self._patience)

    def _write(self) -> None:
        begun = 0.0
        doubtful: list[Append] = []  # the database has failed with these: perhaps they are done, perhaps not
        while True:
            self._wake.wait(TRY_AGAIN if doubtful else None)
            if not self._closing:
                time.sleep(max(0.0, begun + (TRY_AGAIN if doubtful else RHYTHM) - time.monotonic()))
            self._wake.clear()
            closing = self._closing  # read before the line is: what came before closing is still written
            begun = time.monotonic()
            while portion := doubtful or self._line.take():
                try:
                    verdicts = self._commit(portion, again=bool(doubtful))
                except StoreFailed as failure:
                    doubtful = portion
                    self._loop.call_soon_threadsafe(self._line.fails, str(failure))
                    break
                self._loop.call_soon_threadsafe(self._line.settle, portion, verdicts)
                if not doubtful and len(portion) < PORTION and not closing:
                    break  # appends that have come meanwhile belong to the next transaction
                doubtful = []
            while self._jobs:
                job, future = self._jobs.popleft()
                self._loop.call_soon_threadsafe(settle, future, self._attempt(job))
                if self._line.due and not (doubtful or closing):  # events go before one more name or verdict
                    self._wake.set()
                    break
            if closing:
                break
        while doubtful:
            self._loop.call_soon_threadsafe(self._line.give_up, doubtful)
            doubtful = self._line.take()
        self._disconnect()

    def _commit(self, portion: list[Append], *, again: bool) -> list[Verdict]:
        """Commit a portion and return the outcomes; StoreFailed if the database does not answer."""
        verdicts = self._attempt(lambda connection: _add(connection, portion, again=again))
        if isinstance(verdicts, StoreFailed):
            if _fails_as_such(verdicts.__cause__):
                raise verdicts
            if len(portion) > 1:  # the database refuses one of them; the others must not suffer for it
                return [verdict for append in portion for verdict in self._commit([append], again=again)]
            verdicts = [verdicts]
        end_sessions(portion, verdicts)
        return verdicts

    def _attempt(self, job: Job[T]) -> T | StoreFailed:
        """A transaction; after a failure the next one begins with a new connection."""
        try:
            file = self.path.stat()
            if self._connection is None or file.st_ino != self._inode:  # a file that was removed would still take it
                self._disconnect()
                self._connection = self._connect()
            self._connection.execute("BEGIN IMMEDIATE")
            value = job(self._connection)
            self._connection.execute("COMMIT")
            return value
        except Exception as error:  # any error: the thread must live, and the callers that wait must be told
            self._disconnect()
            failure = StoreFailed(reason(error))
            failure.__cause__ = error
            return failure

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()


def _add(connection: sqlite3.Connection, portion: list[Append], *, again: bool) -> list[Verdict]:
    """Add those that may go through; the transaction keeps other processes from writing."""
    heads = _heads(connection, {append.table for append in portion})
    there = _there(connection, portion) if again else None
    verdicts, appends = judge(portion, {table: number for table, (number, _) in heads.items()}, there)
    _put_events(connection, event_rows(appends), heads)
    _put(connection, PUT_TABLES, [rows.row(summary) for summary in last_summaries(appends)])
    return verdicts


def _events(connection: sqlite3.Connection, table: str) -> list[bytes]:
    """All events of a table; those of a long one take a while, and must not take it from the loop."""
    found: str | None = one(connection, ALL_EVENTS, table)
    numbered = [event.split(":") for event in found.split(" ")] if found is not None else []
    return [bytes.fromhex(body) for _, body in sorted(numbered, key=lambda event: int(event[0]))]


def _heads(connection: sqlite3.Connection, tables: set[str]) -> dict[str, tuple[int, int]]:
    """Number and place of the last event of these tables."""
    found = json.loads(one(connection, HEADS, json.dumps(list(tables))))
    return {table: (number, place) for table, number, place in found}


def _there(connection: sqlite3.Connection, portion: list[Append]) -> dict[Place, bytes]:
    """What is already in the places of a portion that was tried before."""
    firsts = {append.table: append.first for append in reversed(portion)}
    return {
        (table, number): body
        for table, first in firsts.items()
        for number, body in connection.execute(SINCE, (table, first)).fetchall()
    }


def _put_events(
    connection: sqlite3.Connection, events: list[tuple[str, int, bytes]], heads: dict[str, tuple[int, int]]
) -> None:
    """Add events behind those that are there."""
    end = one(connection, "SELECT coalesce(max(place), 0) FROM events")
    linked = []
    changed: dict[str, tuple[int, int]] = {}
    for place, (table, number, body) in enumerate(events, end + 1):
        _, before = changed.get(table) or heads.get(table, (0, 0))
        linked.append((place, table, number, before, body))
        changed[table] = (number, place)
    _put(connection, PUT_EVENTS, linked)
    _put(connection, PUT_HEADS, [(table, *head) for table, head in changed.items()])


def _put(connection: sqlite3.Connection, into: tuple[str, str], values: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows, many in a statement; by powers of two, so that few different statements need to be prepared."""
    done = 0
    while rest := len(values) - done:
        count = min(LARGEST, 1 << (rest.bit_length() - 1))
        group = f"({','.join('?' * len(values[0]))})"
        flat = [value for row in values[done : done + count] for value in row]
        connection.execute(into[0] + ",".join([group] * count) + into[1], flat)
        done += count


def _put_pieces(connection: sqlite3.Connection, pieces: list[Piece]) -> None:
    _put(connection, PUT_SECRETS, [(p.name, p.value) for p in pieces if isinstance(p, KeptSecret)])
    _put(connection, PUT_GUESTS, [(p.guest, p.name) for p in pieces if isinstance(p, KeptGuest)])
    _put(connection, PUT_TABLES, [rows.row(p.summary) for p in pieces if isinstance(p, KeptSummary)])
    _put(connection, PUT_VERDICTS, [(p.table, p.build, p.body) for p in pieces if isinstance(p, KeptVerdict)])
    events = [(p.table, p.number, p.body) for p in pieces if isinstance(p, KeptEvent)]
    _put_events(connection, events, _heads(connection, {table for table, _, _ in events}))


WALK: tuple[tuple[str, Callable[[Any], Piece]], ...] = (
    ("SELECT name, value FROM secrets ORDER BY name", lambda row: KeptSecret(*row)),
    ("SELECT id, name FROM guests ORDER BY id", lambda row: KeptGuest(*row)),
    (f"SELECT {rows.COLUMN_LIST} FROM tables ORDER BY id", lambda row: KeptSummary(rows.summary(row))),
    ("SELECT table_id, number, body FROM events ORDER BY table_id, number", lambda row: KeptEvent(*row)),
    ("SELECT table_id, build, body FROM verdicts ORDER BY number", lambda row: KeptVerdict(*row)),
)


def _size(connection: sqlite3.Connection) -> int:
    return sum(one(connection, f"SELECT count(*) FROM {name}") for name in rows.KEPT)


async def _failing(reading: Future[T]) -> T:
    """A thread's answer; a failure of the database becomes StoreFailed."""
    try:
        return await reading
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(reason(error)) from error


def _fails_as_such(error: BaseException | None) -> bool:
    """Whether the database itself fails (its disk, its file, its lock), not just this statement."""
    general = (OSError, sqlite3.OperationalError, sqlite3.InternalError)
    return isinstance(error, general) or type(error) is sqlite3.DatabaseError  # that is what a damaged file raises
