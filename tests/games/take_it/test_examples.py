"""Take it!: what the captions of its drawn examples say is so."""

from octavo.games.take_it.rules import TAKES, Phase
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("take_it", name)


def test_taking_the_row() -> None:
    """R10, R11, R13."""
    t = example("taking-the-row")
    assert t.legal(0) == {"take"} and t.s.dealer == 2 and TAKES[4] == 3
    before, row = sum(t.s.taken[0]), t.s.row_size
    t.then()
    assert sum(t.s.taken[0]) == before + row and t.s.row_size == 0
    assert t.s.stacks[0] == 2 and t.s.dealer == 0 and t.legal(0) == {"turn"}


def test_pairs() -> None:
    """TI-1, TI-2, R23, R24, R25."""
    assert example("pairs").points()[0] == 6 - 2 + 0 + 4 == 8


def test_joker_completes() -> None:
    """TI-5, R26, R27."""
    assert example("joker-completes").points()[0] == 8 + 3


def test_joker_is_not_needed() -> None:
    """TI-3, R26, R28."""
    assert example("joker-is-not-needed").points()[0] == 6


def test_black_cards() -> None:
    """TI-8, R29."""
    assert example("black-cards").points() == [11, 14, 9]


def test_dealer_to_the_end() -> None:
    """TI-11, R12, R14."""
    t = example("dealer-to-the-end")
    assert max(t.s.stacks) < TAKES[4] == 3
    t.then()
    assert t.s.stacks[0] == 3 and t.s.stacks[3] == 2 and t.s.dealer == 0


def test_the_rest() -> None:
    """TI-9, R16."""
    t = example("the-rest")
    cards = sum(t.s.taken[1])
    assert t.s.pile_size == 5
    t.then()
    assert t.s.phase == Phase.OVER and sum(t.s.taken[1]) == cards + 5
