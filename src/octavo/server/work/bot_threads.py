"""The threads in which bots at the tables think, and one budget for all of them.

A bot sees what its seat sees. Its search (`octavo.bots`) is compiled and releases the interpreter's lock. Until there
is machine code for a game, its bots play by habit. When many bots wait, each thinks less, so that the last one decides
before a person would wonder.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from octavo.bots import players, thought
from octavo.engine import compiler, system
from octavo.kernel.chance import generator
from octavo.kernel.types import Action
from octavo.server import log
from octavo.server.room.playing import Ask

T = TypeVar("T")
DECIDED_WITHIN = 1.0  # seconds within which every bot that waits now should have decided
LEAST = 1 / 64  # part of the usual effort that is always made
NICE = 10  # how far back bots stand behind the tables themselves where a core is short


def choose(ask: Ask, share: float = 1.0) -> Action:
    """A legal action, or WAIT in a race, with this part of the usual effort.

    If a bot fails, the fault is logged, and it takes its first legal action.
    """
    try:
        return decide(ask, compiled=thought.loaded(ask.key), share=share)
    except Exception as failure:  # a table must go on
        log.fault("bot-failed", failure, game=ask.key)
    return ask.choices[0]


def decide(ask: Ask, *, compiled: bool, share: float = 1.0) -> Action:
    """A bot's action: from the search with compiled rules, otherwise by habit."""
    if not compiled:
        return players.by_habit(ask.key, ask.view, ask.seat, ask.choices, generator(ask.seed))
    return players.choose(
        ask.key, ask.view, ask.seat, ask.seed, ask.strength, share=share, nature=ask.nature, choices=ask.choices
    )


class Thinkers:
    """Threads in which bots think, for all tables, in the order of asking."""

    def __init__(self, size: int | None = None, choose: Callable[[Ask, float], Action] = choose) -> None:
        """As many threads as there are cores but one, which is left to the tables themselves."""
        self.size = size or max(1, system.cores() - 1)
        self.waiting = 0  # decisions in progress, for bots and for people
        self._choose = choose
        self._executor = ThreadPoolExecutor(self.size, thread_name_prefix="bot", initializer=stand_back)

    def think(self, ask: Ask) -> asyncio.Future[Action]:
        """Have a bot choose, in a thread; a bot with one choice answers at once."""
        if len(ask.choices) == 1 and not compiler.interpreted(ask.key).racing(ask.view):
            chosen = asyncio.get_running_loop().create_future()
            chosen.set_result(ask.choices[0])
            return chosen
        return self.beside(lambda: self._choose(ask, self.share()))

    def beside(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do something there, for which bots then think the less."""
        self.waiting += 1
        future = asyncio.get_running_loop().run_in_executor(self._executor, finished, work)
        future.add_done_callback(self._done)
        return future

    def _done(self, _: asyncio.Future[T]) -> None:
        self.waiting -= 1

    def share(self) -> float:
        """The part of the usual effort for which there is time: all of it, unless too many wait for too few threads."""
        return max(LEAST, min(1.0, DECIDED_WITHIN * self.size / (players.LONGEST * max(self.waiting, 1))))

    def close(self) -> None:
        """Drop the decisions that were not begun."""
        self._executor.shutdown(wait=False, cancel_futures=True)


def finished(work: Callable[[], T]) -> T:
    """The result. A Future rejects StopIteration, so the waiter would hang: raise RuntimeError instead."""
    try:
        return work()
    except StopIteration as stopped:
        raise RuntimeError("nothing was found") from stopped


def stand_back() -> None:
    """A thread gives way to the loop's."""
    system.stand_back(threading.get_native_id(), NICE)
