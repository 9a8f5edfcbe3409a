"""The wire: every message between a table and the people at it, declared once.

A message is one JSON object in one text frame; `t` says which. Input is decoded strictly: an unknown field, a number
instead of a text, or a text that is too long is refused with its path, and changes nothing. docs/protocol.md tells how
a conversation goes; the client's types are made from this module.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from octavo.bots.advice import Remark, Worth
from octavo.kernel.contract import Fact, Scene, Touch
from octavo.kernel.types import Action, Seat
from octavo.match.match import Result, SheetLine

PROTOCOL = 1

Key = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]  # what a name may be, `octavo.text.names` says
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Deck = Annotated[str, Meta(max_length=65536)]  # the text of the file of somebody's own deck
Client = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Id = Annotated[int, Meta(ge=1, le=1 << 31)]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Place = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]

Strength = Literal["beginner", "club", "expert"]
Clock = Literal["none", "relaxed", "fast"]
Pace = Literal["slow", "usual", "quick"]
Sitter = Literal["me", "open", "beginner", "club", "expert"]
Reaction = Literal["hello", "thanks", "well-played", "hurry", "oops", "laugh", "wow", "sad"]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A message or a part of one."""


# What a person sends. Every command but Hello has an id, counted up by the client from 1; the answer names it. A
# command that comes again with the same id is answered again and not done again, also after a restart of the server.


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message: which device speaks, and what it has seen already of the log and of the chat."""

    client: Client
    protocol: Literal[1] = 1
    seen: Count = 0
    heard: Count = 0


class Here(Struct, frozen=True, tag_field="t", tag="here"):
    """Ask whether anybody is there: answered at once, and nothing is done. Scripts of a page see no ping frames."""

    id: Id


class Act(Struct, frozen=True, tag_field="t", tag="act"):
    """Do one of the choices. `on` is the number of the situation that it answers, and `after`, in a race, how many
    milliseconds after that situation was shown the person did it."""

    id: Id
    action: Number
    on: Count
    after: Count | None = None


class Why(Struct, frozen=True, tag_field="t", tag="why"):
    """Ask why an action is not a choice; without an action, which of your cards are not choices, and why (`barred`)."""

    id: Id
    action: Number | None = None
    name: Key | None = None  # the action by its name, as docs/notation.md has it


class Ahead(Struct, frozen=True, tag_field="t", tag="ahead"):
    """Ask what you can choose ahead for your next turn: an `upcoming` comes before the answer."""

    id: Id


class Hint(Struct, frozen=True, tag_field="t", tag="hint"):
    """Ask what a strong player would do in your place: an `advice` comes before the answer."""

    id: Id


class Sit(Struct, frozen=True, tag_field="t", tag="sit"):
    """Take a free seat, or take your own seat back from the bot that plays for it."""

    id: Id
    seat: Place


class Stand(Struct, frozen=True, tag_field="t", tag="stand"):
    """Leave your seat: free before the start; afterwards a bot plays on until you sit down again."""

    id: Id


class Watch(Struct, frozen=True, tag_field="t", tag="watch"):
    """As a spectator, see the cards of a player who allows it; None for what is public."""

    id: Id
    seat: Place | None


class Allow(Struct, frozen=True, tag_field="t", tag="allow"):
    """Allow spectators to see your cards, or forbid it."""

    id: Id
    on: bool


class PutBot(Struct, frozen=True, tag_field="t", tag="bot"):
    """The host puts a bot on a seat that is free, or frees it again."""

    id: Id
    seat: Place
    strength: Strength | None


class Remove(Struct, frozen=True, tag_field="t", tag="remove"):
    """The host removes somebody from the table, for good."""

    id: Id
    guest: Key


class Hush(Struct, frozen=True, tag_field="t", tag="hush"):
    """The host takes somebody's voice in the chat away, or gives it back."""

    id: Id
    guest: Key
    on: bool


class Start(Struct, frozen=True, tag_field="t", tag="start"):
    """The host begins the match; seats that are still free are filled with bots of this strength."""

    id: Id
    fill: Strength | None = None


class Close(Struct, frozen=True, tag_field="t", tag="close"):
    """The host closes the table."""

    id: Id


class Undo(Struct, frozen=True, tag_field="t", tag="undo"):
    """Ask to go back to your last decision; alone against bots it is done at once."""

    id: Id


class Agree(Struct, frozen=True, tag_field="t", tag="agree"):
    """Answer the player who asks for an undo."""

    id: Id
    yes: bool


class Rematch(Struct, frozen=True, tag_field="t", tag="rematch"):
    """After the end: a new table with the same people, seats and watchers."""

    id: Id


class Say(Struct, frozen=True, tag_field="t", tag="say"):
    """Say something to all."""

    id: Id
    text: Text


class React(Struct, frozen=True, tag_field="t", tag="react"):
    """A quick reaction, which is not stored."""

    id: Id
    what: Reaction


Command = (
    Act | Why | Ahead | Hint | Sit | Stand | Watch | Allow | PutBot | Remove | Hush | Start | Close | Undo | Agree
    | Rematch | Say | React
)  # fmt: skip
Incoming = Hello | Here | Command


# What the table sends.


class Choice(Struct, frozen=True, gc=False):
    """A legal action: its number and name, what to call it (`<game>-do-<key>`), what it is attached to, and in a race
    the key to press: `space`, `enter`, `backspace` or the sign that it writes."""

    action: Action
    name: str
    do: Fact
    touch: tuple[Touch, ...] = ()
    press: str = ""


class Barred(Struct, frozen=True):
    """A card of yours that can't be chosen now: its zone, the rule, and the sentence `<game>-why-<key>`."""

    zone: str
    card: str
    rule: int
    why: Fact


class Claim(Struct, frozen=True):
    """In a race: somebody who wanted the same, and how many milliseconds later."""

    seat: Seat
    later: int


class Entry(Struct, frozen=True, gc=False):
    """A line of the log: the seat and its action, as everybody may know it (`<game>-did-<key>`). Without `did` it is an
    undo of the last entry that stood: `seat` wished it (-1 if not known), and the others, if any, have `agreed`."""

    number: int
    seat: Seat
    did: Fact | UnsetType = UNSET
    by: Literal["bot", "clock"] | UnsetType = UNSET
    after: int | UnsetType = UNSET  # in a race, milliseconds since the situation was shown
    later: tuple[Claim, ...] = ()
    agreed: bool = False


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """The first answer: who you are at this table, and how many lines of chat there were before."""

    guest: str
    name: str
    table: str
    protocol: int = PROTOCOL
    said: int = 0  # lines of the chat that are kept


class Person(Struct, frozen=True):
    """Somebody at the table."""

    guest: str
    name: str
    here: bool = False
    hushed: bool = False


class Chair(Struct, frozen=True):
    """A seat: its person, its bot, or nobody."""

    name: str | None = None  # of the person or bot in this seat
    person: Person | None = None
    bot: Strength | None = None  # the bot that sits here, or that plays for an absent person
    allows: bool = False  # spectators may look over the shoulder
    bank: int | None = None  # milliseconds left in the time bank


class Asked(Struct, frozen=True):
    """An undo that is asked for: the asking seat, how many entries it takes back, and who has agreed."""

    seat: Seat
    entries: int
    agreed: tuple[Seat, ...] = ()


class Room(Struct, frozen=True, tag_field="t", tag="room"):
    """All about the table but the cards."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    clock: Clock
    pace: Pace
    open: bool
    status: Literal["waiting", "playing", "over", "closed"]
    host: str  # the person in charge: the host, or somebody else while the host is away
    chairs: tuple[Chair, ...]
    watchers: tuple[Person, ...] = ()
    asked: Asked | None = None
    commitment: str | None = None
    secret: str | None = None  # told when the match is over
    result: Result | None = None
    rematch: str | None = None  # the table of the next match


class Play(Struct, frozen=True, gc=False, tag_field="t", tag="play"):
    """The situation as this person may see it, and the entries since the last one that was sent."""

    number: int  # of entries in the log
    scene: Scene
    points: tuple[int, ...]
    actors: tuple[Seat, ...]
    entries: tuple[Entry, ...] = ()
    seat: Seat = -1  # through whose eyes
    choices: tuple[Choice, ...] = ()
    racing: bool = False
    left: int | None = None  # milliseconds until a bot decides for the person who has to, the time bank included
    runs: int | None = None  # milliseconds until the clock of a race is up
    sheet: tuple[SheetLine, ...] = ()  # lines that are new


class Said(Struct, frozen=True):
    """A line of chat, and the seat that it comes from; -1 for a spectator."""

    number: int
    guest: str
    name: str
    text: str
    seat: Seat = -1


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """The lines of chat since then."""

    said: tuple[Said, ...]


class Reacted(Struct, frozen=True, tag_field="t", tag="reacted"):
    """Somebody's quick reaction."""

    guest: str
    what: Reaction


class Declined(Struct, frozen=True, tag_field="t", tag="declined"):
    """Somebody does not agree to the undo that another has asked for, or is away and can't."""

    seat: Seat
    away: bool = False


class AllBarred(Struct, frozen=True, tag_field="t", tag="barred"):
    """Which of your cards can't be chosen in the situation of this number."""

    on: int
    cards: tuple[Barred, ...]


class Upcoming(Struct, frozen=True, tag_field="t", tag="upcoming"):
    """What you can choose ahead in the situation of this number, and the phase of your next turn. Which of it is legal
    is known when the turn comes."""

    on: int
    phase: str
    choices: tuple[Choice, ...]


class Advice(Struct, frozen=True, tag_field="t", tag="advice"):
    """What a strong player would do in the situation of this number: up to three choices, and why (`hint-<key>`)."""

    on: int
    best: tuple[Worth, ...]
    why: tuple[Remark, ...]


class Ok(Struct, frozen=True, gc=False, tag_field="t", tag="ok"):
    """A command was done, and what it changes for good is on disk."""

    id: int


class Problem(Struct, frozen=True):
    """What is wrong: a sentence `refused-<key>`; for a forbidden action the rule and its own sentence `why-<key>`;
    for what can't be decoded, where."""

    key: str
    facts: dict[str, str | int] = {}
    rule: int | UnsetType = UNSET
    why: Fact | UnsetType = UNSET
    path: str | UnsetType = UNSET


class No(Struct, frozen=True, tag_field="t", tag="no"):
    """A command was refused; nothing has changed. Without an id, the message could not be read."""

    problem: Problem
    id: int | UnsetType = UNSET


class Notice(Struct, frozen=True, tag_field="t", tag="notice"):
    """The last thing on a line that the server closes, and why; `wait` is when to come back, in milliseconds."""

    key: Literal["restart", "closed", "removed", "slow"]
    wait: int | UnsetType = UNSET


class Held(Struct, frozen=True, tag_field="t", tag="held"):
    """The table can't be saved for the moment, so it has been paused for this many seconds. Nothing is lost, and lines
    stay open; with 0 it goes on."""

    seconds: int


Outgoing = Welcome | Room | Play | Chat | Reacted | Declined | AllBarred | Upcoming | Advice | Held | Ok | No | Notice


# What goes over HTTP.


class NewTable(Struct, frozen=True):
    """A table to be opened. Seats are "me", "open", or a bot by its strength."""

    game: Key
    players: Place
    seats: Annotated[list[Sitter], Meta(min_length=1, max_length=6)]
    options: Annotated[dict[Key, Key], Meta(max_length=12)] = {}
    deck: Deck | None = None
    clock: Clock = "none"
    pace: Pace = "usual"
    open: bool = False


class Imported(Struct, frozen=True):
    """A match that was played elsewhere, as text, and its deck, if that was somebody's own."""

    text: Annotated[str, Meta(max_length=200_000)]
    deck: Deck | None = None


class Opened(Struct, frozen=True):
    """The table that was opened."""

    table: str


class Listed(Struct, frozen=True):
    """A table in the list of open ones."""

    table: str
    game: str
    players: int
    free: int
    names: tuple[str, ...]
    status: str
    options: dict[str, str]


class Me(Struct, frozen=True):
    """Who you are; the token is for programs, browsers have a cookie."""

    guest: str
    name: str
    token: str | UnsetType = UNSET


class Naming(Struct, frozen=True):
    """The name that you want to have."""

    name: Name


class PlayOn(Struct, frozen=True):
    """Go on from a situation of a finished match: the number of its entry, and your seat."""

    number: Count
    seat: Place
    strength: Strength = "club"


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Incoming).decode
