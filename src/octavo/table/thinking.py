"""What bots at a table do, by strength.

A bot sees what its seat sees. It tries its choices in imagined worlds (`octavo.bots.rollout`), which takes milliseconds
once the rules of the game are loaded as machine code; until then it goes by habit. How much a bot tries is a number of
worlds and not a time, so that the same view and seed are the same decision on every machine.
"""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from octavo.bots import rollout
from octavo.table import journal
from octavo.table.playing import Ask
from octavo.table.wire import Strength
from octavo.types import Action


@dataclass(frozen=True)
class Effort:
    """How much a bot tries: worlds, choices in each of them, and one decision in how many is a whim (0: none)."""

    worlds: int
    widest: int
    whim: int = 0


EFFORTS: dict[Strength, Effort] = {
    "beginner": Effort(worlds=2, widest=8, whim=4),
    "club": Effort(worlds=rollout.WORLDS, widest=rollout.WIDEST),
    "expert": Effort(worlds=100, widest=40),
}


def choose(ask: Ask) -> Action:
    """A legal action. Whatever goes wrong in a bot's head is noted, and it does the first that it may."""
    try:
        return decide(ask, compiled=rollout.loaded(ask.key))
    except Exception as failure:  # a table must go on
        journal.fault("bot-failed", failure, game=ask.key)
    return rollout.legal(ask.key, ask.view, ask.seat)[0]


def decide(ask: Ask, *, compiled: bool) -> Action:
    """What a bot does, with compiled rules or, without them, by habit."""
    effort = EFFORTS[ask.strength]
    return rollout.choose(
        ask.key,
        ask.view,
        ask.seat,
        ask.seed,
        worlds=effort.worlds if compiled else 0,
        widest=effort.widest,
        whim=effort.whim,
        compiled=compiled,
    )


class Thinkers:
    """Threads in which bots think, for all tables: who asks first is answered first."""

    def __init__(self, size: int | None = None) -> None:
        """As many threads as there are cores but one, which is left to the tables themselves."""
        self.size = size or max(1, (os.cpu_count() or 1) - 1)
        self.executor = ThreadPoolExecutor(self.size, thread_name_prefix="bot")

    async def choose(self, ask: Ask) -> Action:
        """What a bot does, thought out beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.executor, choose, ask)

    def close(self) -> None:
        """Drop what nobody has begun to think about."""
        self.executor.shutdown(wait=False, cancel_futures=True)
