"""The interface of every store, and its errors.

A store keeps, for each table, an append-only list of events, numbered from 1 without gaps, and a summary for the list
of tables; beside them the guests, and the key that signs their cookies.

Reading a table's events begins a session, and every append names its session. The first append that fails ends the
session, because everything else under way in it relies on that append.

While the database does not answer, appends are neither done nor refused. They wait, in order, until it is back. If it
is not known whether an append was done, the store looks first.
"""

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from octavo.server.wire.summaries import TableSummary

T = TypeVar("T")


class Session:
    """The right to go on with a table, from one reading of its events on; of a new table, from its first event on."""

    __slots__ = ("over", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.over = False  # an append did not go through: no later one does


class Trouble(NamedTuple):
    """The database does not do what it should."""

    since: float  # seconds since 1970
    why: str


class StoreError(Exception):
    """An append that is not on disk, and will not be. Its caller must read the table again before the next one.

    Its message is for the host's log, so it quotes no input.
    """


class Conflict(StoreError):
    """The table has an event of this number already: another owner was quicker."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(table, number)
        self.table = table
        self.number = number

    def __str__(self) -> str:
        return f"table {self.table} has an event {self.number} already"


class StoreFailed(StoreError):
    """It can't be done: this append is wrong, its session is over, or the store is closed. Also: a question was not
    answered, or it is not known whether something other than events was written."""


class StoreFull(StoreFailed):
    """More waits for the disk than the store accepts."""


Verdict = StoreError | None
Settled = Callable[[Verdict], None]


class Kept(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A piece of what a store holds, as backups carry it."""


class KeptSecret(Kept, frozen=True, tag="secret"):
    """A secret of the server: the key of the cookies."""

    name: str
    value: bytes


class KeptGuest(Kept, frozen=True, tag="guest"):
    """A guest."""

    guest: str
    name: str


class KeptSummary(Kept, frozen=True, tag="summary"):
    """A table as the list shows it."""

    summary: TableSummary


class KeptEvent(Kept, frozen=True, tag="event"):
    """An event of a table."""

    table: str
    number: int
    body: bytes


class KeptVerdict(Kept, frozen=True, tag="verdict"):
    """A verdict on a match, and the build that found it."""

    table: str
    build: str
    body: bytes


Piece = KeptSecret | KeptGuest | KeptSummary | KeptEvent | KeptVerdict
MOST_VERDICTS = 10_000  # then the oldest make room: they can be worked out again


class Appender(ABC):
    """Appends that somebody waits for, for a store that can `put`."""

    @abstractmethod
    def put(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None, settled: Settled
    ) -> None: ...

    def append(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None = None
    ) -> Future[None]:
        future: Future[None] = asyncio.get_running_loop().create_future()
        self.put(session, first, events, summary, partial(settle, future))
        return future

    @abstractmethod
    async def events(self, table: str) -> list[bytes]: ...

    async def session(self, table: str) -> tuple[Session, list[bytes]]:
        return Session(table), await self.events(table)


def settle(future: Future[T], outcome: T | StoreError) -> None:
    """Settle a future that may be cancelled already."""
    if future.done():
        return
    if isinstance(outcome, StoreError):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


class Store(Protocol):
    """A database that a server keeps its tables in. All of it is called on one event loop."""

    made: bool  # whether it was empty when it was opened: then a returning host has named the wrong database

    async def open(self) -> None:
        """Connect and bring the schema up to date. Refused when that can't be."""

    async def close(self) -> None:
        """Write everything that waits, then close the database."""

    def put(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None, settled: Settled
    ) -> None:
        """Add events to a session's table, the first of them with number `first`, and replace its summary; all of it or
        nothing.

        Later, `settled` is called with None when it is on disk. Otherwise the session is over: with Conflict when the
        table has that number already, with StoreFull when too much waits, and with StoreFailed when the session was
        over before, when `first` would leave a gap, or when the database does not take something of this kind. While
        the database fails as such, nobody is told anything: see `trouble`.
        """

    def append(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None = None
    ) -> Future[None]:
        """As `put`, and wait until it is settled."""

    @property
    def trouble(self) -> Trouble | None:
        """Since when the database fails, and why; None while the last append went well."""

    async def session(self, table: str) -> tuple[Session, list[bytes]]:
        """All events of a table, in a new session to go on with it."""

    async def events(self, table: str) -> list[bytes]:
        """All events of a table that are on disk, in order; none for a table that there is not."""

    async def table(self, table: str) -> TableSummary | None:
        """The summary of a table."""

    async def tables(self, *, limit: int = 100, since: float = 0.0) -> list[TableSummary]:
        """The open tables that were updated since then: those with room for people, then those in play.

        The latest of each come first.
        """

    async def unfinished(self, host: str, since: float = 0.0) -> int:
        """How many tables a guest hosts that are not over, and were updated since then."""

    async def put_guest(self, guest: str, name: str) -> None:
        """Remember a guest, or another name of theirs."""

    async def guest(self, guest: str) -> str | None:
        """The name of a guest."""

    async def put_verdict(self, verdict: KeptVerdict) -> None:
        """Keep the verdict on a match, in place of one that was kept before."""

    async def verdict(self, table: str) -> KeptVerdict | None:
        """The verdict on a match."""

    async def secret_key(self) -> bytes:
        """The key that signs cookies: made at the first call, then kept in the database."""

    async def size(self) -> int:
        """How many pieces the store holds in all; 0 for an empty one."""

    def pieces(self) -> AsyncIterator[list[Piece]]:
        """All that the store holds at one moment, in portions, while it goes on working."""

    async def fill(self, portions: AsyncIterator[list[Piece]]) -> None:
        """Put in what another store held, all of it or nothing. Refused when this one is not empty."""
