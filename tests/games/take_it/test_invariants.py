"""Take it!: positions that can't be."""

import pytest

from octavo.games.take_it.invariants import FAULTS
from situations import Situation

SOUND = """
    game take_it
    players 3
    deck d1*5 d2*5 p3*4 p-2*2 x*2 k*2
    phase turn
    dealer 2
    pile d2*4 p3*2 x
    pile_size 7
    row.0 d2
    row.1 k
    row_size 2
    stacks.0 1
    stacks.2 4
    callers 0 1
    taken.0 d1*2 p3
    taken.2 d1*3 p3 p-2*2 x k
"""

IMPOSSIBLE = (
    "players ?, dealer ?, dealer -, start ?, rounds ?, callers ?, pile_size ?, row_size ?, row.0 ?, stacks.1 5, "
    "stacks.1 ?, pile ?, taken.1 ?, deck ?, deck d1*21, rounds 2",
    "deck d1*5, deck d1*20 d2*20 d3*20 d4*20 d5*20 d6*20 d7*20 d8*20",
    "taken.0 d1*2 p4, row.0 d1, pile d2*5 p3 x, deck d1*6 d2*5 p3*4 p-2*2 x*2 k*2",
    "pile_size 6, pile d2*4 p3*2 x*2",
    "row_size 1, row_size 3, row.1 -, row.2 d2",
    "taken.1 d2, stacks.0 4, taken.0 -",
    "callers 0 1 2, callers 0, stacks.1 4, stacks.2 3",
    "dealer 0, dealer 1",
    "phase last, phase over, rounds 1, pile_size 0, callers 1",
)


@pytest.mark.parametrize("fault", range(len(FAULTS)))
def test_impossible_positions_are_found_out(fault: int) -> None:
    """Each change of the sound position breaks the invariant of its line."""
    assert len(IMPOSSIBLE) == len(FAULTS)
    assert Situation(SOUND).rules.faults(Situation(SOUND).s) == 0
    for change in IMPOSSIBLE[fault].split(", "):
        kept = [line for line in SOUND.splitlines() if line.split()[:1] != change.split()[:1]]
        t = Situation("\n".join([*kept, change]))
        assert t.rules.faults(t.s) >> fault & 1, change


@pytest.mark.parametrize(
    ("taken", "dealer", "start", "fits"),
    [("", 0, "-", True), ("", 1, "0", False), ("", 0, "0", True), ("0", 1, "0", False), ("0", 0, "1", True)],
)
def test_the_dealer_is_the_first_or_the_latest_taker(taken: str, dealer: int, start: str, fits: bool) -> None:
    """R4, R13: as far as a position shows it."""
    has = f"stacks.{taken} 1\ntaken.{taken} d1" if taken else "row.0 d1\nrow_size 1"
    t = Situation(f"game take_it\nplayers 2\ndeck d1*20\npile d1*19\npile_size 19\ncallers 0 1\n{has}")
    t.s.dealer, t.s.start = dealer, -1 if start == "-" else int(start)
    assert (t.rules.faults(t.s) == 0) == fits


def test_only_the_rest_comes_without_a_stack() -> None:
    """R17: a player who never took has cards when the match is over, and only then."""
    t = Situation.deal("take_it", 2, start="0").do("0:turn 0:take " * 4)
    assert t.s.stacks[1] == 0 and t.s.pile_size == 0 and t.rules.faults(t.s) == 0
