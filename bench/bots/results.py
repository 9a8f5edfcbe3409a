"""The file of results: a line of JSON for each match, only ever added to.

Whatever happens to who measures, a line that was written stays; one that was torn is passed over. A match that was
played by other bots than those of today (`build`) is kept in the file and does not count.
"""

import os
from functools import cache
from pathlib import Path
from statistics import fmean
from types import ModuleType

import msgspec
from bench.bots.pairings import Pairing, Section

from octavo.bots import players, thought
from octavo.engine import compiler, exact, search
from octavo.engine.sources import fingerprint
from octavo.lab.arena.deals import DealResult, MatchResult, won
from octavo.lab.arena.figures import Interval, lead_of, mean_interval, share_interval

SEED = 6


class Line(msgspec.Struct, frozen=True):
    """One match: the pairing, which deal and rotation, with what code, on how many cores, and what came of it."""

    pairing: str
    deal: int
    rotation: int
    build: str
    cores: int
    result: MatchResult


class Results:
    """All matches of a file, by pairing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.cores: set[int] = set()
        self._matches: dict[tuple[str, str], dict[tuple[int, int], MatchResult]] = {}
        self._latest: dict[Section, str] = {}  # the build of the last line
        for text in path.read_bytes().splitlines() if path.exists() else ():
            try:
                self._take(msgspec.json.decode(text, type=Line))
            except msgspec.DecodeError:
                continue  # torn, when who wrote it was killed

    def _take(self, line: Line) -> None:
        game, bots, *_ = line.pairing.split(" ")  # along the curve only experts play
        self._latest[game, all(bot.startswith("expert") for bot in bots.split(","))] = line.build
        self.cores.add(line.cores)
        self._matches.setdefault((line.pairing, line.build), {})[line.deal, line.rotation] = line.result

    def add(self, line: Line) -> None:
        """Write a line before anything else is done, on a line of its own whatever was there before."""
        self._take(line)
        with self.path.open("ab+") as file:
            torn = file.tell() and os.pread(file.fileno(), 1, file.tell() - 1) != b"\n"
            file.write(b"\n" * bool(torn) + msgspec.json.encode(line) + b"\n")

    def latest(self, section: Section) -> str:
        """The bots that were measured last."""
        return self._latest.get(section, "")

    def matches(self, pairing: Pairing, build: str | None = None) -> dict[tuple[int, int], MatchResult]:
        """By deal and rotation; of the code that was measured last, if nothing is said."""
        return self._matches.get((str(pairing), build or self.latest(pairing.section)), {})

    def deals(self, pairing: Pairing, build: str | None = None) -> list[DealResult]:
        """Those of which all rotations have been played."""
        by_deal: dict[int, list[MatchResult]] = {}
        for (deal, _), result in sorted(self.matches(pairing, build).items(), key=lambda item: item[0]):
            by_deal.setdefault(deal, []).append(result)
        return [DealResult(deal, found) for deal, found in by_deal.items() if len(found) == pairing.players]

    def share(self, pairing: Pairing, build: str | None = None) -> tuple[Interval, int] | None:
        """The first bot's share of the victories, and of how many deals."""
        found = self.deals(pairing, build)
        return (share_interval(won(found, 0)), len(found)) if found else None

    def lead(self, pairing: Pairing) -> tuple[Interval, int] | None:
        """By how many points a match the first bot is before the mean of the others, and of how many deals."""
        leads = [fmean(lead_of(match.points, 0) for match in deal.matches) for deal in self.deals(pairing)]
        return (mean_interval(leads), len(leads)) if len(leads) > 1 else None


@cache
def build_of(game: str) -> str:
    """A hash of all that decides what bots do in a game; hints and reviews are for people."""
    return fingerprint([*compiler.files(game), *_files(players, thought)])[:12]


@cache
def search_build() -> str:
    """A hash of what bots of all games do alike."""
    return fingerprint(_files(search, exact, thought, players))[:12]


def _files(*modules: ModuleType) -> list[Path]:
    return [Path(str(module.__file__)) for module in modules]
