"""Húzz egyet!: hands, pile, market and shadow set, and what goes from one to another.

The numbers in brackets are those of rulebook/en.md.
"""

from octavo.games.huzz.sets import JOKER, KIND_COUNT, TOP, jokers_of, kind_of, numbers_of
from octavo.games.huzz.state import PLACES, State
from octavo.kernel.cards import NO_CARD
from octavo.kernel.heaps import draw_one
from octavo.kernel.types import Card, Ints, Seat

# What a place offers, if it is a pair: + twice the kind of the lower card, + 1 if the other is a joker.
PAIR = KIND_COUNT


def turn_up(s: State, rng: Ints) -> Card:
    """Take a card off the pile."""
    s.left -= 1
    return draw_one(s.pile, s.left + 1, rng)


def draw_from_pile(s: State, seat: Seat, rng: Ints) -> None:
    """A card that only its drawer sees goes into a hand (R46)."""
    s.hands[seat][turn_up(s, rng)] += 1
    s.sizes[seat] += 1


def receive(s: State, seat: Seat, kind: Card, n: int) -> None:
    """Cards that all have seen go into a hand (R46)."""
    s.hands[seat][kind] += n
    s.known[seat][kind] += n
    s.sizes[seat] += n


def receive_set(s: State, seat: Seat, layer: int) -> None:
    """A layer goes into a hand; its jokers are jokers again (R14)."""
    receive(s, seat, kind_of(layer), numbers_of(layer))
    receive(s, seat, JOKER, jokers_of(layer))


def lose(s: State, seat: Seat, kind: Card, n: int) -> None:
    """Cards leave a hand; any of the known ones may have been among them (R47)."""
    s.hands[seat][kind] -= n
    s.known[seat][kind] = max(s.known[seat][kind] - n, 0)
    s.sizes[seat] -= n


def fill_market(s: State, rng: Ints) -> None:
    """Fill the empty places, as long as there is a pile (R20, R21)."""
    for place in range(PLACES):
        if s.market[place] == NO_CARD and s.left:
            s.market[place] = turn_up(s, rng)


def offer(s: State, place: int) -> int:
    """The number of what a place of the market offers. Equal places offer the same, and a pair is the same whichever of
    its cards lies on top (R19, R36)."""
    one, other = s.market[place], s.onto[place]
    if other == NO_CARD:
        return one
    return PAIR + 2 * min(one, other) + max(one, other) - TOP


def draw_from_market(s: State, seat: Seat, wanted: int) -> None:
    """Take what the leftmost place with this offer holds, a pair as one card (R19, R36)."""
    place = 0
    while s.market[place] == NO_CARD or offer(s, place) != wanted:
        place += 1
    receive(s, seat, s.market[place], 1)
    if s.onto[place] != NO_CARD:
        receive(s, seat, s.onto[place], 1)
    s.market[place] = s.onto[place] = NO_CARD


def market_empty(s: State) -> bool:
    """Whether there is nothing left on the market."""
    for place in range(PLACES):
        if s.market[place] != NO_CARD:
            return False
    return True


def fill_shadow(s: State, n: int, rng: Ints) -> None:
    """Turn up n cards for the shadow set, as long as there is a pile (R33, R41)."""
    while n and s.left:
        kind = turn_up(s, rng)
        if kind < TOP:
            s.shadow[kind] += 1
            n -= 1
        else:
            put_onto_market(s, kind)


def put_onto_market(s: State, kind: Card) -> None:
    """A 13 or joker goes onto the lowest single card, or out of the game (R34, R35)."""
    best = -1
    for place in range(PLACES):
        single = s.market[place] != NO_CARD and s.onto[place] == NO_CARD
        if single and (best < 0 or s.market[place] < s.market[best]):
            best = place
    if best < 0:
        s.discards[kind] += 1
    else:
        s.onto[best] = kind
