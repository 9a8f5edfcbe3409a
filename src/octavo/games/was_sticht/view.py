"""Was sticht?: who knows what (R37 and on)."""

from octavo.games.was_sticht.rules import COLOURS, NUMBERS, SEATS, STATE, TASK_KINDS, Phase, State, row_winner
from octavo.kernel.cards import NO_CARD, count, lowest
from octavo.kernel.chance import below
from octavo.kernel.derived import observing
from octavo.kernel.primitives import scratch
from octavo.kernel.types import Card, Cards, Ints, Seat

seen = observing(STATE, __name__, "seen")


def observe(s: State, seat: Seat, view: State) -> None:
    """The public fields, the trumps as soon as the rows are done (R37), and all chosen tasks together (R39)."""
    seen(s, seat, view)
    if s.phase != Phase.ROWS or seat == s.starter:
        view.trump_colour, view.trump_number = s.trump_colour, s.trump_number
    for other in range(SEATS):
        if s.phase != Phase.CHOOSE or other >= s.players:
            view.chosen[other] = s.chosen[other]


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Trumps that fit every announcement, all equally likely (R40), and a task for each seat that has chosen one."""
    if view.phase == Phase.ROWS and seat != view.starter:
        pairs = scratch()
        n = 0
        for pair in range(COLOURS * NUMBERS):
            if fits(view, pair // NUMBERS, pair % NUMBERS):
                pairs[n] = pair
                n += 1
        pair = pairs[below(rng, n)]
        view.trump_colour, view.trump_number = pair // NUMBERS, pair % NUMBERS
    if view.phase == Phase.CHOOSE:
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
