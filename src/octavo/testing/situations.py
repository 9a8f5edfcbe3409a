"""Situations: positions typed in, with legal actions and moves by name: what tests of rules are written in."""

import textwrap
from collections.abc import Callable
from typing import Any

from octavo.engine import compiler
from octavo.kernel.chance import below, generator
from octavo.kernel.contract import Reason
from octavo.kernel.timing import CLOCK, CLUB, SKILL
from octavo.kernel.types import Ints
from octavo.match import examples
from octavo.match.match import Match, Terms
from octavo.match.position import HEADER, Position, read

CLUBS = sum(CLUB << SKILL * seat for seat in range(CLOCK))  # everybody a club player


def simulated(match: Match, rng: Ints) -> tuple[int, int]:
    """The next seat and action of simulated players in a match."""
    rules = match.rules
    seat, action = rules.next_action(match.state, rules.actors(match.state), CLUBS, rng, [0] * rules.INFO.choices)
    return seat, action


class Situation:
    """A position and the rules of its game, in the interpreter."""

    def __init__(self, text: str) -> None:
        self._begin(read(f"{HEADER}\n{textwrap.dedent(text).strip()}\n"))

    def _begin(self, position: Position) -> None:
        self.key = position.key
        self.s: Any = position.state
        self.rules = compiler.interpreted(self.key)
        self.rng = generator(1)
        self.moves = ""  # of an example
        self.before = list(self.rng)  # the generator before the last deal or action

    @classmethod
    def deal(cls, key: str, players: int, seed: int = 1, **options: str) -> "Situation":
        """A match that has just been dealt."""
        t = cls.__new__(cls)
        t._begin(Position(key, Terms(key, players, options).state()))
        t.rng = generator(seed)
        t.before = list(t.rng)
        t.rules.deal(t.s, t.rng)
        return t

    @classmethod
    def example(cls, key: str, name: str) -> "Situation":
        """The situation of an example that stands beside the rules; `then` plays what follows in it."""
        t = cls.__new__(cls)
        found = {example.name: example for example in examples.of(key)}[name]
        t._begin(found.position())
        t.moves = " ".join(f"{seat}:{action}" for seat, action in found.play)
        return t

    def then(self) -> "Situation":
        """After what the example does."""
        assert self.moves
        return self.do(self.moves)

    def actors(self) -> set[int]:
        bits = self.rules.actors(self.s)
        return {seat for seat in range(bits.bit_length()) if bits >> seat & 1}

    def legal(self, seat: int) -> set[str]:
        return {self.rules.name(action) for action in self.choices(seat)}

    def choices(self, seat: int) -> list[int]:
        actions = [0] * self.rules.INFO.choices
        return actions[: self.rules.legal(self.s, seat, actions)]

    def do(self, moves: str) -> "Situation":
        """Do `seat:action` for each word; an illegal one fails the test."""
        for move in moves.split():
            seat, _, name = move.partition(":")
            action = self.rules.parse(name)
            assert action in self.choices(int(seat)), f"{move} is not legal: {sorted(self.legal(int(seat)))}"
            self.apply(int(seat), action)
        return self

    def apply(self, seat: int, action: int) -> None:
        self.before = list(self.rng)
        self.rules.apply(self.s, seat, action, self.rng)

    def random(self, until: Callable[[Any], bool]) -> "Situation":
        """Actions of simulated players until the condition holds."""
        while not until(self.s):
            self.step()
        return self

    def step(self) -> tuple[int, int]:
        """One action of simulated players: the seat and the action."""
        assert self.actors(), "the match ended before it came to that"
        actions = [0] * self.rules.INFO.choices
        if self.rules.racing(self.s):
            seat, action = self.rules.next_action(self.s, self.rules.actors(self.s), CLUBS, self.rng, actions)
        else:
            seats = sorted(self.actors())
            seat = seats[below(self.rng, len(seats))]
            n = self.rules.legal(self.s, seat, actions)
            action = self.rules.default_action(self.s, seat, actions, n, self.rng)
        self.apply(seat, action)
        return seat, action

    def view(self, seat: int) -> Any:
        view = self.rules.STATE.blank()
        self.rules.observe(self.s, seat, view)
        return view

    def points(self) -> list[int]:
        points = [0] * self.s.players
        self.rules.score(self.s, points)
        return points

    def why(self, seat: int, name: str) -> Reason:
        """Why an action is refused; it must be one that is."""
        action = self.rules.parse(name)
        assert action not in self.choices(seat), f"{name} is legal"
        reason: Reason = self.rules.why(self.view(seat), seat, action)
        return reason
