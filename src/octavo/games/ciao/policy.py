"""Ciao!: what a bot expects."""

from octavo.games.ciao.rules import DRAW, GIVING, fitting
from octavo.kernel.types import Action, Seat, State


def sensible(s: State, seat: Seat, action: Action) -> bool:
    """No wrong card, which table rules allow: with a large hand nobody could try them all (R33)."""
    return action >= DRAW or fitting(s) >> action & 1 == 1


def secret(s: State) -> bool:
    """The card that is given."""
    return s.phase == GIVING
