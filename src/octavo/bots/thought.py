"""Thoughts: what a search finds out about each choice, for callers from Python.

The search gets a view and nothing else. It runs in slices and looks at the clock in between: with a limit in seconds,
it stops after the slice in which time is up. Without a limit, the same view, seed and number of simulations give the
same thoughts on every machine, however they are cut into slices.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numba import from_dtype, types

from octavo.engine import compiler, exact, search
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.contract import total_seats
from octavo.kernel.policy import SearchSettings
from octavo.kernel.record import HIDDEN, Layout, Record, S
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Seat

MOST_NODES = 200_000
ROLLOUTS = 9  # that are asked for what they mostly say
NEARLY_ALL = 0.95  # of the worlds of a choice have to end the match: those that end it early tell nothing of the rest
FIRST_SLICE, LONGEST_SLICE = 16, 1 << 14  # simulations
TICK = 0.01  # seconds that a slice should take

BOUND = 200_000  # actions that exact search looks at
AS_MANY = 10  # and for each simulation that would be made instead
A_SECOND = 4_000_000  # and of the time for a move: about half of it, if it does not come to an end
MOST_HIDDEN = 8  # numbers of a view that could all be worked out
WORLDS_ALIKE = 4  # worlds that have to be the same, for nothing to be hidden


def search_of(key: str) -> SearchSettings:
    """How a game is searched."""
    return catalogue.game(key).SEARCH


def _numbers(how: SearchSettings) -> list[int]:
    """The settings as the search reads them."""
    curiosity, victory = (round(spreads * search.PART) for spreads in (how.curiosity, how.victory))
    return [curiosity, how.rounds, how.farthest, how.deepest, victory]


@dataclass(frozen=True)
class Thought:
    """One choice, and what it is worth to the seat, as far as it was tried.

    `lead` is how many points the seat gains on the mean of the others until the round ends, `points` how many it gets
    itself, `spread` the standard deviation of the lead from world to world. `wins` is the share of the matches won, or
    None unless nearly all of them ended in this round. The search maximises the `value`: the lead plus the worth of
    winning. Where everything is `known`, every choice was searched to the end.
    """

    action: Action
    visits: int
    lead: float
    points: float
    spread: float
    wins: float | None = None
    value: float = 0.0
    known: bool = False


def think(
    key: str,
    view: Record,
    seat: Seat,
    seed: int,
    *,
    simulations: int,
    seconds: float | None = None,
    how: SearchSettings | None = None,
    compiled: bool = True,
    clock: Callable[[], float] = time.perf_counter,
    choices: Sequence[Action] = (),
) -> list[Thought]:
    """Thoughts about the seat's choices (`options`, or those given), the best first."""
    choices = choices or options(key, view, seat)
    if len(choices) == 1:
        return [Thought(choices[0], 0, 0.0, 0.0, 0.0)]
    how = how or search_of(key)
    if left_to_habit(key, view, how):
        return usual(key, view, seat, choices, seed)
    began = clock()
    if how.exact:
        bound = min(BOUND, simulations * AS_MANY, BOUND if seconds is None else int(seconds * A_SECOND))
        found = certain(key, view, seat, choices, bound=bound, compiled=compiled)
        if found:
            return found
    desk = SearchBuffers(key, view, seat, choices, seed, simulations, how, compiled=compiled)
    desk.work(simulations, None if seconds is None else seconds - (clock() - began), clock)
    return desk.thoughts()


def left_to_habit(key: str, view: Record, how: SearchSettings | None = None) -> bool:
    """Whether nothing is tried now: it is a race in which a rollout knows better."""
    return not (how or search_of(key)).races and bool(compiler.interpreted(key).racing(view))


def usual(key: str, view: Record, seat: Seat, choices: Sequence[Action], seed: int) -> list[Thought]:
    """The rollout's choices, the most frequent first: so a choice made by mistake is not followed."""
    rollout, first = compiler.interpreted(key).rollout, list(choices)[choices[0] == WAIT :]
    said = Counter(rollout(view, seat, first, len(first), generator(seed, stream)) for stream in range(ROLLOUTS))
    return [Thought(action, n, 0.0, 0.0, 0.0) for action, n in said.most_common()]


def legal(key: str, view: Record, seat: Seat) -> list[Action]:
    """The legal actions of a seat, from its view."""
    rules = compiler.interpreted(key)
    actions = [0] * rules.INFO.choices
    return actions[: rules.legal(view, seat, actions)]


def options(key: str, view: Record, seat: Seat, choices: Sequence[Action] = ()) -> list[Action]:
    """The legal actions that are worth a thought; they can be given. In a race, waiting is a choice too, unless the
    seat would never wait by habit and no clock runs."""
    rules = compiler.interpreted(key)
    choices = list(choices) or legal(key, view, seat)
    sensible = [action for action in choices if rules.worth_trying(view, seat, action)]
    if rules.racing(view):
        rng = generator(len(choices))
        habits = [rules.default_action(view, seat, choices, len(choices), rng) for _ in range(16)]
        if WAIT in habits:
            return [WAIT, *sensible]
    return sensible


class _Records(list[S]):
    """Plain states side by side; to put one in another's place copies it, as it does in an array."""

    def __init__(self, layout: Layout[S], first: S, size: int) -> None:
        super().__init__([first] * size)
        self.layout = layout

    def __setitem__(self, place: Any, s: Any) -> None:
        super().__setitem__(place, self.layout.copy(s))


def _side_by_side(layout: Layout[S], first: S, size: int, *, compiled: bool) -> Any:
    """Room for `size` states, of which the first is filled in."""
    if not compiled:
        return _Records(layout, first, size)
    words = np.zeros((size, layout.size), np.int64)
    words[0] = layout.words(first)
    return words.reshape(-1).view(layout.dtype)


def _room(compiled: bool) -> Callable[[list[int]], Any]:
    """A function that makes an array (or a list) of a list."""
    return (lambda numbers: np.array(numbers, np.int64)) if compiled else list


class SearchBuffers:
    """All that a search reads and writes, made once for all of its slices."""

    def __init__(
        self,
        key: str,
        view: Record,
        seat: Seat,
        choices: Sequence[Action],
        seed: int,
        simulations: int,
        how: SearchSettings,
        *,
        compiled: bool,
    ) -> None:
        self.choices, self.seat = choices, seat
        self.trust = how.trust if simulations <= how.few else 0.0
        self.rules = compiler.compiled(key) if compiled else compiler.interpreted(key)
        room = _room(compiled)
        seats = total_seats(self.rules.INFO, view.players)
        self.records = _side_by_side(self.rules.STATE, view, search.RECORDS, compiled=compiled)
        self.settings, self.rng, self.before = room(_numbers(how)), room(generator(seed)), room([0] * seats)
        plain = compiler.interpreted(key)
        plain.score(view, self.before)
        first = list(choices)[choices[0] == WAIT :]
        self.rollout = plain.rollout(view, seat, first, len(first), generator(seed, 1)) if self.trust else WAIT
        self.actions = room([0] * self.rules.INFO.choices)
        self.gains, self.leads = room([0] * seats), room([0] * seats)
        self.path, self.notes = room([0] * 2 * (how.deepest + 1)), room([0] * search.NOTES)
        self.tallies = room([0] * search.TALLY * len(choices))
        size = search.NODE * (1 + len(choices) + 2 * min(simulations, MOST_NODES))
        # Clearing all of it can take longer than a short search: 25 MB, of which that uses little.
        self.nodes: Any = np.empty(size, np.int64) if compiled else [0] * size
        self._plant()

    def _plant(self) -> None:
        """A root, and a branch for every choice."""
        last = len(self.choices)
        self.nodes[: search.NODE * (1 + last)] = [0] * search.NODE * (1 + last)
        for place, action in enumerate(self.choices, 1):
            node = place * search.NODE
            self.nodes[node + search.ACTION] = action
            self.nodes[node + search.SIBLING] = node + search.NODE if place < last else search.NONE
        self.nodes[search.ROOT + search.CHILD] = search.NODE
        self.notes[search.USED] = 1 + last

    def work(self, simulations: int, seconds: float | None, clock: Callable[[], float]) -> None:
        """Search on; with a limit, until time is up, but at least one slice."""
        if seconds is None:
            self._search(simulations)
            return
        began = now = clock()
        size, done = FIRST_SLICE, 0
        while done < simulations and (not done or now - began < seconds):
            size = min(size, simulations - done)
            self._search(size)
            done += size
            before, now = now, clock()
            per_tick = size * TICK / max(now - before, 1e-6)
            left = size * (began + seconds - now) / max(now - before, 1e-6)
            size = max(1, min(int(min(per_tick, left)), 4 * size, LONGEST_SLICE))

    def _search(self, simulations: int) -> None:
        self.rules.search(
            self.records,
            self.seat,
            simulations,
            self.settings,
            self.rng,
            self.actions,
            self.nodes,
            self.path,
            self.before,
            self.gains,
            self.leads,
            self.notes,
            self.tallies,
        )

    def thoughts(self) -> list[Thought]:
        """The choice that was tried most is the best; of equals, the one that brought more."""
        found = []
        for place, action in enumerate(self.choices):
            tally = [int(number) for number in self.tallies[place * search.TALLY : (place + 1) * search.TALLY]]
            n = max(tally[search.TRIED], 1)
            lead, value = tally[search.LEADS] / n, self.nodes[(place + 1) * search.NODE + search.VALUE] / n
            spread = sqrt(max(tally[search.LEAD_SQUARES] / n - lead * lead, 0))
            ended = tally[search.ENDED]
            wins = tally[search.WON] / search.WHOLE / ended if ended >= n * NEARLY_ALL else None
            lead, points, spread, value = (x / search.SCALE for x in (lead, tally[search.POINTS] / n, spread, value))
            found.append(Thought(action, tally[search.TRIED], lead, points, spread, wins, float(value)))
        found.sort(key=lambda thought: (-thought.visits, -thought.lead, thought.action))
        if self.trust:
            best = found[0]
            found.sort(key=lambda thought: thought.action != self.rollout or self._clearly_better(best, thought))
        return found

    def _clearly_better(self, one: Thought, other: Thought) -> bool:
        """Whether it is hardly chance that one choice has brought more than the other."""
        error = sqrt(sum(thought.spread**2 / max(thought.visits, 1) for thought in (one, other)))
        return one.lead - other.lead > self.trust * error


def certain(
    key: str, view: Record, seat: Seat, choices: Sequence[Action], *, bound: int = BOUND, compiled: bool = True
) -> list[Thought]:
    """The same where nothing is hidden and no chance is left, by looking at everything; nothing, where that fails."""
    rules = compiler.interpreted(key)
    if rules.STATE.words(view).tolist().count(HIDDEN) > MOST_HIDDEN:
        return []
    world = first = rules.STATE.copy(view)
    rules.imagine(first, seat, generator(0))
    for stream in range(1, WORLDS_ALIKE):
        world = rules.STATE.copy(view)
        rules.imagine(world, seat, generator(0, stream))
        if rules.STATE.words(world).tolist() != rules.STATE.words(first).tolist():
            return []
    looked, outcomes = solved(key, world, bound=bound, compiled=compiled)
    if not looked:
        return []
    found = [
        Thought(action, looked, one.lead, one.points, 0.0, one.wins, one.value, known=True)
        for action, one in zip(choices, outcomes, strict=True)
    ]
    found.sort(key=lambda thought: (-thought.value, -thought.lead, thought.action))
    return found


@dataclass(frozen=True)
class ExactOutcome:
    """The outcome of a choice at the end: its worth, the lead, the points, and the share of the match won (None if it
    goes on)."""

    value: float
    lead: float
    points: float
    wins: float | None


def solved(key: str, world: Record, *, bound: int = BOUND, compiled: bool = True) -> tuple[int, list[ExactOutcome]]:
    """The number of actions searched, 0 if there were too many; and the outcome of each choice."""
    rules, room = compiler.compiled(key) if compiled else compiler.interpreted(key), _room(compiled)
    seats, choices = total_seats(rules.INFO, world.players), rules.INFO.choices
    records = _side_by_side(rules.STATE, world, exact.DEEPEST + 1, compiled=compiled)
    before = room([0] * seats)
    compiler.interpreted(key).score(world, before)
    actions, branches = room([0] * choices), room([0] * choices * exact.DEEPEST)
    blocks, gains, leads = room([0] * exact.BLOCK * (exact.DEEPEST + 1)), room([0] * seats), room([0] * seats)
    values, rng = room([0] * exact.VALUES * choices), room(generator(0))
    looked = int(rules.solve(records, bound, rng, actions, branches, blocks, before, gains, leads, values))
    found = []
    for place in range(0, int(blocks[exact.CHOICES]) * exact.VALUES, exact.VALUES):
        lead, points, won, value = (int(number) for number in values[place : place + exact.VALUES])
        wins = None if won == exact.STILL_ON else won / search.WHOLE
        found.append(ExactOutcome(value / search.SCALE, lead / search.SCALE, points / search.SCALE, wins))
    return looked, found


_loaded: set[str] = set()


def load(key: str) -> None:
    """Load the machine code of the search, or compile it if it is not there."""
    rules: Any = compiler.compiled(key)
    number, numbers = types.int64, types.Array(types.int64, 1, "C")
    records = types.Array(from_dtype(rules.STATE.dtype), 1, "C")
    rules.search.compile((records, number, number, *[numbers] * 10))
    if search_of(key).exact:
        rules.solve.compile((records, number, *[numbers] * 8))
    _loaded.add(key)


def loaded(key: str) -> bool:
    """Whether that has been done in this process: thinking then begins at once."""
    return key in _loaded
