"""Games under test: what each test of `octavo.testing` is run with."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pytest

from octavo.games import catalogue
from octavo.testing.cases import cases, counts, few_cases


class Games:
    """The games of a test class. A test is run for each of what it asks for by the name of an argument:

    - `key`: a game;
    - `key` and `players`: a game with a player count;
    - `case`: a game with a player count and options, every combination that matters;
    - `few`: the same, but enough that every value of an option is there;
    - `seed`: a number to begin with.
    """

    keys: ClassVar[Sequence[str]] = ()
    seeds: ClassVar[Sequence[int]] = (4, 2**30 + 7)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for game in catalogue.left_out():
            assert game.key not in self.keys, game.say("en")
        wanted: Mapping[str, Callable[[], list[object]]] = {
            "case": lambda: [case for key in self.keys for case in cases(key)],
            "few": lambda: [case for key in self.keys for case in few_cases(key)],
        }
        for name, found in wanted.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, found(), ids=str)
        if {"key", "players"} <= set(metafunc.fixturenames):
            metafunc.parametrize(("key", "players"), [(key, players) for key in self.keys for players in counts(key)])
        elif "key" in metafunc.fixturenames:
            metafunc.parametrize("key", self.keys)
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", self.seeds)
