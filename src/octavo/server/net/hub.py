"""The hub: all tables in memory, each with its keeper.

A table is loaded from the store when somebody comes or asks, and forgotten when nobody has been there for a while, so a
start loads nothing. A table whose store has failed is forgotten at once; its people come back and find it as it is on
disk.
"""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from octavo.bots.advice import Advice
from octavo.kernel.types import Action
from octavo.server import log
from octavo.server.limits import Limits
from octavo.server.metrics import Metrics
from octavo.server.net.broadcast import Broadcast
from octavo.server.net.connection import Connection
from octavo.server.net.guests import new_id
from octavo.server.net.keeper import Keeper
from octavo.server.room.chairs import Guest
from octavo.server.room.hints import HintAsk
from octavo.server.room.playing import Ask
from octavo.server.room.room import Room
from octavo.server.store.base import Session, Store
from octavo.server.wire import protocol
from octavo.server.work import hinting
from octavo.server.work.bot_threads import Thinkers
from octavo.server.work.desk import Beside, Desk
from octavo.server.work.precompiling import Warmer
from octavo.server.work.reading import Reading
from octavo.server.work.turns import Turns
from octavo.text.refusal import Refused

T = TypeVar("T")
SWEEP = 0.25  # seconds between two looks at the lines of tables that are in a race
QUIET_SWEEP = 1.0  # and at those of all others
PING = 10.0  # seconds between two pings on a line
RACE_PING = 1.0  # and at a table that is in a race
LOST = 5.0  # seconds after which a ping that was not answered is sent again
SILENCE = 30.0  # seconds without a sign of life, after which a line is dead
JAM = 30.0  # seconds in which nothing could be sent, after which a line is too slow
IDLE = 600.0  # seconds after which a table that nobody is at is forgotten
MOST_IDLE = 100  # tables, even if somebody was there just now: a long one has megabytes
STORED_WITHIN = 5.0  # seconds that somebody waits until a new table is stored
HINTS_OF_EACH, MOST_HINTS = 8, 1000  # that wait, of one person and of all
TABLE_LETTERS = 12  # of a table's id, which has to be known to get there
RESTART = 2000  # milliseconds after which clients come back when the server restarts


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
        *,
        warm: bool = False,
    ) -> None:
        """If it is to be warm, rules are compiled beside the tables that need them."""
        self.store = store
        self.limits = limits or Limits()
        self.metrics = metrics or Metrics()
        self.loop = asyncio.get_running_loop()
        self.keepers: dict[str, Keeper] = {}
        self.warmer = Warmer(self._warmed) if warm else None
        self.closing = False
        self._thinkers = thinkers
        self._reading = Reading(self.metrics)
        self._hints = Desk(HINTS_OF_EACH, MOST_HINTS, run=thinkers.beside)
        self._loading: dict[tuple[str, str], asyncio.Future[Keeper]] = {}  # by the table and who comes
        self._coming = Turns()  # of those who come to tables: each to one after the other
        self.broadcast = Broadcast(self.loop, self.metrics.flushes.inc)
        self._sweeper = self.loop.create_task(self._sweep())
        self.metrics.tables.set_function(lambda: len(self.keepers))
        self.metrics.connections.set_function(lambda: sum(len(k.connections) for k in self.keepers.values()))

    # Tables.

    async def open(
        self,
        host: Guest,
        new: protocol.NewTable,
        *,
        position: str = "",
        beside: Beside = asyncio.to_thread,
    ) -> str:
        """Open a table, worked out beside the loop, and its id; Refused if it can't be as it is asked for."""
        room = await beside(partial(Room.open, new_id(TABLE_LETTERS), host, new, time.monotonic(), position=position))
        await self.add(room)
        return room.table

    async def add(self, room: Room) -> None:
        """Store a new table."""
        if self.closing:
            raise Refused("restarting")
        try:
            async with asyncio.timeout(STORED_WITHIN):
                await asyncio.shield(self._put(room))
        except TimeoutError:  # it may be stored later, but nobody knows its id
            raise Refused("not-saved") from None

    def _put(self, room: Room) -> asyncio.Future[None]:
        """Store a new table. Nobody is at it yet, so it is loaded when somebody comes."""
        now = time.time()
        summary = msgspec.structs.replace(room.summary(), created=now, updated=now)
        return self.store.append(Session(room.table), 1, room.take_events(), summary)

    async def table(self, table: str, who: str = "") -> Keeper:
        """The keeper of a table, loaded when it is the visitor's turn; Refused if there is no such table."""
        keeper = self.keepers.get(table)
        if keeper is not None:
            return keeper
        if self.closing:
            raise Refused("restarting")
        loading = self._loading.get((table, who))
        if loading is None:
            loading = self._loading[table, who] = asyncio.ensure_future(self._load(table, who))
            loading.add_done_callback(lambda _: self._loading.pop((table, who), None))
        return await asyncio.shield(loading)

    async def _load(self, table: str, who: str) -> Keeper:
        """Load one table at a time for each visitor; another visitor of the same table may be faster."""
        async with self._coming.turn(who):
            if table in self.keepers:
                return self.keepers[table]
            self._reading.check(table)
            session, events = await self.store.session(table)
            room = await self._restored(table, events, who)
            summary = await self.store.table(table)
        if table in self.keepers:
            return self.keepers[table]
        created = summary.created if summary else time.time()
        keeper = self.keepers[table] = Keeper(session, room, self, created)
        return keeper

    async def restored(self, table: str, beside: Beside | None = None) -> Room:
        """A table as it is on disk, to look at; Refused if there is none, or if it can't be read."""
        self._reading.check(table)
        return await self._restored(table, await self.store.events(table), beside=beside)

    async def _restored(self, table: str, events: list[bytes], who: str = "", beside: Beside | None = None) -> Room:
        if not events:
            raise Refused("no-table", table=table)
        return await self._reading.room(table, events, who, beside)

    def forget(self, keeper: Keeper) -> None:
        """Let go of a table; it can be loaded again."""
        keeper.retire()
        self.broadcast.forget(keeper)
        if self.keepers.get(keeper.table) is keeper:
            del self.keepers[keeper.table]

    def rematch(self, keeper: Keeper) -> None:
        """Open a new table for the same people. It is stored before the old one's event that tells of it."""
        room = keeper.room.again(new_id(TABLE_LETTERS), time.monotonic())
        self._put(room).add_done_callback(keeper.followed)

    # News.

    def jammed(self, keeper: Keeper, connection: Connection) -> None:
        """A line takes no more: it is caught up when it has drained."""
        if connection.behind is None:
            connection.behind = time.monotonic()
            connection.backlog = connection.waiting
            connection.when_drained(lambda: self._drained(keeper, connection))

    def _drained(self, keeper: Keeper, connection: Connection) -> None:
        connection.behind = None
        if not keeper.gone:
            self.broadcast.soon(keeper)

    def think(self, ask: Ask) -> asyncio.Future[Action]:
        """Have a bot choose, beside the loop."""
        self.metrics.thoughts.inc()
        return self._thinkers.think(ask)

    def advise(self, ask: HintAsk) -> asyncio.Future[Advice | None]:
        """Have a hint thought about, beside the loop; None if it can't be yet, for which all is then done."""
        if not hinting.ready(ask.key) and self.warmer is not None:
            self.warmer.need(ask.key)
        self.metrics.thoughts.inc()
        return asyncio.ensure_future(self._advised(ask))

    async def _advised(self, ask: HintAsk) -> Advice | None:
        """One hint is thought about at a time, for people in turn, and between them what bots have to do."""
        try:
            return await self._hints.do(ask.guest, partial(hinting.advise, ask))
        except Refused:  # too many wait already
            return None

    def beside(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do something in the threads in which bots think."""
        return self._thinkers.beside(work)

    def _warmed(self, key: str) -> None:
        """The rules of a game are there as machine code: let its matches go on with them."""
        for keeper in self.keepers.values():
            keeper.hasten(key)

    # Lines.

    def pong(self, keeper: Keeper, connection: Connection, payload: bytes) -> None:
        """A pong came in: a sign of life, and a round trip if it answers the latest ping."""
        now = time.monotonic()
        connection.alive = now
        if connection.pinged and payload == struct.pack("!I", connection.count):
            keeper.measured(connection, now - connection.pinged)
            connection.pinged = 0.0

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for keeper in list(self.keepers.values()):
                racing = keeper.racing
                if now - keeper.looked_at < (SWEEP if racing else QUIET_SWEEP) / 2:
                    continue
                keeper.looked_at = now
                keeper.reassure(now)
                for connection in list(keeper.connections):
                    try:
                        self._look_at(connection, now, RACE_PING if racing else PING)
                    except Exception as failure:  # one line must not stop the others' pings
                        log.fault("line-failed", failure, table=keeper.table)
                        connection.close()
            self._forget_unused(now)

    def _forget_unused(self, now: float) -> None:
        """Let go of tables that nobody is at: of those that were left long ago, and of too many."""
        unused = [keeper for keeper in self.keepers.values() if keeper.empty]
        unused.sort(key=lambda keeper: keeper.unused)
        for number, keeper in enumerate(unused, 1 - len(unused)):
            if number <= -MOST_IDLE or now - keeper.unused > IDLE:
                self.forget(keeper)

    def _look_at(self, connection: Connection, now: float, rhythm: float) -> None:
        if now - connection.alive > SILENCE:
            connection.close()
        elif connection.behind is not None:
            if connection.waiting < connection.backlog:
                connection.backlog, connection.behind = connection.waiting, now
            elif now - connection.behind > JAM:
                self.metrics.slow.inc()
                connection.bid_farewell(protocol.Notice(key="slow"))
        elif now - connection.last_ping >= rhythm * connection.rhythm:
            connection.last_ping = now
            if not connection.pinged or now - connection.pinged > LOST:
                connection.count = (connection.count + 1) & 0xFFFFFFFF
                connection.pinged = now
                connection.ping(struct.pack("!I", connection.count))

    async def stop(self, patience: float = 5.0) -> None:
        """Tell everybody that the server restarts, wait until everything is on disk, and let go of all tables."""
        self.closing = True
        self._sweeper.cancel()
        if self.warmer is not None:
            await self.warmer.stop()
        end = time.monotonic() + patience
        while time.monotonic() < end and not all(keeper.durable for keeper in self.keepers.values()):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)  # what was committed just now is flushed before the notice
        self.broadcast.finish()
        self._reading.close()
        self._hints.close()
        for keeper in list(self.keepers.values()):
            keeper.dismiss(protocol.Notice(key="restart", wait=RESTART))
            self.forget(keeper)
        log.note("stopped")
