"""Ciao!: which cards of a hand others know for certain (R46 to R49).

Row `row(observer, holder)` of `known` counts what an observer knows a holder to have, and a seat's row with itself what
everybody knows. Few hands are known at all: `informed` has, by holder, the observers whose rows may hold anything.
"""

from octavo.games.ciao.state import SEATS, State
from octavo.kernel.cards import lowest
from octavo.kernel.types import Card, Cards, Ints, Seat


def row(observer: Seat, holder: Seat) -> int:
    """Where what an observer knows of a holder's hand stands; what all know, where both are the same seat."""
    return observer * SEATS + holder


def remember_played(s: State, holder: Seat, kind: Card) -> None:
    """A card has left a hand for all to see."""
    observers = s.informed[holder]
    while observers:
        _one_fewer(s, row(lowest(observers), holder), kind)
        observers &= observers - 1


def remember_shown(s: State, holder: Seat, kind: Card, fresh: bool) -> None:
    """All have seen a card of a hand; a fresh one has just been drawn, so nobody knew of it before."""
    for observer in range(s.players):
        known = s.known[row(observer, holder)]
        if fresh or known[kind] == 0:
            known[kind] += 1
    s.informed[holder] = (1 << s.players) - 1


def remember_given(s: State, giver: Seat, receiver: Seat, kind: Card) -> None:
    """The two know the card that was given; to the others it may have been any that they knew."""
    observers = s.informed[giver]
    while observers:
        observer = lowest(observers)
        observers &= observers - 1
        if observer == receiver:
            _one_fewer(s, row(receiver, giver), kind)
        else:
            held = s.holds[giver]
            while held:
                _one_fewer(s, row(observer, giver), lowest(held))
                held &= held - 1
    s.known[row(giver, receiver)][kind] += 1
    s.informed[receiver] |= 1 << giver


def _one_fewer(s: State, known: int, kind: Card) -> None:
    if s.known[known][kind] > 0:
        s.known[known][kind] -= 1


def remember_swapped(s: State, one: Seat, other: Seat) -> None:
    """Two hands have been exchanged: the two know each other's, and what the others knew goes with the hands."""
    two = 1 << one | 1 << other
    kinds = s.holds[one] | s.holds[other]
    observers = (s.informed[one] | s.informed[other]) & ~two
    while observers:
        observer = lowest(observers)
        observers &= observers - 1
        exchange(s.known[row(observer, one)], s.known[row(observer, other)], kinds)
    exchange(s.known[row(one, one)], s.known[row(other, other)], kinds)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        s.known[row(one, other)][kind] = s.hands[other][kind]
        s.known[row(other, one)][kind] = s.hands[one][kind]
    # A seat's own bit stands for everybody: what all knew of the one hand is now the other seat's.
    of_one = s.informed[one] & ~two | (s.informed[one] >> one & 1) << other
    of_other = s.informed[other] & ~two | (s.informed[other] >> other & 1) << one
    s.informed[one] = of_other | 1 << other
    s.informed[other] = of_one | 1 << one


def exchange(cards: Ints, others: Ints, kinds: Cards) -> None:
    """Exchange the cards of these kinds; there are none of the others."""
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        cards[kind], others[kind] = others[kind], cards[kind]


def take_away(cards: Ints, kinds: Cards) -> None:
    """Take all cards of these kinds away; there are none of the others."""
    while kinds:
        cards[lowest(kinds)] = 0
        kinds &= kinds - 1


def forget(s: State) -> None:
    """Forget everything before a new deal."""
    for holder in range(s.players):
        observers = s.informed[holder]
        while observers:
            take_away(s.known[row(lowest(observers), holder)], s.holds[holder])
            observers &= observers - 1
        s.informed[holder] = 0
