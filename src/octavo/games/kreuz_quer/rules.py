"""Kreuz & Quer: what may happen. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.kreuz_quer.collecting import collect, gather, legal_grabs
from octavo.games.kreuz_quer.moving import find_mover, finishers, legal_steps, step
from octavo.games.kreuz_quer.own import own_layout
from octavo.games.kreuz_quer.table import (
    ALL,
    AWAY,
    INFO,
    LAY,
    PACK_SIZE,
    PLACES,
    PUT_AWAY,
    RACES,
    STATE,
    Ending,
    Length,
    Phase,
    Shape,
    State,
    draw_garden,
    own_gardens,
)
from octavo.kernel.cards import NO_CARD, bit, lowest
from octavo.kernel.chance import below
from octavo.kernel.heaps import draw_one, total
from octavo.kernel.record import NOBODY, clear
from octavo.kernel.types import Action, Cards, Ints, Seat, Seats

__all__ = ["INFO", "STATE", "actors", "apply", "deal", "ending", "legal", "score", "standing"]

ROWS = 6
FIRST = 1000  # the standing of the first at the goal, beyond any progress on the track


def deal(s: State, rng: Ints) -> None:
    """Draw the start player by lot unless one is named, and deal the gardens one by one (R5, R7)."""
    s.starter = s.start
    if s.start == NOBODY:
        s.starter = below(rng, s.players)
    s.layout = Shape.GRID
    if own_layout(s):
        s.layout = Shape.OWN
    s.undealt = ALL
    for seat in range(s.players):
        for _ in range(own_gardens(s) + PUT_AWAY):
            garden = bit(draw_garden(s.undealt, rng))
            s.undealt ^= garden
            s.hands[seat] |= garden
    s.phase = Phase.AWAY
    gather(s)


def actors(s: State) -> Seats:
    """Everyone who has not chosen yet; everyone while terrain is collected; later the seat in turn."""
    everyone = (1 << s.players) - 1
    if s.phase == Phase.COLLECT:
        return everyone
    if s.phase == Phase.MOVE:
        return 1 << s.turn
    if s.phase == Phase.AWAY:
        return everyone & ~s.ready
    if s.phase == Phase.LAY:
        for seat in range(s.players):
            if s.laid[seat] == own_gardens(s):
                everyone ^= 1 << seat
        return everyone
    return 0


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == Phase.COLLECT:
        return legal_grabs(s, seat, actions)
    if s.phase == Phase.MOVE:
        return legal_steps(s, seat, actions)
    if s.phase == Phase.LAY:
        return _sides(s.hands[seat], actions)
    return _pairs(s.hands[seat], actions)


def _sides(hand: Cards, actions: Ints) -> int:
    """To lay any garden of the hand, either way round (R9)."""
    n = 0
    while hand:
        actions[n] = LAY + lowest(hand) * 2
        actions[n + 1] = actions[n] + 1
        hand &= hand - 1
        n += 2
    return n


def _pairs(hand: Cards, actions: Ints) -> int:
    """To put any two gardens of the hand away (R8)."""
    n = 0
    while hand:
        garden = lowest(hand)
        hand &= hand - 1
        others = hand
        while others:
            actions[n] = AWAY + garden * PACK_SIZE + lowest(others)
            others &= others - 1
            n += 1
    return n


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if s.phase == Phase.AWAY:
        _put_away(s, seat, bit((action - AWAY) // PACK_SIZE) | bit((action - AWAY) % PACK_SIZE))
        return
    if s.phase == Phase.LAY:
        _lay(s, seat, action - LAY, rng)
        return
    if s.phase == Phase.COLLECT:
        collect(s, seat, action, rng)
    else:
        step(s, seat, action)
    if s.phase == Phase.MOVE and not find_mover(s, rng):
        _end_round(s, rng)


def _put_away(s: State, seat: Seat, gardens: Cards) -> None:
    s.hands[seat] ^= gardens
    s.away[seat] = gardens
    s.ready |= 1 << seat
    if s.ready == (1 << s.players) - 1:
        s.phase = Phase.LAY


def _lay(s: State, seat: Seat, side: int, rng: Ints) -> None:
    """Lay the next garden of a track; when all have done so in the first race, the goals are dealt (R9, R10)."""
    s.hands[seat] ^= bit(side >> 1)
    s.track[seat * PLACES + s.laid[seat]] = side
    s.laid[seat] += 1
    if actors(s) == 0:
        if s.races == 0:
            _deal_goals(s, rng)
        s.phase = Phase.COLLECT


def _deal_goals(s: State, rng: Ints) -> None:
    """Give each seat a goal, one by one."""
    left = total(s.goals)
    for seat in range(s.players):
        s.goal[seat] = draw_one(s.goals, left - seat, rng)
    for seat in range(s.players):
        s.goals[s.goal[seat]] += 1  # the deck stays whole


def _end_round(s: State, rng: Ints) -> None:
    """Begin the next round, unless somebody is at the goal: then the race is over (R32, R33)."""
    s.rounds += 1
    s.turn = NOBODY
    if finishers(s) == 0:
        gather(s)
        s.phase = Phase.COLLECT
        return
    s.races += 1
    for seat in range(s.players):
        s.total[seat] += _passed(s, seat)
    if s.length == Length.RACE or s.races == RACES[s.players]:
        s.phase = Phase.OVER
        return
    _hand_over(s)


def _passed(s: State, seat: Seat) -> int:
    """How many gardens a seat has passed in this race, penalties left out (R35)."""
    return min(s.gone[seat], own_gardens(s))


def _hand_over(s: State) -> None:
    """Give all gardens and the goal to the left, penalties back to the box; everyone lays a new track (R38)."""
    last = s.players - 1
    goal = s.goal[last]
    for seat in range(last, 0, -1):
        s.goal[seat] = s.goal[seat - 1]
    s.goal[0] = goal
    for seat in range(s.players):
        for place in range(own_gardens(s)):
            s.hands[(seat + 1) % s.players] |= bit(s.track[seat * PLACES + place] >> 1)
    clear(s.track, NO_CARD)
    clear(s.laid, 0)
    clear(s.place, 0)
    clear(s.field, 0)
    clear(s.gone, 0)
    clear(s.finish, 0)
    gather(s)
    s.phase = Phase.LAY


def score(s: State, points: Ints) -> None:
    """The points of the races finished; in a single race, the gardens passed so far (R35, R37)."""
    for seat in range(s.players):
        points[seat] = s.total[seat]
        if s.length == Length.RACE:
            points[seat] = _passed(s, seat)


def standing(s: State, marks: Ints) -> None:
    """The order at the goal, then how far the pawns are; in a long game the points come first (R34, R39)."""
    for seat in range(s.players):
        marks[seat] = progress(s, seat)
        if s.length == Length.LONG:
            marks[seat] += s.total[seat] * FIRST
        elif s.finish[seat] > 0:
            marks[seat] = FIRST - s.finish[seat]


def progress(s: State, seat: Seat) -> int:
    """How far a pawn is on its track, in rows; the goal is furthest."""
    if s.place[seat] == 0:
        return 0
    return s.place[seat] * ROWS + max(s.field[seat] - 1, 0) // 3


def ending(s: State) -> int:
    """A race ends at a goal, a long game after its last race."""
    if s.phase != Phase.OVER:
        return -1
    if s.length == Length.LONG:
        return Ending.RACES
    return Ending.GOAL
