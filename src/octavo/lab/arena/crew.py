"""The crew: processes that play deals, one for each core.

Searching needs no interpreter, but the rest of a match does: so they are processes. The first compiles, the others load
what it has left on disk.
"""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol

from octavo.lab.arena.contest import load
from octavo.lab.arena.deals import DealResult, MatchResult, play_deal, play_match
from octavo.lab.arena.lineup import Bot
from octavo.match.match import Terms
from octavo.text.refusal import Refused

MOST_JOBS = 1024
MOST_GAMES = 10**9


@dataclass(frozen=True)
class Schedule:
    """The matches to play: at least `games`, in whole deals."""

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


class PipeEnd(Protocol):
    """What a pipe is read by; its class has another name on each system."""

    def recv(self) -> Any: ...


@contextmanager
def crew(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave Ctrl-C to this one, and end with it, also in the middle of a thought."""
    context = get_context("spawn")
    end, held = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _enlist, (end,))
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        held.close()
        end.close()


def _enlist(end: PipeEnd) -> None:
    """Leave Ctrl-C to the process that has started this one, and don't outlive its crew, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_crew, args=(end,), daemon=True).start()


def _end_with_crew(end: PipeEnd) -> None:
    """Nothing is ever sent, so the pipe has something to say when nobody holds its other end any more."""
    with suppress(EOFError, OSError):
        end.recv()
    os._exit(1)


def deals(plan: Schedule) -> Iterator[DealResult]:
    """Play a schedule; yield each deal when it is finished, in any order. Refused if a process is lost."""
    if min(plan.jobs, plan.deals * len(plan.bots)) == 1:
        for deal in range(plan.deals):
            yield play_deal(plan.terms, plan.bots, plan.seed, deal)
        return
    with crew(plan.jobs) as pool:
        try:
            pool.submit(load, plan.terms.key, frozenset(bot.strength for bot in plan.bots)).result()
            yield from _deals(plan, pool)
        except BrokenProcessPool as lost:
            raise Refused("arena-lost") from lost


def _deals(plan: Schedule, pool: ProcessPoolExecutor) -> Iterator[DealResult]:
    """Matches go to the crew one by one, never many ahead; a deal is finished with the last of its matches."""
    todo = ((deal, rotation) for deal in range(plan.deals) for rotation in range(len(plan.bots)))
    waiting: dict[Future[MatchResult], tuple[int, int]] = {}
    done: dict[int, dict[int, MatchResult]] = {}
    while True:
        for deal, rotation in islice(todo, 2 * plan.jobs - len(waiting)):
            waiting[pool.submit(play_match, plan.terms, plan.bots, plan.seed, deal, rotation)] = deal, rotation
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            deal, rotation = waiting.pop(future)
            matches = done.setdefault(deal, {})
            matches[rotation] = future.result()
            if len(matches) == len(plan.bots):
                yield DealResult(deal, [matches[rotation] for rotation in sorted(done.pop(deal))])
