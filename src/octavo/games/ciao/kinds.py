"""Ciao!: the kinds of cards, and which fits on which. The numbers in brackets are those of rulebook/en.md."""

import numpy as np

from octavo.kernel.cards import NO_CARD, Pack
from octavo.kernel.types import Card, Table

SYMBOLS = "rps"  # each beats the one before it, and the first the last (R4)
SPECIALS = ("", "-again", "-fast", "-plus3", "-give", "-swap")
PLAIN, AGAIN_OR_REVERSE, FAST, PLUS3, GIVE, SWAP, JOKER, MILLSTONE = range(8)  # what a card does, specials in order

PRINTED = tuple(f"{colour}{symbol}{special}" for colour in "gyr" for symbol in SYMBOLS for special in SPECIALS)
KINDS = Pack((*PRINTED, "gx", "yx", "rx", "m"))  # (R2)
MANY, ALL = KINDS.size, KINDS.all
GROUP = len(SPECIALS)  # neighbouring kinds of one colour and symbol; the jokers and the millstone are the last group
GROUPS = MANY // GROUP + 1
COLOUR = len(SYMBOLS) * GROUP  # neighbouring kinds of one colour
FIRST_JOKER, STONE = KINDS.card("gx"), KINDS.card("m")

EFFECT: Table = np.array([*range(GROUP)] * (GROUPS - 1) + [JOKER, JOKER, JOKER, MILLSTONE], np.int64)  # by kind
PENALTY: Table = np.array([*[10] * COLOUR, *[20] * COLOUR, *[30] * COLOUR, *[50] * 4], np.int64)  # (R37)

JOKERS = KINDS.where(range(FIRST_JOKER, STONE))
ANSWERS = KINDS.where(kind for kind in range(MANY) if EFFECT[kind] == PLUS3) | JOKERS  # to a +3 (R24)

WITHOUT_STONES = ALL & ~KINDS.where([STONE])
PLAIN_KINDS = KINDS.where(kind for kind in range(MANY) if EFFECT[kind] in (PLAIN, JOKER))
USED: Table = np.array([ALL, PLAIN_KINDS, WITHOUT_STONES, WITHOUT_STONES], np.int64)  # by variant (R41 to R43)


def beats(kind: Card, beaten: Card, colours_count: bool) -> bool:
    """Whether a symbol beats another, or is the same in a stronger colour (R4, R9, R41)."""
    symbol, other = kind % COLOUR // GROUP, beaten % COLOUR // GROUP
    if symbol == other:
        return colours_count and kind // COLOUR > beaten // COLOUR
    return symbol == (other + 1) % len(SYMBOLS)


# By variant and by the card to beat, NO_CARD first: what fits on it (R9, R12, R15, R41 to R43).
TO_BEAT = FIRST_JOKER + 1
FITS: Table = np.array(
    [
        JOKERS | KINDS.where(kind for kind in range(FIRST_JOKER) if top == NO_CARD or beats(kind, top, colours_count))
        for colours_count in (True, False, False, True)
        for top in range(NO_CARD, FIRST_JOKER)
    ],
    np.int64,
)
