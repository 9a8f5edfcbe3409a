"""Mü: who knows what (R36 and on)."""

from octavo.games.mu.rules import ALL, COPIES, SEATS, hand_size, together
from octavo.kernel.cards import NO_CARD, bit
from octavo.kernel.dealing import fill
from octavo.kernel.primitives import scratch
from octavo.kernel.record import copy
from octavo.kernel.types import Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the hands, and of those one's own."""
    view.players, view.goal, view.start = s.players, s.goal, s.start
    view.rounds, view.dealer, view.phase, view.turn = s.rounds, s.dealer, s.phase, s.turn
    copy(view.laid, s.laid)
    copy(view.bids, s.bids)
    view.highest, view.turns, view.passes = s.highest, s.turns, s.passes
    copy(view.laid_at, s.laid_at)
    view.chief, view.vice, view.partner = s.chief, s.vice, s.partner
    view.chief_trump, view.vice_trump, view.leader = s.chief_trump, s.vice_trump, s.leader
    copy(view.trick, s.trick)
    copy(view.last, s.last)
    copy(view.taken, s.taken)
    copy(view.lacks, s.lacks)
    copy(view.total, s.total)
    if 0 <= seat < s.players:
        view.hands[seat] = s.hands[seat]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the other hands, less what they have shown not to have."""
    places, rooms = scratch(), scratch()
    seen = 0
    for other in range(view.players):
        seen = together(seen, together(view.laid[other], view.taken[other]))
        if view.trick[other] != NO_CARD:
            seen = together(seen, bit(view.trick[other]))
        places[other] = 0
        rooms[other] = hand_size(view, other)
    if 0 <= seat < view.players:
        seen = together(seen, view.hands[seat])
        places[seat] = view.hands[seat]
        rooms[seat] = 0
    fill(places, rooms, view.lacks, view.players, ALL & ~seen, COPIES, rng)
    for other in range(SEATS):
        view.hands[other] = 0
        if other < view.players:
            view.hands[other] = places[other]
