"""Kreuz & Quer: the scene for one seat.

Players may not look through the cards that they have collected (R43). The table shows how many there are, and the top
one while the pawn moves.
"""

from collections.abc import Iterator
from functools import lru_cache

from octavo.games.kreuz_quer.collecting import terrain_of
from octavo.games.kreuz_quer.fields import DIGIT, FIELDS
from octavo.games.kreuz_quer.gardens import garden_of
from octavo.games.kreuz_quer.moving import top_card
from octavo.games.kreuz_quer.table import (
    GARDENS,
    GOAL,
    RACES,
    SIDES,
    TERRAIN,
    Length,
    Phase,
    State,
    own_gardens,
    side_at,
)
from octavo.games.kreuz_quer.view import hand_is_open, hand_size
from octavo.kernel.cards import NO_CARD
from octavo.kernel.contract import Fact, Scene, Zone
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.kernel.types import Card, Seat

KEPT_GARDENS = 1024  # gardens whose fields are remembered in letters


def scene(view: State, seat: Seat) -> Scene:
    """Tracks, pawns and hands; the cards on the table, and the seat's own gardens field by field."""
    zones = [Zone("up", None, tuple(name for name, n in zip(TERRAIN.names, view.up, strict=True) for _ in range(n)))]
    for owner in range(view.players):
        zones += _zones(view, seat, owner)
    facts = [*_progress(view), *(_pawn(view, owner) for owner in range(view.players)), *_gardens(view, seat)]
    return Scene(Phase(view.phase).text, tuple(zones), tuple(facts))


def _zones(view: State, seat: Seat, owner: Seat) -> Iterator[Zone]:
    """The zones of a seat."""
    if view.phase <= Phase.LAY:
        known = owner == seat or hand_is_open(view)
        hand = GARDENS.held(view.hands[owner]) if known else ("?",) * hand_size(view, owner)
        yield Zone("hand", owner, hand)
    if view.phase <= Phase.LAY and view.ready >> owner & 1:
        yield Zone("away", owner, GARDENS.held(view.away[owner]) if owner == seat else ("?", "?"))
    lying = range(view.gone[owner] + 1, view.laid[owner] + 1)
    yield Zone("track", owner, tuple(SIDES.names[side_at(view, owner, place)] for place in lying))
    if view.goal[owner] != NO_CARD:
        yield Zone("goal", owner, (TERRAIN.names[view.goal[owner]],))
    if view.held[owner] != NO_CARD:
        yield Zone("held", owner, (_shown(view.held[owner]),))
    yield Zone("queue", owner, _queue(view, owner))


def _shown(card: Card) -> str:
    return "?" if card == HIDDEN else TERRAIN.names[terrain_of(card)]


def _queue(view: State, owner: Seat) -> tuple[str, ...]:
    left = view.collected[owner] - view.used[owner]
    if view.phase == Phase.MOVE and view.turn == owner:
        return (TERRAIN.names[top_card(view, owner)], *("?",) * (left - 1))
    return ("?",) * left


def _progress(view: State) -> Iterator[Fact]:
    """How far the match has come."""
    if view.length == Length.LONG:
        races = RACES[view.players]
        yield Fact("race", {"race": min(view.races + 1, races), "races": races})
    yield Fact("round", {"round": view.rounds + 1 if view.phase <= Phase.MOVE else view.rounds})
    yield Fact("down", {"cards": view.down_left}, quiet=True)
    if view.caller != NOBODY:
        yield Fact("stopped", {"seat": view.caller}, quiet=True)


def _pawn(view: State, owner: Seat) -> Fact:
    """Where a pawn is."""
    if view.place[owner] == GOAL:
        return Fact("on-goal", {"seat": owner}, role="pawn-goal", quiet=True)
    if view.place[owner] == 0:
        return Fact("at-start", {"seat": owner}, role="pawn-start", quiet=True)
    where: dict[str, str | int] = {"seat": owner, "place": view.place[owner], "field": view.field[owner]}
    return Fact("pawn", where, role="pawn", quiet=True)


def _gardens(view: State, seat: Seat) -> Iterator[Fact]:
    """One's own gardens field by field, rows from the start side: those in hand, and those that lie before the pawn."""
    if not 0 <= seat < view.players:
        return
    if view.laid[seat] < own_gardens(view):
        for garden in GARDENS.held(view.hands[seat]):
            yield Fact("in-hand", {"garden": garden, "fields": _fields(view, SIDES.card(garden))})
    for place in range(view.gone[seat] + 1, view.laid[seat] + 1):
        side = side_at(view, seat, place)
        yield Fact("garden", {"place": place, "garden": SIDES.names[side], "fields": _fields(view, side)})


def down_fact(view: State) -> int:
    """Where among the facts the cards that lie face down are."""
    return 2 if view.length == Length.LONG else 1


def garden_fact(view: State, seat: Seat, place: int) -> int:
    """The place among the facts of a garden of the seat's track, while the pawn moves."""
    before = sum(1 for _ in _progress(view)) + view.players
    return before + place - view.gone[seat] - 1


def _fields(view: State, side: int) -> str:
    return _letters(garden_of(view, side))


@lru_cache(KEPT_GARDENS)
def _letters(garden: int) -> str:
    letters = [TERRAIN.names[garden >> DIGIT * field & 7] for field in range(FIELDS)]
    return " ".join("".join(letters[row : row + 3]) for row in range(0, FIELDS, 3))
