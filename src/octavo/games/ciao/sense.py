"""Ciao!: what a bot expects."""

from octavo.games.ciao.rules import DRAW, GIVING, fitting, hand_penalty
from octavo.sense import POINT
from octavo.types import Action, Seat, State

SHED = 2  # one card in so many that are still held may be got rid of


def sensible(s: State, seat: Seat, action: Action) -> bool:
    """No wrong card, which table rules allow: with a large hand nobody could try them all (R33)."""
    return action >= DRAW or fitting(s) >> action & 1 == 1


def secret(s: State) -> bool:
    """The card that is given."""
    return s.phase == GIVING


def prospect(s: State, seat: Seat, fresh: bool) -> int:
    """What the cards in hand may cost, if the round is not over: between two large hands it can last."""
    if fresh:
        return 0
    return -hand_penalty(s, seat) * POINT // SHED
