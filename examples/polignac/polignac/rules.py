"""Polignac: what may happen. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

from octavo.kernel.cards import NO_CARD, Pack, bit, count, spread
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.dealing import deal_out
from octavo.kernel.record import NOBODY, Layout, Names, Record, cards, clear, named, number, one_card, one_seat
from octavo.kernel.tricks import follow, left_of
from octavo.kernel.types import Action, Card, Cards, Ints, Seat, Seats

SEATS = 6  # at most
MOST_DEALS = 20
JACK_POINTS, POLIGNAC_POINTS = 1, 2  # (R10)
CAPOT_POINTS = 5  # (R13, R14)
WORST = (CAPOT_POINTS + 5) * MOST_DEALS  # points against one seat

PACK = Pack(tuple(f"{suit}{rank}" for suit in "shcd" for rank in (7, 8, 9, 10, "j", "q", "k", "a")))  # (R1)
ALL, PACK_SIZE, COPIES, SUITS, COLOUR = PACK.all, PACK.size, PACK.copies, PACK.suits, PACK.colour
JACKS, POLIGNAC = PACK.cards(["sj", "hj", "cj", "dj"]), PACK.cards(["sj"])
BLACK_SEVENS = PACK.cards(["s7", "c7"])

# Actions: a card number plays that card.
PASS = PACK_SIZE
CAPOT = PASS + 1


class Phase(Names):
    DECLARE = auto()
    PLAY = auto()
    OVER = auto()


class Capot(Names):
    ON = auto()
    OFF = auto()


class Ending(Names):
    DEALS = auto()


class State(Record):
    players: int = number(3, SEATS, static=True)
    deals: int = number(1, MOST_DEALS, option="6")
    capot: int = named(Capot, option="on")
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, "deals", seen="all")  # deals finished
    dealer: Seat = one_seat(somebody=True, seen="all")
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")
    declarer: Seat = one_seat(seen="all")  # who wants to take all tricks
    hands: Ints = cards(PACK, seats=SEATS, seen="owner")
    lacks: Ints = cards(PACK, seats=SEATS, seen="all")  # suits that a seat has shown not to hold
    leader: Seat = one_seat(seen="all")
    trick: Ints = one_card(PACK, seats=SEATS, seen="all")
    best: Seat = one_seat(seen="all")  # whose card takes the trick so far
    taken: Ints = cards(PACK, seats=SEATS, seen="all")
    total: Ints = number(0, WORST, seats=SEATS, seen="all")  # points against each seat


STATE = Layout(State)

INFO = Info(
    key="polignac",
    version=1,
    titles={"en": "Polignac"},
    designers=(),
    publisher="",
    layout=STATE,
    choices=10,
    longest=MOST_DEALS * (SEATS + PACK_SIZE),
    endings=Ending.texts(),
)


def deal(s: State, rng: Ints) -> None:
    """Begin the first deal; the dealer is drawn by lot unless one is named (R3)."""
    s.dealer = s.start
    if s.start == NOBODY:
        s.dealer = below(rng, s.players)
    _deal_cards(s, rng)


def _deal_cards(s: State, rng: Ints) -> None:
    """All cards go out; whoever sits to the dealer's left begins (R4, R5)."""
    clear(s.hands, 0)
    clear(s.lacks, 0)
    clear(s.taken, 0)
    clear(s.trick, NO_CARD)
    deal_out(s.hands, s.players - 1, hand_size(s.players), pack_for(s.players), COPIES, rng)
    s.declarer = s.best = NOBODY
    s.turn = s.leader = left_of(s.dealer, s.players)
    s.phase = Phase.DECLARE
    if s.capot == Capot.OFF:  # (R12)
        s.phase = Phase.PLAY


def pack_for(players: int) -> Cards:
    """All 32 cards for four players; the black sevens stay away for any other number (R2)."""
    if players == 4:
        return ALL
    return ALL & ~BLACK_SEVENS


def hand_size(players: int) -> int:
    return count(pack_for(players)) // players


def cards_left(s: State, seat: Seat) -> int:
    """How many cards a seat holds, from what all can see."""
    if s.phase == Phase.OVER or seat >= s.players:
        return 0
    size = hand_size(s.players)
    for other in range(s.players):
        size -= count(s.taken[other]) // s.players
    if s.trick[seat] != NO_CARD:
        size -= 1
    return size


def actors(s: State) -> Seats:
    """The seat in turn."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """To declare or not; later a card that follows suit, if there is one (R11, R7)."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == Phase.DECLARE:
        actions[0], actions[1] = PASS, CAPOT
        return 2
    hand, led = s.hands[seat], s.trick[s.leader]
    if led != NO_CARD:
        hand = follow(hand, SUITS[COLOUR[led]])
    return spread(hand, 0, actions, 0)


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do a legal action and what follows from it."""
    s.turn = left_of(seat, s.players)
    if s.phase == Phase.DECLARE:
        if action == CAPOT:
            s.declarer = seat
        if action == CAPOT or seat == s.dealer:  # (R11)
            s.turn = s.leader
            s.phase = Phase.PLAY
        return
    _play(s, seat, action)
    if s.turn == s.leader:
        _take_trick(s, rng)


def _play(s: State, seat: Seat, card: Card) -> None:
    """Lay a card to the trick; the highest of the suit led is the best (R8)."""
    led = s.trick[s.leader]
    if led == NO_CARD:
        s.best = seat
    elif COLOUR[card] != COLOUR[led]:
        s.lacks[seat] |= SUITS[COLOUR[led]]
    elif card > s.trick[s.best]:
        s.best = seat
    s.hands[seat] ^= bit(card)
    s.trick[seat] = card


def _take_trick(s: State, rng: Ints) -> None:
    """The best card takes the trick and leads to the next; the last trick ends the deal (R8, R9)."""
    winner = s.best
    for seat in range(s.players):
        s.taken[winner] |= bit(s.trick[seat])
    clear(s.trick, NO_CARD)
    s.best = NOBODY
    s.turn = s.leader = winner
    if s.hands[winner] == 0:
        _end_deal(s, rng)


def _end_deal(s: State, rng: Ints) -> None:
    """Count the points, and deal again, unless that was the last deal (R16)."""
    for seat in range(s.players):
        s.total[seat] += points_against(s, seat)
    s.rounds += 1
    if s.rounds == s.deals:
        s.phase = Phase.OVER
        s.turn = s.leader = NOBODY
        return
    s.dealer = left_of(s.dealer, s.players)
    _deal_cards(s, rng)


def points_against(s: State, seat: Seat) -> int:
    """What a finished deal costs a seat (R10, R13, R14)."""
    points = 0
    if s.declarer != NOBODY:
        succeeded = s.taken[s.declarer] == pack_for(s.players)
        if succeeded != (seat == s.declarer):
            points = CAPOT_POINTS
        if succeeded:
            return points
    points += JACK_POINTS * count(s.taken[seat] & JACKS & ~POLIGNAC)
    return points + POLIGNAC_POINTS * count(s.taken[seat] & POLIGNAC)


def score(s: State, points: Ints) -> None:
    """Fewer points against a seat are a higher score; equals share the win (R17)."""
    for seat in range(s.players):
        points[seat] = -s.total[seat]


def ending(s: State) -> int:
    """Only one ending: all deals are played."""
    if s.phase == Phase.OVER:
        return Ending.DEALS
    return -1
