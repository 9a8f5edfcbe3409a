"""Shares: how much of the loop's time may go into what comes in over lines, for each address and each person.

Nothing is refused. When a share is used up, nothing more is read from its lines for a moment; then they are read again,
one line after the other. Nobody else's input waits behind them.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from weakref import WeakValueDictionary

LEAST_PAUSE = 0.001  # seconds until a line is read again, at least


class Share:
    """The time of one address, or of one person."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()
        self._waiting: deque[Callable[[], None]] = deque()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def spent(self) -> bool:
        """Whether nothing of it is left now."""
        now = time.monotonic()
        self._left, self._at = min(self._burst, self._left + (now - self._at) * self._rate), now
        return self._left <= 0

    def take(self, seconds: float) -> None:
        """So much of the loop's time has gone."""
        self._left -= seconds

    def wait(self, call: Callable[[], None]) -> None:
        """Call back when something of the share is left again, after the lines that wait already."""
        self._waiting.append(call)
        self._wake()

    def _wake(self) -> None:
        if self._alarm is None and self._waiting:
            delay = max(LEAST_PAUSE, -self._left / self._rate)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._next)

    def _next(self) -> None:
        self._alarm = None
        try:
            for _ in range(len(self._waiting)):
                if self.spent:
                    break
                self._waiting.popleft()()
        finally:
            self._wake()


class Shares:
    """The shares of everybody who has a line."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._known: WeakValueDictionary[str, Share] = WeakValueDictionary()

    def of(self, who: str) -> Share:
        """The share of an address or of a person, as long as somebody holds it."""
        share = self._known.get(who)
        if share is None:
            share = self._known[who] = Share(self._rate, self._burst)
        return share
