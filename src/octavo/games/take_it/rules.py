"""Take it!: what may happen. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

import numpy as np

from octavo.kernel.cards import NO_CARD, Pack, lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.heaps import draw_one, pour, total
from octavo.kernel.record import (
    NOBODY,
    Layout,
    Names,
    Record,
    copy,
    counts,
    named,
    number,
    one_card,
    one_seat,
    seats_set,
)
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Ints, Rows, Seat, Seats, Table

SEATS = 5
TAKES = (0, 0, 4, 4, 3, 3)  # for each player, by their number (R12)
BLACK_POINTS = 10  # (R29)
HIGHEST = 10  # value of a card (R3)
SMALLEST_DECK, LARGEST_DECK, MOST_COPIES = 20, 150, 20  # (R3)

DIRECT_VALUES = tuple(range(-HIGHEST, HIGHEST + 1))
PAIR_VALUES = tuple(value for value in DIRECT_VALUES if value)
KINDS = Pack((*(f"d{value}" for value in DIRECT_VALUES), *(f"p{value}" for value in PAIR_VALUES), "x", "k"))  # (R1)
ALL_KINDS = KINDS.size
PAIRS, JOKER, BLACK = KINDS.card("p-10"), KINDS.card("x"), KINDS.card("k")  # direct cards come first, from 0
VALUE: Table = np.array([*DIRECT_VALUES, *PAIR_VALUES, 0, 0], np.int64)

TURN, TAKE, TIME = range(3)  # actions


class Phase(Names):
    TURN = auto()
    LAST = auto()  # the pile is used up, the row is not
    OVER = auto()


class Ending(Names):
    """(R21)"""

    TAKES = auto()
    PILE = auto()
    LOST = auto()


class State(Record):
    players: int = number(2, SEATS, static=True)
    deck: Ints = counts(KINDS, MOST_COPIES, deck=True)  # all cards that there are
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, 1, seen="all")  # 1 when the match is over
    phase: int = named(Phase, seen="all")
    dealer: Seat = one_seat(somebody=True, seen="all")
    pile: Ints = counts(KINDS, "deck", seen="all")  # in no order
    pile_size: int = number(0, LARGEST_DECK, seen="all")
    row: Ints = one_card(
        KINDS, size=LARGEST_DECK, fill="row_size", recent=5, bag=True, seen="all"
    )  # as they were turned
    row_size: int = number(0, LARGEST_DECK, seen="all")
    stacks: Ints = number(0, max(TAKES), seats=SEATS, seen="all")  # takes used
    callers: Seats = seats_set(seen="all")  # seats that have takes left
    taken: Rows = counts(
        KINDS, "deck", seats=SEATS, seen="all"
    )  # what is in the stacks; in the end also the pile's rest


STATE = Layout(State, decks=("standard",))

INFO = Info(
    key="take_it",
    version=1,
    titles={"en": "Take it!"},
    designers=("Reiner Knizia",),
    publisher="Schmidt Spiele",
    layout=STATE,
    choices=2,
    longest=LARGEST_DECK + SEATS * 3 + 1,
    endings=Ending.texts(),
    order=8,
)


def deal(s: State, rng: Ints) -> None:
    """All cards are in the pile; the first dealer is drawn by lot unless one is named (R4, R5)."""
    s.dealer = s.start
    if s.start == NOBODY:
        s.dealer = below(rng, s.players)
    copy(s.pile, s.deck)
    s.pile_size = total(s.deck)
    s.callers = (1 << s.players) - 1


def actors(s: State) -> Seats:
    """The dealer alone before a row; then also all who can take it; after the last card the clock, not the dealer."""
    if s.phase == Phase.TURN:
        if s.row_size == 0:
            return 1 << s.dealer
        return s.callers | 1 << s.dealer
    if s.phase == Phase.LAST:
        return s.callers | 1 << CLOCK
    return 0


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat (R8 to R10, R12, R18, R19)."""
    if not actors(s) >> seat & 1:
        return 0
    if seat == CLOCK:
        actions[0] = TIME
        return 1
    n = 0
    if seat == s.dealer and s.phase == Phase.TURN:
        actions[0] = TURN
        n = 1
    if s.row_size > 0 and s.callers >> seat & 1:
        actions[n] = TAKE
        n += 1
    return n


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if action == TURN:
        _turn(s, rng)
    elif action == TAKE:
        _take(s, seat)
    else:
        _end(s)


def _turn(s: State, rng: Ints) -> None:
    """The next card comes to the end of the row; after the last one there is a little time (R7, R18)."""
    s.row[s.row_size] = draw_one(s.pile, s.pile_size, rng)
    s.row_size += 1
    s.pile_size -= 1
    if s.pile_size == 0:
        s.phase = Phase.LAST


def _take(s: State, seat: Seat) -> None:
    """The row is a stack of the seat's (R11), and the seat deals, unless the dealer does so for good (R13, R14)."""
    for place in range(s.row_size):
        s.taken[seat][s.row[place]] += 1
        s.row[place] = NO_CARD
    s.row_size = 0
    s.stacks[seat] += 1
    if s.callers >> s.dealer & 1:
        s.dealer = seat
    if s.stacks[seat] == TAKES[s.players]:
        s.callers ^= 1 << seat
    if not s.callers & (s.callers - 1):  # one is left (R16)
        pour(s.pile, s.taken[lowest(s.callers)])
        s.pile_size = 0
    if s.pile_size == 0:
        _end(s)


def _end(s: State) -> None:
    s.phase = Phase.OVER
    s.rounds = 1


def score(s: State, points: Ints) -> None:
    """The points of everyone's cards, and for the majority of black cards (R22, R29)."""
    most = 0
    for seat in range(s.players):
        points[seat] = 0
        most = max(most, s.taken[seat][BLACK])
    if s.phase != Phase.OVER:
        return
    for seat in range(s.players):
        points[seat] = worth(s.taken[seat])
        if most > 0 and s.taken[seat][BLACK] == most:
            points[seat] += BLACK_POINTS


def worth(cards: Ints) -> int:
    """The points of a heap of cards without the black ones (R23 to R28)."""
    points = 0
    for kind in range(PAIRS):
        points += VALUE[kind] * cards[kind]
    jokers = cards[JOKER]
    for step in range(1, JOKER - PAIRS + 1):
        kind = JOKER - step  # from 10 down to -10, so that jokers go to the highest first (R27)
        points += VALUE[kind] * (cards[kind] >> 1)
        if cards[kind] & 1 and jokers > 0:
            points += VALUE[kind]
            jokers -= 1
    return points


def standing(s: State, marks: Ints) -> None:
    """Most points win, and equals share it (R30)."""
    score(s, marks)


def ending(s: State) -> int:
    """By the takes, by the pile with the last row taken, or with the last row lost (R21)."""
    if s.phase != Phase.OVER:
        return -1
    if s.row_size > 0:
        return Ending.LOST
    if s.callers & (s.callers - 1):
        return Ending.PILE
    return Ending.TAKES
