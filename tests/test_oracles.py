"""Each game agrees, action by action, with a slow twin that was written from the rules' texts alone.

Compared after every action: who may act, what is legal, what is held, and the points. `--deep` plays ten times as many.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cases import CASES, Case
from octavo import catalogue
from octavo.types import State
from oracles.meinz import Meinz
from oracles.mu import Mu
from oracles.njet import Njet
from oracles.was_sticht import WasSticht
from situations import Situation

MATCHES = {"mu": 400, "njet": 400, "was_sticht": 1000, "meinz": 400}  # shared by the cases of a game


def held(t: Situation, field: str, index: int) -> list[str]:
    """The names of the cards in an entry of a field."""
    pack = t.rules.STATE.fields[field].pack
    assert pack is not None
    return list(pack.held(getattr(t.s, field)[index]))


class Twin:
    """An oracle, and how it is told what chance did."""

    def __init__(self, t: Situation, oracle: Any) -> None:
        self.t = t
        self.oracle = oracle
        self.monster: deque[str] = deque()
        self.deal()

    def deal(self) -> None:
        t, seats = self.t, range(self.t.s.players)
        if not self.oracle.waiting:
            return
        if t.key == "was_sticht":
            colours, numbers = (t.rules.STATE.fields[name].names for name in ("trump_colour", "trump_number"))
            rows = [held(t, "rows", row) for row in range(9)]
            self.oracle.deal(rows, colours[t.s.trump_colour], numbers[t.s.trump_number])
        elif t.key == "meinz":
            monster = self.monster.popleft if t.s.players == 3 else None
            self.oracle.deal([held(t, "hands", seat) for seat in seats], monster)
        else:
            self.oracle.deal([held(t, "hands", seat) for seat in seats])

    def play(self, seat: int, action: str) -> None:
        self.oracle.play(seat, action)
        self.deal()

    def compare(self) -> None:
        t, oracle, players = self.t, self.oracle, self.t.s.players
        assert t.actors() == oracle.actors()
        for seat in t.actors():
            assert t.legal(seat) == oracle.legal(seat)
        assert t.points() == oracle.points()[:players]
        if t.key == "meinz":
            assert t.s.total == oracle.points()
        if oracle.over:
            return
        for seat in range(players):
            cards = held(t, "hands", seat) + (held(t, "laid", seat) if t.key == "mu" else [])
            assert sorted(cards) == sorted(oracle.hand(seat))
        if t.key == "was_sticht":
            assert t.s.announced[: t.s.row] == oracle.announced


def twin(t: Situation, case: Case) -> Twin:
    options = dict(case.options)
    makers: dict[str, Callable[[State], Any]] = {
        "mu": lambda s: Mu(case.players, options, s.dealer),
        "njet": lambda s: Njet(case.players, options, s.dealer),
        "was_sticht": lambda s: WasSticht(case.players, options, s.starter),
        "meinz": lambda s: Meinz(case.players, options, s.starter),
    }
    return Twin(t, makers[t.key](t.s))


@contextmanager
def watching_the_monster(t: Situation, seen: deque[str]) -> Iterator[None]:
    """Note the cards that Meinz's monster turns up, which the oracle has to be told."""
    if t.key != "meinz":
        yield
        return
    space = t.rules.apply.__globals__
    turn_up = space["_top_card"]

    def noted(s: State, rng: Any) -> int:
        card: int = turn_up(s, rng)
        seen.append(t.rules.STATE.fields["hands"].pack.names[card])
        return card

    space["_top_card"] = noted
    try:
        yield
    finally:
        space["_top_card"] = turn_up


def test_every_game_has_an_oracle() -> None:
    assert set(MATCHES) == set(catalogue.KEYS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_oracle_agrees(case: Case, deep: bool) -> None:
    matches = MATCHES[case.key] // sum(other.key == case.key for other in CASES) + 1
    for seed in range(matches * (10 if deep else 1)):
        t = Situation.deal(case.key, case.players, 1000 + seed, **dict(case.options))
        oracle = twin(t, case)
        with watching_the_monster(t, oracle.monster):
            oracle.compare()
            while t.actors():
                seat, action = t.step()
                oracle.play(seat, t.rules.name(action))
                oracle.compare()
        assert oracle.oracle.over
