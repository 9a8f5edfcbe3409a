"""Húzz egyet!: who knows what (R44 and on)."""

from octavo.games.huzz.invariants import layers_fit, seen_in_range
from octavo.games.huzz.sets import COPIES, JOKER, JOKERS, KIND_COUNT, OWNER, jokers_of, kind_of, numbers_of
from octavo.games.huzz.state import PLACES, SEATS, STATE, State
from octavo.kernel.cards import NO_CARD
from octavo.kernel.derived import observing
from octavo.kernel.heaps import draw_one, total
from octavo.kernel.record import copy
from octavo.kernel.types import Ints, Seat

observe = observing(STATE, __name__)


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the other hands, beside those known to be there, and let the rest be the pile."""
    if not seen_in_range(view) or not layers_fit(view):
        return  # nonsense that somebody typed in; `faults` will say so
    for other in range(SEATS):
        if other != seat:
            copy(view.hands[other], view.known[other])
    _gather_unseen(view, view.pile)
    left = total(view.pile)
    for other in range(view.players):
        for _ in range(min(view.sizes[other] - total(view.hands[other]), left)):
            view.hands[other][draw_one(view.pile, left, rng)] += 1
            left -= 1


def _gather_unseen(view: State, heap: Ints) -> None:
    """Make the heap the unseen cards: the pack without open cards and known cards of hands."""
    for kind in range(KIND_COUNT):
        heap[kind] = COPIES - view.discards[kind] - view.shadow[kind]
        for seat in range(SEATS):
            heap[kind] -= view.hands[seat][kind]
    heap[JOKER] -= COPIES - JOKERS
    for place in range(view.laid):
        layer = view.layers[place] % OWNER
        heap[kind_of(layer)] -= numbers_of(layer)
        heap[JOKER] -= jokers_of(layer)
    for place in range(PLACES):
        if view.market[place] != NO_CARD:
            heap[view.market[place]] -= 1
        if view.onto[place] != NO_CARD:
            heap[view.onto[place]] -= 1
    for kind in range(KIND_COUNT):
        heap[kind] = max(heap[kind], 0)  # of a position that can't be there may be too many
