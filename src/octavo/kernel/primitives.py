"""The three things that plain Python and the compiler must say differently.

Everything else in the rules is one source for interpreter, CPU and GPU. Each of these is a plain function,
with a second body that the compiler puts in its place.
"""

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from octavo.kernel.types import Cards, Ints

SCRATCH = 64


def count(cards: Cards) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def lowest(cards: Cards) -> int:
    """The smallest card number in a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def scratch() -> Ints:
    """Room for 64 numbers, for one function's own use; at first its contents are undefined.

    Only `imagine` may use it: there is no such thing on a GPU.
    """
    return [0] * SCRATCH


@intrinsic
def _population(typing: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def _trailing_zeros(typing: Any, word: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], cgutils.true_bit)

    return types.int64(types.int64), codegen


@overload(count)
def _count(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return _population(np.int64(cards))  # type: ignore[call-arg]

    return compiled


@overload(lowest)
def _lowest(cards: Any) -> Any:
    def compiled(cards: Any) -> Any:
        return _trailing_zeros(np.int64(cards))  # type: ignore[call-arg]

    return compiled


@overload(scratch)
def _scratch() -> Any:
    def compiled() -> Any:
        return np.empty(SCRATCH, np.int64)

    return compiled
