"""Oh Hell: who knows what."""

from bench.oh_hell.rules import ALL, SEATS, TRICKS

from octavo.kernel.cards import bit, count, spread
from octavo.kernel.chance import below
from octavo.kernel.primitives import scratch
from octavo.kernel.record import copy
from octavo.kernel.tricks import left_of
from octavo.kernel.types import Cards, Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the hands of others."""
    view.players, view.start, view.rounds, view.dealer = s.players, s.start, s.rounds, s.dealer
    view.phase, view.turn, view.trump, view.leader, view.best = s.phase, s.turn, s.trump, s.leader, s.best
    view.bidders = s.bidders
    copy(view.played, s.played)
    copy(view.bids, s.bids)
    copy(view.lacks, s.lacks)
    copy(view.trick, s.trick)
    copy(view.tricks, s.tricks)
    if 0 <= seat < s.players:
        view.hands[seat] = s.hands[seat]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """What one of the others lacks the third has; the rest is dealt to both, any way as likely."""
    unseen = ALL & ~bit(view.trump) & ~view.hands[seat]
    for other in range(SEATS):
        unseen &= ~view.played[other]
    one, two = left_of(seat, SEATS), left_of(left_of(seat, SEATS), SEATS)
    hand = unseen & view.lacks[two]
    free = unseen & ~view.lacks[one] & ~view.lacks[two]
    hand |= _draw(free, _hand_size(view, one) - count(hand), rng)
    view.hands[one], view.hands[two] = hand, unseen & ~hand


def _draw(cards: Cards, n: int, rng: Ints) -> Cards:
    """So many of the cards, any as likely."""
    order = scratch()
    left = spread(cards, 0, order, 0)
    drawn = 0
    for _ in range(n):
        ticket = below(rng, left)
        left -= 1
        drawn |= bit(order[ticket])
        order[ticket] = order[left]
    return drawn


def _hand_size(view: State, seat: Seat) -> int:
    """All began with as many cards, and have played one to each trick."""
    finished = 0
    for other in range(SEATS):
        finished += view.tricks[other]
    size: int = TRICKS - finished
    if view.trick[seat] >= 0:
        size -= 1
    return size
