"""Examples: small situations that show a rule, for the page beside the rules and for the tests of the rules alike.

Each is a file of its game, `examples/<name>.txt`: who looks, what it shows, and the position. Its caption is
`<game>-example-<name>`.

    rules 11 17                    what it is an example of; it stands behind the first of them
    seat 0                         through whose eyes
    shows hand display choices     what of the scene matters: zones, facts (fact.trumps), points, choices, board
    play 0:7.7.7 0:take            what follows, if anything
    then hand points               what matters after it, if that is something else

    octavo position 1
    …

An example needs no whole pack: a few cards that matter are easier to read.
"""

from dataclasses import dataclass
from functools import cache

from octavo.games import catalogue
from octavo.kernel.types import Seat
from octavo.match import position
from octavo.match.position import Position

FIELDS = ("rules", "seat", "shows", "play", "then")


@dataclass(frozen=True)
class Example:
    """A situation, and what is done in it."""

    name: str
    rules: tuple[int, ...]
    seat: Seat
    shows: tuple[str, ...]
    play: tuple[tuple[Seat, str], ...]  # seats and actions by name
    then: tuple[str, ...]
    text: str

    def position(self) -> Position:
        """The situation, a new copy each time."""
        return position.read(self.text)


def read(name: str, text: str) -> Example:
    """The example of a text; ValueError if it is no example."""
    head, found, rest = text.partition(position.HEADER)
    lines = dict(line.split(maxsplit=1) for line in head.splitlines() if line.strip())
    if not found or not set(lines) <= set(FIELDS):
        raise ValueError(name)
    moves = [move.partition(":") for move in lines.get("play", "").split()]
    return Example(
        name=name,
        rules=tuple(int(rule) for rule in lines["rules"].split()),
        seat=int(lines["seat"]),
        shows=tuple(lines["shows"].split()),
        play=tuple((int(seat), action) for seat, _, action in moves),
        then=tuple(lines.get("then", lines["shows"]).split()),
        text=found + rest,
    )


@cache
def of(key: str) -> tuple[Example, ...]:
    """The examples of a game, in the order of the rules that they show."""
    folder = catalogue.folder(key) / "examples"
    paths = [path for path in folder.iterdir() if path.name.endswith(".txt")] if folder.is_dir() else []
    found = [read(path.name.removesuffix(".txt"), path.read_text("utf-8")) for path in paths]
    return tuple(sorted(found, key=lambda example: (example.rules, example.name)))
