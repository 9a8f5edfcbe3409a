"""Njet!: what a bot expects."""

import numpy as np

from octavo.games.njet.state import CELL_SUITS, SUPER_ROW, TRUMP_ROW, WIDTH, ZEROS, Phase, State
from octavo.kernel.cards import count
from octavo.kernel.policy import CERTAIN
from octavo.kernel.types import Cards, Seat

COLOURS = 4
MANY = 4  # players from which on it was shown to help: somebody picks partners without seeing their cards

# How likely somebody has so many cards of a colour that he did not want as trump, and so many of the 0s that he did not
# want as supertrumps: by how much less often than others bots have them that veto.
LEFT_OF_TRUMP = np.array([256, 256, 256, 230, 107, 38, 26, 18, 12, 8, 5, 3, 2, 1, 1, 1], np.int64)
LEFT_OF_ZEROS = np.array([256, 80, 25, 8], np.int64)


def hides_choice(s: State) -> bool:
    """The cards that are put away or given."""
    return s.phase == Phase.AWAY


def plausibility(s: State, seat: Seat) -> int:
    """A seat that has vetoed a colour as trump has few cards of it; one that has vetoed its 0s has few of those."""
    odds = CERTAIN
    if s.players < MANY:
        return odds
    for other in range(s.players):
        if other != seat:
            for colour in range(COLOURS):
                held: Cards = s.hands[other] & CELL_SUITS[colour]
                if s.stones[other] >> (TRUMP_ROW * WIDTH + colour) & 1:
                    odds = odds * LEFT_OF_TRUMP[count(held)] // CERTAIN
                if s.stones[other] >> (SUPER_ROW * WIDTH + colour) & 1:
                    odds = odds * LEFT_OF_ZEROS[count(held & ZEROS)] // CERTAIN
    return odds
