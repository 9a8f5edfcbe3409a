"""Rules stay within the common subset of interpreter, CPU and GPU: there is no rule that only one of them can run."""

import ast
import importlib
import inspect
from types import FunctionType

import pytest

from octavo.engine import compiler
from octavo.games import catalogue
from octavo.lab.arena.seer import SEEING

FORBIDDEN = (
    ast.List, ast.Dict, ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.ClassDef,
    ast.Raise, ast.Try, ast.With, ast.Assert, ast.Yield, ast.YieldFrom, ast.Await, ast.JoinedStr, ast.Div, ast.Pow,
    ast.Global, ast.Nonlocal, ast.Slice, ast.Starred,
)  # fmt: skip

MODULES = [
    *compiler.KERNEL,
    *compiler.GENERIC,
    SEEING,
    *(part for key in catalogue.listed() for part in compiler.parts(key)),
]

# Plain Python beside the kernel's rules: it makes packs and records, and generators from seeds.
PLAIN = {
    "number_cards", "generator",
    "cards", "one_card", "counts", "letters", "one_seat", "seats_set", "number", "named", "_field",
}  # fmt: skip


def rules_of(name: str) -> list[FunctionType]:
    module = importlib.import_module(name)
    functions = [f for f in vars(module).values() if isinstance(f, FunctionType) and f.__module__ == name]
    return [f for f in functions if f.__name__ not in PLAIN]


@pytest.mark.parametrize("name", MODULES)
def test_rules_stay_in_the_common_subset(name: str) -> None:
    for function in rules_of(name):
        tree = ast.parse(inspect.getsource(function)).body[0]
        assert isinstance(tree, ast.FunctionDef)
        where = f"{name}.{function.__name__}"
        for node in (inner for statement in tree.body for inner in ast.walk(statement)):
            assert not isinstance(node, FORBIDDEN), f"{where}: {type(node).__name__}"
            if isinstance(node, ast.Constant) and not isinstance(node.value, int):
                docstring = isinstance(node.value, str) and node.value == ast.get_docstring(tree, clean=False)
                assert docstring, f"{where}: {node.value!r}"
            if isinstance(node, ast.Name):
                assert node.id not in ("np", "numba", "print", "sum", "any", "all", "sorted"), f"{where}: {node.id}"


@pytest.mark.parametrize("name", MODULES)
def test_every_rule_says_what_it_does(name: str) -> None:
    public = [f for f in rules_of(name) if not f.__name__.startswith("_")]
    assert [f.__name__ for f in public if not f.__doc__ and len(inspect.getsource(f).splitlines()) > 4] == []
