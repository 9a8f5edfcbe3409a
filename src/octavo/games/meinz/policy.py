"""Meinz: what a bot expects."""

from octavo.games.meinz.rules import Phase, State


def hides_choice(s: State) -> bool:
    """The card that is put away."""
    return s.phase == Phase.AWAY
