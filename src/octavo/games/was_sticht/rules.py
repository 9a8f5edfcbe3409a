"""Was sticht?: what may happen. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

import numpy as np

from octavo.kernel.cards import NO_CARD, Pack, bit, count, gain, lose, lowest, number_cards, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.dealing import deal_out
from octavo.kernel.record import (
    NOBODY,
    Layout,
    Names,
    Record,
    cards,
    clear,
    copy,
    named,
    number,
    one_card,
    one_seat,
    seats_set,
)
from octavo.kernel.tricks import follow, left_of
from octavo.kernel.types import Action, Card, Cards, Ints, Seat, Seats, Table

SEATS = 4  # the table's included
TABLE = 3  # its seat with three players (R34)
ROWS = 9  # and as many tricks
ROW = 4
TASKS_EACH = 4  # (R8)

PACK = number_cards("rbyg", dict.fromkeys(range(1, 10), 1))  # (R1)
ALL, PACK_SIZE = PACK.all, PACK.size
COPIES, RANKS, COLOUR, RANK = PACK.copies, PACK.ranks, PACK.colour, PACK.rank
GREY = 4  # no trump colour (R2)
SUITS: Table = np.array([*PACK.suits, 0], np.int64)  # grey has no cards
COLOURS, NUMBERS = 5, 10  # of trump cards; number 0 is X, none (R2)
COLOUR_TRUMP, NUMBER_TRUMP, SUPERTRUMP = 10, 20, 30  # strengths; the first is added to the card's number (R22)

KINDS = {"null": 3, "no-r": 1, "no-b": 1, "no-y": 1, "no-g": 1}
KINDS |= {"exactly-1": 2, "exactly-2": 2, "exactly-3": 2, "exactly-4": 2, "last": 3, "most": 3, "fewest": 3}
TASKS = Pack(tuple(kind for kind, n in KINDS.items() for _ in range(n)))  # (R3)
TASK_COPIES, TASK_KINDS, ALL_TASKS, TASK_COUNT = TASKS.copies, TASKS.firsts, TASKS.all, TASKS.size
NULL, WITHOUT, EXACTLY, LAST = TASKS.card("null"), TASKS.card("no-r"), TASKS.card("exactly-1"), TASKS.card("last")
MOST, FEWEST = TASKS.card("most"), TASKS.card("fewest")

# Actions: a card number plays that card.
PICK = PACK.size  # + card
TAKE = PICK + PACK.size  # + the first task of the kind
CHOOSE = TAKE + TASKS.size  # + the first task of the kind
DROP = CHOOSE + TASKS.size  # + the first task of the kind
KEEP = DROP + TASKS.size

LONGEST = 20_000


class Phase(Names):
    DRAFT = auto()
    ROWS = auto()  # cards are picked from them
    CHOOSE = auto()
    PLAY = auto()
    DROP = auto()
    OVER = auto()


class Ending(Names):
    TASKS = auto()


class State(Record):
    players: int = number(3, SEATS, static=True)
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, LONGEST, seen="all")  # rounds finished
    starter: Seat = one_seat(somebody=True, seen="all")  # start player of this round
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")  # the seat that takes, picks, plays or drops; NOBODY while tasks are chosen
    pool: Cards = cards(TASKS, seen="all")  # tasks that nobody has taken
    tasks: Ints = cards(TASKS, seats=SEATS, seen="all")  # still to be done
    discarded: Ints = cards(TASKS, seats=SEATS, seen="all")
    trump_colour: int = named(*"rbyg", "none")
    trump_number: int = named("none", *"123456789")
    rows: Ints = cards(PACK, size=ROWS, seen="all")  # what is still in each row
    row: int = number(0, ROWS, seen="all")  # rows finished
    picks: Ints = one_card(
        PACK, seats=ROW, size=ROWS, seat_last=True, seen="all"
    )  # by row and seat, the table's included
    announced: Ints = one_seat(last=TABLE, size=ROWS, seen="all")  # the winner of each row
    hands: Ints = cards(PACK, seats=SEATS, seen="all")
    chosen: Ints = one_card(TASKS, seats=SEATS, seen="owner")  # the first task of the kind
    ready: Seats = seats_set(seen="all")  # seats that have chosen a task
    leader: Seat = one_seat(seen="all")  # of the trick; when all are played, the winner of the last
    trick: Ints = one_card(PACK, seats=SEATS, seen="all")
    last: Ints = one_card(PACK, seats=SEATS, seen="all")  # the trick before
    tricks: Ints = number(0, ROWS, seats=SEATS, seen="all")
    taken: Ints = cards(PACK, seats=SEATS, seen="all")  # cards in the tricks


STATE = Layout(State)

INFO = Info(
    key="was_sticht",
    version=1,
    titles={"en": "Was sticht?"},
    designers=("Karl-Heinz Schmiel",),
    publisher="AMIGO",
    layout=STATE,
    choices=len(KINDS),
    longest=LONGEST,
    endings=Ending.texts(),
    order=4,
)


def deal(s: State, rng: Ints) -> None:
    """Begin the draft of tasks, with a start player drawn by lot unless one is named (R6, R8)."""
    s.starter = s.start
    if s.start == NOBODY:
        s.starter = below(rng, s.players)
    s.phase = Phase.DRAFT
    s.turn = s.starter
    s.pool = ALL_TASKS
    s.trump_colour, s.trump_number = GREY, 0


def _deal_round(s: State, rng: Ints) -> None:
    """Two trumps and nine rows; the start player's left neighbour has the monster card (R11, R12, R15)."""
    clear(s.rows, 0)
    clear(s.picks, NO_CARD)
    clear(s.announced, NOBODY)
    clear(s.chosen, NO_CARD)
    clear(s.last, NO_CARD)
    clear(s.tricks, 0)
    clear(s.taken, 0)
    s.trump_colour, s.trump_number = below(rng, COLOURS), below(rng, NUMBERS)
    s.row = s.ready = 0
    s.leader = NOBODY
    s.phase = Phase.ROWS
    s.turn = picks_first(s, 0)
    deal_out(s.rows, ROWS - 1, ROW, ALL, COPIES, rng)


def picks_first(s: State, row: int) -> Seat:
    """The seat that has the monster card in a row (R15, R36)."""
    return (s.starter + 1 + row) % s.players


def actors(s: State) -> Seats:
    """Everyone who has not chosen a task yet, the start player apart; otherwise the seat in turn."""
    if s.phase == Phase.CHOOSE:
        return ((1 << s.players) - 1) & ~(s.ready | 1 << s.starter)
    if s.phase == Phase.OVER:
        return Ending.TASKS
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """The legal actions of a seat."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == Phase.PLAY:
        return spread(playable(s, s.hands[seat]), 0, actions, 0)
    if s.phase == Phase.ROWS:
        return spread(s.rows[s.row], PICK, actions, 0)
    if s.phase == Phase.CHOOSE:
        return spread(s.tasks[seat] & TASK_KINDS, CHOOSE, actions, 0)
    if s.phase == Phase.DRAFT:
        return spread(s.pool & TASK_KINDS, TAKE, actions, 0)
    n = spread(s.tasks[seat] & TASK_KINDS, DROP, actions, 0)
    actions[n] = KEEP
    return n + 1


def playable(s: State, hand: Cards) -> Cards:
    """The cards of a hand that may be played to the trick (R23, R24, R25)."""
    led = s.trick[s.leader]
    if led == NO_CARD:
        return hand
    return follow(hand, suit_of(s, led))


def suit_of(s: State, card: Card) -> Cards:
    """The trumps for a trump; for another card its colour, less the trumps (R21)."""
    trumps = SUITS[s.trump_colour] | RANKS[s.trump_number]
    if trumps & bit(card):
        return trumps
    return SUITS[COLOUR[card]] & ~trumps


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    if s.phase == Phase.PLAY:
        _play(s, seat, action, rng)
    elif s.phase == Phase.ROWS:
        _pick(s, seat, action - PICK)
    elif s.phase == Phase.CHOOSE:
        _choose(s, seat, action - CHOOSE)
    elif s.phase == Phase.DRAFT:
        _take(s, seat, action - TAKE, rng)
    else:
        if action != KEEP:
            _discard(s, seat, action - DROP)
        _end_round(s, rng)


def _take(s: State, seat: Seat, task: Card, rng: Ints) -> None:
    """Draft a task; when everyone has four, the first round begins (R8)."""
    s.pool = lose(s.pool, TASK_COPIES[task])
    s.tasks[seat] = gain(s.tasks[seat], TASK_COPIES[task])
    s.turn = left_of(seat, s.players)
    if count(s.pool) == TASK_COUNT - TASKS_EACH * s.players:
        _deal_round(s, rng)


def _pick(s: State, seat: Seat, card: Card) -> None:
    """Pick a card of the row; when everyone has, the row is judged and the monster card moves on (R13, R14, R15)."""
    s.rows[s.row] ^= bit(card)
    s.hands[seat] |= bit(card)
    s.picks[s.row * ROW + seat] = card
    s.turn = left_of(seat, s.players)
    if count(s.rows[s.row]) > SEATS - s.players:
        return
    if s.players < SEATS:  # what is left falls to the table (R34)
        s.picks[s.row * ROW + TABLE] = lowest(s.rows[s.row])
        s.rows[s.row] = 0
    s.announced[s.row] = row_winner(s, s.row, s.trump_colour, s.trump_number)
    s.row += 1
    s.turn = picks_first(s, s.row)
    if s.row == ROWS:
        s.phase = Phase.CHOOSE
        s.turn = NOBODY


def row_winner(s: State, row: int, colour: int, number: int) -> Seat:
    """The seat that would have won a row as a trick, with these trumps (R14, R34)."""
    return _winner(s, s.picks, row * ROW, picks_first(s, row), SEATS, colour, number)


def _winner(s: State, cards: Ints, at: int, first: Seat, n: int, colour: int, number: int) -> Seat:
    """The seat with the strongest card, the first of equals; from `cards[at]` on are the n cards by seat (R26)."""
    best = seat = first
    for place in range(1, n):
        seat = left_of(seat, s.players)
        if place == s.players:
            seat = TABLE
        if _beats(cards[at + seat], cards[at + best], colour, number):
            best = seat
    return best


def _beats(card: Card, best: Card, colour: int, number: int) -> bool:
    """Whether a card is stronger than the best so far, which is a trump or of the colour led (R22)."""
    power = _power(card, colour, number)
    return power > _power(best, colour, number) and (power >= COLOUR_TRUMP or COLOUR[card] == COLOUR[best])


def _power(card: Card, colour: int, number: int) -> int:
    """The strength of a card that is a trump or follows (R22)."""
    if RANK[card] == number:
        if COLOUR[card] == colour:
            return SUPERTRUMP
        return NUMBER_TRUMP
    if COLOUR[card] == colour:
        return COLOUR_TRUMP + RANK[card]
    return RANK[card]


def _choose(s: State, seat: Seat, task: Card) -> None:
    """Choose a task in secret; when all have, the start player's left neighbour leads (R17, R19)."""
    s.chosen[seat] = task
    s.ready |= 1 << seat
    if not actors(s):
        s.phase = Phase.PLAY
        s.leader = s.turn = left_of(s.starter, s.players)


def _play(s: State, seat: Seat, card: Card, rng: Ints) -> None:
    """Lay a card to the trick; when it is complete, its winner takes it and leads, and nine end the play (R19)."""
    s.hands[seat] ^= bit(card)
    s.trick[seat] = card
    s.turn = left_of(seat, s.players)
    if s.turn != s.leader:
        return
    winner = _winner(s, s.trick, 0, s.leader, s.players, s.trump_colour, s.trump_number)
    s.taken[winner] |= on_table(s)
    s.tricks[winner] += 1
    copy(s.last, s.trick)
    clear(s.trick, NO_CARD)
    s.leader = s.turn = winner
    if not s.hands[winner]:
        _judge(s, rng)


def on_table(s: State) -> Cards:
    """The cards of the trick."""
    trick = 0
    for seat in range(SEATS):
        if s.trick[seat] != NO_CARD:
            trick |= bit(s.trick[seat])
    return trick


def _judge(s: State, rng: Ints) -> None:
    """Tasks that are done go; the start player is asked if a discard was earned (R27, R30)."""
    for seat in range(s.players):
        if seat != s.starter and does(s, seat, s.chosen[seat]):
            _discard(s, seat, s.chosen[seat])
    if earned(s):
        s.phase = Phase.DROP
        s.turn = s.starter
    else:
        _end_round(s, rng)


def does(s: State, seat: Seat, task: Card) -> bool:
    """Whether the tricks of a finished round do a task, given as the first of its kind, for a seat (R3, R4)."""
    tricks = s.tricks[seat]
    if task == NULL:
        return tricks == 0
    if task < EXACTLY:
        return tricks > 0 and not s.taken[seat] & SUITS[task - WITHOUT]
    if task < LAST:
        return tricks == (task - EXACTLY) // 2 + 1
    if task == LAST:
        return s.leader == seat
    if task == FEWEST and tricks == 0:
        return False
    for other in range(s.players):  # a tie fails both (R5)
        if other != seat:
            fewer = s.tricks[other] < tricks
            if s.tricks[other] == tricks or fewer != (task == MOST):
                return False
    return True


def earned(s: State) -> bool:
    """Whether the start player does a task that an opponent has failed, judged opponent by opponent (R28, R29)."""
    for seat in range(s.players):
        task = s.chosen[seat]
        if seat != s.starter and not does(s, seat, task) and does(s, s.starter, task):
            return True
    return False


def _discard(s: State, seat: Seat, task: Card) -> None:
    s.tasks[seat] = lose(s.tasks[seat], TASK_COPIES[task])
    s.discarded[seat] = gain(s.discarded[seat], TASK_COPIES[task])


def _end_round(s: State, rng: Ints) -> None:
    """Over if somebody is rid of all tasks; if not, the left neighbour is start player of the next round (R31, R32)."""
    s.rounds += 1
    if somebody_done(s):
        s.phase = Phase.OVER
        s.turn = NOBODY
        return
    s.starter = left_of(s.starter, s.players)
    _deal_round(s, rng)


def somebody_done(s: State) -> bool:
    """Whether somebody is rid of all tasks."""
    for seat in range(s.players):
        if not s.tasks[seat]:
            return True
    return False


def score(s: State, points: Ints) -> None:
    """The number of tasks discarded; all four win, and several players share the win (R32, R33)."""
    for seat in range(s.players):
        points[seat] = count(s.discarded[seat])


def ending(s: State) -> int:
    """Only one ending: somebody is rid of all tasks."""
    if s.phase == Phase.OVER:
        return Ending.TASKS
    return -1
