"""A match: seats, options, a secret, and the list of actions. Everything else follows from these.

This is the one place that checks whether an action is legal. The log only grows: an undo is an entry too, and since the
entry's number keys its randomness, an action that is done again meets new chance. Going back means replaying the
actions that stand, from the beginning or from a state that was kept on the way. This is only done when somebody looks,
so a log of undos takes no longer than another log.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from octavo.engine import compiler
from octavo.engine.backend import Compiled, Interpreted, Speed
from octavo.games import catalogue
from octavo.kernel.contract import Game, Info, Version
from octavo.kernel.options import Deck as DeckOption
from octavo.kernel.options import Option
from octavo.kernel.record import Record
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Ints, Seat, Words
from octavo.match import decks, position
from octavo.match.decks import Deck
from octavo.match.fairness import Chances, commitment, new_secret, secret_of
from octavo.match.position import Position
from octavo.text.lookalikes import all_told_apart
from octavo.text.names import written_name
from octavo.text.refusal import Refused

STRETCH = 64  # actions between two states that are kept for good


class Entry(Struct, frozen=True, gc=False):
    """An action of a seat; None takes back the last action."""

    seat: Seat
    action: Action | None

    @property
    def is_undo(self) -> bool:
        return self.action is None


UNDO = Entry(-1, None)


class Result(Struct, frozen=True, gc=False):
    """How a match ended: the points of each seat, and who won (several, where they share it)."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class SheetLine(Struct, frozen=True, gc=False):
    """A line of the score sheet: after which action, and what each seat had then."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Terms:
    """The agreement before a match: the game, its version, players and options. Everything is checked.

    `deck` is the deck of a file, if the match is played with one; the option then has its label. Without a version,
    today's is used.
    """

    key: str
    players: int
    options: Mapping[str, str]
    deck: Deck | None = None
    version: int = 0
    differs: Version = field(init=False, repr=False)  # how that version differs from today's

    def __post_init__(self) -> None:
        info = game_of(self.key).INFO
        differs = version_of(info, self.version or info.version)
        object.__setattr__(self, "version", differs.number)
        object.__setattr__(self, "differs", differs)
        low, high = info.players
        if not low <= self.players <= high:
            raise Refused("player-count", game=self.key, low=low, high=high, given=self.players)
        offered = {option.key: option for option in info.options}
        for key, value in self.options.items():
            if key not in offered:
                raise Refused("unknown-option", game=self.key, option=key, options=", ".join(offered))
            if key != "deck":
                self._value(offered[key], value)
        defaults = {option.key: option.default for option in info.options}
        options = {**defaults, **differs.defaults, **self.options}
        if "deck" in offered:
            deck = decks.agreed(self.key, options["deck"], self.deck)
            options["deck"] = deck.label
            object.__setattr__(self, "deck", deck)
        elif self.deck is not None:
            raise Refused("unknown-option", game=self.key, option="deck", options=", ".join(offered))
        object.__setattr__(self, "options", options)

    def _value(self, option: Option, text: str) -> int:
        assert not isinstance(option, DeckOption)
        try:
            return option.read(text, self.players)
        except ValueError:
            raise Refused("option-value", option=option.key, value=text, values=option.offers(self.players)) from None

    def lines(self) -> list[str]:
        """The terms as text, a line each."""
        options = [f"option {key} {value}" for key, value in self.options.items()]
        return [f"game {self.key}", f"rules {self.version}", f"players {self.players}", *options]

    def are_of(self, s: Record) -> bool:
        """Whether a state has these players, options and deck."""
        mine, options = self.state(), catalogue.game(self.key).INFO.options
        names = [name for o in options for name in (o.fields if isinstance(o, DeckOption) else (o.key,))]
        return all(getattr(s, name) == getattr(mine, name) for name in ("players", *names))

    def state(self) -> Record:
        """An empty record with the players and the options set."""
        game = catalogue.game(self.key)
        s = game.STATE.empty()
        s.players = self.players
        for option in game.INFO.options:
            if not isinstance(option, DeckOption):
                setattr(s, option.key, self._value(option, self.options[option.key]))
        if self.deck is not None:
            self.deck.put(s)
        return s


def make(
    key: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    seed: int | None = None,
    names: Sequence[str] = (),
    deck: Deck | None = None,
) -> "Match":
    """A match that is dealt, for as many players as the game takes if nothing is said. Without a seed nobody can
    foretell it; with one it is the same every time (`octavo.match.fairness.secret_of`)."""
    most = game_of(key).INFO.players[1]
    secret = None if seed is None else secret_of(seed)
    return Match(key, most if players is None else players, options, names, secret, deck=deck)


def game_of(key: str) -> Game[Record]:
    """A game of the catalogue; Refused for any other key."""
    if not catalogue.has(key):
        raise Refused("unknown-game", game=key, games=", ".join(catalogue.listed()))
    return catalogue.game(key)


def version_of(info: Info, number: int) -> Version:
    """A version of a game; Refused if it is not played here."""
    found = info.versions.get(number)
    if found is None:  # the same actions would make another match
        raise Refused("other-version", game=info.key, version=info.version, given=number)
    return found


class Match:
    """One match, from the deal to the result."""

    def __init__(
        self,
        key: str,
        players: int,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        secret: bytes | None = None,
        opening: Position | None = None,
        deck: Deck | None = None,
        version: int = 0,
    ) -> None:
        """Deal a match, or go on from an opening position, whose players, options and deck must be those given."""
        terms, usual = Terms(key, players, options or {}, deck, version), default_names(players)
        if names and len(names) != players:
            raise Refused("name-count", players=players, given=len(names))
        told_apart = all_told_apart(map(written_name, names, usual)) or usual
        self._agree(terms, opening, told_apart, secret or new_secret())
        self.log: list[Entry] = []
        if opening is None:
            self._begin(Interpreted(key, terms.state()), self._chances.of(0))
        else:
            if opening.viewer is not None or not terms.are_of(opening.state):
                raise Refused("opening-terms")
            self._begin(Interpreted(key, self.rules.STATE.copy(opening.state)))

    def _agree(self, terms: Terms, opening: Position | None, names: tuple[str, ...], secret: bytes) -> None:
        """Set the fixed parts of a match, and everything that follows from them."""
        self.terms, self.opening, self.names, self.secret = terms, opening, names, secret
        self.commitment = commitment("\n".join([*terms.lines(), *self.opening_lines()]), secret)
        self._chances = Chances(secret)
        self.game: Game[Record] = catalogue.game(terms.key)
        self.rules = compiler.interpreted(terms.key)

    def _begin(self, speed: Speed, rng: Ints | None = None) -> None:
        """Nothing has been done yet that could be taken back."""
        if rng is not None:
            speed.deal(rng)
        self._stands, self._late = speed, False  # late while undos are in the log and not in the state
        self._done: list[tuple[int, Entry]] = []  # what stands, each with its number in the log
        # States, by how much of it led there: the one before it, one after every stretch, and some on a way back.
        self._kept: list[tuple[int, Words]] = [(0, speed.words())]
        self._sheet: list[SheetLine] = [SheetLine(0, self.points())]  # the points at the beginning, and their changes

    @classmethod
    def of(
        cls, terms: Terms, names: Sequence[str] = (), secret: bytes | None = None, opening: Position | None = None
    ) -> "Match":
        """A match of these terms."""
        return cls(terms.key, terms.players, terms.options, names, secret, opening, terms.deck, terms.version)

    def __getstate__(self) -> dict[str, Any]:
        """The parts that make an independent copy of this match, for `copy.copy` and `pickle`."""
        return {
            "terms": self.terms,
            "opening": self.opening,
            "names": self.names,
            "secret": self.secret,
            "log": self.log[:],
            "done": self._done[:],
            "kept": self._kept[:],
            "sheet": self._sheet[:],
            "words": self._stands.words(),
            "late": self._late,
        }

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        """Its rules are compiled if they are already in this process."""
        self._agree(kept["terms"], kept["opening"], kept["names"], kept["secret"])
        self.log, self._done, self._kept, self._sheet = kept["log"], kept["done"], kept["kept"], kept["sheet"]
        key, state = self.terms.key, self.rules.STATE.plain(kept["words"])
        self._stands = Compiled(key, state) if compiler.loaded(key) else Interpreted(key, state)
        self._late = kept["late"]

    def again(self) -> "Match":
        """The same match, before anything was done."""
        return Match.of(self.terms, self.names, self.secret, self.opening)

    @classmethod
    def from_position(cls, opening: Position, names: Sequence[str] = (), secret: bytes | None = None) -> "Match":
        """Play on from a position; Refused if it is impossible. What a view hides is dealt at random."""
        opening.checked()
        secret = secret or new_secret()
        world = Position(opening.key, opening.completed(Chances(secret).of(0)))
        s = world.state
        options = [option for option in world.game.INFO.options if not isinstance(option, DeckOption)]
        given = {option.key: option.write(getattr(s, option.key)) for option in options}
        deck = decks.of_state(opening.key, s) if decks.option(opening.key) else None
        return cls(opening.key, s.players, given, names, secret, world, deck)

    @property
    def backend(self) -> Speed:
        """The rules with the state as it stands now."""
        if self._late:
            self._go_back()
        return self._stands

    @property
    def state(self) -> Record:
        """The whole state, in plain form: to be read, not to be sent."""
        return self.backend.state

    @state.setter
    def state(self, state: Record) -> None:
        """Go on from another state."""
        speed = Compiled if isinstance(self._stands, Compiled) else Interpreted
        self._begin(speed(self.terms.key, state))

    def hasten(self) -> None:
        """Go on with compiled rules: the same match, many times as fast; see `octavo.engine.compiler.loaded`."""
        if not isinstance(self._stands, Compiled):
            self._stands = Compiled(self.terms.key, self.state)

    def opening_lines(self) -> list[str]:
        """The opening position as text, without what the terms tell already; nothing for a match that was dealt."""
        return position.write(self.opening).splitlines()[2:] if self.opening else []

    def actors(self) -> list[Seat]:
        """The seats of players who may act now; none when the match is over, or when all depends on the clock."""
        bits = self.backend.actors()
        return [seat for seat in range(self.terms.players) if bits >> seat & 1]

    @property
    def clock_runs(self) -> bool:
        """Whether time can run out now: an action of the seat CLOCK."""
        return bool(self.backend.actors() >> CLOCK & 1)

    @property
    def racing(self) -> bool:
        """Whether the seats that may act now race each other."""
        return self.backend.racing()

    def legal(self, seat: Seat) -> list[Action]:
        """The legal actions of a seat."""
        if not 0 <= seat < self.terms.players and seat != CLOCK:
            return []
        return self.backend.legal(seat)

    def play(self, seat: Seat, action: Action) -> None:
        """Do an action; Refused, with the reason, if it is not legal now."""
        action = self.terms.differs.actions.get(action, action)
        if action not in self.legal(seat):
            raise self.refusal(seat, action)
        self.log.append(Entry(seat, action))
        self._done.append((len(self.log), self.log[-1]))
        self._stands.apply(seat, action, self._chances.of(len(self.log)))
        points = self.points()
        if points != self._sheet[-1].points:
            self._sheet.append(SheetLine(len(self.log), points))
        if len(self._done) % STRETCH == 0:
            self._keep_stretch()

    def _keep_stretch(self) -> None:
        """Keep the state after a stretch; drop the states that were kept while going back, except this stretch's."""
        done, kept = len(self._done), self._kept
        first = bisect_right(kept, done - 2 * STRETCH, key=_depth)
        del kept[first : bisect_left(kept, done - STRETCH, key=_depth)]
        kept.append((done, self._stands.words()))

    def delay(self, seat: Seat, action: Action) -> int:
        """Milliseconds that an action takes by itself in a race; for the clock, how long it runs."""
        return self.backend.delay(seat, action)

    def play_named(self, seat: Seat, name: str) -> None:
        """Do the action of that name."""
        self.play(seat, self.action(name))

    def action(self, name: str) -> Action:
        try:
            return self.game.parse(name)
        except ValueError:
            raise Refused("unknown-action", action=name, game=self.terms.key) from None

    def refusal(self, seat: Seat, action: Action) -> Refused:
        """Why an action that is not legal now is not."""
        if not 0 <= seat < self.terms.players and seat != CLOCK:
            return Refused("no-such-seat", seat=seat, last=self.terms.players - 1)
        name, actors = self._name(action), self.actors()
        if self.over:
            return Refused("match-over", action=name)
        if seat not in actors:
            return Refused("not-your-turn", action=name, turn=", ".join(self.names[actor] for actor in actors))
        if seat == CLOCK:
            return Refused("unknown-action", action=name, game=self.terms.key)
        reason = self.game.why(self.view(seat), seat, action)
        expected = ", ".join(self.game.name(choice) for choice in self.legal(seat))
        return IllegalAction(self.terms.key, name, reason.rule, reason.key, reason.facts, expected)

    def _name(self, action: Action) -> str:
        """The name of any number that is an action of this game; Refused for any other number."""
        try:
            name = self.game.name(action)
            if self.game.parse(name) == action:
                return name
        except (LookupError, ValueError):
            pass
        raise Refused("unknown-action", action=action, game=self.terms.key)

    def undo(self, actions: int = 1) -> None:
        """Take back the last action, or several; each undo is an entry of its own."""
        if not 1 <= actions <= len(self._done):
            raise Refused("nothing-to-undo")
        self.log += [UNDO] * actions
        del self._done[-actions:]
        last = self._done[-1][0] if self._done else 0
        while self._sheet[-1].number > last:
            self._sheet.pop()
        while self._kept[-1][0] > len(self._done):
            self._kept.pop()
        self._late = True

    def _go_back(self) -> None:
        """Go back to the last state that was kept, and redo what stands after it.

        On the way states are kept, closer together towards the end. So going back a little further is cheap, however
        often that is done.
        """
        self._late = False
        at, words = self._kept[-1]
        self._stands.go_back(words)
        end = len(self._done)
        for number, entry in self._done[at:]:
            assert entry.action is not None
            self._stands.apply(entry.seat, entry.action, self._chances.of(number))
            at += 1
            left = end - at
            if left & (left - 1) == 0:  # 0, 1, 2, 4, 8 …
                self._kept.append((at, self._stands.words()))

    def view(self, seat: Seat) -> Record:
        """The view of a seat; any seat below 0 is a spectator."""
        return self.backend.view(seat)

    @property
    def over(self) -> bool:
        return not self.backend.actors()

    def points(self) -> tuple[int, ...]:
        return tuple(self.backend.score())

    def result(self) -> Result:
        """Points and winners; Refused while the match goes on."""
        if not self.over:
            raise Refused("match-goes-on")
        marks = self.backend.standing()
        return Result(self.points(), tuple(seat for seat, mine in enumerate(marks) if mine == max(marks)))

    def done(self) -> list[tuple[int, Entry]]:
        """The actions that stand (not taken back), each with its number in the log."""
        return list(self._done)

    def sheet(self, after: int = 0) -> list[SheetLine]:
        """The score sheet: a line for every action after which somebody's points had changed; those after an entry."""
        if self._sheet[-1].number <= after:
            return []
        return self._sheet[bisect_right(self._sheet, after, key=lambda line: line.number) :]


class IllegalAction(Refused):
    """An action that the rules forbid now: the rule's number, the reason, and the legal actions."""

    def __init__(
        self, game: str, action: str, rule: int, why: str, facts: Mapping[str, str | int], expected: str
    ) -> None:
        super().__init__("illegal", action=action, game=game, rule=rule, expected=expected)
        self.rule, self.why, self.why_facts = rule, why, facts


def _depth(state: tuple[int, Words]) -> int:
    return state[0]


def default_names(players: int) -> tuple[str, ...]:
    return ("Anna", "Béla", "Cyril", "Dora", "Emil", "Fanny")[:players]
