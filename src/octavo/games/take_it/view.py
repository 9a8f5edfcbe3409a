"""Take it!: who knows what (R31 and on)."""

from octavo.games.take_it.rules import STATE, State
from octavo.kernel.derived import observing
from octavo.kernel.types import Ints, Seat

observe = observing(STATE, __name__)


def imagine(view: State, seat: Seat, rng: Ints) -> None:
    """Nothing is left to imagine: a view is the whole of it."""
