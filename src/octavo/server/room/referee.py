"""The referee of races: decides who was first, fair to slow lines.

Everyone sees a new situation a little after it was sent, and is heard a little after acting. So a call carries how long
after *seeing* the situation it was made, and the referee works out the moment at which it would have come over a line
without delay. The claim is honoured only as far as the round trip explains that the server has measured itself. A call
waits until every earlier call of a rival must have arrived; then the earliest counts. Between quick lines this takes
some hundredths of a second.

Bots and the clock have no line: their calls come when they are due. A call answers what its maker saw. If it has become
impossible since, it is too late, even if the same is possible again.
"""

import hmac
from dataclasses import dataclass, field
from typing import TypeAlias

from octavo.kernel.types import Action, Seat
from octavo.server.wire.protocol import Claim

SLACK = 0.030  # seconds that a call may take beyond the measured round trip
MOST_ALLOWED = 0.400  # seconds of delay that are made up for at most
REMEMBERED = 50  # decided calls that are remembered, to tell a late player by how much
SMOOTH = 0.3  # weight of a new measurement


@dataclass
class Line:
    """A person's line, as the server has measured it; without a measurement nothing is made up for."""

    round_trip: float = 0.0
    measured: bool = False

    def measure(self, seconds: float) -> None:
        seconds = max(0.0, seconds)
        self.round_trip = seconds if not self.measured else self.round_trip + SMOOTH * (seconds - self.round_trip)
        self.measured = True

    @property
    def allowance(self) -> float:
        """How much of a call's delay is believed to be the line's."""
        return min(MOST_ALLOWED, self.round_trip + SLACK) if self.measured else 0.0


Chances: TypeAlias = frozenset[tuple[Seat, Action]]  # what each seat can do


@dataclass(eq=False)
class Call:
    """An action wanted in a race: made at this moment, and not done before it is due.

    `on` is the situation that it answers; `after` how many milliseconds after it was shown it was made. A person's has
    the id of the command that it came with.
    """

    moment: float
    seat: Seat
    action: Action
    on: int
    after: int = -1
    due: float = 0.0
    command_id: str = ""
    guest: str = ""

    @property
    def ready(self) -> float:
        return max(self.moment, self.due)

    def postpone(self, seconds: float) -> None:
        self.moment += seconds
        self.due += seconds


@dataclass(frozen=True)
class Decided:
    """A call that counted, the number of its entry in the log, and what became impossible by it."""

    call: Call
    number: int
    ended: Chances


@dataclass
class Referee:
    """The calls of a race that are not decided yet, and what everybody's line is like."""

    fair: bool = True  # without, the first call to arrive is first
    secret: bytes = b""  # the secret of the match, so that nobody can foresee a lot
    lines: dict[Seat, Line] = field(default_factory=dict)
    calls: list[Call] = field(default_factory=list)
    shown: dict[tuple[Seat, int], float] = field(default_factory=dict)  # when a situation was sent to a seat
    decided: list[Decided] = field(default_factory=list)  # the latest

    def line(self, seat: Seat) -> Line:
        return self.lines.setdefault(seat, Line())

    def show(self, seat: Seat, number: int, now: float) -> None:
        """A situation was sent to a seat; only the latest few are of interest."""
        self.shown.setdefault((seat, number), now)
        if len(self.shown) > 200:
            newest = max(n for _, n in self.shown)
            self.shown = {key: at for key, at in self.shown.items() if key[1] > newest - 20}

    def moment(self, seat: Seat, on: int, after: int | None, now: float) -> float:
        """When a call that has just come in was made, as far as it can be believed."""
        shown = self.shown.get((seat, on))
        if not self.fair or after is None or shown is None:
            return now
        allowance = self.lines[seat].allowance if seat in self.lines else 0.0
        return min(now, max(shown + after / 1000, now - allowance))

    def after(self, seat: Seat, on: int, moment: float) -> int:
        """How many milliseconds after a situation was shown that moment is; -1 if it was not shown."""
        shown = self.shown.get((seat, on))
        return -1 if shown is None else max(0, _milliseconds(moment - shown))

    def call(self, call: Call) -> Call:
        """Take a call, in place of the seat's earlier one. The same once more makes it no later: then it is the earlier
        one that counts."""
        for mine in self.calls:
            same = (mine.seat, mine.action, mine.guest) == (call.seat, call.action, call.guest)
            if same and self.ended_by(mine.seat, mine.action, mine.on) is None:
                return mine
        self.drop(call.seat)
        self.calls.append(call)
        return call

    def drop(self, seat: Seat) -> None:
        """Forget what a seat has called."""
        self.calls = [call for call in self.calls if call.seat != seat]

    def decided_at(self, call: Call, rivals: list[Seat]) -> float:
        """The time from which no earlier call can still be on its way."""
        lines = [self.lines[seat] for seat in rivals if seat != call.seat and seat in self.lines]
        window = max((line.allowance for line in lines), default=0.0)
        return call.ready + (window if self.fair else 0.0)

    def first(self) -> Call | None:
        """The earliest call; of several at exactly the same moment, one by lot."""
        soonest = min((call.ready for call in self.calls), default=None)
        tied = [call for call in self.calls if call.ready == soonest]
        return min(tied, key=self._lot) if len(tied) > 1 else next(iter(tied), None)

    def _lot(self, call: Call) -> bytes:
        """The same for a call whenever it is asked."""
        return hmac.digest(self.secret, b"lot %d %d" % (call.on, call.seat), "sha256")

    def decide(self, call: Call) -> tuple[Claim, ...]:
        """Decide the call: return who wanted the same, and how much later."""
        self.calls.remove(call)
        rivals = [other for other in self.calls if other.action == call.action]
        return tuple(Claim(other.seat, _milliseconds(other.ready - call.ready)) for other in rivals)

    def remember(self, call: Call, number: int, ended: Chances) -> None:
        """The call was done, as that entry of the log, and put an end to these chances."""
        self.decided = [*self.decided[1 - REMEMBERED :], Decided(call, number, ended)]

    def postpone(self, seconds: float) -> None:
        """For so long the race stood still."""
        self.shown = {key: at + seconds for key, at in self.shown.items()}
        for call in (*self.calls, *(done.call for done in self.decided)):
            call.postpone(seconds)

    def ended_by(self, seat: Seat, action: Action, on: int) -> Call | None:
        """The call that put an end to what a seat could do in a situation; None if none did."""
        for done in reversed(self.decided):
            if done.number > on and (seat, action) in done.ended:
                return done.call
        return None


def margin(moment: float, call: Call) -> int:
    """The milliseconds by which a call was earlier than that moment, to tell a player who came too late."""
    return max(1, _milliseconds(moment - call.ready))


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
