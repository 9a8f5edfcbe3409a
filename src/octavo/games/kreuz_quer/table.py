"""Kreuz & Quer: what is in the box and on the table. The numbers in brackets are those of rulebook/en.md."""

from enum import auto

from octavo.games.kreuz_quer.fields import FIELDS, WAYS
from octavo.kernel.cards import Pack, bit, count, lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Info
from octavo.kernel.record import (
    NOBODY,
    Layout,
    Names,
    Record,
    cards,
    counts,
    letters,
    named,
    number,
    one_card,
    one_seat,
    seats_set,
)
from octavo.kernel.types import Card, Cards, Ints, Seat, Seats

SEATS = 4
PUT_AWAY = 2  # gardens of each (R8)
PLACES = 22  # the longest track: six gardens of two players, and all others as penalties
QUEUE = 100  # the most terrain cards that a deck has
RACES = (0, 0, 4, 3, 4)  # of a long game, by players (R36)
GOAL = 99  # the place of the goal

GARDENS = Pack(tuple(str(garden) for garden in range(1, 29)))  # (R1)
SIDES = Pack(tuple(f"{garden}{turned}" for garden in GARDENS.names for turned in ("", "t")))
TERRAIN = Pack(tuple("fpmvwkgs"))  # (R2)
TAKEN = Pack((*TERRAIN.names, *"FPMVWKGS"))  # a card in somebody's hands: a capital for one that all have seen
ALL, KINDS, COPIES = GARDENS.all, TERRAIN.size, GARDENS.copies
OPEN = KINDS  # added to a card that all have seen

# Actions.
GRAB = 0  # a face-down card
GRAB_UP = 1  # + terrain
KEEP = GRAB_UP + KINDS
RETURN = KEEP + 1
STOP = RETURN + 1
GO = STOP + 1  # + (place - 1) * FIELDS + field - 1
GO_GOAL = GO + PLACES * FIELDS
LAY = GO_GOAL + 1  # + side
AWAY = LAY + SIDES.size  # + garden * GARDENS.size + a higher garden
PACK_SIZE = GARDENS.size

LONGEST = 20_000  # actions of a match in which nobody plays to win


class Phase(Names):
    AWAY = auto()
    LAY = auto()
    COLLECT = auto()
    MOVE = auto()
    OVER = auto()


class Steps(Names):
    """How one steps on the grid (R23)."""

    DIAGONAL = auto()
    STRAIGHT = auto()


class Length(Names):
    """How long a match is."""

    RACE = auto()
    LONG = auto()


class Shape(Names):
    """How a deck joins its fields (R4)."""

    GRID = auto()
    OWN = auto()


class Early(Names):
    NO = auto()
    YES = auto()


class Ending(Names):
    GOAL = auto()
    RACES = auto()


class State(Record):
    players: int = number(2, SEATS, static=True)
    steps: int = named(Steps, option="diagonal")
    length: int = named(Length, option="race")
    start: Seat = one_seat(option="lot")
    gardens: Ints = letters(TERRAIN, FIELDS, size=GARDENS.size, deck=True)  # what is printed on each garden
    terrain: Ints = counts(TERRAIN, QUEUE, deck=True)  # all terrain cards
    goals: Ints = counts(TERRAIN, QUEUE, deck=True)  # all goal cards
    links: Ints = number(  # by printed field: its neighbours, a bit each; all 0 for the grid
        0, (1 << FIELDS) - 1, size=FIELDS, deck=True
    )
    entries: Ints = number(-1, FIELDS - 1, size=WAYS, deck=True)  # printed fields from the left, -1 beyond the last
    exits: Ints = number(-1, FIELDS - 1, size=WAYS, deck=True)
    layout: int = named(Shape, static=True)  # whether the last three are other than the grid's
    rounds: int = number(0, LONGEST, seen="all")  # rounds of collecting and moving that are finished
    races: int = number(0, max(RACES), seen="all")  # races finished
    starter: Seat = one_seat(somebody=True, seen="all")  # the seat that moves first if nobody has called Stop
    phase: int = named(Phase, seen="all")
    turn: Seat = one_seat(seen="all")  # the seat that moves
    hands: Ints = cards(GARDENS, seats=SEATS, seen="owner")  # gardens not laid yet
    away: Ints = cards(GARDENS, seats=SEATS, seen="owner")  # gardens put away before the first race
    ready: Seats = seats_set(seen="all")  # seats that have put gardens away
    undealt: Cards = cards(GARDENS)
    drawn: Cards = cards(GARDENS, seen="all")  # gardens put away that all know, since they came back as a penalty
    track: Ints = one_card(SIDES, seats=SEATS, size=PLACES, fill="laid", seen="all")  # gardens laid, from the start on
    laid: Ints = number(0, PLACES, seats=SEATS, seen="all")  # how many they are
    goal: Ints = one_card(TERRAIN, seats=SEATS, seen="all")
    place: Ints = number(0, GOAL, seats=SEATS, seen="all")  # of the track, from 1, that the pawn is on; 0 at the start
    field: Ints = number(0, FIELDS, seats=SEATS, seen="all")  # as the walker sees them; 0 at the start and on the goal
    gone: Ints = number(0, "laid", seats=SEATS, seen="all")  # gardens passed, which have left the track
    finish: Ints = number(0, "players", seats=SEATS, seen="all")  # the seat that was first at the goal, second …
    down: Ints = counts(TERRAIN, QUEUE)  # face down on the table
    down_left: int = number(0, QUEUE, seen="all")  # how many they are
    up: Ints = counts(TERRAIN, QUEUE, seen="all")  # face up on the table
    held: Ints = one_card(TAKEN, seats=SEATS, seen="owner")
    queue: Ints = one_card(TAKEN, seats=SEATS, size=QUEUE, fill="collected", seen="owner")  # cards collected, in order
    collected: Ints = number(0, QUEUE, seats=SEATS, seen="all")  # how many they are
    used: Ints = number(0, "collected", seats=SEATS, seen="all")  # how many of them have been used for steps
    caller: Seat = one_seat(seen="all")  # the seat that has called Stop
    early: int = named(Early, seen="all")  # whether cards were left face down then
    total: Ints = number(0, 100, seats=SEATS, seen="all")  # points of the races finished


STATE = Layout(State, decks=("standard",))

INFO = Info(
    key="kreuz_quer",
    version=1,
    titles={"en": "Kreuz & Quer"},
    designers=("Hartmut Witt", "Frank Schaubrenner"),
    publisher="Kosmos",
    layout=STATE,
    choices=FIELDS + 2 * WAYS + 1,
    longest=LONGEST,
    endings=Ending.texts(),
    order=7,
)


def own_gardens(s: State) -> int:
    """How many gardens a track has before any penalty (R9)."""
    if s.players == 2:
        return 6
    return 5


def side_at(s: State, seat: Seat, place: int) -> int:
    """The side that lies at a place of a seat's track, from 1."""
    return s.track[seat * PLACES + place - 1]


def first_mover(s: State) -> Seat:
    """The seat that moves first in this round (R19)."""
    if s.caller != NOBODY:
        return s.caller
    return s.starter


def penalties(s: State) -> Cards:
    """The gardens that lengthen tracks now."""
    found = 0
    for seat in range(s.players):
        for place in range(own_gardens(s), s.laid[seat]):
            found |= bit(s.track[seat * PLACES + place] >> 1)
    return found


def draw_garden(gardens: Cards, rng: Ints) -> Card:
    """Any garden of a set, each as likely."""
    for _ in range(below(rng, count(gardens))):
        gardens &= gardens - 1
    return lowest(gardens)
