"""Njet!: the cards in the box and on the table. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

import numpy as np

from octavo.kernel.cards import Pack, count, number_cards
from octavo.kernel.record import Layout, Names, Record, cards, named, number, one_card, one_seat, seats_set
from octavo.kernel.types import Cards, Ints, Seat, Seats, Table

SEATS = 5
ROUNDS, HAND = (0, 0, 8, 9, 8, 10), (0, 0, 15, 16, 15, 12)  # by players (R4)

PACK = number_cards("rbyk", {0: 3, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 4, 8: 1, 9: 1})  # (R2)
ALL, PACK_SIZE, FIRSTS = PACK.all, PACK.size, PACK.firsts
COPIES, SUITS, COLOUR, RANK = PACK.copies, PACK.suits, PACK.colour, PACK.rank
ZEROS = PACK.matching("0")
SHORT = ALL & ~(PACK.matching("7") & ~FIRSTS)  # the pack for three

# The board: five rows of five cells (R7), and sets of cells that are written like sets of cards.
COLOUR_CELLS = ("r", "k", "b", "y", "none")
ROWS = {
    "start": ("0", "1", "2", "3", "4"),
    "away": ("1", "2", "2x", "right", "none"),
    "trump": COLOUR_CELLS,
    "super": COLOUR_CELLS,
    "points": ("1", "2", "3", "4", "-2"),
}
BOARD = Pack(tuple(f"{row}.{cell}" for row, cells in ROWS.items() for cell in cells))
CELLS = BOARD.all
WIDTH = 5
ROW = (1 << WIDTH) - 1  # the cells of one row
START_ROW, AWAY_ROW, TRUMP_ROW, SUPER_ROW, POINTS_ROW = range(5)
ONE_AWAY, TWO_AWAY, NO_ZEROS, TO_RIGHT, NONE_AWAY = range(5)  # the cells of row 2
OUT = (1, 2, 2, 2, 0)  # by cell of row 2: how many cards everyone chooses
CELL_SUITS: Table = np.array([PACK.matching(cell) for cell in COLOUR_CELLS], np.int64)  # by cell of row 3: its cards
WORTH = (1, 2, 3, 4, -2)  # by cell of row 5
MOST_POINTS = 2 * max(ROUNDS) * (max(HAND) + count(ZEROS))  # of one player: all tricks and 0s, with the monster


class Phase(Names):
    VETO = auto()
    TEAMS = auto()
    AWAY = auto()
    PLAY = auto()
    OVER = auto()


class Equals(Names):
    """Of equal cards, which wins (R27)."""

    FIRST = auto()
    LAST = auto()


class Scoring(Names):
    """The points of a team (R33)."""

    FULL = auto()
    DIFFERENCE = auto()


class Ending(Names):
    ROUNDS = auto()


class State(Record):
    players: int = number(2, SEATS, static=True)
    equals: int = named(Equals, option="first")
    scoring: int = named(Scoring, option="full")
    start: Seat = one_seat(option="lot")
    rounds: int = number(0, max(ROUNDS), seen="all")  # rounds finished
    dealer: Seat = one_seat(somebody=True, seen="all")
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")  # NOBODY while cards are put away
    free: Cards = cards(BOARD, seen="all")  # cells that nobody has covered
    stones: Ints = cards(BOARD, seats=SEATS, seen="all")  # cells that each has covered
    team: Seats = seats_set(seen="all")  # the starter's
    monster: Seat = one_seat(seen="all")  # the seat that has the monster card
    hands: Ints = cards(PACK, seats=SEATS, seen="owner")
    aside: Cards = cards(PACK)  # with two players, the cards that take no part
    away: Ints = cards(PACK, seats=SEATS, seen="owner")  # put away, or about to be given
    ready: Seats = seats_set(seen="all")  # whose cards are there
    given: Ints = cards(PACK, seats=SEATS, seen="owner")  # what the left neighbour gave and must still be in the hand
    lacks: Ints = cards(PACK, seats=SEATS, seen="all")  # suits that the hand is known not to hold
    only_zeros: Seats = seats_set(seen="all")  # seats that have played nothing but 0s
    leader: Seat = one_seat(seen="all")
    trick: Ints = one_card(PACK, seats=SEATS, seen="all")
    best: Seat = one_seat(seen="all")  # the seat that is winning the trick
    tricks: Ints = number(0, max(HAND), seats=SEATS, seen="all")
    taken: Ints = cards(PACK, seats=SEATS, seen="all")  # cards in the tricks, except captured ones
    captured: Ints = cards(PACK, seats=SEATS, seen="all")
    total: Ints = number(min(WORTH) * MOST_POINTS, max(WORTH) * MOST_POINTS, seats=SEATS, seen="all")


STATE = Layout(State)
