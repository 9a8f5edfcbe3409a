"""The keeper of one table: the room, the lines to it, and what still waits for the disk.

Every call into the room runs on the event loop, without interruption. Its events go to the store at once, and nothing
of them is sent before they are on disk. Then every line is brought up to date from its own cursor. So news, what a
returning client has missed, and catching up after a jam are the same thing.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial, wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec

import msgspec

from octavo.engine import compiler
from octavo.server import log
from octavo.server.net.connection import Connection, frame
from octavo.server.wire import protocol

if TYPE_CHECKING:
    import asyncio

    from octavo.bots.advice import Advice
    from octavo.server.net.hub import Hub
    from octavo.server.room.answers import Answer
    from octavo.server.room.hints import HintAsk
    from octavo.server.room.playing import Ask, Playing
    from octavo.server.room.room import Room
    from octavo.server.store.base import Session, Verdict
    from octavo.server.wire.summaries import TableSummary

P = ParamSpec("P")
HOLD = 0.05  # seconds that a table may wait for the disk before it stands still, and its inputs are held back
# Seconds until everybody is told so, and again: pages take a line for dead that says nothing for twice as long.
WORD = 5.0
MOST_HELD = 1000  # inputs that are held back at most
SIGN_OF_LIFE = 3600.0  # seconds after which a summary is stored again where people play on, so that it is not old


def guarded(call: Callable[Concatenate[Keeper, P], None]) -> Callable[Concatenate[Keeper, P], None]:
    """A fault in a room harms no other table: the room is dropped, and is loaded again as it is on disk."""

    @wraps(call)
    def caught(keeper: Keeper, /, *given: P.args, **named: P.kwargs) -> None:
        try:
            call(keeper, *given, **named)
        except Exception as failure:
            keeper.fail(failure)

    return caught


class Keeper:
    """One table of this process."""

    def __init__(self, session: Session, room: Room, hub: Hub, created: float) -> None:
        self.table, self.room, self.hub = session.table, room, hub
        self._session = session
        self.connections: list[Connection] = []
        self.created = created  # seconds since 1970
        self.gone = False  # the room was given up: its state may be ahead of the disk
        self.looked_at = 0.0  # when the hub last looked after its lines
        self.unused = time.monotonic()  # since when nobody was here
        self._stored = room.event_count  # events handed to the store so far
        self._writing = 0  # appends that are not on disk yet
        self._since = 0.0  # since when
        self._rested = 0.0  # for how long the match had rested by then
        self._told = 0.0  # when everybody was told that the table stands still; 0 if it does not
        self._answers: list[Answer] = []
        self._held: deque[tuple[Connection, protocol.Command]] = deque()
        self._summary: TableSummary | None = None
        self._summary_version = -1
        self._summary_stored = 0.0  # when, in seconds since 1970
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = 0.0
        self._thinking: set[tuple[int, int]] = set()
        self._playing: Playing | None = None

    # What comes in.

    @guarded
    def join(self, connection: Connection) -> None:
        """A line has come: welcome it and send everything new; or close it, if its person was removed."""
        now = time.monotonic()
        first = all(other.guest.id != connection.guest.id for other in self.connections)
        self.connections.append(connection)
        connection.alive = now
        connection.heard = min(connection.heard, self.room.spoken)
        guest, said = connection.guest, len(self.room.said)
        name = self.room.naming.of(guest)
        connection.send(frame(protocol.Welcome(guest=guest.id, name=name, table=self.table, said=said)))
        if first and guest.id not in self.room.removed:
            self.room.arrived(guest, now)
        self.changed(now)

    @guarded
    def leave(self, connection: Connection) -> None:
        """A line has gone."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        now = time.monotonic()
        self.unused = now
        if not self.gone and all(other.guest.id != connection.guest.id for other in self.connections):
            self.room.left(connection.guest, now)
            self.changed(now)

    @guarded
    def take(self, connection: Connection, command: protocol.Command) -> None:
        """A command came in."""
        if self.gone:
            return
        now = time.monotonic()
        if self._held or (self._writing and now - self._since > HOLD):
            if len(self._held) < MOST_HELD:
                self._held.append((connection, command))
            else:
                problem = protocol.Problem(key="too-busy")
                self.answer(connection, protocol.No(problem=problem, id=command.id))
            return
        self.room.handle(command, connection.guest, connection.client, now)
        self.changed(now)

    def answer(self, connection: Connection, message: protocol.Outgoing) -> None:
        """Tell something to one line that has nothing to do with the room's state."""
        if connection.full or connection.behind is not None:
            connection.owe(frame(message))
            self.hub.jammed(self, connection)  # it is sent as soon as there is room
        else:
            connection.send(frame(message))

    @guarded
    def measured(self, connection: Connection, seconds: float) -> None:
        """A round trip was measured on a line."""
        if not self.gone:
            self.room.measured(connection.guest.id, seconds * 1000)

    # What follows.

    def changed(self, now: float) -> None:
        """The room was called: store what it did, or tell it at once where there is nothing to store."""
        room = self.room
        if room.wants_rematch:
            self.hub.rematch(self)
        self._answers += room.take_answers()
        events = room.take_events()
        if events:
            if not self._writing:
                self._since, self._rested = now, room.resting.seconds(now)
            self._writing += 1
            first = self._stored + 1
            self._stored += len(events)
            self.hub.store.put(self._session, first, events, self._new_summary(), self._written)
        elif not self._writing:
            self.hub.broadcast.soon(self)
        self._set_alarm(now)
        if room.playing is not self._playing:
            self._begun(room.playing)
        for ask in room.asks(self._thinking):
            self._think(ask)
        for hint in room.take_hint_asks():
            self.hub.advise(hint).add_done_callback(partial(self._advised, hint))

    def _begun(self, playing: Playing | None) -> None:
        """A match has begun, or was loaded: it is played with compiled rules as soon as these are there."""
        self._playing = playing
        if playing is not None and not playing.match.over:
            key = playing.match.terms.key
            self.hasten(key)
            if self.hub.warmer is not None:
                self.hub.warmer.need(key)

    def hasten(self, key: str) -> None:
        """Go on with compiled rules, if it is this game that is played, and they are loaded."""
        playing = self.room.playing
        if playing is not None and playing.match.terms.key == key and compiler.loaded(key):
            playing.match.hasten()

    def _new_summary(self) -> TableSummary | None:
        """The summary, if it is another than the one stored last, or that one is old."""
        room, now = self.room, time.time()
        old = now - self._summary_stored > SIGN_OF_LIFE
        if room.version == self._summary_version and not old:
            return None
        self._summary_version = room.version
        summary = room.summary()
        if summary == self._summary and not old:
            return None
        self._summary, self._summary_stored = summary, now
        return msgspec.structs.replace(summary, created=self.created, updated=now)

    @guarded
    def _written(self, failure: Verdict) -> None:
        self._writing -= 1
        if failure is not None:
            self.fail(failure)
        elif not self._writing and not self.gone:
            now = time.monotonic()
            if now - self._since > HOLD:
                self._go_on(now)
            if self.hub.broadcast.soon(self):
                self.hub.metrics.commit.observe(now - self._since)  # for all appends that were committed together

    def _go_on(self, now: float) -> None:
        """The table stood still while it waited for the disk: that counts as no time at all."""
        rested = self.room.resting.seconds(now) - self._rested
        self.room.stood_still(max(0.0, now - self._since - HOLD - rested), now)
        self._set_alarm(now)
        if self._told:
            self._told = 0.0
            self._tell_all(protocol.Held(0))

    @guarded
    def reassure(self, now: float) -> None:
        """Tell everybody here, now and then, that the table is paused."""
        if self._writing and now - max(self._since, self._told) >= WORD:
            self._told = now
            self._tell_all(protocol.Held(round(now - self._since)))

    def _tell_all(self, message: protocol.Outgoing) -> None:
        for connection in self.connections:
            self.answer(connection, message)

    def followed(self, future: asyncio.Future[None]) -> None:
        """The table of the next match is on disk, or could not be put there."""
        failure = ConnectionError("cancelled") if future.cancelled() else future.exception()
        if failure is not None:
            self.fail(failure)

    def fail(self, failure: BaseException) -> None:
        """The store failed, or the room: it may be ahead of the disk, so it is given up. Clients come back to it."""
        if self.gone:
            return
        log.fault("table-failed", failure, table=self.table)
        self.hub.metrics.failures.inc()
        self.hub.forget(self)
        self.dismiss(protocol.Notice(key="restart", wait=1000))

    def dismiss(self, notice: protocol.Notice) -> None:
        """Send a notice to all, and close their lines."""
        for connection in list(self.connections):
            connection.bid_farewell(notice)

    def retire(self) -> None:
        """Give the room up; nothing more is done with it."""
        self.gone = True
        self._held.clear()
        self._answers.clear()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def durable(self) -> bool:
        """Whether everything that happened here is on disk."""
        return not self._writing

    # Time, and bots.

    def _set_alarm(self, now: float) -> None:
        """Have the room called when it wants to be. An alarm that is too early is set again when it rings."""
        wake = self.room.wake
        if wake is None or (self._alarm is not None and self._alarm_at <= wake):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_at = wake
        self._alarm = self.hub.loop.call_later(max(0.0, wake - now), self._ring)

    @guarded
    def _ring(self) -> None:
        self._alarm = None
        if self.gone:
            return
        now = time.monotonic()
        wake = self.room.wake
        if wake is not None and wake <= now + 0.0005:
            if self._writing and now - self._since > HOLD:
                return  # the table stands still: the alarm is set again when it goes on
            self.room.tick(max(now, wake))
            self.changed(now)
        else:
            self._set_alarm(now)

    def _think(self, ask: Ask) -> None:
        """Have a bot choose, once for each situation of its seat."""
        self._thinking.add((ask.seat, ask.on))
        future = self.hub.think(ask)
        future.add_done_callback(lambda done: self._thought(ask, done))

    @guarded
    def _thought(self, ask: Ask, done: asyncio.Future[int]) -> None:
        self._thinking.discard((ask.seat, ask.on))
        if self.gone or done.cancelled():
            return
        failure = done.exception()
        if failure is not None:
            log.fault("bot-failed", failure, table=self.table)
            self.hub.metrics.failures.inc()
            return
        now = time.monotonic()
        self.room.bot_chose(ask.seat, done.result(), ask.on, now)
        self.changed(now)

    @guarded
    def _advised(self, ask: HintAsk, done: asyncio.Future[Advice | None]) -> None:
        if self.gone or done.cancelled():
            return
        now = time.monotonic()
        self.room.advised(ask, done.result(), now)
        self.changed(now)

    # What goes out: `broadcast` brings every line up to date.

    def take_answers(self) -> list[Answer]:
        answers, self._answers = self._answers, []
        return answers

    @property
    def racing(self) -> bool:
        """Whether there is a race at the table now."""
        playing = self.room.playing
        return playing is not None and playing.match.racing

    @property
    def ready(self) -> bool:
        """Whether everything that the room shows is on disk."""
        return not self._writing and not self.gone

    @property
    def empty(self) -> bool:
        """Whether nobody is here, and nothing is to be done."""
        return not self.connections and self.room.idle and self.ready

    @guarded
    def flushed(self) -> None:
        """All lines are up to date: go on with what had to wait for that."""
        if self.room.removed:
            for connection in [line for line in self.connections if line.guest.id in self.room.removed]:
                connection.bid_farewell(protocol.Notice(key="removed"))
                self.leave(connection)
        if self.room.status == "closed":
            self.dismiss(protocol.Notice(key="closed"))
        if self._held and self.ready:  # one at a time: other tables do not wait until all of them are done
            connection, command = self._held.popleft()
            now = time.monotonic()
            self.room.handle(command, connection.guest, connection.client, now)
            self.changed(now)
