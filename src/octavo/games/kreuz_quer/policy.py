"""Kreuz & Quer: what a bot expects."""

from octavo.games.kreuz_quer.table import LAYING, PUTTING_AWAY
from octavo.kernel.types import State


def secret(s: State) -> bool:
    """The gardens that are put away; and tracks are laid by all at once."""
    return s.phase == PUTTING_AWAY or s.phase == LAYING
