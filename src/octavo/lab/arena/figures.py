"""Figures of an arena: means with 95 % confidence intervals.

A deal is played once in every rotation, with the same luck. What a bot makes of all its rotations together is one
sample: matches of one deal are not independent of each other, deals are.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
TAIL = (1 + CONFIDENCE) / 2
Z = NormalDist().inv_cdf(TAIL)
# Student's distribution is far from its expansion only with so few degrees of freedom.
FEW = (12.7062, 4.3027, 3.1824, 2.7764)


@dataclass(frozen=True)
class Interval:
    """A mean and what it lies between; without limits where there is too little to tell."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def mean_interval(samples: Sequence[float]) -> Interval:
    """The mean of independent samples, by Student's distribution."""
    mean = fmean(samples)
    if len(samples) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    half = student(len(samples) - 1) * stdev(samples) / sqrt(len(samples))
    return Interval(mean, mean - half, mean + half)


def share_interval(samples: Sequence[float]) -> Interval:
    """The mean of samples from 0 to 1.

    Where all are equal they tell nothing of their spread; then it is taken as large as such a mean allows (Wilson's
    interval, every sample all or nothing).
    """
    mean, n = fmean(samples), len(samples)
    if n < 2:
        return Interval(mean, 0.0, 1.0)
    if min(samples) == max(samples):
        middle, half = mean + Z * Z / (2 * n), Z * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
        return _within(mean, (middle - half) / (1 + Z * Z / n), (middle + half) / (1 + Z * Z / n))
    found = mean_interval(samples)
    return _within(mean, found.low, found.high)


def _within(mean: float, low: float, high: float) -> Interval:
    """Limits of a share; rounding never puts the mean outside of them."""
    return Interval(mean, min(mean, max(0.0, low)), max(mean, min(1.0, high)))


def lead_of(points: Sequence[int], seat: int) -> float:
    """By how many points one is before the mean of the others."""
    return points[seat] - fmean(other for place, other in enumerate(points) if place != seat)


def student(freedom: int) -> float:
    """The quantile of Student's distribution (Abramowitz and Stegun 26.7.5; a table for the first few)."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z, n = Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(n ** (i + 1)) for i, term in enumerate(terms))


def win_shares(marks: Sequence[int]) -> list[float]:
    """Each seat's share of the victory: equals share it."""
    best = max(marks)
    winners = sum(mine == best for mine in marks)
    return [(mine == best) / winners for mine in marks]
