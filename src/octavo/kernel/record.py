"""Records: the fixed-size state of a match, one int64 a number.

A game declares its record once, as a class with a line a field:

    class State(Record):
        players: int = number(4, SEATS, static=True)
        phase: int = named(Phase, seen="all")
        hands: Ints = cards(PACK, seats=SEATS, seen="owner")

    STATE = Layout(State)

What a field is made with says what its numbers mean, how far they go and who sees them. From that alone any record is
written as text and read back (`octavo.match.position`), the options of the game are found, and so is what a seat knows
(`octavo.kernel.derived`), without a word more in the game.
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import accumulate, chain
from math import prod
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, Self, TypedDict, TypeVar, Unpack, get_type_hints

import msgspec
import numpy as np

from octavo.kernel.cards import Pack
from octavo.kernel.options import Choice, Deck, Number, Option, Start
from octavo.kernel.types import Ints, Words

NOBODY = -1
"""No seat."""

HIDDEN = -2
"""In a view: something that the seat does not know."""

Kind = Literal["cards", "card", "counts", "letters", "seat", "seats", "number", "named"]

Seen = Literal["all", "owner", "hidden"]
"""Who sees a field: everybody, a spectator too; each seat its own entry; or nobody, as far as the record says it."""

EMPTY: dict[Kind, int] = {
    "cards": 0, "card": -1, "counts": 0, "letters": 0, "seat": NOBODY, "seats": 0, "number": 0, "named": 0
}  # fmt: skip
"""What a number of each kind is before anything has happened."""

LETTER = 3
"""Bits of a letter, in a field of letters."""


class Names(IntEnum):
    """Numbers that have names, counted from 0 by `auto()`: the phases of a game, the values of an option, its endings.

    Rules say `Phase.PLAY` and mean a number; texts and catalogues have its name, in small letters and with dashes.
    """

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[Any]) -> int:
        return count

    @property
    def text(self) -> str:
        """The name as it is written."""
        return self.name.lower().replace("_", "-")

    @classmethod
    def texts(cls) -> tuple[str, ...]:
        """All names as they are written, by number."""
        return tuple(one.text for one in cls)


@dataclass(frozen=True)
class Part:
    """A number within a number: it counts `unit`s of it, from 0 to `high`."""

    name: str
    unit: int
    high: int


@dataclass(frozen=True)
class Field:
    """One field: an entry, or several of them. They may belong to the seats: one to each, or `each` to each in turn.

    An entry is a number, but for counts: there it is as many as the pack has kinds.
    """

    kind: Kind
    seats: int = 0
    each: int = 0  # entries, where there are several; of each seat, where they are by seat
    pack: Pack | None = None
    names: tuple[str, ...] = ()
    length: int = 0  # of a word of letters
    low: int = 0
    high: int | str = (
        0  # the most that it can be, or the field that says it, for each kind of card where they are counts
    )
    seen: Seen = "hidden"
    static: bool = False  # set before the deal, and the same for the whole match
    option: str | None = None  # the default, where the field is an option
    deck: bool = False  # whether it is a part of the deck
    seat_last: bool = False  # by place and then by seat, where they are by both
    fill: str = ""  # the field that says how many of the entries count, the first ones
    recent: int = 0  # the last so many entries are worth showing one by one to a learner
    bag: bool = False  # the order of the entries tells nothing: a learner may be shown how many there are of each
    code: tuple[Part, ...] = ()  # how to take a number apart

    @property
    def size(self) -> int:
        """How many entries there are, 0 where it is a single one."""
        return self.seats * (self.each or 1) or self.each

    @property
    def by_seat(self) -> bool:
        """Whether each seat has one entry."""
        return bool(self.seats and not self.each)

    @property
    def width(self) -> int:
        """How many numbers an entry has, where it is more than one."""
        return self.pack.size if self.kind == "counts" and self.pack else 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(n for n in (self.size, self.width) if n)

    @property
    def empty(self) -> int:
        """The value of a number before anything has happened."""
        return EMPTY[self.kind]

    @property
    def card_names(self) -> tuple[str, ...]:
        """The names of the cards, or of the kinds of cards, that it is made of."""
        assert self.pack is not None
        return self.pack.names

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

    def chosen(self, name: str) -> Option | None:
        """The option that the field holds, if it holds one."""
        if self.option is None:
            return None
        if self.kind == "seat":
            return Start(name, self.option)
        if self.kind == "named":
            return Choice(name, self.names, self.option)
        assert isinstance(self.high, int)
        return Number(name, self.low, self.high, self.option)


class About(TypedDict, total=False):
    """The properties of fields of every kind: see `Field`. `size` is the number of entries, for each seat if they are
    by seat."""

    seats: int
    size: int
    seen: Seen
    static: bool
    option: str
    deck: bool
    seat_last: bool
    fill: str
    recent: int
    bag: bool


# A field stands in the class as the default of an attribute that has the type of its numbers, as those of dataclasses
# do: hence Any. `Layout` compares the two.


def _field(kind: Kind, about: About, **more: Any) -> Any:
    static = about.get("static", False) or "option" in about or about.get("deck", False)
    rest: dict[str, Any] = {"seen": "all" if static else "hidden", **about, "static": static}
    return Field(kind, each=rest.pop("size", 0), **rest, **more)


def cards(pack: Pack, **about: Unpack[About]) -> Any:
    """Sets of cards."""
    return _field("cards", about, pack=pack, high=pack.all)


def one_card(pack: Pack, *, last: int | None = None, **about: Unpack[About]) -> Any:
    """Single cards, or NO_CARD. `last` is the highest that it can be, where it is not the pack's."""
    return _field("card", about, pack=pack, low=-1, high=pack.size - 1 if last is None else last)


def counts(kinds: Pack, most: int | str, **about: Unpack[About]) -> Any:
    """How many there are of each kind, where a pack has too many identical cards for a set: see `octavo.kernel.heaps`.

    `most` is the most that there are of a kind, or the field that says it for each.
    """
    return _field("counts", about, pack=kinds, high=most)


def letters(alphabet: Pack, length: int, **about: Unpack[About]) -> Any:
    """Words of so many letters, of an alphabet of eight, each word packed into one number, the first letter lowest."""
    return _field("letters", about, pack=alphabet, length=length, high=(1 << LETTER * length) - 1)


def one_seat(*, somebody: bool = False, last: int = 0, **about: Unpack[About]) -> Any:
    """Seats, or NOBODY; where it is always `somebody`, only seats.

    `last` is the highest, where the table has a place of its own behind the players'.
    """
    return _field("seat", about, low=0 if somebody else NOBODY, high=last)


def seats_set(**about: Unpack[About]) -> Any:
    """Sets of seats."""
    return _field("seats", about)


def number(low: int, high: int | str, *, code: tuple[Part, ...] = (), **about: Unpack[About]) -> Any:
    """Plain numbers, from `low` to `high`, or to what another field says."""
    return _field("number", about, low=low, high=high, code=code)


def named(*names: str | type[Names], **about: Unpack[About]) -> Any:
    """Numbers that stand for names, 0 for the first."""
    texts = tuple(chain.from_iterable((one,) if isinstance(one, str) else one.texts() for one in names))
    return _field("named", about, names=texts, high=len(texts) - 1)


class Record(msgspec.Struct, eq=False, gc=False):
    """A plain state of some game: what all of them have. Each game's `State` adds fields of its own.

    Rules read and write `s.hands[seat]` alike in either form of a state: plain, for the interpreter, with integers and
    lists of integers; and an element of a structured array, for the compiler. `Layout` turns one into the other.
    """

    if TYPE_CHECKING:
        players: int
        start: int
        rounds: int
        phase: int

    def __copy__(self) -> Self:
        """Another state with the same numbers, and lists of its own."""
        values = zip(self.__struct_defaults__, msgspec.structs.astuple(self), strict=True)
        return type(self)(*(field.copied(value) for field, value in values))


S = TypeVar("S", bound=Record)


class States(Protocol):
    """States side by side, to take one of or put one into."""

    def __getitem__(self, index: int, /) -> Record: ...

    def __setitem__(self, index: int, state: Record, /) -> None: ...


class Layout(Generic[S]):
    """The fields of a game's state, and how to make one. `decks` are those that come with the game, if it has any."""

    def __init__(self, state: type[S], *, decks: tuple[str, ...] = ()) -> None:
        self.fields: dict[str, Field] = dict(zip(state.__struct_fields__, state.__struct_defaults__, strict=True))
        self.dtype = np.dtype([(name, np.int64, f.shape) for name, f in self.fields.items()])
        self.narrow = self._narrow()
        self.size = self.dtype.itemsize // 8
        self.decks = decks
        self._state = state
        self._check(state)
        fields = self.fields
        self._values = attrgetter(*fields)
        self._many = [bool(f.shape) for f in fields.values()]
        self._rows = [(i, f.width) for i, f in enumerate(fields.values()) if f.size and f.width]  # lists of lists
        sizes = [prod(f.shape) for f in fields.values()]
        places = [
            slice(end - n, end) if f.shape else end - 1
            for f, n, end in zip(fields.values(), sizes, accumulate(sizes), strict=True)
        ]
        self._cut = itemgetter(*places)
        self._first = dict(zip(fields, (end - n for n, end in zip(sizes, accumulate(sizes), strict=True)), strict=True))
        self._empty = [f.empty for f, n in zip(fields.values(), sizes, strict=True) for _ in range(n)]

    def _check(self, state: type[S]) -> None:
        """TypeError where the type of an attribute is not that of its field's numbers."""
        types = get_type_hints(state)
        for name, field in self.fields.items():
            wanted = ("int", "Ints", "Rows")[len(field.shape)]
            if types[name].__name__ != wanted:
                raise TypeError(f"{state.__module__}: {name} holds {wanted}, not {types[name].__name__}")

    def _narrow(self) -> np.dtype[Any]:
        """The packed dtype: the smallest integer for each field, padded to whole 64-bit words."""
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

    @cached_property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        field = self.fields["players"]
        assert isinstance(field.high, int)
        return field.low, field.high

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The options of the game, in the order of its fields; then its deck, and who begins."""
        found = [field.chosen(name) for name, field in self.fields.items()]
        first = [option for option in found if option and not isinstance(option, Start)]
        fields = tuple(name for name, field in self.fields.items() if field.deck)
        deck = [Deck(fields, self.decks)] if fields else []
        return (*first, *deck, *(option for option in found if isinstance(option, Start)))

    def place(self, name: str) -> int:
        """Where the numbers of a field begin among the words of a state."""
        return self._first[name]

    def empty(self) -> S:
        """A state in which nothing has happened yet."""
        return self._shaped(self._empty)

    def blank(self) -> S:
        """A view of which nothing is known yet."""
        return self._shaped([HIDDEN] * self.size)

    def copy(self, s: S) -> S:
        """Another plain state with the same numbers."""
        copied = [value[:] if many else value for value, many in zip(self._values(s), self._many, strict=True)]
        for i, _ in self._rows:
            copied[i] = [row[:] for row in copied[i]]
        return self._state(*copied)

    def words(self, s: S) -> Words:
        """A plain state as an array of numbers; `array(words)[0]` is the compiler's state."""
        values = [value if many else (value,) for value, many in zip(self._values(s), self._many, strict=True)]
        for i, _ in self._rows:
            values[i] = chain.from_iterable(values[i])
        return np.array([*chain.from_iterable(values)], np.int64)

    def plain(self, words: Words) -> S:
        """The plain state of such an array."""
        return self._shaped(words.tolist())

    def _shaped(self, numbers: list[int]) -> S:
        """All numbers of a plain state, put into its fields."""
        values = self._cut(numbers)
        if self._rows:
            values = list(values)
            for i, width in self._rows:
                flat = values[i]
                values[i] = [flat[start : start + width] for start in range(0, len(flat), width)]
        return self._state(*values)

    def narrowed(self, s: S) -> Any:
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
