"""Húzz egyet!: cards and sets of them. The numbers in brackets are those of rulebook/en.md."""

from octavo.kernel.cards import Pack
from octavo.kernel.types import Card

KINDS = Pack((*(str(value) for value in range(1, 14)), "x"))  # (R1)
KIND_COUNT = KINDS.size
COPIES, JOKERS = 8, 5  # of each number; of the joker
JOKER = KINDS.card("x")
TOP = KINDS.card("13")
PACK_SIZE = JOKER * COPIES + JOKERS

# A set is its value, 14 for jokers alone, its numbers and its jokers, in decimal: 4031 is 4.4.4.x, 14002 is x.x.
# A layer has its owner before it: 204031 belongs to seat 2.
VALUE, NUMBERS, OWNER = 1000, 10, 100_000


def set_of(kind: Card, numbers: int, jokers: int) -> int:
    """A set of this many cards of a kind and this many jokers; jokers alone have their own kind."""
    return (kind + 1) * VALUE + numbers * NUMBERS + jokers


def kind_of(play: int) -> Card:
    """The kind of card that a set counts as; the joker's is higher than all numbers (R7, R8)."""
    return play // VALUE - 1


def numbers_of(play: int) -> int:
    """How many cards of a set are not jokers."""
    return play % VALUE // NUMBERS


def jokers_of(play: int) -> int:
    """How many cards of a set are jokers."""
    return play % NUMBERS


def cards_of(play: int) -> int:
    """How many cards a set has."""
    return numbers_of(play) + jokers_of(play)


def is_set(play: int) -> bool:
    """Whether a number is that of a set (R6, R7, R8)."""
    if jokers_of(play) > JOKERS:
        return False
    if kind_of(play) == JOKER:
        return numbers_of(play) == 0 and jokers_of(play) > 0
    return 0 <= kind_of(play) < JOKER and 1 <= numbers_of(play) <= COPIES
