"""The queue of appends that wait for the disk, and which of them may go through.

The loop puts appends in. The writer takes all that wait and commits them together, so the slower the disk, the larger
the portions. The writer keeps a portion until the database has taken it as a whole.
"""

import time
from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from octavo.server import log
from octavo.server.store.base import Conflict, Session, Settled, StoreFailed, StoreFull, Trouble, Verdict
from octavo.server.wire.summaries import TableSummary

MOST_WAITING = 100_000  # events
PORTION = 2_000  # appends in one transaction
TRY_AGAIN = 0.25  # seconds until a database that has failed is tried again
REPEATED = 60.0  # seconds from one line in the log to the next about the same trouble

Place = tuple[str, int]  # table and number of an event


class Append(NamedTuple):
    """Events that somebody waits for."""

    session: Session
    first: int
    events: Sequence[bytes]
    summary: TableSummary | None
    settled: Settled

    @property
    def table(self) -> str:
        return self.session.table

    @property
    def weight(self) -> int:
        return len(self.events) or 1


class AppendQueue:
    """Appends in the order in which they came. The writer's thread may call `take` and `due`, all else the loop."""

    def __init__(self, loop: AbstractEventLoop, most: int = MOST_WAITING) -> None:
        self._loop = loop
        self._most = most
        self._appends: deque[Append] = deque()
        self._closed = False
        self.waiting = 0  # events that are not settled yet
        self.trouble: Trouble | None = None
        self._told = 0.0  # when the log was told of it

    def put(self, append: Append) -> None:
        if self._closed:
            self._refuse(append, StoreFailed("the store is closed"))
        elif self.waiting + append.weight > self._most:
            self._refuse(append, StoreFull(f"{self.waiting} events wait for the disk"))
        else:
            self.waiting += append.weight
            self._appends.append(append)

    def _refuse(self, append: Append, why: StoreFailed) -> None:
        append.session.over = True
        self._loop.call_soon(append.settled, why)

    def take(self) -> list[Append]:
        """The next portion."""
        portion: list[Append] = []
        while self._appends and len(portion) < PORTION:
            portion.append(self._appends.popleft())
        return portion

    @property
    def due(self) -> bool:
        """Whether there is another portion."""
        return bool(self._appends)

    def settle(self, portion: Iterable[Append], verdicts: Iterable[Verdict]) -> None:
        """The database has answered: tell the callers that wait."""
        if self.trouble is not None:
            log.note("database-works-again", seconds=round(time.time() - self.trouble.since, 1))
            self.trouble = None
        for append, verdict in zip(portion, verdicts, strict=True):
            self.waiting -= append.weight
            append.settled(verdict)

    def give_up(self, portion: Iterable[Append]) -> None:
        """The store is closed while the database still fails."""
        for append in portion:
            self._refuse(append, StoreFailed("the store is closed"))

    def fails(self, why: str) -> None:
        """The database did not take a portion; it is tried again."""
        now = time.time()
        if self.trouble is None or self.trouble.why != why or now - self._told >= REPEATED:
            since = self.trouble.since if self.trouble is not None else now
            self.trouble, self._told = Trouble(since, why), now
            log.note("database-fails", why=why, seconds=round(now - since, 1), waiting=self.waiting)

    def close(self) -> None:
        self._closed = True


def judge(
    portion: Iterable[Append], last: Mapping[str, int], there: Mapping[Place, bytes] | None = None
) -> tuple[list[Verdict], list[Append]]:
    """The outcome of each append, given the last number of each table; and the appends that have to be written.

    An append that fails holds back only its own session. `there` has what a portion that was tried before may have
    written: an append that is already in its place is done.
    """
    last = dict(last)
    ended: set[Session] = set()
    verdicts: list[Verdict] = []
    written: list[Append] = []
    for append in portion:
        due = last.get(append.table, 0) + 1
        verdict: Verdict = None
        if append.session.over or append.session in ended:
            verdict = StoreFailed(f"table {append.table} was not in the state that event {append.first} follows")
        elif append.first == due:
            last[append.table] = due - 1 + len(append.events)
            written.append(append)
        elif append.first > due:
            verdict = StoreFailed(f"table {append.table} has no event {append.first - 1}")
        elif there is None or any(there.get(place) != body for place, body in places(append)):
            verdict = Conflict(append.table, append.first)
        if verdict is not None:
            ended.add(append.session)
        verdicts.append(verdict)
    return verdicts, written


def end_sessions(portion: Iterable[Append], verdicts: Iterable[Verdict]) -> None:
    """End the sessions of failed appends; called when a portion is settled, before the next one is judged."""
    for append, verdict in zip(portion, verdicts, strict=True):
        if verdict is not None:
            append.session.over = True


def places(append: Append) -> list[tuple[Place, bytes]]:
    """Where each event of an append belongs."""
    return [((append.table, number), body) for number, body in enumerate(append.events, append.first)]


def event_rows(appends: Iterable[Append]) -> list[tuple[str, int, bytes]]:
    return [(*place, body) for append in appends for place, body in places(append)]


def last_summaries(appends: Iterable[Append]) -> list[TableSummary]:
    """The newest summary of each table."""
    return list({append.table: append.summary for append in appends if append.summary is not None}.values())
