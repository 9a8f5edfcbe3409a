"""A review: what each decision of a match cost, judged by what its player could know then.

Every decision is searched again from the view that its seat had; what came later plays no part. A choice that looks
worse than the best is tried again beside it, in other worlds. What is left of the difference is its cost, if that is
more than chance. docs/hints.md explains how luck and skill are separated.
"""

from dataclasses import dataclass, field
from itertools import takewhile
from statistics import fmean
from typing import Literal

from msgspec import Struct, structs

from octavo.bots.advice import (
    LEAST,
    Worth,
    certain,
    chances,
    error,
    places_of,
    readable,
    side_by_side,
    worth,
    worth_telling,
)
from octavo.bots.thought import Thought, left_to_habit, options, think
from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.kernel.record import Record
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match

EACH = 8  # simulations for every choice at least
CLEARLY = 3.0  # standard errors that make a choice worse; this many, since the tries of one search are not independent
COSTLIEST = 3  # decisions of each seat that are named
TURNS = 3  # turning points of each kind


@dataclass(frozen=True)
class Budget:
    """How much is thought about one decision; with a limit in seconds, two reviews may differ a little."""

    simulations: int = 2000
    seconds: float | None = None
    compiled: bool = True


class Judged(Struct, frozen=True, gc=False, omit_defaults=True):
    """A decision: what it cost in points on the mean of the others, and in chances of a hundred to win the match.

    `best` are the best choices as they looked then, `expected` the lead at the end of the round that the seat could
    expect before it chose, and `swing` how much of that had come since it last chose, by cards and by others.
    """

    number: int  # of its entry in the log
    seat: Seat
    chosen: Worth
    best: tuple[Worth, ...]
    expected: float
    swing: float = 0.0
    cost: float = 0.0
    chances: int = 0


class TurningPoint(Struct, frozen=True, gc=False):
    """A turning point: a costly decision, or a large change of what a seat could expect that it had no part in."""

    number: int
    seat: Seat
    kind: Literal["cost", "swing"]
    points: float


class Account(Struct, frozen=True, gc=False):
    """Where the points of a seat came from: `lead` is `gifts` - `cost` + `luck`, but for rounding.

    `lead` is what it gained on the mean of the others in the whole match, `cost` what its own decisions cost it,
    `gifts` its share of what the others' decisions cost them, `luck` the rest; `deal` is that part of luck which
    showed at its first decision of a round.
    """

    seat: Seat
    decisions: int
    good: int  # how many of them cost nothing
    cost: float
    gifts: float
    luck: float
    deal: float
    lead: float
    costliest: tuple[int, ...]  # numbers of entries


class Verdict(Struct, frozen=True, gc=False):
    """The review of a match, with the limits of simulations and seconds for each decision."""

    game: str
    simulations: int
    seconds: float | None
    decisions: tuple[Judged, ...]
    seats: tuple[Account, ...]
    turns: tuple[TurningPoint, ...]


@dataclass
class _Book:
    """The running account of one seat."""

    first: float  # its lead when the match began
    held: float = 0.0  # what it could expect after its last decision
    last: int = 0  # the entry of that decision
    steady: bool = False  # it cost something, and nothing came of it by chance
    dealt: float | None = None  # what the deal of this round has changed, as its first decision saw it
    deal: float = 0.0
    cost: float = 0.0
    swings: list[TurningPoint] = field(default_factory=list)


class Judge:
    """Goes through a finished match, decision by decision."""

    def __init__(self, match: Match, effort: Budget | None = None) -> None:
        """Refused if the match is not over."""
        match.result()
        self.effort = effort or Budget()
        self.total = len(match.log)
        self._log, self._stands = list(match.log), {number for number, _ in match.done()}
        self._match = match.again()
        if compiler.loaded(match.terms.key):
            self._match.hasten()
        self._judged: list[Judged] = []
        self._costs: dict[int, float] = {}
        self._stakes: dict[int, float] = {}  # what chances of winning that were lost are worth
        self._books = [_Book(lead, lead) for lead in leads(self._match)]

    @property
    def done(self) -> int:
        """Entries of the log that were gone through."""
        return len(self._match.log)

    def step(self) -> bool:
        """Judge the next decision; False if there is none."""
        while self.done < self.total:
            entry, number = self._log[self.done], self.done + 1
            if entry.action is None:
                self._match.undo()
                continue
            judged = number in self._stands and entry.seat != CLOCK and self._decision(number, entry.seat, entry.action)
            rounds = self._match.state.rounds
            self._match.play(entry.seat, entry.action)
            if number in self._stands and (self._match.over or self._match.state.rounds != rounds):
                self._settle(number)
            if judged:
                return True
        return False

    def _decision(self, number: int, seat: Seat, action: Action) -> bool:
        """Think about a decision, if it is one."""
        key, view = self._match.terms.key, self._match.view(seat)
        if left_to_habit(key, view) or considered(key, view, seat, action) == [action]:
            return False
        thoughts, chosen, cost, chances = judged(key, view, seat, action, self.effort, number)
        expected = leads(self._match)[seat] + thoughts[0].lead
        swing = self._expect(number, seat, expected, cost)
        told = worth_telling(thoughts)
        if chosen not in told:
            told.append(chosen)
        places = places_of([told[0], chosen] if cost else told)
        best = tuple(worth(key, view, seat, found, places) for found in told)
        mine = worth(key, view, seat, chosen, places)
        self._costs[number] = cost
        self._stakes[number] = chances / 100 * thoughts[0].spread  # to win counts as a spread, as in the search
        self._judged.append(Judged(number, seat, mine, best, readable(expected), readable(swing), cost, chances))
        book = self._books[seat]
        book.last, book.steady = number, cost > 0 and not self._draws(seat, action)
        return True

    def _draws(self, seat: Seat, action: Action) -> bool:
        """Whether an action leaves something to chance."""
        rules, rng = compiler.interpreted(self._match.terms.key), generator(0)
        before = list(rng)
        rules.apply(rules.STATE.copy(self._match.state), seat, action, rng)
        return list(rng) != before

    def _expect(self, number: int, seat: Seat, expected: float, cost: float) -> float:
        """Enter the lead that a seat could expect before and after its choice; return the change of the former."""
        book = self._books[seat]
        swing = expected - book.held
        if book.dealt is None:
            book.dealt = swing
        else:
            if book.steady and book.last == number - 1 and swing > 0:  # a decision in this round: it is in the books
                swing -= self._take_back(book, swing)
            book.swings.append(TurningPoint(self._turned(book, number), seat, "swing", swing))
        book.held = expected - cost
        book.cost += cost
        return swing

    def _take_back(self, book: _Book, swing: float) -> float:
        """Refund a loss that is back at the seat's next decision though nobody acted in between; return the refund."""
        again = min(swing, self._costs[book.last])
        self._costs[book.last] -= again
        book.cost -= again
        return again

    def _turned(self, book: _Book, number: int) -> int:
        """The entry since the seat's last decision that changed most: another seat's costliest decision, or else the
        last entry."""
        since = takewhile(lambda one: one.number > book.last, reversed(self._judged))
        costly = [one.number for one in since if one.number < number and self._costs[one.number]]
        return max(reversed(costly), key=lambda one: self._costs[one], default=number - 1)

    def _settle(self, number: int) -> None:
        """A round is over: replace expectations by results.

        A deal can't be lucky for everybody. Every estimate assumes good play later and is a little too high.
        """
        seen = [book.dealt for book in self._books if book.dealt is not None]
        too_much = fmean(seen) if seen else 0.0
        for seat, lead in enumerate(leads(self._match)):
            book = self._books[seat]
            if book.dealt is not None:
                book.swings.append(TurningPoint(self._turned(book, number + 1), seat, "swing", lead - book.held))
                book.deal += book.dealt - too_much
            book.held, book.dealt = lead, None

    def verdict(self) -> Verdict:
        """The review, when all decisions are judged."""
        books, weights = self._books, {number: cost + self._stakes[number] for number, cost in self._costs.items()}
        decisions = tuple(structs.replace(one, cost=readable(self._costs[one.number])) for one in self._judged)
        costly = [one for one in decisions if weights[one.number]]
        costly.sort(key=lambda one: (-weights[one.number], one.number))
        swings = [turn for book in books for turn in book.swings if abs(turn.points) >= LEAST]
        swings.sort(key=lambda turn: -abs(turn.points))
        turns = [TurningPoint(one.number, one.seat, "cost", one.cost) for one in costly[:TURNS]]
        turns += [TurningPoint(turn.number, turn.seat, "swing", readable(turn.points)) for turn in swings[:TURNS]]
        accounts = tuple(self._account(seat, costly) for seat in range(len(books)))
        turns.sort(key=lambda turn: turn.number)
        effort = self.effort
        return Verdict(self._match.terms.key, effort.simulations, effort.seconds, decisions, accounts, tuple(turns))

    def _account(self, seat: Seat, costly: list[Judged]) -> Account:
        book, others = self._books[seat], len(self._books) - 1
        gifts = (sum(other.cost for other in self._books) - book.cost) / others
        lead = leads(self._match)[seat] - book.first
        mine = [one for one in self._judged if one.seat == seat]
        good = len(mine) - sum(one.seat == seat for one in costly)
        costliest = tuple(one.number for one in costly if one.seat == seat)[:COSTLIEST]
        return Account(
            seat=seat,
            decisions=len(mine),
            good=good,
            cost=readable(book.cost),
            gifts=readable(gifts),
            luck=readable(lead - gifts + book.cost),
            deal=readable(book.deal),
            lead=readable(lead),
            costliest=costliest,
        )


def considered(key: str, view: Record, seat: Seat, action: Action) -> list[Action]:
    """The choices worth a thought, and the one that was made in any case."""
    return sorted({action, *options(key, view, seat)})


def judged(
    key: str, view: Record, seat: Seat, action: Action, effort: Budget, seed: int
) -> tuple[list[Thought], Thought, float, int]:
    """The thoughts of a seat about a decision, that about what it chose, and what that cost: points, and chances of a
    hundred.
    """
    choices = considered(key, view, seat, action)
    how = {
        "simulations": max(effort.simulations, EACH * len(choices)),
        "seconds": effort.seconds,
        "compiled": effort.compiled,
    }
    thoughts = think(key, view, seat, seed, choices=choices, **how)  # type: ignore[arg-type]
    best = thoughts[0]
    mine = next(found for found in thoughts if found.action == action)
    if mine is best or (_gap(best, mine) <= 0 and not _chances(best, mine)):
        return thoughts, mine, 0.0, 0
    if not certain(best, mine):
        pair = sorted((best.action, action))
        again = side_by_side(key, view, seat, pair, seed + 1, **how)  # type: ignore[arg-type]
        thoughts = [again.get(found.action, found) for found in thoughts]
        best, mine = again[best.action], again[action]
    gap = _gap(best, mine)
    cost = gap if gap > max(CLEARLY * error(best, mine), LEAST) else 0.0
    return thoughts, mine, cost, _chances(best, mine)


def _gap(best: Thought, mine: Thought) -> float:
    return best.lead - mine.lead if mine.visits else 0.0


def _chances(best: Thought, mine: Thought) -> int:
    """How many more of a hundred matches the best would win, if that is more than chance."""
    return max(round(100 * chances(best, mine)), 0)


def leads(match: Match) -> list[float]:
    """By how much each seat leads the mean of the others."""
    points = match.points()
    return [mine - (sum(points) - mine) / (len(points) - 1) for mine in points]
