"""The gate: how many connections there are, from each address and in all.

A connection is counted from its beginning, before a byte of it is read, until it is lost; a websocket is the same
connection. Connections of a proxy only count in all. When a websocket comes through a proxy, its connection counts from
then on for the address that the proxy names.
"""

from collections import Counter

from octavo.engine.system import descriptors
from octavo.server import log
from octavo.server.limits import Limits
from octavo.server.metrics import Metrics

RESERVED = 128  # descriptors that are no connections: the database, files, and processes that compile


class Gate:
    """Counts connections, and decides whether another one may come in."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.most = min(limits.in_all, max(descriptors() - RESERVED, descriptors() // 2))
        self.of_address = limits.of_address
        self.open = 0
        self._from: Counter[str] = Counter()
        self._turned_away = metrics.turned_away

    def enter(self, address: str | None) -> bool:
        """Whether one more may come in; it is counted then."""
        if self.open >= self.most:
            self._refuse("all")
            return False
        if not self.add(address):
            return False
        self.open += 1
        return True

    def leave(self, address: str | None) -> None:
        """One that was counted is lost."""
        self.open -= 1
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def add(self, address: str | None) -> bool:
        """Whether one more may come from an address; it is counted then."""
        if address is not None:
            if self._from[address] >= self.of_address:
                self._refuse("address")
                return False
            self._from[address] += 1
        return True

    def _refuse(self, reached: str) -> None:
        self._turned_away.labels(reached).inc()
        log.often("turned-away", limit=reached)
