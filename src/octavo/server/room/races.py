"""Races at the table: bots that begin something, the clock, and the referee between them and the people.

A bot reacts by habit and meanwhile thinks it over. If it changes its mind in time, it takes another action, but no
sooner than it would have reacted. A bot goes on with what it has begun while that is legal, however quick the others
are.
"""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace

from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.kernel.timing import CLOCK, FLOOR, SKILLS, WAIT, reaction
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.server.room.referee import Call, Chances, Referee
from octavo.server.wire.protocol import Pace, Strength

SPEED: dict[Pace, float] = {"slow": 0.6, "usual": 1.0, "quick": 1.5}
RETHINK = 1.0  # seconds after which a bot that waits thinks again


@dataclass(frozen=True)
class Reflex:
    """When a bot will have reacted to a situation, and its action then, unless it changes its mind."""

    on: int
    began: float
    reacted: float


class Race:
    """The actions that seats are about to take."""

    def __init__(self, match: Match, pace: Pace, referee: Referee) -> None:
        self.match, self.pace, self.referee = match, pace, referee
        self.last: dict[Seat, float] = {}  # when each seat last did something; an action takes its time from there
        self.began = 0.0  # when the race began
        self.phase = -1  # of the rules, for which the clock runs
        self.thoughts = 0
        self.waits: dict[Seat, int] = {}  # bots that have decided to wait, in which situation
        self.rethink: float | None = None
        self.reflexes: dict[Seat, Reflex] = {}  # of bots that have not thought it over yet

    @property
    def runs(self) -> bool:
        """Whether there was a race in the last situation."""
        return self.phase != -1

    def situation(self, bots: dict[Seat, Strength], now: float) -> None:
        """The situation has changed: drop what is no longer possible, and let bots and the clock begin."""
        match = self.match
        if not match.racing:
            self.referee.calls = [call for call in self.referee.calls if call.guest]
            self.phase, self.rethink = -1, None
            self.reflexes.clear()
            return
        phase = int(match.state.phase)
        if not self.runs:
            self.began = now
        if phase != self.phase:
            self.referee.drop(CLOCK)
            self.phase = phase
        self.referee.calls = [call for call in self.referee.calls if call.guest or self._possible(call, bots)]
        if match.clock_runs and not self._calls(CLOCK):
            action = match.legal(CLOCK)[0]
            due = now + self._takes(CLOCK, action)
            self.referee.call(Call(due, CLOCK, action, len(match.log), due=due))
        self._let_bots_begin(bots, now)

    def think_again(self, bots: dict[Seat, Strength], now: float) -> None:
        """Bots that waited think again."""
        self.rethink = None
        self.waits.clear()
        if self.match.racing:
            self._let_bots_begin(bots, now)

    def postpone(self, seconds: float) -> None:
        """For so long the race stood still."""
        self.began += seconds
        self.last = {seat: at + seconds for seat, at in self.last.items()}
        self.rethink = None if self.rethink is None else self.rethink + seconds
        self.reflexes = {
            seat: replace(reflex, began=reflex.began + seconds, reacted=reflex.reacted + seconds)
            for seat, reflex in self.reflexes.items()
        }

    def unsure(self) -> list[Seat]:
        """The bots that could still think better of what they are about to do here."""
        return [seat for seat, reflex in self.reflexes.items() if reflex.on == len(self.match.log)]

    def decided(self, seat: Seat, action: Action, on: int, now: float) -> None:
        """A bot has thought it over; nothing, if something else has happened since."""
        reflex = self.reflexes.get(seat)
        if reflex is None or not reflex.on == on == len(self.match.log):
            return
        begun = next((call.action for call in self.referee.calls if call.seat == seat), WAIT)
        if action != begun and (action == WAIT or action in self.match.legal(seat)):
            self.referee.drop(seat)
            if action == WAIT:
                self._wait(seat, now)
            else:
                self.waits.pop(seat, None)
                due = max(now, reflex.reacted + self._takes(seat, action))
                self.referee.call(Call(due, seat, action, on, round((due - reflex.began) * 1000), due))
        del self.reflexes[seat]

    def earliest(self, seat: Seat, action: Action) -> float:
        """Before this, a person can't have done what takes its time."""
        return self.last.get(seat, self.began) + self._takes(seat, action)

    def done(self, seat: Seat, now: float) -> None:
        self.last[seat] = now

    def chances(self) -> Chances:
        """What each seat could do now; empty if there is no race."""
        match = self.match
        if not match.racing:
            return frozenset()
        return frozenset((seat, action) for seat in match.actors() for action in match.legal(seat))

    def is_own(self, seat: Seat, action: Action) -> bool:
        """Whether somebody would do this with what lies before himself, as with a card of the hand."""
        touched = self.match.game.touch(self.match.view(seat), seat, action)
        return any(touch.seat == seat for touch in touched)

    def would_act(self, seat: Seat) -> bool:
        """Whether a bot in this seat would do something now, rather than wait."""
        return any(self._habit(seat)[0] != WAIT for _ in range(8))

    def _possible(self, call: Call, bots: Iterable[Seat]) -> bool:
        return (call.seat == CLOCK or call.seat in bots) and call.action in self.match.legal(call.seat)

    def _calls(self, seat: Seat) -> bool:
        return any(call.seat == seat for call in self.referee.calls)

    def _let_bots_begin(self, bots: dict[Seat, Strength], now: float) -> None:
        actors = self.match.actors()
        for seat, strength in bots.items():
            if seat in actors and not self._calls(seat) and self.waits.get(seat) != len(self.match.log):
                action, rng = self._habit(seat)
                reacted = now + max(FLOOR, reaction(SKILLS.index(strength), rng) / SPEED[self.pace]) / 1000
                self.reflexes[seat] = Reflex(len(self.match.log), now, reacted)
                if action == WAIT:
                    self._wait(seat, now)
                    continue
                due = reacted + self._takes(seat, action)
                self.referee.call(Call(due, seat, action, len(self.match.log), round((due - now) * 1000), due))

    def _wait(self, seat: Seat, now: float) -> None:
        """A bot does nothing for now."""
        self.waits[seat] = len(self.match.log)
        self.rethink = now + RETHINK / SPEED[self.pace]

    def _habit(self, seat: Seat) -> tuple[Action, list[int]]:
        """A bot's next action by habit. Its chance is its own: it reveals no cards, and nobody can foresee it."""
        self.thoughts += 1
        seed = hmac.digest(self.match.secret, f"race {len(self.match.log)} {self.thoughts}".encode(), "sha256")
        rng = generator(int.from_bytes(seed[:5]))
        rules, view = compiler.interpreted(self.match.terms.key), self.match.view(seat)
        actions = [0] * self.match.game.INFO.choices
        return rules.default_action(view, seat, actions, rules.legal(view, seat, actions), rng), rng

    def _takes(self, seat: Seat, action: Action) -> float:
        """Seconds that an action takes by itself."""
        return self.match.delay(seat, action) / 1000 / SPEED[self.pace]
