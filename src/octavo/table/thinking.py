"""Where bots at the tables think: threads beside the loop, and one budget for all of them.

A bot sees what its seat sees. What it thinks is told in `octavo.bots`; that is compiled, and lets go of the
interpreter's lock. Until a game's machine code is there, its bots go by habit. When many bots wait, each thinks less,
so that the last of them has decided before a person would wonder.
"""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

from octavo.bots import players, thought
from octavo.chance import generator
from octavo.table import journal
from octavo.table.playing import Ask
from octavo.types import Action

PATIENCE = 1.0  # seconds within which every bot that waits now should have decided
LEAST = 1 / 64  # part of the usual effort that is always made


def choose(ask: Ask, share: float = 1.0) -> Action:
    """A legal action, or in a race WAIT, with so much of the usual effort.

    Whatever goes wrong in a bot's head is noted, and it does the first that it may.
    """
    try:
        return decide(ask, compiled=thought.loaded(ask.key), share=share)
    except Exception as failure:  # a table must go on
        journal.fault("bot-failed", failure, game=ask.key)
    return thought.legal(ask.key, ask.view, ask.seat)[0]


def decide(ask: Ask, *, compiled: bool, share: float = 1.0) -> Action:
    """What a bot does, with compiled rules or, without them, by habit."""
    if not compiled:
        choices = thought.legal(ask.key, ask.view, ask.seat)
        return players.by_habit(ask.key, ask.view, ask.seat, choices, generator(ask.seed))
    return players.choose(ask.key, ask.view, ask.seat, ask.seed, ask.strength, share=share, nature=ask.nature)


class Thinkers:
    """Threads in which bots think, for all tables: who asks first is answered first."""

    def __init__(self, size: int | None = None) -> None:
        """As many threads as there are cores but one, which is left to the tables themselves."""
        self.size = size or max(1, (os.cpu_count() or 1) - 1)
        self.executor = ThreadPoolExecutor(self.size, thread_name_prefix="bot")
        self.waiting = 0

    async def choose(self, ask: Ask) -> Action:
        """What a bot does, thought out beside the loop."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.executor, self._choose, ask)
        finally:
            self.waiting -= 1

    def share(self) -> float:
        """The part of the usual effort for which there is time: all of it, unless too many wait for too few threads."""
        return max(LEAST, min(1.0, PATIENCE * self.size / (players.LONGEST * max(self.waiting, 1))))

    def _choose(self, ask: Ask) -> Action:
        return choose(ask, self.share())

    def close(self) -> None:
        """Drop what nobody has begun to think about."""
        self.executor.shutdown(wait=False, cancel_futures=True)
