"""The contract: the names that every game offers, and what each of them must do.

A game is a package `octavo.games.<key>` of a few modules, one for each question. Its `__init__` gathers their names:

    rules.py      what may happen          INFO STATE deal actors legal apply score standing ending (a large game has
                                           its record in a state.py)
    invariants.py what can't be            FAULTS faults
    view.py       who knows what           observe imagine
    timing.py     who is quicker           racing delay default_action
    policy.py     what a bot expects       SEARCH worth_trying rollout hides_choice value plausibility
    words.py      what people call it      GUIDE PAINTS name parse tell why scene touch ahead

A game of turns has no timing.py: it takes those three names from `octavo.kernel.timing`. Names of policy.py that a game
does not need come from `octavo.kernel.policy`. A game whose deck is data has a deck.py, which reads it.

Everything but words and decks is written in the common subset: integers, records, fixed arrays, `if`, `for`, `while`
and calls of other such functions. They never raise, print, log or check; `octavo.match.match` is the one place that
checks. The same functions run interpreted, compiled for the CPU and on a GPU, and give the same game from the same
seed. So every number is an int64, and nothing is allocated (only `imagine`, which no GPU runs yet, may ask
`primitives.scratch`).

Seats are numbered clockwise from 0. `s` is a state in either form that `octavo.kernel.record` knows; `rng` is a
generator as `octavo.kernel.chance` makes it. Every function writes only what its docstring names.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from octavo.kernel.options import Option
from octavo.kernel.policy import SearchSettings
from octavo.kernel.record import Layout, Record
from octavo.kernel.types import Action, Ints, Seat, Seats

S = TypeVar("S", bound=Record)


@dataclass(frozen=True)
class Version:
    """A version of a game that is still played, and how it differs from today's: other defaults of options, and new
    numbers of some actions."""

    number: int
    defaults: Mapping[str, str] = field(default_factory=dict)
    actions: Mapping[Action, Action] = field(default_factory=dict)


@dataclass(frozen=True)
class Info:
    """What a catalogue says about a game."""

    key: str
    version: int  # of its behaviour: a log names the version that it was played under
    titles: dict[str, str]  # by language, where it is not called as in English
    designers: tuple[str, ...]
    publisher: str
    layout: Layout[Any]  # of its record, which has the players and the options
    choices: int  # no seat ever has more legal actions than this
    longest: int  # no random match takes more actions than this: a guard against one that never ends
    endings: tuple[str, ...]  # the ways in which a match can end
    extra_seats: dict[int, int] = field(default_factory=dict)  # by player count: seats that the game itself plays
    earlier: tuple[Version, ...] = ()  # versions of which matches are still played and replayed
    order: int = 1000  # in lists of games: lower comes first
    peers: tuple[str, ...] = ()  # programs that play a relative of it, which its speed is measured against

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""
        return self.layout.players

    @property
    def options(self) -> tuple[Option, ...]:
        return self.layout.options

    def title(self, language: str) -> str:
        """The game's title in a language, or else in English."""
        return self.titles.get(language, self.titles["en"])

    @property
    def versions(self) -> dict[int, Version]:
        """All versions that are played, by their numbers."""
        return {one.number: one for one in (*self.earlier, Version(self.version))}


# What is said and shown is made for every action and everyone who looks, and sent to them: hence structs, which are
# quickly made and quickly written as JSON. No struct can hold itself, so the garbage collector need not look at them.


class Reason(Struct, frozen=True, gc=False):
    """Why an action is refused: the number of the rule in its rulebook, and what the sentence needs."""

    rule: int
    key: str  # of the sentence in the catalogues of words
    facts: dict[str, str | int] = {}


class Guide(Struct, frozen=True, gc=False):
    """Where its rulebook says more: the number of the rule for each phase, and for each kind of action as `tell` calls
    it. A key that ends in a dash and a number holds for that number of players.

    `verbs` has the zones whose cards can be used, with the beginning of the action's name before the card's.
    `ties` has the rule that breaks a tie in points, by the value of the option that it depends on, or by "". A game in
    which the tied players share the win has none.

    `keys` has the keys of actions in a race, by their names: `space`, `enter`, `backspace`, or a sign. An action whose
    name ends in `.w` has the key w; all others get numbers and letters.

    `dealt` has the zones that get cards by chance, each with the field of the record that holds its cards. The check of
    a finished match compares the two.
    """

    phases: dict[str, int]
    actions: dict[str, int]
    verbs: dict[str, str] = msgspec.field(default_factory=lambda: {"hand": ""})
    ties: dict[str, int] = {}
    keys: dict[str, str] = {}
    dealt: dict[str, str] = msgspec.field(default_factory=lambda: {"hand": "hands"})


# Keys of zones that mean the same in every game.
HAND = "hand"
TRICK = "trick"  # the card of a seat in the trick; a zone for each seat that plays to it, empty until it has played
LAST = "last"  # the same of the trick before
TAKEN = "taken"  # what a seat has taken, in tricks above all


class Zone(Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards that lie together: their owner's seat or None, and their names, "?" for each that is face down.

    Code that draws a zone, tells of it or moves its cards goes by its flags, and by its key only if that is one of the
    four above.
    """

    key: str
    seat: Seat | None
    cards: tuple[str, ...]
    leads: bool = False  # in a trick: this seat leads it
    note: bool = False  # cards of the seat's hand that others have seen; the hand has them, too
    copy: bool = False  # cards that another zone has, too


Role = Literal["dealer", "pawn", "pawn-start", "pawn-goal", "play", "exchange", "swap"]


class Fact(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something for a sentence: a remark beside the cards, or an action.

    The sentence is in the catalogues of words (`octavo/text/words/<language>/<game>.ftl`). Its facts are put in as they
    are, except those whose names begin in one of four ways: `seat…` is a seat, said as its player's name; `colour…` is
    a colour's letter, said as the colour's name; `task…` is a task's key, said as its name; `card…` is a card, said in
    words if the catalogue has `<game>-card-<name>`, and otherwise by its short name.

    A fact that is drawn, or that moves cards, has a role. Beside the cards:

    - `dealer`: the `seat` deals;
    - `pawn`: the pawn of the `seat` stands on a `field` of the garden at a `place`;
    - `pawn-start`, `pawn-goal`: it stands before the first garden, or at the goal.

    As an action:

    - `play`: the `card` goes into the trick;
    - `exchange`: the card `given` goes into the trick, and the one `taken` comes out of it;
    - `swap`: the hands of the seat and of `seat_other` change places.
    """

    key: str
    facts: dict[str, str | int] = {}
    role: Role | None = None
    quiet: bool = False  # it changes with nearly every action: a log leaves it out


class Scene(Struct, frozen=True, gc=False):
    """The table as one seat sees it. The same scene is drawn in a browser, printed in a terminal and read aloud."""

    phase: str
    zones: tuple[Zone, ...]
    facts: tuple[Fact, ...]


class Touch(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Something in a scene to point at:

    - a card: the zone it lies in, whose that is, if it is anybody's, and the card's name;
    - all of a zone: the same without a card;
    - a seat: only that;
    - a fact: its place among the facts, from 0; and where it shows a garden, which field of that, from 1.
    """

    zone: str | UnsetType = UNSET
    seat: Seat | UnsetType = UNSET
    card: str | UnsetType = UNSET
    fact: int | UnsetType = UNSET
    field: int | UnsetType = UNSET


class Game(Protocol[S]):
    """The contract, of a game with such a state."""

    @property
    def INFO(self) -> Info: ...

    @property
    def STATE(self) -> Layout[S]:
        """Everything there is to know about a match.

        It has the fields `players`, `rounds` (how many are finished), `phase` and `start`.
        """

    @property
    def GUIDE(self) -> Guide:
        """Which rule tells more of every phase and every kind of action."""

    @property
    def PAINTS(self) -> Mapping[str, str]:
        """How cards are painted in a terminal, by a pattern of their names: the first that fits is a paint of
        `octavo.terminal.cards`. What none fits is no card, but a task or the like."""

    @property
    def FAULTS(self) -> tuple[str, ...]:
        """What each bit of `faults` means."""

    @property
    def SEARCH(self) -> SearchSettings:
        """How a bot searches the game."""

    def deal(self, s: S, rng: Ints) -> None:
        """Begin a match in an empty record in which only `players` and the options are set."""

    def actors(self, s: S) -> Seats:
        """The seats that may act now: one in turns, several where they choose at once, none when it is over.

        A seat is in the set exactly when `legal` finds an action for it. Where time can run out, the clock is in it
        too, as seat `octavo.kernel.timing.CLOCK`; its one action is that time is up.
        """

    def legal(self, s: S, seat: Seat, actions: Ints) -> int:
        """Write the seat's legal actions, each once and ascending, and return how many; 0 for a seat that may not act.

        It reads only what the seat knows: the seat's view gives the same answer. Identical cards make one action.
        """

    def apply(self, s: S, seat: Seat, action: Action, rng: Ints) -> None:
        """Do a legal action, and everything that follows from it by itself, the next deal included."""

    def score(self, s: S, points: Ints) -> None:
        """Write what each seat has so far, more is better, for `players` seats."""

    def standing(self, s: S, marks: Ints) -> None:
        """Write a number for each seat that decides who wins: the highest at the end wins, equals share the win.

        It is the score, and what breaks ties where the game has such a rule.
        """

    def ending(self, s: S) -> int:
        """The place in INFO.endings of how the match ended; -1 while somebody may act."""

    def faults(self, s: S) -> int:
        """Every broken invariant as a bit, 0 for a sound state. The pack is whole after every action."""

    def observe(self, s: S, seat: Seat, view: S) -> None:
        """Copy into `view`, which arrives blank, what the seat knows; what is not copied stays hidden.

        Any number below 0 is a spectator, who sees what is public. Everything that players, bots and spectators get
        goes through here. What the seat could work out with a perfect memory is in the view.
        """

    def imagine(self, view: S, seat: Seat, rng: Ints) -> None:
        """Complete a view into one random world that fits everything the seat knows, inferences included.

        Observing that world gives the view again.
        """

    def racing(self, s: S) -> bool:
        """Whether the seats that may act now race: the quickest acts, and the others see it before they act."""

    def delay(self, s: S, seat: Seat, action: Action) -> int:
        """Milliseconds that an action takes by itself, at the usual pace, beside the time to react; for the clock, how
        long it runs."""

    def default_action(self, s: S, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
        """The choice of a simulated player: one of the n legal actions, or WAIT in a race.

        It is just clever enough for a match to end. It reads only what the seat knows.
        """

    def worth_trying(self, s: S, seat: Seat, action: Action) -> bool:
        """Whether a legal action can be any good: a bot does not think of the others. One always is."""

    def rollout(self, s: S, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
        """The choice of players in a bot's imagination: as `default_action`, with what measurably helps the bot."""

    def hides_choice(self, s: S) -> bool:
        """Whether others don't see the present choice, or not fully. Then a search must not see it either."""

    def value(self, s: S, seat: Seat, fresh: bool) -> int:
        """The worth of an unfinished round to a seat, beyond its points, in 1024ths; `fresh` right after a deal."""

    def plausibility(self, s: S, seat: Seat) -> int:
        """How well an imagined world explains what others have done, to a seat: 1 to 256, the least to the most."""

    def name(self, action: Action) -> str:
        """The action as one short word, as docs/notation.md has it."""

    def parse(self, text: str) -> Action:
        """The action of a name; ValueError for a text that names none."""

    def tell(self, action: Action) -> Fact:
        """The action for the log and for the list of choices: catalogues have `<game>-did-<key>` and `-do-<key>`."""

    def why(self, view: S, seat: Seat, action: Action) -> Reason:
        """Why the seat may not do this now, as far as it can know; asked only of a seat that may act."""

    def scene(self, view: S, seat: Seat) -> Scene:
        """The table as one seat sees it."""

    def touch(self, view: S, seat: Seat, action: Action) -> tuple[Touch, ...]:
        """The things in the scene of the same view that a legal action is attached to: to point at all chooses it.

        Equal cards are equal touches, one each. No two legal actions that `tell` calls by the same key have the same
        touches, in any order; only what is attached to nothing, and chosen by its words, has none.
        """

    def ahead(self, view: S, seat: Seat) -> bool:
        """Change the view of a waiting seat into its next turn, as far as it can tell now: the legal actions there are
        the choices that it can plan. False if it can't tell. Not called in a race."""


def total_seats(info: Info, players: int) -> int:
    """The seats at the table, those that the game itself plays included."""
    return players + info.extra_seats.get(players, 0)
