"""Kreuz & Quer: the ways through gardens, field by field."""

import pytest

from games.kreuz_quer.situations import broken, collecting, moving, track, two_columns, walk
from octavo.games.kreuz_quer.table import SIDES, TERRAIN
from octavo.match.match import Terms
from situations import Situation

KEY = "kreuz_quer"


@pytest.mark.parametrize(
    ("steps", "near"),
    [
        ("diagonal", {8: {4, 5, 6, 7, 9, 10, 11, 12}, 4: {1, 2, 5, 7, 8}, 3: {2, 5, 6}, 18: {14, 15, 17}}),
        ("straight", {8: {5, 7, 9, 11}, 4: {1, 5, 7}, 3: {2, 6}, 18: {15, 17}}),
    ],
)
def test_neighbours_in_a_garden(steps: str, near: dict[int, set[int]]) -> None:
    """R23: all around, sideways and backwards too; at an edge there is nothing beyond it."""
    for field, expected in near.items():
        moves = [moving(card, pawn=f"1.{field}", more=f"steps {steps}").legal(0) for card in TERRAIN.names]
        steps_here = {name for names in moves for name in names if name.startswith("go.1.")}
        assert steps_here == {f"go.1.{other}" for other in expected}


@pytest.mark.parametrize("steps", ["diagonal", "straight"])
def test_between_gardens_one_goes_straight_ahead_or_back(steps: str) -> None:
    """R24: garden 2 begins with pws, garden 1 ends with msk."""
    for column, (behind, ahead) in enumerate(zip("msk", "pws", strict=True), 1):
        for card in TERRAIN.names:
            t = collecting(card, up="f", pawns=f"1.{15 + column}", more=f"steps {steps}").do("0:stop")
            onto = {name for name in t.legal(0) if name.startswith("go.2")}
            assert onto == ({f"go.2.{column}"} if card == ahead else set())
            t = collecting(card, up="f", pawns=f"2.{column}", more=f"steps {steps}")
            t.s.gone[0] = 0
            back = {name for name in t.do("0:stop").legal(0) if name.startswith("go.1")}
            assert back == ({f"go.1.{15 + column}"} if card == behind else set())


@pytest.mark.parametrize(("players", "steps"), [(2, 37), (3, 31), (4, 31)])
def test_how_far_the_goal_is(players: int, steps: int) -> None:
    """R10, R22, R24, R25, KQ-6: straight down the left column."""
    t = collecting("", up="f", players=players)
    words = [t.s.gardens[SIDES.card(side) // 2] for side in track(t.s, 0)]
    letters = [TERRAIN.names[word >> 9 * row & 7] for word in words for row in range(6)]
    t = moving(" ".join([*letters, "w"]), players=players)
    walk(t, *(f"{i // 6 + 1}.{i % 6 * 3 + 1}" for i in range(steps - 1)))
    assert t.legal(0) == {"go.goal"}
    assert t.do("0:go.goal").s.used[0] == steps


@pytest.mark.parametrize("players", [2, 4])
def test_matches_with_such_a_deck_end_without_a_fault(players: int) -> None:
    """R4."""
    t = Situation.deal(KEY, players)
    t.s = Terms(KEY, players, {}).state()
    two_columns(t).s.layout = 0
    t.rules.deal(t.s, t.rng)
    assert t.s.layout == 1
    while t.actors():
        t.step()
        assert broken(t, t.s) == []
