"""Polignac: who knows what (R18)."""

from octavo.kernel.cards import NO_CARD, bit
from octavo.kernel.dealing import fill
from octavo.kernel.derived import observing
from octavo.kernel.primitives import scratch
from octavo.kernel.types import Ints, Seat
from polignac.rules import COPIES, SEATS, STATE, State, cards_left, pack_for

observe = observing(STATE, __name__)


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
