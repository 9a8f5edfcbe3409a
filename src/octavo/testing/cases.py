"""Every game with every player count and every option: what the tests of the contract run over."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from octavo.games import catalogue
from octavo.kernel.options import Choice, Deck, Number, Option
from octavo.match.match import Terms


@dataclass(frozen=True)
class Case:
    """A game with a player count and options."""

    key: str
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def terms(self) -> Terms:
        return Terms(self.key, self.players, dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.players), *(f"{k}={v}" for k, v in self.options)])


def values(option: Option, players: int) -> list[str]:
    """The values of an option that are worth a case of their own."""
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Number):
        return sorted({str(option.low), option.default}, key=int)
    if isinstance(option, Deck):
        return list(option.presets)
    return [option.default, str(players - 1)]


Options: TypeAlias = tuple[tuple[str, str], ...]

MANY = 16
"""Combinations of options, with one player count, beyond which it is enough that every two values meet."""


@cache
def cases(key: str) -> tuple[Case, ...]:
    """Every player count of a game with every combination of its options, or enough of them."""
    return tuple(_cases(key))


def _cases(key: str) -> Iterator[Case]:
    info = catalogue.game(key).INFO
    for players in range(info.players[0], info.players[1] + 1):
        offered = [[(option.key, value) for value in values(option, players)] for option in info.options]
        combinations = list(itertools.product(*offered))
        for options in combinations if len(combinations) <= MANY else pairwise(combinations):
            yield Case(key, players, options)


@cache
def few_cases(key: str) -> tuple[Case, ...]:
    """Fewer cases, for play in the interpreter: every value of every option, and every player count."""
    return tuple(case for players in counts(key) for case in _few_cases(key, players))


def _few_cases(key: str, players: int) -> Iterator[Case]:
    found = [case for case in cases(key) if case.players == players]
    left = {value for case in found for value in case.options}
    if not left:
        yield found[0]
    while left:
        best = max(found, key=lambda case: len(left & set(case.options)))
        left -= set(best.options)
        yield best


def counts(key: str) -> range:
    """How many players a game can have."""
    low, high = catalogue.game(key).INFO.players
    return range(low, high + 1)


def pairwise(combinations: list[Options]) -> Iterator[Options]:
    """Some of the combinations, in which any two values that can go together do so at least once."""
    left = {pair for options in combinations for pair in itertools.combinations(options, 2)}
    while left:
        best = max(combinations, key=lambda options: len(left & set(itertools.combinations(options, 2))))
        left -= set(itertools.combinations(best, 2))
        yield best
