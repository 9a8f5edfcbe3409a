"""Duplicate deals: each is played once in every rotation of the bots over the seats, with the same luck.

So every bot has every hand once, and what is left between them is what they made of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter

from msgspec import Struct

from octavo.arena.contest import Contest, Thinking, load
from octavo.arena.figures import Interval, mean_interval, share_interval, win_shares
from octavo.arena.lineup import Bot
from octavo.arena.luck import Luck
from octavo.match import Terms


class DealResult(Struct, frozen=True):
    """What came of one deal: for each rotation what each bot had, by its number among them, not by its seat."""

    deal: int
    points: list[list[int]]
    marks: list[list[int]]
    decisions: list[int]  # of each bot, in all rotations
    seconds: list[float]  # that it thought, in all
    slowest: list[float]
    actions: int
    broken_off: int  # matches that went on for too long, and count as they stood
    took: float  # seconds


def places(players: int, rotation: int) -> list[int]:
    """Which bot sits in each seat: one further to the left in every rotation."""
    return [(seat + rotation) % players for seat in range(players)]


def play_deal(terms: Terms, bots: Sequence[Bot], seed: int, deal: int) -> DealResult:
    """Play a deal in all rotations."""
    load(terms.key, frozenset(bot.strength for bot in bots))
    started = perf_counter()
    points, marks = [], []
    thinking = [Thinking() for _ in bots]
    actions = broken_off = 0
    for rotation in range(len(bots)):
        seats = places(len(bots), rotation)
        played = Contest(terms, bots, seats, Luck(seed, deal)).play()
        points.append([played.points[seats.index(bot)] for bot in range(len(bots))])
        marks.append([played.marks[seats.index(bot)] for bot in range(len(bots))])
        actions += played.actions
        broken_off += not played.ended
        for mine, new in zip(thinking, played.thinking, strict=True):
            mine.join(new)
    return DealResult(
        deal,
        points,
        marks,
        [mine.decisions for mine in thinking],
        [round(mine.seconds, 4) for mine in thinking],
        [round(mine.slowest, 4) for mine in thinking],
        actions,
        broken_off,
        round(perf_counter() - started, 4),
    )


@dataclass(frozen=True)
class Standing:
    """What a bot made of all deals."""

    score: Interval
    wins: Interval
    decisions: int
    seconds: float  # a decision
    slowest: float


def standings(results: Sequence[DealResult]) -> list[Standing]:
    """The bots' figures, in the order of the lineup; at least one deal is needed."""
    found = []
    for bot in range(len(results[0].points[0])):
        scores = [fmean(rotation[bot] for rotation in result.points) for result in results]
        decisions = sum(result.decisions[bot] for result in results)
        seconds = sum(result.seconds[bot] for result in results) / max(decisions, 1)
        slowest = max(result.slowest[bot] for result in results)
        wins = share_interval(won(results, bot))
        found.append(Standing(mean_interval(scores), wins, decisions, seconds, slowest))
    return found


def won(results: Sequence[DealResult], bot: int) -> list[float]:
    """A bot's share of the victories in each deal."""
    return [fmean(win_shares(rotation)[bot] for rotation in result.marks) for result in results]
