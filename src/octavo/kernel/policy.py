"""Sense: what a bot that searches knows of a game beyond its rules, where that is nothing.

A game that helps more has a policy.py of its own. Each line in one has to pay in the arena (docs/arena.md).
"""

from octavo.kernel.record import Record
from octavo.kernel.types import Action, Seat

CERTAIN = 256
"""How likely is what there is no reason to doubt."""

POINT = 1024
"""A point, where prospects are counted."""


def all_sensible(s: Record, seat: Seat, action: Action) -> bool:
    """`sensible` of a game in which whatever is legal can be good."""
    return True


def nothing_secret(s: Record) -> bool:
    """`secret` of a game in which all see what is done."""
    return False


def no_prospect(s: Record, seat: Seat, fresh: bool) -> int:
    """`prospect` of a game in which points come soon enough."""
    return 0


def all_likely(s: Record, seat: Seat) -> int:
    """`likely` of a game in which what others do tells little."""
    return CERTAIN
