"""Mü: what a bot expects."""

from octavo.cards import count
from octavo.chance import below
from octavo.games.mu.rules import BIDDING, LAY, NAMING, PARTNER, PLAYING, SUITS, TRUMP, TRUMP_CARDS, together
from octavo.types import Action, Cards, Ints, Seat, State

COLOURS = 5
MODEST = 3  # cards of the longest colour that are no reason to bid
WILD = 3  # colours, and more cards than that, which nobody lays with a plan
MOOD = 3  # and up to so many less one more or less


def hunch(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """To bid what a long colour is good for, and to name it trump; a partner who has bid; cards at random."""
    if s.phase == BIDDING:
        return _bid(s, seat, actions, n, rng)
    action: Action = actions[below(rng, n)]
    if s.phase == PLAYING:
        return action
    for i in range(n):
        if s.phase == NAMING:
            if _held(s, seat, actions[i] - TRUMP) > _held(s, seat, action - TRUMP):
                action = actions[i]
        elif s.bids[actions[i] - PARTNER] > s.bids[action - PARTNER]:
            action = actions[i]
    return action


def _bid(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """To lay a card of the longest colour, as long as that is more than a modest one; else to end it."""
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


def _wild(s: State, seat: Seat) -> bool:
    """Whether somebody has laid what no bidder would who wants to win tricks with it: much, of many colours."""
    colours = 0
    for colour in range(COLOURS):
        if s.laid[seat] & SUITS[colour]:
            colours += 1
    return s.bids[seat] > WILD and colours >= WILD


def _held(s: State, seat: Seat, trump: int) -> int:
    """How many cards of a trump a seat has, in hand or laid."""
    return count(s.hands[seat] & TRUMP_CARDS[trump]) + count(s.laid[seat] & TRUMP_CARDS[trump])
