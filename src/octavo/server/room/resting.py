"""Resting: a match of people waits for people.

While none of its players is here, bots do nothing and no clock runs, even if somebody watches. If all people have left
their seats, so that only bots are left, the match goes on for spectators. The time of a rest does not count.
"""


class Resting:
    """Since when a match rests, and for how long it has."""

    def __init__(self) -> None:
        self.since: float | None = None
        self._before = 0.0  # seconds

    def look(self, rests: bool, now: float) -> float | None:
        """Whether the match rests has been looked at: for how many seconds it did, if it goes on now."""
        if rests:
            self.since = now if self.since is None else self.since
            return None
        if self.since is None:
            return None
        rested, self.since = now - self.since, None
        self._before += rested
        return rested

    def seconds(self, now: float) -> float:
        """For how long the match has rested so far."""
        return self._before + (0.0 if self.since is None else now - self.since)
