"""Njet!: what the captions of its drawn examples say is so."""

from octavo.games.njet.state import BOARD, PACK
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("njet", name)


def test_settled_row() -> None:
    """R9, R10."""
    t = example("settled-row")
    assert {veto.split(".")[1] for veto in t.legal(0)} == {"start", "trump", "points"}
    assert t.why(0, "veto.away.1").rule == t.why(0, "veto.super.b").rule == 10
    assert "trump.y" not in BOARD.held(t.then().s.free)


def test_reading_the_board() -> None:
    """NJ-1, R7, R12."""
    t = example("reading-the-board")
    assert BOARD.held(t.s.free) == ("start.0", "away.none", "trump.k", "super.b", "points.2")
    assert t.actors() == {0}
    t.do("0:team.01.m0")
    assert t.actors() == {0} and t.s.leader == 0, "no cards go away, and seat 0 leads"


def test_supertrump_is_no_blue() -> None:
    """R22, R24."""
    t = example("supertrump-is-no-blue")
    assert t.legal(0) == {"b3"} and t.why(0, "b0").rule in (22, 24)


def test_captured_nought() -> None:
    """NJ-2, R26, R29."""
    t = example("captured-nought")
    assert t.s.team == 0b111
    t.then()
    assert t.s.tricks[0] == 1 and PACK.held(t.s.captured[0]) == ("k0",)


def test_first_of_equals() -> None:
    """R27."""
    t = example("first-of-equals")
    assert t.legal(0) == {"r7"} and t.then().s.tricks[2] == 1


def test_scoring() -> None:
    """NJ-3, R30, R31, R32."""
    t = example("scoring").then()
    assert [t.s.tricks[seat] for seat in range(5)] == [4, 3, 2, 2, 1] and t.s.monster == 2
    assert sum(t.s.captured[seat].bit_count() for seat in (0, 3, 4)) == 3 and t.s.captured[2].bit_count() == 1
    assert t.points() == [20, 18, 18, 20, 20]
