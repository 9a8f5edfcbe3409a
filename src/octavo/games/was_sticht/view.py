"""Was sticht?: who knows what (R37 and on)."""

from octavo.games.was_sticht.rules import CHOOSING, COLOURS, NUMBERS, PICKING, SEATS, TASK_KINDS, row_winner
from octavo.kernel.cards import NO_CARD, count, lowest
from octavo.kernel.chance import below
from octavo.kernel.primitives import scratch
from octavo.kernel.record import copy
from octavo.kernel.types import Card, Cards, Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """All but the trumps until the rows are done (R37), and chosen tasks until all have chosen (R39)."""
    view.players, view.start = s.players, s.start
    view.rounds, view.starter, view.phase, view.turn = s.rounds, s.starter, s.phase, s.turn
    view.pool = s.pool
    copy(view.tasks, s.tasks)
    copy(view.discarded, s.discarded)
    if s.phase != PICKING or seat == s.starter:
        view.trump_colour, view.trump_number = s.trump_colour, s.trump_number
    copy(view.rows, s.rows)
    view.row = s.row
    copy(view.picks, s.picks)
    copy(view.announced, s.announced)
    copy(view.hands, s.hands)
    for other in range(SEATS):
        if s.phase != CHOOSING or other == seat or other >= s.players:
            view.chosen[other] = s.chosen[other]
    view.ready, view.leader = s.ready, s.leader
    copy(view.trick, s.trick)
    copy(view.last, s.last)
    copy(view.tricks, s.tricks)
    copy(view.taken, s.taken)


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Trumps that fit every announcement, each pair as likely (R40), and a task for whoever has chosen one."""
    if view.phase == PICKING and seat != view.starter:
        pairs = scratch()
        n = 0
        for pair in range(COLOURS * NUMBERS):
            if fits(view, pair // NUMBERS, pair % NUMBERS):
                pairs[n] = pair
                n += 1
        pair = pairs[below(rng, n)]
        view.trump_colour, view.trump_number = pair // NUMBERS, pair % NUMBERS
    if view.phase == CHOOSING:
        for other in range(SEATS):
            if other != seat:
                view.chosen[other] = NO_CARD
                if view.ready >> other & 1:
                    view.chosen[other] = _one(view.tasks[other] & TASK_KINDS, rng)


def fits(view: State, colour: int, number: int) -> bool:
    """Whether all winners announced so far would have won under these trumps."""
    for row in range(view.row):
        if row_winner(view, row, colour, number) != view.announced[row]:
            return False
    return True


def _one(cards: Cards, rng: Ints) -> Card:
    """One card of a set that is not empty, each as likely."""
    for _ in range(below(rng, count(cards))):
        cards &= cards - 1
    return lowest(cards)
