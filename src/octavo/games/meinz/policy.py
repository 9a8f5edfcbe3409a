"""Meinz: what a bot expects."""

from octavo.games.meinz.rules import PUTTING_AWAY
from octavo.kernel.types import State


def secret(s: State) -> bool:
    """The card that is put away."""
    return s.phase == PUTTING_AWAY
