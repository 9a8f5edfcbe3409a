"""Broadcast: bring the lines of tables up to date, each from its own cursor.

Called when everything that a room shows is on disk. First come the people who have something new to decide, at all
tables that are due; then the others. When there is much to tell, spectators who were told something a moment ago wait a
little, and then get everything in one message. So the more a server has to do, the less it does for each action, and
nobody's turn waits for it. A message that several lines get is encoded once.
"""

import time
from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable

from octavo.kernel.types import Seat
from octavo.server.net.connection import Connection, frame
from octavo.server.net.keeper import Keeper
from octavo.server.wire import protocol

AT_ONCE = 0.001  # seconds for one round of news; after that there is much to tell
TO_ALL = ("", "")  # the guest and the device of an answer that is for everybody
WATCHERS_PAUSE = 0.25  # minimum seconds between messages to a spectator while there is much to tell


class Broadcast:
    """The tables that have news, and those at which spectators still wait for it."""

    def __init__(self, loop: AbstractEventLoop, count: Callable[[int], None]) -> None:
        """`count` is told how many tables had news."""
        self._loop, self._count = loop, count
        self._due: dict[Keeper, None] = {}
        self._put_off: dict[Keeper, float] = {}  # until when
        self._alarm: TimerHandle | None = None

    def soon(self, keeper: Keeper) -> bool:
        """Bring the lines of a table up to date, with those of all others that are due by then; whether it is the first
        of these."""
        first = not self._due
        if first:
            self._loop.call_soon(self.flush)
        self._due[keeper] = None
        return first

    def forget(self, keeper: Keeper) -> None:
        """Nothing more is to be told at a table."""
        self._due.pop(keeper, None)
        self._put_off.pop(keeper, None)

    def flush(self, *, patient: bool = True) -> None:
        """Bring the lines of all tables that are due up to date."""
        due, self._due = self._due, {}
        begin = time.monotonic()
        later = []
        for keeper in due:
            if keeper.ready:
                try:
                    news = News(keeper, begin)
                    later.append((news, news.bring_deciders()))
                except Exception as failure:  # a fault at one table keeps no other waiting
                    keeper.fail(failure)
        self._count(len(later))
        for news, lines in later:
            much = patient and time.monotonic() > begin + AT_ONCE
            self._tell(news, lines, WATCHERS_PAUSE if much and not news.pressing else 0.0)

    def _tell(self, news: "News", lines: list[Connection], patience: float) -> None:
        """Bring a table's spectators up to date, except those who were told something too recently."""
        keeper, first = news.keeper, 0.0
        try:
            for connection in lines:
                until = connection.told + patience
                if until <= news.now or not patience:
                    news.bring(connection)
                else:
                    news.answer(connection)
                    first = min(first, until) if first else until
        except Exception as failure:
            keeper.fail(failure)
            return
        if first:
            self._put_off[keeper] = first
            if self._alarm is None:
                self._alarm = self._loop.call_later(first - news.now, self._catch_up)
        else:
            self._put_off.pop(keeper, None)
        keeper.flushed()

    def _catch_up(self, *, patient: bool = True) -> None:
        """Tell the spectators whose wait is over, a few tables at a time, so that nobody's turn waits. Tables that wait
        for the disk follow when they are ready."""
        now = time.monotonic()
        for keeper in [keeper for keeper, until in self._put_off.items() if until <= now or not patient]:
            if keeper.ready and keeper not in self._due:
                try:
                    news = News(keeper, now)
                except Exception as failure:
                    keeper.fail(failure)
                    continue
                self._tell(news, keeper.connections[:], WATCHERS_PAUSE if patient else 0.0)
                if patient and time.monotonic() > now + AT_ONCE:
                    break
        self._alarm = None
        if self._put_off:
            wait = min(self._put_off.values()) - time.monotonic()
            self._alarm = self._loop.call_later(max(AT_ONCE, wait), self._catch_up)

    def finish(self) -> None:
        """Tell everybody everything that can be told, and let nobody wait any more."""
        self.flush(patient=False)
        self._catch_up(patient=False)
        if self._alarm is not None:
            self._alarm.cancel()


class News:
    """The news of one table at one moment."""

    def __init__(self, keeper: Keeper, now: float) -> None:
        self.keeper, self.room, self.now = keeper, keeper.room, now
        self.moment = self.room.moment(now)
        self.number = self.room.number
        self.spoken = self.room.spoken
        self._plays: dict[tuple[str | Seat, int], tuple[bytes, protocol.Play]] = {}
        self._info = b""
        self._answers: dict[tuple[str, str], list[bytes]] = {}
        for guest, client, message in keeper.take_answers():
            self._answers.setdefault((guest, client), []).append(frame(message))

    @property
    def pressing(self) -> bool:
        """Whether all have to be told at once: in a race, and before somebody's line is closed."""
        return self.moment.racing or self.room.status == "closed" or bool(self.room.removed)

    def bring_deciders(self) -> list[Connection]:
        """Bring the lines of people who have something new to decide up to date; return the other lines."""
        since, seats = self.moment.since, self.moment.seats
        others = []
        for connection in self.keeper.connections:
            seat = seats.get(connection.guest.id)
            if seat is not None and connection.seen < since.get(seat, 0):
                self.bring(connection)
            else:
                others.append(connection)
        return others

    def answer(self, connection: Connection) -> None:
        """Send somebody only the answers to what he has asked."""
        answered = (connection.guest.id, connection.client) in self._answers or TO_ALL in self._answers
        if answered and self._takes(connection) and connection.owed:
            frames, connection.owed = connection.owed, []
            connection.send(b"".join(frames))

    def bring(self, connection: Connection) -> None:
        """Bring one line up to date, or keep for it what can't be sent now. A removed person is told nothing more."""
        if connection.guest.id in self.room.removed or not self._takes(connection):
            return
        frames, connection.owed = connection.owed, []
        room = self.room
        eyes = self._eyes(connection)
        told_info = connection.version != room.version
        if told_info:
            connection.version = room.version
            frames.append(self._room())
        if connection.seen != self.number or connection.eyes != eyes or told_info:
            self._show(connection, eyes, frames)
        if connection.heard < self.spoken:
            frames.append(frame(protocol.Chat(said=tuple(room.said_after(connection.heard)))))
            connection.heard = self.spoken
        if frames:
            connection.send(b"".join(frames))

    def _takes(self, connection: Connection) -> bool:
        """Whether a line can be written to; what it is owed it is owed in any case."""
        if self._answers:
            for answer in self._answers.get((connection.guest.id, connection.client), ()):
                connection.owe(answer)
        if connection.behind is not None or connection.full:
            self.keeper.hub.jammed(self.keeper, connection)
            return False
        if self._answers:
            connection.owed += self._answers.get(TO_ALL, ())
        return True

    def _eyes(self, connection: Connection) -> str | Seat:
        """A key that lines with the same view share: a player's is their own, spectators share one for each view."""
        guest = connection.guest.id
        return guest if guest in self.moment.seats else self.room.viewer(guest)

    def _room(self) -> bytes:
        """All about the table but the cards, the same for everybody."""
        if not self._info:
            self._info = frame(self.room.info())
        return self._info

    def _show(self, connection: Connection, eyes: str | Seat, frames: list[bytes]) -> None:
        """The situation, and the entries since the line's cursor; nothing before the match."""
        if self.room.playing is None:
            return
        seen = min(connection.seen, self.number)  # a cursor from elsewhere may say anything
        key = (eyes, seen)
        if key in self._plays:
            found = self._plays[key]
        else:
            play = self.moment.play(connection.guest.id, seen)
            found = self._plays[key] = (frame(play), play)
        data, play = found
        frames.append(data)
        connection.seen, connection.eyes, connection.told = play.number, eyes, self.now
        if play.racing and connection.guest.id in self.moment.seats:
            self.room.shown(play.seat, play.number, self.now)
