"""Kreuz & Quer: collecting terrain cards, all at once (R12 to R18)."""

from octavo.games.kreuz_quer.table import (
    GRAB,
    GRAB_UP,
    KEEP,
    KINDS,
    OPEN,
    QUEUE,
    RETURN,
    STOP,
    Early,
    Phase,
    State,
    first_mover,
)
from octavo.kernel.cards import NO_CARD
from octavo.kernel.heaps import draw_one, total
from octavo.kernel.record import NOBODY, clear, copy
from octavo.kernel.types import Action, Card, Ints, Seat


def gather(s: State) -> None:
    """Turn all terrain cards face down again (R11)."""
    for seat in range(s.players):
        for place in range(seat * QUEUE, seat * QUEUE + s.collected[seat]):
            s.queue[place] = NO_CARD
    clear(s.collected, 0)
    clear(s.used, 0)
    clear(s.up, 0)
    copy(s.down, s.terrain)
    s.down_left = total(s.terrain)
    s.caller = NOBODY
    s.early = Early.NO


def legal_grabs(s: State, seat: Seat, actions: Ints) -> int:
    """To grab a card, or what to do with the one held; and always to stop (R13 to R16)."""
    n = 0
    if s.held[seat] != NO_CARD:
        actions[0], actions[1] = KEEP, RETURN
        n = 2
    else:
        if s.down_left > 0:
            actions[0] = GRAB
            n = 1
        for terrain in range(KINDS):
            if s.up[terrain] > 0:
                actions[n] = GRAB_UP + terrain
                n += 1
    actions[n] = STOP
    return n + 1


def collect(s: State, seat: Seat, action: Action, rng: Ints) -> None:
    """Do what a seat does while all collect."""
    if action == GRAB:
        s.held[seat] = draw_one(s.down, s.down_left, rng)
        s.down_left -= 1
    elif action < KEEP:
        s.up[action - GRAB_UP] -= 1
        s.held[seat] = action - GRAB_UP + OPEN
    elif action == KEEP:
        _keep(s, seat)
    elif action == RETURN:
        _put_back(s, seat)
    else:
        _stop(s, seat)


def terrain_of(card: Card) -> Card:
    """The terrain of a card in somebody's hands."""
    return card & (KINDS - 1)


def _keep(s: State, seat: Seat) -> None:
    """Add the card held to the end of the queue; if it was the last of all, collecting is over (R14, R18)."""
    s.queue[seat * QUEUE + s.collected[seat]] = s.held[seat]
    s.collected[seat] += 1
    s.held[seat] = NO_CARD
    if s.down_left == 0 and nothing_to_take(s):
        _begin_moving(s)


def nothing_to_take(s: State) -> bool:
    """Whether no card lies on the table, nor is in anybody's hand that may put it back."""
    for seat in range(s.players):
        if s.held[seat] != NO_CARD:
            return False
    return s.down_left + total(s.up) == 0


def _put_back(s: State, seat: Seat) -> None:
    s.up[terrain_of(s.held[seat])] += 1
    s.held[seat] = NO_CARD


def _stop(s: State, seat: Seat) -> None:
    """End the collecting; cards held go back to the table (R16, R17)."""
    s.caller = seat
    if s.down_left > 0:
        s.early = Early.YES
    for other in range(s.players):
        if s.held[other] != NO_CARD:
            _put_back(s, other)
    _begin_moving(s)


def _begin_moving(s: State) -> None:
    s.phase = Phase.MOVE
    s.turn = first_mover(s)
