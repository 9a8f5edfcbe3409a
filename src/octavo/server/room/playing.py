"""The match at a table: whose decision it is since when, what bots are about to do, and what has been done."""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from msgspec import UNSET

from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Seat, State
from octavo.match.match import Match
from octavo.server.room import clocks, events
from octavo.server.room.chairs import Chairs, Roll
from octavo.server.room.races import RETHINK, SPEED, Race
from octavo.server.room.referee import Call, Referee, margin
from octavo.server.room.views import told
from octavo.server.wire import protocol
from octavo.server.wire.protocol import Clock, Pace, Strength
from octavo.text.refusal import Refused

TEMPO = 0.8  # seconds after which a bot does something, at the usual pace, so that people can follow


@dataclass(frozen=True)
class Ask:
    """A bot has to choose: through whose eyes, what it sees, and the situation since which it is its turn."""

    key: str
    seat: Seat
    on: int
    strength: Strength
    view: State
    seed: int
    nature: int = 128  # from 0, careful, to 255, bold; the same for a whole match


@dataclass(frozen=True)
class Intent:
    """What a bot will do, and when."""

    due: float
    action: Action


class Playing:
    """One match, as it is played here.

    What lasts follows from the events alone (`acted`, `undone`); the rest is who waits for whom since when.
    """

    def __init__(
        self,
        match: Match,
        chairs: Chairs,
        clock: Clock,
        pace: Pace,
        record: Callable[[events.Any], None],
        roll: Callable[[], Roll],
    ) -> None:
        self.match, self.chairs, self.clock, self.pace = match, chairs, clock, pace
        self.record, self.roll = record, roll
        self.entries: list[protocol.Entry] = []
        self.since: dict[Seat, int] = {}  # the situation since which somebody has to decide
        self.began: dict[Seat, float] = {}  # and when that was
        self.intents: dict[Seat, Intent] = {}
        self.referee = Referee(secret=match.secret)
        self.race = Race(match, pace, self.referee)
        self.unanswered: list[tuple[Call, Refused | None]] = []  # calls that shared the fate of another
        self.tempo = TEMPO / SPEED[pace]

    @property
    def number(self) -> int:
        return len(self.match.log)

    # What has happened, live or from the store.

    def acted(self, event: events.Acted) -> None:
        """Refused, and nothing is changed, if it is not legal."""
        self.match.play(event.seat, event.action)
        done = self.match.log[-1].action  # as it is called today
        assert done is not None
        entry = protocol.Entry(
            self.number,
            event.seat,
            told(self.match.terms.key, done),
            event.by or UNSET,
            event.after if event.after >= 0 else UNSET,
            event.later,
        )
        self.entries.append(entry)
        if event.seat != CLOCK:
            self.chairs[event.seat].bank -= event.spent

    def undone(self, event: events.Undone) -> None:
        first = self.number + 1
        self.match.undo(event.entries)
        numbers = range(first, self.number + 1)
        self.entries += [protocol.Entry(number, event.seat, agreed=event.agreed) for number in numbers]

    # What people and bots do.

    def act(self, seat: Seat, act: protocol.Act, cause: str, guest: str, now: float) -> bool:
        """Do what a person wants. False if it is a call in a race that is not decided yet."""
        moment = self.referee.moment(seat, act.on, act.after, now)
        missed = self._missed(seat, act.action, act.on, moment)
        if missed is not None:
            raise missed
        if self.match.racing and act.action in self.match.legal(seat):
            due = self.race.earliest(seat, act.action)
            after = self.referee.after(seat, act.on, moment)
            self.referee.call(Call(moment, seat, act.action, act.on, after, due, cause, guest))
            return False
        if seat in self.since and act.on < self.since[seat]:
            raise Refused("stale")
        spent = 0
        if seat in self.began:
            spent = clocks.spent(self.clock, self.chairs[seat].bank, now - self.began[seat])
        self.record(events.Acted(seat=seat, action=act.action, spent=spent, cause=cause))
        self.race.done(seat, now)
        return True

    def _missed(self, seat: Seat, action: Action, on: int, moment: float) -> Refused | None:
        """What to say to somebody whose chance was gone, in a race, before the call counted."""
        call = self.referee.ended_by(seat, action, on)
        if call is None:
            return None
        return Refused("stale") if call.seat in (seat, CLOCK) else Refused("too-late", ms=margin(moment, call))

    @property
    def at_rest(self) -> bool:
        """Whether nothing is due, now or later, before somebody does something: so it is at most tables."""
        referee = self.referee
        waits = self.intents or referee.calls or referee.dropped or self.unanswered
        return not waits and self.race.rethink is None and self.clock == "none" and not self.roll().gone

    def decide(self, now: float) -> tuple[Call, Refused | None] | None:
        """The first call of a race that can be decided now, done or refused; None if there is none."""
        for call in self.referee.dropped:
            self._share(call, (call.cause, *call.also), Refused("stale"))
        self.referee.dropped.clear()
        if self.unanswered:
            return self.unanswered.pop(0)
        first = self.referee.first()
        if first is None:
            return None
        if now < self.referee.decided_at(first, self._rivals()):
            return None
        refused = self._decide(first, now)
        self._share(first, first.also, refused)
        return first, refused

    def _rivals(self) -> list[Seat]:
        """The persons whose earlier call might still be on its way."""
        actors = self.match.actors()
        return [seat for seat in self.roll().present if seat in actors]

    def _share(self, call: Call, causes: tuple[str, ...], refused: Refused | None) -> None:
        """All commands that made a call are answered, each by itself."""
        self.unanswered += [(replace(call, cause=cause), refused) for cause in causes]

    def _decide(self, call: Call, now: float) -> Refused | None:
        """Do what was called, unless it is too late for that."""
        later = self.referee.decide(call)
        if later and self.race.is_own(call.seat, call.action):
            later = ()  # who wanted to play such a card too would be known to hold one
        missed = self._missed(call.seat, call.action, call.on, call.ready)
        if missed is not None:
            return missed
        by: Literal["", "bot", "clock"] = "clock" if call.seat == CLOCK else "" if call.guest else "bot"
        chances, rounds = self.race.chances(), self.match.state.rounds
        acted = events.Acted(seat=call.seat, action=call.action, by=by, after=call.after, later=later, cause=call.cause)
        try:
            self.record(acted)
        except Refused as refused:
            return refused
        left = self.race.chances() if self.match.state.rounds == rounds else frozenset()  # a new round is another race
        self.referee.remember(call, self.number, chances - left)
        self.race.done(call.seat, now)
        return None

    def bot_chose(self, seat: Seat, action: Action, on: int, now: float) -> None:
        """Keep what a bot has chosen until it is due; nothing, if it is no longer asked."""
        if self.match.racing:
            if seat in self.roll().bots:
                self.race.decided(seat, action, on, now)
        elif self.since.get(seat) == on and seat in self.roll().bots and action in self.match.legal(seat):
            self.intents[seat] = Intent(max(now, self.began[seat] + self.tempo), action)

    def asks(self) -> list[Ask]:
        """The bots that have to choose, and have not yet; in a race, those that may think better of it."""
        bots = self.roll().bots
        if not bots:
            return []
        if self.match.racing:
            return [self._ask(seat, self.number, bots[seat]) for seat in self.race.unsure() if seat in bots]
        asked = [seat for seat in bots if seat in self.since and seat not in self.intents]
        return [self._ask(seat, self.since[seat], bots[seat]) for seat in asked]

    def _ask(self, seat: Seat, on: int, strength: Strength) -> Ask:
        seed, nature = self._chance(f"bot {seat} {on}"), self._chance(f"nature {seat}")
        view, key = self.match.view(seat), self.match.terms.key
        return Ask(key, seat, on, strength, view, int.from_bytes(seed[:5]), nature[0])

    def _chance(self, what: str) -> bytes:
        """Chance for a bot that nobody can tell from the cards, nor foresee."""
        return hmac.digest(self.match.secret, what.encode(), "sha256")

    def due_intent(self, now: float) -> Seat | None:
        """Do what a bot has in mind, if it is due; whose it was."""
        for seat, intent in list(self.intents.items()):
            if intent.due <= now:
                del self.intents[seat]
                if seat in self.roll().bots and intent.action in self.match.legal(seat):
                    self.record(events.Acted(seat=seat, action=intent.action, by="bot"))
                    self.race.done(seat, now)
                    return seat
        return None

    def overdue(self, now: float) -> list[Seat]:
        """Persons who have thought too long or been away too long."""
        gone = self.roll().gone
        late = [seat for seat, end in self.deadlines().items() if end <= now]
        found = [seat for seat in late if seat in gone or not self.match.racing or self.race.would_act(seat)]
        for seat in late:
            if seat not in found:  # in a race one may wait, as long as a bot would: look again in a while
                self.began[seat] += now - self.deadlines()[seat] + RETHINK
        return found

    def ran_out(self, seat: Seat, now: float) -> int:
        """The milliseconds of the time bank that are gone with a decision nobody took in time."""
        bank = self.chairs[seat].bank
        end = clocks.deadline(self.clock, bank, self.began[seat], None)
        return bank if end is not None and end <= now else 0

    def returned(self, seat: Seat, now: float) -> None:
        """A person plays again instead of a bot. The clock runs on, so that nobody gains time by going away; only where
        it has run out, there is the time again that a decision has for free."""
        self.intents.pop(seat, None)
        end = clocks.deadline(self.clock, self.chairs[seat].bank, self.began.get(seat, now), None)
        self.situation(now, acted=seat if end is not None and end <= now else None)

    def too_late(self) -> list[tuple[Call, Refused]]:
        """The calls of people that are left when the match has ended, and what to say to them."""
        calls = [call for call in self.referee.calls if call.guest]
        calls += [replace(call, cause=cause) for call in calls for cause in call.also]
        self.referee.calls.clear()
        return [(c, self._missed(c.seat, c.action, c.on, c.ready) or Refused("not-in-play")) for c in calls]

    def deadlines(self) -> dict[Seat, float]:
        """Until when each person who has to decide may think."""
        found: dict[Seat, float] = {}
        gone = self.roll().gone
        if not gone and self.clock == "none":
            return found
        for seat, began in self.began.items():
            chair = self.chairs[seat]
            end = clocks.deadline(self.clock, chair.bank, began, gone.get(seat)) if chair.person_plays else None
            if end is not None:
                found[seat] = end
        return found

    def situation(self, now: float, *, anew: bool = False, acted: Seat | None = None) -> None:
        """After something has changed: who has to decide from now on. `anew` begins all clocks again."""
        actors = [] if self.match.over else self.match.actors()
        raced = self.match.racing or self.race.runs
        for seat in list(self.since):
            if seat not in actors or seat == acted or anew or (raced and self.since[seat] != self.number):
                del self.since[seat], self.began[seat]
                self.intents.pop(seat, None)
        for seat in actors:
            if seat not in self.since:
                self.since[seat], self.began[seat] = self.number, now
        self.race.situation(self.roll().bots, now)

    def postpone(self, seconds: float) -> None:
        """For so long the match stood still: whatever is due is due so much later."""
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
