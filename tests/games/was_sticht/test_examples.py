"""Was sticht?: what the captions of its drawn examples say is so."""

from games.was_sticht.situations import kinds, scene
from octavo.games.was_sticht.rules import Phase
from octavo.kernel.contract import Fact
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("was_sticht", name)


def test_a_row() -> None:
    """WS-1, R13, R14."""
    t = example("a-row")
    assert Fact("trumps-secret") in scene(t, 0).facts
    t.then()
    assert Fact("row", {"row": 1, "seat": 2}) in scene(t, 0).facts
    assert (
        Fact("trumps-secret") in scene(t, 0).facts and Fact("trumps", {"colour": "r", "number": 2}) in scene(t, 3).facts
    )


def test_equal_numbers() -> None:
    """WS-2, R22, R26."""
    assert example("equal-numbers").then().s.tricks == [0, 0, 1, 0]


def test_number_does_not_follow() -> None:
    """R21, R23."""
    t = example("number-does-not-follow")
    assert t.legal(0) == {"y3"} and t.why(0, "y5").key == "number-is-trump" and t.why(0, "b9").rule == 23


def test_trump_led() -> None:
    """WS-2, R24."""
    t = example("trump-led")
    assert t.legal(0) == {"y5"} and t.why(0, "b9").rule == 24


def test_grey() -> None:
    """WS-3, R21, R26."""
    assert example("grey").then().s.tricks == [0, 0, 1, 0]


def test_choosing_a_task() -> None:
    """R17."""
    t = example("choosing-a-task")
    assert t.legal(0) == {f"task.{task}" for task in kinds(t.s.tasks[0])} and t.actors() == {0, 1, 3}
    assert t.s.starter == 2


def test_start_player() -> None:
    """R28, R30."""
    t = example("start-player").then()
    assert t.s.tricks == [3, 3, 2, 1] and t.s.phase == Phase.DROP
    assert t.legal(0) == {"drop.null", "drop.no-b", "keep"}
