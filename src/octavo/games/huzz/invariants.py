"""Húzz egyet!: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.huzz.rules import INFO, SHADOW_SIZE, beaten, last_layer, next_seat, shadow_groups
from octavo.games.huzz.sets import (
    COPIES,
    JOKER,
    JOKERS,
    KIND_COUNT,
    OWNER,
    PACK_SIZE,
    TOP,
    cards_of,
    is_set,
    jokers_of,
    kind_of,
    numbers_of,
)
from octavo.games.huzz.state import DUEL, PLACES, SEATS, Mode, Phase, State
from octavo.games.huzz.supply import market_empty
from octavo.kernel.cards import NO_CARD
from octavo.kernel.derived import range_check
from octavo.kernel.heaps import total
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Ints, Seat, Seats

FAULTS = (
    "a number, a seat or a card is out of its range",
    "the cards in hands, displays, pile, market, shadow set and discards are not the whole pack",
    "a hand or the pile has another number of cards than is said",
    "a card is known to be in a hand and is not",
    "a layer is not a set, or the top of a display is not its last layer",
    "the market has a gap while there is a pile, or a pair that can't be",
    "the shadow set has a card that it can't have, or too many or too few",
    "the seat in turn is not one that can act in this phase",
    "those to be robbed are not those whose top layers are beaten",
    "the rounds, the hands or the market do not fit the phase",
)

# Cards are counted kind by kind, four bits each. A count that runs over can't hide behind another, since the number of
# all cards must be right too.
DIGIT = 4
WHOLE_PACK = sum(COPIES << DIGIT * kind for kind in range(JOKER)) + (JOKERS << DIGIT * JOKER)


in_range = range_check(INFO, __name__)

seen_in_range = range_check(INFO, __name__, "seen_in_range", seen="all")


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s) or not _totals_fit(s):
        return 1
    if not layers_fit(s):
        return 16
    found = 0
    if not _pack_whole(s):
        found |= 2
    if total(s.pile) != s.left:
        found |= 4
    for seat in range(SEATS):
        if total(s.hands[seat]) != s.sizes[seat]:
            found |= 4
        for kind in range(KIND_COUNT):
            if s.known[seat][kind] > s.hands[seat][kind]:
                found |= 8
    if not _market_fits(s):
        found |= 32
    if not _shadow_fits(s):
        found |= 64
    if not _turn_fits(s):
        found |= 128
    elif not _victims_fit(s):
        found |= 256
    if not _phase_fits(s):
        found |= 512
    return found


def _totals_fit(s: State) -> bool:
    """Whether nobody has more points, or kept more cards, than the rounds finished have brought."""
    most = PACK_SIZE * s.rounds
    for seat in range(SEATS):
        if not -most <= s.total[seat] <= most or s.kept[seat] > most:
            return False
    return True


def layers_fit(s: State) -> bool:
    """Whether all layers are sets of somebody's, and the tops the last of each (R9)."""
    for place in range(PACK_SIZE):
        layer = s.layers[place]
        if place >= s.laid:
            if layer != 0:
                return False
        elif not 0 <= layer < s.players * OWNER or not is_set(layer % OWNER):
            return False
    for seat in range(SEATS):
        place = last_layer(s, seat, s.laid)
        if place < 0:
            if s.tops[seat] != 0:
                return False
        elif s.tops[seat] != s.layers[place] - seat * OWNER:
            return False
    return True


def _pack_whole(s: State) -> bool:
    """Whether every kind is there as often as it should (R1)."""
    digits = _digits(s.pile) + _digits(s.discards) + _digits(s.shadow)
    cards = total(s.pile) + total(s.discards) + total(s.shadow)
    for seat in range(SEATS):
        digits += _digits(s.hands[seat])
        cards += total(s.hands[seat])
    for place in range(s.laid):
        layer = s.layers[place] % OWNER
        digits += (numbers_of(layer) << DIGIT * kind_of(layer)) + (jokers_of(layer) << DIGIT * JOKER)
        cards += cards_of(layer)
    for place in range(PLACES):
        for kind in (s.market[place], s.onto[place]):
            if kind != NO_CARD:
                digits += 1 << DIGIT * kind
                cards += 1
    return digits == WHOLE_PACK and cards == PACK_SIZE


def _digits(heap: Ints) -> int:
    digits = 0
    for kind in range(KIND_COUNT):
        digits += heap[kind] << DIGIT * kind
    return digits


def _market_fits(s: State) -> bool:
    """Whether the places are full while they can be (R20), and pairs are those of the duel (R34)."""
    for place in range(PLACES):
        if s.market[place] == NO_CARD and s.left > 0 and (s.phase != Phase.DRAW or s.victim == NOBODY):
            return False
        if s.onto[place] != NO_CARD and (s.players != DUEL or s.market[place] == NO_CARD or s.onto[place] < TOP):
            return False
    return True


def _shadow_fits(s: State) -> bool:
    """Whether the shadow set has thirteen cards while it can, and neither a 13 nor a joker (R33, R41)."""
    cards = total(s.shadow)
    if s.players != DUEL:
        return cards == 0
    if s.shadow[TOP] or s.shadow[JOKER] or cards > SHADOW_SIZE:
        return False
    return cards == SHADOW_SIZE or s.left == 0


def _turn_fits(s: State) -> bool:
    """Whether the seat in turn, the victim and the cards due are those of the phase."""
    if s.phase == Phase.OVER:
        return s.turn == s.victim == NOBODY and s.due == 0
    if (s.due > 0) != (s.phase == Phase.DRAW):
        return False
    if s.phase == Phase.PLAY or s.phase == Phase.SHADOW:
        return s.turn == s.active and s.victim == NOBODY
    if s.victim == NOBODY:
        return s.phase == Phase.DRAW and s.turn == s.active and s.mode == Mode.BASE and s.due == 1
    if s.victim == s.active or s.due > cards_of(s.tops[s.active]):
        return False
    if s.phase == Phase.STEAL:
        return s.turn == s.active
    return s.turn == s.victim


def _victims_fit(s: State) -> bool:
    """Whether the seats to be robbed are beaten, and whether they are all that are still to come (R11, R17, R37)."""
    if s.phase == Phase.PLAY or s.phase == Phase.OVER:
        return s.victims == 0
    seats = beaten(s)
    if s.victim != NOBODY:
        if s.phase != Phase.DRAW and not seats >> s.victim & 1:
            return False
        return s.victims == seats & _seats_after(s, s.victim)
    groups = 0
    if s.players == DUEL:
        groups = shadow_groups(s)
    if s.phase == Phase.SHADOW:
        return groups != 0 and s.victims == seats
    return groups == 0 and s.victims == seats == 0


def _seats_after(s: State, seat: Seat) -> Seats:
    """The seats that are robbed after this one."""
    seats = 0
    seat = next_seat(s, seat)
    while seat != s.active:
        seats |= 1 << seat
        seat = next_seat(s, seat)
    return seats


def _phase_fits(s: State) -> bool:
    """Whether the match is over exactly when it should be (R24, R25, R27)."""
    someone_out = False
    for seat in range(s.players):
        if s.sizes[seat] == 0:
            someone_out = True
    used_up = s.left == 0 and market_empty(s)
    if s.phase == Phase.OVER:
        return s.rounds == s.length and (s.sizes[s.active] == 0 or used_up)
    return s.rounds < s.length and not someone_out and not used_up
