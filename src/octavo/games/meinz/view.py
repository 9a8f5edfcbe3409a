"""Meinz: who knows what (R38 and on)."""

from octavo.games.meinz.rules import ALL, COPIES, SEATS, hand_size
from octavo.kernel.cards import count
from octavo.kernel.dealing import fill
from octavo.kernel.primitives import scratch
from octavo.kernel.record import copy
from octavo.kernel.types import Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the hands, the cards put away and the monster's stack; of those only one's own."""
    view.players, view.monster, view.start = s.players, s.monster, s.start
    view.rounds, view.starter, view.phase, view.turn = s.rounds, s.starter, s.phase, s.turn
    view.ready = s.ready
    copy(view.shown, s.shown)
    copy(view.lacks, s.lacks)
    view.leader, view.asked, view.claimer, view.winner = s.leader, s.asked, s.claimer, s.winner
    copy(view.trick, s.trick)
    view.table = s.table
    copy(view.tricks, s.tricks)
    copy(view.taken, s.taken)
    copy(view.total, s.total)
    if 0 <= seat < s.players:
        view.hands[seat] = s.hands[seat]
        view.away[seat] = s.away[seat]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the other hands, less the colours they lack, and as cards put away."""
    places, rooms, lacks = scratch(), scratch(), scratch()
    unseen = ALL & ~view.table
    for other in range(SEATS):
        unseen &= ~(view.taken[other] | view.shown[other])
        hidden = SEATS + other  # the place of the card put away
        places[other], places[hidden] = view.shown[other], 0
        rooms[other] = hand_size(view, other) - count(view.shown[other])
        rooms[hidden] = view.ready >> other & 1
        lacks[other], lacks[hidden] = view.lacks[other], 0
    if 0 <= seat < view.players:
        unseen &= ~(view.hands[seat] | view.away[seat])
        places[seat], places[SEATS + seat] = view.hands[seat], view.away[seat]
        rooms[seat] = rooms[SEATS + seat] = 0
    fill(places, rooms, lacks, 2 * SEATS, unseen, COPIES, rng)
    for other in range(SEATS):
        view.hands[other], view.away[other] = places[other], places[SEATS + other]
