"""Meinz: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.meinz.rules import (
    ALL,
    INFO,
    PACK_SIZE,
    ROUNDS,
    SEATS,
    SHARE,
    TRICKS,
    Phase,
    State,
    asked_seat,
    count_tricks,
    hand_size,
    is_monster,
    trick_winner,
)
from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.derived import range_check
from octavo.kernel.record import NOBODY

FAULTS = (
    "a number, a seat or a card is out of its range",
    "the cards in hands, put away, in tricks and on the table are not the whole pack, each once",
    "a hand has the wrong number of cards",
    "the cards put away are not one of each seat that is said to have done so",
    "a shown card is not in the hand that it was taken into",
    "a hand holds a colour that its seat has shown not to hold",
    "a seat has more than two tricks, or other than four cards a trick",
    "the cards of the trick are not those of the leader and the next seats",
    "the seat in turn is not one that can act in this phase",
    "the rounds, the tricks or the cards put away do not fit the phase",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s) or s.ready >> s.players:
        return 1
    found = 0
    seen = s.table
    total = count(seen)
    for seat in range(SEATS):
        for part in (s.hands[seat], s.away[seat], s.taken[seat]):
            seen |= part
            total += count(part)
    if seen != ALL or total != PACK_SIZE:
        found |= 2
    for seat in range(SEATS):
        if count(s.hands[seat]) != hand_size(s, seat):
            found |= 4
        if count(s.away[seat]) != s.ready >> seat & 1:
            found |= 8
        if s.shown[seat] & ~s.hands[seat] or count(s.shown[seat]) > s.tricks[seat]:
            found |= 16
        if s.hands[seat] & ~s.shown[seat] & s.lacks[seat]:
            found |= 32
        if not 0 <= s.tricks[seat] <= SHARE or count(s.taken[seat]) != SEATS * s.tricks[seat]:
            found |= 64
    if not _trick_fits(s):
        found |= 128
    elif not _turn_fits(s):
        found |= 256
    if not _phase_fits(s):
        found |= 512
    return found


def _trick_fits(s: State) -> bool:
    """Whether the trick goes clockwise from its leader, who won the one before, and only a seat in it claimed (R8)."""
    played = count(s.table)
    if s.leader == NOBODY:
        return played == 0 and s.claimer == NOBODY and (s.phase == Phase.AWAY or s.phase == Phase.OVER)
    trick = 0
    for place in range(SEATS):
        seat = (s.leader + place) % SEATS
        if (s.trick[seat] != NO_CARD) != (place < played):
            return False
        if place < played:
            trick |= bit(s.trick[seat])
        if s.claimer == seat and (place >= played or place == SEATS - 1 or s.tricks[seat] == SHARE):
            return False
    if s.claimer != NOBODY and is_monster(s, s.claimer):
        return False
    return trick == s.table and (s.tricks[s.leader] > 0 or (count_tricks(s) == 0 and s.leader == s.starter))


def _turn_fits(s: State) -> bool:
    """Whether the seat in turn is the one to play, to answer or to swap (R8, R12, R21)."""
    played = count(s.table)
    if s.phase == Phase.SWAP:
        return (
            played == SEATS and s.turn == s.winner == trick_winner(s) and s.turn != NOBODY and not is_monster(s, s.turn)
        )
    if s.winner != NOBODY:
        return False
    if s.phase == Phase.PLAY:
        return played < SEATS and s.turn == (s.leader + played) % SEATS and not is_monster(s, s.turn)
    if s.phase == Phase.CLAIM:
        if s.claimer != NOBODY or not 1 <= s.asked <= played < SEATS:
            return False
        free = s.turn != NOBODY and s.tricks[s.turn] < SHARE and not is_monster(s, s.turn)
        return free and s.turn == asked_seat(s, played, s.asked - 1)
    return s.turn == NOBODY


def _phase_fits(s: State) -> bool:
    """Whether the match, the round and the cards put away have come as far as the phase says (R4, R6)."""
    if s.phase == Phase.OVER:
        return s.rounds == ROUNDS and count_tricks(s) == TRICKS and s.table == 0
    everyone = s.ready == (1 << s.players) - 1
    if s.rounds == ROUNDS or everyone == (s.phase == Phase.AWAY):
        return False
    if s.phase == Phase.AWAY:
        return s.leader == NOBODY and count_tricks(s) == 0
    return count_tricks(s) < TRICKS
