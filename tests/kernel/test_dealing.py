"""Deals are uniform, and what `fill` leaves of its bias is measured on a deal with all fitting worlds listed."""

import itertools
from collections import Counter
from collections.abc import Mapping
from typing import Any

from octavo.kernel.cards import count, gain, number_cards
from octavo.kernel.chance import below, generator
from octavo.kernel.dealing import deal_out, fill

PACK = number_cards("rb", {0: 2, 1: 1})  # six cards: two identical 0s in each colour
COPIES = tuple(map(int, PACK.copies))


def chi_square(seen: Counter[object], expected: Mapping[Any, float]) -> float:
    assert set(seen) <= set(expected), "a world that does not fit"
    return sum((seen[world] - n) ** 2 / n for world, n in expected.items())


def sets(places: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Hands as multisets."""
    hands = []
    for place in places:
        hand = 0
        for card in place:
            hand = gain(hand, COPIES[card])
        hands.append(hand)
    return tuple(hands)


def test_below_is_uniform() -> None:
    rng = generator(3)
    seen: Counter[object] = Counter(below(rng, 7) for _ in range(70_000))
    assert chi_square(seen, dict.fromkeys(range(7), 10_000.0)) < 22.5  # 99.9 % of 6 degrees of freedom


def test_every_deal_is_as_likely() -> None:
    """All 90 ways to give six cards to three places, identical cards counted as often as they can be exchanged."""
    ways = Counter(
        sets((a, b, tuple(set(range(6)) - set(a) - set(b))))
        for a in itertools.combinations(range(6), 2)
        for b in itertools.combinations(sorted(set(range(6)) - set(a)), 2)
    )
    n, rng = 90_000, generator(5)
    seen: Counter[object] = Counter()
    for _ in range(n):
        hands = [0, 0, 0]
        deal_out(hands, 2, 2, PACK.all, COPIES, rng)
        seen[tuple(hands)] += 1
    expected = {world: n * w / sum(ways.values()) for world, w in ways.items()}
    assert chi_square(seen, expected) < len(expected) + 4.5 * (2 * len(expected)) ** 0.5


def test_the_bias_of_filling_under_constraints_is_small() -> None:
    """Three hands of two; the first has no red, the second no blue 0. Without mixing the bias would be several times
    what is allowed here: the most and the least likely world differ by less than 5 % from their due."""
    lacks = [PACK.matching("r"), PACK.cards(["b0", "b0"]), 0]
    cards = range(6)
    ways: Counter[object] = Counter()
    for a in itertools.combinations(cards, 2):
        for b in itertools.combinations(sorted(set(cards) - set(a)), 2):
            rest = tuple(set(cards) - set(a) - set(b))
            if all(not lack >> card & 1 for lack, hand in zip(lacks, (a, b, rest), strict=True) for card in hand):
                ways[sets((a, b, rest))] += 1
    n, rng = 60_000, generator(9)
    seen: Counter[object] = Counter()
    for _ in range(n):
        hands, rooms = [0, 0, 0], [2, 2, 2]
        fill(hands, rooms, list(lacks), 3, PACK.all, COPIES, rng)
        seen[tuple(hands)] += 1
    assert set(seen) == set(ways), "every world that fits, and no other"
    due = {world: n * w / sum(ways.values()) for world, w in ways.items()}
    worst = max(abs(seen[world] / due[world] - 1) for world in due)
    assert worst < 0.05


def test_filling_always_finds_a_deal_that_fits() -> None:
    """Places so tight that cards have to be moved on in a chain."""
    pack = number_cards("rbyg", dict.fromkeys(range(9), 1))
    copies, rng = tuple(map(int, pack.copies)), generator(1)
    for trial in range(3000):
        hands = [0, 0, 0, 0]
        deal_out(hands, 3, 9, pack.all, copies, rng)
        # Each hand is known to lack three quarters of what it does not hold.
        lacks = []
        for hand in hands:
            lack = 0
            for card in range(36):
                if not hand >> card & 1 and below(rng, 4):
                    lack |= 1 << card
            lacks.append(lack)
        filled, rooms = [0, 0, 0, 0], [9, 9, 9, 9]
        fill(filled, rooms, list(lacks), 4, pack.all, copies, rng)
        assert [count(hand) for hand in filled] == [9, 9, 9, 9], trial
        assert all(not hand & lack for hand, lack in zip(filled, lacks, strict=True))
