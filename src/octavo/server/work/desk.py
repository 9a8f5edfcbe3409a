"""The desk: work that visitors hand in, done outside the loop and apart from everything that players wait for.

One thread of low priority plays or reads imports, reviews and their situations, positions to play on from, and decks.
People take turns, so the person who has handed in most waits longest. The number of pieces that wait is limited, for
each person and in all. Reading tables has a desk of its own, and so have hints.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, TypeVar

from octavo.server.work.bot_threads import finished, stand_back
from octavo.text.refusal import Refused

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
        self.each, self.most = each, most
        self.waiting = 0  # what is not done yet
        self._heaps: OrderedDict[str, deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = OrderedDict()
        self._served: set[str] = set()
        self._threads = threads
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=begin)
        self._run = run or self._run_here

    async def do(self, who: str, work: Callable[[], T]) -> T:
        """Do a piece of work and return its result; Refused if too much waits already, of this person or in all."""
        if self.waiting >= self.most:
            raise Refused("too-busy")
        heap = self._heaps.get(who)
        if heap is None:
            heap = self._heaps[who] = deque()
        elif len(heap) >= self.each:
            raise Refused("too-much-at-once", limit=self.each)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heap.append((work, done))
        self.waiting += 1
        self._next()
        return await done

    def _next(self) -> None:
        """Begin the next piece: of the person who was not served for longest, and of nobody twice at once."""
        while len(self._served) < self._threads:
            who = next((who for who in self._heaps if who not in self._served), None)
            if who is None:
                return
            heap = self._heaps.pop(who)
            work, done = heap.popleft()
            if heap:
                self._heaps[who] = heap
            if done.done():  # nobody waits for it any more
                self.waiting -= 1
                continue
            self._served.add(who)
            found = self._run(work)
            found.add_done_callback(partial(self._done, who, done))

    def _run_here(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._executor, finished, work)

    def _done(self, who: str, waits: asyncio.Future[Any], found: asyncio.Future[Any]) -> None:
        self._served.discard(who)
        self.waiting -= 1
        if found.cancelled():
            waits.cancel()
        elif (failure := found.exception()) is not None:
            if not waits.done():
                waits.set_exception(failure)
        elif not waits.done():
            waits.set_result(found.result())
        self._next()

    def close(self) -> None:
        """Begin nothing more, and release everybody who waits."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        for heap in self._heaps.values():
            for _, done in heap:
                done.cancel()
        self._heaps.clear()
