"""A room: one table as a pure state machine. Commands, comings and goings and time come in; events and answers go out.

Nothing here waits, reads a clock or sends anything. Every call is given `now`, in seconds. A change happens at once and
is ready as events (`take_events`). The caller puts them on disk, and only then tells people, by `take_answers`, `info`
and `play`.
"""

from collections.abc import Container, Sequence

from octavo.bots.advice import Advice
from octavo.kernel.types import Action, Seat
from octavo.match.fairness import new_secret
from octavo.match.match import game_of
from octavo.server.room import commands, events, hints, hosting, snapshots, undoing
from octavo.server.room.answers import Answer, Answers
from octavo.server.room.chairs import Guest
from octavo.server.room.hints import HintAsk, Hints
from octavo.server.room.meters import Meter
from octavo.server.room.playing import Ask, Playing
from octavo.server.room.referee import Call
from octavo.server.room.resting import Resting
from octavo.server.room.state import TableState
from octavo.server.wire import protocol
from octavo.server.wire.summaries import TableSummary
from octavo.text.names import checked_name
from octavo.text.refusal import Refused

AT_ONCE, OFTEN = (
    6,
    0.5,
)  # how often somebody may say something, or ask for an undo: a burst at once, then a rate by the second
ORDERS_AT_ONCE, ORDERS_OFTEN = 20, 1.0  # of what else one may change at the table
MOST_METERED = 200  # people whose share is measured


class Room(TableState):
    """One table."""

    def __init__(self, table: str) -> None:
        """Empty; `open` and `restore` make rooms."""
        super().__init__(table)
        self.playing: Playing | None = None
        self.answers = Answers()
        self.hints = Hints()
        self.resting = Resting()
        self.speaking, self.asking = (Meter(OFTEN, AT_ONCE, MOST_METERED) for _ in range(2))
        self.ordering = Meter(ORDERS_OFTEN, ORDERS_AT_ONCE, MOST_METERED)
        self.event_count = 0
        self._fresh: list[bytes] = []

    # Making rooms.

    @classmethod
    def open(
        cls, table: str, host: Guest, new: protocol.NewTable, now: float, *, position: str = "", text: str = ""
    ) -> "Room":
        """Open a table; Refused if it can't be as it is asked for. It begins by itself if all seats are taken."""
        room, name, rules = cls(table), checked_name(host.name), game_of(new.game).INFO.version
        room.record(events.Opened(guest=host.id, name=name, new=new, position=position, text=text, rules=rules), now)
        if new.deck is not None and room.terms.deck is None:
            raise Refused("unknown-option", game=new.game, option="deck", options=", ".join(room.terms.options))
        for seat, who in enumerate(new.seats):
            if who == "me":
                room.record(events.Sat(seat=seat, guest=host.id, name=host.name), now)
            elif who != "open":
                room.record(events.BotPut(seat=seat, strength=who), now)
        if not room.chairs.free() and room.chairs.persons() and room.status == "waiting":
            room.start("", now)
        return room

    @classmethod
    def restore(cls, table: str, stored: Sequence[bytes], now: float) -> "Room":
        """The room that these events make."""
        room = cls(table)
        for data in stored:
            room.apply(events.decode(data), now)
            room.event_count += 1
        if room.playing:
            room.playing.situation(now, anew=True)
        room._rest_or_go_on(now)
        return room

    def again(self, table: str, now: float) -> "Room":
        """A new table for another match with the same people, seats and watchers. Its host is the old host, or the
        person who asked for it if the old host has gone."""
        asked = self.wants_rematch
        host = self.host if asked is None or self.host.id in self.here else asked
        seats: list[protocol.Sitter] = [chair.bot or "open" for chair in self.chairs]
        room = Room(table)
        options = {**self.terms.differs.defaults, **self.new.options}  # what was usual then is agreed on now
        new = protocol.NewTable(
            self.new.game, self.new.players, seats, options, self.new.deck, self.new.clock, self.new.pace, self.new.open
        )
        rules = game_of(self.new.game).INFO.version
        room.record(events.Opened(guest=host.id, name=host.name, new=new, rules=rules), now)
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                room.record(events.BotPut(seat=seat, strength=chair.bot), now)
            elif chair.guest:
                room.record(events.Sat(seat=seat, guest=chair.guest.id, name=chair.guest.name), now)
        for guest in sorted(self.removed):
            room.record(events.Removed(guest=guest), now)
        for guest in sorted(self.hushed):
            room.record(events.Hushed(guest=guest, on=True), now)
        self.record(events.Rematched(table=table), now)
        return room

    # What happens, and what is told.

    def record(self, event: events.Any | events.Passing, now: float) -> None:
        """Let something happen; Refused, and nothing has changed, if it can't."""
        self.apply(event, now)
        if isinstance(event, events.Event):
            self.event_count += 1
            self._fresh.append(events.encode(event))

    def apply(self, event: events.Any | events.Passing, now: float) -> None:
        super().apply(event, now)
        if self.match is not None and self.playing is None:
            self.playing = Playing(self)

    def take_events(self) -> list[bytes]:
        """The events that have to be put on disk."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def take_answers(self) -> list[Answer]:
        """The answers to send when these events are on disk."""
        return self.answers.take()

    def _settle(self, what: Call | HintAsk, now: float, refused: Refused | None = None) -> None:
        """Answer all commands that have waited for this."""
        for command_id in self.answers.settle(what):
            if refused is None and isinstance(what, Call):
                self.record(events.Obeyed(command_id), now)
            self.answers.answer(command_id, refused)

    def _refuse_what_is_void(self, now: float) -> None:
        """Nobody waits for ever: of what nothing will become any more that is said."""
        awaited = self.answers.awaited()
        if not awaited or self.playing is None:
            return
        if self.status != "playing":
            for call, refused in self.playing.too_late():
                self._settle(call, now, refused)
        for what in awaited:
            if isinstance(what, HintAsk):
                stands = hints.holds(what, self, self.playing)
            else:
                stands = what in self.playing.referee.calls
            if not stands:
                self._settle(what, now, Refused("stale"))

    # Commands.

    def handle(self, command: protocol.Command, guest: Guest, client: str, now: float) -> None:
        """Do what somebody asks for; the answer says whether it was done."""
        self._see_who_is_in_charge(now)
        command_id = f"{guest.id}/{client}:{command.id}"
        if self.answers.waits(command_id):  # it came again before it was decided: one answer is enough
            return
        if self.deeds.has(command_id):
            self.answers.answer(command_id)
            return
        try:
            waits_for = commands.obey(self, command, guest, command_id, now)
        except Refused as refused:
            self.answers.answer(command_id, refused)
            return
        if waits_for is not None:
            self.answers.wait(command_id, waits_for)
        else:
            if not self.deeds.has(command_id):  # by an event that came of it
                self.record(events.Obeyed(command_id), now)
            self.answers.answer(command_id)
        self.tick(now)

    def start(self, command_id: str, now: float) -> None:
        """Deal."""
        self.record(events.Started(secret=new_secret().hex(), rules=self.terms.version, command_id=command_id), now)
        assert self.playing
        self.playing.situation(now, anew=True)

    # Comings and goings, and time.

    def arrived(self, guest: Guest, now: float) -> None:
        """A person's first line to this table is there."""
        if guest.id in self.removed:
            return
        self.record(events.Came(guest.id, guest.name), now)
        self._rest_or_go_on(now)
        seat = self.chairs.seat_of(guest.id)
        if self.playing and seat is not None and self.status == "playing":
            chair = self.chairs[seat]
            if chair.away and not chair.stood:
                self.record(events.Returned(seat=seat), now)
                self.playing.returned(seat, now)
        waiting = self.status == "waiting" and self.chairs.persons() and not self.chairs.free()
        if waiting and all(person.id in self.here for person in self.chairs.persons()):
            self.start("", now)
        self._see_who_is_in_charge(now)

    def left(self, guest: Guest, now: float) -> None:
        """A person's last line to this table has gone."""
        if guest.id in self.here:
            self.record(events.Left(guest.id), now)
            self._see_who_is_in_charge(now)
            self._rest_or_go_on(now)

    def stood_still(self, seconds: float, now: float) -> None:
        """The table was paused for that long: everything due is due that much later."""
        self.record(events.StoodStill(seconds), now)
        if self.playing:
            self.playing.postpone(seconds)

    def _rest_or_go_on(self, now: float) -> None:
        """After somebody has come, gone, sat down or got up."""
        rested = self.resting.look(self.status == "playing" and not self.attendance.awake, now)
        if rested is not None:
            self.stood_still(rested, now)

    def _see_who_is_in_charge(self, now: float) -> None:
        found = hosting.in_charge(self, now)
        if found != self.in_charge:
            self.record(events.TookCharge(*found), now)

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
    def wake(self) -> float | None:
        """The time at which `tick` has to be called; None for a table that nobody is at."""
        if self.status == "closed" or not self.here:
            return None
        wakes = self.playing.wakes() if self.playing and self.goes_on else []
        passes = hosting.passes(self) if self.in_charge == self.host else None
        return min(wakes if passes is None else [*wakes, passes], default=None)

    def tick(self, now: float) -> None:
        """Do everything that is due by now."""
        self._see_who_is_in_charge(now)
        self._rest_or_go_on(now)
        playing = self.playing
        while playing and self.goes_on and not playing.at_rest:
            if not self._do_what_is_due(playing, now):
                break
        self._refuse_what_is_void(now)

    def _do_what_is_due(self, playing: Playing, now: float) -> bool:
        """Do the next thing that is due by now, if there is one."""
        if (call := playing.due_call(now)) is not None:
            self._decide(playing, call, now)
        elif (acted := playing.take_due_intent(now)) is not None:
            try:
                self.record(acted, now)
            except Refused:
                return True  # it has become impossible: the bot chooses again
            playing.moved(acted.seat, now)
        elif playing.race.rethink is not None and playing.race.rethink <= now:
            playing.race.think_again(self.attendance.bots, now)
        elif late := playing.overdue(now):
            for seat in late:
                self.record(events.TookOver(seat=seat, spent=playing.ran_out(seat, now)), now)
            playing.situation(now)
            undoing.settle(self, "", now)
        else:
            return False
        return True

    def _decide(self, playing: Playing, call: Call, now: float) -> None:
        """Do what was called in a race, unless it is too late for that."""
        try:
            decision = playing.decide(call)
            self.record(decision.acted, now)
        except Refused as refused:
            self._settle(call, now, refused)
            playing.situation(now)
        else:
            self._settle(call, now)
            playing.decided(decision, now)

    # Bots and hints.

    def asks(self, but: Container[tuple[Seat, int]] = ()) -> list[Ask]:
        """The bots that have to choose, without those that think already (by seat and situation); none while the match
        rests."""
        return self.playing.asks(but) if self.playing and self.goes_on else []

    def bot_chose(self, seat: Seat, action: Action, on: int, now: float) -> None:
        """A bot has thought about that situation."""
        if self.playing and self.status == "playing":
            self.playing.bot_chose(seat, action, on, now)
            self.tick(now)

    def take_hint_asks(self) -> list[HintAsk]:
        """The hints that somebody has to think about."""
        return self.hints.take()

    def advised(self, ask: HintAsk, advice: Advice | None, now: float) -> None:
        """A hint was thought about; nothing, if it can't be yet. It is told if the situation is still the same."""
        if not hints.holds(ask, self, self.playing):
            self._settle(ask, now, Refused("stale"))
        elif advice is None:
            self._settle(ask, now, Refused("hint-not-ready"))
        else:
            told = self.hints.settle(ask, advice)
            for command_id in self.answers.settle(ask):
                self.answers.tell(command_id, told)
                self.answers.answer(command_id)

    # What is shown.

    def info(self) -> protocol.Room:
        """All about the table but the cards; the same for everybody."""
        return snapshots.info(self)

    def play(self, guest: str, seen: int, now: float) -> protocol.Play | None:
        """The situation as somebody may see it, and the entries after `seen`; None before the match."""
        return self.moment(now).play(guest, seen) if self.playing else None

    def moment(self, now: float) -> snapshots.Moment:
        """What the room shows now, for a caller that shows it to many."""
        return snapshots.Moment(self, self.playing, now)

    def summary(self) -> TableSummary:
        """The table as a list of tables shows it."""
        return snapshots.summary(self)
