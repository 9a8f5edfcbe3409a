"""Húzz egyet!: what the captions of its drawn examples say is so."""

from games.huzz.situations import display, hand
from octavo.games.huzz.state import Phase
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("huzz", name)


def test_a_set() -> None:
    """HE-1, R6, R7, R9."""
    t = example("a-set")
    assert {"4", "4.4", "4.4.4", "4.4.4.x"} <= t.legal(0)
    assert display(t.then().s, 0) == ["4.4.4.x"] and hand(t, 0) == "9 9"


def test_robbery() -> None:
    """HE-2, R9, R11, R17."""
    t = example("robbery")
    assert [display(t.s, seat)[-1] for seat in (1, 2, 3)] == ["5.5", "3.3.x", "6.6.6"]
    t.then()
    assert t.s.phase == Phase.STEAL and t.s.victim == 2 and t.s.victims == 1 << 3
    assert t.legal(0) == {"take", "refuse"}
    t.do("0:refuse 2:back")
    assert t.s.victim == 3 and t.s.victims == 0 and display(t.s, 1) == ["5.5"]


def test_refused() -> None:
    """R15, R16."""
    t = example("refused")
    assert t.s.phase == Phase.ANSWER and display(t.s, 1) == ["7.7.7"] and t.legal(0) == {"back", "away"}
    assert example("refused").do("0:away").s.due == 3
    t.then()
    assert hand(t, 0) == "2 6 6 6 11" and display(t.s, 0) == ["9.9"]


def test_only_the_top() -> None:
    """HE-4, R16, R18."""
    t = example("only-the-top")
    assert display(t.s, 1) == ["4", "5"]
    t.then()
    assert display(t.s, 1) == ["4"] and hand(t, 0) == "3 3 5" and t.s.victims == 0


def test_equal_is_safe() -> None:
    """HE-3, R12, R22."""
    t = example("equal-is-safe")
    assert display(t.s, 2) == ["13"] and display(t.s, 1) == ["9.9"]
    t.then()
    assert t.s.phase == Phase.DRAW and {"pile", "skip", "market.x"} <= t.legal(0) and t.s.due == 1


def test_last_cards() -> None:
    """HE-5, R24, R26."""
    t = example("last-cards").then()
    assert t.s.rounds == 1 and t.points() == [2, 2 - 3, 1 - 2]


def test_shadow_set() -> None:
    """HE-9, R37, R38."""
    t = example("shadow-set").then()
    assert t.s.phase == Phase.SHADOW and t.legal(0) == {"shadow.3", "shadow.8", "shadow.10"}
