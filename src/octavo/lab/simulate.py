"""Simulation: random matches by the thousand, every invariant checked after every action.

Match number k of a seed is the same match on every machine, at every speed and in any order, because each match has
its own stream of chance. The digest of all final states proves it.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from octavo.engine import compiler
from octavo.engine.playout import ACTION, DIGEST, ENDING, ENDLESS, FAULT, IDLE, REPORT, SEAT, STEPS, STUCK
from octavo.kernel.chance import WORDS
from octavo.kernel.contract import total_seats
from octavo.kernel.timing import CLUB, SKILL, SKILLS
from octavo.kernel.types import Words
from octavo.match.match import Terms, game_of
from octavo.text.refusal import Refused

CHUNK = 250  # matches that a thread plays before it looks up
GPU_CHUNK = 1 << 20
MOST_GAMES = 10**12
MOST_JOBS = 1024

Results: TypeAlias = tuple[Words, Words, Words]
"""Reports, points and standings, a row for each match."""


@dataclass(frozen=True)
class Simulation:
    """The matches to simulate."""

    terms: Terms
    games: int
    seed: int = 0
    first: int = 0  # the number of the first match
    jobs: int = 1
    device: str = "cpu"  # or "cuda"
    check: bool = True
    skills: tuple[str, ...] = ()  # of each seat, for races; club players if nothing is said

    def __post_init__(self) -> None:
        for skill in self.skills:
            if skill not in SKILLS:
                raise Refused("unknown-skill", given=skill, skills=", ".join(SKILLS))
        if self.skills and len(self.skills) != self.terms.players:
            raise Refused("skill-count", players=self.terms.players, given=len(self.skills))
        limits = {"games": (1, MOST_GAMES), "seed": (0, 2**62), "first": (0, 2**62), "jobs": (1, MOST_JOBS)}
        for name, (low, high) in limits.items():
            if not low <= getattr(self, name) <= high:
                raise Refused("out-of-range", name=f"--{name}", low=low, high=high, given=getattr(self, name))

    @property
    def skill_bits(self) -> int:
        """The skills as playouts take them."""
        skills = self.skills or (SKILLS[CLUB],) * self.terms.players
        return sum(SKILLS.index(skill) << SKILL * seat for seat, skill in enumerate(skills))


@dataclass(frozen=True)
class Fault:
    """A match that went wrong: its number, and the action after which it showed."""

    match: int
    number: int
    seat: int
    action: str
    broken: tuple[str, ...]


@dataclass
class Summary:
    """The results of all matches together."""

    plan: Simulation
    matches: int = 0
    steps: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0  # on the clock; on a GPU what the kernel took
    warm_up: float = 0.0  # until the rules were compiled, or loaded from the cache
    digest: int = 0
    shared: int = 0  # matches that more than one seat won
    endings: dict[str, int] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)  # of each seat; a shared win counts in parts
    lowest: list[int] = field(default_factory=list)
    highest: list[int] = field(default_factory=list)
    sums: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    fault: Fault | None = None

    def __post_init__(self) -> None:
        self.endings = dict.fromkeys(game_of(self.plan.terms.key).INFO.endings, 0)
        players = self.plan.terms.players
        self.wins, self.sums, self.squares = [0.0] * players, [0] * players, [0] * players

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds if self.seconds else 0.0

    def mean(self, seat: int) -> float:
        return self.sums[seat] / self.matches

    def deviation(self, seat: int) -> float:
        return float(max(self.squares[seat] / self.matches - self.mean(seat) ** 2, 0) ** 0.5)

    def add(self, first: int, reports: Words, points: Words, marks: Words) -> None:
        """Take in the reports, points and standings of some matches, numbered from `first`."""
        faulty = np.flatnonzero(reports[:, FAULT])
        if len(faulty) and (self.fault is None or first + faulty[0] < self.fault.match):
            self.fault = self._fault(first + int(faulty[0]), reports[faulty[0]])
        points, marks = points[:, : self.plan.terms.players], marks[:, : self.plan.terms.players]
        steps = reports[:, STEPS]
        self.shortest = min(self.shortest, int(steps.min())) if self.matches else int(steps.min())
        self.longest = max(self.longest, int(steps.max()))
        low, high = points.min(0).tolist(), points.max(0).tolist()
        self.lowest = [min(pair) for pair in zip(self.lowest, low, strict=True)] if self.matches else low
        self.highest = [max(pair) for pair in zip(self.highest, high, strict=True)] if self.matches else high
        self.matches += len(reports)
        self.steps += int(steps.sum())
        self.digest += int(reports[:, DIGEST].sum())
        for place, name in enumerate(self.endings):
            self.endings[name] += int((reports[:, ENDING] == place).sum())
        won = marks == marks.max(1, keepdims=True)
        self.shared += int((won.sum(1) > 1).sum())
        shares = (won / won.sum(1, keepdims=True)).sum(0)
        for seat in range(self.plan.terms.players):
            self.wins[seat] += float(shares[seat])
            self.sums[seat] += int(points[:, seat].sum())
            self.squares[seat] += int((points[:, seat] ** 2).sum())

    def _fault(self, match: int, report: Words) -> Fault:
        game = game_of(self.plan.terms.key)
        bits = int(report[FAULT])
        broken = [text for i, text in enumerate(game.FAULTS) if bits >> i & 1]
        broken += ["a seat may act and has no legal action"] * bool(bits & STUCK)
        broken += [f"the match is longer than {game.INFO.longest} actions"] * bool(bits & ENDLESS)
        broken += ["nobody acts in a race any more"] * bool(bits & IDLE)
        action = game.name(int(report[ACTION])) if report[STEPS] else "deal"
        return Fault(match, int(report[STEPS]), int(report[SEAT]), action, tuple(broken))


def simulate(plan: Simulation, progress: Callable[[int], None] = lambda matches: None) -> Summary:
    """Play the matches of a plan; `progress` is told how many more are done. Stops at the first fault."""
    summary = Summary(plan)
    started = time.perf_counter()
    chunks = _on_gpu(plan, summary) if plan.device == "cuda" else _on_cpu(plan, summary)
    for first, reports, points, marks in chunks:
        summary.add(first, reports, points, marks)
        progress(len(reports))
        if summary.fault:
            break
    if plan.device == "cpu":
        summary.seconds = time.perf_counter() - started - summary.warm_up
    return summary


def _chunks(plan: Simulation, size: int) -> Iterator[tuple[int, int]]:
    """The matches of a plan cut into pieces: first number and count."""
    for first in range(plan.first, plan.first + plan.games, size):
        yield first, min(size, plan.first + plan.games - first)


def _on_cpu(plan: Simulation, summary: Summary) -> Iterator[tuple[int, Words, Words, Words]]:
    """Threads that play compiled, without the interpreter's lock."""
    started = time.perf_counter()
    play = chunk_player(plan)
    play(plan.first, 0)
    summary.warm_up = time.perf_counter() - started
    with ThreadPoolExecutor(plan.jobs) as pool:
        waiting: dict[Future[Results], int] = {}
        try:
            for first, n in _chunks(plan, CHUNK):
                waiting[pool.submit(play, first, n)] = first
                if len(waiting) > 2 * plan.jobs:
                    yield from _finished(waiting)
            while waiting:
                yield from _finished(waiting)
        finally:
            pool.shutdown(cancel_futures=True)


def _finished(waiting: dict[Future[Results], int]) -> Iterator[tuple[int, Words, Words, Words]]:
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), *future.result()


def chunk_player(plan: Simulation) -> Callable[[int, int], Results]:
    """A function that plays n matches from a number on."""
    rules = compiler.compiled(plan.terms.key)
    layout, info = rules.STATE, rules.INFO
    seats = total_seats(info, plan.terms.players)
    setup = layout.narrowed(plan.terms.state())

    def play(first: int, n: int) -> Results:
        work = setup.copy()
        reports = np.zeros((n, REPORT), np.int64)
        points, marks = np.zeros((n, seats), np.int64), np.zeros((n, seats), np.int64)
        rng, actions = np.zeros(WORDS, np.int64), np.zeros(info.choices, np.int64)
        words, how = work.view(np.int64), (plan.skill_bits, info.longest, plan.check)
        rules.playouts(setup, work, words, rng, actions, plan.seed, first, *how, reports, points, marks)
        return reports, points, marks

    return play


def _on_gpu(plan: Simulation, summary: Summary) -> Iterator[tuple[int, Words, Words, Words]]:
    from octavo.lab.gpu import Device

    started = time.perf_counter()
    device = Device(plan.terms.key)
    setup = device.rules.STATE.narrowed(plan.terms.state())
    seats = total_seats(device.rules.INFO, plan.terms.players)
    how = (plan.skill_bits, plan.check)
    device.playouts(setup, plan.seed, plan.first, 1, seats, *how)
    summary.warm_up = time.perf_counter() - started
    for first, n in _chunks(plan, GPU_CHUNK):
        results, seconds = device.playouts(setup, plan.seed, first, n, seats, *how)
        summary.seconds += seconds
        yield first, *results
