"""Reading: tables replayed from their events on disk, outside the loop.

A visitor of a table waits for a thread that does nothing else. A visitor of many tables delays nobody: their tables are
read one at a time, and others get their turn in between. A table that can't be read is logged once, and is not tried
again for a while, however often somebody asks.
"""

import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from octavo.server import log
from octavo.server.metrics import Metrics
from octavo.server.room.room import Room
from octavo.server.work.desk import Beside, Desk
from octavo.text.refusal import Refused

THREADS = 2  # so that one long table holds nobody up
WAITING = 20_000  # tables that wait to be read: as many as there may be lines
AGAIN = 600.0  # seconds until a table that can't be read is tried again
MOST_REMEMBERED = 1000  # of them that are remembered


class Reading:
    """Reads tables, and remembers which can't be read."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._bad: OrderedDict[str, tuple[float, Refused]] = OrderedDict()  # since when, and what is said
        self._desk = Desk(WAITING, WAITING, THREADS, "reading", begin=None)

    def check(self, table: str) -> None:
        """Refused if a table could not be read a short while ago."""
        since, refused = self._bad.get(table, (0.0, None))
        if refused is not None and time.monotonic() - since < AGAIN:
            raise Refused(refused.key, **refused.facts)

    async def room(self, table: str, events: Sequence[bytes], who: str = "", beside: Beside | None = None) -> Room:
        """The room that these events make, worked out here in somebody's turn, or somewhere else; Refused if they make
        none."""
        made = partial(_made, table, events, time.monotonic())
        found = await (beside(made) if beside is not None else self._desk.do(who, made))
        if isinstance(found, Room):
            return found
        refused = Refused("table-damaged", table=table)
        if isinstance(found, Refused) and found.key == "other-version":
            refused = found
        self._metrics.unread.inc()
        log.fault("table-unread", found, table=table, why=refused.key)
        self._bad[table] = (time.monotonic(), refused)
        while len(self._bad) > MOST_REMEMBERED:
            self._bad.popitem(last=False)
        raise refused

    def close(self) -> None:
        """Drop the tables that were not begun."""
        self._desk.close()


def _made(table: str, events: Sequence[bytes], now: float) -> Room | Exception:
    """The room, or what is wrong with the events."""
    try:
        return Room.restore(table, events, now)
    except Exception as failure:
        return failure
