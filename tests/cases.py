"""Every game with every player count and every option: what the tests of the contract run over."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from octavo import catalogue
from octavo.contract import Choice, Number, Option
from octavo.match import Terms


@dataclass(frozen=True)
class Case:
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
    return [option.default, str(players - 1)]


def _cases() -> Iterator[Case]:
    for key in catalogue.KEYS:
        info = catalogue.game(key).INFO
        for players in range(info.players[0], info.players[1] + 1):
            offered = [[(option.key, value) for value in values(option, players)] for option in info.options]
            for options in itertools.product(*offered):
                yield Case(key, players, options)


CASES = list(_cases())
COUNTS = [(key, n) for key in catalogue.KEYS for n in sorted({case.players for case in CASES if case.key == key})]
