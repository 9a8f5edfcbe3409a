"""Time that leaps: a loop that waits for nothing, and a server whose clocks are that loop's.

What is done beside another loop is done at once in this one: no time goes by meanwhile, and no thread has a part in
what happens. Where nothing can happen any more, that is an error.
"""

import asyncio
import selectors
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from types import SimpleNamespace
from typing import TypeVar, TypeVarTuple

import pytest

from octavo.server.net import broadcast, hub, keeper
from octavo.server.work import reading

T = TypeVar("T")
Given = TypeVarTuple("Given")
BEGIN = 1000.0  # seconds


class _Sleepless(selectors.SelectSelector):
    """Where a loop would wait, it is later at once."""

    now = BEGIN

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += max(0.0, timeout or 0.0)
        found = super().select(0)
        assert found or timeout is not None, "everybody waits, and nothing is going to happen"
        return found


class Leaping(asyncio.SelectorEventLoop):
    """A loop in whose hours only what happens takes time."""

    def __init__(self) -> None:
        self._clock = _Sleepless()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Given], T], *args: *Given
    ) -> asyncio.Future[T]:
        future: asyncio.Future[T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as failure:
            future.set_exception(failure)
        return future

    def pass_time(self, seconds: float = 0.0) -> None:
        """All that is due in the meantime happens."""
        self.run_until_complete(asyncio.sleep(seconds))


@contextmanager
def leaping() -> Iterator[Leaping]:
    """The loop by which tables go."""
    loop = Leaping()
    with pytest.MonkeyPatch.context() as patch:
        for module in (broadcast, hub, reading, keeper):
            patch.setattr(module, "time", SimpleNamespace(monotonic=loop.time, time=loop.time))
        try:
            yield loop
        finally:
            loop.close()
