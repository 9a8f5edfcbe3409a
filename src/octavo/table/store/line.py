"""The line of appends that wait for the disk, and who of them may go through.

The loop puts appends in; the writer takes all that wait and commits them together, so that the slower the disk, the
larger the portions.
"""

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from octavo.table.store.base import Conflict, Settled, StoreFailed, StoreFull, Summary, Verdict

MOST_WAITING = 100_000  # events
PORTION = 2_000  # appends in one transaction


class Append(NamedTuple):
    """Events that somebody waits for."""

    table: str
    first: int
    events: Sequence[bytes]
    summary: Summary | None
    settled: Settled

    @property
    def weight(self) -> int:
        return len(self.events) or 1


class Line:
    """Appends in the order in which they came. `take` may be called from another thread, all else from the loop."""

    def __init__(self, loop: AbstractEventLoop, most: int = MOST_WAITING) -> None:
        self._loop = loop
        self._most = most
        self._appends: deque[Append] = deque()
        self._closed = False
        self.waiting = 0  # events that are not settled yet

    def put(self, append: Append) -> None:
        if self._closed:
            self._loop.call_soon(append.settled, StoreFailed("the store is closed"))
        elif self.waiting + append.weight > self._most:
            self._loop.call_soon(append.settled, StoreFull(f"{self.waiting} events wait for the disk"))
        else:
            self.waiting += append.weight
            self._appends.append(append)

    def take(self) -> list[Append]:
        """The next portion."""
        portion: list[Append] = []
        while self._appends and len(portion) < PORTION:
            portion.append(self._appends.popleft())
        return portion

    def settle(self, portion: Iterable[Append], verdicts: Iterable[Verdict]) -> None:
        """Tell those who wait."""
        for append, verdict in zip(portion, verdicts, strict=True):
            self.waiting -= append.weight
            append.settled(verdict)

    def close(self) -> None:
        self._closed = True


def judge(portion: Iterable[Append], last: dict[str, int]) -> list[Verdict]:
    """Who may go through, given the last number of each table: one that conflicts holds no other back."""
    last = dict(last)
    verdicts: list[Verdict] = []
    for append in portion:
        due = last.get(append.table, 0) + 1
        if append.first == due:
            last[append.table] = due - 1 + len(append.events)
            verdicts.append(None)
        elif append.first < due:
            verdicts.append(Conflict(append.table, append.first))
        else:  # an earlier append of this table has failed
            verdicts.append(StoreFailed(f"table {append.table} has no event {append.first - 1}"))
    return verdicts


def allowed(portion: Iterable[Append], verdicts: Iterable[Verdict]) -> list[Append]:
    return [append for append, verdict in zip(portion, verdicts, strict=True) if verdict is None]


def event_rows(appends: Iterable[Append]) -> list[tuple[str, int, bytes]]:
    return [(a.table, number, body) for a in appends for number, body in enumerate(a.events, a.first)]


def last_summaries(appends: Iterable[Append]) -> list[Summary]:
    """The newest summary of each table."""
    return list({append.table: append.summary for append in appends if append.summary is not None}.values())
