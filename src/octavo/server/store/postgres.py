"""A store in PostgreSQL, through asyncpg.

One task writes, and commits everything that waits in one statement. If another process writes too, the key (table,
number) lets only one add an event, and the other gets Conflict. After a lost connection it is not known whether the
last statement was done: the writer connects again, looks, and goes on.

A server has the database for itself: its writing connection holds a lock, which PostgreSQL releases when that ends.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from octavo.server.store import rows
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
)
from octavo.server.store.line import (
    MOST_WAITING,
    TRY_AGAIN,
    Append,
    AppendQueue,
    Place,
    end_sessions,
    event_rows,
    judge,
    last_summaries,
    places,
)
from octavo.server.store.schema import check_version, steps
from octavo.server.store.shown import FORMS, without_password
from octavo.server.wire.summaries import TableSummary
from octavo.text.refusal import Refused

T = TypeVar("T")
if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]
else:  # generic for the checker alone
    Connection = asyncpg.Connection
    Pool = asyncpg.Pool

ANSWERED_WITHIN = 10.0  # seconds to wait for the server
READERS = 4  # connections
TRIES = 5  # to get past other processes that write to the same tables
PIECES = 1000  # pieces in a portion of a backup
LOCK = 0x6F637461766F  # nobody migrates while another does; "octavo" in ASCII
SERVING = LOCK + 1  # held by the one server
LINGERING = 3.0  # seconds for which PostgreSQL may not have noticed that a server has died

LAST_NUMBERS = """
    SELECT id, (SELECT max(number) FROM events WHERE table_id = id COLLATE "C") FROM unnest($1::text[]) AS asked (id)"""
LISTED = [rows.listed(condition, "$1", "$2") for condition in rows.LISTED]
UNFINISHED = rows.unfinished("$1", "$2")
THERE = """
    SELECT table_id, number, body FROM events
    WHERE (table_id, number) IN (SELECT * FROM unnest($1::text[] COLLATE "C", $2::integer[]))"""
PUT_EVENTS = """
    INSERT INTO events (table_id, number, body) SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])"""
TYPES = ("text", "text", "integer", "integer", "text", "boolean", "text", "text", "text", "float8", "float8")


def _put_tables(place: int) -> str:
    """The statement that puts summaries, one array a column, the first of them in this place."""
    arrays = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(TYPES, place))
    return f"""INSERT INTO tables ({rows.COLUMN_LIST}) SELECT * FROM unnest({arrays})
        ON CONFLICT (id) DO UPDATE SET {rows.UPDATES}"""


PUT_TABLES = _put_tables(1)
PUT_BOTH = f"WITH noted AS ({_put_tables(4)}) {PUT_EVENTS}"
PUT_GUESTS = """INSERT INTO guests (id, name) SELECT * FROM unnest($1::text[], $2::text[])
    ON CONFLICT (id) DO UPDATE SET name = excluded.name"""
PUT_SECRETS = """INSERT INTO secrets (name, value) SELECT * FROM unnest($1::text[], $2::bytea[])
    ON CONFLICT (name) DO NOTHING"""
PUT_VERDICTS = """INSERT INTO verdicts (table_id, build, body) SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET number = DEFAULT, build = excluded.build, body = excluded.body"""

RACES = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
BAD_VALUES = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
    ValueError,
    TypeError,
    OverflowError,
)
DEAD = (
    ConnectionError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
FAILURES = (OSError, TimeoutError, EOFError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresStore(Appender):
    """A `Store` in a database of PostgreSQL, which must be there."""

    def __init__(
        self, url: str, *, alone: bool = False, most_waiting: int = MOST_WAITING, patience: float = ANSWERED_WITHIN
    ) -> None:
        """`alone` is for a server: no other server may have the database meanwhile."""
        self._url = url
        self._alone = alone
        self._most = most_waiting
        self.made = False
        self._patience = patience
        self._settings: dict[str, Any] = {"timeout": patience, "command_timeout": patience}
        if (
            "," in url and "target_session_attrs" not in url
        ):  # several hosts: the one that can write, wherever it is now
            self._settings["target_session_attrs"] = "read-write"
        self._closing = False
        self._writer: Connection | None = None

    async def open(self) -> None:
        self._line = AppendQueue(asyncio.get_running_loop(), self._most)
        self._wake = asyncio.Event()
        try:
            connection = await self._connect()
            try:
                self.made = await migrate(connection)
            finally:
                await connection.close(timeout=self._patience)
            if self._alone:
                await self._take_over()
            self._pool: Pool = await asyncpg.create_pool(
                self._url, min_size=0, max_size=READERS, init=_wait_for_disks, reset=_as_it_is, **self._settings
            )
        except FAILURES as error:
            raise Refused("no-database", database=without_password(self._url), reason=_reason(error)) from error
        except ValueError as error:
            raise Refused("bad-database-url", url=without_password(self._url), forms=FORMS) from error
        self._writing = asyncio.create_task(self._write(), name="octavo-write")

    async def _take_over(self) -> None:
        """Become the only server, perhaps once PostgreSQL notices that the last one died. Refused while it lives."""
        end = asyncio.get_running_loop().time() + LINGERING
        while True:
            try:
                self._writer = await self._connect_to_write()
            except _InUse:
                if asyncio.get_running_loop().time() > end:
                    raise Refused("database-in-use", database=without_password(self._url)) from None
                await asyncio.sleep(TRY_AGAIN)
            else:
                return

    async def close(self) -> None:
        self._line.close()
        self._closing = True
        self._wake.set()
        await self._writing
        try:
            async with asyncio.timeout(self._patience):
                await self._pool.close()
        except FAILURES:
            self._pool.terminate()

    @property
    def trouble(self) -> Trouble | None:
        return self._line.trouble

    def put(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None, settled: Settled
    ) -> None:
        self._line.put(Append(session, first, events, summary, settled))
        self._wake.set()

    # What is read.

    async def events(self, table: str) -> list[bytes]:
        query = "SELECT body FROM events WHERE table_id = $1 ORDER BY number"
        return [row[0] for row in await self._ask(lambda c: c.fetch(query, table))]

    async def table(self, table: str) -> TableSummary | None:
        query = f"SELECT {rows.COLUMN_LIST} FROM tables WHERE id = $1"
        found = await self._ask(lambda c: c.fetchrow(query, table))
        return None if found is None else rows.summary(found)

    async def tables(self, *, limit: int = 100, since: float = 0.0) -> list[TableSummary]:
        async def find(connection: Connection) -> list[Any]:
            found: list[Any] = []
            for query in LISTED:
                found += await connection.fetch(query, since, limit - len(found))
            return found

        return [rows.summary(row) for row in await self._ask(find)]

    async def unfinished(self, host: str, since: float = 0.0) -> int:
        return int(await self._ask(lambda c: c.fetchval(UNFINISHED, host, since)))

    async def guest(self, guest: str) -> str | None:
        found: str | None = await self._ask(lambda c: c.fetchval("SELECT name FROM guests WHERE id = $1", guest))
        return found

    async def verdict(self, table: str) -> KeptVerdict | None:
        query = "SELECT table_id, build, body FROM verdicts WHERE table_id = $1"
        found = await self._ask(lambda c: c.fetchrow(query, table))
        return None if found is None else KeptVerdict(*found)

    async def size(self) -> int:
        return await self._ask(_size)

    # What is written beside events.

    async def put_guest(self, guest: str, name: str) -> None:
        await self._ask(lambda c: c.execute(PUT_GUESTS, [guest], [name]))

    async def put_verdict(self, verdict: KeptVerdict) -> None:
        await self._ask(lambda c: c.execute(PUT_VERDICTS, [verdict.table], [verdict.build], [verdict.body]))
        await self._ask(lambda c: c.execute(rows.FORGET_VERDICTS))

    async def secret_key(self) -> bytes:
        await self._ask(lambda c: c.execute(PUT_SECRETS, ["cookies"], [secrets.token_bytes(32)]))
        return bytes(await self._ask(lambda c: c.fetchval("SELECT value FROM secrets WHERE name = 'cookies'")))

    # Backup.

    async def pieces(self) -> AsyncIterator[list[Piece]]:
        try:
            connection = await self._connect(command_timeout=None)
            try:
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    for query, piece in WALK:
                        cursor = await connection.cursor(query)
                        while found := await cursor.fetch(PIECES):
                            yield [piece(row) for row in found]
            finally:
                connection.terminate()
        except FAILURES as error:
            raise StoreFailed(_reason(error)) from error

    async def fill(self, portions: AsyncIterator[list[Piece]]) -> None:
        try:
            connection = await self._connect(command_timeout=None)
            try:
                async with connection.transaction():
                    await connection.execute(f"LOCK TABLE {', '.join(rows.KEPT)} IN EXCLUSIVE MODE")
                    if await _size(connection):
                        raise Refused("database-not-empty")
                    async for portion in portions:
                        await _put_pieces(connection, portion)
            finally:
                connection.terminate()
        except FAILURES as error:
            raise StoreFailed(_reason(error)) from error

    # The connections.

    async def _ask(self, question: Callable[[Connection], Awaitable[T]]) -> T:
        """Ask on any connection; again if one turns out to be dead, as all of them may be after a restart."""
        error: Exception = StoreFailed()
        for _ in range(READERS + 1):
            try:
                async with self._pool.acquire(timeout=self._patience) as connection:
                    return await question(connection)  # type: ignore[arg-type]
            except DEAD as problem:
                error = problem
            except FAILURES as problem:
                error = problem
                break
        raise StoreFailed(_reason(error)) from error

    async def _connect(self, **settings: Any) -> Connection:
        connection: Connection = await asyncpg.connect(self._url, **self._settings | settings)
        await _wait_for_disks(connection)
        return connection

    async def _connect_to_write(self) -> Connection:
        connection = await self._connect()
        if self._alone and not await connection.fetchval("SELECT pg_try_advisory_lock($1)", SERVING):
            await connection.close(timeout=self._patience)
            raise _InUse
        return connection

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            closing = self._closing  # read before the line is: what came before closing is still written
            while portion := self._line.take():
                await self._settle(portion)
            if closing:
                break
        await self._disconnect()

    async def _settle(self, portion: list[Append]) -> None:
        """Commit a portion, however long the database does not answer, and tell the callers that wait."""
        again = False
        while not (self._closing and self._line.trouble):
            try:
                verdicts = await self._commit(portion, again=again)
            except StoreFailed as failure:
                self._line.fails(str(failure))
            else:
                self._line.settle(portion, verdicts)
                return
            again = True  # perhaps it was done, perhaps not
            await self._rest()
        self._line.give_up(portion)

    async def _rest(self) -> None:
        """Leave the database alone for a moment, but not longer than the store lives."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TRY_AGAIN):
                while not self._closing:
                    self._wake.clear()
                    await self._wake.wait()
        self._wake.set()  # for appends that have come meanwhile

    async def _commit(self, portion: list[Append], *, again: bool) -> list[Verdict]:
        """Commit a portion and return the outcomes; StoreFailed if the database does not answer."""
        error: Exception = StoreFailed("other servers write to the same tables all the time")
        for _ in range(TRIES):
            try:
                if self._writer is None or self._writer.is_closed():
                    self._writer = await self._connect_to_write()
                verdicts = await _add(self._writer, portion, again=again)
            except RACES:  # look again at what is there now: the late ones will be told
                continue
            except Exception as problem:  # any error: the task must live, and the callers that wait must be told
                if isinstance(problem, FAILURES) and not isinstance(problem, BAD_VALUES):
                    error = problem
                    break
                if len(portion) > 1:  # the others shall not suffer for the one that the database doesn't take
                    return [verdict for append in portion for verdict in await self._commit([append], again=again)]
                verdicts = [StoreFailed(_reason(problem))]
            end_sessions(portion, verdicts)
            return verdicts
        await self._disconnect()
        raise StoreFailed(_reason(error)) from error

    async def _disconnect(self) -> None:
        connection, self._writer = self._writer, None
        if connection is not None:
            with contextlib.suppress(*FAILURES):
                await connection.close(timeout=1)


class _InUse(OSError):
    """Another server has the database."""

    def __str__(self) -> str:
        return "another server has the database"


async def _wait_for_disks(connection: Connection) -> None:
    """Make commits wait for this disk and for those of synchronous standbys; otherwise acknowledged data could be lost.

    It would be lost with `off` when the machine fails, with `local` when a standby takes over, and with `remote_write`
    when the standby's machine fails, too.
    """
    if await connection.fetchval("SHOW synchronous_commit") not in ("on", "remote_apply"):
        await connection.execute("SET synchronous_commit = on")


async def _as_it_is(connection: Connection) -> None:
    """Nothing of a connection is reset when it goes back to the others: all have the same settings."""


async def migrate(connection: Connection) -> bool:
    """Bring the schema up to date, one transaction a step; whether there was none. Refused when a newer program wrote
    here, or another one."""
    made = False
    for number, step in enumerate(("", *steps("postgresql"))):
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            if number == 0:
                if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
                    if await connection.fetchval("SELECT to_regclass('events') IS NOT NULL"):
                        raise Refused("foreign-database")
                    made = True
                    await connection.execute("CREATE TABLE schema_version (version integer NOT NULL)")
                    await connection.execute("INSERT INTO schema_version VALUES (0)")
                check_version("postgresql", await connection.fetchval("SELECT version FROM schema_version"))
            elif await connection.fetchval("SELECT version FROM schema_version") < number:
                await connection.execute(step)
                await connection.execute("UPDATE schema_version SET version = $1", number)
    return made


async def _add(connection: Connection, portion: list[Append], *, again: bool) -> list[Verdict]:
    """Add those that may go through. One statement is one transaction; the key keeps out what came since we looked."""
    names = list({append.table for append in portion})
    last = {name: number or 0 for name, number in await connection.fetch(LAST_NUMBERS, names)}
    verdicts, appends = judge(portion, last, await _there(connection, portion) if again else None)
    # In order, so that two processes never wait for each other.
    events = _columns(sorted(event_rows(appends)), 3)
    summaries = _columns(sorted(rows.row(summary) for summary in last_summaries(appends)), len(rows.COLUMNS))
    if summaries[0]:
        await connection.execute(PUT_BOTH, *events, *summaries)
    elif events[0]:
        await connection.execute(PUT_EVENTS, *events)
    return verdicts


async def _there(connection: Connection, portion: list[Append]) -> dict[Place, bytes]:
    """What is already in the places of a portion that was tried before."""
    asked = _columns((place for append in portion for place, _ in places(append)), 2)
    return {(table, number): body for table, number, body in await connection.fetch(THERE, *asked)}


async def _put_pieces(connection: Connection, pieces: list[Piece]) -> None:
    secret = [(p.name, p.value) for p in pieces if isinstance(p, KeptSecret)]
    await connection.execute(PUT_SECRETS, *_columns(secret, 2))
    guests = [(p.guest, p.name) for p in pieces if isinstance(p, KeptGuest)]
    await connection.execute(PUT_GUESTS, *_columns(guests, 2))
    summaries = [rows.row(p.summary) for p in pieces if isinstance(p, KeptSummary)]
    await connection.execute(PUT_TABLES, *_columns(summaries, len(rows.COLUMNS)))
    events = [(p.table, p.number, p.body) for p in pieces if isinstance(p, KeptEvent)]
    await connection.execute(PUT_EVENTS, *_columns(events, 3))
    verdicts = [(p.table, p.build, p.body) for p in pieces if isinstance(p, KeptVerdict)]
    await connection.execute(PUT_VERDICTS, *_columns(verdicts, 3))


WALK: tuple[tuple[str, Callable[[Any], Piece]], ...] = (
    ("SELECT name, value FROM secrets ORDER BY name", lambda row: KeptSecret(*row)),
    ("SELECT id, name FROM guests ORDER BY id", lambda row: KeptGuest(*row)),
    (f"SELECT {rows.COLUMN_LIST} FROM tables ORDER BY id", lambda row: KeptSummary(rows.summary(row))),
    ("SELECT table_id, number, body FROM events ORDER BY table_id, number", lambda row: KeptEvent(*row)),
    ("SELECT table_id, build, body FROM verdicts ORDER BY number", lambda row: KeptVerdict(*row)),
)


async def _size(connection: Connection) -> int:
    counts = (f"(SELECT count(*) FROM {name})" for name in rows.KEPT)
    return int(await connection.fetchval(f"SELECT {' + '.join(counts)}"))


def _columns(values: Iterable[tuple[Any, ...]], width: int) -> list[list[Any]]:
    """Rows as columns; the number of columns is right even without rows."""
    return [list(column) for column in zip(*values, strict=True)] or [[] for _ in range(width)]


def _reason(error: Exception) -> str:
    """Why something did not work, for the host's log: nothing that came in is quoted, as PostgreSQL does in details."""
    if isinstance(error, BAD_VALUES) and not isinstance(error, asyncpg.InterfaceError):
        return type(error).__name__
    if isinstance(error, asyncpg.PostgresError):
        return f"{error.args[0]} ({error.sqlstate})"
    return str(error) or type(error).__name__
