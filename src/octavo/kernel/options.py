"""Options: what is agreed before a match. Each is a field of the record, which holds its value."""

from dataclasses import dataclass
from typing import TypeAlias

LOT = "lot"


@dataclass(frozen=True)
class Choice:
    """An option with named values. The record's field of the same name holds the value's place."""

    key: str
    values: tuple[str, ...]
    default: str

    def read(self, text: str, players: int) -> int:
        """The number that the record holds for a value; ValueError if it is no value."""
        return self.values.index(text)

    def write(self, value: int) -> str:
        return self.values[value]

    def offers(self, players: int) -> str:
        """The values in words, for an error or a list."""
        return " | ".join(self.values)


@dataclass(frozen=True)
class Number:
    """An option that is a number between two limits. The record's field of the same name holds it."""

    key: str
    low: int
    high: int
    default: str

    def read(self, text: str, players: int) -> int:
        value = int(text) if text.isascii() and text.isdigit() else self.low - 1
        if not self.low <= value <= self.high:
            raise ValueError(text)
        return value

    def write(self, value: int) -> str:
        return str(value)

    def offers(self, players: int) -> str:
        return f"{self.low}-{self.high}"


@dataclass(frozen=True)
class Start:
    """The first dealer or start player: a seat, or drawn by lot (-1 in the record). Every game has it."""

    key: str = "start"
    default: str = LOT

    def read(self, text: str, players: int) -> int:
        return -1 if text == LOT else [str(seat) for seat in range(players)].index(text)

    def write(self, value: int) -> str:
        return LOT if value < 0 else str(value)

    def offers(self, players: int) -> str:
        return f"{LOT} | 0-{players - 1}"


@dataclass(frozen=True)
class Deck:
    """Which deck is played with, where that is data: one of the game's, or an owner's own (`octavo.match.decks`).

    It fills fields of the record before the deal.
    """

    fields: tuple[str, ...]
    presets: tuple[str, ...] = ("standard",)
    key: str = "deck"

    @property
    def default(self) -> str:
        return self.presets[0]

    def offers(self, players: int) -> str:
        return " | ".join([*self.presets, "FILE"])


Option: TypeAlias = Choice | Number | Start | Deck
