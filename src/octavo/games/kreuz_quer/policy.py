"""Kreuz & Quer: what a bot expects."""

from octavo.games.kreuz_quer.table import Phase, State


def secret(s: State) -> bool:
    """The gardens that are put away; and tracks are laid by all at once."""
    return s.phase == Phase.AWAY or s.phase == Phase.LAY
