"""Mü: what a bot expects."""

from octavo.games.mu.rules import HAND, LAY, PARTNER, SUITS, TRUMP, TRUMP_CARDS, Phase, State, together
from octavo.kernel.cards import count
from octavo.kernel.chance import below
from octavo.kernel.policy import SearchSettings
from octavo.kernel.types import Action, Cards, Ints, Seat

# So few worlds can't tell one of fifteen cards to lay from another: all would be laid.
SEARCH = SearchSettings(trust=1.0, few=100)

COLOURS = 5
MODEST = 3  # cards of the longest colour that are no reason to bid
MOOD = 3  # and up to so many less one more or less
CROWD = 2  # others who bid wildly: sooner or later two of them are level


def rollout(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Bid as much as a long colour is good for, and name it trump; pick a partner who has bid; play at random."""
    if s.phase == Phase.AUCTION:
        return _bid(s, seat, actions, n, rng)
    action: Action = actions[below(rng, n)]
    if s.phase == Phase.PLAY:
        return action
    for i in range(n):
        if s.phase == Phase.TRUMP:
            if _held(s, seat, actions[i] - TRUMP) > _held(s, seat, action - TRUMP):
                action = actions[i]
        elif s.bids[actions[i] - PARTNER] > s.bids[action - PARTNER]:
            action = actions[i]
    return action


def _bid(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Lay a card of the longest colour while that is longer than usual; otherwise end the bid.

    A wild bidder bids at random. If others bid wildly, all go on laying: that ends in an Eklat, which pays every seat
    that got there before the last. It also makes up for the tree, in which a wild bidder stops as if it knew when.
    """
    if _wild_others(s, seat) >= CROWD:
        card: Action = actions[below(rng, max(n - 1, 1))]
        return card
    if _wild(s, seat):
        anything: Action = actions[below(rng, n)]
        return anything
    own = together(s.hands[seat], s.laid[seat])
    longest: Cards = SUITS[0]
    for colour in range(1, COLOURS):
        if count(own & SUITS[colour]) > count(own & longest):
            longest = SUITS[colour]
    action: Action = actions[n - 1]
    if s.bids[seat] + MODEST >= count(own & longest) + below(rng, MOOD) - 1:
        return action
    choices = 0
    for i in range(n - 1):
        if longest >> actions[i] - LAY & 1:
            choices += 1
            if below(rng, choices) == 0:
                action = actions[i]
    return action


def _wild_others(s: State, seat: Seat) -> int:
    """How many others bid wildly."""
    wild = 0
    for other in range(s.players):
        if other != seat and _wild(s, other):
            wild += 1
    return wild


def _wild(s: State, seat: Seat) -> bool:
    """Whether a seat has laid more than half of its cards: nobody does who wants to win tricks with them."""
    return s.bids[seat] * 2 > HAND[s.players - 4]


def _held(s: State, seat: Seat, trump: int) -> int:
    """How many cards of a trump a seat has, in hand or laid."""
    return count(s.hands[seat] & TRUMP_CARDS[trump]) + count(s.laid[seat] & TRUMP_CARDS[trump])
