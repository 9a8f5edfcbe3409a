"""Metrics: what a host watches, in Prometheus's format."""

from collections.abc import Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds
CONTENT_TYPE = CONTENT_TYPE_LATEST


class Tally(Collector):
    """A counter that only the loop counts up, so that it needs no lock: for what happens at every action."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self._name, self._meaning, self._count = name, meaning, 0
        registry.register(self)

    def inc(self, by: int = 1) -> None:
        self._count += by

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self._name, self._meaning, self._count)


class Metrics:
    """All of them, beside what the process takes of the machine."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("octavo_tables", "Tables in memory.", registry=registry)
        self.connections = Gauge("octavo_connections", "Open websockets.", registry=registry)
        self.commands = Tally("octavo_commands", "Commands carried out.", registry)
        self.refused = Counter("octavo_refused", "What was refused, by its key.", ["key"], registry=registry)
        self.requests = Counter("octavo_requests", "HTTP requests, by status.", ["status"], registry=registry)
        self.malformed = Tally("octavo_malformed", "Requests that were none.", registry)
        self.turned_away = Counter(
            "octavo_turned_away", "Connections refused, by the limit that was reached.", ["limit"], registry=registry
        )
        self.late = Counter(
            "octavo_late", "Requests that took too long to come, by what did.", ["part"], registry=registry
        )
        self.flushes = Tally("octavo_flushes", "Messages written to connections.", registry)
        self.thoughts = Counter("octavo_thoughts", "Decisions of bots.", registry=registry)
        self.failures = Counter("octavo_failures", "What went wrong here; the log says what.", registry=registry)
        self.unread = Counter("octavo_unread", "Tables that could not be read from disk.", registry=registry)
        self.slow = Counter("octavo_slow", "Connections closed because they did not keep up.", registry=registry)
        self.commit = Histogram("octavo_commit_seconds", "Until events are on disk.", buckets=BOUNDS, registry=registry)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self._registry)
