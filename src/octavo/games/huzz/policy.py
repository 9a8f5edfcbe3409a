"""Húzz egyet!: what a bot expects."""

from octavo.games.huzz.rules import SKIP
from octavo.games.huzz.sets import OWNER, cards_of
from octavo.games.huzz.state import Phase, State
from octavo.kernel.chance import below
from octavo.kernel.policy import POINT, SearchSettings
from octavo.kernel.types import Action, Ints, Seat

SEARCH = SearchSettings(farthest=40)

LOOKS = 3  # sets that somebody looks at, to play the largest
TEMPTED = 4  # one time in this many, a player draws a card without need


def rollout(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """To play large sets, and not to draw where one need not; anything else at random."""
    action: Action = actions[below(rng, n)]
    if s.phase == Phase.PLAY:
        for _ in range(LOOKS - 1):
            other: Action = actions[below(rng, n)]
            if cards_of(other) > cards_of(action):
                action = other
    elif s.phase == Phase.DRAW and actions[0] == SKIP and below(rng, TEMPTED):
        action = SKIP
    return action


def value(s: State, seat: Seat, fresh: bool) -> int:
    """The points of the round if it ended now: the cards laid, minus those in hand."""
    if fresh:
        return 0
    cards = -s.sizes[seat]
    for place in range(s.laid):
        if s.layers[place] // OWNER == seat:
            cards += cards_of(s.layers[place] % OWNER)
    return cards * POINT
