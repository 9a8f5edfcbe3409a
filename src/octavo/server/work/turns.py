"""Turns: people take turns, so that nobody waits for everything that another person has asked for.

A limited number of turns is given at once, in all and to each person. The next turn goes to the person who was not
served for longest. The number of waiting requests is limited, for each person and in all. A turn lasts until it is
given back; for work on the loop itself, it lasts for one round of the loop.
"""

import asyncio
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from octavo.text.refusal import Refused

UNLIMITED = sys.maxsize


class Turns:
    """The people who have a turn, and those who wait for one."""

    def __init__(
        self,
        at_once: int = UNLIMITED,
        of_each: int = 1,
        *,
        waiting_of_each: int = UNLIMITED,
        most: int = UNLIMITED,
        one_round: bool = False,
    ) -> None:
        """`most` counts those who have a turn, too."""
        self.at_once, self.of_each, self.waiting_of_each, self.most = at_once, of_each, waiting_of_each, most
        self.size = 0  # turns that are had or waited for
        self._one_round = one_round
        self._had: Counter[str] = Counter()
        self._given = 0
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, who: str) -> None:
        """Wait for a turn; Refused if too many wait already, of this person or in all."""
        if self.size >= self.most:
            raise Refused("too-busy")
        waiting = self._waiting.get(who)
        if waiting is None and self._given < self.at_once and self._had[who] < self.of_each:
            self.size += 1
            self._give(who)
            return
        if waiting is None:
            waiting = self._waiting[who] = deque()
        elif len(waiting) >= self.waiting_of_each:
            raise Refused("too-much-at-once", limit=self.waiting_of_each)
        self.size += 1
        turn = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._give_up(who, turn)
            elif not self._one_round:  # it was given at the same moment
                self.leave(who)
            raise

    def leave(self, who: str) -> None:
        """A turn is over: give it to the next."""
        self.size -= 1
        self._given -= 1
        self._had[who] -= 1
        if not self._had[who]:
            del self._had[who]
        self._give_to_next(self._waiting if self.at_once < UNLIMITED else (who,))

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Have a turn for as long as this lasts."""
        await self.take(who)
        try:
            yield
        finally:
            self.leave(who)

    def close(self) -> None:
        """Nobody waits any longer."""
        for waiting in list(self._waiting.values()):
            for turn in list(waiting):
                turn.cancel()

    def _give(self, who: str) -> None:
        self._had[who] += 1
        self._given += 1
        if self._one_round:
            asyncio.get_running_loop().call_soon(self.leave, who)

    def _give_to_next(self, people: Iterable[str]) -> None:
        """Give a turn to the first of these people who waits and may have one."""
        while True:
            who = next((who for who in people if who in self._waiting and self._had[who] < self.of_each), None)
            if who is None:
                return
            waiting = self._waiting.pop(who)
            turn = waiting.popleft()
            if waiting:
                self._waiting[who] = waiting
            if not turn.done():  # otherwise it was given up just now
                turn.set_result(None)
                self._give(who)
                return

    def _give_up(self, who: str, turn: asyncio.Future[None]) -> None:
        """Somebody waits no longer."""
        self.size -= 1
        waiting = self._waiting.get(who)
        if waiting is not None:
            if turn in waiting:
                waiting.remove(turn)
            if not waiting:
                del self._waiting[who]
