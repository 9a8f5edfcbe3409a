"""A match: seats, options, a secret, and the list of what was done. All else follows from these.

This is the one place that checks whether an action is legal. The log only grows: an undo is an entry too, and since the
entry's number keys its randomness, nothing that is done again meets the chance that was taken back.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from octavo import catalogue, compiler, decks, position
from octavo.contract import Deck as DeckOption
from octavo.contract import Game, Option
from octavo.decks import Deck
from octavo.fairness import chance, commitment, new_secret
from octavo.pace import CLOCK
from octavo.position import Position
from octavo.refusal import Refused
from octavo.types import Action, Seat, State

LONGEST_NAME = 20


@dataclass(frozen=True)
class Entry:
    """Something done by a seat; an action of None takes back what was done last."""

    seat: Seat
    action: Action | None

    @property
    def is_undo(self) -> bool:
        return self.action is None


UNDO = Entry(-1, None)


@dataclass(frozen=True)
class Result:
    """How a match ended: the points of each seat, and who won (several, where they share it)."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class SheetLine:
    """A line of the score sheet: after which action, and what each seat had then."""

    number: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Terms:
    """What is agreed before a match: the game, its version, players and options. Everything is checked.

    `deck` is the deck of a file, where one is to be played with; the option then has its label.
    """

    key: str
    players: int
    options: Mapping[str, str]
    deck: Deck | None = None
    version: int = field(init=False)

    def __post_init__(self) -> None:
        info = game_of(self.key).INFO
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
        options = {**defaults, **self.options}
        if "deck" in offered:
            deck = decks.agreed(self.key, options["deck"], self.deck)
            options["deck"] = deck.label
            object.__setattr__(self, "deck", deck)
        elif self.deck is not None:
            raise Refused("unknown-option", game=self.key, option="deck", options=", ".join(offered))
        object.__setattr__(self, "options", options)
        object.__setattr__(self, "version", info.version)

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

    def are_of(self, s: State) -> bool:
        """Whether a state has these players, options and deck."""
        mine, options = self.state(), catalogue.game(self.key).INFO.options
        names = [name for o in options for name in (o.fields if isinstance(o, DeckOption) else (o.key,))]
        return all(getattr(s, name) == getattr(mine, name) for name in ("players", *names))

    def state(self) -> State:
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


def game_of(key: str) -> Game:
    """A game of the catalogue; Refused for any other key."""
    if key not in catalogue.KEYS:
        raise Refused("unknown-game", game=key, games=", ".join(catalogue.KEYS))
    return catalogue.game(key)


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
    ) -> None:
        """Deal a match, or go on from an opening position, whose players, options and deck must be those given."""
        self.terms = Terms(key, players, options or {}, deck)
        self.opening = opening
        self.names = tuple(checked_name(name) for name in names) or default_names(players)
        if len(self.names) != players:
            raise Refused("name-count", players=players, given=len(self.names))
        self.secret = secret or new_secret()
        self.commitment = commitment("\n".join([*self.terms.lines(), *self.opening_lines()]), self.secret)
        self.rules = compiler.interpreted(key)
        self.log: list[Entry] = []
        self.state = self.terms.state()
        if opening is None:
            self.rules.deal(self.state, chance(self.secret, 0))
        else:
            if opening.viewer is not None or not self.terms.are_of(opening.state):
                raise Refused("opening-terms")
            self.state = self.rules.STATE.copy(opening.state)
        self._past: list[State] = []
        self._done: list[tuple[int, Entry]] = []  # what stands, each with its number in the log

    @classmethod
    def from_position(cls, opening: Position, names: Sequence[str] = (), secret: bytes | None = None) -> "Match":
        """Play on from a position; Refused if it is impossible. What a view hides is dealt at random."""
        opening.checked()
        secret = secret or new_secret()
        world = Position(opening.key, opening.completed(chance(secret, 0)))
        s = world.state
        options = [option for option in world.game.INFO.options if not isinstance(option, DeckOption)]
        given = {option.key: option.write(getattr(s, option.key)) for option in options}
        deck = decks.of_state(opening.key, s) if decks.option(opening.key) else None
        return cls(opening.key, s.players, given, names, secret, world, deck)

    @property
    def game(self) -> Game:
        return catalogue.game(self.terms.key)

    def opening_lines(self) -> list[str]:
        """The opening position as text, without what the terms tell already; nothing for a match that was dealt."""
        return position.write(self.opening).splitlines()[2:] if self.opening else []

    def actors(self) -> list[Seat]:
        """The seats of players who may act now; none when the match is over, or when all depends on the clock."""
        bits = self.rules.actors(self.state)
        return [seat for seat in range(self.terms.players) if bits >> seat & 1]

    @property
    def clock_runs(self) -> bool:
        """Whether time can run out now: an action of the seat CLOCK."""
        return bool(self.rules.actors(self.state) >> CLOCK & 1)

    @property
    def racing(self) -> bool:
        """Whether those who may act now race each other."""
        return bool(self.rules.racing(self.state))

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do now."""
        actions = [0] * self.game.INFO.choices
        return actions[: self.rules.legal(self.state, seat, actions)]

    def play(self, seat: Seat, action: Action) -> None:
        """Do an action; Refused, with the reason, if it is not legal now."""
        if action not in self.legal(seat):
            raise self._refusal(seat, action)
        self._past.append(self.rules.STATE.copy(self.state))
        self.log.append(Entry(seat, action))
        self._done.append((len(self.log), self.log[-1]))
        self.rules.apply(self.state, seat, action, chance(self.secret, len(self.log)))

    def play_named(self, seat: Seat, name: str) -> None:
        """Do the action of that name."""
        self.play(seat, self.action(name))

    def action(self, name: str) -> Action:
        try:
            return self.game.parse(name)
        except ValueError:
            raise Refused("unknown-action", action=name, game=self.terms.key) from None

    def _refusal(self, seat: Seat, action: Action) -> Refused:
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

    def undo(self) -> None:
        """Take back what was done last; the log keeps both."""
        if not self._past:
            raise Refused("nothing-to-undo")
        self.log.append(UNDO)
        self.state = self._past.pop()
        self._done.pop()

    def view(self, seat: Seat) -> State:
        """What a seat knows; any seat below 0 is a spectator."""
        view = self.game.STATE.blank()
        self.rules.observe(self.state, seat, view)
        return view

    @property
    def over(self) -> bool:
        return not self.rules.actors(self.state)

    def points(self) -> tuple[int, ...]:
        return self._points(self.state)

    def _points(self, s: State) -> tuple[int, ...]:
        points = [0] * self.terms.players
        self.rules.score(s, points)
        return tuple(points)

    def result(self) -> Result:
        """Points and winners; Refused while the match goes on."""
        if not self.over:
            raise Refused("match-goes-on")
        marks = [0] * self.terms.players
        self.rules.standing(self.state, marks)
        return Result(self.points(), tuple(seat for seat, mine in enumerate(marks) if mine == max(marks)))

    def done(self) -> list[tuple[int, Entry]]:
        """What was done and not taken back, each with its number in the log."""
        return list(self._done)

    def sheet(self) -> list[SheetLine]:
        """The score sheet: a line for every action after which somebody's points had changed."""
        lines = []
        states = [*self._past[1:], self.state] if self._past else []
        before = self._points(self._past[0]) if self._past else ()
        for (number, _), s in zip(self._done, states, strict=True):
            after = self._points(s)
            if after != before:
                lines.append(SheetLine(number, after))
            before = after
        return lines


class IllegalAction(Refused):
    """An action that the rules forbid now: the rule's number, the reason, and what is legal."""

    def __init__(
        self, game: str, action: str, rule: int, why: str, facts: Mapping[str, str | int], expected: str
    ) -> None:
        super().__init__("illegal", action=action, game=game, rule=rule, expected=expected)
        self.rule, self.why, self.why_facts = rule, why, facts


def default_names(players: int) -> tuple[str, ...]:
    return ("Anna", "Béla", "Cyril", "Dora", "Emil", "Fanny")[:players]


def checked_name(name: str) -> str:
    """A player's name, if it is one: printable, not blank, not too long."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", longest=LONGEST_NAME)
    return name
