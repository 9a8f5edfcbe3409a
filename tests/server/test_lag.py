"""What a slow line costs, by the simulator of bench/lag.py: the same seeds, so the same figures each time."""

import pytest
from bench.lag import Evening, Setup, matches, races

from octavo.server.room.referee import MOST_ALLOWED, SLACK

RACES, MATCHES = range(600), range(15)
TARGET = 2.0  # points of the share of wins that 100 ms more may cost


def test_two_equal_lines_are_equal() -> None:
    """It is played both ways round, so this is exact, or the simulator is wrong."""
    for fair in (True, False):
        share, _ = races(Setup(0, fair), "test", range(100))
        rows, won = matches(Setup(0, fair), "test", range(2))
        assert share.share == rows.share == won.share == 50


def test_a_race_over_a_line_that_is_100_ms_slower_is_nearly_even() -> None:
    share, _ = races(Setup(100), "test", RACES)
    assert abs(share.share - 50) + share.error < TARGET
    share, _ = races(Setup(100, fair=False), "test", RACES)
    assert share.share + share.error < 50 - 5 * TARGET, "or there would be nothing to make up for"


def test_rows_of_take_it_over_a_line_that_is_100_ms_slower_are_nearly_even() -> None:
    rows, _ = matches(Setup(100), "test", MATCHES)
    assert abs(rows.share - 50) < 2 * TARGET, "from so few; bench/lag.py plays more of them"
    rows, won = matches(Setup(100, fair=False), "test", MATCHES)
    assert rows.share + rows.error < 50 - 5 * TARGET
    assert won.share + won.error < 50 - 5 * TARGET, "and who gets the rows wins the match"


def test_a_slower_line_costs_more_only_little_by_little() -> None:
    shares = [races(Setup(extra), "test", RACES)[0].share for extra in (50, 200, 300)]
    assert 46 < shares[2] <= shares[1] <= shares[0] <= 50.5


@pytest.mark.parametrize("extra", [0, 100, 300])
def test_claiming_to_have_called_at_once_gains_the_slack_and_no_more(extra: int) -> None:
    share, gain = races(Setup(extra, cheats=True), "test", RACES)
    assert gain.made_up <= gain.allowed + 1e-6 <= MOST_ALLOWED * 1000 + 1e-6
    assert gain.average < SLACK * 1000, "on average; the line itself is made up for anyhow"
    assert share.share < 60


def test_without_fairness_nothing_is_believed() -> None:
    _, gain = races(Setup(100, fair=False, cheats=True), "test", range(100))
    assert gain.made_up == 0


def test_a_match_in_the_simulator_is_a_match_of_the_room() -> None:
    evenings = [Evening(Setup(100), 1, "test", number) for number in range(4)]
    for evening in evenings:
        evening.play()
        assert evening.room.status == "over" and sum(evening.rows) > 0, "rows were contested"
    entries = [entry for evening in evenings for entry in evening.room.entries]
    assert any(entry.later for entry in entries)
    assert all(isinstance(entry.after, int) for entry in entries if entry.by != "clock")
