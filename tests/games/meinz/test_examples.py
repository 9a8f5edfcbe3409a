"""Meinz: what the captions of its drawn examples say is so."""

from octavo.games.meinz.rules import PACK
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("meinz", name)


def total(cards: int) -> int:
    return sum(int(name[1:]) for name in PACK.held(cards))


def test_colour_or_number() -> None:
    """ME-1, R9, R10."""
    t = example("colour-or-number")
    assert t.legal(0) == {"r2", "r8", "y5"} and t.why(0, "g9").rule == 9


def test_lowest_takes() -> None:
    """R11."""
    assert example("lowest-takes").then().s.tricks == [0, 0, 1, 0]


def test_claim() -> None:
    """ME-4, R12, R15."""
    t = example("claim")
    assert t.s.leader == 0 and t.legal(0) == {"claim", "leave"}
    t.then()
    assert t.s.claimer == t.s.winner == 0


def test_swap() -> None:
    """ME-4, R21, R22, R24."""
    t = example("swap")
    assert total(t.s.table) == 21
    t.then()
    assert total(t.s.taken[0]) == 29 and "y1" in t.legal(0) and PACK.held(t.s.shown[0]) == ("y1",)


def test_two_tricks_are_enough() -> None:
    """ME-5, R18, R19."""
    t = example("two-tricks-are-enough")
    assert t.s.tricks[0] == 2
    assert t.then().s.tricks == [2, 1, 0, 0]


def test_scoring() -> None:
    """ME-2, R26, R27."""
    t = example("scoring")
    sums = [total(t.s.taken[seat]) for seat in range(4)]
    sums[0] += total(t.s.table) + 9
    assert sums == [31, 38, 37, 51]
    assert t.then().points() == [2, 1, 0, 3]
