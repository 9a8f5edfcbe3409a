"""Ciao!: what a bot expects."""

from octavo.games.ciao.rules import DRAW, fitting
from octavo.games.ciao.state import Phase, State
from octavo.kernel.types import Action, Seat


def worth_trying(s: State, seat: Seat, action: Action) -> bool:
    """False for wrong cards, which table rules allow: with a large hand, there would be too many to try (R33)."""
    return action >= DRAW or fitting(s) >> action & 1 == 1


def hides_choice(s: State) -> bool:
    """The card that is given."""
    return s.phase == Phase.GIVE
