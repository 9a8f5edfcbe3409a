"""Polignac: what a position must be like."""

from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.derived import range_check
from octavo.kernel.record import NOBODY
from octavo.kernel.tricks import left_of
from polignac.rules import INFO, SEATS, Capot, Phase, State, cards_left, hand_size, pack_for

FAULTS = (
    "a number, a seat or a card is out of its range",
    "the cards in hands, in tricks and on the table are not the whole pack, each once",
    "a hand has the wrong number of cards, or a suit that its seat has shown not to hold",
    "the trick does not go clockwise from its leader to the seat in turn, or its best card is no card of it",
    "the deals, the tricks or the declaration do not fit the phase",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s):
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
    if s.phase != Phase.OVER and not _trick_fits(s):
        found |= 8
    over = s.rounds == s.deals and s.leader == s.turn == NOBODY
    declaring = s.capot == Capot.ON and s.declarer == NOBODY and count(s.hands[s.turn]) == hand_size(s.players)
    if over != (s.phase == Phase.OVER) or (s.phase == Phase.DECLARE and not declaring):
        found |= 16
    return found


def _trick_fits(s: State) -> bool:
    """Whether the seats from the leader on have played, up to the one in turn; while somebody declares, nobody has."""
    if s.turn == NOBODY or s.leader == NOBODY or (s.best == NOBODY) != (s.trick[s.leader] == NO_CARD):
        return False
    seat, played = s.leader, s.phase == Phase.PLAY
    for _ in range(s.players):
        played = played and seat != s.turn
        if (s.trick[seat] != NO_CARD) != played or (seat == s.best and not played):
            return False
        seat = left_of(seat, s.players)
    return True
