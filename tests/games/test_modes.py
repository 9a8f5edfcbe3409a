"""Compiled rules play the same matches as interpreted ones, to the last number of the final state."""

import numpy as np
import pytest

from cases import CASES, EACH, Case
from octavo.engine import compiler
from octavo.engine.playout import DIGEST, REPORT
from octavo.kernel.chance import WORDS
from octavo.lab.simulate import Simulation, chunk_player

MATCHES = 3
SEED = 11


@pytest.mark.parametrize("case", EACH, ids=str)
def test_compiled_is_interpreted(case: Case) -> None:
    plan = Simulation(case.terms, MATCHES, seed=SEED)
    compiled, compiled_points, compiled_marks = chunk_player(plan)(0, MATCHES)
    rules = compiler.interpreted(case.key)
    for match in range(MATCHES):
        s, rng, report = case.terms.state(), [0] * WORDS, [0] * REPORT
        rules.begin(s, rng, SEED, match)
        rules.playout(s, rng, [0] * rules.INFO.choices, plan.skill_bits, rules.INFO.longest, True, report)
        report[DIGEST] = rules.digest(rules.STATE.narrowed(s).view(np.int64).tolist(), match)
        points, marks = [0] * len(compiled_points[match]), [0] * len(compiled_points[match])
        rules.score(s, points)
        rules.standing(s, marks)
        assert report == compiled[match].tolist()
        assert points == compiled_points[match].tolist()
        assert marks == compiled_marks[match].tolist()


@pytest.mark.parametrize("key", sorted({case.key for case in CASES}))
def test_views_and_imagined_worlds_are_the_same_compiled(key: str) -> None:
    """`observe`, `imagine` and `faults` give the same numbers at both speeds."""
    case = next(case for case in CASES if case.key == key)
    slow, fast = compiler.interpreted(key), compiler.compiled(key)
    layout = slow.STATE
    s, rng = case.terms.state(), [0] * WORDS
    slow.begin(s, rng, SEED, 0)
    actions = [0] * slow.INFO.choices
    for step in range(150):
        for seat in (step % case.players, -1):
            view, words = layout.blank(), np.full(layout.size, -2, np.int64)
            slow.observe(s, seat, view)
            fast.observe(layout.array(layout.words(s))[0], seat, layout.array(words)[0])
            assert layout.words(view).tolist() == words.tolist()
            chance, compiled_chance = list(rng), np.array(rng, np.int64)
            slow.imagine(view, seat, chance)
            fast.imagine(layout.array(words)[0], seat, compiled_chance)
            assert layout.words(view).tolist() == words.tolist()
            assert chance == compiled_chance.tolist()
        seats = slow.actors(s)
        if not seats:
            break
        seat, action = slow.next_action(s, seats, 0, rng, actions)
        slow.apply(s, seat, action, rng)
