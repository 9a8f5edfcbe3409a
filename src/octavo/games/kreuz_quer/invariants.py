"""Kreuz & Quer: what a position must be like. The numbers in brackets are those of rulebook/en.md."""

from octavo.games.kreuz_quer.collecting import nothing_to_take, terrain_of
from octavo.games.kreuz_quer.fields import FIELDS, WAYS
from octavo.games.kreuz_quer.moving import finishers, fits, top_card
from octavo.games.kreuz_quer.own import own_layout
from octavo.games.kreuz_quer.rules import actors
from octavo.games.kreuz_quer.table import (
    ALL,
    GOAL,
    INFO,
    KINDS,
    OPEN,
    PACK_SIZE,
    PLACES,
    PUT_AWAY,
    QUEUE,
    RACES,
    SEATS,
    Early,
    Length,
    Phase,
    Shape,
    State,
    first_mover,
    own_gardens,
    penalties,
)
from octavo.games.kreuz_quer.view import hand_size
from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.derived import range_check
from octavo.kernel.heaps import total
from octavo.kernel.record import NOBODY
from octavo.kernel.types import Seat

FAULTS = (
    "a number, a seat, a card or the deck is out of its range",
    "the gardens in hands, put away, on tracks and undealt are not the 28, each once",
    "a hand has the wrong number of gardens",
    "the gardens put away are not two of each seat that is said to have done so",
    "a track has gaps, or more gardens than its seat has laid",
    "a penalty is not one of the gardens in the box, or not known to be one",
    "the terrain cards on the table and in hands are not the whole deck",
    "the number of cards face down is wrong",
    "a queue has gaps, or a card that was used for a step is not known to all",
    "a pawn is where none can stand",
    "the goals are not cards of the deck, one for each seat that has a track",
    "the order at the goal is not that of the pawns there",
    "the seat in turn, the call of Stop or a card held does not fit the phase",
    "the rounds, races or points do not fit the phase",
)

COUNTER = 7  # bits to count the cards of a kind


in_range = range_check(INFO, __name__)


def faults(s: State) -> int:
    """Broken invariants, as bits of FAULTS."""
    if not in_range(s) or _bad_deck(s) or s.races > RACES[s.players]:
        return 1
    found = 0
    if not _gardens_are_whole(s):
        found |= 2
    for seat in range(SEATS):
        playing = seat < s.players
        if count(s.hands[seat]) != (hand_size(s, seat) if playing else 0):
            found |= 4
        if count(s.away[seat]) != PUT_AWAY * (s.ready >> seat & 1):
            found |= 8
        if not _track_fits(s, seat):
            found |= 16
        if not _queue_fits(s, seat):
            found |= 256
        if not _pawn_fits(s, seat):
            found |= 512
    if not found & 16 and not _penalties_fit(s):
        found |= 32
    if not _terrain_is_whole(s):
        found |= 64
    if s.down_left != total(s.down):
        found |= 128
    if not _goals_fit(s):
        found |= 1024
    if not _order_fits(s):
        found |= 2048
    if found == 0 and not _turn_fits(s):
        found |= 4096
    if not _phase_fits(s):
        found |= 8192
    return found


def _bad_deck(s: State) -> bool:
    """Whether the deck is impossible, or the layout is not the deck's (R2, R4)."""
    if s.entries[0] < 0 or s.exits[0] < 0:
        return True
    for way in range(1, WAYS):
        if (s.entries[way] >= 0) != (s.exits[way] >= 0) or (s.entries[way] >= 0 and s.entries[way - 1] < 0):
            return True
    if not KINDS <= total(s.terrain) <= QUEUE or total(s.goals) < s.players:
        return True
    return s.layout != (Shape.OWN if own_layout(s) else Shape.GRID)


def _gardens_are_whole(s: State) -> bool:
    """Whether every garden is once in a hand, on a track of its own, put away or undealt (R1, R7)."""
    seen = s.undealt
    cards = count(seen)
    for seat in range(SEATS):
        for part in (s.hands[seat], s.away[seat]):
            seen |= part
            cards += count(part)
        for place in range(min(s.laid[seat], own_gardens(s))):
            side = s.track[seat * PLACES + place]
            if side >= 0:
                seen |= bit(side >> 1)
                cards += 1
    return seen == ALL and cards == PACK_SIZE


def _track_fits(s: State, seat: Seat) -> bool:
    """Whether a track is laid from the start on, and lengthened only after that (R9, R29)."""
    for place in range(PLACES):
        if (s.track[seat * PLACES + place] >= 0) != (place < s.laid[seat]):
            return False
    if seat >= s.players or s.phase == Phase.AWAY:
        return s.laid[seat] == 0
    if s.phase == Phase.LAY:
        return s.laid[seat] <= own_gardens(s)
    return s.laid[seat] >= own_gardens(s)


def _penalties_fit(s: State) -> bool:
    """Whether all penalties are from the box, each once, those put away before the others (R30, R45)."""
    used = penalties(s)
    extra = put_away = 0
    for seat in range(s.players):
        extra += max(s.laid[seat] - own_gardens(s), 0)
        put_away |= s.away[seat]
    if count(used) != extra or used & ~(put_away | s.undealt) or s.drawn & ~put_away or used & put_away & ~s.drawn:
        return False
    return not used & s.undealt or s.drawn == put_away


def _terrain_is_whole(s: State) -> bool:
    """Whether table, hands and queues together are the deck (R2): the kinds are counted all in one word."""
    cards = kinds = 0
    for terrain in range(KINDS):
        beyond = s.down[terrain] + s.up[terrain] - s.terrain[terrain]
        cards += beyond
        kinds += beyond * (1 << COUNTER * terrain)
    for seat in range(SEATS):
        if s.held[seat] >= 0:
            cards += 1
            kinds += 1 << COUNTER * terrain_of(s.held[seat])
        cards += s.collected[seat]
        for place in range(seat * QUEUE, seat * QUEUE + s.collected[seat]):
            kinds += 1 << COUNTER * terrain_of(s.queue[place])
    return cards == 0 and kinds == 0


def _queue_fits(s: State, seat: Seat) -> bool:
    """Whether a queue has no gaps, and all have seen the cards used for steps (R14, R43)."""
    first, end = seat * QUEUE, seat * QUEUE + s.collected[seat]
    for place in range(first, end):
        if not 0 <= s.queue[place] < 2 * KINDS or (place < first + s.used[seat] and s.queue[place] < OPEN):
            return False
    for place in range(end, first + QUEUE):
        if s.queue[place] != NO_CARD:
            return False
    return (seat < s.players or s.collected[seat] == 0) and (s.phase > Phase.COLLECT or s.used[seat] == 0)


def _pawn_fits(s: State, seat: Seat) -> bool:
    """Whether a pawn is at the start, on a garden that still lies there, or on the goal (R28)."""
    if s.place[seat] == 0 or s.place[seat] == GOAL:
        on_goal = s.place[seat] == GOAL
        if s.field[seat] != 0 or (on_goal and (seat >= s.players or s.phase < Phase.MOVE)):
            return False
        return on_goal or s.gone[seat] == 0
    if s.phase < Phase.COLLECT or not s.gone[seat] < s.place[seat] <= s.laid[seat] or not 1 <= s.field[seat] <= FIELDS:
        return False
    return seat < s.players and (s.phase > Phase.COLLECT or s.gone[seat] == s.place[seat] - 1)


def _goals_fit(s: State) -> bool:
    """Whether goals were dealt, as soon as there are tracks (R10)."""
    dealt = s.races > 0 or s.phase > Phase.LAY
    for terrain in range(KINDS):
        cards = 0
        for seat in range(SEATS):
            if s.goal[seat] == terrain:
                cards += 1
        if cards > s.goals[terrain]:
            return False
    for seat in range(SEATS):
        if (s.goal[seat] >= 0) != (dealt and seat < s.players):
            return False
    return True


def _order_fits(s: State) -> bool:
    """Whether the pawns on goals, and no others, have the numbers from 1 on (R33)."""
    seen = 0
    for seat in range(SEATS):
        if (s.finish[seat] > 0) != (s.place[seat] == GOAL):
            return False
        seen |= 1 << s.finish[seat] >> 1
    return seen == (1 << finishers(s)) - 1


def _turn_fits(s: State) -> bool:
    """Whether one seat moves and has a step to do, and cards are held only while all collect (R12, R19, R26)."""
    for seat in range(SEATS):
        if s.held[seat] >= 0 and (s.phase != Phase.COLLECT or seat >= s.players):
            return False
    if (s.turn != NOBODY) != (s.phase == Phase.MOVE) or (
        s.early == Early.YES and (s.caller == NOBODY or s.down_left == 0)
    ):
        return False
    if s.phase < Phase.MOVE:
        return s.caller == NOBODY and actors(s) != 0 and _table_fits(s)
    if s.early == Early.NO and s.down_left > 0:
        return False
    return s.phase == Phase.OVER or _can_move(s)


def _table_fits(s: State) -> bool:
    """Whether there is something to collect, or all terrain is face down until then (R11, R18)."""
    if s.phase == Phase.COLLECT:
        return not nothing_to_take(s)
    return s.down_left == total(s.terrain)


def _can_move(s: State) -> bool:
    """Whether the seat in turn has a step to do, and those after it have not moved yet."""
    seat = s.turn
    if s.used[seat] == s.collected[seat] or s.place[seat] == GOAL or s.queue[seat * QUEUE + s.used[seat]] < OPEN:
        return False
    after = (seat + 1) % s.players
    while after != first_mover(s):
        if s.used[after] > 0 or s.place[after] == GOAL:
            return False
        after = (after + 1) % s.players
    return fits(s, seat, top_card(s, seat))


def _phase_fits(s: State) -> bool:
    """Whether the match has come as far as the phase says (R8, R33, R36)."""
    everyone = s.ready == (1 << s.players) - 1
    if everyone == (s.phase == Phase.AWAY) or s.rounds < s.races:
        return False
    if s.phase < Phase.COLLECT and s.races == 0 and s.rounds > 0:
        return False
    for seat in range(SEATS):
        if s.total[seat] > s.races * own_gardens(s) or (s.total[seat] > 0 and seat >= s.players):
            return False
    last = s.races == (RACES[s.players] if s.length == Length.LONG else 1)
    if s.phase == Phase.OVER:
        return last and finishers(s) > 0
    return not last and (s.phase != Phase.AWAY or s.races == 0)
