"""Exact search: what each choice is worth when nothing is hidden and no chance is left, for any game at any speed.

The compiler binds `game` to a game's rules. Every seat takes what is best for itself (max^n). With two players, one's
lead is the other's loss, so branches that cannot matter are cut off (alpha-beta). Where the match ends, winning it
counts more than any lead. The search gives up if chance or a race is left, if several seats choose at once, or if
there is too much to search.
"""

from octavo.engine.search import FOREVER, PART, SCALE, add_victory, compare
from octavo.kernel.cards import lowest
from octavo.kernel.contract import Game
from octavo.kernel.record import Record, States
from octavo.kernel.types import Ints, Seat

game: Game[Record]

DEEPEST = 48  # actions to the end of the round
SEATS = 8

VICTORY = 100 * PART * SCALE  # what it counts to win the match

# By depth, in blocks of so many numbers: whose choice it is, how many choices there are, how many have been tried; and
# below what each of two players need not go. Behind them what the best line so far is worth to all, and what becomes of
# who is to act at first in it.
MOVER, CHOICES, TRIED, FLOORS, BEST = 0, 1, 2, 3, 5
OUTCOME = BEST + SEATS
# That is: its lead and its points, and how many parts of the match it wins, or STILL_ON.
LEAD, POINTS, WON = range(3)
OUTCOMES = 3
BLOCK = OUTCOME + OUTCOMES
STILL_ON = -1

# What is written of each choice: what it is worth, and the outcome.
VALUE, VALUES = OUTCOMES, OUTCOMES + 1


def solve(
    records: States,
    bound: int,
    rng: Ints,
    actions: Ints,
    branches: Ints,
    blocks: Ints,
    before: Ints,
    gains: Ints,
    leads: Ints,
    values: Ints,
) -> int:
    """Write the final worth and outcome of each choice of the seat to act; return the number of actions searched.

    0 if it gave up. `records[0]` is the situation; the records behind it, `actions`, `branches` (as many for each
    depth), `blocks`, `gains` and `leads` are room to work in.
    """
    width = len(actions)
    players, rounds = records[0].players, records[0].rounds
    depth = looked = 0
    last = DEEPEST * BLOCK  # the block of a round that is over
    if not _open(records, 0, actions, branches, blocks):
        return 0
    while looked < bound:
        block = depth * BLOCK
        if blocks[block + TRIED] == blocks[block + CHOICES] or (players == 2 and depth > 0 and _cut_off(blocks, block)):
            if depth == 0:
                return looked
            depth -= 1
            _hand_up(blocks, depth, players, block, values)
            continue
        seat, action = blocks[block + MOVER], branches[depth * width + blocks[block + TRIED]]
        blocks[block + TRIED] += 1
        looked += 1
        records[depth + 1] = records[depth]
        chance = rng[0] ^ rng[1] << 1 ^ rng[2] << 2 ^ rng[3] << 3
        game.apply(records[depth + 1], seat, action, rng)
        if records[depth + 1].rounds != rounds:
            compare(records[depth + 1], True, before, gains, leads)
            me = blocks[MOVER]
            blocks[last + OUTCOME + LEAD], blocks[last + OUTCOME + POINTS] = leads[me], gains[me]
            blocks[last + OUTCOME + WON] = STILL_ON
            if game.ending(records[depth + 1]) >= 0:
                blocks[last + OUTCOME + WON] = add_victory(records[depth + 1], me, VICTORY, gains, leads)
            for seat in range(players):
                blocks[last + BEST + seat] = leads[seat]
            _hand_up(blocks, depth, players, last, values)
            continue
        if chance != rng[0] ^ rng[1] << 1 ^ rng[2] << 2 ^ rng[3] << 3 or depth + 1 == DEEPEST:
            return 0
        depth += 1
        if not _open(records, depth, actions, branches, blocks):
            return 0
    return 0


def _open(records: States, depth: int, actions: Ints, branches: Ints, blocks: Ints) -> bool:
    """Note the seat to act and its legal actions; False if several seats may act."""
    seats = game.actors(records[depth])
    if seats == 0 or seats & (seats - 1) or game.racing(records[depth]):
        return False
    block, first = depth * BLOCK, depth * len(actions)
    mover = lowest(seats)
    n = game.legal(records[depth], mover, actions)
    for i in range(n):
        branches[first + i] = actions[i]
    blocks[block + MOVER], blocks[block + CHOICES], blocks[block + TRIED] = mover, n, 0
    blocks[block + BEST + mover] = -FOREVER
    for seat in range(2):
        blocks[block + FLOORS + seat] = -FOREVER
        if depth > 1:
            blocks[block + FLOORS + seat] = blocks[block - BLOCK + FLOORS + seat]
    return True


def _cut_off(blocks: Ints, block: int) -> bool:
    """Whether the other of two players would never let it come to this, since there is something better above."""
    mover = blocks[block + MOVER]
    cut: bool = -blocks[block + BEST + mover] <= blocks[block + FLOORS + 1 - mover]
    return cut


def _hand_up(blocks: Ints, depth: int, players: int, below: int, values: Ints) -> None:
    """A choice at this depth leads to the best line of a block below: the first of the best is kept."""
    block = depth * BLOCK
    mover: Seat = blocks[block + MOVER]
    worth = blocks[below + BEST + mover]
    if depth == 0:
        place = (blocks[block + TRIED] - 1) * VALUES
        values[place + VALUE] = worth
        for number in range(OUTCOMES):
            values[place + number] = blocks[below + OUTCOME + number]
    if worth > blocks[block + BEST + mover]:
        for number in range(OUTCOMES):
            blocks[block + OUTCOME + number] = blocks[below + OUTCOME + number]
        for seat in range(players):
            blocks[block + BEST + seat] = blocks[below + BEST + seat]
        if players == 2 and depth > 0:
            floor = block + FLOORS + mover
            blocks[floor] = max(blocks[floor], worth)
