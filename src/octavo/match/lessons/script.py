"""The script of a lesson, as its file has it.

    players = 3                         either a deal, with options and the seed of its chance …
    opening = "…"                       … or a position, as docs/notation.md has it, without its first two lines
    seat = 0                            the learner's, the first if nothing is said

    [[step]]
    jump = "…"                          another position, to go on from there
    skip = "1:r5 2:r7"                  what has happened meanwhile, shown as one change
    then = "1:r5 2:r7"                  what happens next, move by move
    say = "follow"                      the sentence: `lesson-<game>-follow` in the catalogues
    do = "r3"                           what the learner is asked to do; without it, to read on
    point = ["hand/0/r3", "seat/2"]     what the sentence speaks of

A sentence can point at a zone (`market`), a zone of a seat (`hand/0`), a card in either (`market//7`, `hand/0/r3`), a
seat (`seat/2`), or a fact of the scene (`fact/trump`: the first of that key; `fact/bid/2`, `fact/trump/r`: the fact of
that seat, or else the one with that value).
"""

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable

import msgspec

from octavo.games import catalogue
from octavo.kernel.types import Seat
from octavo.match.match import Match
from octavo.match.position import HEADER, Position, read

Move = tuple[Seat, str]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as it is written."""

    say: str
    jump: str = ""
    skip: str = ""
    then: str = ""
    do: str = ""
    point: tuple[str, ...] = ()

    @property
    def skipped(self) -> list[Move]:
        return _moves(self.skip)

    @property
    def moves(self) -> list[Move]:
        return _moves(self.then)


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is written."""

    step: tuple[Step, ...]
    seat: Seat = 0
    seed: int = 0
    players: int = 0
    options: dict[str, str] = {}
    opening: str = ""


@dataclass(frozen=True)
class Script:
    """A lesson: the match as it begins, the learner's seat, and the steps."""

    match: Match
    seat: Seat
    steps: tuple[Step, ...]


def there_is(key: str) -> bool:
    """Whether a game has a lesson."""
    return _file(key).is_file()


def _file(key: str) -> Traversable:
    return catalogue.folder(key) / "lesson" / "steps.toml"


def script(key: str) -> Script:
    """The script of a game's lesson; Refused where its deal can't be, ValidationError where it is not written so."""
    written = msgspec.convert(tomllib.loads(_file(key).read_text("utf-8")), _Written)
    secret = b"lesson" + written.seed.to_bytes(26)
    if written.opening:
        match = Match.from_position(position(key, written.opening), secret=secret)
    else:
        match = Match(key, written.players, written.options, secret=secret)
    return Script(match, written.seat, written.step)


def position(key: str, text: str) -> Position:
    """A position as a script has it; Refused for what can't be."""
    return read(f"{HEADER}\ngame {key}\n{text}").checked()


def _moves(text: str) -> list[Move]:
    """Moves as a log has them: `SEAT:ACTION`."""
    words = [word.partition(":") for word in text.split()]
    return [(int(seat), name) for seat, _, name in words]
