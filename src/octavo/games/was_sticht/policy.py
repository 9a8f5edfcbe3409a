"""Was sticht?: what a bot expects."""

from octavo.games.was_sticht.rules import Phase, State


def secret(s: State) -> bool:
    """The task that is chosen."""
    return s.phase == Phase.CHOOSE
