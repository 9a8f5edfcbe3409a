"""Was sticht?: what a sound state is. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.was_sticht.rules import (
    ALL,
    INFO,
    PACK_SIZE,
    ROW,
    ROWS,
    SEATS,
    TABLE,
    TASK_COPIES,
    TASK_COUNT,
    TASK_KINDS,
    TASKS_EACH,
    Phase,
    State,
    earned,
    on_table,
    picks_first,
    row_winner,
    somebody_done,
    suit_of,
)
from octavo.kernel.cards import NO_CARD, bit, count, lowest
from octavo.kernel.derived import range_check
from octavo.kernel.record import NOBODY
from octavo.kernel.tricks import left_of
from octavo.kernel.types import Cards, Seat

FAULTS = (
    "a number, seat or card is out of its range",
    "the tasks in the pool, to be done and discarded are not the 24 of the game, four for each player",
    "the cards in rows, hands, tricks and on the table are not the whole pack, each once",
    "a row does not have the cards and picks that the order of picking gives it",
    "an announced winner is not the one that the trumps make",
    "a hand has the wrong number of cards, or one that its seat did not pick",
    "a chosen task is not one that its seat can have chosen",
    "the cards of the trick are not those of the leader and the next seats",
    "a seat that did not follow still holds a card that follows",
    "the tricks taken do not have as many cards as they should",
    "the seat in turn is not the one that acts in this phase",
    "the match is over and nobody has discarded all tasks, or it goes on though somebody has",
    "the start player is asked for a discard that was not earned",
)


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s):
        return 1
    found = 0
    if _task_fault(s):
        found |= 1 << 1
    if _pack_fault(s):
        found |= 1 << 2
    if _row_fault(s):
        found |= 1 << 3
    elif _announcement_fault(s):
        found |= 1 << 4
    for seat in range(SEATS):
        if _hand_fault(s, seat):
            found |= 1 << 5
        if count(s.taken[seat]) != s.players * s.tricks[seat]:
            found |= 1 << 9
    if _choice_fault(s):
        found |= 1 << 6
    if _trick_fault(s):
        found |= 1 << 7
    elif s.phase == Phase.PLAY and _revoked(s):
        found |= 1 << 8
    if s.turn != _next(s):
        found |= 1 << 10
    if s.phase != Phase.DRAFT and s.phase != Phase.DROP and somebody_done(s) != (s.phase == Phase.OVER):
        found |= 1 << 11
    if s.phase == Phase.DROP and found == 0 and not earned(s):
        found |= 1 << 12
    return found


def _task_fault(s: State) -> bool:
    """Whether a task is missing or one too many, or a seat has not as many as the draft has given it (R8)."""
    drafted = TASK_COUNT - count(s.pool)
    if drafted > TASKS_EACH * s.players or (drafted == TASKS_EACH * s.players) == (s.phase == Phase.DRAFT):
        return True
    for seat in range(SEATS):
        owned = 0
        if seat < s.players:
            owned = (drafted + s.players - 1 - _place(s, seat, s.starter)) // s.players
        if count(s.tasks[seat]) + count(s.discarded[seat]) != owned or (s.phase == Phase.DRAFT and s.discarded[seat]):
            return True
        if _gaps(s.tasks[seat]) or _gaps(s.discarded[seat]):
            return True
    kinds = TASK_KINDS
    while kinds:
        copies = TASK_COPIES[lowest(kinds)]
        kinds &= kinds - 1
        total = count(s.pool & copies)
        for seat in range(SEATS):
            total += count(s.tasks[seat] & copies) + count(s.discarded[seat] & copies)
        if total != count(copies):
            return True
    return _gaps(s.pool)


def _gaps(tasks: Cards) -> bool:
    """Whether identical tasks are not filled from the lowest up."""
    return (tasks & ~TASK_KINDS) >> 1 & ~tasks != 0


def _place(s: State, seat: Seat, first: Seat) -> int:
    """The number of seats before this one when `first` begins; NOBODY and the table come last."""
    if seat >= s.players:
        return s.players
    return (seat - first + s.players) % s.players


def _pack_fault(s: State) -> bool:
    seen = 0
    total = 0
    for row in range(ROWS):
        seen |= s.rows[row]
        total += count(s.rows[row])
    for seat in range(SEATS):
        seen |= s.hands[seat] | s.taken[seat]
        total += count(s.hands[seat]) + count(s.taken[seat])
    out = on_table(s)
    if s.players < SEATS:
        out |= _picked(s, TABLE)
    total += count(out)
    return (s.phase != Phase.DRAFT and (seen | out != ALL or total != PACK_SIZE)) or (
        s.phase == Phase.DRAFT and total != 0
    )


def _picked(s: State, seat: Seat) -> Cards:
    picked = 0
    for row in range(ROWS):
        if s.picks[row * ROW + seat] != NO_CARD:
            picked |= bit(s.picks[row * ROW + seat])
    return picked


def _row_fault(s: State) -> bool:
    """Whether the rows finished, begun and untouched are not what they must be (R12, R13, R34)."""
    laid_out = 0
    for row in range(ROWS):
        laid_out |= s.rows[row]
        gone = 0
        if s.phase != Phase.DRAFT:
            gone = ROW - count(s.rows[row])
        if (row < s.row and gone < ROW) or (row == s.row and gone >= s.players) or (row > s.row and gone):
            return True
        seat = picks_first(s, row)
        for place in range(ROW):
            if place == s.players:
                seat = TABLE
            card = s.picks[row * ROW + seat]
            if (card != NO_CARD) != (place < gone):
                return True
            if card != NO_CARD:
                laid_out |= bit(card)
            seat = left_of(seat, s.players)
    if s.phase != Phase.DRAFT and laid_out != ALL:
        return True
    return (s.row > 0 and s.phase == Phase.DRAFT) or (s.row == ROWS) != (s.phase > Phase.ROWS)


def _announcement_fault(s: State) -> bool:
    for row in range(ROWS):
        winner = NOBODY
        if row < s.row:
            winner = row_winner(s, row, s.trump_colour, s.trump_number)
        if s.announced[row] != winner:
            return True
    return False


def _hand_fault(s: State, seat: Seat) -> bool:
    if seat >= s.players:
        return s.hands[seat] != 0
    picked = _picked(s, seat)
    size = count(picked) - _count_tricks(s)
    if s.trick[seat] != NO_CARD:
        size -= 1
    return s.hands[seat] & ~picked != 0 or count(s.hands[seat]) != size


def _count_tricks(s: State) -> int:
    tricks = 0
    for seat in range(SEATS):
        tricks += s.tricks[seat]
    return tricks


def _choice_fault(s: State) -> bool:
    """Whether a choice is missing or too early, or not of a task that the seat had before the discards (R17)."""
    opponents = ((1 << s.players) - 1) & ~(1 << s.starter)
    early = s.phase < Phase.CHOOSE and s.ready != 0
    if (
        s.ready & ~opponents
        or early
        or (s.phase >= Phase.CHOOSE and (s.ready == opponents) != (s.phase > Phase.CHOOSE))
    ):
        return True
    for seat in range(SEATS):
        owned = s.tasks[seat]
        if s.phase > Phase.PLAY:
            owned |= s.discarded[seat]
        task = s.chosen[seat]
        if (task != NO_CARD) != (s.ready >> seat & 1 != 0) or (task != NO_CARD and not bit(task) & TASK_KINDS & owned):
            return True
    return False


def _trick_fault(s: State) -> bool:
    """Whether the trick, or the one before, can't be, or not with this leader (R19)."""
    before = 0
    for seat in range(SEATS):
        if s.last[seat] != NO_CARD:
            before |= bit(s.last[seat])
    if s.phase < Phase.PLAY:
        return s.leader != NOBODY or on_table(s) | before != 0
    if s.leader == NOBODY or (_count_tricks(s) == ROWS) != (s.phase > Phase.PLAY):
        return True
    played = count(on_table(s))
    for seat in range(SEATS):
        if (s.trick[seat] != NO_CARD) != (_place(s, seat, s.leader) < played):
            return True
    if s.tricks[s.leader] == 0:
        return s.leader != left_of(s.starter, s.players) or before != 0
    return count(before) != s.players or before & ~s.taken[s.leader] != 0


def _revoked(s: State) -> bool:
    led = s.trick[s.leader]
    for seat in range(s.players):
        if s.trick[seat] != NO_CARD:
            suit = suit_of(s, led)
            if not bit(s.trick[seat]) & suit and s.hands[seat] & suit:
                return True
    return False


def _next(s: State) -> Seat:
    """The seat whose turn it must be."""
    if s.phase == Phase.DRAFT:
        return (s.starter + TASK_COUNT - count(s.pool)) % s.players
    if s.phase == Phase.ROWS and s.row < ROWS:
        return (picks_first(s, s.row) + ROW - count(s.rows[s.row])) % s.players
    if s.phase == Phase.PLAY and s.leader != NOBODY:
        return (s.leader + count(on_table(s))) % s.players
    if s.phase == Phase.DROP:
        return s.starter
    return NOBODY
