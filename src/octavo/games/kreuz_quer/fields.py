"""Kreuz & Quer: fields, as digits of a number.

A garden is one number, best read in octal: digit i is the terrain of field i. A set of its fields is such a number too,
with a 1 for each field that is in it. Shape are counted as the walker sees them, row by row from the start side:

    start   0 1 2   3 4 5   6 7 8   9 10 11   12 13 14   15 16 17   goal
"""

from octavo.kernel.cards import lowest
from octavo.kernel.record import LETTER
from octavo.kernel.types import Card, Cards

FIELDS = 18
WAYS = 6  # most fields by which one may come in, or go out
DIGIT = LETTER
ROW = 3 * DIGIT

EVERY = sum(1 << DIGIT * field for field in range(FIELDS))
FIRST_ROW = EVERY & ((1 << ROW) - 1)
LAST_ROW = FIRST_ROW << ROW * 5
LEFT = sum(1 << ROW * row for row in range(6))
RIGHT = LEFT << DIGIT * 2

# All digits of these columns and rows, for turning a garden.
LEFT_DIGITS, MIDDLE_DIGITS = LEFT * 7, (LEFT << DIGIT) * 7
HALF = (1 << ROW * 3) - 1
OUTER_ROWS = ((1 << ROW) - 1) * (1 + (1 << ROW * 3))
INNER_ROWS = OUTER_ROWS << ROW


def single(field: int) -> int:
    """The set of one field; of none for a number below 0."""
    if field < 0:
        return 0
    return 1 << DIGIT * field


def turned(garden: int) -> int:
    """A garden, or a set of its fields, seen from the other end: field i is field 17 - i."""
    mirrored = (garden & LEFT_DIGITS) << DIGIT * 2 | garden & MIDDLE_DIGITS | garden >> DIGIT * 2 & LEFT_DIGITS
    halves = mirrored >> ROW * 3 | (mirrored & HALF) << ROW * 3
    return (halves & OUTER_ROWS) << ROW * 2 | halves & INNER_ROWS | halves >> ROW * 2 & OUTER_ROWS


def covered(garden: int, terrain: Card) -> int:
    """The fields of a garden that have a terrain."""
    differs = garden ^ terrain * EVERY
    return ~(differs | differs >> 1 | differs >> 2) & EVERY


def terrains(garden: int, fields: int) -> Cards:
    """The terrains of some fields of a garden."""
    found = 0
    while fields:
        found |= 1 << (garden >> lowest(fields) & 7)
        fields &= fields - 1
    return found
