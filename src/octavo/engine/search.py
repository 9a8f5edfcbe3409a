"""Search: which choice is best for the seat that has a view, for any game at any speed.

The compiler binds `game` to a game's rules; these functions are written once for all of them. This is information set
Monte Carlo tree search with one observer (Cowling, Powley and Whitehouse 2012). Every simulation imagines a world that
fits the view and plays it to the end of the round. All worlds share one tree, whose branches are what the observer
would see others do. In a node, only the branches that the world allows are considered; each counts how often it was
allowed.

Below the tree, players follow their `rollout`. Of a race, only the first decision is in the tree. A secret choice of
another seat always leads to the same node.

The result of a world is the lead that each seat has gained on the mean of the others, in 1/SCALE points. Where the
match is over, winning it counts, too. Every seat maximises its own lead.
"""

from math import log, sqrt

import numpy as np

from octavo.engine.driver import enter
from octavo.kernel.cards import lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Game
from octavo.kernel.policy import CERTAIN
from octavo.kernel.record import NOBODY, Record, States
from octavo.kernel.timing import CLOCK, CLUB, NOBODY_YET, WAIT
from octavo.kernel.types import Action, Ints, Seat, Seats, Table

game: Game[Record]

# Two records side by side: what the bot sees, and the world that is played. To put one in the other's place copies it.
VIEW, WORLD = range(2)
RECORDS = 2

# A node is so many numbers side by side, known by the place of the first. The root is at 0, and the nodes of the
# choices that the bot has follow it.
ACTION, VISITS, AVAILABLE, VALUE, CHILD, SIBLING = range(6)
NODE = 8
ROOT = NONE = 0  # the root is nobody's child
UNSEEN = 1 << 40  # the action of the branch that stands for every secret choice of another seat

# What is kept from slice to slice of a search, and while a world is played.
USED, COUNT, SUM, SQUARES, SPREAD, AT, LENGTH, INSIDE = range(8)
NOTES = 8

# How a search goes about it: how curious it is, how many rounds and how many actions a world is played on, how deep the
# tree may grow, and what a victory counts. Curiosity and victories are in 1/PART of the spread that leads have.
CURIOSITY, ROUNDS, FARTHEST, DEEPEST, VICTORY = range(5)
PART = 256

# The totals of a choice: how often it was tried, leads, their squares, the seat's own points; of the matches that
# ended, their number and the shares of them that were won.
TRIED, LEADS, LEAD_SQUARES, POINTS, ENDED, WON = range(6)
TALLY = 8

SCALE = 1024  # of a point
WHOLE = 840  # parts of a victory, which up to eight can share
DOUBTS = 8  # worlds that are imagined at most until one is likely enough
TASTE = 3  # times that each choice is tried before any hopes
PATIENCE = 64  # ticks of a race in which nobody acts
FOREVER = 1 << 60
STEADY = 32  # simulations after which the spread is measured again

# Roots in fixed point, by the leading bits of n: of 1/n, and of its logarithm.
LEADING = 256
INVERSE_ROOTS: Table = np.array([0, *(round(4096 / sqrt(n)) for n in range(1, LEADING))], np.int64)
LOG_ROOTS: Table = np.array(
    [round(256 * sqrt(log(max(n, 1)) + twice * log(4))) for twice in range(16) for n in range(LEADING)], np.int64
)
ROOT_BITS = 12 + 8 + 8  # of both of them, and of curiosity


def search(
    records: States,
    me: Seat,
    simulations: int,
    settings: Ints,
    rng: Ints,
    actions: Ints,
    nodes: Ints,
    path: Ints,
    before: Ints,
    gains: Ints,
    leads: Ints,
    notes: Ints,
    tallies: Ints,
) -> None:
    """Try the seat's choices in that many more worlds, and add to the tally of each choice.

    `before` are the points as they are. Nodes, notes and tallies stay as they are from slice to slice; at first only
    the root has children, and the room for more nodes may be full of anything. `actions`, `path`, `gains` and `leads`
    are room to work in.
    """
    for _ in range(simulations):
        for _ in range(DOUBTS):
            records[WORLD] = records[VIEW]
            game.imagine(records[WORLD], me, rng)
            odds = game.plausibility(records[WORLD], me)
            if odds >= CERTAIN or below(rng, CERTAIN) < odds:
                break
        rounds = records[WORLD].rounds
        _play(records[WORLD], me, settings, rng, actions, nodes, path, notes)
        compare(records[WORLD], records[WORLD].rounds != rounds, before, gains, leads)
        tally = (path[0] // NODE - 1) * TALLY  # the choices are the first nodes
        _note(me, gains, leads, notes, tallies, tally)
        if game.ending(records[WORLD]) >= 0:
            tallies[tally + ENDED] += 1
            tallies[tally + WON] += add_victory(records[WORLD], me, settings[VICTORY] * notes[SPREAD], gains, leads)
        _learn(nodes, path, notes, leads)


def _play(s: Record, me: Seat, settings: Ints, rng: Ints, actions: Ints, nodes: Ints, path: Ints, notes: Ints) -> None:
    """Play a world to its horizon. The nodes gone through, and whose choices they were, are on the path."""
    notes[AT], notes[LENGTH], notes[INSIDE] = ROOT, 0, 1
    rounds = s.rounds
    seats = 1 << me
    for _ in range(settings[FARTHEST]):
        seat, action = _next(s, me, seats, settings, rng, actions, nodes, path, notes)
        if action != WAIT:
            game.apply(s, seat, action, rng)
        elif seat != me:
            return
        seats = game.actors(s)
        if action == WAIT:
            seats &= ~(1 << me)  # until something has happened
        if not seats or s.rounds >= rounds + settings[ROUNDS]:
            return


def _next(
    s: Record,
    me: Seat,
    seats: Seats,
    settings: Ints,
    rng: Ints,
    actions: Ints,
    nodes: Ints,
    path: Ints,
    notes: Ints,
) -> tuple[Seat, Action]:
    """The seat that acts next, and its action. In a race that is the quickest; where several choose at once, the bot.

    NOBODY and WAIT if nobody acts in a race.
    """
    first = NOBODY_YET
    race = game.racing(s) and notes[AT] != ROOT
    asked = seats
    if race:
        notes[INSIDE] = 0
    elif seats >> me & 1:
        asked = 1 << me
    else:
        asked = 1 << lowest(seats)
    for _ in range(PATIENCE):
        left = asked
        while left:
            seat = lowest(left)
            left &= left - 1
            action = _choice(s, seat, seat != me, race and seat != CLOCK, settings, rng, actions, nodes, path, notes)
            if not race:
                return seat, action
            first = enter(s, first, seat, action, CLUB, rng)
        if first[1] != NOBODY:
            break
    return first[1], first[2]


def _choice(
    s: Record,
    seat: Seat,
    other: bool,
    may_wait: bool,
    settings: Ints,
    rng: Ints,
    actions: Ints,
    nodes: Ints,
    path: Ints,
    notes: Ints,
) -> Action:
    """A seat's action: in the tree the most promising one or a new one, below the tree what the rollout says."""
    n = 2
    if notes[AT] != ROOT:
        n = game.legal(s, seat, actions)
    shows = other and notes[INSIDE]  # what somebody else has to do tells something all the same
    if n == 1 and not may_wait and not shows:
        action: Action = actions[0]
        return action
    best, untried = NONE, True
    if notes[INSIDE]:
        best, untried = _most_promising(nodes, notes[AT], actions, n, settings[CURIOSITY] * notes[SPREAD])
    if untried:
        action = game.rollout(s, seat, actions, n, rng)
    if not notes[INSIDE]:
        return action
    if untried:
        wish = _branch(nodes, notes, notes[AT], action)
        if wish != NONE and nodes[wish + VISITS] == 0:
            best = wish
    if best == NONE:  # there is no room for another node
        notes[INSIDE] = 0
        return action
    path[2 * notes[LENGTH]], path[2 * notes[LENGTH] + 1] = best, seat
    notes[LENGTH] += 1
    if nodes[best + VISITS] == 0 or notes[LENGTH] == settings[DEEPEST]:
        notes[INSIDE] = 0
    above = notes[AT]
    notes[AT] = best
    if notes[INSIDE] and other and game.hides_choice(s):
        unseen = _branch(nodes, notes, above, UNSEEN)
        if unseen == NONE:
            notes[INSIDE] = 0
        else:
            notes[AT] = unseen
    action = nodes[best + ACTION]
    return action


def _most_promising(nodes: Ints, node: int, actions: Ints, n: int, curiosity: int) -> tuple[int, bool]:
    """The branch with the highest hopes among the actions that this world allows, and whether one has no branch yet."""
    best, highest, untried = NONE, -FOREVER, False
    child = nodes[node + CHILD]
    if node == ROOT:
        while child != NONE:
            hopes = FOREVER - nodes[child + VISITS]
            if nodes[child + VISITS] >= TASTE and curiosity > 0:  # as long as nothing varies, all are tried in turn
                hopes = _hopes(nodes, child, nodes[ROOT + VISITS], curiosity)
            if hopes > highest:
                best, highest = child, hopes
            child = nodes[child + SIBLING]
        return best, untried
    for i in range(n):
        while child != NONE and nodes[child + ACTION] < actions[i]:
            child = nodes[child + SIBLING]
        if child == NONE or nodes[child + ACTION] != actions[i]:
            untried = True
        else:
            nodes[child + AVAILABLE] += 1
            hopes = _hopes(nodes, child, nodes[child + AVAILABLE], curiosity)
            if hopes > highest:
                best, highest = child, hopes
    return best, untried


def _hopes(nodes: Ints, child: int, chances: int, curiosity: int) -> int:
    """The upper confidence bound (UCB1) of a branch, from how often it was tried and could have been."""
    visits: int = nodes[child + VISITS]
    if visits == 0:
        return FOREVER
    mean: int = nodes[child + VALUE] // visits
    twice = 0
    while chances >= LEADING:
        chances >>= 2
        twice += 1
    root = LOG_ROOTS[twice * LEADING + chances]
    twice = 0
    while visits >= LEADING:
        visits >>= 2
        twice += 1
    margin: int = curiosity * root * (INVERSE_ROOTS[visits] >> twice) >> ROOT_BITS
    return mean + margin


def _branch(nodes: Ints, notes: Ints, node: int, action: Action) -> int:
    """The branch of an action, made if it is new; NONE if there is no room for it."""
    before, child = NONE, int(nodes[node + CHILD])
    while child != NONE and nodes[child + ACTION] < action:
        before, child = child, nodes[child + SIBLING]
    if child != NONE and nodes[child + ACTION] == action:
        return child
    fresh: int = notes[USED] * NODE
    if fresh == len(nodes):
        return NONE
    notes[USED] += 1
    nodes[fresh + ACTION], nodes[fresh + SIBLING], nodes[fresh + CHILD] = action, child, NONE
    nodes[fresh + VISITS], nodes[fresh + AVAILABLE], nodes[fresh + VALUE] = 0, 0, 0
    if before == NONE:
        nodes[node + CHILD] = fresh
    else:
        nodes[before + SIBLING] = fresh
    return fresh


def compare(s: Record, fresh: bool, before: Ints, gains: Ints, leads: Ints) -> None:
    """Write what each seat has gained, and by how much more that is than the mean of the others."""
    game.score(s, gains)
    total = 0
    for seat in range(s.players):
        gains[seat] = (gains[seat] - before[seat]) * SCALE + game.value(s, seat, fresh)
        total += gains[seat]
    for seat in range(s.players):
        leads[seat] = (gains[seat] * s.players - total) // (s.players - 1)


def _note(me: Seat, gains: Ints, leads: Ints, notes: Ints, tallies: Ints, tally: int) -> None:
    """Add up what a choice has brought, and measure now and then how far leads are spread."""
    lead = leads[me]
    tallies[tally + TRIED] += 1
    tallies[tally + LEADS] += lead
    tallies[tally + LEAD_SQUARES] += lead * lead
    tallies[tally + POINTS] += gains[me]
    notes[COUNT] += 1
    notes[SUM] += lead
    notes[SQUARES] += lead * lead
    n = notes[COUNT]
    if n % STEADY == 0 or n & (n - 1) == 0:
        # The square of the sum may be too large a number. The spread never gets less: or else a choice that always
        # brings the same would end all curiosity about the others.
        mean = notes[SUM] // n
        rest = notes[SUM] - mean * n
        notes[SPREAD] = max(
            notes[SPREAD], root_of((notes[SQUARES] - mean * (notes[SUM] + rest) - rest * rest // n) // n)
        )


def root_of(square: int) -> int:
    """The root of a number, rounded down: Newton's way, from above."""
    if square <= 0:
        return 0
    root = 1
    while root * root <= square:
        root <<= 1
    while root * root > square:
        root = (root + square // root) >> 1
    return root


def add_victory(s: Record, me: Seat, worth: int, marks: Ints, leads: Ints) -> int:
    """Add the value of the victory to each seat's lead; return my share of it, in 1/WHOLE.

    `worth` is what a whole victory counts, in 1/PART; `marks` is room to work in.
    """
    game.standing(s, marks)
    most, winners = -FOREVER, 1
    for seat in range(s.players):
        if marks[seat] > most:
            most, winners = marks[seat], 1
        elif marks[seat] == most:
            winners += 1
    for seat in range(s.players):
        share = WHOLE // winners if marks[seat] == most else 0
        leads[seat] += worth * (share * s.players - WHOLE) // (WHOLE * PART * (s.players - 1))
    return WHOLE // winners if marks[me] == most else 0


def _learn(nodes: Ints, path: Ints, notes: Ints, leads: Ints) -> None:
    """Every choice on the path was followed by this."""
    nodes[ROOT + VISITS] += 1
    for i in range(notes[LENGTH]):
        nodes[path[2 * i] + VISITS] += 1
        nodes[path[2 * i] + VALUE] += leads[path[2 * i + 1]]
