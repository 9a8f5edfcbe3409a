"""Oh Hell: who knows what."""

from bench.oh_hell.rules import ALL, SEATS, STATE, TRICKS, State

from octavo.kernel.cards import bit, count, spread
from octavo.kernel.chance import below
from octavo.kernel.derived import observing
from octavo.kernel.primitives import scratch
from octavo.kernel.tricks import left_of
from octavo.kernel.types import Cards, Ints, Seat

observe = observing(STATE, __name__)


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
    size = TRICKS - finished
    if view.trick[seat] >= 0:
        size -= 1
    return size
