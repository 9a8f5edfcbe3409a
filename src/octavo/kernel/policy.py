"""Policy: the defaults for games that tell a searching bot nothing beyond their rules.

A game that tells more has a policy.py of its own. Each line in one has to pay in the arena (docs/arena.md).
"""

from dataclasses import dataclass

from octavo.kernel.record import Record
from octavo.kernel.types import Action, Seat

CERTAIN = 256
"""How likely is what there is no reason to doubt."""

POINT = 1024
"""A point, where values are counted."""

CURIOSITY = 1.0  # spreads of the lead
FARTHEST = 400  # actions that a world is played on
DEEPEST = 64
VICTORY = 1.0  # spreads that it counts to win the match
ENDLESS = 1 << 40  # worlds


@dataclass(frozen=True)
class SearchSettings:
    """How a game is searched: see `octavo.engine.search`.

    With `trust`, the game's rollout is followed unless a choice is better by that many standard errors. This helps
    where the rollout is good and choices differ by less than chance does. With more than `few` worlds it is not needed.
    Without `races`, a race is left to the rollout alone. `exact` is for games in which everything is known before the
    last card: then everything is searched.
    """

    curiosity: float = CURIOSITY
    rounds: int = 1
    farthest: int = FARTHEST
    deepest: int = DEEPEST
    victory: float = VICTORY
    trust: float = 0.0
    few: int = ENDLESS
    races: bool = True
    exact: bool = False


USUAL_SEARCH = SearchSettings()
"""`SEARCH` of a game for which no other way is shown to be better."""


def all_worth_trying(s: Record, seat: Seat, action: Action) -> bool:
    """`worth_trying` of a game in which every legal action can be good."""
    return True


def hides_nothing(s: Record) -> bool:
    """`hides_choice` of a game in which all see what is done."""
    return False


def no_value(s: Record, seat: Seat, fresh: bool) -> int:
    """`value` of a game in which points come soon enough."""
    return 0


def all_plausible(s: Record, seat: Seat) -> int:
    """`plausibility` of a game in which what others do tells little."""
    return CERTAIN
