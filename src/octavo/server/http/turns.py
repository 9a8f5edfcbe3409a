"""Turns: in one turn of the loop, only a few requests of one address are answered.

An address may send thousands of requests at once, for example a whole school class. Answered in one go, they would keep
everybody else waiting for a third of a second. A few at a time take as long in all, and nobody else notices.
"""

import asyncio
from collections import Counter, defaultdict, deque

EACH = 8  # requests


class Turns:
    """The requests that wait, by address."""

    def __init__(self) -> None:
        self._taken: Counter[str] = Counter()  # in this turn
        self._waiting: defaultdict[str, deque[asyncio.Future[None]]] = defaultdict(deque)

    async def take(self, address: str) -> None:
        """Wait until it is an address's turn."""
        if not self._taken and not self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
        if self._taken[address] < EACH and address not in self._waiting:
            self._taken[address] += 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[address].append(turn)
        await turn

    def _next(self) -> None:
        """The loop has been round."""
        self._taken.clear()
        for address, waiting in list(self._waiting.items()):
            while waiting and self._taken[address] < EACH:
                turn = waiting.popleft()
                if not turn.done():  # it was given up
                    turn.set_result(None)
                    self._taken[address] += 1
            if not waiting:
                del self._waiting[address]
        if self._taken or self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
