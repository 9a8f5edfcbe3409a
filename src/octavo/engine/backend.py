"""The two speeds at which a match can run: what it asks of the rules, over a state in the form that each works on.

Interpreted, a match begins at once. Compiled, it is many times as fast, once the machine code is there
(`octavo.engine.compiler.load`). Both play the same match from the same chance, and give the same plain views.
"""

from typing import Any, Protocol

import numpy as np

from octavo.engine import compiler
from octavo.kernel.chance import WORDS
from octavo.kernel.record import HIDDEN, Layout, Record
from octavo.kernel.types import Action, Ints, Seat, Seats, Words


class Speed(Protocol):
    """A state and the rules that go with it."""

    @property
    def state(self) -> Record:
        """The state as a plain one: to be read."""

    def words(self) -> Words:
        """The state as a copy of its numbers."""

    def go_back(self, words: Words) -> None:
        """Take on the state of such numbers."""

    def deal(self, rng: Ints) -> None: ...

    def actors(self) -> Seats: ...

    def legal(self, seat: Seat) -> list[Action]: ...

    def apply(self, seat: Seat, action: Action, rng: Ints) -> None: ...

    def view(self, seat: Seat) -> Record: ...

    def score(self) -> list[int]: ...

    def standing(self) -> list[int]: ...

    def racing(self) -> bool: ...

    def delay(self, seat: Seat, action: Action) -> int: ...


class Interpreted:
    """Rules in plain Python."""

    def __init__(self, key: str, state: Record) -> None:
        self.rules = compiler.interpreted(key)
        self.state = state

    def words(self) -> Words:
        words: Words = self.rules.STATE.words(self.state)
        return words

    def go_back(self, words: Words) -> None:
        self.state = self.rules.STATE.plain(words)

    def deal(self, rng: Ints) -> None:
        self.rules.deal(self.state, rng)

    def actors(self) -> Seats:
        return int(self.rules.actors(self.state))

    def legal(self, seat: Seat) -> list[Action]:
        actions = [0] * self.rules.INFO.choices
        return actions[: self.rules.legal(self.state, seat, actions)]

    def apply(self, seat: Seat, action: Action, rng: Ints) -> None:
        self.rules.apply(self.state, seat, action, rng)

    def view(self, seat: Seat) -> Record:
        view: Record = self.rules.STATE.blank()
        self.rules.observe(self.state, seat, view)
        return view

    def score(self) -> list[int]:
        points = [0] * self.state.players
        self.rules.score(self.state, points)
        return points

    def standing(self) -> list[int]:
        marks = [0] * self.state.players
        self.rules.standing(self.state, marks)
        return marks

    def racing(self) -> bool:
        return bool(self.rules.racing(self.state))

    def delay(self, seat: Seat, action: Action) -> int:
        return int(self.rules.delay(self.state, seat, action))


class Compiled:
    """Rules as machine code. Their arrays are made once, since making an array takes as long as a call.

    A table asks many times who may act, and what everybody has and may do. The answers are kept until the next action.
    """

    def __init__(self, key: str, state: Record) -> None:
        self.rules = compiler.compiled(key)
        self._layout: Layout[Record] = self.rules.STATE
        self._words: Words = self._layout.words(state)
        self._seen = self._words.copy()
        # The very dtype of the layout: Numba knows it again at once, and looks into any other for long.
        self._states, self._views = (words.view(self._layout.dtype) for words in (self._words, self._seen))
        self._actions = np.zeros(self.rules.INFO.choices, np.int64)
        self._rng: Any = np.zeros(WORDS, np.int64)
        self._points = np.zeros(state.players, np.int64)
        self._look()

    def _look(self) -> None:
        """Something has changed."""
        actors = int(self.rules.ask_situation(self._states, self._points))
        self._racing = actors < 0
        self._actors: Seats = ~actors if self._racing else actors
        self._score: list[int] = self._points.tolist()
        self._legal: dict[Seat, list[Action]] = {}

    @property
    def state(self) -> Record:
        return self._layout.plain(self._words)

    def words(self) -> Words:
        return self._words.copy()

    def go_back(self, words: Words) -> None:
        self._words[:] = words
        self._look()

    def deal(self, rng: Ints) -> None:
        self._rng[:] = rng
        self.rules.do_deal(self._states, self._rng)
        self._look()

    def actors(self) -> Seats:
        return self._actors

    def legal(self, seat: Seat) -> list[Action]:
        actions = self._legal.get(seat)
        if actions is None:
            n = self.rules.ask_legal(self._states, seat, self._actions)
            actions = self._legal[seat] = self._actions[:n].tolist()
        return actions[:]

    def apply(self, seat: Seat, action: Action, rng: Ints) -> None:
        self._rng[:] = rng
        self.rules.do_apply(self._states, seat, action, self._rng)
        self._look()

    def view(self, seat: Seat) -> Record:
        self._seen.fill(HIDDEN)
        self.rules.do_observe(self._states, seat, self._views)
        return self._layout.plain(self._seen)

    def score(self) -> list[int]:
        return self._score[:]

    def standing(self) -> list[int]:
        self.rules.ask_standing(self._states, self._points)
        marks: list[int] = self._points.tolist()
        return marks

    def racing(self) -> bool:
        return self._racing

    def delay(self, seat: Seat, action: Action) -> int:
        return int(self.rules.ask_delay(self._states, seat, action))
