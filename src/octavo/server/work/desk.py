"""The desk: work that visitors hand in, done outside the loop and apart from everything that players wait for.

One thread of low priority plays or reads imports, reviews and their situations, positions to play on from, and decks.
People take turns, so the person who has handed in most waits longest. The number of pieces that wait is limited, for
each person and in all. Reading tables has a desk of its own, and so have hints.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from octavo.server.work.bot_threads import finished, stand_back
from octavo.server.work.turns import Turns

T = TypeVar("T")
EACH = 32  # pieces of one person that wait: a page that shows a review asks for several situations at once
MOST_WAITING = 256  # of all


class Beside(Protocol):
    """A place to run work so that only the person who asked waits for it."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class Desk:
    """Does one piece of work of each person after the other, for people in turn."""

    def __init__(
        self,
        each: int = EACH,
        most: int = MOST_WAITING,
        threads: int = 1,
        name: str = "desk",
        begin: Callable[[], None] | None = stand_back,
        run: Callable[[Callable[[], Any]], asyncio.Future[Any]] | None = None,
    ) -> None:
        """Each thread calls `begin` first. With a `run` of the caller's, the desk has no thread of its own."""
        self.turns = Turns(threads, waiting_of_each=each, most=most)
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=begin)
        self._run = run or self._run_here

    async def do(self, who: str, work: Callable[[], T]) -> T:
        """Do a piece of work and return its result; Refused if too much waits already, of this person or in all."""
        await self.turns.take(who)
        try:
            found = self._run(work)
        except BaseException:
            self.turns.leave(who)
            raise
        found.add_done_callback(lambda _: self.turns.leave(who))  # a thread goes on though nobody waits any more
        result: T = await asyncio.shield(found)
        return result

    def _run_here(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._executor, finished, work)

    def close(self) -> None:
        """Begin nothing more, and release everybody who waits."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        self.turns.close()
