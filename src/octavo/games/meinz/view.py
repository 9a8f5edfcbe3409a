"""Meinz: who knows what (R38 and on)."""

from octavo.games.meinz.rules import ALL, COPIES, SEATS, STATE, State, hand_size
from octavo.kernel.cards import count
from octavo.kernel.dealing import fill
from octavo.kernel.derived import observing
from octavo.kernel.primitives import scratch
from octavo.kernel.types import Ints, Seat

observe = observing(STATE, __name__)


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
