"""Was sticht?: the game beside its oracle."""

from typing import Any

from cases import Case
from games.was_sticht.oracle import WasSticht
from situations import Situation
from twins import DealtTwin, Twin, held


class WasStichtTwin(DealtTwin):
    def dealt(self) -> tuple[Any, ...]:
        colours, numbers = (self.t.rules.STATE.fields[name].names for name in ("trump_colour", "trump_number"))
        rows = [held(self.t, "rows", row) for row in range(9)]
        return rows, colours[self.t.s.trump_colour], numbers[self.t.s.trump_number]

    def compare(self) -> None:
        super().compare()
        if not self.oracle.over:
            assert self.t.s.announced[: self.t.s.row] == self.oracle.announced


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    return WasStichtTwin(t, WasSticht(case.players, dict(case.terms.options), t.s.starter))
