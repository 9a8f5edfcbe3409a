"""Positions as text: any situation, reached or set up, whole or as one seat sees it.

    octavo position 1
    game meinz
    view 2                      (only where it is what seat 2 knows; - for a spectator)
    players 4
    phase play
    hands.2 r2 r8 y5 g9
    hands.3 ?                   (hidden)

A line a number or set of cards, named as in the game's record; what is empty is left out. docs/notation.md has it all.
"""

from dataclasses import dataclass

from octavo import catalogue, compiler
from octavo.chance import generator
from octavo.contract import Game, total_seats
from octavo.record import EMPTY, HIDDEN, NOBODY, Field
from octavo.refusal import Refused
from octavo.types import Ints, State

HEADER = "octavo position 1"
LARGEST = 100_000  # characters of a text that is worth reading


@dataclass
class Position:
    """A situation in a game; `viewer` is the seat whose view it is, NOBODY for a spectator, None if all is known."""

    key: str
    state: State
    viewer: int | None = None

    @property
    def game(self) -> Game:
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

    def completed(self, rng: Ints) -> State:
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
    for name, field in game.STATE.fields.items():
        value = getattr(s, name)
        if not field.size:
            if name in always or value != EMPTY[field.kind]:
                lines.append(f"{name} {_write_value(field, value)}")
            continue
        size = min(field.size, total_seats(game.INFO, s.players)) if field.by_seat else field.size
        for i in range(size):
            if value[i] != EMPTY[field.kind]:
                lines.append(f"{name}.{i} {_write_value(field, value[i])}")
    return "\n".join(lines) + "\n"


def _write_value(field: Field, value: int) -> str:
    if value == HIDDEN:
        return "?"
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
    """The position of a text; Refused, with the line, for what is not one. It may still be an impossible one."""
    if len(text) > LARGEST:
        raise Refused("too-large", limit=LARGEST)
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != HEADER.split():
        raise Refused("not-a-position", header=HEADER)
    if len(lines) < 2 or lines[1][1][0] != "game":
        raise Refused("no-game-line", line=lines[1][0] if len(lines) > 1 else 2)
    key = " ".join(lines[1][1][1:])
    if key not in catalogue.KEYS:
        raise Refused("unknown-game", game=key, games=", ".join(catalogue.KEYS))
    game = catalogue.game(key)
    position = Position(key, game.STATE.empty())
    seen = set()
    for number, (name, *values) in lines[2:]:
        if name in seen:
            raise Refused("field-twice", line=number, field=name)
        seen.add(name)
        if name == "view":
            position.viewer = _read_seat(game, values, number, name)
        else:
            _read_field(game, position.state, name, values, number)
    return position


def _read_field(game: Game, s: State, name: str, values: list[str], line: int) -> None:
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


def _read_value(game: Game, field: Field, values: list[str], line: int, name: str) -> int:
    if values == ["?"]:
        return HIDDEN
    expected = ""
    try:
        if field.pack is not None:
            expected = f"{field.pack.names[0]} … {field.pack.names[-1]}, -, ?"
            names = [] if values == ["-"] else values
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


def _read_seat(game: Game, values: list[str], line: int, name: str) -> int:
    if values == ["-"]:
        return NOBODY
    most = game.INFO.players[1]
    if len(values) != 1 or values[0] not in map(str, range(most)):
        raise Refused("bad-value", line=line, field=name, value=" ".join(values), expected=f"0-{most - 1}, -, ?")
    return int(values[0])
