"""The driver: `ask` and `settle` play any match by the rules, and a race by reactions and by lot."""

from collections import Counter

import numpy as np
import pytest

from engine.test_ties import level, speed_card
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.record import NOBODY, Record
from octavo.kernel.timing import CLOCK, WAIT
from octavo.match.match import Terms
from situations import CLUBS

EXPERT_ONE = 0b01_01_10_01  # club players, and an expert in seat 1
TICKS = 20_000  # more than any match has


def players(key: str) -> int:
    return catalogue.game(key).INFO.players[0]


def choose(key: str, s: Record, seat: int, rng: list[int]) -> int:
    """What a simulated player does, as somebody who learns would choose."""
    rules = compiler.interpreted(key)
    actions = [0] * rules.INFO.choices
    n = rules.legal(s, seat, actions)
    if seat == CLOCK or (n == 1 and not rules.racing(s)):
        return actions[0]
    return int(rules.default_action(s, seat, actions, n, rng))


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_match_is_played_to_its_end(key: str) -> None:
    rules, rng = compiler.interpreted(key), generator(1)
    s = Terms(key, players(key), {}).state()
    rules.deal(s, rng)
    for _ in range(TICKS):
        seats = rules.actors(s)
        if not seats:
            return
        asked = rules.ask(s, seats, rng)
        assert asked and asked & ~seats == 0
        assert rules.racing(s) or asked & (asked - 1) == 0, "in turn, or at once in secret: one after the other"
        chosen = [WAIT] * (CLOCK + 1)
        for seat in range(CLOCK + 1):
            if asked >> seat & 1:
                chosen[seat] = choose(key, s, seat, rng)
        seat, action = rules.settle(s, asked, chosen, CLUBS, rng)
        if seat == NOBODY:
            assert action == WAIT and rules.racing(s)
        else:
            assert asked >> seat & 1 and action == chosen[seat]
            rules.apply(s, seat, action, rng)
            assert rules.faults(s) == 0
    raise AssertionError("the match does not end")


def test_an_exact_tie_falls_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    t = speed_card()
    rules = level(compiler.interpreted("ciao"), monkeypatch)
    chosen = [7] * (CLOCK + 1)
    first = Counter(rules.settle(t.s, 0b1110, chosen, CLUBS, generator(n)) for n in range(300))
    assert set(first) == {(1, 7), (2, 7), (3, 7)} and min(first.values()) > 60


def test_a_waiting_seat_is_not_first_and_an_expert_mostly_is() -> None:
    t, first = speed_card(), Counter[int]()
    rules = compiler.interpreted("ciao")
    rr = t.rules.parse("rr")
    chosen = [rr] * CLOCK + [WAIT]
    for n in range(200):
        first[rules.settle(t.s, 0b1110 | 1 << CLOCK, chosen, EXPERT_ONE, generator(n))[0]] += 1
    assert first[1] > first[2] + first[3] and CLOCK not in first
    nobody = rules.settle(t.s, 0b1110, [WAIT] * (CLOCK + 1), CLUBS, generator(1))
    assert nobody == (NOBODY, WAIT)


def test_it_is_the_same_compiled() -> None:
    """In a game of races, from the array of states that compiled rules read."""
    t = speed_card()
    rules, plain = compiler.compiled("ciao"), compiler.interpreted("ciao")
    states = rules.STATE.words(t.s).view(rules.STATE.dtype)
    rr = t.rules.parse("rr")
    for n in range(20):
        chosen = [rr if n >> seat & 1 else WAIT for seat in range(CLOCK + 1)]
        rng = np.array(generator(n), np.int64)
        found = rules.settle(states[0], 0b1110, np.array(chosen, np.int64), CLUBS, rng)
        assert found == plain.settle(t.s, 0b1110, chosen, CLUBS, generator(n))
        assert rules.ask(states[0], 0b1110, rng) == 0b1110
