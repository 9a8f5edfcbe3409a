"""Time that leaps: a loop that waits for nothing, and a server whose clocks are that loop's."""

import asyncio
import selectors
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from octavo.server.net import broadcast, hub, session

BEGIN = 1000.0  # seconds


class _Sleepless(selectors.SelectSelector):
    """Where a loop would wait, it is later at once."""

    now = BEGIN

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += max(0.0, timeout or 0.0)
        return super().select(0)


class Leaping(asyncio.SelectorEventLoop):
    """A loop in whose hours only what happens takes time."""

    def __init__(self) -> None:
        self._clock = _Sleepless()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now

    def pass_time(self, seconds: float = 0.0) -> None:
        """All that is due in the meantime happens."""
        self.run_until_complete(asyncio.sleep(seconds))


@contextmanager
def leaping() -> Iterator[Leaping]:
    """The loop by which tables go."""
    loop = Leaping()
    with pytest.MonkeyPatch.context() as patch:
        for module in (broadcast, hub, session):
            patch.setattr(module, "time", SimpleNamespace(monotonic=loop.time, time=loop.time))
        try:
            yield loop
        finally:
            loop.close()
