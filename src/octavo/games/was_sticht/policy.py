"""Was sticht?: what a bot expects."""

from octavo.games.was_sticht.rules import Phase, State
from octavo.kernel.policy import SearchSettings

SEARCH = SearchSettings(exact=True)


def hides_choice(s: State) -> bool:
    """The task that is chosen."""
    return s.phase == Phase.CHOOSE
