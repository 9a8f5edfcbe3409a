"""Twins: a match played side by side by a game and by its oracle, which is told what chance did."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cases import Case
from octavo.kernel.chance import below, generator
from octavo.kernel.record import LETTER
from octavo.kernel.types import Ints
from oracles.ciao import Ciao
from oracles.huzz import Huzz
from oracles.kreuz_quer import KreuzQuer
from oracles.meinz import Meinz
from oracles.mu import Mu
from oracles.njet import Njet
from oracles.take_it import TakeIt
from oracles.was_sticht import WasSticht
from situations import Situation

LETTERS = "fpmvwkgs"


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


class MuTwin(DealtTwin):
    def hand(self, seat: int) -> list[str]:
        return super().hand(seat) + held(self.t, "laid", seat)


class WasStichtTwin(DealtTwin):
    def dealt(self) -> tuple[Any, ...]:
        colours, numbers = (self.t.rules.STATE.fields[name].names for name in ("trump_colour", "trump_number"))
        rows = [held(self.t, "rows", row) for row in range(9)]
        return rows, colours[self.t.s.trump_colour], numbers[self.t.s.trump_number]

    def compare(self) -> None:
        super().compare()
        if not self.oracle.over:
            assert self.t.s.announced[: self.t.s.row] == self.oracle.announced


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
            self.monster.append(self.t.rules.STATE.fields["hands"].pack.names[card])
            return card

        space["_top_card"] = noted
        try:
            yield
        finally:
            space["_top_card"] = turn_up


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


class HuzzTwin(ChancyTwin):
    def compare(self) -> None:
        super().compare()
        s, names = self.t.s, self.t.rules.STATE.fields["pile"].pack.names
        if not self.oracle.over:
            assert spelled(names, s.shadow) == self.oracle.shadow()
            assert len(spelled(names, s.pile)) == s.left


class CiaoTwin(ChancyTwin):
    def compare(self) -> None:
        super().compare()
        if not self.oracle.over:
            assert self.t.s.pile_size == self.oracle.pile_size()


class KreuzQuerTwin(ChancyTwin):
    def hand(self, seat: int) -> list[str]:
        s, longest = self.t.s, len(self.t.s.queue) // len(self.t.s.collected)
        if s.turn >= 0 and not self.oracle.hand(seat):
            return []  # the move is over, and what was left is lost; the record keeps it until the round ends
        mine = s.queue[seat * longest + s.used[seat] : seat * longest + s.collected[seat]]
        return [LETTERS[letter % len(LETTERS)] for letter in mine]

    def compare(self) -> None:
        super().compare()
        for seat in range(self.t.s.players):
            if not self.oracle.over:
                assert self.hand(seat) == self.oracle.hand(seat), "in order"
                assert (self.t.s.place[seat], self.t.s.field[seat]) == self.oracle.place(seat)


class TakeItTwin(ChancyTwin):
    def hand(self, seat: int) -> list[str]:
        return held(self.t, "taken", seat)

    def compare(self) -> None:
        super().compare()
        names = self.t.rules.STATE.fields["pile"].pack.names
        assert self.oracle.over or sorted(names[card] for card in self.t.s.row[: self.t.s.row_size]) == sorted(
            self.oracle.row()
        )


def _chance(t: Situation, order: Sequence[str]) -> tuple[Chance, int]:
    """The chance of a match that was just dealt, and who starts: drawn by lot before all else, or named."""
    chance = Chance(order)
    chance.rng = list(t.before)
    return chance, below(chance.rng, t.s.players) if t.s.start < 0 else t.s.start


def _huzz(t: Situation, case: Case) -> Twin:
    chance, start = _chance(t, [*map(str, range(1, 14)), "x"])
    return HuzzTwin(t, Huzz(case.players, dict(case.terms.options), start, chance), chance)


def _ciao(t: Situation, case: Case) -> Twin:
    kinds = t.rules.STATE.fields["deck"].pack.names
    chance, start = _chance(t, kinds)
    return CiaoTwin(t, Ciao(case.players, dict(case.terms.options), start, spelled(kinds, t.s.deck), chance), chance)


def _kreuz_quer(t: Situation, case: Case) -> Twin:
    chance, start = _chance(t, [*map(str, range(29)), *LETTERS])
    gardens = {i + 1: _rows(word) for i, word in enumerate(t.s.gardens)}
    terrain = spelled(LETTERS, t.s.terrain)
    return KreuzQuerTwin(t, KreuzQuer(case.players, dict(case.terms.options), start, gardens, terrain, chance), chance)


def _rows(word: int) -> list[str]:
    letters = "".join(LETTERS[word >> LETTER * i & 7] for i in range(18))
    return [letters[i : i + 3] for i in range(0, 18, 3)]


def _take_it(t: Situation, case: Case) -> Twin:
    kinds = t.rules.STATE.fields["deck"].pack.names
    chance, start = _chance(t, kinds)
    return TakeItTwin(
        t, TakeIt(case.players, dict(case.terms.options), start, spelled(kinds, t.s.deck), chance), chance
    )


def twin(t: Situation, case: Case) -> Twin:
    """The game that was just dealt, and its oracle in the same situation."""
    makers: dict[str, Callable[[Situation, Case], Twin]] = {
        "mu": lambda t, c: MuTwin(t, Mu(c.players, dict(c.terms.options), t.s.dealer)),
        "njet": lambda t, c: DealtTwin(t, Njet(c.players, dict(c.terms.options), t.s.dealer)),
        "was_sticht": lambda t, c: WasStichtTwin(t, WasSticht(c.players, dict(c.terms.options), t.s.starter)),
        "meinz": lambda t, c: MeinzTwin(t, Meinz(c.players, dict(c.terms.options), t.s.starter)),
        "huzz": _huzz,
        "ciao": _ciao,
        "kreuz_quer": _kreuz_quer,
        "take_it": _take_it,
    }
    return makers[case.key](t, case)
