"""Records: the fixed-size state of a match, one int64 a number.

A game declares its record once, a line a field. A field's kind says what its numbers mean, so that any record can be
written as text and read back (`octavo.match.position`) without knowing the game.
"""

from dataclasses import dataclass
from itertools import accumulate, chain
from math import prod
from operator import attrgetter, itemgetter
from typing import Any, Literal

import msgspec
import numpy as np

from octavo.kernel.cards import Pack
from octavo.kernel.types import Ints, State, Words

NOBODY = -1
"""No seat."""

HIDDEN = -2
"""In a view: something that the seat does not know."""

Kind = Literal["cards", "card", "counts", "letters", "seat", "seats", "number", "named"]

EMPTY: dict[Kind, int] = {
    "cards": 0, "card": -1, "counts": 0, "letters": 0, "seat": NOBODY, "seats": 0, "number": 0, "named": 0
}  # fmt: skip
"""What a number of each kind is before anything has happened."""

LETTER = 3
"""Bits of a letter, in a field of letters."""


@dataclass(frozen=True)
class Field:
    """One field: an entry, or `size` of them; `by_seat` where they belong to the seats, one each.

    An entry is a number, but for counts: there it is as many as the pack has kinds.
    """

    kind: Kind
    size: int = 0
    by_seat: bool = False
    pack: Pack | None = None
    names: tuple[str, ...] = ()
    length: int = 0  # of a word of letters

    @property
    def width(self) -> int:
        """How many numbers an entry has, where it is more than one."""
        return self.pack.size if self.kind == "counts" and self.pack else 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(n for n in (self.size, self.width) if n)

    @property
    def narrow(self) -> type[np.signedinteger[Any]]:
        """The smallest integer that holds it."""
        if self.kind == "cards":
            assert self.pack is not None
            return np.int32 if self.pack.size < 32 else np.int64
        if self.kind == "letters":
            return np.int64
        return np.int32 if self.kind == "number" else np.int8

    def copied(self, value: Any) -> Any:
        """A copy of the field of a plain state."""
        if self.size and self.width:
            return [row[:] for row in value]
        return value[:] if self.shape else value


def _field(kind: Kind, seats: int, size: int, pack: Pack | None = None, names: tuple[str, ...] = ()) -> Field:
    return Field(kind, seats or size, bool(seats), pack, names)


def cards(pack: Pack, *, seats: int = 0, size: int = 0) -> Field:
    """Sets of cards."""
    return _field("cards", seats, size, pack)


def one_card(pack: Pack, *, seats: int = 0, size: int = 0) -> Field:
    """Single cards, or NO_CARD."""
    return _field("card", seats, size, pack)


def counts(kinds: Pack, *, seats: int = 0, size: int = 0) -> Field:
    """How many there are of each kind, where a pack has too many identical cards for a set (`octavo.kernel.heaps`)."""
    return _field("counts", seats, size, kinds)


def letters(alphabet: Pack, length: int, *, size: int = 0) -> Field:
    """Words of so many letters, of an alphabet of eight, each word packed into one number, the first letter lowest."""
    return Field("letters", size, pack=alphabet, length=length)


def one_seat(*, seats: int = 0, size: int = 0) -> Field:
    """Seats, or NOBODY."""
    return _field("seat", seats, size)


def seats_set(*, seats: int = 0, size: int = 0) -> Field:
    """Sets of seats."""
    return _field("seats", seats, size)


def number(*, seats: int = 0, size: int = 0) -> Field:
    """Plain numbers."""
    return _field("number", seats, size)


def named(*names: str, seats: int = 0, size: int = 0) -> Field:
    """Numbers that stand for names, 0 for the first."""
    return _field("named", seats, size, names=names)


class Record:
    """The layout of a game's state, and how to make one.

    Rules read and write `s.hands[seat]` alike in either form of a state: plain, for the interpreter, with integers and
    lists of integers, one attribute a field; and an element of a structured array, for the compiler. `words` and
    `plain` turn one into the other.
    """

    def __init__(self, **fields: Field) -> None:
        self.fields = fields
        self.dtype = np.dtype([(name, np.int64, f.shape) for name, f in fields.items()])
        self.narrow = self._narrow()
        self.size = self.dtype.itemsize // 8
        self._plain = msgspec.defstruct("State", list(fields), eq=False, gc=False)
        self._values = attrgetter(*fields)
        self._many = [bool(f.shape) for f in fields.values()]
        self._rows = [(i, f.width) for i, f in enumerate(fields.values()) if f.size and f.width]  # lists of lists
        sizes = [prod(f.shape) for f in fields.values()]
        places = [
            slice(end - n, end) if f.shape else end - 1
            for f, n, end in zip(fields.values(), sizes, accumulate(sizes), strict=True)
        ]
        self._cut = itemgetter(*places)
        self._empty = [EMPTY[f.kind] for f, n in zip(fields.values(), sizes, strict=True) for _ in range(n)]

    def _narrow(self) -> np.dtype[Any]:
        """Every number in the smallest integer that holds it, and room at the end, so that it is whole words."""
        packed = np.dtype([(name, f.narrow, f.shape) for name, f in self.fields.items()], align=True)
        places: Any = packed.fields
        return np.dtype(
            {
                "names": list(self.fields),
                "formats": [places[name][0] for name in self.fields],
                "offsets": [places[name][1] for name in self.fields],
                "itemsize": -(-packed.itemsize // 8) * 8,
            },
            align=True,
        )

    def empty(self) -> State:
        """A state in which nothing has happened yet."""
        return self._shaped(self._empty)

    def blank(self) -> State:
        """A view of which nothing is known yet."""
        return self._shaped([HIDDEN] * self.size)

    def copy(self, s: State) -> State:
        """Another plain state with the same numbers."""
        copied = [value[:] if many else value for value, many in zip(self._values(s), self._many, strict=True)]
        for i, _ in self._rows:
            copied[i] = [row[:] for row in copied[i]]
        return self._plain(*copied)

    def words(self, s: State) -> Words:
        """A plain state as an array of numbers; `array(words)[0]` is the compiler's state."""
        values = [value if many else (value,) for value, many in zip(self._values(s), self._many, strict=True)]
        for i, _ in self._rows:
            values[i] = chain.from_iterable(values[i])
        return np.array([*chain.from_iterable(values)], np.int64)

    def plain(self, words: Words) -> State:
        """The plain state of such an array."""
        return self._shaped(words.tolist())

    def _shaped(self, numbers: list[int]) -> State:
        """All numbers of a plain state, put into its fields."""
        values = self._cut(numbers)
        if self._rows:
            values = list(values)
            for i, width in self._rows:
                flat = values[i]
                values[i] = [flat[start : start + width] for start in range(0, len(flat), width)]
        return self._plain(*values)

    def narrowed(self, s: State) -> Any:
        """An array with this one plain state, in a third of the room: for playouts, where memory is what takes time."""
        states = np.zeros(1, self.narrow)
        for name, value in zip(self.fields, self._values(s), strict=True):
            states[name][0] = value
        return states

    def array(self, words: Words) -> Any:
        """The numbers of one or more states, seen as an array of states."""
        return words.view(self.dtype).view(np.recarray)


def clear(numbers: Ints, value: int) -> None:
    """Set every number of a field to one value."""
    for i in range(len(numbers)):
        numbers[i] = value


def copy(numbers: Ints, source: Ints) -> None:
    """Set every number of a field to those of another."""
    for i in range(len(numbers)):
        numbers[i] = source[i]
