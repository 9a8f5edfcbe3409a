"""Oh Hell: what a bot expects, as small as the sense of any game here."""

from bench.oh_hell.rules import BID, COLOUR, SEATS, SUITS, Phase, State

from octavo.kernel.cards import NO_CARD, bit, count, lowest
from octavo.kernel.chance import below
from octavo.kernel.policy import CERTAIN
from octavo.kernel.tricks import follow
from octavo.kernel.types import Action, Cards, Ints, Seat

CLOSE = 4  # how far a bid may be off, squared, in half tricks, to be half as likely
WHIM = 8  # one in so many does anything
UPPER = 0b1111 << 16 | 0b1111 << 20 | 0b1111 << 24  # the three highest ranks of all suits


def rollout(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Say what high cards and trumps promise; then win as cheaply as can be until one has it, and lose after that."""
    if below(rng, WHIM) == 0:
        return actions[below(rng, n)]
    if s.phase == Phase.PLAY:
        return _card(s, seat)
    return _bid(s, seat, actions, n, rng)


def _card(s: State, seat: Seat) -> Action:
    wanted = s.tricks[seat] < s.bids[seat]
    hand, led = s.hands[seat], s.trick[s.leader]
    if led == NO_CARD:
        return _highest(hand) if wanted else lowest(hand)
    hand = follow(hand, SUITS[COLOUR[led]])
    trumps = SUITS[COLOUR[s.trump]]
    best = s.trick[s.best]
    beating = hand & SUITS[COLOUR[best]] & -bit(best)
    if not bit(best) & trumps:
        beating |= hand & trumps
    if wanted:
        cheap = beating & ~trumps
        return lowest(cheap if cheap else beating if beating else hand)
    losing = hand & ~beating
    return _highest(losing if losing else hand)


def _highest(cards: Cards) -> Action:
    while cards & cards - 1:
        cards &= cards - 1
    return lowest(cards)


def _bid(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """As near as allowed to the number of good cards: high ones and trumps, of which each is worth half a trick."""
    wish = BID + (_halves(s, s.hands[seat]) + below(rng, 2)) // 2
    best: Action = actions[0]
    for i in range(n):
        if abs(actions[i] - wish) < abs(best - wish):
            best = actions[i]
    return best


def _halves(s: State, hand: Cards) -> int:
    """Half tricks that a hand promises: one for each high card, and one for each trump."""
    return count(hand & UPPER) + count(hand & SUITS[COLOUR[s.trump]])


def plausibility(s: State, seat: Seat) -> int:
    """A bid tells of the hand that it was made with: the farther it is from what that promises, the less."""
    odds = CERTAIN
    for other in range(SEATS):
        if other != seat and s.bidders >> other & 1:
            off = abs(2 * s.bids[other] - _halves(s, s.hands[other] | s.played[other]))
            odds = odds * CLOSE // (CLOSE + off * off)
    return odds
