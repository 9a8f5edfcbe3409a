"""Take it!: who is quicker, and when a simulated player calls."""

import numpy as np

from octavo.games.take_it.rules import BLACK_POINTS, DIRECT_VALUES, PAIR_VALUES, TAKE, TIME, TURN, Phase, State
from octavo.kernel.chance import draw
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Ints, Seat

PACE = 1500  # milliseconds from card to card
WINDOW = 3000  # milliseconds after the last card (R18)

# In half points, by kind: what a card might bring, a pair card half of its value.
HOPE = np.array([*(2 * value for value in DIRECT_VALUES), *PAIR_VALUES, 6, BLACK_POINTS // 2], np.int64)
ENOUGH = (0, 0, 21, 9, 10, 6)  # by players: the least that a row has to bring, so that most matches end by takes


def racing(s: State) -> bool:
    """All the time: before a row lies there, the dealer turns at the usual pace too (R10, R16)."""
    return s.phase != Phase.OVER


def delay(s: State, seat: Seat, action: Action) -> int:
    """The dealer's pace, and how long the last row lies there; a call takes no time by itself."""
    if action == TURN:
        return PACE
    if action == TIME:
        return WINDOW
    return 0


def default_action(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Call for a row that is tempting; else the dealer turns, and the others wait."""
    if actions[n - 1] == TAKE and _tempting(s, draw(rng)):
        return TAKE
    if actions[0] == TURN:
        return TURN
    return WAIT


def _tempting(s: State, word: int) -> bool:
    """Whether somebody looks up, one time in four, and sees enough, more or less; after the last card, anything."""
    if s.phase == Phase.LAST:
        return hope(s) > 0
    return word & 3 == 0 and hope(s) > ENOUGH[s.players] + (word >> 28)


def hope(s: State) -> int:
    """The points that the row may bring, in halves."""
    points = 0
    for place in range(s.row_size):
        points += HOPE[s.row[place]]
    return points
