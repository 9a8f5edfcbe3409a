"""Mü: who knows what (R36 and on)."""

from octavo.games.mu.rules import ALL, COPIES, SEATS, STATE, State, hand_size, together
from octavo.kernel.cards import NO_CARD, bit
from octavo.kernel.dealing import fill
from octavo.kernel.derived import observing
from octavo.kernel.primitives import scratch
from octavo.kernel.types import Ints, Seat

observe = observing(STATE, __name__)


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
