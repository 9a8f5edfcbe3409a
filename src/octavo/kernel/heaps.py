"""Heaps: cards of which only the kind counts, as a count for each kind.

For packs with too many identical cards for a set of bits. A heap is a row of numbers. The game keeps the number of all
its cards beside it, where everybody may know it. A heap has no order: a card is chosen at random when it is drawn, so a
record does not reveal future draws.
"""

from octavo.kernel.chance import below
from octavo.kernel.types import Card, Ints


def total(heap: Ints) -> int:
    """How many cards a heap holds."""
    cards = 0
    for kind in range(len(heap)):
        cards += heap[kind]
    return cards


def draw_one(heap: Ints, left: int, rng: Ints) -> Card:
    """Take a random card out of a heap that holds `left` cards; return its kind."""
    ticket = below(rng, left)
    kind = 0
    while ticket >= heap[kind]:
        ticket -= heap[kind]
        kind += 1
    heap[kind] -= 1
    return kind


def move(source: Ints, target: Ints, kind: Card) -> None:
    """Put a card from one heap onto another."""
    source[kind] -= 1
    target[kind] += 1


def pour(source: Ints, target: Ints) -> None:
    """Put all cards of a heap onto another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0
