"""Warming up: while people already play, the rules of their game are compiled in a process of its own.

Games come in the order in which tables need them. What is compiled is loaded in a thread, and from then on everything
at the tables of that game is faster. Where the compiler fails, tables stay as they are.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from octavo import compiler
from octavo.bots import rollout, thought
from octavo.table import journal

RULES, BOTS = "octavo.table.warm", "octavo.bots.warm"  # what compiles, given the key of a game
SEARCH = "octavo.bots.warm_search"
NICE = 19  # the lowest priority: what people do comes first


class Warmer:
    """Gets games ready, one after the other: the rules, of which `ready` is told in the loop, and then the bots. When
    all games that are needed have both, the search for hints and reviews follows."""

    def __init__(self, ready: Callable[[str], None], python: Sequence[str] = (sys.executable,)) -> None:
        self._ready, self._python = ready, tuple(python)
        self._asked: set[str] = set()
        self._waiting: asyncio.PriorityQueue[tuple[bool, int, str]] = asyncio.PriorityQueue()  # the search comes last
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._worker = asyncio.get_running_loop().create_task(self._work())

    def need(self, key: str) -> None:
        """A table plays this game."""
        if key not in self._asked:
            self._asked.add(key)
            self._waiting.put_nowait((False, len(self._asked), key))

    async def stop(self) -> None:
        """End, and end the compiler."""
        self._worker.cancel()
        with suppress(asyncio.CancelledError):
            await self._worker
        self._loader.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            searches, order, key = await self._waiting.get()
            try:
                if searches:
                    if await self._compile(SEARCH, key):
                        await self._beside(thought.load, key)
                elif await self._beside(compiler.ready, key) or await self._compile(RULES, key):
                    await self._beside(compiler.load, key)
                    self._ready(key)
                    if await self._compile(BOTS, key):
                        await self._beside(rollout.load, key)
                        self._waiting.put_nowait((True, order, key))
            except Exception as failure:  # the games after this one must not wait in vain
                journal.fault("warming-failed", failure, game=key)

    async def _compile(self, module: str, key: str) -> bool:
        """Have the rules or the bots of a game compiled; whether that went well."""
        nothing, pipe = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        words = (*self._python, "-m", module, key)
        child = await asyncio.create_subprocess_exec(*words, stdin=nothing, stdout=nothing, stderr=pipe)
        try:
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, child.pid, NICE)
            _, said = await child.communicate()
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
        if child.returncode:
            last = said.decode(errors="replace").strip().rpartition("\n")[2]
            journal.note("not-compiled", game=key, module=module, code=child.returncode, said=last[:200])
        return not child.returncode

    async def _beside(self, work: Callable[[str], object], key: str) -> object:
        """Something that takes a while, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._loader, work, key)
