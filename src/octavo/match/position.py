"""Positions as text: any situation, reached or set up, whole or as one seat sees it.

    octavo position 1
    game meinz
    view 2                      (only where it is what seat 2 knows; - for a spectator)
    players 4
    phase play
    hands.2 r2 r8 y5 g9
    hands.3 ?                   (hidden)

Each line has a number or a set of cards, named as in the game's record; empty ones are left out. docs/notation.md has
the details.
"""

from dataclasses import dataclass
from typing import Any

from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.cards import Pack
from octavo.kernel.chance import generator
from octavo.kernel.contract import Game, total_seats
from octavo.kernel.record import EMPTY, HIDDEN, LETTER, NOBODY, Field, Record
from octavo.kernel.types import Ints
from octavo.match import decks
from octavo.text.refusal import Refused

HEADER = "octavo position 1"
LARGEST = 100_000  # characters of a text that is worth reading
PRESET = "preset"  # names a deck that comes with the game
MOST_COPIES = 100  # of a kind of card


@dataclass
class Position:
    """A situation in a game; `viewer` is the seat whose view it is, NOBODY for a spectator, None if all is known."""

    key: str
    state: Record
    viewer: int | None = None

    @property
    def game(self) -> Game[Record]:
        return catalogue.game(self.key)

    def checked(self) -> "Position":
        """Itself, if it is possible; Refused with every broken invariant otherwise."""
        game = self.game
        low, high = game.INFO.players
        if not low <= self.state.players <= high:
            raise Refused("player-count", game=self.key, low=low, high=high, given=self.state.players)
        world = self.completed(generator(0))
        found = compiler.interpreted(self.key).faults(world)
        if found:
            broken = [text for i, text in enumerate(game.FAULTS) if found >> i & 1]
            raise Refused("impossible-position", faults="; ".join(broken))
        return self

    def completed(self, rng: Ints) -> Record:
        """One world that fits: the state itself, or a random completion of a view."""
        world = self.game.STATE.copy(self.state)
        if self.viewer is not None:
            compiler.interpreted(self.key).imagine(world, self.viewer, rng)
        return world


def write(position: Position) -> str:
    """The text of a position; reading it gives the same position, and writing that the same text."""
    game, s = position.game, position.state
    lines = [HEADER, f"game {position.key}"]
    if position.viewer is not None:
        lines.append(f"view {_write_seat(position.viewer)}")
    always = {"players", *(option.key for option in game.INFO.options)}
    offered = decks.option(position.key)
    deck = decks.of_state(position.key, s) if offered else None
    named = offered.fields if offered and deck and deck.name != decks.OWN else ()
    if deck and named:
        lines.append(f"{PRESET} {deck.name}")
    for name, field in game.STATE.fields.items():
        if name in named:
            continue
        value = getattr(s, name)
        empty = [EMPTY[field.kind]] * field.width if field.width else EMPTY[field.kind]
        if not field.size:
            if name in always or value != empty:
                lines.append(f"{name} {_write_value(field, value)}")
            continue
        size = min(field.size, total_seats(game.INFO, s.players)) if field.by_seat else field.size
        for i in range(size):
            if value[i] != empty:
                lines.append(f"{name}.{i} {_write_value(field, value[i])}")
    return "\n".join(lines) + "\n"


def _write_value(field: Field, value: Any) -> str:
    if value == (HIDDEN if not field.width else [HIDDEN] * field.width):
        return "?"
    if field.pack is not None and field.kind == "counts":
        heap = zip(field.pack.names, value, strict=True)
        return " ".join(name if n == 1 else f"{name}*{n}" for name, n in heap if n) or "-"
    if field.pack is not None and field.kind == "letters":
        return "".join(field.pack.names[value >> LETTER * i & 7] for i in range(field.length))
    if field.pack is not None:
        names = list(field.pack.held(value)) if field.kind == "cards" else [field.pack.names[value]] * (value >= 0)
        return " ".join(names) or "-"
    if field.kind == "seat":
        return _write_seat(value)
    if field.kind == "seats":
        return " ".join(str(seat) for seat in range(value.bit_length()) if value >> seat & 1) or "-"
    return field.names[value] if field.kind == "named" else str(value)


def _write_seat(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def read(text: str) -> Position:
    """The position of a text; Refused, with the line, if it is no position. It may still be impossible."""
    if len(text) > LARGEST:
        raise Refused("too-large", limit=LARGEST)
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != HEADER.split():
        raise Refused("not-a-position", header=HEADER)
    if len(lines) < 2 or lines[1][1][0] != "game":
        raise Refused("no-game-line", line=lines[1][0] if len(lines) > 1 else 2)
    key = " ".join(lines[1][1][1:])
    if not catalogue.has(key):
        raise Refused("unknown-game", game=key, games=", ".join(catalogue.listed()))
    game = catalogue.game(key)
    position = Position(key, game.STATE.empty())
    offered = decks.option(key)
    if offered and not any(words[0].partition(".")[0] in offered.fields for _, words in lines):
        decks.preset(key, offered.default).put(position.state)
    seen = set()
    for number, (name, *values) in lines[2:]:
        if name in seen:
            raise Refused("field-twice", line=number, field=name)
        seen.add(name)
        if name == "view":
            position.viewer = _read_seat(game, values, number, name)
        elif name == PRESET:
            _read_preset(position, values, number)
        else:
            _read_field(game, position.state, name, values, number)
    return position


def _read_preset(position: Position, values: list[str], line: int) -> None:
    """A deck that comes with the game, by its name instead of card by card."""
    offered = decks.option(position.key)
    presets = offered.presets if offered else ()
    if len(values) != 1 or values[0] not in presets:
        given = " ".join(values)
        raise Refused("bad-value", line=line, field=PRESET, value=given, expected=", ".join(presets) or "-")
    decks.preset(position.key, values[0]).put(position.state)


def _read_field(game: Game[Record], s: Record, name: str, values: list[str], line: int) -> None:
    base, dot, index = name.partition(".")
    field = game.STATE.fields.get(base)
    if field is None or bool(dot) != bool(field.size):
        fields = ", ".join(f"{n}.0" if f.size else n for n, f in game.STATE.fields.items())
        raise Refused("unknown-field", line=line, field=name, fields=fields)
    value = _read_value(game, field, values, line, name)
    if not field.size:
        setattr(s, base, value)
    elif index.isascii() and index.isdigit() and int(index) < field.size:
        getattr(s, base)[int(index)] = value
    else:
        raise Refused("bad-index", line=line, field=base, last=field.size - 1, index=index)


def _read_value(game: Game[Record], field: Field, values: list[str], line: int, name: str) -> Any:
    if values == ["?"]:
        return [HIDDEN] * field.width if field.width else HIDDEN
    expected = ""
    try:
        if field.pack is not None:
            expected = f"{field.pack.names[0]} … {field.pack.names[-1]}, -, ?"
            names = [] if values == ["-"] else values
            if field.kind == "counts":
                return _read_heap(field.pack, names)
            if field.kind == "letters":
                return _read_letters(field, " ".join(names))
            if field.kind == "cards":
                return field.pack.cards(names)
            if len(names) <= 1:
                return field.pack.card(names[0]) if names else EMPTY["card"]
        elif field.kind == "seat":
            return _read_seat(game, values, line, name)
        elif field.kind == "seats":
            seats = [] if values == ["-"] else values
            return sum(1 << seat for seat in {_read_seat(game, [text], line, name) for text in seats})
        elif field.kind == "named":
            expected = ", ".join(field.names)
            return field.names.index(" ".join(values))
        else:
            expected = "0, 1, 2 …"
            number = int(" ".join(values))
            if abs(number) < 1 << 31:
                return number
    except ValueError as wrong:
        shown = wrong.args[0] if field.pack is not None and wrong.args else " ".join(values)
        raise Refused("bad-value", line=line, field=name, value=str(shown), expected=expected) from None
    raise Refused("bad-value", line=line, field=name, value=" ".join(values), expected=expected)


def _read_heap(kinds: Pack, names: list[str]) -> list[int]:
    """Counts of kinds, each written as its name, behind it `*` and the number if there are several."""
    heap = [0] * kinds.size
    for text in names:
        name, star, times = text.partition("*")
        if star and not (times.isascii() and times.isdigit() and 0 < int(times) <= MOST_COPIES):
            raise ValueError(text)
        heap[kinds.card(name)] += int(times or 1)
        if heap[kinds.card(name)] > MOST_COPIES:
            raise ValueError(text)
    return heap


def _read_letters(field: Field, word: str) -> int:
    assert field.pack is not None
    if len(word) != field.length:
        raise ValueError(word)
    return sum(field.pack.card(letter) << LETTER * i for i, letter in enumerate(word))


def _read_seat(game: Game[Record], values: list[str], line: int, name: str) -> int:
    if values == ["-"]:
        return NOBODY
    most = game.INFO.players[1]
    if len(values) != 1 or values[0] not in map(str, range(most)):
        raise Refused("bad-value", line=line, field=name, value=" ".join(values), expected=f"0-{most - 1}, -, ?")
    return int(values[0])
