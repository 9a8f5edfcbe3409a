"""Precompiling: while people already play, another process compiles the rules of their game.

Games are compiled in the order in which tables need them. The machine code is loaded in a thread, and from then on
everything at the tables of that game is faster. If the compiler fails, tables go on as they are, and it is tried again
when one of them needs it a while later.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from octavo.bots import thought
from octavo.engine import compiler, orphan_guard, system
from octavo.server import log

RULES, BOTS = "octavo.server.work.precompile", "octavo.bots.precompile"  # what compiles, given the key of a game
NICE = 19  # the lowest priority: what people do comes first
AGAIN = 60.0  # seconds after which something that has failed is tried again


class Warmer:
    """Gets games ready, one after the other: the rules, of which `ready` is told in the loop, and then the bots."""

    def __init__(self, ready: Callable[[str], None], python: Sequence[str] = (sys.executable,)) -> None:
        self._ready, self._python = ready, tuple(python)
        self._asked: set[str] = set()
        self._again: dict[str, float] = {}  # when what has failed may be tried again, by the key of a game
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._worker = asyncio.get_running_loop().create_task(self._work())

    def need(self, key: str) -> None:
        """A table plays this game. A failed game is tried again after a while: a full disk is not full for ever."""
        if key not in self._asked and time.monotonic() >= self._again.get(key, 0.0):
            self._asked.add(key)
            self._waiting.put_nowait(key)

    async def stop(self) -> None:
        """End, and end the compiler."""
        self._worker.cancel()
        with suppress(asyncio.CancelledError):
            await self._worker
        self._loader.shutdown(wait=False, cancel_futures=True)

    async def _work(self) -> None:
        while True:
            key = await self._waiting.get()
            try:
                if await self._beside(compiler.ready, key) or await self._compile(RULES, key):
                    await self._beside(compiler.load, key)
                    self._ready(key)
                    if await self._compile(BOTS, key):
                        await self._beside(thought.load, key)
                        continue
            except Exception as failure:  # the games after this one must not wait in vain
                log.fault("warming-failed", failure, game=key)
            self._again[key] = time.monotonic() + AGAIN
            self._asked.discard(key)

    async def _compile(self, module: str, key: str) -> bool:
        """Have the rules or the bots of a game compiled; whether that went well."""
        nothing, pipe = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        words = (*self._python, "-m", module, orphan_guard.FLAG, key)
        child = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=nothing, stderr=pipe)
        try:
            system.stand_back_process(child.pid, NICE)
            assert child.stderr
            said = await child.stderr.read()
            await child.wait()
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
        if child.returncode:
            last = said.decode(errors="replace").strip().rpartition("\n")[2]
            log.note("not-compiled", game=key, module=module, code=child.returncode, said=last[:200])
        return not child.returncode

    async def _beside(self, work: Callable[[str], object], key: str) -> object:
        """Something that takes a while, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._loader, work, key)
