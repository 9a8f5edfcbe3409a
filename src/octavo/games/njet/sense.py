"""Njet!: what a bot expects."""

from octavo.games.njet.rules import PUTTING_AWAY
from octavo.types import State


def secret(s: State) -> bool:
    """The cards that are put away or given."""
    return s.phase == PUTTING_AWAY
