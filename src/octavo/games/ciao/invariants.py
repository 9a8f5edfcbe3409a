"""Ciao!: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.ciao.kinds import (
    AGAIN_OR_REVERSE,
    COLOUR,
    EFFECT,
    FAST,
    FIRST_JOKER,
    GIVE,
    GROUP,
    GROUPS,
    JOKER,
    MANY,
    PLUS3,
    SWAP,
    USED,
)
from octavo.games.ciao.memory import row
from octavo.games.ciao.rules import HAND, INFO, lead_is_tied, playable
from octavo.games.ciao.state import SEATS, Phase, State, Switch
from octavo.kernel.cards import NO_CARD
from octavo.kernel.derived import range_check
from octavo.kernel.heaps import total
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Card, Seat

FAULTS = (
    "a number, a seat or a card is out of its range",
    "the cards in hands, pile and discards and on top are not those of the deck that take part",
    "a hand, the pile or the discards are not as large, or not of the kinds, that is said of them",
    "a hand is empty though the round is not over",
    "the pile holds a card that did not go into it",
    "somebody is said to know a card that is not in that hand, or not what everybody knows",
    "the card to beat is neither the card on top nor what a joker on top can stand for",
    "the card on top does not lead to this phase",
    "cards are pending that no +3 on top calls for",
    "the card drawn is not one in hand that can be played",
    "the seats that act are not those that can act in this phase",
    "the rounds do not fit the phase",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s):
        return 1
    found = 0
    for kind in range(MANY):
        found |= _faults_of_kind(s, kind)
    if not _sizes_fit(s):
        found |= 4
    if not _hands_fit(s):
        found |= 8
    if not _beat_fits(s):
        found |= 64
    elif not _phase_fits_top(s):
        found |= 128
    if s.pending > 0 and (s.top == NO_CARD or EFFECT[s.top] != PLUS3 or s.phase not in (Phase.TURN, Phase.OVER)):
        found |= 256
    if not _drawn_fits(s):
        found |= 512
    if not _actors_fit(s):
        found |= 1024
    if (s.phase == Phase.OVER) != (s.rounds >= s.length and not lead_is_tied(s)):
        found |= 2048
    return found


def _faults_of_kind(s: State, kind: Card) -> int:
    """The faults of one kind: each card is in one place, and what seats know of it is true (R1, R46 to R50)."""
    found = 0
    cards = s.pile[kind] + s.discards[kind] + (kind == s.top)
    for seat in range(SEATS):
        held = s.hands[seat][kind]
        cards += held
        if (held > 0) != (s.holds[seat] >> kind & 1):
            found |= 4
    if cards != s.deck[kind] * (USED[s.variant] >> kind & 1):
        found |= 2
    if s.pile[kind] > s.stock[kind]:
        found |= 16
    for observer in range(SEATS):
        for holder in range(SEATS):
            if not _knowledge_fits(s, observer, holder, kind):
                found |= 32
    return found


def _knowledge_fits(s: State, observer: Seat, holder: Seat, kind: Card) -> bool:
    """Whether a seat knows what all know of a hand, and no more than is in it; nobody has seen a card just drawn."""
    known = s.known[row(observer, holder)][kind]
    if not s.informed[holder] >> observer & 1:
        return known == 0
    fresh = s.phase == Phase.DRAWN and holder == s.turn and kind == s.drawn
    return s.known[row(holder, holder)][kind] <= known <= s.hands[holder][kind] - fresh and known >= 0


def _sizes_fit(s: State) -> bool:
    """Whether the totals beside the counts agree with them."""
    for seat in range(SEATS):
        if s.sizes[seat] != total(s.hands[seat]):
            return False
        if seat >= s.players and (s.sizes[seat] > 0 or s.informed[seat] > 0 or s.penalties[seat] > 0):
            return False
    for group in range(GROUPS):
        cards = 0
        for kind in range(group * GROUP, min(group * GROUP + GROUP, MANY)):
            cards += s.pile[kind]
        if cards != s.groups[group]:
            return False
    return total(s.pile) == s.pile_size and total(s.discards) == s.discarded


def _hands_fit(s: State) -> bool:
    """Whether a hand is empty exactly when the round is over (R20, R31, R32)."""
    empty = cards = 0
    for seat in range(s.players):
        cards += s.sizes[seat]
        if s.sizes[seat] == 0:
            empty |= 1 << seat
    if s.phase == Phase.OVER:
        return empty != 0
    if (s.phase == Phase.AGAIN or s.phase == Phase.THANKS) and s.turn != NOBODY:
        empty &= ~(1 << s.turn)
    small_deck = cards + s.pile_size + s.discarded + (s.top != NO_CARD) < HAND * s.players
    return empty == 0 or small_deck


def _beat_fits(s: State) -> bool:
    """Whether the card to beat is the one on top, or of a joker's colour and not special (R15)."""
    if s.top < FIRST_JOKER:
        return s.beat == s.top
    if s.beat == NO_CARD:
        return s.phase == Phase.NAME or s.phase == Phase.OVER
    return s.beat % GROUP == 0 and s.beat // COLOUR == s.top - FIRST_JOKER


def _phase_fits_top(s: State) -> bool:
    """Whether the phase is the one that the card on top calls for."""
    if s.top == NO_CARD:
        return s.discarded == 0 and (s.phase == Phase.TURN or s.phase == Phase.DRAWN)
    effect = EFFECT[s.top]
    if s.phase == Phase.NAME:
        return effect == JOKER and s.beat == NO_CARD
    if s.phase == Phase.AGAIN:
        return effect == AGAIN_OR_REVERSE
    if s.phase == Phase.GIVE or s.phase == Phase.THANKS:
        return effect == GIVE and (s.phase == Phase.GIVE or s.thanks == Switch.ON)
    if s.phase == Phase.SWAP:
        return effect == SWAP
    if s.phase == Phase.RACE:
        return effect == FAST
    return True


def _drawn_fits(s: State) -> bool:
    """Whether a card to be played or kept is one that can be (R13)."""
    if s.phase != Phase.DRAWN:
        return s.drawn == NO_CARD
    if s.turn == NOBODY or s.drawn == NO_CARD or s.hands[s.turn][s.drawn] == 0:
        return False
    return playable(s, 1 << s.drawn) != 0


def _actors_fit(s: State) -> bool:
    """Whether there is somebody in turn, in the race, or to say thanks, and only then."""
    if (s.turn == NOBODY) != (s.phase == Phase.OVER):
        return False
    if (s.racers != 0) != (s.phase == Phase.RACE) or (s.receiver != NOBODY) != (s.phase == Phase.THANKS):
        return False
    if s.phase == Phase.RACE and s.racers >> s.turn & 1:
        return False
    return s.phase != Phase.THANKS or (s.receiver != s.turn and s.sizes[s.receiver] > 0)
