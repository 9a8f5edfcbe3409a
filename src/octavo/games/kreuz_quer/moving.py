"""Kreuz & Quer: moving the pawns by the cards collected, and what an early Stop costs (R19 to R31)."""

from octavo.games.kreuz_quer.collecting import terrain_of
from octavo.games.kreuz_quer.fields import DIGIT, FIELDS, covered, single
from octavo.games.kreuz_quer.gardens import around, backward, entries, exits, garden_of, onward
from octavo.games.kreuz_quer.table import (
    GO,
    GO_GOAL,
    GOAL,
    OPEN,
    PLACES,
    QUEUE,
    Early,
    State,
    draw_garden,
    first_mover,
    penalties,
    side_at,
)
from octavo.kernel.cards import bit, lowest
from octavo.kernel.chance import below
from octavo.kernel.types import Action, Card, Ints, Seat


def top_card(s: State, seat: Seat) -> Card:
    """The terrain of the card to be used next."""
    return terrain_of(s.queue[seat * QUEUE + s.used[seat]])


def steps_to(s: State, seat: Seat, place: int, terrain: Card) -> int:
    """The fields of a terrain, in the garden at a place of the track, onto which the pawn may step (R22 to R24)."""
    here = s.place[seat]
    if not s.gone[seat] < place <= s.laid[seat] or not here - 1 <= place <= here + 1:
        return 0
    side = side_at(s, seat, place)
    pawn = single(s.field[seat] - 1)
    if here == 0:
        near = entries(s, side)
    elif place == here:
        near = around(s, side, pawn)
    elif place > here:
        near = onward(s, side_at(s, seat, here), side, pawn)
    else:
        near = backward(s, side_at(s, seat, here), side, pawn)
    return near & covered(garden_of(s, side), terrain)


def reaches_goal(s: State, seat: Seat, terrain: Card) -> bool:
    """Whether the pawn may step onto the goal with a card of a terrain (R25)."""
    place = s.place[seat]
    if place == 0 or place != s.laid[seat] or terrain != s.goal[seat]:
        return False
    return exits(s, side_at(s, seat, place)) & single(s.field[seat] - 1) != 0


def legal_steps(s: State, seat: Seat, actions: Ints) -> int:
    """Every step for which the next card is good."""
    terrain = top_card(s, seat)
    here = s.place[seat]
    n = 0
    for place in range(max(here - 1, 1), here + 2):
        fields = steps_to(s, seat, place, terrain)
        while fields:
            actions[n] = GO + (place - 1) * FIELDS + lowest(fields) // DIGIT
            fields &= fields - 1
            n += 1
    if reaches_goal(s, seat, terrain):
        actions[n] = GO_GOAL
        n += 1
    return n


def step(s: State, seat: Seat, action: Action) -> None:
    """Use a card for a step."""
    s.used[seat] += 1
    if action == GO_GOAL:
        s.finish[seat] = 1 + finishers(s)
        s.place[seat], s.field[seat] = GOAL, 0
    else:
        s.place[seat] = (action - GO) // FIELDS + 1
        s.field[seat] = (action - GO) % FIELDS + 1


def finishers(s: State) -> int:
    """How many pawns are on their goals."""
    found = 0
    for seat in range(s.players):
        if s.place[seat] == GOAL:
            found += 1
    return found


def find_mover(s: State, rng: Ints) -> bool:
    """Find the next seat that has a step to do, beginning with the one in turn; False if all have moved (R26, R27)."""
    while not turn_up(s, s.turn):
        _end_move(s, s.turn, rng)
        s.turn = (s.turn + 1) % s.players
        if s.turn == first_mover(s):
            return False
    return True


def turn_up(s: State, seat: Seat) -> bool:
    """Turn the next card up for all to see (R43); whether there is one, and a field for it."""
    if s.used[seat] == s.collected[seat] or s.place[seat] == GOAL:
        return False
    s.queue[seat * QUEUE + s.used[seat]] |= OPEN
    return fits(s, seat, top_card(s, seat))


def fits(s: State, seat: Seat, terrain: Card) -> bool:
    """Whether there is any step for a card of a terrain."""
    here = s.place[seat]
    for place in range(max(here - 1, 1), here + 2):
        if steps_to(s, seat, place, terrain):
            return True
    return reaches_goal(s, seat, terrain)


def _end_move(s: State, seat: Seat, rng: Ints) -> None:
    """Take the gardens passed off the track; lengthen it for a player who called Stop too early (R28, R29)."""
    if s.place[seat] == GOAL:
        s.gone[seat] = s.laid[seat]
    else:
        s.gone[seat] = max(s.place[seat] - 1, 0)
        if seat == s.caller and s.early == Early.YES:
            _lengthen(s, seat, rng)


def _lengthen(s: State, seat: Seat, rng: Ints) -> None:
    """Lay a garden that was put away, or else an undealt one, before the goal; any of them, either way round (R30)."""
    put_away = 0
    for owner in range(s.players):
        put_away |= s.away[owner]
    used = penalties(s)
    choice = put_away & ~used
    if choice == 0:
        choice = s.undealt & ~used
    if choice == 0:
        return
    garden = draw_garden(choice, rng)
    s.drawn |= bit(garden) & put_away
    s.track[seat * PLACES + s.laid[seat]] = garden * 2 + below(rng, 2)
    s.laid[seat] += 1
