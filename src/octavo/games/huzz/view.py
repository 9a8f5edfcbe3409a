"""Húzz egyet!: who knows what (R44 and on)."""

from octavo.games.huzz.invariants import in_range, layers_fit
from octavo.games.huzz.rules import SEATS
from octavo.games.huzz.sets import COPIES, JOKER, JOKERS, KIND_COUNT, OWNER, jokers_of, kind_of, numbers_of
from octavo.games.huzz.supply import PLACES
from octavo.kernel.cards import NO_CARD
from octavo.kernel.heaps import draw_one, total
from octavo.kernel.record import copy
from octavo.kernel.types import Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the pile and the hands; of those only one's own."""
    view.players, view.mode, view.length, view.start = s.players, s.mode, s.length, s.start
    view.rounds, view.starter, view.phase = s.rounds, s.starter, s.phase
    view.active, view.turn, view.victim, view.victims, view.due = s.active, s.turn, s.victim, s.victims, s.due
    copy(view.sizes, s.sizes)
    for other in range(SEATS):
        copy(view.known[other], s.known[other])
    copy(view.tops, s.tops)
    copy(view.layers, s.layers)
    copy(view.market, s.market)
    copy(view.onto, s.onto)
    copy(view.discards, s.discards)
    copy(view.shadow, s.shadow)
    copy(view.total, s.total)
    copy(view.kept, s.kept)
    view.laid, view.left = s.laid, s.left
    if 0 <= seat < s.players:
        copy(view.hands[seat], s.hands[seat])


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the other hands, beside those known to be there, and let the rest be the pile."""
    if not in_range(view) or not layers_fit(view):
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
    """Make the heap what is left of the pack without what lies open and the hands as they are."""
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
