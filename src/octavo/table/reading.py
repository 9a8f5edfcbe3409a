"""Reading: tables as they are on disk, played again from their events beside the loop.

Who comes to a table waits for a thread that does nothing else. A table that can't be read is told of once in the
journal, and is not tried again for a while, however often somebody asks.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from octavo.refusal import Refused
from octavo.table import journal
from octavo.table.desk import Beside
from octavo.table.metrics import Metrics
from octavo.table.room import Room

T = TypeVar("T")
THREADS = 2  # so that one long table holds nobody up
AGAIN = 600.0  # seconds until a table that can't be read is tried again
MOST = 1000  # of them that are remembered


class Reading:
    """Reads tables, and remembers which can't be read."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._bad: OrderedDict[str, tuple[float, Refused]] = OrderedDict()  # since when, and what is said
        self._executor = ThreadPoolExecutor(THREADS, thread_name_prefix="reading")

    def check(self, table: str) -> None:
        """Refused if a table could not be read a short while ago."""
        since, refused = self._bad.get(table, (0.0, None))
        if refused is not None and time.monotonic() - since < AGAIN:
            raise Refused(refused.key, **refused.facts)

    async def room(self, table: str, events: Sequence[bytes], beside: Beside | None = None) -> Room:
        """The room that these events make, worked out here or somewhere else; Refused if they make none."""
        found = await (beside or self._beside)(partial(_made, table, events, time.monotonic()))
        if isinstance(found, Room):
            return found
        refused = Refused("table-damaged", table=table)
        if isinstance(found, Refused) and found.key == "other-version":
            refused = found
        self._metrics.unread.inc()
        journal.fault("table-unread", found, table=table, why=refused.key)
        self._bad[table] = (time.monotonic(), refused)
        while len(self._bad) > MOST:
            self._bad.popitem(last=False)
        raise refused

    async def _beside(self, work: Callable[[], T], /) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, work)

    def close(self) -> None:
        """Drop what nobody has begun to read."""
        self._executor.shutdown(wait=False, cancel_futures=True)


def _made(table: str, events: Sequence[bytes], now: float) -> Room | Exception:
    """The room, or what is wrong with the events."""
    try:
        return Room.restore(table, events, now)
    except Exception as failure:
        return failure
