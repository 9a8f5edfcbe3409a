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
    from octavo.server.room.state import TableState


def passes(table: TableState) -> float | None:
    """When somebody else comes to be in charge, if the host stays away; None where the host is here, or nobody is."""
    if not table.here or table.host.id in table.here:
        return None
    return table.gone[table.host.id] + clocks.ABSENCE


def in_charge(table: TableState, now: float) -> Guest:
    """Who has the rights of the host now."""
    when = passes(table)
    if when is None or when > now:
        return table.host
    seated = (person for person in table.chairs.persons() if person.id in table.here)
    return next(seated, next(iter(table.here.values())))
