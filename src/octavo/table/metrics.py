"""Metrics: what a host watches, in Prometheus's text format."""

from bisect import bisect_left
from collections.abc import Callable

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds


class Counter:
    """Something that is counted."""

    kind = "counter"

    def __init__(self) -> None:
        self.count = 0

    def add(self, more: int = 1) -> None:
        self.count += more

    def lines(self, name: str) -> list[str]:
        return [f"{name} {self.count}"]


class Labelled:
    """Something that is counted by a label, whose values are few."""

    kind = "counter"

    def __init__(self, label: str) -> None:
        self.label = label
        self.counts: dict[str, int] = {}

    def add(self, value: str) -> None:
        self.counts[value] = self.counts.get(value, 0) + 1

    def lines(self, name: str) -> list[str]:
        return [f'{name}{{{self.label}="{value}"}} {count}' for value, count in sorted(self.counts.items())]


class Gauge:
    """Something that is looked up when it is asked for."""

    kind = "gauge"

    def __init__(self) -> None:
        self.look: Callable[[], int] = int

    def lines(self, name: str) -> list[str]:
        return [f"{name} {self.look()}"]


class Histogram:
    """How long something takes, in seconds."""

    kind = "histogram"

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        lines, total = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """All of them."""

    def __init__(self) -> None:
        self.tables = Gauge()
        self.connections = Gauge()
        self.commands = Counter()
        self.refused = Labelled("key")
        self.requests = Labelled("status")
        self.flushes = Counter()
        self.thoughts = Counter()
        self.failures = Counter()
        self.slow = Counter()
        self.commit = Histogram()

    def text(self) -> str:
        """As Prometheus reads it."""
        lines = []
        for name, metric in vars(self).items():
            full = f"octavo_{name}" + {"counter": "_total", "histogram": "_seconds"}.get(metric.kind, "")
            lines += [f"# TYPE {full} {metric.kind}", *metric.lines(full)]
        return "\n".join(lines) + "\n"
