"""The seer's search: which choice is best for a seat that sees everything, for any game.

Only the arena has it: no rules that a table loads contain these functions (`octavo.engine.compiler.compiled`). The
compiler binds `game` to a game's rules; these functions are written once for all of them.

Every simulation plays on from the true state to the end of the round. The others choose any legal action, all equally
likely, as the random bot does. So the search finds the best answer to random play with all cards open; only future
chance is unknown. The tree has a branch for each of the seer's own choices, whatever the others have done in between.
"""

from octavo.engine.driver import ask, enter
from octavo.engine.search import root_of
from octavo.kernel.cards import lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Game
from octavo.kernel.record import NOBODY, Record, States
from octavo.kernel.timing import BEGINNER, EXPERT, NOBODY_YET, WAIT
from octavo.kernel.types import Action, Ints, Seat, Seats

game: Game[Record]

# Two records side by side: how it is, and how it might go on. To put one in the other's place copies it.
TRUE, WORLD = range(2)
RECORDS = 2

# A node is so many numbers side by side, known by the place of the first; the root is at 0, and nobody's child.
ACTION, VISITS, AVAILABLE, VALUE, CHILD, SIBLING = range(6)
NODE = 6
ROOT = NONE = 0

# What is kept from slice to slice: nodes used, simulations, and how far leads went apart in them, in all.
USED, COUNT, APART = range(3)
NOTES = 3

FARTHEST = 3000  # actions of a simulation
DEEPEST = 64  # own choices in the tree
PATIENCE = 64  # ticks of a race in which nobody acts
FOREVER = 1 << 40
ONE = 1 << 20  # the best that there is
EXPLORE = 2
VICTORY = 3  # parts of four that count for it, where the match ends


def see(
    records: States,
    me: Seat,
    simulations: int,
    rng: Ints,
    actions: Ints,
    nodes: Ints,
    path: Ints,
    before: Ints,
    after: Ints,
    notes: Ints,
) -> None:
    """Try the seat's choices in that many more simulations.

    Nodes and notes are all 0 at first, and stay as they are from slice to slice; the rest is room to work in.
    """
    game.standing(records[TRUE], before)
    for _ in range(simulations):
        records[WORLD] = records[TRUE]
        depth = _play(records[WORLD], me, rng, actions, nodes, path, notes)
        game.standing(records[WORLD], after)
        worth = _worth(records[WORLD], me, before, after, notes)
        for i in range(depth):
            nodes[path[i] + VISITS] += 1
            nodes[path[i] + VALUE] += worth


def _play(s: Record, me: Seat, rng: Ints, actions: Ints, nodes: Ints, path: Ints, notes: Ints) -> int:
    """Play to the end of the round; how many nodes of the tree were passed through."""
    rounds = s.rounds
    node, depth = ROOT, 0
    growing = True
    for _ in range(FARTHEST):
        seats = game.actors(s)
        if not seats or s.rounds != rounds:
            break
        race = game.racing(s)
        asked = ask(s, seats, rng)
        mine = WAIT
        if asked >> me & 1:
            n = game.legal(s, me, actions)
            if race:
                actions[n] = WAIT
                n += 1
            if n == 1:
                mine = actions[0]
            else:
                child = NONE
                if growing and depth < DEEPEST:
                    child, growing = _descend(nodes, node, actions, n, rng, notes)
                if child == NONE:
                    mine = _habit(s, me, race, actions, n, rng)
                else:
                    mine = nodes[child + ACTION]
                    path[depth] = node = child
                    depth += 1
        seat, action = _first(s, me, mine, asked, race, rng, actions)
        if action == WAIT:
            break
        game.apply(s, seat, action, rng)
    return depth


def _habit(s: Record, me: Seat, race: bool, actions: Ints, n: int, rng: Ints) -> Action:
    """The seer's action below the tree."""
    if race:
        n -= 1  # to wait is not one of the game's actions
    return game.default_action(s, me, actions, n, rng)


def _first(
    s: Record, me: Seat, mine: Action, asked: Seats, race: bool, rng: Ints, actions: Ints
) -> tuple[Seat, Action]:
    """The seat that acts next, and its action; in a race the quickest. The action is WAIT if nobody ever acts."""
    for _ in range(PATIENCE):
        first = NOBODY_YET
        left = asked
        while left:
            seat = lowest(left)
            left &= left - 1
            action = mine
            if seat != me or (mine == WAIT and asked == 1 << me):  # nobody else is there to wait for
                action = actions[below(rng, game.legal(s, seat, actions))]
            if not race:
                return seat, action
            first = enter(s, first, seat, action, EXPERT if seat == me else BEGINNER, rng)
        if first[1] != NOBODY:
            return first[1], first[2]
    return NOBODY, WAIT


def _descend(nodes: Ints, node: int, actions: Ints, n: int, rng: Ints, notes: Ints) -> tuple[int, bool]:
    """The branch to try: one that was never tried, which ends the tree there, or the most promising one; NONE where one
    was never tried and there is no room for it."""
    best, highest, untried, action = NONE, -1, 0, WAIT
    for i in range(n):
        child = _child(nodes, node, actions[i])
        if child == NONE:
            untried += 1
            if below(rng, untried) == 0:
                action = actions[i]
        elif untried == 0:
            nodes[child + AVAILABLE] += 1
            visits = nodes[child + VISITS]
            hope = nodes[child + VALUE] // visits
            hope += EXPLORE * ONE // 16 * root_of(nodes[child + AVAILABLE] << 8) // (n * (visits + 1))
            if hope > highest:
                best, highest = child, hope
    if untried == 0:
        return best, True
    if (notes[USED] + 2) * NODE >= len(nodes):
        return NONE, False
    return _grow(nodes, node, action, notes), False


def _child(nodes: Ints, node: int, action: Action) -> int:
    """The branch of an action, if there is one."""
    child: int = nodes[node + CHILD]
    while child != NONE and nodes[child + ACTION] != action:
        child = nodes[child + SIBLING]
    return child


def _grow(nodes: Ints, node: int, action: Action, notes: Ints) -> int:
    """A new branch."""
    notes[USED] += 1
    child: int = notes[USED] * NODE
    nodes[child + ACTION], nodes[child + AVAILABLE] = action, 1
    nodes[child + SIBLING] = nodes[node + CHILD]
    nodes[node + CHILD] = child
    return child


def _worth(s: Record, me: Seat, before: Ints, after: Ints, notes: Ints) -> int:
    """From 0 to ONE: the lead gained over the best of the others, and the victory where the match is over."""
    gained = _lead(s, me, after) - _lead(s, me, before)
    notes[COUNT] += 1
    notes[APART] += abs(gained)
    bound = 2 * notes[APART] // notes[COUNT] + 1
    worth: int = ONE // 2 + max(-bound, min(bound, gained)) * (ONE // 2) // bound
    if game.actors(s):
        return worth
    winners: int = 0
    for seat in range(s.players):
        winners += after[seat] >= after[me]
        if after[seat] > after[me]:
            return worth * (4 - VICTORY) // 4
    return (worth * (4 - VICTORY) + VICTORY * ONE // winners) // 4


def _lead(s: Record, me: Seat, marks: Ints) -> int:
    """By how much the seat is ahead of the best of the others."""
    best = -FOREVER
    for seat in range(s.players):
        if seat != me:
            best = max(best, marks[seat])
    lead: int = marks[me] - best
    return lead
