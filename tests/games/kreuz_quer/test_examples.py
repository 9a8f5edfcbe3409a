"""Kreuz & Quer: what the captions of its drawn examples say is so."""

from games.kreuz_quer.situations import pawn
from octavo.games.kreuz_quer.table import GOAL, Phase
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("kreuz_quer", name)


def test_first_step() -> None:
    """KQ-1, R20, R22."""
    t = example("first-step")
    assert t.legal(0) == {"go.1.2"}
    assert pawn(t.then().s, 0) == (1, 2)


def test_neighbours() -> None:
    """KQ-3, R23, R26."""
    t = example("neighbours")
    assert pawn(t.s, 0) == (1, 6) and t.legal(0) == {"go.1.5", "go.1.9"}
    assert pawn(t.then().s, 0) == (1, 9)


def test_next_garden() -> None:
    """KQ-2, R24."""
    t = example("next-garden")
    assert pawn(t.s, 0) == (1, 18) and t.legal(0) == {"go.2.3", "go.1.17"}
    assert pawn(t.then().s, 0) == (2, 3)


def test_goal() -> None:
    """KQ-4, R25, R27."""
    t = example("goal")
    assert t.legal(0) == {"go.goal"}
    t.then()
    assert pawn(t.s, 0) == (GOAL, 0) and t.s.phase == Phase.OVER and t.s.used[0] == 1 < t.s.collected[0]


def test_one_card_at_a_time() -> None:
    """R13, R14, R15, R16."""
    t = example("one-card-at-a-time")
    assert t.legal(0) == {"keep", "return", "stop"} and t.why(0, "grab").rule == 13
    assert {"grab", "grab.m", "stop"} <= t.then().legal(0) and "grab.m" in t.legal(1)


def test_early_stop() -> None:
    """KQ-5, R29, R31."""
    t = example("early-stop")
    assert t.s.down_left == 3 and t.s.laid[0] == 6
    assert t.then().s.laid[:2] == [7, 6]
