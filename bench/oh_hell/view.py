"""Oh Hell: who knows what."""

from bench.oh_hell.rules import ALL, COPIES, SEATS, TRICKS

from octavo.cards import bit, count, spread
from octavo.chance import below
from octavo.dealing import fill
from octavo.primitives import scratch
from octavo.record import copy
from octavo.tricks import left_of
from octavo.types import Cards, Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the hands of others."""
    view.players, view.start, view.rounds, view.dealer = s.players, s.start, s.rounds, s.dealer
    view.phase, view.turn, view.trump, view.leader = s.phase, s.turn, s.trump, s.leader
    view.bidders, view.played = s.bidders, s.played
    copy(view.bids, s.bids)
    copy(view.lacks, s.lacks)
    copy(view.trick, s.trick)
    copy(view.tricks, s.tricks)
    if 0 <= seat < s.players:
        view.hands[seat] = s.hands[seat]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal unseen cards to the two other hands, less the suits they lack; the rest stays in the pack."""
    unseen = ALL & ~view.played & ~bit(view.trump) & ~view.hands[seat]
    one, two = left_of(seat, SEATS), left_of(left_of(seat, SEATS), SEATS)
    if view.lacks[two] & unseen:
        one, two = two, one
    if view.lacks[two] & unseen:
        _fill_both(view, one, two, unseen, rng)
        return
    # Only the first hand lacks a suit, if any: whatever it gets, there are as many hands for the second.
    view.hands[one] = _draw(unseen & ~view.lacks[one], _hand_size(view, one), rng)
    view.hands[two] = _draw(unseen & ~view.hands[one], _hand_size(view, two), rng)


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


def _fill_both(view: State, one: Seat, two: Seat, unseen: Cards, rng: Ints) -> None:
    """Where both lack suits."""
    places, rooms, lacks = scratch(), scratch(), scratch()
    places[0], rooms[0], lacks[0] = 0, _hand_size(view, one), view.lacks[one]
    places[1], rooms[1], lacks[1] = 0, _hand_size(view, two), view.lacks[two]
    places[2], rooms[2], lacks[2] = 0, count(unseen) - rooms[0] - rooms[1], 0
    fill(places, rooms, lacks, 3, unseen, COPIES, rng)
    view.hands[one], view.hands[two] = places[0], places[1]


def _hand_size(view: State, seat: Seat) -> int:
    """All began with as many cards, and have played one to each trick."""
    finished = 0
    for other in range(SEATS):
        finished += view.tricks[other]
    size: int = TRICKS - finished
    if view.trick[seat] >= 0:
        size -= 1
    return size
