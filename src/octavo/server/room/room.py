"""A room: one table as a pure state machine. Commands, comings and goings and time come in; events and answers go out.

Nothing here waits, reads a clock or sends anything. `now` is given with every call, in seconds. What happens is changed
at once and lies ready as events (`take_events`); whoever runs the room puts them on disk, and only then lets anybody
know, by `take_answers`, `info` and `play`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from octavo.bots.advice import Advice
from octavo.kernel.types import Action, Seat
from octavo.match import decks, notation, position
from octavo.match.fairness import new_secret
from octavo.match.match import Match, Terms, game_of
from octavo.server.limits import Meter
from octavo.server.room import clocks, events, hosting, resting, snapshots, views
from octavo.server.room.chairs import Chair, Chairs, Guest, Roll
from octavo.server.room.commands import obey, problem, settle_undo
from octavo.server.room.deeds import Deeds
from octavo.server.room.hints import HintAsk, Hints
from octavo.server.room.naming import Naming
from octavo.server.room.playing import Ask, Playing
from octavo.server.store.base import Status, TableSummary
from octavo.server.wire import protocol
from octavo.text.names import checked_name
from octavo.text.refusal import Refused

UNNOTICED = (events.Acted, events.Spoke)  # after these, nothing else of the room is another than before
MOST_SAID = 1000  # lines of chat that are kept
AT_ONCE, OFTEN = 6, 0.5  # times that somebody may speak up, or ask for an undo: so many at once, then so many a second
ORDERS_AT_ONCE, ORDERS_OFTEN = 20, 1.0  # of what else one may change at the table
MOST_METERED = 200  # people whose share is measured


class Answer(NamedTuple):
    """What somebody is told: one device of a guest, or all there are (no guest)."""

    guest: str
    client: str
    message: protocol.Outgoing


class Room:
    """One table."""

    def __init__(self, table: str, now: float) -> None:
        """Empty; `open` and `restore` make rooms."""
        self.table = table
        self.now = now
        self.status: Status = "waiting"
        self.chairs = Chairs()
        self.naming = Naming(self)
        self.playing: Playing | None = None
        self.said: list[protocol.Said] = []  # the latest lines
        self.spoken = 0  # lines so far
        self.speaking, self.asking = (Meter(OFTEN, AT_ONCE, MOST_METERED) for _ in range(2))
        self.ordering = Meter(ORDERS_OFTEN, ORDERS_AT_ONCE, MOST_METERED)
        self.hushed: set[str] = set()
        self.removed: set[str] = set()
        self.looked: set[str] = set()  # spectators who have seen a hand
        self.rematch: str | None = None
        self.wants_rematch: Guest | None = None  # who asks for one; whoever runs the room calls `again`
        self.deeds = Deeds(lambda guest: self.chairs.seat_of(guest) is not None)
        self.waiting: dict[str, str] = {}  # calls in a race that are not answered yet: their guests by cause
        self.here: dict[str, Guest] = {}
        self.gone: dict[str, float] = {}  # since when a person who was here is not
        self.rests: float | None = None  # since when the match has waited for one of its players
        self.has_rested = 0.0  # seconds, before that
        self.follows: dict[str, Seat] = {}  # over whose shoulder a spectator looks
        self.asked: protocol.Asked | None = None
        self.hints = Hints()
        self.version = 0
        self.event_count = 0
        self._roll = (-1, Roll({}, [], {}, {}, False))  # the latest, and the version that it is of
        self._fresh: list[bytes] = []
        self._answers: list[Answer] = []

    # Making rooms.

    @classmethod
    def open(
        cls, table: str, host: Guest, new: protocol.NewTable, now: float, *, position: str = "", text: str = ""
    ) -> "Room":
        """Open a table; Refused if it can't be as it is asked for. It begins by itself if all seats are taken."""
        room, name, rules = cls(table, now), checked_name(host.name), game_of(new.game).INFO.version
        room.record(events.Opened(guest=host.id, name=name, new=new, position=position, text=text, rules=rules))
        if new.deck is not None and room.terms.deck is None:
            raise Refused("unknown-option", game=new.game, option="deck", options=", ".join(room.terms.options))
        for seat, who in enumerate(new.seats):
            if who == "me":
                room.record(events.Sat(seat=seat, guest=host.id, name=host.name))
            elif who != "open":
                room.record(events.BotPut(seat=seat, strength=who))
        if not room.chairs.free() and room.chairs.persons() and room.status == "waiting":
            room.start("")
        return room

    @classmethod
    def restore(cls, table: str, stored: Sequence[bytes], now: float) -> "Room":
        """The room that these events make."""
        room = cls(table, now)
        for data in stored:
            room._apply(events.decode(data))
            room.event_count += 1
        if room.playing:
            room.playing.situation(now, anew=True)
        resting.rest_or_go_on(room, now)
        return room

    def again(self, table: str, now: float) -> "Room":
        """A new table for another match with the same people, seats and watchers. Its host is the old one, or whoever
        asked for it where that one has gone."""
        asked, self.wants_rematch = self.wants_rematch, None
        host = self.host if asked is None or self.host.id in self.here else asked
        seats: list[protocol.Sitter] = [chair.bot or "open" for chair in self.chairs]
        room = Room(table, now)
        options = {**self.terms.differs.defaults, **self.new.options}  # what was usual then is agreed on now
        new = protocol.NewTable(
            self.new.game, self.new.players, seats, options, self.new.deck, self.new.clock, self.new.pace, self.new.open
        )
        rules = game_of(self.new.game).INFO.version
        room.record(events.Opened(guest=host.id, name=host.name, new=new, rules=rules))
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                room.record(events.BotPut(seat=seat, strength=chair.bot))
            elif chair.guest:
                room.record(events.Sat(seat=seat, guest=chair.guest.id, name=chair.guest.name))
        for guest in sorted(self.removed):
            room.record(events.Removed(guest=guest))
        for guest in sorted(self.hushed):
            room.record(events.Hushed(guest=guest, on=True))
        self.record(events.Rematched(table=table))
        return room

    # Events.

    def record(self, event: events.Any) -> None:
        """Let something happen; Refused, and nothing has changed, if it can't."""
        self._apply(event)
        self.event_count += 1
        self._fresh.append(events.encode(event))

    def _apply(self, event: events.Any) -> None:
        match event:
            case events.Acted():
                assert self.playing
                self.playing.acted(event)
            case events.Undone():
                assert self.playing
                self.playing.undone(event)
            case events.Opened():
                self._apply_opened(event)
            case events.Sat():
                self.chairs[event.seat].seat(self.naming.sits(event))
            case events.Stood():
                self.chairs[event.seat].seat(None)
            case events.BotPut():
                self.chairs[event.seat].bot = event.strength
            case events.Started():
                self._apply_started(event)
            case events.TookOver():
                self.chairs[event.seat].away, self.chairs[event.seat].stood = True, event.stood
                self.chairs[event.seat].bank -= event.spent
            case events.Returned():
                self.chairs[event.seat].away = self.chairs[event.seat].stood = False
            case events.Spoke():
                self.spoken += 1
                self.said.append(self.naming.said(self.spoken, event))
                del self.said[:-MOST_SAID]
            case events.Allowed():
                self.chairs[event.seat].allows = event.on
            case events.Looked():
                self.looked.add(event.guest)
            case events.Hushed():
                (self.hushed.add if event.on else self.hushed.discard)(event.guest)
            case events.Removed():
                self._apply_removed(event.guest)
            case events.Rematched():
                self.rematch = event.table
            case events.Closed():
                self.status, self.asked = "closed", None
        if event.cause:
            self.deeds.add(event.cause)
        if self.status == "playing" and self.playing and self.playing.match.over:
            self.status, self.asked = "over", None
            self.version += 1
        if not isinstance(event, UNNOTICED) or (isinstance(event, events.Acted) and event.spent):
            self.version += 1

    def _apply_opened(self, event: events.Opened) -> None:
        self.new = event.new
        self.host = self.in_charge = Guest(event.guest, event.name)
        new, deck = event.new, None
        if new.deck is not None and decks.option(new.game):
            deck = decks.own(new.game, new.deck)
        options = {**new.options, **({"deck": decks.OWN} if deck else {})}
        self.terms = Terms(new.game, new.players, options, deck, event.rules)
        if len(new.seats) != new.players:
            raise Refused("seat-count", players=new.players, given=len(new.seats))
        if list(new.seats).count("me") > 1:
            raise Refused("one-seat")
        self.opening = position.read(event.position) if event.position else None
        self.chairs = Chairs(Chair(bank=clocks.full_bank(new.clock)) for _ in range(new.players))
        if event.text:
            self._apply_text(event.text)

    def _apply_text(self, text: str) -> None:
        """A match that was played elsewhere: it is over, and everybody may look at it."""
        match = notation.read(text, self.new.deck).verify()
        self.terms = match.terms
        for chair, name in zip(self.chairs, match.names, strict=True):
            chair.guest = Guest("", name)
        self.playing = Playing(match, self.chairs, "none", "usual", self.record, self.roll)
        for number, entry in enumerate(match.log, 1):
            did = UNSET if entry.action is None else views.told(match.terms.key, entry.action)
            self.playing.entries.append(protocol.Entry(number, entry.seat, did))
        self.status = "over"

    def _apply_started(self, event: events.Started) -> None:
        if event.rules != self.terms.version:
            raise Refused("other-version", game=self.terms.key, version=self.terms.version, given=event.rules)
        match = Match.of(self.terms, self.chairs.names(), bytes.fromhex(event.secret), self.opening)
        self.playing = Playing(match, self.chairs, self.new.clock, self.new.pace, self.record, self.roll)
        self.status = "playing"

    def _apply_removed(self, guest: str) -> None:
        self.removed.add(guest)
        self.here.pop(guest, None)
        self.follows.pop(guest, None)
        seat = self.chairs.seat_of(guest)
        if seat is not None:
            self.chairs[seat].seat(None)
            if self.status != "waiting":
                self.chairs[seat].bot = self.chairs.strength(seat)

    def take_events(self) -> list[bytes]:
        """The events that have to be put on disk."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def take_answers(self) -> list[Answer]:
        """What is to be told when these events are on disk."""
        answers, self._answers = self._answers, []
        return answers

    def answer(self, guest: str, cause: str, refused: Refused | None = None) -> None:
        """Tell a device what became of its command."""
        number = int(cause.rpartition(":")[2])
        self.tell(guest, cause, protocol.Ok(number) if refused is None else protocol.No(problem(refused), number))

    def tell(self, guest: str, cause: str, message: protocol.Outgoing) -> None:
        """Tell something to the device that a command came from."""
        client = cause.rpartition(":")[0].rpartition("/")[2]
        self._answers.append(Answer(guest, client, message))

    def tell_all(self, message: protocol.Outgoing) -> None:
        """Tell everybody something that nobody keeps."""
        self._answers.append(Answer("", "", message))

    def start(self, cause: str, now: float | None = None) -> None:
        """Deal."""
        self.record(events.Started(secret=new_secret().hex(), rules=self.terms.version, cause=cause))
        assert self.playing
        self.playing.situation(self.now if now is None else now, anew=True)

    def handle(self, command: protocol.Command, guest: Guest, client: str, now: float) -> None:
        """Do what somebody asks for; the answer says whether it was done."""
        self.now = now
        self._see_who_is_in_charge()
        cause = f"{guest.id}/{client}:{command.id}"
        if cause in self.waiting:  # it came again before it was decided: one answer is enough
            return
        if self.deeds.has(cause):
            self.answer(guest.id, cause)
            return
        try:
            waits = obey(self, command, guest, cause, now)
        except Refused as refused:
            self.answer(guest.id, cause, refused)
            return
        if waits:
            self.waiting[cause] = guest.id
        else:
            if not self.deeds.has(cause):
                self.deeds.add(cause)
            self._answers.append(Answer(guest.id, client, protocol.Ok(command.id)))
        self.tick(now)

    def _answer_call(self, cause: str, refused: Refused | None) -> None:
        """Tell somebody what became of a call in a race, once."""
        guest = self.waiting.pop(cause, None)
        if guest is not None:
            if refused is None:
                self.deeds.add(cause)
            self.answer(guest, cause, refused)

    def _answer_dropped(self) -> None:
        """Nobody waits for ever: calls that nothing will become of any more are refused."""
        if not self.waiting or self.playing is None:
            return
        if self.status != "playing":
            for call, refused in self.playing.too_late():
                self._answer_call(call.cause, refused)
        standing = {cause for call in self.playing.referee.calls for cause in (call.cause, *call.also)}
        standing |= {call.cause for call, _ in self.playing.unanswered}
        standing |= self.hints.standing(self)
        for cause in [cause for cause in self.waiting if cause not in standing]:
            self._answer_call(cause, Refused("stale"))

    # Comings and goings, and time.

    def arrived(self, guest: Guest, now: float) -> None:
        """A person's first line to this table is there."""
        self.now = now
        if guest.id in self.removed:
            return
        self.here[guest.id] = guest
        self.gone.pop(guest.id, None)
        self.version += 1
        resting.rest_or_go_on(self, now)
        seat = self.chairs.seat_of(guest.id)
        if self.playing and seat is not None and self.status == "playing":
            chair = self.chairs[seat]
            if chair.away and not chair.stood:
                self.record(events.Returned(seat=seat))
                self.playing.returned(seat, now)
        waiting = self.status == "waiting" and self.chairs.persons() and not self.chairs.free()
        if waiting and all(person.id in self.here for person in self.chairs.persons()):
            self.start("", now)
        self._see_who_is_in_charge()

    def left(self, guest: Guest, now: float) -> None:
        """A person's last line to this table has gone."""
        self.now = now
        if self.here.pop(guest.id, None):
            self.gone[guest.id] = now
            self.follows.pop(guest.id, None)
            if self.asked and self.chairs.seat_of(guest.id) == self.asked.seat:
                self.asked = None
            self._see_who_is_in_charge()
            self.version += 1
            resting.rest_or_go_on(self, now)

    def rested(self, now: float) -> float:
        """For how many seconds the match has waited for its players, so far."""
        return resting.rested(self, now)

    def stood_still(self, seconds: float, now: float) -> None:
        """For so long nothing could be done here, beside resting: it counts as no time at all."""
        resting.stood_still(self, seconds, now)

    def _see_who_is_in_charge(self) -> None:
        found = hosting.in_charge(self)
        if found != self.in_charge:
            self.in_charge = found
            self.version += 1

    def shown(self, seat: Seat, number: int, now: float) -> None:
        """A situation has been sent to a seat."""
        if self.playing and seat >= 0:
            self.playing.referee.show(seat, number, now)

    def measured(self, guest: str, milliseconds: float) -> None:
        """A round trip was measured."""
        seat = self.chairs.seat_of(guest)
        if self.playing and seat is not None:
            self.playing.referee.line(seat).measure(milliseconds / 1000)

    @property
    def idle(self) -> bool:
        """Nobody is here."""
        return not self.here

    @property
    def wake(self) -> float | None:
        """When `tick` has to be called; a table that nobody is at sleeps."""
        if self.status == "closed" or not self.here:
            return None
        wakes = self.playing.wakes() if self.playing and resting.goes_on(self) else []
        passes = hosting.passes(self) if self.in_charge is self.host else None
        return min(wakes if passes is None else [*wakes, passes], default=None)

    def tick(self, now: float) -> None:
        """Do all that is due by now."""
        self.now = now
        self._see_who_is_in_charge()
        resting.rest_or_go_on(self, now)
        playing = self.playing
        while playing and resting.goes_on(self) and not playing.at_rest:
            number, decided = self.number, playing.decide(now)
            if decided is not None:
                call, refused = decided
                self._answer_call(call.cause, refused)
                if self.number != number:
                    self.moved(now, call.seat)
                else:
                    playing.situation(now)
            elif (seat := playing.due_intent(now)) is not None:
                self.moved(now, seat)
            elif playing.race.rethink is not None and playing.race.rethink <= now:
                playing.race.think_again(self.roll().bots, now)
            else:
                late = playing.overdue(now)
                if not late:
                    break
                for overdue in late:
                    self.record(events.TookOver(seat=overdue, spent=playing.ran_out(overdue, now)))
                playing.situation(now)
                settle_undo(self, "", now)
        self._answer_dropped()

    def roll(self) -> Roll:
        """Who plays, and who is there; called anew when anything but the cards has changed."""
        version, roll = self._roll
        if version != self.version:
            roll = self.chairs.call_roll(self.here, self.gone, self.now)
            self._roll = (self.version, roll)
        return roll

    def moved(self, now: float, acted: Seat | None = None) -> None:
        """After something was done in the match."""
        assert self.playing
        if self.asked:
            self.asked = None
            self.version += 1
        self.playing.situation(now, acted=acted)

    def asks(self) -> list[Ask]:
        """The bots that have to choose; none while nobody is here for whom they would."""
        return self.playing.asks() if self.playing and resting.goes_on(self) else []

    def bot_chose(self, seat: Seat, action: Action, on: int, now: float) -> None:
        if self.playing and self.status == "playing":
            self.playing.bot_chose(seat, action, on, now)
            self.tick(now)

    def hint_asks(self) -> list[HintAsk]:
        """The hints that somebody has to think about."""
        return self.hints.take()

    def advised(self, ask: HintAsk, advice: Advice | None, now: float) -> None:
        """A hint was thought about; nothing, if it can't be yet. It is told if the situation is still the same."""
        self.now = now
        told = self.hints.settle(self, ask, advice)
        guest = self.waiting.pop(ask.cause, None)
        if guest is None:
            return
        if isinstance(told, Refused):
            self.answer(guest, ask.cause, told)
        else:
            self.tell(guest, ask.cause, told)
            self.answer(guest, ask.cause)

    # What is to be seen.

    @property
    def number(self) -> int:
        """Entries in the log of the match."""
        return self.playing.number if self.playing else 0

    def viewer(self, guest: str) -> Seat:
        """Through whose eyes somebody sees the table: one's own, a willing player's, or a spectator's."""
        seat = self.roll().seats.get(guest)
        if seat is not None:
            return seat
        seat = self.follows.get(guest)
        return seat if seat is not None and self.chairs[seat].allows else views.SPECTATOR

    def said_after(self, heard: int) -> list[protocol.Said]:
        """What was said after so many lines, as far as it is kept."""
        return self.said[max(0, heard - self.spoken + len(self.said)) :]

    def info(self) -> protocol.Room:
        """All about the table but the cards; the same for everybody."""
        return snapshots.info(self)

    def play(self, guest: str, seen: int) -> protocol.Play | None:
        """The situation as somebody may see it, and the entries after `seen`; None before the match."""
        return self.moment().play(guest, seen) if self.playing else None

    def moment(self) -> snapshots.Moment:
        """What is to be seen now, for whoever has to show it to many."""
        return snapshots.Moment(self)

    def summary(self) -> TableSummary:
        """What a list of tables shows."""
        return snapshots.summary(self)
