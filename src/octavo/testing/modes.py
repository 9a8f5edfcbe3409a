"""Modes: the same rules interpreted, compiled for this processor and for a GPU, and in the page."""

import ast
import importlib
import inspect
from collections.abc import Iterable
from types import FunctionType

import numpy as np
import pytest

from octavo.engine import compiler, translator
from octavo.engine.playout import DIGEST, REPORT
from octavo.kernel.chance import WORDS
from octavo.lab import gpu
from octavo.lab.simulate import Simulation, chunk_player
from octavo.testing.cases import Case, cases
from octavo.testing.games import Games
from octavo.text.refusal import Refused

MATCHES = 3
SEED = 11

FORBIDDEN = (
    ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.ClassDef,
    ast.Raise, ast.Try, ast.With, ast.Assert, ast.Yield, ast.YieldFrom, ast.Await, ast.JoinedStr, ast.Div, ast.Pow,
    ast.Global, ast.Nonlocal, ast.Slice, ast.Starred,
)  # fmt: skip


def functions(module: str) -> list[FunctionType]:
    """The functions that a module defines."""
    found = vars(importlib.import_module(module)).values()
    return [f for f in found if isinstance(f, FunctionType) and f.__module__ == module]


def check_subset(rules: Iterable[FunctionType]) -> None:
    """Rules have nothing that only one of the modes can run."""
    for function in rules:
        tree = ast.parse(inspect.getsource(function)).body[0]
        assert isinstance(tree, ast.FunctionDef)
        where = f"{function.__module__}.{function.__name__}"
        for node in (inner for statement in tree.body for inner in ast.walk(statement)):
            assert not isinstance(node, FORBIDDEN), f"{where}: {type(node).__name__}"
            if isinstance(node, ast.Constant) and not isinstance(node.value, int):
                docstring = isinstance(node.value, str) and node.value == ast.get_docstring(tree, clean=False)
                assert docstring, f"{where}: {node.value!r}"
            if isinstance(node, ast.Name):
                assert node.id not in ("np", "numba", "print", "sum", "any", "all", "sorted"), f"{where}: {node.id}"


class ModesTests(Games):
    """A game is the same at every speed."""

    def test_rules_stay_in_the_common_subset(self, key: str) -> None:
        for module in compiler.parts(key):
            check_subset(functions(module))

    def test_compiled_is_interpreted(self, few: Case) -> None:
        """Compiled rules play the same matches as interpreted ones, to the last number of the final state."""
        plan = Simulation(few.terms, MATCHES, seed=SEED)
        compiled, compiled_points, compiled_marks = chunk_player(plan)(0, MATCHES)
        rules = compiler.interpreted(few.key)
        for match in range(MATCHES):
            s, rng, report = few.terms.state(), [0] * WORDS, [0] * REPORT
            rules.begin(s, rng, SEED, match)
            rules.playout(s, rng, [0] * rules.INFO.choices, plan.skill_bits, rules.INFO.longest, True, report)
            report[DIGEST] = rules.digest(rules.STATE.narrowed(s).view(np.int64).tolist(), match)
            points, marks = [0] * len(compiled_points[match]), [0] * len(compiled_points[match])
            rules.score(s, points)
            rules.standing(s, marks)
            assert report == compiled[match].tolist()
            assert points == compiled_points[match].tolist()
            assert marks == compiled_marks[match].tolist()

    def test_views_and_imagined_worlds_are_the_same_compiled(self, key: str) -> None:
        """`observe`, `imagine` and `faults` give the same numbers at both speeds."""
        case = cases(key)[0]
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

    def test_the_page_can_run_the_rules(self, key: str) -> None:
        """A page replays a finished match by itself, and so checks the deal."""
        text = translator.javascript(key)
        assert "export {" in text and " as apply" in text


class GpuTests(Games):
    """A game's playout compiles for a GPU. None is needed for that, only the package numba-cuda."""

    def test_it_compiles_for_a_gpu(self, key: str) -> None:
        try:
            text = gpu.ptx(key)
        except Refused as refused:
            if refused.key != "no-gpu-packages":
                raise
            pytest.skip(str(refused))
        assert ".target sm_90" in text
        assert "play_matches" in text
