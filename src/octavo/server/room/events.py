"""The events of a table: one struct for each kind.

Events that must not be lost are stored: replaying a table's stored events gives it back. The others pass, since they
are about who is there at the moment. Everything that a table shows changes by an event of either kind, and by nothing
else.
"""

from dataclasses import dataclass
from typing import Literal

import msgspec

from octavo.kernel.types import Action, Seat
from octavo.server.wire.protocol import Asked, Claim, NewTable, Strength


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e", kw_only=True):
    """Something that is kept. `command_id` is that of the command that it comes from, `guest/client:number`, so that a
    command which is sent again after a crash is known and not done twice."""

    command_id: str = msgspec.field(default="", name="cause")  # as it was called first, so that old logs load


class Opened(Event, frozen=True, tag="opened"):
    """The table was opened by its host; perhaps to go on from a position, or to look at a match that was played."""

    guest: str
    name: str
    new: NewTable
    position: str = ""
    text: str = ""
    rules: int = 1  # the version of the game's rules that it was opened under


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: Seat
    guest: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """A person left a seat before the match had begun."""

    seat: Seat


class BotPut(Event, frozen=True, tag="bot"):
    """A bot was put on a free seat, or taken away."""

    seat: Seat
    strength: Strength | None


class Removed(Event, frozen=True, tag="removed"):
    """A person was removed for good."""

    guest: str


class Hushed(Event, frozen=True, tag="hushed"):
    """A person lost or regained the voice in the chat."""

    guest: str
    on: bool


class Allowed(Event, frozen=True, tag="allowed"):
    """A player allows or forbids to be looked over the shoulder."""

    seat: Seat
    on: bool


class Looked(Event, frozen=True, tag="looked"):
    """A spectator looked over a player's shoulder, and can't play in this match any more."""

    guest: str


class Started(Event, frozen=True, tag="started"):
    """The match began, with this secret, under this version of the game's rules."""

    secret: str
    rules: int = 1


class Acted(Event, frozen=True, tag="acted"):
    """An action was done; `spent` milliseconds of the time bank went into it."""

    seat: Seat
    action: Action
    by: Literal["", "bot", "clock"] = ""
    spent: int = 0
    after: int = -1  # in a race, milliseconds since the situation was shown
    later: tuple[Claim, ...] = ()


class Undone(Event, frozen=True, tag="undone"):
    """Entries of the log were taken back, at the wish of this seat's player; -1 in old events, which did not keep it.
    `agreed`: the others were asked."""

    entries: int
    seat: Seat = -1
    agreed: bool = False


class TookOver(Event, frozen=True, tag="over"):
    """A bot plays for a person who is away, has left the seat, or has used up the time bank."""

    seat: Seat
    stood: bool = False
    spent: int = 0


class Returned(Event, frozen=True, tag="back"):
    """The person plays again."""

    seat: Seat


class Spoke(Event, frozen=True, tag="spoke"):
    """Somebody said something to all."""

    guest: str
    name: str
    text: str


class Rematched(Event, frozen=True, tag="rematch"):
    """The people went on to another table."""

    table: str


class Closed(Event, frozen=True, tag="closed"):
    """The table was closed."""


Any = (
    Opened | Sat | Stood | BotPut | Removed | Hushed | Allowed | Looked | Started | Acted | Undone | TookOver | Returned
    | Spoke | Rematched | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Any).decode


@dataclass(frozen=True)
class Obeyed:
    """A command was done, whatever came of it, and is not done again."""

    command_id: str


@dataclass(frozen=True)
class Came:
    """A person's first line to the table is there."""

    guest: str
    name: str


@dataclass(frozen=True)
class Left:
    """A person's last line to the table has gone."""

    guest: str


@dataclass(frozen=True)
class TookCharge:
    """Somebody has the host's rights from now on."""

    guest: str
    name: str


@dataclass(frozen=True)
class Followed:
    """A spectator sees this seat's cards from now on, or nobody's."""

    guest: str
    seat: Seat | None


@dataclass(frozen=True)
class UndoAsked:
    """An undo is asked for, by now with the consent of these seats; or it no longer is."""

    asked: Asked | None


@dataclass(frozen=True)
class RematchAsked:
    """Somebody asks for another match with the same people."""

    guest: str
    name: str


@dataclass(frozen=True)
class StoodStill:
    """The table was paused for that many seconds, which don't count."""

    seconds: float


Passing = Obeyed | Came | Left | TookCharge | Followed | UndoAsked | RematchAsked | StoodStill
