"""Take it!: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.take_it.rules import ALL_KINDS, INFO, LARGEST_DECK, SEATS, SMALLEST_DECK, TAKES, Phase, State
from octavo.kernel.cards import NO_CARD, count
from octavo.kernel.derived import range_check
from octavo.kernel.heaps import total
from octavo.kernel.record import NOBODY

FAULTS = (
    "a number, a seat or a card is out of its range",
    "the deck has too few or too many cards",
    "the cards in the pile, in the row and in the stacks are not the deck",
    "the pile has another number of cards than is said",
    "the row is not so many cards, from its first place on",
    "a seat has cards without a stack, or fewer cards than stacks",
    "the seats with takes left are not those that have used fewer than they have",
    "the dealer is not one who can deal now",
    "the takes, the pile, the row or the rounds do not fit the phase",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s):
        return 1
    for seat in range(s.players):
        if s.stacks[seat] > TAKES[s.players]:
            return 1
    found = 0
    if not SMALLEST_DECK <= total(s.deck) <= LARGEST_DECK:
        found |= 2
    if not _whole(s):
        found |= 4
    if total(s.pile) != s.pile_size:
        found |= 8
    for place in range(LARGEST_DECK):
        if (s.row[place] != NO_CARD) != (place < s.row_size):
            found |= 16
    if not _stacks_fit(s):
        found |= 32
    for seat in range(s.players):
        if (s.callers >> seat & 1 == 1) != (s.stacks[seat] < TAKES[s.players]):
            found |= 64
    if not _dealer_fits(s):
        found |= 128
    if not _phase_fits(s):
        found |= 256
    return found


def _whole(s: State) -> bool:
    """Whether each card of the deck is in one place, kind by kind."""
    for kind in range(ALL_KINDS):
        cards = s.pile[kind]
        for place in range(s.row_size):
            if s.row[place] == kind:
                cards += 1
        for seat in range(SEATS):
            cards += s.taken[seat][kind]
        if cards != s.deck[kind]:
            return False
    return True


def _stacks_fit(s: State) -> bool:
    """Whether every stack has cards, and only stacks have; in the end the last with takes may have the rest (R16)."""
    for seat in range(SEATS):
        cards = total(s.taken[seat])
        given = s.phase == Phase.OVER and s.callers == 1 << seat
        if cards < s.stacks[seat] or (s.stacks[seat] == 0 and cards > 0 and not given):
            return False
    return True


def _dealer_fits(s: State) -> bool:
    """Whether the dealer has taken a row, if anyone has, and is the one who deals for good, if there is one (R14)."""
    taken = 0
    for seat in range(s.players):
        taken += s.stacks[seat]
    if taken == 0:
        return s.start == NOBODY or s.dealer == s.start
    if s.callers != (1 << s.players) - 1:
        return not s.callers >> s.dealer & 1
    return s.stacks[s.dealer] > 0


def _phase_fits(s: State) -> bool:
    """Whether the match has come as far as the phase says (R16, R18, R21)."""
    open_seats = count(s.callers)
    if (s.phase == Phase.OVER) != (s.rounds == 1):
        return False
    if s.phase == Phase.TURN:
        return open_seats > 1 and s.pile_size > 0
    if s.phase == Phase.LAST:
        return open_seats > 1 and s.pile_size == 0 and s.row_size > 0
    return open_seats > 0 and s.pile_size == 0 and (s.row_size == 0 or open_seats > 1)
