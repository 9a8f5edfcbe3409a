"""Measuring: all cores play, for as long as there is time, where the figures are still the least certain."""

import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from math import sqrt
from typing import Any

from bench.bots.pairings import ALONE, CEILING, Pairing
from bench.bots.results import SEED, Line, Results, build_of

from octavo.lab.arena.contest import BadChoice, load
from octavo.lab.arena.crew import crew
from octavo.lab.arena.deals import MatchResult, play_match
from octavo.lab.arena.figures import Interval
from octavo.lab.arena.lineup import SEER

FEWEST = 3  # deals that every pairing gets before any gets more
SETTLED = 0.3  # how much less a pairing matters that is proven already
MARGIN = 1.3  # a match may take so many times as long as the longest one so far
NEWS = 15  # seconds between two lines about how it goes


@dataclass(frozen=True)
class Task:
    """A match to be played."""

    pairing: Pairing
    deal: int
    rotation: int


class Progress:
    """How far a pairing has come."""

    def __init__(self, pairing: Pairing, results: Results) -> None:
        self.pairing, self.results, self.build = pairing, results, build_of(pairing.game)
        self.running: set[tuple[int, int]] = set()  # deals and rotations that are being played
        self.broken = False  # something went wrong in it
        self.longest = 0.0  # seconds of a match; of none there is nothing to say
        self.share: Interval | None = None
        self.deals = self.played = 0
        self.look()

    def look(self) -> None:
        """Something new is among the results."""
        matches = self.results.matches(self.pairing, self.build)
        found = self.results.share(self.pairing, self.build)
        self.played = len(matches)
        self.share, self.deals = found or (None, 0)
        self.longest = max((match.took for match in matches.values()), default=0.0)

    @property
    def proven(self) -> bool:
        return self.deals >= FEWEST and self.share is not None and self.share.low > self.pairing.target

    def need(self, enough: float) -> float:
        """How much another match is wanted; an interval shrinks with the root of the deals, those begun included."""
        begun = (self.played + len(self.running)) / self.pairing.players
        if begun < FEWEST:
            return (50 if self.pairing.options else 100) / (1 + begun)  # first what is played most
        half = (self.share.half * sqrt(self.deals) if self.share else 1.0) / sqrt(begun)
        if half <= enough:
            return 0.0
        return half * (SETTLED if self.proven else 1.0)

    def begin(self) -> Task:
        """The first match that is neither played nor being played."""
        known = self.results.matches(self.pairing, self.build)
        number = 0
        while (place := divmod(number, self.pairing.players)) in known or place in self.running:
            number += 1
        self.running.add(place)
        return Task(self.pairing, *place)


class Schedule:
    """Which match is next. It plays nothing itself."""

    def __init__(self, pairings: Sequence[Pairing], results: Results, enough: float = 0.0) -> None:
        """No more is wanted where half of an interval is `enough`."""
        self.results, self.enough = results, enough
        self.all = {pairing: Progress(pairing, results) for pairing in pairings}
        self.compiled: set[tuple[str, bool]] = set()  # games that can be played, and in which there is a seer
        alone = {pairing.setting: mine for pairing, mine in self.all.items() if pairing.names == ALONE}
        self._rivals = {p: alone.get(p.setting) for p in pairings if p.names == CEILING}

    def next(self, left: float) -> Task | None:
        """The next match, if it can be finished in the seconds that are left; None if nothing is worth beginning."""
        best, most = None, 0.0
        for pairing, mine in self.all.items():
            if pairing.needs <= self.compiled and not mine.broken and mine.longest * MARGIN <= left:
                need = mine.need(self.enough) if self._worth_knowing(pairing) else 0.0
                if need > most:
                    best, most = mine, need
        return best.begin() if best else None

    def _worth_knowing(self, pairing: Pairing) -> bool:
        """A ceiling is of interest only where the expert does not reach what is hoped for."""
        rival = self._rivals.get(pairing)
        if rival is None or rival.share is None:
            return rival is None
        return rival.deals >= FEWEST and rival.share.mean < pairing.target

    def finished(self, task: Task, result: MatchResult, cores: int) -> None:
        """Keep what was played."""
        mine = self.all[task.pairing]
        line = Line(str(task.pairing), task.deal, task.rotation, mine.build, cores, result)
        self.results.add(line)
        mine.running.discard((task.deal, task.rotation))
        mine.look()

    def failed(self, task: Task) -> None:
        """Nothing more of that pairing: the others go on."""
        self.all[task.pairing].running.discard((task.deal, task.rotation))
        self.all[task.pairing].broken = True


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def measure(
    schedule: Schedule, seconds: float, jobs: int, tell: Callable[[str], None] = say, longest: int | None = None
) -> int:
    """Play for so many seconds; how many matches were finished. What runs on at the end is dropped, and what takes more
    than `longest` actions broken off."""
    with crew(jobs) as pool:
        measuring = Measuring(schedule, pool, jobs, tell, longest)
        try:
            measuring.run(time.monotonic() + seconds)
        except KeyboardInterrupt:
            tell("stopped")
        return measuring.finished


class Measuring:
    """A crew at work on a schedule."""

    def __init__(
        self,
        schedule: Schedule,
        pool: ProcessPoolExecutor,
        jobs: int,
        tell: Callable[[str], None],
        longest: int | None = None,
    ) -> None:
        self.schedule, self.pool, self.jobs, self.tell, self.longest = schedule, pool, jobs, tell, longest
        # The first to load a game compiles it, and leaves it on disk for the others.
        strengths: dict[str, set[str]] = {}
        for pairing in schedule.all:
            strengths.setdefault(pairing.game, set()).update(bot.strength for bot in pairing.bots)
        self.compiling: dict[Future[None], tuple[str, bool]] = {
            pool.submit(load, game, frozenset(names & {SEER} if sees else names - {SEER})): (game, sees)
            for sees in (False, True)
            for game, names in strengths.items()
            if SEER in names or not sees
        }
        self.playing: dict[Future[MatchResult], Task] = {}
        self.finished = 0

    def run(self, end: float) -> None:
        news = time.monotonic()
        while (left := end - time.monotonic()) > 0:
            self._begin(left)
            waiting: set[Future[Any]] = {*self.playing, *self.compiling}
            if not waiting:
                self.tell("nothing more is worth beginning")
                return
            for future in wait(waiting, min(1.0, left), FIRST_COMPLETED).done:
                self._take(future)
            if time.monotonic() - news > NEWS:
                news = time.monotonic()
                self.tell(f"{self.finished} matches, {end - news:.0f} s left")

    def _begin(self, left: float) -> None:
        """Nobody is idle, and nobody has much before him when time is up."""
        while len(self.playing) + len(self.compiling) < self.jobs + 2:
            task = self.schedule.next(left)
            if task is None:
                return
            pairing = task.pairing
            match = (pairing.terms, pairing.bots, SEED, task.deal, task.rotation, self.longest)
            future = self.pool.submit(play_match, *match)
            self.playing[future] = task

    def _take(self, future: "Future[Any]") -> None:
        """Something is done. What goes wrong in one pairing must not stop the others; a lost process does, and a bot
        that does what it may not."""
        failure = future.exception()
        if isinstance(failure, BrokenProcessPool | BadChoice):
            raise failure
        if future in self.compiling:
            game, sees = self.compiling.pop(future)
            if failure is None:
                self.schedule.compiled.add((game, sees))
            what = f"{game}, {SEER}" if sees else game
            self.tell(f"{what}: {'compiled' if failure is None else repr(failure)}")
            return
        task = self.playing.pop(future)
        if failure is None:
            self.schedule.finished(task, future.result(), self.jobs)
            self.finished += 1
        else:
            self.schedule.failed(task)
            self.tell(f"FAILED {task.pairing}, deal {task.deal}, rotation {task.rotation}: {failure!r}")
