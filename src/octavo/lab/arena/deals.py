"""Duplicate deals: each is played once in every rotation of the bots over the seats, with the same luck.

So every bot has every hand once, and differences between bots are due to their play.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from time import perf_counter

from msgspec import Struct

from octavo.lab.arena.contest import Contest, load
from octavo.lab.arena.figures import Interval, mean_interval, share_interval, win_shares
from octavo.lab.arena.lineup import Bot
from octavo.lab.arena.luck import Luck
from octavo.match.match import Terms


class MatchResult(Struct, frozen=True):
    """The result of one rotation of a deal, by the bots' numbers, not by their seats."""

    points: list[int]
    marks: list[int]
    decisions: list[int]
    seconds: list[float]  # that each bot thought, in all
    slowest: list[float]
    actions: int
    ended: bool  # and was not broken off, because it went on for too long
    took: float  # seconds
    late: list[int] = []  # decisions of each bot for which it took more time than it had


class DealResult(Struct, frozen=True):
    """The results of one deal in all its rotations."""

    deal: int
    matches: list[MatchResult]


def places(players: int, rotation: int) -> list[int]:
    """Which bot sits in each seat: one further to the left in every rotation."""
    return [(seat + rotation) % players for seat in range(players)]


def play_match(
    terms: Terms, bots: Sequence[Bot], seed: int, deal: int, rotation: int, longest: int | None = None
) -> MatchResult:
    """Play a deal in one rotation; break it off after `longest` actions."""
    load(terms.key, frozenset(bot.strength for bot in bots))
    started = perf_counter()
    seats = places(len(bots), rotation)
    played = Contest(terms, bots, seats, Luck(seed, deal), longest).play()
    return MatchResult(
        [played.points[seats.index(bot)] for bot in range(len(bots))],
        [played.marks[seats.index(bot)] for bot in range(len(bots))],
        [mine.decisions for mine in played.thinking],
        [round(mine.seconds, 4) for mine in played.thinking],
        [round(mine.slowest, 4) for mine in played.thinking],
        played.actions,
        played.ended,
        round(perf_counter() - started, 4),
        [mine.late for mine in played.thinking],
    )


def play_deal(terms: Terms, bots: Sequence[Bot], seed: int, deal: int) -> DealResult:
    """Play a deal in all rotations."""
    return DealResult(deal, [play_match(terms, bots, seed, deal, rotation) for rotation in range(len(bots))])


@dataclass(frozen=True)
class Standing:
    """A bot's figures over all deals."""

    score: Interval
    wins: Interval
    decisions: int
    seconds: float  # a decision
    slowest: float


def standings(results: Sequence[DealResult]) -> list[Standing]:
    """The bots' figures, in the order of the lineup; at least one deal is needed."""
    matches = [match for result in results for match in result.matches]
    found = []
    for bot in range(len(matches[0].points)):
        scores = [fmean(match.points[bot] for match in result.matches) for result in results]
        decisions = sum(match.decisions[bot] for match in matches)
        seconds = sum(match.seconds[bot] for match in matches) / max(decisions, 1)
        slowest = max(match.slowest[bot] for match in matches)
        wins = share_interval(won(results, bot))
        found.append(Standing(mean_interval(scores), wins, decisions, seconds, slowest))
    return found


def won(results: Sequence[DealResult], bot: int) -> list[float]:
    """A bot's share of the victories in each deal."""
    return [fmean(win_shares(match.marks)[bot] for match in result.matches) for result in results]
