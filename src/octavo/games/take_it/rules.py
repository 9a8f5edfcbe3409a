"""Take it!: what may happen. The numbers in brackets are those of docs/rules/take_it.md."""

import numpy as np

from octavo.kernel.cards import NO_CARD, Pack, lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Deck, Info, Start
from octavo.kernel.heaps import draw_one, pour, total
from octavo.kernel.record import NOBODY, Record, copy, counts, named, number, one_card, one_seat, seats_set
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Ints, Seat, Seats, State

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
VALUE = np.array([*DIRECT_VALUES, *PAIR_VALUES, 0, 0], np.int64)

TURN, TAKE, TIME = range(3)  # actions

PHASES = ("turn", "last", "over")
TURNING, LAST_ROW, OVER = range(3)
BY_TAKES, BY_PILE, LOST = range(3)  # endings (R21)

INFO = Info(
    key="take_it",
    version=1,
    titles={"en": "Take it!", "hu": "Take it!", "cs": "Take it!", "de": "Take it!"},
    designers=("Reiner Knizia",),
    publisher="Schmidt Spiele",
    players=(2, SEATS),
    options=(Deck(("deck",)), Start()),
    choices=2,
    longest=LARGEST_DECK + SEATS * 3 + 1,
    endings=("takes", "pile", "lost"),
    order=8,
)

STATE = Record(
    players=number(),
    deck=counts(KINDS),  # all cards that there are
    start=one_seat(),
    rounds=number(),  # 1 when the match is over
    phase=named(*PHASES),
    dealer=one_seat(),
    pile=counts(KINDS),  # in no order
    pile_size=number(),
    row=one_card(KINDS, size=LARGEST_DECK),  # as they were turned
    row_size=number(),
    stacks=number(seats=SEATS),  # takes used
    callers=seats_set(),  # who has takes left
    taken=counts(KINDS, seats=SEATS),  # what is in the stacks; in the end also the rest of the pile
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
    """The dealer alone before a row; then all who can take it too; after the last card the clock instead of him."""
    if s.phase == TURNING:
        if s.row_size == 0:
            return 1 << s.dealer
        return s.callers | 1 << s.dealer
    if s.phase == LAST_ROW:
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
    if seat == s.dealer and s.phase == TURNING:
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
        s.phase = LAST_ROW


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
    s.phase = OVER
    s.rounds = 1


def score(s: State, points: Ints) -> None:
    """What everyone's cards count in the end, and the majority of black cards (R22, R29)."""
    most = 0
    for seat in range(s.players):
        points[seat] = 0
        most = max(most, s.taken[seat][BLACK])
    if s.phase != OVER:
        return
    for seat in range(s.players):
        points[seat] = worth(s.taken[seat])
        if most > 0 and s.taken[seat][BLACK] == most:
            points[seat] += BLACK_POINTS


def worth(cards: Ints) -> int:
    """What a heap of cards counts, but for the black ones (R23 to R28)."""
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
    if s.phase != OVER:
        return -1
    if s.row_size > 0:
        return LOST
    if s.callers & (s.callers - 1):
        return BY_PILE
    return BY_TAKES
