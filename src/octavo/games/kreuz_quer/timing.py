"""Kreuz & Quer: who is quicker, and how a simulated player collects and moves.

Such a player works out where the pawn could stand after the cards collected, and takes cards that lead on from there.
It calls Stop at the goal, or when nothing more can be had. Now and then it makes a mistake: it calls Stop too early, or
a card spoils the queue, or a step leads nowhere.
"""

from octavo.games.kreuz_quer.collecting import terrain_of
from octavo.games.kreuz_quer.fields import FIELDS, covered, single, terrains
from octavo.games.kreuz_quer.gardens import around, entries, exits, garden_of, onward
from octavo.games.kreuz_quer.table import (
    GO,
    GO_GOAL,
    GOAL,
    GRAB,
    GRAB_UP,
    KEEP,
    OPEN,
    QUEUE,
    RETURN,
    STOP,
    Phase,
    State,
    side_at,
)
from octavo.kernel.cards import NO_CARD
from octavo.kernel.chance import below, draw
from octavo.kernel.types import Action, Cards, Ints, Seat

PICKING_UP, PUTTING_DOWN = 600, 300  # milliseconds

# Parts of a random word of 32 bits.
ERROR = 27  # where its first bits begin: one action in 32 goes wrong
SIDEWAYS = 25  # where the next begin: one time in four a step to the side is good enough


def racing(s: State) -> bool:
    """While terrain is collected (R12)."""
    return s.phase == Phase.COLLECT


def delay(s: State, seat: Seat, action: Action) -> int:
    """To pick a card up takes longer than to put it down; a shout takes no time by itself."""
    if s.phase != Phase.COLLECT or action == STOP:
        return 0
    if action < KEEP:
        return PICKING_UP
    return PUTTING_DOWN


def default_action(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Usually what leads on; gardens are put away and laid at random."""
    word = draw(rng)
    wrong: Action = actions[(word & 0xFFFF) * n >> 16]
    if s.phase == Phase.COLLECT:
        if word >> ERROR == 0 and (wrong != STOP or word >> 16 & 7 == 0):
            return wrong
        return _to_collect(s, seat, actions, n, word >> SIDEWAYS & 3 == 0)
    if s.phase == Phase.MOVE and word >> ERROR:
        return _to_step(s, seat, actions, n, rng)
    return wrong


def _to_collect(s: State, seat: Seat, actions: Ints, n: int, sideways: bool) -> Action:
    """Keep cards that lead on and put back others; grab one that leads on, else an unseen card; or stop."""
    place, here, walked = reach(s, seat, s.place[seat], single(s.field[seat] - 1), 0)
    if place == GOAL:
        return STOP
    held = s.held[seat]
    wanted = 0
    if walked == s.collected[seat]:
        wanted = leading_on(s, seat, place, here, sideways or held >= OPEN)
    if held != NO_CARD:
        if wanted >> terrain_of(held) & 1:
            return KEEP
        return RETURN
    for i in range(n - 1):
        if actions[i] != GRAB and wanted >> (actions[i] - GRAB_UP) & 1:
            return actions[i]
    if s.down_left > 0:
        return GRAB
    return STOP


def reach(s: State, seat: Seat, place: int, here: int, card: int) -> tuple[int, int, int]:
    """Where the pawn could be after the cards of the queue from a number on.

    Of all places that it could have come to, only the furthest garden is followed: its place, the fields there, and the
    number of the first card that fits none of them; or the goal.
    """
    first, last = seat * QUEUE, s.collected[seat]
    if place == 0:
        if card == last:
            return place, here, card
        side = side_at(s, seat, 1)
        here = entries(s, side) & covered(garden_of(s, side), terrain_of(s.queue[first + card]))
        if here == 0:
            return place, here, card
        place = 1
        card += 1
    side = side_at(s, seat, place)
    garden = garden_of(s, side)
    while card < last:
        terrain = terrain_of(s.queue[first + card])
        ahead = 0
        if here & exits(s, side):
            if place < s.laid[seat]:
                following = side_at(s, seat, place + 1)
                beyond = garden_of(s, following)
                ahead = onward(s, side, following, here) & covered(beyond, terrain)
                if ahead:
                    place, side, garden = place + 1, following, beyond
            elif terrain == s.goal[seat]:
                return GOAL, 0, card + 1
        if ahead == 0:
            ahead = around(s, side, here) & covered(garden, terrain)
            if ahead == 0:
                break
        here = ahead
        card += 1
    return place, here, card


def leading_on(s: State, seat: Seat, place: int, here: int, sideways: bool) -> Cards:
    """The terrains that would take the pawn further on from any of the fields, or as far on."""
    if place == 0:
        side = side_at(s, seat, 1)
        return terrains(garden_of(s, side), entries(s, side))
    side = side_at(s, seat, place)
    closer, level, _ = nearest(s, side, here)
    if sideways:
        closer = level
    wanted = terrains(garden_of(s, side), around(s, side, here) & closer)
    if here & exits(s, side):
        if place < s.laid[seat]:
            following = side_at(s, seat, place + 1)
            wanted |= terrains(garden_of(s, following), onward(s, side, following, here))
        else:
            wanted |= 1 << s.goal[seat]
    return wanted


def nearest(s: State, side: int, fields: int) -> tuple[int, int, int]:
    """How near the fields are to an end of their garden: which fields are nearer, which at most as far, how many steps.

    The sets grow from the exits backwards, a step at a time.
    """
    closer, level, steps = 0, exits(s, side), 0
    while not level & fields and steps < FIELDS:
        closer = level
        level |= around(s, side, level)
        steps += 1
    return closer, level, steps


def _to_step(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """The step from which the rest of the queue leads furthest; any of those that do."""
    best = furthest = -1
    equal = 1
    for i in range(n):
        action = actions[i]
        if action == GO_GOAL:
            return action
        place, here, _ = reach(s, seat, (action - GO) // FIELDS + 1, single((action - GO) % FIELDS), s.used[seat] + 1)
        progress = place * FIELDS
        if place != GOAL:
            progress -= nearest(s, side_at(s, seat, place), here)[2]
        if progress > furthest:
            best, furthest, equal = action, progress, 1
        elif progress == furthest:
            equal += 1
            if below(rng, equal) == 0:
                best = action
    return best
