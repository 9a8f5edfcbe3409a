"""Polignac: who knows what (R18)."""

from octavo.kernel.cards import NO_CARD, bit
from octavo.kernel.dealing import fill
from octavo.kernel.primitives import scratch
from octavo.kernel.record import copy
from octavo.kernel.types import Ints, Seat, State
from polignac.rules import COPIES, SEATS, cards_left, pack_for


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the hands of others."""
    view.players, view.deals, view.capot, view.start = s.players, s.deals, s.capot, s.start
    view.rounds, view.dealer, view.phase, view.turn = s.rounds, s.dealer, s.phase, s.turn
    view.declarer, view.leader, view.best = s.declarer, s.leader, s.best
    copy(view.lacks, s.lacks)
    copy(view.trick, s.trick)
    copy(view.taken, s.taken)
    copy(view.total, s.total)
    if 0 <= seat < s.players:
        view.hands[seat] = s.hands[seat]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal what is unseen to the other hands, less the suits that they lack."""
    rooms, unseen = scratch(), pack_for(view.players)
    for other in range(SEATS):
        unseen &= ~view.taken[other]
        if view.trick[other] != NO_CARD:
            unseen &= ~bit(view.trick[other])
        if other != seat:
            view.hands[other], rooms[other] = 0, cards_left(view, other)
    if 0 <= seat < view.players:
        unseen, rooms[seat] = unseen & ~view.hands[seat], 0
    fill(view.hands, rooms, view.lacks, view.players, unseen, COPIES, rng)
