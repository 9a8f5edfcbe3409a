"""Packs of cards, and sets of cards as bits.

A pack numbers its cards from 0; identical cards have neighbouring numbers and share one name:

    number   0    1    2    3   …         Mü's red cards: 0, two 1s, 2, …
    name     r0   r1   r1   r2  …
    hand     1    1    0    1   …         one red 1 is held: of its two bits the lower is set

A set of cards is one int64. Identical cards can't be told apart, so their bits are filled from the lowest up:
a set says how many, never which. `gain` and `lose` keep it so; where a pack has no identical cards they are
plain set and clear. Two seats may then hold the same bit, so what a pack owes is counted, kind by kind.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from octavo.kernel.primitives import count, lowest
from octavo.kernel.types import Card, Cards, Ints, Table

__all__ = ["COLOURS", "NO_CARD", "PAINTS", "Pack", "bit", "count", "gain", "lose", "lowest", "number_cards", "spread"]

COLOURS = "rbygk"
"""Red, blue, yellow, green, black: the letters, in the order in which hands are sorted."""

PAINTS = {r"r\d+": "red", r"b\d+": "blue", r"y\d+": "yellow", r"g\d+": "green", r"k\d+": "dark"}
"""`PAINTS` of a game whose cards have these letters."""

NO_CARD = -1

KEPT_SETS = 8192  # sets of cards whose names a pack remembers


def bit(card: Card) -> Cards:
    """The set that holds one card number."""
    return 1 << card


def gain(cards: Cards, copies: Cards) -> Cards:
    """The set with one more of the kind whose copies are given; there must be room for it."""
    held = cards & copies
    return cards | (((held << 1) | (copies & -copies)) & copies)


def lose(cards: Cards, copies: Cards) -> Cards:
    """The set with one fewer of the kind whose copies are given; it must hold one."""
    held = cards & copies
    return (cards ^ held) | ((held >> 1) & copies)


def spread(cards: Cards, base: int, actions: Ints, at: int) -> int:
    """Write `base` plus each card number of a set into `actions` from `at` on; the position after the last."""
    while cards:
        actions[at] = base + lowest(cards)
        cards &= cards - 1
        at += 1
    return at


@dataclass(frozen=True)
class Pack:
    """The cards of a game: their names by number, identical cards side by side."""

    names: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.names)

    @property
    def all(self) -> Cards:
        """Every card."""
        return (1 << self.size) - 1

    @property
    def firsts(self) -> Cards:
        """The first of each kind: `hand & firsts` is one card number for each kind that is held."""
        return self.where(card for card, name in enumerate(self.names) if name not in self.names[:card])

    @property
    def copies(self) -> Table:
        """By card: all cards of its kind."""
        kinds = {name: self.where(i for i, n in enumerate(self.names) if n == name) for name in self.names}
        return np.array([kinds[name] for name in self.names], np.int64)

    @property
    def colour(self) -> Table:
        """By card: the place of its colour among the pack's own colours."""
        letters = self.letters()
        return np.array([letters.index(name[0]) for name in self.names], np.int64)

    @property
    def rank(self) -> Table:
        """By card: its number."""
        return np.array([int(name[1:]) for name in self.names], np.int64)

    @property
    def suits(self) -> Table:
        """By colour: its cards."""
        return np.array([self.matching(letter) for letter in self.letters()], np.int64)

    @property
    def ranks(self) -> Table:
        """By number 0 to 9: its cards."""
        return np.array([self.matching(str(rank)) for rank in range(10)], np.int64)

    def letters(self) -> str:
        """The letters of the pack's colours, in order."""
        return "".join(dict.fromkeys(name[0] for name in self.names))

    def matching(self, part: str) -> Cards:
        """The cards of a colour letter or a number."""
        return self.where(card for card, name in enumerate(self.names) if part in (name[0], name[1:]))

    @staticmethod
    def where(cards: Iterable[Card]) -> Cards:
        return sum(1 << card for card in cards)

    def card(self, name: str) -> Card:
        """The number of the first card of that name; ValueError for a name that the pack does not have."""
        if name not in self.names:
            raise ValueError(name)
        return self.names.index(name)

    def cards(self, names: Iterable[str]) -> Cards:
        """The set of the named cards; ValueError names the first that is unknown or one too many."""
        held = 0
        copies = self.copies
        for name in names:
            kind = int(copies[self.card(name)])
            if held & kind == kind:
                raise ValueError(name)
            held = gain(held, kind)
        return held

    @cached_property
    def held(self) -> Callable[[Cards], tuple[str, ...]]:
        """The names of the cards of a set, in order. Scenes ask for the same hands again and again: some are kept."""
        return lru_cache(KEPT_SETS)(self._held)

    def _held(self, cards: Cards) -> tuple[str, ...]:
        names = []
        cards &= self.all
        while cards:
            names.append(self.names[lowest(cards)])
            cards &= cards - 1
        return tuple(names)


def number_cards(letters: str, copies: dict[int, int]) -> Pack:
    """A pack of numbered cards, the same in each colour; `copies` tells how many there are of each number."""
    return Pack(tuple(f"{letter}{rank}" for letter in letters for rank, n in copies.items() for _ in range(n)))
