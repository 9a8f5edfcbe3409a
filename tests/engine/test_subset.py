"""Rules stay within the common subset of interpreter, CPU and GPU: there is no rule that only one of them can run."""

import importlib
import inspect
from types import FunctionType

import pytest

from octavo.engine import compiler
from octavo.games import catalogue
from octavo.lab.arena.seer import SEEING
from octavo.testing.modes import check_subset

MODULES = [
    *compiler.KERNEL,
    *compiler.GENERIC,
    SEEING,
    *(part for key in catalogue.listed() for part in compiler.parts(key)),
]

# Plain Python beside the kernel's rules: it makes packs and records, and generators from seeds.
PLAIN = {
    "number_cards", "generator",
    "cards", "one_card", "counts", "letters", "one_seat", "seats_set", "number", "named", "_field", "_copied",
}  # fmt: skip


def rules_of(name: str) -> list[FunctionType]:
    module = importlib.import_module(name)
    functions = [
        f
        for key, f in vars(module).items()
        if isinstance(f, FunctionType) and f.__module__ == name and key != "__annotate__"  # of Python 3.14
    ]
    return [f for f in functions if f.__name__ not in PLAIN]


@pytest.mark.parametrize("name", MODULES)
def test_rules_stay_in_the_common_subset(name: str) -> None:
    check_subset(rules_of(name))


@pytest.mark.parametrize("name", MODULES)
def test_every_rule_says_what_it_does(name: str) -> None:
    public = [f for f in rules_of(name) if not f.__name__.startswith("_")]
    assert [f.__name__ for f in public if not f.__doc__ and len(inspect.getsource(f).splitlines()) > 4] == []
