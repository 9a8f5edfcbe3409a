"""The crew: processes that play deals, one for each core.

Searching needs no interpreter, but the rest of a match does: so they are processes. The first compiles, the others load
what it has left on disk.
"""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

from octavo.arena.contest import load
from octavo.arena.deals import DealResult, play_deal
from octavo.arena.lineup import Bot
from octavo.match import Terms
from octavo.refusal import Refused

MOST_JOBS = 1024
MOST_GAMES = 10**9


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Plan:
    """What is played: at least so many matches, in whole deals."""

    terms: Terms
    bots: tuple[Bot, ...]
    games: int
    seed: int = 0
    jobs: int = 1

    def __post_init__(self) -> None:
        limits = {"games": (1, MOST_GAMES), "seed": (0, 2**62), "jobs": (1, MOST_JOBS)}
        for name, (low, high) in limits.items():
            if not low <= getattr(self, name) <= high:
                raise Refused("out-of-range", name=f"--{name}", low=low, high=high, given=getattr(self, name))

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.bots))


@contextmanager
def crew(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave Ctrl-C to this one, and end with it."""
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts)
    try:
        yield pool
    finally:
        dismiss(pool)


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End all processes, also those that think."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def deals(plan: Plan) -> Iterator[DealResult]:
    """Play a plan: each deal as it is finished, in whatever order. Refused if a process is lost."""
    if min(plan.jobs, plan.deals) == 1:
        for deal in range(plan.deals):
            yield play_deal(plan.terms, plan.bots, plan.seed, deal)
        return
    with crew(min(plan.jobs, plan.deals)) as pool:
        try:
            pool.submit(load, plan.terms.key, frozenset(bot.strength for bot in plan.bots)).result()
            waiting: set[Future[DealResult]] = set()
            for deal in range(plan.deals):
                waiting.add(pool.submit(play_deal, plan.terms, plan.bots, plan.seed, deal))
                while len(waiting) > 2 * plan.jobs:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BrokenProcessPool as lost:
            raise Refused("arena-lost") from lost
