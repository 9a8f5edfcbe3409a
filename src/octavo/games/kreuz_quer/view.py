"""Kreuz & Quer: who knows what (R40 and on)."""

from octavo.games.kreuz_quer.collecting import terrain_of
from octavo.games.kreuz_quer.table import (
    ALL,
    COPIES,
    KINDS,
    OPEN,
    PLACES,
    PUT_AWAY,
    QUEUE,
    SEATS,
    STATE,
    Phase,
    State,
    own_gardens,
)
from octavo.kernel.cards import NO_CARD, bit, count
from octavo.kernel.dealing import fill
from octavo.kernel.derived import observing
from octavo.kernel.heaps import draw_one, total
from octavo.kernel.primitives import scratch
from octavo.kernel.record import HIDDEN
from octavo.kernel.types import Card, Ints, Seat

seen = observing(STATE, __name__, "seen")


def observe(s: State, seat: Seat, view: State) -> None:
    """The public fields, hands as soon as they are open, and those cards of others that all have seen."""
    seen(s, seat, view)
    for owner in range(SEATS):
        if hand_is_open(s):
            view.hands[owner] = s.hands[owner]
        if owner != seat:
            view.held[owner] = _open(s.held[owner])
            for place in range(owner * QUEUE, (owner + 1) * QUEUE):
                view.queue[place] = _open(s.queue[place])


def hand_is_open(s: State) -> bool:
    """Whether all know the gardens in all hands: none, once they are laid, or those that were laid before (R41)."""
    return s.races > 0 or s.phase > Phase.LAY


def _open(card: Card) -> Card:
    """A card in somebody's hands as the others see it."""
    if card == NO_CARD or card >= OPEN:
        return card
    return HIDDEN


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Deal out the gardens and the terrain that the seat has not seen."""
    _imagine_gardens(view, seat, rng)
    _imagine_terrain(view, rng)


def _imagine_gardens(view: State, seat: Seat, rng: Ints) -> None:
    """Gardens for the other hands, those put away by others, and the undealt ones.

    What came back as a penalty had been put away (R45).
    """
    places, rooms, lacks = scratch(), scratch(), scratch()
    box = 2 * SEATS  # the place of the undealt ones
    unseen = ALL
    for owner in range(SEATS):
        hidden = SEATS + owner  # the place of the gardens put away
        places[owner] = places[hidden] = rooms[owner] = rooms[hidden] = 0
        lacks[owner], lacks[hidden] = view.drawn, 0
        if owner >= view.players:
            continue
        for place in range(min(view.laid[owner], own_gardens(view))):
            unseen &= ~bit(view.track[owner * PLACES + place] >> 1)
        if owner == seat or hand_is_open(view):
            places[owner] = view.hands[owner]
        else:
            rooms[owner] = hand_size(view, owner)
        if owner == seat:
            places[hidden] = view.away[owner]
        elif view.ready >> owner & 1:
            rooms[hidden] = PUT_AWAY
        unseen &= ~(places[owner] | places[hidden])
    places[box], lacks[box] = 0, view.drawn
    rooms[box] = count(unseen)
    for place in range(box):
        rooms[box] -= rooms[place]
    fill(places, rooms, lacks, box + 1, unseen, COPIES, rng)
    for owner in range(SEATS):
        view.hands[owner], view.away[owner] = places[owner], places[SEATS + owner]
    view.undealt = places[box]


def hand_size(s: State, seat: Seat) -> int:
    """How many gardens a seat has in hand, from what all can see."""
    if s.phase == Phase.AWAY and not s.ready >> seat & 1:
        return own_gardens(s) + PUT_AWAY
    return max(own_gardens(s) - s.laid[seat], 0)


def _imagine_terrain(view: State, rng: Ints) -> None:
    """Terrain for what others took face down, in any order; the rest lies face down on the table."""
    for terrain in range(KINDS):
        view.down[terrain] = view.terrain[terrain] - view.up[terrain]
    for owner in range(SEATS):
        if view.held[owner] >= 0:
            view.down[terrain_of(view.held[owner])] -= 1
        for place in range(owner * QUEUE, (owner + 1) * QUEUE):
            if view.queue[place] >= 0:
                view.down[terrain_of(view.queue[place])] -= 1
    for terrain in range(KINDS):
        view.down[terrain] = max(view.down[terrain], 0)  # a view that was typed in may have too many of a kind
    left = total(view.down)
    for owner in range(SEATS):
        if view.held[owner] == HIDDEN:
            view.held[owner] = draw_one(view.down, left, rng)
            left -= 1
        for place in range(owner * QUEUE, (owner + 1) * QUEUE):
            if view.queue[place] == HIDDEN:
                view.queue[place] = draw_one(view.down, left, rng)
                left -= 1
