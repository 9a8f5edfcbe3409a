"""Oh Hell: who knows what."""

from bench.oh_hell.rules import ALL, COPIES, SEATS, TRICKS

from octavo.cards import bit, count
from octavo.dealing import fill
from octavo.primitives import scratch
from octavo.record import copy
from octavo.types import Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the hands of others."""
    view.players, view.start, view.rounds, view.dealer = s.players, s.start, s.rounds, s.dealer
    view.phase, view.turn, view.trump, view.leader = s.phase, s.turn, s.trump, s.leader
    view.bidders, view.played = s.bidders, s.played
    copy(view.bids, s.bids)
    copy(view.lacks, s.lacks)
    copy(view.trick, s.trick)
    copy(view.tricks, s.tricks)
    if 0 <= seat < s.players:
        view.hands[seat] = s.hands[seat]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the other hands, less the suits they lack; the rest stays in the pack."""
    places, rooms, lacks = scratch(), scratch(), scratch()
    unseen = ALL & ~view.played & ~bit(view.trump) & ~view.hands[seat]
    left = count(unseen)
    for other in range(SEATS):
        places[other], lacks[other] = 0, view.lacks[other]
        rooms[other] = _hand_size(view, other)
        if other == seat:
            places[other], rooms[other] = view.hands[seat], 0
        left -= rooms[other]
    places[SEATS], rooms[SEATS], lacks[SEATS] = 0, left, 0
    fill(places, rooms, lacks, SEATS + 1, unseen, COPIES, rng)
    for other in range(SEATS):
        view.hands[other] = places[other]


def _hand_size(view: State, seat: Seat) -> int:
    """All began with as many cards, and have played one to each trick."""
    finished = 0
    for other in range(SEATS):
        finished += view.tricks[other]
    size: int = TRICKS - finished
    if view.trick[seat] >= 0:
        size -= 1
    return size
