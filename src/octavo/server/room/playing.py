"""The match at a table: whose decision it is and since when, and what bots are about to do."""

import hmac
from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Literal

from octavo.kernel.record import Record
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Seat
from octavo.match.match import Match
from octavo.server.room import clocks, events
from octavo.server.room.chairs import Attendance
from octavo.server.room.races import RETHINK, SPEED, Race
from octavo.server.room.referee import Call, Chances, Referee, margin
from octavo.server.room.state import TableState
from octavo.server.wire import protocol
from octavo.server.wire.protocol import Strength
from octavo.text.refusal import Refused

TEMPO = 0.8  # seconds after which a bot does something, at the usual pace, so that people can follow


@dataclass(frozen=True)
class Ask:
    """A bot has to choose: through whose eyes, what it sees and may do, and the situation since which it is its
    turn."""

    key: str
    seat: Seat
    on: int
    strength: Strength
    view: Record
    choices: list[Action]
    seed: int
    nature: int = 128  # from 0, careful, to 255, bold; the same for a whole match


@dataclass(frozen=True)
class Intent:
    """The action that a bot will take, and when."""

    due: float
    action: Action


@dataclass(frozen=True)
class Decision:
    """A call that counts, its action, and what each seat could do before it, in the round of that number."""

    call: Call
    acted: events.Acted
    chances: Chances
    rounds: int


class Playing:
    """One match as it is played here: whose decision is awaited, and since when.

    What is to be done comes back as an event; it has happened when `moved` is called.
    """

    def __init__(self, table: TableState) -> None:
        assert table.match
        self._table = table
        self.match: Match = table.match
        self.clock, self.pace = table.new.clock, table.new.pace
        self.since: dict[Seat, int] = {}  # the situation since which somebody has to decide
        self.began: dict[Seat, float] = {}  # and when that was
        self.intents: dict[Seat, Intent] = {}
        self.referee = Referee(secret=self.match.secret)
        self.race = Race(self.match, self.pace, self.referee)
        self.tempo = TEMPO / SPEED[self.pace]

    @property
    def number(self) -> int:
        return len(self.match.log)

    @property
    def _attendance(self) -> Attendance:
        return self._table.attendance

    # What people and bots do.

    def act(self, seat: Seat, act: protocol.Act, command_id: str, guest: str, now: float) -> events.Acted | Call:
        """The result of a person's action: in a race it is a call, which is not decided yet."""
        moment = self.referee.moment(seat, act.on, act.after, now)
        missed = self._missed(seat, act.action, act.on, moment)
        if missed is not None:
            raise missed
        if self.match.racing and act.action in self.match.legal(seat):
            due = self.race.earliest(seat, act.action)
            after = self.referee.after(seat, act.on, moment)
            return self.referee.call(Call(moment, seat, act.action, act.on, after, due, command_id, guest))
        if seat in self.since and act.on < self.since[seat]:
            raise Refused("stale")
        spent = 0
        if seat in self.began:
            spent = clocks.spent(self.clock, self._table.chairs[seat].bank, now - self.began[seat])
        return events.Acted(seat=seat, action=act.action, spent=spent, command_id=command_id)

    def _missed(self, seat: Seat, action: Action, on: int, moment: float) -> Refused | None:
        """The refusal for a call whose chance was gone before it counted."""
        call = self.referee.ended_by(seat, action, on)
        if call is None:
            return None
        return Refused("stale") if call.seat in (seat, CLOCK) else Refused("too-late", ms=margin(moment, call))

    @property
    def at_rest(self) -> bool:
        """Whether nothing is due, now or later, before somebody does something: so it is at most tables."""
        waits = self.intents or self.referee.calls or self.race.rethink is not None
        return not waits and self.clock == "none" and not self._attendance.gone

    def due_call(self, now: float) -> Call | None:
        """The first call of a race, if it can be decided now."""
        first = self.referee.first()
        return first if first is not None and now >= self.referee.decided_at(first, self._rivals()) else None

    def _rivals(self) -> list[Seat]:
        """The persons whose earlier call might still be on its way."""
        actors = self.match.actors()
        return [seat for seat in self._attendance.present if seat in actors]

    def decide(self, call: Call) -> Decision:
        """The action for a call; Refused if it is too late."""
        later = self.referee.decide(call)
        if later and self.race.is_own(call.seat, call.action):
            later = ()  # who wanted to play such a card too would be known to hold one
        missed = self._missed(call.seat, call.action, call.on, call.ready)
        if missed is not None:
            raise missed
        by: Literal["", "bot", "clock"] = "clock" if call.seat == CLOCK else "" if call.guest else "bot"
        acted = events.Acted(
            seat=call.seat, action=call.action, by=by, after=call.after, later=later, command_id=call.command_id
        )
        return Decision(call, acted, self.race.chances(), self.match.state.rounds)

    def decided(self, decision: Decision, now: float) -> None:
        """The action of a call was done."""
        same = self.match.state.rounds == decision.rounds  # a new round is another race
        left = self.race.chances() if same else frozenset()
        self.referee.remember(decision.call, self.number, decision.chances - left)
        self.moved(decision.call.seat, now)

    def moved(self, seat: Seat, now: float) -> None:
        """A seat has done something."""
        self.race.done(seat, now)
        self.situation(now, acted=seat)

    def bot_chose(self, seat: Seat, action: Action, on: int, now: float) -> None:
        """Keep a bot's choice until it is due; drop it if the bot is no longer asked."""
        if seat not in self._attendance.bots:
            return
        if self.match.racing:
            self.race.decided(seat, action, on, now)
        elif self.since.get(seat) == on:
            self.intents[seat] = Intent(max(now, self.began[seat] + self.tempo), action)

    def asks(self, but: Container[tuple[Seat, int]] = ()) -> list[Ask]:
        """The bots that have to choose, and have not yet; in a race, those that may think better of it. None that think
        about it already: those, by seat and situation, are left out."""
        bots = self._attendance.bots
        if not bots:
            return []
        if self.match.racing:
            asked = [(seat, self.number) for seat in self.race.unsure() if seat in bots]
        else:
            asked = [(seat, self.since[seat]) for seat in bots if seat in self.since and seat not in self.intents]
        return [self._ask(seat, on, bots[seat]) for seat, on in asked if (seat, on) not in but]

    def _ask(self, seat: Seat, on: int, strength: Strength) -> Ask:
        seed, nature = self._chance(f"bot {seat} {on}"), self._chance(f"nature {seat}")
        view, key, choices = self.match.view(seat), self.match.terms.key, self.match.legal(seat)
        return Ask(key, seat, on, strength, view, choices, int.from_bytes(seed[:5]), nature[0])

    def _chance(self, what: str) -> bytes:
        """A bot's chance: it follows from the secret, so it reveals no cards and nobody can foresee it."""
        return hmac.digest(self.match.secret, what.encode(), "sha256")

    def take_due_intent(self, now: float) -> events.Acted | None:
        """Take the intent of a bot that is due by now."""
        for seat, intent in list(self.intents.items()):
            if intent.due <= now:
                del self.intents[seat]
                if seat in self._attendance.bots:
                    return events.Acted(seat=seat, action=intent.action, by="bot")
        return None

    def overdue(self, now: float) -> list[Seat]:
        """The seats of people who have thought too long or been away too long."""
        gone = self._attendance.gone
        late = [seat for seat, end in self.deadlines().items() if end <= now]
        found = [seat for seat in late if seat in gone or not self.match.racing or self.race.would_act(seat)]
        for seat in late:
            if seat not in found:  # in a race people may wait as long as a bot would: look again in a while
                self.began[seat] += now - self.deadlines()[seat] + RETHINK
        return found

    def ran_out(self, seat: Seat, now: float) -> int:
        """The milliseconds of the time bank that a decision has cost that was not taken in time."""
        bank = self._table.chairs[seat].bank
        end = clocks.deadline(self.clock, bank, self.began[seat], None)
        return bank if end is not None and end <= now else 0

    def returned(self, seat: Seat, now: float) -> None:
        """A person plays again instead of a bot. The clock runs on, so nobody gains time by going away. If it has run
        out, the person gets the free time of a decision again."""
        self.intents.pop(seat, None)
        end = clocks.deadline(self.clock, self._table.chairs[seat].bank, self.began.get(seat, now), None)
        self.situation(now, acted=seat if end is not None and end <= now else None)

    def too_late(self) -> list[tuple[Call, Refused]]:
        """The calls of people that are left when the match has ended, and what to say to them."""
        calls = [call for call in self.referee.calls if call.guest]
        self.referee.calls.clear()
        return [(c, self._missed(c.seat, c.action, c.on, c.ready) or Refused("not-in-play")) for c in calls]

    def deadlines(self) -> dict[Seat, float]:
        """The time until which each person who has to decide may think."""
        found: dict[Seat, float] = {}
        gone = self._attendance.gone
        if not gone and self.clock == "none":
            return found
        for seat, began in self.began.items():
            chair = self._table.chairs[seat]
            end = clocks.deadline(self.clock, chair.bank, began, gone.get(seat)) if chair.person_plays else None
            if end is not None:
                found[seat] = end
        return found

    def situation(self, now: float, *, anew: bool = False, acted: Seat | None = None) -> None:
        """After a change: note who has to decide from now on. `anew` restarts all clocks."""
        actors = [] if self.match.over else self.match.actors()
        raced = self.match.racing or self.race.runs
        for seat in list(self.since):
            if seat not in actors or seat == acted or anew or (raced and self.since[seat] != self.number):
                del self.since[seat], self.began[seat]
                self.intents.pop(seat, None)
        for seat in actors:
            if seat not in self.since:
                self.since[seat], self.began[seat] = self.number, now
        self.race.situation(self._attendance.bots, now)

    def undone(self, now: float) -> None:
        """Something was taken back: nothing of what anybody was about to do holds, and all clocks begin again."""
        self.referee.calls.clear()
        self.situation(now, anew=True)

    def replaced(self, seat: Seat, now: float) -> None:
        """Somebody else plays in this seat from now on."""
        self.referee.drop(seat)
        self.situation(now)

    def postpone(self, seconds: float) -> None:
        """The match was paused for that long: everything due is due that much later."""
        self.began = {seat: began + seconds for seat, began in self.began.items()}
        self.intents = {seat: replace(intent, due=intent.due + seconds) for seat, intent in self.intents.items()}
        self.referee.postpone(seconds)
        self.race.postpone(seconds)

    @property
    def clock_due(self) -> float | None:
        """When the clock of a race is up."""
        return next((call.ready for call in self.referee.calls if call.seat == CLOCK), None)

    def undo_to(self, seat: Seat) -> int:
        """How many standing entries go back to the last decision of a seat; 0 if it has made none."""
        done = [entry.seat for _, entry in self.match.done()]
        return len(done) - max((i for i, who in enumerate(done) if who == seat), default=len(done))

    def wakes(self) -> list[float]:
        """When something may be due."""
        if self.at_rest:
            return []
        times = [intent.due for intent in self.intents.values()]
        times += self.deadlines().values()
        call = self.referee.first()
        if call is not None:
            times.append(self.referee.decided_at(call, self._rivals()))
        if self.race.rethink is not None:
            times.append(self.race.rethink)
        return times
