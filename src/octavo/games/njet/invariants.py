"""Njet!: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.njet.rules import (
    INFO,
    beats,
    board,
    everyone,
    hand_size,
    is_team,
    pack,
    settled,
    smaller_team,
    starter,
    suit_of,
)
from octavo.games.njet.state import (
    AWAY_ROW,
    COPIES,
    FIRSTS,
    NO_ZEROS,
    NONE_AWAY,
    OUT,
    PACK_SIZE,
    POINTS_ROW,
    ROUNDS,
    ROW,
    TO_RIGHT,
    WIDTH,
    ZEROS,
    Phase,
    State,
)
from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.derived import range_check
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Seat

FAULTS = (
    "a number, a seat or a set is not one that the game has",
    "a row of the board has no free cell, or not as many as this phase asks for",
    "the cards in hands, put away, in tricks and on the table are not the whole pack",
    "a hand has the wrong number of cards",
    "a hand holds a suit that its seat has shown not to hold",
    "a seat has more stones than it has laid by now, or on cells that are free or not its own",
    "the teams or the monster are not such as this number of players has in this phase",
    "the cards put away are not such as the board asks for in this phase",
    "the cards known from the left neighbour are more than two, or not in the hand",
    "the tricks and the captured 0s do not match the cards that their seats took",
    "the trick on the table does not go from its leader to the seat in turn, or another seat is about to win it",
    "the seat in turn is not one that can act in this phase",
    "the number of rounds played does not fit the phase",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS. Where numbers mean nothing or a row has no cell, only that is said."""
    if not in_range(s) or not _fits_players(s):
        return 1
    if not _board_fits(s):
        return 2
    found = 0
    if not _is_whole(s):
        found |= 4
    for seat in range(s.players):
        if count(s.hands[seat]) != hand_size(s, seat):
            found |= 8
        if s.hands[seat] & s.lacks[seat]:
            found |= 16
    if not _stones_fit(s):
        found |= 32
    if not _teams_fit(s):
        found |= 64
    for seat in range(s.players):
        if not _away_fits(s, seat):
            found |= 128
        if not _given_fits(s, seat):
            found |= 256
        won = count(s.taken[seat]) + count(s.captured[seat])
        if won != s.players * s.tricks[seat] or s.captured[seat] & ~ZEROS:
            found |= 512
    if not _trick_fits(s):
        found |= 1024
    if not _turn_fits(s):
        found |= 2048
    if (s.phase == Phase.OVER) != (s.rounds == ROUNDS[s.players]):
        found |= 4096
    return found


def _fits_players(s: State) -> bool:
    """Whether the board and the rounds fit the number of players."""
    cells = s.free
    for seat in range(s.players):
        cells |= s.stones[seat]
    return cells & ~board(s) == 0 and s.rounds <= ROUNDS[s.players]


def _board_fits(s: State) -> bool:
    """Whether each row has a free cell, and only one after the vetoes (R10, R11)."""
    open_rows = 0
    for row in range(POINTS_ROW + 1):
        free = s.free >> WIDTH * row & ROW
        if free == 0:
            return False
        if free & (free - 1):
            open_rows += 1
    return (open_rows > 0) == (s.phase == Phase.VETO)


def _is_whole(s: State) -> bool:
    """Whether the cards are those of the pack (R2, R5)."""
    if count(s.aside) != (30 if s.players == 2 else 0):
        return False
    for card in range(PACK_SIZE):
        if not FIRSTS & bit(card):
            continue
        kind = COPIES[card]
        n = count(s.aside & kind)
        for seat in range(s.players):
            n += count(s.hands[seat] & kind) + count(s.away[seat] & kind)
            n += count(s.taken[seat] & kind) + count(s.captured[seat] & kind)
            if s.trick[seat] == card:
                n += 1
        if n != count(pack(s) & kind):
            return False
    return True


def _stones_fit(s: State) -> bool:
    """Whether the stones cover cells, one each, and nobody has too many; a typed-in position may leave them out."""
    covered = board(s) & ~s.free
    laid = count(covered)
    for place in range(s.players):
        stones = s.stones[(s.dealer + place) % s.players]
        if stones & ~covered or count(stones) > (laid + s.players - 1 - place) // s.players:
            return False
        covered &= ~stones
    return True


def _teams_fit(s: State) -> bool:
    """Whether teams and monster follow R13 to R15."""
    if s.phase == Phase.VETO or s.phase == Phase.TEAMS:
        return s.team == 0 and s.monster == NOBODY
    if not is_team(s, s.team):
        return False
    if s.players % 2 == 0:
        return s.monster == NOBODY
    return s.monster != NOBODY and smaller_team(s, s.team) >> s.monster & 1 == 1


def _away_fits(s: State, seat: Seat) -> bool:
    """Whether a seat has put away what row 2 asks for; a 0 under 2x leaves nothing else in the hand (R17, R18)."""
    rule = settled(s, AWAY_ROW)
    chosen = s.ready >> seat & 1
    if s.phase == Phase.VETO or s.phase == Phase.TEAMS:
        return not chosen and not s.away[seat]
    if s.phase == Phase.AWAY:
        if rule == NONE_AWAY or s.ready == everyone(s):
            return False
    elif chosen != (rule < TO_RIGHT):
        return False
    if count(s.away[seat]) != chosen * OUT[rule]:
        return False
    forced = s.only_zeros >> seat & 1 == 1 and not s.hands[seat] & ~ZEROS
    return rule != NO_ZEROS or forced or not s.away[seat] & ZEROS


def _given_fits(s: State, seat: Seat) -> bool:
    """Whether the cards known from the left neighbour are in the hand (R19)."""
    if s.phase < Phase.PLAY or settled(s, AWAY_ROW) != TO_RIGHT:
        return s.given[seat] == 0
    return count(s.given[seat]) <= OUT[TO_RIGHT] and not s.given[seat] & ~s.hands[seat]


def _trick_fits(s: State) -> bool:
    """Whether the cards on the table are those of the seats from the leader to the one in turn (R21, R26)."""
    played = 0
    if s.phase == Phase.PLAY:
        if s.leader == NOBODY or s.turn == NOBODY:
            return False
        played = (s.turn + s.players - s.leader) % s.players
    elif s.leader != NOBODY or s.best != NOBODY:
        return False
    best = NOBODY
    if played:
        best = s.leader
    for place in range(s.players):
        seat = (s.leader + s.players + place) % s.players
        if (s.trick[seat] != NO_CARD) != (place < played):
            return False
        if 0 < place < played and beats(s, s.trick[seat], s.trick[best], suit_of(s, s.trick[s.leader])):
            best = seat
    return s.best == best


def _turn_fits(s: State) -> bool:
    """Whether the seat in turn is the one that the phase asks (R9, R12, R16)."""
    if s.phase == Phase.VETO:
        return s.turn == (s.dealer + count(board(s) & ~s.free)) % s.players
    if s.phase == Phase.TEAMS:
        return s.players > 2 and s.turn == starter(s)
    if s.phase == Phase.PLAY:
        return s.turn != NOBODY and s.hands[s.turn] != 0
    return s.turn == NOBODY
