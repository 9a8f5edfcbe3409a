"""Hosting: who is in charge of a table.

Whoever opened it is, and stays its host. While the host has been away for a while, somebody else is in charge: the
first of those at seats who are here, or else the first who is here. So no table waits for a host who does not come.
It follows from who is here and is not kept; a host who comes back is in charge again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.server.room import clocks
from octavo.server.room.chairs import Guest

if TYPE_CHECKING:
    from octavo.server.room.room import Room


def passes(room: Room) -> float | None:
    """When somebody else comes to be in charge, if the host stays away; None where the host is here, or nobody is."""
    if not room.here or room.host.id in room.here:
        return None
    return room.gone.setdefault(room.host.id, room.now) + clocks.ABSENCE


def in_charge(room: Room) -> Guest:
    """Who has the rights of the host now."""
    when = passes(room)
    if when is None or when > room.now:
        return room.host
    seated = (person for person in room.chairs.persons() if person.id in room.here)
    return next(seated, next(iter(room.here.values())))
