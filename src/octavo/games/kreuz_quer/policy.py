"""Kreuz & Quer: what a bot expects."""

from octavo.games.kreuz_quer.table import Phase, State
from octavo.kernel.policy import SearchSettings

# What others have collected is hidden, and imagined without sense.
SEARCH = SearchSettings(trust=2.0, races=False)


def hides_choice(s: State) -> bool:
    """The gardens that are put away; and tracks are laid by all at once."""
    return s.phase == Phase.AWAY or s.phase == Phase.LAY
