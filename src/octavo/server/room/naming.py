"""Naming: the name of everybody at a table. No two people have the same name there.

A person who sits down gets a name that differs from those of the seated people, and keeps it. It follows from the
events alone. A spectator's name differs from those of all players, and of spectators who have come or spoken before.
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
    from octavo.server.room.state import TableState

MOST_KNOWN = 300  # spectators whose names at the table are remembered


class Naming:
    """The names of the people at one table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._called: dict[str, str] = {}  # spectators, and people who have spoken before, by id; the latest last
        self._players: list[str] = []  # the names of all players
        self._apart: set[Guest] = set()  # whose name was compared with these

    def of(self, guest: Guest) -> str:
        """A person's name here, even if another of their devices has changed it meanwhile."""
        seat = self._state.chairs.seat_of(guest.id)
        person = None if seat is None else self._state.chairs[seat].guest
        return person.name if person is not None else self._watcher(guest)

    def _watcher(self, guest: Guest) -> str:
        called = self._called.get(guest.id, "")
        return called if called and guest.id in self._state.here else self._apart_from_others(guest, called)

    def seats(self) -> list[str | None]:
        """The names that stand at the seats: of a person, or of the bot that plays; None for a free seat."""
        match, chairs = self._state.match, self._state.chairs
        names = match.names if match else (None,) * len(chairs)
        return [chair.guest.name if chair.guest else name for chair, name in zip(chairs, names, strict=True)]

    def watchers(self) -> list[Guest]:
        """The names of the spectators who are here."""
        return [Guest(guest.id, self._watcher(guest)) for guest in self._looking_on()]

    def _looking_on(self) -> list[Guest]:
        seated = {person.id for person in self._state.chairs.persons()}
        return [guest for guest in self._state.here.values() if guest.id not in seated]

    def compare(self) -> None:
        """Somebody may have come, sat down or got up: give spectators names that differ from the players' names."""
        players = self._at_seats()
        if players != self._players:
            self._players = players
            self._apart.clear()
        for guest in self._looking_on():
            if guest not in self._apart or guest.id not in self._called:
                self._call(guest)

    def sits(self, event: events.Sat) -> Guest:
        """The name of a person who sits down, from now on."""
        name = kept_name(event.name, event.guest)
        return Guest(event.guest, told_apart(name, self._at_seats(but=event.seat)))

    def said(self, number: int, event: events.Spoke) -> protocol.Said:
        """A line of chat, and the seat that it comes from."""
        seat = self._state.chairs.seat_of(event.guest)
        guest = Guest(event.guest, kept_name(event.name, event.guest))
        name = self._speaks(guest) if seat is None else self.of(guest)
        return protocol.Said(number, guest.id, name, event.text, -1 if seat is None else seat)

    def _speaks(self, guest: Guest) -> str:
        """The name of a speaker without a seat, as it was stored, by `of`. Only in events from before there were such
        names, it may be a player's name."""
        if alike(guest.name, self._players):
            return self._call(guest)
        if self._called.get(guest.id) != guest.name:
            namesakes = [other for other, called in self._called.items() if alike(called, [guest.name])]
            for other in namesakes:  # called otherwise since, or gone
                del self._called[other]
        return self._remember(guest.id, guest.name)

    def _at_seats(self, but: Seat = -1) -> list[str]:
        """All who play, and who have begun to play at seats where others sit now; those of one seat left out."""
        match, seats = self._state.match, list(enumerate(self._state.chairs))
        names = [chair.guest.name for seat, chair in seats if chair.guest and seat != but]
        return names + [name for seat, name in enumerate(match.names if match else ()) if seat != but]

    def _call(self, guest: Guest) -> str:
        """Name a person without a seat; by the same name as before, if that is still possible."""
        called = self._apart_from_others(guest, self._called.pop(guest.id, ""))
        self._apart.add(guest)
        return self._remember(guest.id, called)

    def _apart_from_others(self, guest: Guest, called: str) -> str:
        if called and is_called(guest.name, called) and not alike(called, self._players):
            return called
        others = [name for known, name in self._called.items() if known != guest.id]
        return told_apart(guest.name, [*self._players, *others])

    def _remember(self, guest: str, called: str) -> str:
        """Forget the people who were silent for longest, unless they are here."""
        self._called.pop(guest, None)
        self._called[guest] = called
        if len(self._called) > MOST_KNOWN:
            forgotten = next((known for known in self._called if known not in self._state.here), guest)
            del self._called[forgotten]
        if len(self._apart) > MOST_KNOWN:
            self._apart.clear()
        return called
