"""Húzz egyet!: the cards in the hands and on the table. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

from octavo.games.huzz.sets import COPIES, JOKERS, KINDS, NUMBERS, OWNER, PACK_SIZE, VALUE
from octavo.kernel.record import Layout, Names, Part, Record, counts, named, number, one_card, one_seat, seats_set
from octavo.kernel.types import Ints, Rows, Seat, Seats

SEATS = 5
DUEL = 2  # players
HAND = 13
PLACES = 6  # of the market
MOST_ROUNDS = 10
MOST_POINTS = MOST_ROUNDS * PACK_SIZE

# How a set is written as a number, and a layer, which has its owner before it: see sets.py.
SET = (Part("value", VALUE, KINDS.size), Part("numbers", NUMBERS, COPIES), Part("jokers", 1, JOKERS))
LAYER = (Part("owner", OWNER, SEATS - 1), *SET)


class Phase(Names):
    PLAY = auto()
    SHADOW = auto()
    STEAL = auto()
    ANSWER = auto()
    DRAW = auto()
    OVER = auto()


class Mode(Names):
    BASE = auto()
    ADVANCED = auto()
    MASTER = auto()


class Ending(Names):
    OUT = auto()
    MARKET = auto()


class State(Record):
    players: int = number(DUEL, SEATS, static=True)
    mode: int = named(Mode, option="base")
    length: int = number(1, MOST_ROUNDS, option="1")
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, "length", seen="all")  # rounds finished
    starter: Seat = one_seat(somebody=True, seen="all")  # start player of this round
    phase: int = named(Phase, seen="all")
    active: Seat = one_seat(somebody=True, seen="all")  # the seat that plays a set, and steals with it
    turn: Seat = one_seat(seen="all")  # the seat to act
    victim: Seat = one_seat(seen="all")  # the seat whose top layer is at stake, or that draws for it
    victims: Seats = seats_set(seen="all")  # the seats that will be robbed after that
    due: int = number(0, HAND, seen="all")  # cards still to be drawn
    hands: Rows = counts(KINDS, COPIES, seats=SEATS, seen="owner")
    sizes: Ints = number(0, PACK_SIZE, seats=SEATS, seen="all")  # cards in hand
    known: Rows = counts(KINDS, COPIES, seats=SEATS, seen="all")  # cards that all know to be in the hand
    tops: Ints = number(0, OWNER - 1, code=SET, seats=SEATS, seen="all")  # the set on top of the display, 0 for none
    layers: Ints = number(  # those of all displays in the order of play
        0, SEATS * OWNER - 1, code=LAYER, size=PACK_SIZE, fill="laid", seen="all"
    )
    laid: int = number(0, PACK_SIZE, seen="all")  # how many layers there are
    market: Ints = one_card(KINDS, size=PLACES, seen="all")
    onto: Ints = one_card(KINDS, size=PLACES, seen="all")  # what lies on the market's card, in the duel
    pile: Ints = counts(KINDS, COPIES)  # in no order
    left: int = number(0, PACK_SIZE, seen="all")  # cards in the pile
    discards: Ints = counts(KINDS, COPIES, seen="all")  # and what was removed from the game
    shadow: Ints = counts(KINDS, COPIES, seen="all")
    total: Ints = number(-MOST_POINTS, MOST_POINTS, seats=SEATS, seen="all")  # points of the finished rounds
    kept: Ints = number(0, MOST_POINTS, seats=SEATS, seen="all")  # cards left in hand at their ends


STATE = Layout(State)
