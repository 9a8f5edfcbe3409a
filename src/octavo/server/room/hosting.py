"""Hosting: who is in charge of a table.

The person who opened the table is and stays its host. If the host has been away for a while, somebody else is in
charge: the first seated person who is here, or else the first person who is here. So no table waits for a host who does
not come. This follows from who is here and is not stored; a host who comes back is in charge again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from octavo.server.room import clocks
from octavo.server.room.chairs import Guest

if TYPE_CHECKING:
    from octavo.server.room.state import TableState


def passes(table: TableState) -> float | None:
    """The time at which somebody else takes charge if the host stays away; None if the host or nobody is here."""
    if not table.here or table.host.id in table.here:
        return None
    return table.gone[table.host.id] + clocks.ABSENCE


def in_charge(table: TableState, now: float) -> Guest:
    """The person who has the host's rights now."""
    when = passes(table)
    if when is None or when > now:
        return table.host
    seated = (person for person in table.chairs.persons() if person.id in table.here)
    return next(seated, next(iter(table.here.values())))
