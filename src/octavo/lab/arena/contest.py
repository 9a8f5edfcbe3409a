"""One match between bots, from the deal to the result.

Bots get views; only the seer gets the state. Their time is CPU time, whatever else the machine does. Races go in
ticks, as in a simulation (`octavo.engine.playout`): every bot chooses or waits, the quickest by the reactions of its
skill acts, and then all see the new situation.
"""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter, thread_time

from octavo.bots import players, thought
from octavo.engine import compiler
from octavo.engine.driver import pick
from octavo.kernel.cards import lowest
from octavo.kernel.timing import CLOCK, NOBODY_YET, WAIT, sooner
from octavo.kernel.types import Action, Seat
from octavo.lab.arena import seer
from octavo.lab.arena.lineup import SEER, Bot
from octavo.lab.arena.luck import Dealt, Luck
from octavo.match.match import Terms

IDLE_TICKS = 1000  # ticks in which nobody acts, before the first seat has to act
GRACE = 0.02  # seconds that a decision may take beside the search


class BadChoice(Exception):
    """A bot has done what it may not."""


@dataclass
class TimeUsed:
    """How a bot has used its time."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0  # decisions that took more CPU time than the bot had

    def add(self, seconds: float, worked: float, limit: float | None) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.late += limit is not None and worked > limit + GRACE


@dataclass(frozen=True)
class Played:
    """How a match ended: by seat what each has, and by what winners are found; by bot how they thought."""

    points: tuple[int, ...]
    marks: tuple[int, ...]
    actions: int
    thinking: tuple[TimeUsed, ...]
    ended: bool  # and was not broken off, because it went on for too long


@dataclass
class Contest:
    """Bots around a table. `places` has the number of the bot in each seat. The match is broken off after `longest`
    actions, or after the game's own limit."""

    terms: Terms
    bots: Sequence[Bot]
    places: Sequence[int]
    luck: Luck
    longest: int | None = None
    match: Dealt = field(init=False)
    thinking: tuple[TimeUsed, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.match = Dealt(self.terms, self.luck)
        self.thinking = tuple(TimeUsed() for _ in self.bots)

    def play(self) -> Played:
        """Play it to its end."""
        speed, actions = self.match.speed, 0
        longest = self.longest or speed.rules.INFO.longest
        while speed.actors() and actions < longest:
            seat, action = self._race() if speed.racing() else self._turn()
            self.match.play(seat, action)
            actions += 1
        ended = not speed.actors()
        return Played(tuple(speed.score()), tuple(speed.standing()), actions, self.thinking, ended)

    def _turn(self) -> tuple[Seat, Action]:
        """The seat to choose next, and its choice; of several that choose at the same time, one drawn by lot."""
        seats = self.match.speed.actors()
        seat = pick(seats, self.match.lot()) if seats & (seats - 1) else lowest(seats)
        return seat, self._choice(seat, 0)

    def _race(self) -> tuple[Seat, Action]:
        """The quickest, and what it does."""
        speed = self.match.speed
        seats = [seat for seat in range(CLOCK + 1) if speed.actors() >> seat & 1]
        for tick in range(IDLE_TICKS):
            first = NOBODY_YET
            for seat in seats:
                action = self._choice(seat, tick)
                if action != WAIT:
                    skill = 0 if seat == CLOCK else self.bots[self.places[seat]].skill
                    rng = self.match.reactions(tick, seat)
                    first = sooner(first, speed.delay(seat, action), seat, action, skill, rng)
            if first != NOBODY_YET:
                return first[1], first[2]
        return seats[0], speed.legal(seats[0])[0]

    def _choice(self, seat: Seat, tick: int) -> Action:
        """A seat's choice; waiting is possible in races only."""
        speed = self.match.speed
        legal = speed.legal(seat)
        if seat == CLOCK or (len(legal) == 1 and not speed.racing()):
            return legal[0]
        number = self.places[seat]
        started, worked = perf_counter(), thread_time()
        action = self._ask(self.bots[number], seat, self.match.thought(number, tick))
        limit = _limit(self.bots[number], racing=speed.racing())
        self.thinking[number].add(perf_counter() - started, thread_time() - worked, limit)
        if action not in legal and not (action == WAIT and speed.racing()):
            raise BadChoice(f"{self.bots[number]}: {action} in seat {seat} of {self.terms.key}; legal: {legal}")
        return action

    def _ask(self, bot: Bot, seat: Seat, seed: int) -> Action:
        key, speed = self.terms.key, self.match.speed
        if bot.strength == SEER:
            return seer.choose(key, speed.words(), seat, seed, seconds=bot.seconds)
        view = speed.view(seat)
        return players.choose(key, view, seat, seed, bot.strength, seconds=bot.seconds, clock=thread_time)


def _limit(bot: Bot, *, racing: bool) -> float | None:
    """How many seconds it has for a move: its own, or those that its strength has at a table."""
    if bot.seconds is not None or bot.strength == SEER:
        return bot.seconds
    return players.IN_A_RACE if racing else players.LONGEST


@cache
def load(key: str, strengths: frozenset[str]) -> None:
    """Load the machine code that these bots need, or compile it."""
    compiler.load(key)
    if strengths - {SEER, "random"}:
        thought.load(key)
    if SEER in strengths:
        seer.load(key)
    gc.collect()
    gc.freeze()  # all that lasts: to look through it again would take the time of a decision
