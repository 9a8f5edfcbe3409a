"""Undoing: actions are taken back if all players agree; a person who plays alone need not ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.kernel.types import Seat
from octavo.server.room import events
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

if TYPE_CHECKING:
    from octavo.server.room.room import Room
    from octavo.server.room.state import TableState


def ask(room: Room, seat: Seat, guest: str, command_id: str, now: float) -> None:
    """A player asks for an undo: to go back to the last decision of that seat."""
    assert room.playing
    back = room.playing.undo_to(seat)
    if not back:
        raise Refused("nothing-to-undo")
    missing = _missing(room)
    if missing is not None:
        raise Refused("undo-away", name=room.chairs.names()[missing])
    if _voters(room) != [seat] and not room.asking.take(guest, now):  # nobody else is concerned
        raise Refused("undo-pause")
    room.record(events.UndoAsked(protocol.Asked(seat, back, (seat,))), now)
    settle(room, command_id, now)


def agree(room: Room, seat: Seat, yes: bool, command_id: str, now: float) -> None:
    """A player agrees to an undo that is asked for, or refuses."""
    asked = room.asked
    assert asked
    if not yes:
        if seat != asked.seat:  # the player who asked may withdraw it without notice
            room.answers.tell_all(protocol.Declined(seat))
        room.record(events.UndoAsked(None), now)
    elif seat not in asked.agreed:
        room.record(events.UndoAsked(protocol.Asked(asked.seat, asked.entries, (*asked.agreed, seat))), now)
        settle(room, command_id, now)


def settle(room: Room, command_id: str, now: float) -> None:
    """Do the undo if all have agreed; drop it if its asker plays no more, or if somebody can't answer."""
    asked = room.asked
    if asked is None or room.playing is None:
        return
    voters, missing = set(_voters(room)), _missing(room)
    if not room.chairs[asked.seat].person_plays:
        room.record(events.UndoAsked(None), now)
    elif missing is not None:
        room.record(events.UndoAsked(None), now)
        room.answers.tell_all(protocol.Declined(missing, away=True))
    elif voters - set(asked.agreed):
        agreed = tuple(sorted(voters & set(asked.agreed)))
        room.record(events.UndoAsked(protocol.Asked(asked.seat, asked.entries, agreed)), now)
    else:
        others = bool(voters - {asked.seat})
        room.record(events.Undone(entries=asked.entries, seat=asked.seat, agreed=others, command_id=command_id), now)
        room.playing.undone(now)


def _voters(table: TableState) -> list[Seat]:
    """The seats of the people who have a say: all players, also absent ones, but not those who left their seats."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.guest and not chair.stood]


def _missing(table: TableState) -> Seat | None:
    """One of them who is away and can't be asked."""
    return next((seat for seat in _voters(table) if table.chairs[seat].away), None)
