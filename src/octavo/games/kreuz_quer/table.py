"""Kreuz & Quer: what is in the box and on the table. The numbers in brackets are those of docs/rules/kreuz_quer.md."""

from octavo.games.kreuz_quer.fields import FIELDS
from octavo.games.kreuz_quer.own import WAYS
from octavo.kernel.cards import Pack, bit, count, lowest
from octavo.kernel.chance import below
from octavo.kernel.contract import Choice, Deck, Info, Start
from octavo.kernel.record import NOBODY, Record, cards, counts, letters, named, number, one_card, one_seat, seats_set
from octavo.kernel.types import Card, Cards, Ints, Seat, State

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

PHASES = ("away", "lay", "collect", "move", "over")
PUTTING_AWAY, LAYING, COLLECTING, MOVING, OVER = range(5)
RACE, LONG = range(2)  # how long a match is
NO, YES = range(2)

INFO = Info(
    key="kreuz_quer",
    version=1,
    titles={"en": "Kreuz & Quer", "hu": "Kreuz & Quer", "cs": "Kreuz & Quer", "de": "Kreuz & Quer"},
    designers=("Hartmut Witt", "Frank Schaubrenner"),
    publisher="Kosmos",
    players=(2, 4),
    options=(
        Choice("steps", ("diagonal", "straight"), "diagonal"),
        Choice("length", ("race", "long"), "race"),
        Deck(("gardens", "terrain", "goals", "links", "entries", "exits")),
        Start(),
    ),
    choices=FIELDS + 2 * WAYS + 1,
    longest=20_000,
    endings=("goal", "races"),
    order=7,
)

STATE = Record(
    players=number(),
    steps=named("diagonal", "straight"),
    length=named("race", "long"),
    start=one_seat(),
    gardens=letters(TERRAIN, FIELDS, size=GARDENS.size),  # the deck: what is printed on each garden
    terrain=counts(TERRAIN),  # all terrain cards
    goals=counts(TERRAIN),  # all goal cards
    links=number(size=FIELDS),  # by printed field: its neighbours, a bit each; all 0 for the grid
    entries=number(size=WAYS),  # printed fields from left to right, -1 beyond the last
    exits=number(size=WAYS),
    layout=named("grid", "own"),  # whether the last three are other than the grid's
    rounds=number(),  # rounds of collecting and moving that are finished
    races=number(),  # races finished
    starter=one_seat(),  # who moves first if nobody has called Stop
    phase=named(*PHASES),
    turn=one_seat(),  # who moves
    hands=cards(GARDENS, seats=SEATS),  # gardens not laid yet
    away=cards(GARDENS, seats=SEATS),  # gardens put away before the first race
    ready=seats_set(),  # who has put gardens away
    undealt=cards(GARDENS),
    drawn=cards(GARDENS),  # gardens that were put away, as all know since they came back as a penalty
    track=one_card(SIDES, size=SEATS * PLACES),  # the gardens laid by seat 0, from the start on; then by seat 1 …
    laid=number(seats=SEATS),  # how many they are
    goal=one_card(TERRAIN, seats=SEATS),
    place=number(seats=SEATS),  # the garden of the track on which the pawn stands, from 1; 0 at the start, GOAL
    field=number(seats=SEATS),  # 1 to 18 as the walker sees them; 0 at the start and on the goal
    gone=number(seats=SEATS),  # gardens passed, which have left the track
    finish=number(seats=SEATS),  # who was the first at the goal in this race, who the second …
    down=counts(TERRAIN),  # face down on the table
    down_left=number(),  # how many they are
    up=counts(TERRAIN),  # face up on the table
    held=one_card(TAKEN, seats=SEATS),
    queue=one_card(TAKEN, size=SEATS * QUEUE),  # the cards collected by seat 0, in order; then by seat 1 …
    collected=number(seats=SEATS),  # how many they are
    used=number(seats=SEATS),  # how many of them have been used for steps
    caller=one_seat(),  # who has called Stop
    early=named("no", "yes"),  # whether cards were left face down then
    total=number(seats=SEATS),  # points of the races finished
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
    """Who moves first in this round (R19)."""
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
