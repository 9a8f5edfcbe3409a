"""Oh Hell: what may happen."""

from enum import auto

from octavo.kernel.cards import NO_CARD, Pack, bit, spread
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
    named,
    number,
    one_card,
    one_seat,
    seats_set,
)
from octavo.kernel.tricks import follow, left_of
from octavo.kernel.types import Action, Card, Ints, Seat, Seats

SEATS = 3
TRICKS = 9
BONUS = 10  # for who has taken as many tricks as he said

PACK = Pack(tuple(f"{suit}{rank}" for rank in range(2, 9) for suit in "cdsh"))
ALL, PACK_SIZE = PACK.all, PACK.size
COPIES, SUITS, COLOUR = PACK.copies, PACK.suits, PACK.colour

BID = PACK.size  # + tricks; below, an action is a card to be played


class Phase(Names):
    BID = auto()
    PLAY = auto()
    OVER = auto()


class Ending(Names):
    TRICKS = auto()


class State(Record):
    players: int = number(SEATS, SEATS, static=True)
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, 1, seen="all")
    dealer: Seat = one_seat(somebody=True, seen="all")
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")
    trump: Card = one_card(PACK, seen="all")  # the card that was turned up
    hands: Ints = cards(PACK, seats=SEATS, seen="owner")
    bidders: Seats = seats_set(seen="all")  # who has made a bid
    bids: Ints = number(0, TRICKS, seats=SEATS, seen="all")
    lacks: Ints = cards(PACK, seats=SEATS, seen="all")  # suits that a hand is known not to hold
    leader: Seat = one_seat(seen="all")
    trick: Ints = one_card(PACK, seats=SEATS, seen="all")
    best: Seat = one_seat(seen="all")  # whose card wins the trick so far
    played: Ints = cards(PACK, seats=SEATS, seen="all")
    tricks: Ints = number(0, TRICKS, seats=SEATS, seen="all")


STATE = Layout(State)

INFO = Info(
    key="oh_hell",
    version=1,
    titles={"en": "Oh Hell"},
    designers=(),
    publisher="",
    layout=STATE,
    choices=TRICKS + 1,
    longest=SEATS * (TRICKS + 1),
    endings=Ending.texts(),
)


def deal(s: State, rng: Ints) -> None:
    """One card for trumps, all others to the hands; the dealer is drawn by lot unless one is named."""
    s.dealer = s.start
    if s.start == NOBODY:
        s.dealer = below(rng, s.players)
    s.trump = below(rng, PACK_SIZE)
    deal_out(s.hands, SEATS - 1, TRICKS, ALL & ~bit(s.trump), COPIES, rng)
    clear(s.trick, NO_CARD)
    s.phase = Phase.BID
    s.turn = s.leader = left_of(s.dealer, s.players)
    s.best = NOBODY


def actors(s: State) -> Seats:
    """The seat in turn."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.turn


def legal(s: State, seat: Seat, actions: Ints) -> int:
    """Bids, of which the last must not make them come out even; or cards that follow suit."""
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == Phase.PLAY:
        hand = s.hands[seat]
        if s.trick[s.leader] != NO_CARD:
            hand = follow(hand, SUITS[COLOUR[s.trick[s.leader]]])
        return spread(hand, 0, actions, 0)
    said = 0
    for other in range(s.players):
        said += s.bids[other]
    n = 0
    for bid in range(TRICKS + 1):
        if seat != s.dealer or said + bid != TRICKS:
            actions[n] = BID + bid
            n += 1
    return n


def apply(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Make a bid, or play a card."""
    if s.phase == Phase.BID:
        s.bids[seat] = action - BID
        s.bidders |= 1 << seat
        if seat == s.dealer:
            s.phase = Phase.PLAY
        s.turn = left_of(seat, s.players)
        return
    led = s.trick[s.leader]
    if led != NO_CARD and COLOUR[action] != COLOUR[led]:
        s.lacks[seat] |= SUITS[COLOUR[led]]
    s.hands[seat] ^= bit(action)
    s.played[seat] |= bit(action)
    s.trick[seat] = action
    if led == NO_CARD or beats(s, action, s.trick[s.best]):
        s.best = seat
    s.turn = left_of(seat, s.players)
    if s.turn == s.leader:
        _take(s)


def _take(s: State) -> None:
    """The trick goes to its best card; after the last one it is over."""
    winner = s.best
    s.best = NOBODY
    s.tricks[winner] += 1
    s.turn = s.leader = winner
    clear(s.trick, NO_CARD)
    if s.hands[winner] == 0:
        s.phase = Phase.OVER
        s.rounds = 1


def beats(s: State, card: int, best: int) -> bool:
    """A higher card of the same suit, as numbers rise with the rank; or the first trump."""
    if COLOUR[card] == COLOUR[best]:
        return card > best
    return COLOUR[card] == COLOUR[s.trump]


def score(s: State, points: Ints) -> None:
    """Nothing before the end."""
    for seat in range(s.players):
        points[seat] = 0
        if s.phase == Phase.OVER:
            points[seat] = s.tricks[seat]
            if s.tricks[seat] == s.bids[seat]:
                points[seat] += BONUS


def ending(s: State) -> int:
    """Only one."""
    if s.phase == Phase.OVER:
        return Ending.TRICKS
    return -1
