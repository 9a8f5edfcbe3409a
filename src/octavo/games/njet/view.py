"""Njet!: who knows what (R36 and on)."""

from octavo.games.njet.rules import hand_size, pack, settled
from octavo.games.njet.state import (
    ALL,
    AWAY_ROW,
    COPIES,
    HAND,
    NO_ZEROS,
    OUT,
    SEATS,
    STATE,
    SUITS,
    TO_RIGHT,
    ZEROS,
    Phase,
    State,
)
from octavo.kernel.cards import bit, count, gain, lose, lowest
from octavo.kernel.chance import below
from octavo.kernel.dealing import fill
from octavo.kernel.derived import observing
from octavo.kernel.primitives import scratch
from octavo.kernel.record import HIDDEN
from octavo.kernel.types import Cards, Ints, Seat

ASIDE = 2 * SEATS  # the place of the cards set aside, after the hands and the cards put away
PLACES = ASIDE + 1


seen = observing(STATE, __name__, "seen")


def observe(s: State, seat: Seat, view: State) -> None:
    """The public fields, and the cards that the seat gave away."""
    seen(s, seat, view)
    if 0 <= seat < s.players:
        right = (seat + s.players - 1) % s.players
        view.given[right] = s.given[right]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal the unseen cards to the other hands, less the suits they lack, and as cards set aside or put away."""
    places, rooms, lacks = scratch(), scratch(), scratch()
    unseen = _lay_out(view, seat, places, rooms, lacks)
    _allow_zeros(view, unseen, rooms, lacks)
    fill(places, rooms, lacks, PLACES, unseen, COPIES, rng)
    view.aside = places[ASIDE]
    passed = view.phase == Phase.PLAY and settled(view, AWAY_ROW) == TO_RIGHT
    for other in range(SEATS):
        view.hands[other], view.away[other] = places[other], places[SEATS + other]
        if view.given[other] == HIDDEN:
            view.given[other] = 0
            if passed and other < view.players:
                view.given[other] = _guess_given(places[other], HAND[view.players], rng)


def _lay_out(view: State, seat: Seat, places: Ints, rooms: Ints, lacks: Ints) -> Cards:
    """Of each place: the cards that the seat knows, how many more there are, and which can't be there; the unseen."""
    unseen = pack(view)
    rule = settled(view, AWAY_ROW)
    for place in range(PLACES):
        places[place] = rooms[place] = lacks[place] = 0
    for other in range(view.players):
        hidden = SEATS + other  # the place of the cards put away
        rooms[other], lacks[other] = hand_size(view, other), view.lacks[other]
        if view.ready >> other & 1:
            rooms[hidden] = OUT[rule]
            if rule == NO_ZEROS:
                lacks[hidden] = ZEROS  # (R18)
        if other == seat:
            places[other], places[hidden] = view.hands[other], view.away[other]
        elif view.given[other] != HIDDEN:
            places[other] = view.given[other]
        for place in (other, hidden):
            rooms[place] -= count(places[place])
            unseen = _without(unseen, places[place])
        unseen = _without(_without(unseen, view.taken[other]), view.captured[other])
        if view.trick[other] >= 0:
            unseen = lose(unseen, COPIES[view.trick[other]])
    if view.players == 2:
        rooms[ASIDE] = count(ALL) - 2 * HAND[2]
    return unseen


def _without(cards: Cards, part: Cards) -> Cards:
    """The cards without the others."""
    part &= ALL
    while part:
        cards = lose(cards, COPIES[lowest(part)])
        part &= part - 1
    return cards


def _allow_zeros(view: State, unseen: Cards, rooms: Ints, lacks: Ints) -> None:
    """Where 0s have no place but among cards put away under 2x, find the seat that had nothing else (R18).

    Such a seat has played nothing but 0s and holds nothing but 0s. Hardly any match comes to that.
    """
    zeros = count(unseen & ZEROS)
    for other in range(view.players):
        hidden = SEATS + other
        suspect = rooms[hidden] > 0 and lacks[hidden] == ZEROS and view.only_zeros >> other & 1 == 1
        if not suspect or zeros <= rooms[other]:
            continue
        if _fits(unseen, rooms, lacks):
            return
        before = lacks[other]
        lacks[other], lacks[hidden] = before | ALL & ~ZEROS, 0
        if _fits(unseen, rooms, lacks):
            return
        lacks[other], lacks[hidden] = before, ZEROS


def _fits(unseen: Cards, rooms: Ints, lacks: Ints) -> bool:
    """Whether all unseen cards find room: Hall's condition, for all unions of the 0s and the rest of each colour."""
    for union in range(1, 256):
        cards = 0
        for colour in range(4):
            if union >> colour & 1:
                cards |= SUITS[colour] & ZEROS
            if union >> colour & 16:
                cards |= SUITS[colour] & ~ZEROS
        cards &= unseen
        room = 0
        for place in range(PLACES):
            if cards & ~lacks[place]:
                room += rooms[place]
        if count(cards) > room:
            return False
    return True


def _guess_given(hand: Cards, size: int, rng: Ints) -> Cards:
    """Which cards of a hand came from the left neighbour: any two of its first `size` cards, less those played."""
    given = 0
    for _ in range(OUT[TO_RIGHT]):
        ticket = below(rng, size)
        size -= 1
        if ticket < count(hand):
            rest = hand
            for _ in range(ticket):
                rest &= rest - 1
            given = gain(given, COPIES[lowest(rest)])
            hand &= ~bit(lowest(rest))
    return given
