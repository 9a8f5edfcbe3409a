"""Flushing: bring the lines of tables up to date, each from its own cursor.

Called when all that a room shows is on disk. Whoever may act now is told first, at all tables that are due; then the
others. What several lines would be told in the same words is encoded once.
"""

import time
from collections.abc import Iterable

from octavo.table import wire
from octavo.table.connection import Connection, frame
from octavo.table.keeper import Keeper
from octavo.types import Seat


def flush(keepers: Iterable[Keeper]) -> None:
    """Bring all lines of these tables up to date; those of whoever may act now come first."""
    later = []
    for keeper in keepers:
        try:
            news = News(keeper)
            later.append((news, news.bring_actors()))
        except Exception as failure:  # a fault at one table keeps no other waiting
            keeper.fail(failure)
    for news, connections in later:
        try:
            for connection in connections:
                news.bring(connection)
        except Exception as failure:
            news.keeper.fail(failure)
        else:
            news.keeper.flushed()


class News:
    """What is new at one table, at one moment."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper, self.room = keeper, keeper.room
        self.now = time.monotonic()
        self.moment = self.room.moment()
        self.actors = self.moment.actors
        self.said = len(self.room.said)
        self._plays: dict[tuple[str | Seat, int], tuple[bytes, wire.Play]] = {}
        self._info = b""
        self._answers: dict[tuple[str, str], list[bytes]] = {}
        for guest, client, message in keeper.take_answers():
            self._answers.setdefault((guest, client), []).append(frame(message))

    def bring_actors(self) -> list[Connection]:
        """Bring the lines of those up to date who may act now; the others."""
        others = []
        for connection in self.keeper.connections:
            if self.seat(connection) in self.actors:
                self.bring(connection)
            else:
                others.append(connection)
        return others

    def bring(self, connection: Connection) -> None:
        """Bring one line up to date, or keep for it what can't be sent now."""
        answers = self._answers
        if answers:
            owed = answers.get((connection.guest.id, connection.client))
            if owed:
                for answer in owed:
                    connection.owe(answer)
        if connection.behind is not None or connection.full:
            self.keeper.hub.jammed(self.keeper, connection)
            return
        frames = connection.owed
        connection.owed = []
        room = self.room
        if answers:
            frames += answers.get(("", ""), ())
        eyes = self._eyes(connection)
        told_info = connection.version != room.version
        if told_info:
            connection.version = room.version
            frames.append(self._room())
        if connection.seen != room.number or connection.eyes != eyes or told_info:
            self._show(connection, eyes, frames)
        if connection.heard < self.said:
            frames.append(frame(wire.Chat(said=tuple(room.said[connection.heard :]))))
            connection.heard = self.said
        if frames:
            connection.send(b"".join(frames) if len(frames) > 1 else frames[0])

    def seat(self, connection: Connection) -> Seat | None:
        """Where the person of a line sits."""
        return self.moment.seats.get(connection.guest.id)

    def _eyes(self, connection: Connection) -> str | Seat:
        """Who sees the same as this line: a player alone, spectators all who look through the same eyes."""
        guest = connection.guest.id
        return self.room.viewer(guest) if self.seat(connection) is None else guest

    def _room(self) -> bytes:
        """All about the table but the cards, the same for everybody."""
        if not self._info:
            self._info = frame(self.room.info())
        return self._info

    def _show(self, connection: Connection, eyes: str | Seat, frames: list[bytes]) -> None:
        """The situation, and what was done since the line's cursor; nothing before the match."""
        if self.room.playing is None:
            return
        seen = min(connection.seen, self.room.number)  # a cursor from elsewhere may say anything
        key = (eyes, seen)
        if key in self._plays:
            found = self._plays[key]
        else:
            play = self.moment.play(connection.guest.id, seen)
            found = self._plays[key] = (frame(play), play)
        data, play = found
        frames.append(data)
        connection.seen, connection.eyes = play.number, eyes
        if play.racing and self.seat(connection) is not None:
            self.room.shown(play.seat, play.number, self.now)
