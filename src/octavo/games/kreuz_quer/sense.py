"""Kreuz & Quer: what a bot expects."""

from octavo.games.kreuz_quer.rules import ROWS, passed
from octavo.games.kreuz_quer.table import GOAL, LAYING, LONG, PUTTING_AWAY, own_gardens
from octavo.sense import POINT
from octavo.types import Seat, State


def secret(s: State) -> bool:
    """The gardens that are put away; and tracks are laid by all at once."""
    return s.phase == PUTTING_AWAY or s.phase == LAYING


def prospect(s: State, seat: Seat, fresh: bool) -> int:
    """The way that is left to the goal, in gardens, if nobody had more than before any penalty."""
    left = 0
    if s.place[seat] != GOAL:
        left = max(s.laid[seat], own_gardens(s)) * ROWS
        if s.place[seat] > 0:
            left -= (s.place[seat] - 1) * ROWS + (s.field[seat] - 1) // 3 + 1
    gardens = own_gardens(s)
    if s.length != LONG:
        gardens -= passed(s, seat)  # these are points already
    return gardens * POINT - left * POINT // ROWS
