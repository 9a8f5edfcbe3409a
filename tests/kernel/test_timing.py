"""The model of reaction times: by skill, above a floor, and the same at both speeds."""

import statistics

import pytest

from octavo.kernel.chance import generator
from octavo.kernel.timing import FLOOR, MEDIANS, SKILLS, reaction
from octavo.lab.simulate import Simulation, simulate
from octavo.match.match import Terms
from octavo.text.refusal import Refused


def times(skill: int, n: int = 20_000) -> list[int]:
    rng = generator(5, skill)
    return [int(reaction(skill, rng)) for _ in range(n)]


@pytest.mark.parametrize("skill", range(len(SKILLS)))
def test_nobody_is_quicker_than_the_floor_and_half_are_quicker_than_the_median(skill: int) -> None:
    found = times(skill)
    assert min(found) > FLOOR
    assert abs(statistics.median(found) - MEDIANS[skill]) < 5
    assert max(found) > 2 * MEDIANS[skill], "some are slow"


def test_the_more_skilled_is_more_often_the_quicker() -> None:
    beginner, club, expert = (times(skill) for skill in range(3))
    for slower, quicker in ((beginner, club), (club, expert)):
        ahead = sum(b < a for a, b in zip(slower, quicker, strict=True)) / len(slower)
        assert 0.7 < ahead < 0.97


def test_equal_seeds_give_equal_times() -> None:
    assert times(1, 100) == times(1, 100)


def test_skill_pays_in_a_race() -> None:
    """Seat 1 plays Take it! as an expert, or as a beginner, against a club player: more stacks are its own."""

    def win_share(skill: str) -> float:
        plan = Simulation(Terms("take_it", 2, {}), 4000, seed=3, skills=("club", skill))
        return simulate(plan).wins[1] / 4000

    assert win_share("expert") > win_share("club") > win_share("beginner")


def test_skills_that_are_not_there_are_refused() -> None:
    with pytest.raises(Refused, match="beginner, club, expert"):
        Simulation(Terms("take_it", 2, {}), 1, skills=("club", "genius"))
    with pytest.raises(Refused, match="each of the 2 players"):
        Simulation(Terms("take_it", 2, {}), 1, skills=("club",))
