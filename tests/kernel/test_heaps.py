"""Heaps: cards that are counted by kind."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from octavo.kernel.chance import generator
from octavo.kernel.heaps import draw_one, move, pour, total

HEAPS = st.lists(st.integers(0, 9), min_size=1, max_size=60).filter(any)


@given(heap=HEAPS, seed=st.integers(0, 2**40))
def test_a_heap_is_drawn_empty_card_by_card(heap: list[int], seed: int) -> None:
    rest, rng, drawn = heap[:], generator(seed), Counter[int]()
    for left in range(total(heap), 0, -1):
        drawn[draw_one(rest, left, rng)] += 1
        assert total(rest) == left - 1
    assert [drawn[kind] for kind in range(len(heap))] == heap and not any(rest)


def test_every_card_is_as_likely() -> None:
    """A kind comes as often as it has cards: within five standard deviations over 60,000 draws."""
    rng, times = generator(3), Counter[int]()
    for _ in range(60_000):
        times[draw_one([1, 0, 3, 2], 6, rng)] += 1
    assert times[1] == 0
    for kind, cards in ((0, 1), (2, 3), (3, 2)):
        assert abs(times[kind] - 10_000 * cards) < 5 * (60_000 * cards / 6) ** 0.5


@given(source=HEAPS, data=st.data())
def test_moving_and_pouring_lose_nothing(source: list[int], data: st.DataObject) -> None:
    target = [1] * len(source)
    before = [a + b for a, b in zip(source, target, strict=True)]
    kind = data.draw(st.sampled_from([kind for kind, cards in enumerate(source) if cards]))
    move(source, target, kind)
    assert target[kind] == 2
    assert [a + b for a, b in zip(source, target, strict=True)] == before
    pour(source, target)
    assert target == before and not any(source)
