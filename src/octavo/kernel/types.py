"""The words that signatures use.

The names of integers tell the reader what they mean; to the compiler, each of them is an int64.
"""

from collections.abc import Iterator
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Action: TypeAlias = int
"""A choice, numbered by its game."""

Card: TypeAlias = int
"""A card's number within its pack."""

Cards: TypeAlias = int
"""A set of cards, or a multiset where the pack holds identical cards: see `octavo.kernel.cards`."""

Seat: TypeAlias = int
"""0, 1, 2 … clockwise."""

Seats: TypeAlias = int
"""A set of seats, one bit each."""


class Ints(Protocol):
    """Numbers side by side: a field of a record, actions to be written, points, a generator's words. A list, or an
    array where compiled."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, number: int, /) -> None: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[int]: ...


class Rows(Protocol):
    """Rows of numbers side by side: heaps of cards, one a seat."""

    def __getitem__(self, index: int, /) -> Ints: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[Ints]: ...


class Table(Protocol):
    """Numbers that rules look up and never change: a tuple, or an array where compiled."""

    def __getitem__(self, index: int, /) -> int: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[int]: ...


Words: TypeAlias = NDArray[np.int64]
"""Numbers in an array."""
