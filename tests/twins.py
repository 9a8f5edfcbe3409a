"""Twins: a match played side by side by a game and by its oracle, which is told what chance did."""

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cases import Case
from octavo.kernel.chance import below, generator
from octavo.kernel.types import Ints
from situations import Situation


def held(t: Situation, field: str, index: int) -> list[str]:
    """The names of the cards in an entry of a field."""
    f = t.rules.STATE.fields[field]
    assert f.pack is not None
    cards = getattr(t.s, field)[index]
    return list(f.pack.held(cards)) if f.kind == "cards" else spelled(f.pack.names, cards)


def spelled(names: Sequence[str], heap: Sequence[int]) -> list[str]:
    """The cards of a heap, each by its name."""
    return [name for name, n in zip(names, heap, strict=True) for _ in range(n)]


class Twin:
    """An oracle beside a game, and how the two are compared."""

    def __init__(self, t: Situation, oracle: Any) -> None:
        self.t, self.oracle = t, oracle

    def play(self, seat: int, action: str) -> None:
        """Let the oracle play what the game is about to play, or has played."""
        self.oracle.play(seat, action)

    def compare(self) -> None:
        t, oracle, players = self.t, self.oracle, self.t.s.players
        assert t.actors() == oracle.actors()
        for seat in t.actors():
            assert t.legal(seat) == oracle.legal(seat)
        assert t.points() == oracle.points()[:players]
        if not oracle.over:
            for seat in range(players):
                assert sorted(self.hand(seat)) == sorted(oracle.hand(seat))

    def hand(self, seat: int) -> list[str]:
        return held(self.t, "hands", seat)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While the game plays: note what the oracle will have to be told."""
        yield


class DealtTwin(Twin):
    """The oracle is told each deal after it was made."""

    def __init__(self, t: Situation, oracle: Any) -> None:
        super().__init__(t, oracle)
        self.deal()

    def deal(self) -> None:
        if self.oracle.waiting:
            self.oracle.deal(*self.dealt())

    def dealt(self) -> tuple[Any, ...]:
        return ([held(self.t, "hands", seat) for seat in range(self.t.s.players)],)

    def play(self, seat: int, action: str) -> None:
        super().play(seat, action)
        self.deal()


class Chance:
    """What is drawn, given what may come up: as the game draws it, from a generator of the same state."""

    def __init__(self, order: Sequence[str]) -> None:
        self.order = order
        self.rng: Ints = generator(0)

    def __call__(self, cards: list[str]) -> str:
        return sorted(cards, key=self.order.index)[below(self.rng, len(cards))]


class ChancyTwin(Twin):
    """The oracle draws by itself, from the chance that the game meets; both must draw as often."""

    def __init__(self, t: Situation, oracle: Any, chance: Chance) -> None:
        super().__init__(t, oracle)
        self.chance = chance

    def play(self, seat: int, action: str) -> None:
        self.chance.rng = list(self.t.before)
        super().play(seat, action)

    def compare(self) -> None:
        super().compare()
        assert self.chance.rng == self.t.rng
        if self.oracle.over:
            marks = [0] * self.t.s.players
            self.t.rules.standing(self.t.s, marks)
            assert {seat for seat, mark in enumerate(marks) if mark == max(marks)} == self.oracle.winners()


def chance_of(t: Situation, order: Sequence[str]) -> tuple[Chance, int]:
    """The chance of a match that was just dealt, and who starts: drawn by lot before all else, or named."""
    chance = Chance(order)
    chance.rng = list(t.before)
    return chance, below(chance.rng, t.s.players) if t.s.start < 0 else t.s.start


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation, by `games/<game>/twin.py`."""
    made: Twin = importlib.import_module(f"games.{case.key}.twin").twin(t, case)
    return made
