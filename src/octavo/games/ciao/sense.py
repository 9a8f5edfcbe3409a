"""Ciao!: what a bot expects."""

from octavo.games.ciao.rules import GIVING
from octavo.types import State


def secret(s: State) -> bool:
    """The card that is given."""
    return s.phase == GIVING
