"""Polignac: what a position must be like."""

from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.record import NOBODY
from octavo.kernel.tricks import left_of
from octavo.kernel.types import State
from polignac.rules import ALL, DECLARING, MOST_DEALS, OVER, PACK_SIZE, PLAYING, SEATS, cards_left, hand_size, pack_for

FAULTS = (
    "a number, a seat or a card is out of its range",
    "the cards in hands, in tricks and on the table are not the whole pack, each once",
    "a hand has the wrong number of cards, or a suit that its seat has shown not to hold",
    "the trick does not go clockwise from its leader to the seat in turn, or its best card is no card of it",
    "the deals, the tricks or the declaration do not fit the phase",
)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if _out_of_range(s):
        return 1
    found, seen, total = 0, 0, 0
    for seat in range(SEATS):
        for part in (s.hands[seat], s.taken[seat], bit(s.trick[seat]) if s.trick[seat] != NO_CARD else 0):
            seen |= part
            total += count(part)
        if s.hands[seat] & s.lacks[seat] or (seat < s.players and count(s.hands[seat]) != cards_left(s, seat)):
            found |= 4
    if seen != pack_for(s.players) or total != count(seen):
        found |= 2
    if s.phase != OVER and not _trick_fits(s):
        found |= 8
    over = s.rounds == s.deals and s.leader == s.turn == NOBODY
    declaring = s.capot == 0 and s.declarer == NOBODY and count(s.hands[s.turn]) == hand_size(s.players)
    if over != (s.phase == OVER) or (s.phase == DECLARING and not declaring):
        found |= 16
    return found


def _out_of_range(s: State) -> bool:
    """Whether a number is not one that its field can hold."""
    if not 3 <= s.players <= SEATS or not 1 <= s.deals <= MOST_DEALS or not 0 <= s.rounds <= s.deals:
        return True
    if not DECLARING <= s.phase <= OVER or not 0 <= s.capot <= 1 or not 0 <= s.dealer < s.players:
        return True
    for seat in (s.start, s.turn, s.declarer, s.leader, s.best):
        if not NOBODY <= seat < s.players:
            return True
    for seat in range(SEATS):
        parts = s.hands[seat] | s.taken[seat] | s.lacks[seat]
        if not 0 <= parts <= ALL or not NO_CARD <= s.trick[seat] < PACK_SIZE or s.total[seat] < 0:
            return True
    return False


def _trick_fits(s: State) -> bool:
    """Whether the seats from the leader on have played, up to the one in turn; while somebody declares, nobody has."""
    if s.turn == NOBODY or s.leader == NOBODY or (s.best == NOBODY) != (s.trick[s.leader] == NO_CARD):
        return False
    seat, played = s.leader, s.phase == PLAYING
    for _ in range(s.players):
        played = played and seat != s.turn
        if (s.trick[seat] != NO_CARD) != played or (seat == s.best and not played):
            return False
        seat = left_of(seat, s.players)
    return True
