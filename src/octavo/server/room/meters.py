"""Meters: how often somebody may do something."""

from collections import OrderedDict

MOST_COUNTED = 20_000  # people or addresses; the one that was quiet for longest is forgotten first


class Bucket:
    """A burst at once, and then a rate by the second."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, now: float) -> None:
        self.left, self.at = burst, now

    def take(self, rate: float, burst: float, now: float) -> bool:
        """Whether one more is allowed now."""
        left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if left < 1:
            self.left = left
            return False
        self.left = left - 1
        return True


class Meter:
    """A bucket for each person, address or other key."""

    def __init__(self, rate: float, burst: float, most: int = MOST_COUNTED) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Whether one more is allowed for this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.burst, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self.rate, self.burst, now)
