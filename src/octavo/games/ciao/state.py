"""Ciao!: the cards in the hands and on the table. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

from octavo.games.ciao.kinds import FIRST_JOKER, GROUP, GROUPS, KINDS, MANY, STONE
from octavo.kernel.record import Layout, Names, Record, cards, counts, named, number, one_card, one_seat, seats_set
from octavo.kernel.types import Card, Ints, Rows, Seat, Seats

SEATS = 6
MOST = 20  # copies of a kind in a deck
LARGEST_DECK = MANY * MOST
LONGEST = 20_000  # actions of a match in which nobody plays to win
MOST_PENDING = 3 * 9 * MOST
MOST_PENALTIES = 50 * LARGEST_DECK  # of a seat


class Phase(Names):
    TURN = auto()
    DRAWN = auto()
    NAME = auto()
    AGAIN = auto()
    GIVE = auto()
    SWAP = auto()
    RACE = auto()
    THANKS = auto()
    OVER = auto()


class Variant(Names):
    """Which cards take part (R41 to R43)."""

    FULL = auto()
    SYMBOLS = auto()
    SPECIALS = auto()
    COLOURS = auto()


class Switch(Names):
    OFF = auto()
    ON = auto()


class Answers(Names):
    """To a +3 (R24)."""

    ANY = auto()
    STRONGER = auto()


class Direction(Names):
    """Where the turn goes."""

    LEFT = auto()
    RIGHT = auto()


class Ending(Names):
    ROUNDS = auto()
    TIE_BREAK = auto()


class State(Record):
    players: int = number(2, SEATS, static=True)
    variant: int = named(Variant, option="full")
    table: int = named(Switch, option="off")
    thanks: int = named(Switch, option="on")
    answers: int = named(Answers, option="any")
    length: int = number(1, 10, option="5")
    start: Seat = one_seat(option="lot")
    deck: Ints = counts(KINDS, MOST, deck=True)  # the whole box
    rounds: int = number(0, LONGEST, seen="all")  # rounds finished
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(
        seen="all"
    )  # the seat to act; in a race, the one whose card is on top; for a thank-you, the giver
    direction: int = named(Direction, seen="all")
    top: Card = one_card(KINDS, last=STONE - 1, seen="all")  # the card on top
    beat: Card = one_card(KINDS, last=FIRST_JOKER - 1, seen="all")  # the card to beat: that, or what a joker stands for
    pending: int = number(0, MOST_PENDING, seen="all")  # cards that the seat in turn has to draw
    drawn: Card = one_card(KINDS)  # the card that the seat in turn has drawn and may play
    racers: Seats = seats_set(seen="all")  # seats still in the race
    receiver: Seat = one_seat(seen="all")  # the seat that has to say thanks
    hands: Rows = counts(KINDS, "deck", seats=SEATS, seen="owner")
    holds: Ints = cards(KINDS, seats=SEATS, seen="owner")  # the kinds in the hand
    sizes: Ints = number(0, LARGEST_DECK, seats=SEATS, seen="all")  # how many cards are in the hand
    pile: Ints = counts(KINDS, "deck")
    groups: Ints = number(0, GROUP * MOST, size=GROUPS)  # how many cards of the pile are in each group of kinds
    pile_size: int = number(0, LARGEST_DECK, seen="all")
    stock: Ints = counts(KINDS, "deck", seen="all")  # what went into the pile when it was filled: there can't be more
    discards: Ints = counts(KINDS, "deck", seen="all")  # the cards under the one on top
    discarded: int = number(0, LARGEST_DECK, seen="all")  # how many they are
    known: Rows = counts(KINDS, "deck", seats=SEATS, size=SEATS)  # to be in a hand, by observer: see memory.py
    informed: Ints = seats_set(seats=SEATS, seen="all")  # seats that may know cards of this seat's hand
    penalties: Ints = number(0, MOST_PENALTIES, seats=SEATS, seen="all")  # points of the rounds finished


STATE = Layout(State, decks=("standard", "plenty"))
