"""Ratings of bots by openskill (the Plackett-Luce model of Weng and Lin), match after match."""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from octavo.lab.arena.deals import DealResult


@dataclass(frozen=True)
class Rating:
    """A skill on openskill's scale, on which a newcomer has 25, and how uncertain it is."""

    mu: float
    sigma: float


def ratings(results: Sequence[DealResult]) -> list[Rating]:
    """The final ratings of the bots of a lineup. Equal results in a match count as equal."""
    model = PlackettLuce()
    teams = [[model.rating()] for _ in results[0].matches[0].points]
    for result in sorted(results, key=lambda result: result.deal):
        for match in result.matches:
            ranks = [float(sum(other > mine for other in match.marks)) for mine in match.marks]
            teams = model.rate(teams, ranks=ranks)
    return [Rating(team[0].mu, team[0].sigma) for team in teams]
