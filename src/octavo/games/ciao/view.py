"""Ciao!: who knows what (R44 and on)."""

from octavo.games.ciao.kinds import GROUP, MANY, USED
from octavo.games.ciao.memory import row
from octavo.games.ciao.rules import playable
from octavo.games.ciao.state import SEATS, STATE, Phase, State
from octavo.kernel.cards import NO_CARD, bit
from octavo.kernel.derived import observing
from octavo.kernel.heaps import draw_one, total
from octavo.kernel.primitives import scratch
from octavo.kernel.record import clear, copy
from octavo.kernel.types import Card, Cards, Ints, Seat

seen = observing(STATE, __name__, "seen")


def observe(s: State, seat: Seat, view: State) -> None:
    """The public fields, a card that the seat has drawn, and what it knows of the hands of others."""
    seen(s, seat, view)
    if s.phase != Phase.DRAWN or s.turn == seat:
        view.drawn = s.drawn
    for holder in range(SEATS):
        if holder >= s.players:
            copy(view.hands[holder], s.hands[holder])
            view.holds[holder] = s.holds[holder]
        for observer in range(SEATS):
            if observer in (seat, holder) or not s.informed[holder] >> observer & 1:
                copy(view.known[row(observer, holder)], s.known[row(observer, holder)])


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the pile and to the other hands, on top of what is known of them.

    What others know of a hand is imagined as what everybody knows.
    """
    unseen, capped = scratch(), scratch()
    _find_unseen(view, seat, unseen)
    if view.phase == Phase.DRAWN and view.turn != seat:
        view.drawn = _imagined_draw(view, unseen, rng)
    left = 0
    for kind in range(MANY):
        capped[kind] = min(unseen[kind], max(view.stock[kind], 0))
        left += capped[kind]
    clear(view.pile, 0)
    clear(view.groups, 0)
    for _ in range(min(view.pile_size, left)):
        kind = draw_one(capped, left, rng)
        left -= 1
        unseen[kind] -= 1
        view.pile[kind] += 1
        view.groups[kind // GROUP] += 1
    _fill_hands(view, seat, unseen, rng)
    for holder in range(SEATS):
        for observer in range(SEATS):
            if observer != seat and view.informed[holder] >> observer & 1:
                copy(view.known[row(observer, holder)], view.known[row(holder, holder)])


def _find_unseen(view: State, seat: Seat, unseen: Ints) -> None:
    """Count the cards that nothing is known of; put those that are known of the other hands into them."""
    for kind in range(MANY):
        unseen[kind] = view.deck[kind] * (USED[view.variant] >> kind & 1) - view.discards[kind] - (kind == view.top)
    for holder in range(view.players):
        if holder != seat:
            observer = seat if 0 <= seat < view.players else holder
            copy(view.hands[holder], view.known[row(observer, holder)])
        for kind in range(MANY):
            unseen[kind] -= view.hands[holder][kind]
    for kind in range(MANY):
        unseen[kind] = max(unseen[kind], 0)


def _imagined_draw(view: State, unseen: Ints, rng: Ints) -> Card:
    """The card that somebody has drawn and may play: any that can be (R45). It goes into the hand."""
    can_be = scratch()
    left = 0
    for kind in range(MANY):
        can_be[kind] = unseen[kind] if playable(view, bit(kind)) else 0
        left += can_be[kind]
    if left == 0:
        return NO_CARD
    drawn = draw_one(can_be, left, rng)
    unseen[drawn] -= 1
    view.hands[view.turn][drawn] += 1
    return drawn


def _fill_hands(view: State, seat: Seat, unseen: Ints, rng: Ints) -> None:
    """Deal the cards that are not in the pile: to each of the other hands as many as it has room for."""
    left = 0
    for kind in range(MANY):
        left += unseen[kind]
    for holder in range(view.players):
        if holder != seat:
            for _ in range(min(view.sizes[holder] - total(view.hands[holder]), left)):
                view.hands[holder][draw_one(unseen, left, rng)] += 1
                left -= 1
            view.holds[holder] = held_kinds(view, holder)


def held_kinds(s: State, seat: Seat) -> Cards:
    """The kinds that are in a hand."""
    held = 0
    for kind in range(MANY):
        if s.hands[seat][kind] > 0:
            held |= bit(kind)
    return held
