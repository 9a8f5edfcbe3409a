"""Mü: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.mu.rules import (
    ALL,
    INFO,
    NONE,
    PACK_SIZE,
    SECONDS,
    TRUMP_CARDS,
    Phase,
    State,
    find_vice,
    goal_reached,
    hand_size,
    together,
)
from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.derived import range_check
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Card, Cards

FAULTS = (
    "a number, a seat, a card or a trump is not one that the game has",
    "the cards in hands, laid, in tricks and on the table are not the whole pack",
    "a hand has the wrong number of cards, or a seat has taken other than whole tricks",
    "a seat has a card that it has shown not to have",
    "the bids are not the cards laid, or the turns of the auction are out of order",
    "the chief, the vice or the partner is not one that the bids and the phase allow",
    "a trump is not one that its namer can have named by now",
    "the trick does not reach from its leader to the seat in turn, or nobody has a card left to play",
    "the trick before is not among the cards of who leads now",
    "the match goes on after the goal is reached, or is over before",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS. Where a number means nothing, only that is said."""
    if not in_range(s) or (s.turn == NOBODY) != (s.phase == Phase.OVER):
        return 1
    found = 0
    if not _whole_pack(s):
        found |= 2
    for seat in range(s.players):
        if count(s.hands[seat]) != hand_size(s, seat) or count(s.taken[seat]) % s.players:
            found |= 4
        if (s.hands[seat] | s.laid[seat]) & s.lacks[seat]:
            found |= 8
    if not _auction_fits(s):
        found |= 16
    if not _teams_fit(s):
        found |= 32
    elif not _trumps_fit(s):
        found |= 64
    if not _trick_fits(s):
        found |= 128
    if not _last_fits(s):
        found |= 256
    if goal_reached(s) != (s.phase == Phase.OVER):
        found |= 512
    return found


def _whole_pack(s: State) -> bool:
    """Whether each kind is there as often as it should be (R2), and each set is filled from the lowest bit up."""
    seen = size = 0
    for seat in range(s.players):
        for part in (s.hands[seat], s.laid[seat], s.taken[seat], _one(s.trick[seat])):
            if (part & SECONDS) >> 1 & ~part:
                return False
            seen = together(seen, part)
            size += count(part)
    return seen == ALL and size == PACK_SIZE


def _one(card: Card) -> Cards:
    if card == NO_CARD:
        return 0
    return bit(card)


def _auction_fits(s: State) -> bool:
    """Whether bids, turns and passes fit each other, and each turn the seat that had it (R6 to R11)."""
    highest = latest = 0
    for seat in range(s.players):
        highest = max(highest, s.bids[seat])
        latest = max(latest, s.laid_at[seat])
        played = s.bids[seat] - count(s.laid[seat])
        if played < 0 or (played > 0 and s.partner == NOBODY) or (s.laid_at[seat] == 0) != (s.bids[seat] == 0):
            return False
        if s.laid_at[seat] and (s.dealer + s.laid_at[seat] - 1) % s.players != seat:
            return False
    if highest != s.highest or highest > PACK_SIZE // s.players:
        return False
    if s.phase != Phase.AUCTION:
        return s.passes == s.players and s.turns == latest + s.passes
    if s.turns < 1 or (s.dealer + s.turns - 1) % s.players != s.turn or not 0 <= s.passes < s.players:
        return False
    in_the_middle = s.turns == latest and s.passes == 0 and s.hands[s.turn] != 0
    return in_the_middle or s.turns == latest + s.passes + 1


def _teams_fit(s: State) -> bool:
    """Whether the chief alone has the highest bid, the vice the next, and the partner is neither (R12 to R21)."""
    if s.phase == Phase.AUCTION or s.chief == NOBODY:
        return s.chief == s.vice == s.partner == NOBODY and (s.phase == Phase.AUCTION or s.phase == Phase.OVER)
    second = 0
    for seat in range(s.players):
        if seat != s.chief:
            second = max(second, s.bids[seat])
    if s.bids[s.chief] <= second or s.vice == s.chief:
        return False
    if s.phase == Phase.TRUMP or s.phase == Phase.PARTNER:
        in_turn = s.turn == s.chief or (s.turn == s.vice and s.phase == Phase.TRUMP)
        return s.partner == NOBODY and s.vice == find_vice(s, s.chief) and in_turn
    if s.vice != NOBODY and (s.bids[s.vice] != second or second == 0):
        return False
    return s.partner != NOBODY and s.partner not in (s.chief, s.vice)


def _trumps_fit(s: State) -> bool:
    """Whether the trumps are named in order, and shown by the namer until cards are played (R18 to R20)."""
    vice_named = s.vice != NOBODY and not (s.phase == Phase.TRUMP and s.turn == s.vice)
    if (s.vice_trump != NONE) != vice_named:
        return False
    if s.chief_trump != NONE and (s.chief == NOBODY or s.phase == Phase.TRUMP or s.chief_trump == s.vice_trump):
        return False
    if s.partner != NOBODY or s.chief == NOBODY:
        return True
    chief_shows = s.chief_trump == NONE or (s.laid[s.chief] & TRUMP_CARDS[s.chief_trump]) != 0
    return chief_shows and (not vice_named or (s.laid[s.vice] & TRUMP_CARDS[s.vice_trump]) != 0)


def _trick_fits(s: State) -> bool:
    """Whether exactly the seats from the leader up to the seat in turn have played, and that one can (R25, R29)."""
    played = s.phase == Phase.PLAY
    if (s.leader == NOBODY) != (s.partner == NOBODY) or (played and not s.hands[s.turn] | s.laid[s.turn]):
        return False
    for place in range(s.players):
        seat = (max(s.leader, 0) + place) % s.players
        played = played and seat != s.turn
        if (s.trick[seat] != NO_CARD) != played:
            return False
    return True


def _last_fits(s: State) -> bool:
    """Whether the trick before is whole and went to the leader, and is there if any trick is (R29)."""
    gone = last = size = 0
    for seat in range(s.players):
        gone |= s.taken[seat]
        last = together(last, _one(s.last[seat]))
        size += int(s.last[seat] != NO_CARD)
    if not gone:
        return size == 0
    return size == s.players and s.leader != NOBODY and not last & ~s.taken[s.leader]
