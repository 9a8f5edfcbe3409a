"""Opponents: the bots at the terminal, by skill. A match begins at once, so they think in the interpreter.

The interpreter is too slow for an expert. At first it thinks for longer instead, while another process compiles the
search (which is quick if that was done before). From then on it thinks as it does everywhere.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from octavo.engine import orphan_guard, system
from octavo.kernel.record import Record
from octavo.kernel.types import Action, Seat

Bot = Callable[[str, Record, Seat, int], Action]
"""A game's key, a view, the seat and a seed: one of the seat's legal actions."""

EXPERT = "expert"
INTERPRETED = 0.25  # part of the usual effort that bots make in the interpreter
EXPERT_SECONDS = 2.0  # seconds that an expert thinks there, and so for more worlds than a club player does


@contextmanager
def opponents(skill: str) -> Iterator[Bot]:
    """A bot of this skill, as long as the match lasts."""
    if skill != EXPERT:
        yield partial(_interpreted, skill)
        return
    expert = Expert()
    try:
        yield expert
    finally:
        expert.leave()


def _interpreted(skill: str, key: str, view: Record, seat: Seat, seed: int) -> Action:
    from octavo.bots import players

    return players.choose(key, view, seat, seed, skill, share=INTERPRETED, compiled=False)


class Expert:
    """Compiles its search on the first call."""

    def __init__(self) -> None:
        self.compiling: subprocess.Popen[bytes] | None = None

    def __call__(self, key: str, view: Record, seat: Seat, seed: int) -> Action:
        from octavo.bots import players

        if self._is_compiled(key):
            return players.choose(key, view, seat, seed, EXPERT)
        return players.choose(key, view, seat, seed, EXPERT, seconds=EXPERT_SECONDS, compiled=False)

    def leave(self) -> None:
        """Nobody waits for the compiler any more."""
        if self.compiling is not None:
            with self.compiling:
                self.compiling.kill()

    def _is_compiled(self, key: str) -> bool:
        """Whether there is machine code; where the compiler has failed, there never is."""
        from octavo.bots import thought

        if self.compiling is None and not thought.loaded(key):
            command = [sys.executable, "-m", "octavo.bots.precompile", orphan_guard.FLAG, key]
            pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
            # A session of its own: Ctrl-C is meant for the table.
            self.compiling = subprocess.Popen(command, stdin=pipe, stdout=nothing, stderr=nothing, **system.apart())
        if self.compiling is not None and self.compiling.poll() == 0 and not thought.loaded(key):
            thought.load(key)
        return thought.loaded(key)
