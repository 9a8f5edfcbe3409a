"""Naming: what everybody at a table is called. No two at a table are called alike.

Whoever sits down is told from those who sit there already, and keeps that name; it follows from the events alone. Who
only looks on is told from all players, and from those who have come or spoken before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.lookalikes import alike, is_called, told_apart
from octavo.names import kept_name
from octavo.table import events, wire
from octavo.table.chairs import Guest
from octavo.types import Seat

if TYPE_CHECKING:
    from octavo.table.room import Room

MOST_KNOWN = 300  # of those who look on, whose names at the table are remembered


class Naming:
    """Who is called what at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._called: dict[str, str] = {}  # who looks on, or has spoken before, by id; the latest last

    def of(self, guest: Guest) -> str:
        """What somebody is called here."""
        seat = self._room.chairs.seat_of(guest.id)
        person = None if seat is None else self._room.chairs[seat].guest
        return person.name if person else self._watcher(guest, self._players())

    def seats(self) -> list[str | None]:
        """The names that stand at the seats: of a person, or of the bot that plays; None for a free seat."""
        playing, chairs = self._room.playing, self._room.chairs
        names = playing.match.names if playing else (None,) * len(chairs)
        return [chair.guest.name if chair.guest else name for chair, name in zip(chairs, names, strict=True)]

    def watchers(self) -> list[Guest]:
        """Those who are here and look on, as they are called."""
        seated, players = {person.id for person in self._room.chairs.persons()}, self._players()
        there = [guest for guest in self._room.here.values() if guest.id not in seated]
        return [Guest(guest.id, self._watcher(guest, players)) for guest in there]

    def sits(self, event: events.Sat) -> Guest:
        """Somebody who sits down, as the others call that person from now on."""
        name = kept_name(event.name, event.guest)
        return Guest(event.guest, told_apart(name, self._players(but=event.seat)))

    def said(self, number: int, event: events.Spoke) -> wire.Said:
        """What somebody said, and from which seat."""
        seat = self._room.chairs.seat_of(event.guest)
        name = self.of(Guest(event.guest, kept_name(event.name, event.guest)))
        return wire.Said(number, event.guest, name, event.text, -1 if seat is None else seat)

    def _players(self, but: Seat = -1) -> list[str]:
        """All who play, and who have begun to play at seats where others sit now; those of one seat left out."""
        playing = self._room.playing
        seats = list(enumerate(self._room.chairs))
        names = [chair.guest.name for seat, chair in seats if chair.guest and seat != but]
        return names + [name for seat, name in enumerate(playing.match.names if playing else ()) if seat != but]

    def _watcher(self, guest: Guest, players: list[str]) -> str:
        called = self._called.pop(guest.id, "")
        if not is_called(guest.name, called) or alike(called, players):
            called = told_apart(guest.name, [*players, *self._called.values()])
        self._called[guest.id] = called
        if len(self._called) > MOST_KNOWN:
            del self._called[next(iter(self._called))]
        return called
