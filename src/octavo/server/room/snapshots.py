"""Snapshots: what a room shows, at the table and in the list of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.kernel.types import Seat
from octavo.match.match import SheetLine
from octavo.server.room import views
from octavo.server.room.chairs import Guest
from octavo.server.wire import protocol
from octavo.server.wire.summaries import TableSummary

if TYPE_CHECKING:
    from octavo.server.room.playing import Playing
    from octavo.server.room.state import TableState

MOST_TOLD = 5000  # entries of the log that are sent at once: more than any match has, unless much is taken back


def info(room: TableState) -> protocol.Room:
    """All about the table but the cards."""
    match = room.match
    over = match is not None and match.over  # also where the table was closed afterwards
    return protocol.Room(
        table=room.table,
        game=room.terms.key,
        players=room.terms.players,
        options=dict(room.terms.options),
        clock=room.new.clock,
        pace=room.new.pace,
        open=room.new.open,
        status=room.status,
        host=room.in_charge.id,
        chairs=tuple(_chair(room, seat, name) for seat, name in enumerate(room.naming.seats())),
        watchers=tuple(_person(room, guest) for guest in room.naming.watchers()),
        asked=room.asked,
        commitment=match.commitment if match else None,
        secret=match.secret.hex() if match and over else None,
        result=match.result() if match and over else None,
        rematch=room.rematch,
    )


def _chair(room: TableState, seat: int, name: str | None) -> protocol.Chair:
    chair = room.chairs[seat]
    person = _person(room, chair.guest) if chair.guest else None
    bot = room.chairs.strength(seat) if chair.away else chair.bot
    bank = chair.bank if room.new.clock != "none" else None
    return protocol.Chair(name, person, bot, chair.allows, bank)


def _person(room: TableState, guest: Guest) -> protocol.Person:
    return protocol.Person(guest.id, guest.name, guest.id in room.here, guest.id in room.hushed)


class Moment:
    """What a room shows at one moment. What is the same for all viewers is worked out once."""

    def __init__(self, room: TableState, playing: Playing | None, now: float) -> None:
        self._room = room
        self.seats = room.attendance.seats
        self.actors: tuple[Seat, ...] = ()
        self.since: dict[Seat, int] = {}  # the situation since which somebody has to decide
        self.racing = False
        if playing is None:
            return
        match = playing.match
        self._match, self._entries = match, room.entries
        self.actors, self._points, self._over = tuple(match.actors()), match.points(), match.over
        self.racing, self.since, self._number = match.racing, playing.since, room.number
        self._left = _until(min(playing.deadlines().values(), default=None), now)
        self._runs = _until(playing.clock_due, now)
        self._news: dict[int, tuple[protocol.Entry, ...]] = {}
        self._lines: dict[int, tuple[SheetLine, ...]] = {}

    def play(self, guest: str, seen: int) -> protocol.Play:
        """The situation through somebody's eyes; when the match is over, everything."""
        room, match = self._room, self._match
        own = self.seats.get(guest)
        seat = room.viewer(guest) if own is None else own
        choices: tuple[protocol.Choice, ...] = ()
        if self._over:
            scene = views.open_scene(match)
        else:
            view = match.view(seat)
            scene = match.game.scene(view, seat)
            if own in self.actors and room.status == "playing" and not room.chairs[seat].away:
                choices = views.choices(match, seat, view)
        return protocol.Play(
            self._number, scene, self._points, self.actors, self._entries_after(seen), seat, choices,
            self.racing, self._left, self._runs, self._lines_after(seen),
        )  # fmt: skip

    def _entries_after(self, seen: int) -> tuple[protocol.Entry, ...]:
        news = self._news.get(seen)
        if news is None:
            news = self._news[seen] = tuple(self._entries[max(seen, self._number - MOST_TOLD) :])
        return news

    def _lines_after(self, seen: int) -> tuple[SheetLine, ...]:
        """The lines of the score sheet that belong to entries which were not sent yet."""
        lines = self._lines.get(seen)
        if lines is None:
            lines = self._lines[seen] = tuple(self._match.sheet(seen))
        return lines


def _until(when: float | None, now: float) -> int | None:
    """Milliseconds until a bot decides for the first person who is due, or until the clock of a race is up."""
    return None if when is None else max(0, round((when - now) * 1000))


def summary(room: TableState) -> TableSummary:
    """The table as a list of tables shows it; the caller sets the time."""
    return TableSummary(
        table=room.table,
        game=room.terms.key,
        players=room.terms.players,
        free=len(room.chairs.free()),
        status=room.status,
        open=room.new.open,
        host=room.host.id,
        names=tuple(guest.name for guest in room.chairs.persons()),
        options=dict(room.terms.options),
        created=0.0,
        updated=0.0,
    )
