"""Take it!: who knows what (R31 and on)."""

from octavo.games.take_it.rules import SEATS
from octavo.kernel.record import copy
from octavo.kernel.types import Ints, Seat, State


def observe(s: State, seat: Seat, view: State) -> None:
    """Everything, for everyone: all cards were turned in sight of all, and no record holds the order of the rest."""
    view.players, view.start, view.rounds = s.players, s.start, s.rounds
    copy(view.deck, s.deck)
    view.phase, view.dealer = s.phase, s.dealer
    copy(view.pile, s.pile)
    view.pile_size = s.pile_size
    copy(view.row, s.row)
    view.row_size = s.row_size
    copy(view.stacks, s.stacks)
    view.callers = s.callers
    for owner in range(SEATS):
        copy(view.taken[owner], s.taken[owner])


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Nothing is left to imagine: a view is the whole of it."""
