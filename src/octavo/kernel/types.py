"""The words that signatures use.

They tell the reader what an integer means; to the compiler every one of them is int64.
"""

from typing import Any, TypeAlias

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

State: TypeAlias = Any
"""The whole of a match, `s.hands[seat]` and all: see `octavo.kernel.record`."""

Ints: TypeAlias = Any
"""Numbers side by side: actions to be written, points, a generator's words. A list, or an array where compiled."""

Words: TypeAlias = NDArray[np.int64]
"""Numbers in an array."""
