"""Naming: what everybody at a table is called. No two at a table are called alike.

Whoever sits down is told from those who sit there already, and keeps that name; it follows from the events alone. Who
only looks on is told from all players, and from those who have come or spoken before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.kernel.types import Seat
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.wire import protocol
from octavo.text.lookalikes import alike, is_called, told_apart
from octavo.text.names import kept_name

if TYPE_CHECKING:
    from octavo.server.room.room import Room

MOST_KNOWN = 300  # of those who look on, whose names at the table are remembered


class Naming:
    """Who is called what at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._called: dict[str, str] = {}  # who looks on, or has spoken before, by id; the latest last
        self._players: tuple[int, list[str]] = (-1, [])  # the names of all players, and the room's version then
        self._apart: set[Guest] = set()  # whose name was compared with these

    def of(self, guest: Guest) -> str:
        """What somebody is called here, whatever that person's other devices call themselves meanwhile."""
        seat = self._room.chairs.seat_of(guest.id)
        person = None if seat is None else self._room.chairs[seat].guest
        return person.name if person else self._watcher(self._room.here.get(guest.id, guest))

    def seats(self) -> list[str | None]:
        """The names that stand at the seats: of a person, or of the bot that plays; None for a free seat."""
        playing, chairs = self._room.playing, self._room.chairs
        names = playing.match.names if playing else (None,) * len(chairs)
        return [chair.guest.name if chair.guest else name for chair, name in zip(chairs, names, strict=True)]

    def watchers(self) -> list[Guest]:
        """Those who are here and look on, as they are called."""
        seated = {person.id for person in self._room.chairs.persons()}
        there = [guest for guest in self._room.here.values() if guest.id not in seated]
        return [Guest(guest.id, self._watcher(guest)) for guest in there]

    def sits(self, event: events.Sat) -> Guest:
        """Somebody who sits down, as the others call that person from now on."""
        name = kept_name(event.name, event.guest)
        return Guest(event.guest, told_apart(name, self._at_seats(but=event.seat)))

    def said(self, number: int, event: events.Spoke) -> protocol.Said:
        """What somebody said, and from which seat."""
        seat = self._room.chairs.seat_of(event.guest)
        guest = Guest(event.guest, kept_name(event.name, event.guest))
        name = self._speaks(guest) if seat is None else self.of(guest)
        return protocol.Said(number, guest.id, name, event.text, -1 if seat is None else seat)

    def _speaks(self, guest: Guest) -> str:
        """What somebody without a seat is called who says something: as it was written down, by `of`. Only in what was
        written before there was such a thing, players may be called so."""
        if alike(guest.name, self._compared()):
            return self._watcher(guest)
        if self._called.get(guest.id) != guest.name:
            namesakes = [other for other, called in self._called.items() if alike(called, [guest.name])]
            for other in namesakes:  # called otherwise since, or gone
                del self._called[other]
        return self._remember(guest.id, guest.name)

    def _at_seats(self, but: Seat = -1) -> list[str]:
        """All who play, and who have begun to play at seats where others sit now; those of one seat left out."""
        playing = self._room.playing
        seats = list(enumerate(self._room.chairs))
        names = [chair.guest.name for seat, chair in seats if chair.guest and seat != but]
        return names + [name for seat, name in enumerate(playing.match.names if playing else ()) if seat != but]

    def _compared(self) -> list[str]:
        """The names of all players; if they are others than before, whoever looks on is compared with them anew."""
        version, players = self._players
        if version != self._room.version:
            before, players = players, self._at_seats()
            self._players = (self._room.version, players)
            if players != before:
                self._apart.clear()
        return players

    def _watcher(self, guest: Guest) -> str:
        """What somebody is called who has no seat; looked into again when other people play."""
        players = self._compared()
        called = self._called.pop(guest.id, "")
        if not called or guest not in self._apart:
            if not is_called(guest.name, called) or alike(called, players):
                called = told_apart(guest.name, [*players, *self._called.values()])
            self._apart.add(guest)
        return self._remember(guest.id, called)

    def _remember(self, guest: str, called: str) -> str:
        """Those of whom nothing was heard for longest are forgotten."""
        self._called.pop(guest, None)
        self._called[guest] = called
        if len(self._called) > MOST_KNOWN:
            del self._called[next(iter(self._called))]
        if len(self._apart) > MOST_KNOWN:
            self._apart.clear()
        return called
