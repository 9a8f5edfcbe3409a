"""Meinz: the game beside its oracle."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cases import Case
from games.meinz.oracle import Meinz
from situations import Situation
from twins import DealtTwin, Twin


class MeinzTwin(DealtTwin):
    """The monster turns up cards that the oracle has to be told."""

    def __init__(self, t: Situation, oracle: Any) -> None:
        self.monster: deque[str] = deque()
        super().__init__(t, oracle)

    def dealt(self) -> tuple[Any, ...]:
        return *super().dealt(), self.monster.popleft if self.t.s.players == 3 else None

    def compare(self) -> None:
        super().compare()
        assert self.t.s.total == self.oracle.points()

    @contextmanager
    def watching(self) -> Iterator[None]:
        space = self.t.rules.apply.__globals__
        turn_up = space["_top_card"]

        def noted(s: Any, rng: Any) -> int:
            card: int = turn_up(s, rng)
            self.monster.append(self.t.rules.STATE.fields["hands"].card_names[card])
            return card

        space["_top_card"] = noted
        try:
            yield
        finally:
            space["_top_card"] = turn_up


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    return MeinzTwin(t, Meinz(case.players, dict(case.terms.options), t.s.starter))
