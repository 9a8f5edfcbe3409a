"""Exact search: what each choice is worth when nothing is hidden and no chance is left, for any game at any speed.

The compiler binds `game` to a game's rules. Everybody takes what is best for himself (max^n); with two players, where
one's lead is the other's loss, branches that cannot matter are cut off (alpha-beta). It gives up where somebody would
have to be lucky or quick, where several choose at once, and where there is too much to look at.
"""

from octavo.bots.search import FOREVER, compare
from octavo.cards import lowest
from octavo.contract import Game
from octavo.types import Ints, Seat

game: Game

DEEPEST = 48  # actions to the end of the round
SEATS = 8

# By depth, in blocks of so many numbers: whose choice it is, how many choices there are, how many have been tried; and
# below which lead each of two players need not go. Behind them the leads of all in the best line so far, and what who
# is to act at first gets himself in it.
MOVER, CHOICES, TRIED, FLOORS, BEST = 0, 1, 2, 3, 5
OWN = BEST + SEATS
BLOCK = OWN + 1


def solve(
    records: Ints,
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
    """Write what each choice of who is to act brings in the end, as a lead, and behind all of them what it brings him
    himself; return how many actions were looked at.

    0 if it gave up. `records[0]` is the situation; the records behind it, `actions`, `branches` (as many for each
    depth), `blocks`, `gains` and `leads` are room to work in.
    """
    width = len(actions)
    players, rounds = records[0].players, records[0].rounds
    depth = looked = 0
    if not _open(records, 0, actions, branches, blocks):
        return 0
    while looked < bound:
        block = depth * BLOCK
        if blocks[block + TRIED] == blocks[block + CHOICES] or (players == 2 and depth > 0 and _cut_off(blocks, block)):
            if depth == 0:
                return looked
            depth -= 1
            for seat in range(players):
                leads[seat] = blocks[block + BEST + seat]
            _hand_up(blocks, depth, players, leads, blocks[block + OWN], values)
            continue
        seat, action = blocks[block + MOVER], branches[depth * width + blocks[block + TRIED]]
        blocks[block + TRIED] += 1
        looked += 1
        records[depth + 1] = records[depth]
        chance = rng[0] ^ rng[1] << 1 ^ rng[2] << 2 ^ rng[3] << 3
        game.apply(records[depth + 1], seat, action, rng)
        if records[depth + 1].rounds != rounds:
            compare(records[depth + 1], True, before, gains, leads)
            _hand_up(blocks, depth, players, leads, gains[blocks[MOVER]], values)
            continue
        if chance != rng[0] ^ rng[1] << 1 ^ rng[2] << 2 ^ rng[3] << 3 or depth + 1 == DEEPEST:
            return 0
        depth += 1
        if not _open(records, depth, actions, branches, blocks):
            return 0
    return 0


def _open(records: Ints, depth: int, actions: Ints, branches: Ints, blocks: Ints) -> bool:
    """Put down who is to act, and what can be done; False if that is not one seat."""
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


def _hand_up(blocks: Ints, depth: int, players: int, leads: Ints, own: int, values: Ints) -> None:
    """A choice at this depth leads to these leads, and to so much for who is to act at first: the first of the best is
    kept."""
    block = depth * BLOCK
    mover: Seat = blocks[block + MOVER]
    if depth == 0:
        place = blocks[block + TRIED] - 1
        values[place], values[blocks[block + CHOICES] + place] = leads[mover], own
    if leads[mover] > blocks[block + BEST + mover]:
        blocks[block + OWN] = own
        for seat in range(players):
            blocks[block + BEST + seat] = leads[seat]
        if players == 2 and depth > 0:
            floor = block + FLOORS + mover
            blocks[floor] = max(blocks[floor], leads[mover])
