"""The adversary of the room: people, bots, time and crashes in any order, at tables of every game."""

from collections import Counter
from hashlib import sha256

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from cases import CASES, Case
from octavo.bots.advice import Advice
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.types import Action
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.hints import HintAsk
from octavo.server.room.playing import Ask
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from server.rooms import ANNA, BELA, DORA, PEOPLE, Sitting
from server.scrutiny import Consent, Ledger, goes_on, read_back, same_after_restart, sayable, sound, timeless

DEVICES = ("telephone", "computer")  # that everybody calls the same
MOST_TICKS = 40  # at a time, to keep a step short

people = st.sampled_from(PEOPLE)
devices = st.sampled_from(DEVICES)
seats = st.integers(0, 6)
strengths = st.sampled_from(("beginner", "club", "expert"))
afters = st.none() | st.integers(0, 900)
numbers = st.integers(-5, 400) | st.integers(-(1 << 31), 1 << 31)
ID = st.just(1)  # takes its number when it is sent
orders = st.one_of(
    st.builds(protocol.Sit, id=ID, seat=seats),
    st.builds(protocol.Sit, id=ID, seat=seats),
    st.builds(protocol.Stand, id=ID),
    st.builds(protocol.Watch, id=ID, seat=st.none() | seats),
    st.builds(protocol.Allow, id=ID, on=st.booleans()),
    st.builds(protocol.PutBot, id=ID, seat=seats, strength=st.none() | strengths),
    st.builds(protocol.Remove, id=ID, guest=people.map(lambda guest: guest.id)),
    st.builds(protocol.Hush, id=ID, guest=people.map(lambda guest: guest.id), on=st.booleans()),
    st.builds(protocol.Start, id=ID, fill=st.none() | strengths),
    st.builds(protocol.Undo, id=ID),
    st.builds(protocol.Agree, id=ID, yes=st.booleans()),
    st.builds(protocol.Rematch, id=ID),
    st.builds(protocol.Say, id=ID, text=st.text(min_size=1, max_size=20)),
    st.builds(protocol.React, id=ID, what=st.just("wow")),
    st.builds(protocol.Hint, id=ID),
    st.builds(protocol.Ahead, id=ID),
    st.builds(protocol.Why, id=ID, action=st.none() | numbers, name=st.none() | st.text(min_size=1, max_size=40)),
)  # fmt: skip


def by_habit(ask: Ask) -> Action:
    rules = compiler.interpreted(ask.key)
    actions = [0] * rules.INFO.choices
    return int(
        rules.default_action(ask.view, ask.seat, actions, rules.legal(ask.view, ask.seat, actions), generator(ask.seed))
    )


class Table(RuleBasedStateMachine):
    """One table, and all that can happen to it."""

    key = ""
    secret = b""

    @initialize(data=st.data())
    def is_opened(self, data: st.DataObject) -> None:
        case: Case = data.draw(st.sampled_from([case for case in CASES if case.key == self.key]))
        sitters: st.SearchStrategy[protocol.Sitter] = st.sampled_from(("open", "open", "club", "beginner"))
        taken = data.draw(st.lists(sitters, min_size=case.players - 1, max_size=case.players - 1))
        new = protocol.NewTable(
            self.key,
            case.players,
            [data.draw(st.sampled_from(("me", "me", "open"))), *taken],
            dict(case.options),
            clock=data.draw(st.sampled_from(("none", "relaxed", "fast"))),
            pace=data.draw(st.sampled_from(("slow", "usual", "quick"))),
        )
        self.now = 1000.0
        Table.secret = sha256(data.draw(st.binary(max_size=4))).digest()
        self.room = Room.open("table-1", ANNA, new, self.now)
        self.disk: list[bytes] = []
        self.causes: list[str] = []
        self.consent = Consent()
        self.ledger = Ledger(self.consent)
        self.ids: Counter[tuple[str, str]] = Counter()
        self.sent: list[tuple[Guest, str, protocol.Command]] = []
        self.held: list[tuple[Guest, str, protocol.Command]] = []
        self.thoughts: list[tuple[int, Action, int]] = []
        self.hints: list[HintAsk] = []
        self.before: dict[str, tuple[int, int, int, protocol.Room, protocol.Play | None]] = {}
        self.settle()
        for guest in PEOPLE[: data.draw(st.integers(1, 4))]:
            self.room.arrived(guest, self.now)
            free = self.room.chairs.free()
            if self.room.chairs.seat_of(guest.id) is None and free and data.draw(st.booleans()):
                self.send(guest, DEVICES[0], protocol.Sit(1, free[0]))
        if self.room.status == "waiting" and data.draw(st.sampled_from((True, True, False))):
            self.send(ANNA, DEVICES[0], protocol.Start(1, "club"))
        self.play_on(data.draw(st.integers(0, 30)), data.draw(st.integers(0, 1 << 20)))

    # What the machinery around a room does.

    def send(self, guest: Guest, client: str, command: protocol.Command, *, hold: bool = False) -> None:
        """Something new from a device, now or held up on its way."""
        self.ids[guest.id, client] += 1
        message = msgspec.structs.replace(command, id=self.ids[guest.id, client])
        if hold:
            self.held.append((guest, client, message))
        else:
            self.deliver(guest, client, message)

    def deliver(self, guest: Guest, client: str, command: protocol.Command) -> None:
        self.sent.append((guest, client, command))
        self.ledger.sent(guest.id, client, command)
        self.room.handle(command, guest, client, self.now)
        self.settle()

    def settle(self) -> None:
        """Put on disk what has happened, and look through the answers."""
        room, fresh = self.room, self.room.take_events()
        self.hints += room.take_hint_asks()
        self.disk += fresh
        for event in map(events.decode, fresh):
            self.consent.hear(event)
            assert not event.command_id or event.command_id not in self.causes, "done twice"
            self.causes += [event.command_id] * bool(event.command_id)
        for guest, client, message in room.take_answers():
            data = read_back(message)
            assert not self.tells_secret(data)
            if isinstance(message, protocol.No):
                sayable(message, self.key)
            if isinstance(message, protocol.Ok | protocol.No):
                self.ledger.answered(guest, client, message, self.causes)
        if room.wants_rematch:
            again = room.again("table-2", self.now)
            assert again.status == "waiting" and not again.playing
            self.settle()
        for person in PEOPLE:
            if person.id in room.removed:
                room.left(person, self.now)

    def tells_secret(self, data: bytes) -> bool:
        playing = self.room.playing
        return bool(playing and not playing.match.over and playing.match.secret.hex().encode() in data)

    def play_on(self, rounds: int, which: int) -> None:
        """Everybody who may does something, and a little time passes."""
        for number in range(rounds):
            if self.room.status != "playing":
                return
            for guest in PEOPLE:
                self.choose(guest, which + number * 7, None)
            self.time_passes(0.9)

    def choose(
        self, guest: Guest, which: int, after: int | None, *, device: str = DEVICES[0], hold: bool = False
    ) -> bool:
        play = self.room.play(guest.id, 0, self.now)
        if play is None or not play.choices:
            return False
        self.room.shown(play.seat, play.number, self.now)
        action = play.choices[which % len(play.choices)].action
        self.send(guest, device, protocol.Act(1, action, play.number, after), hold=hold)
        return True

    # What happens.

    @rule(guest=people, name=st.sampled_from(("", "Anna", "аnna", "Anna (2)", "Ada")))
    def somebody_comes(self, guest: Guest, name: str) -> None:
        if guest.id not in self.room.here and guest.id not in self.room.removed:
            self.room.arrived(Guest(guest.id, name or guest.name), self.now)
            self.settle()

    @rule(guest=people)
    def somebody_goes(self, guest: Guest) -> None:
        if guest.id in self.room.here:
            self.room.left(guest, self.now)
            self.settle()

    @rule(guest=people, device=devices, order=orders, hold=st.sampled_from((False, False, False, True)))
    def somebody_asks(self, guest: Guest, device: str, order: protocol.Command, hold: bool) -> None:
        self.send(guest, device, order, hold=hold)

    @rule(guest=people, device=devices, which=st.integers(0, 1000), after=afters, hold=st.booleans())
    def somebody_acts(self, guest: Guest, device: str, which: int, after: int | None, hold: bool) -> None:
        for other in (guest, *PEOPLE):
            if self.choose(other, which, after, device=device, hold=hold):
                return

    @rule(guest=people, device=devices, action=numbers, back=st.integers(-3, 6), after=afters)
    def somebody_errs(self, guest: Guest, device: str, action: int, back: int, after: int | None) -> None:
        self.send(guest, device, protocol.Act(1, action, max(0, self.room.number - back), after))

    @precondition(lambda self: self.sent)
    @rule(back=st.integers(0, 40))
    def a_message_comes_again(self, back: int) -> None:
        self.deliver(*self.sent[max(0, len(self.sent) - 1 - back)])

    @precondition(lambda self: self.held)
    @rule(which=st.integers(0, 10))
    def a_message_comes_at_last(self, which: int) -> None:
        self.deliver(*self.held.pop(which % len(self.held)))

    @rule(guest=people, answers=st.lists(st.booleans(), min_size=4, max_size=4))
    def an_undo_is_talked_about(self, guest: Guest, answers: list[bool]) -> None:
        self.send(guest, DEVICES[0], protocol.Undo(1))
        for other, yes in zip(PEOPLE, answers, strict=True):
            self.send(other, DEVICES[0], protocol.Agree(1, yes))

    @rule(sure=st.integers(0, 5))
    def the_host_closes(self, sure: int) -> None:
        if sure == 5:
            self.send(ANNA, DEVICES[0], protocol.Close(1))

    @rule(how=st.sampled_from(("right", "late", "stale", "wrong")), action=numbers)
    def bots_answer(self, how: str, action: Action) -> None:
        for ask in self.room.asks():
            chosen = (ask.seat, by_habit(ask) if how != "wrong" else action, ask.on - (how == "stale"))
            if how == "late":
                self.thoughts.append(chosen)
            else:
                self.room.bot_chose(*chosen, self.now)
        self.settle()

    @precondition(lambda self: self.thoughts)
    @rule()
    def a_bot_answers_at_last(self) -> None:
        self.room.bot_chose(*self.thoughts.pop(), self.now)
        self.settle()

    @rule(guest=people, device=devices)
    def somebody_wants_a_hint(self, guest: Guest, device: str) -> None:
        for other in (guest, *PEOPLE):
            play = self.room.play(other.id, 0, self.now)
            if play is not None and play.choices:
                self.send(other, device, protocol.Hint(1))
                return

    @precondition(lambda self: self.hints)
    @rule(which=st.integers(0, 10), ready=st.booleans())
    def a_hint_is_thought_about(self, which: int, ready: bool) -> None:
        ask = self.hints.pop(which % len(self.hints))
        self.room.advised(ask, Advice((), ()) if ready else None, self.now)
        self.settle()

    @rule(guest=people, milliseconds=st.integers(0, 700))
    def a_line_is_measured(self, guest: Guest, milliseconds: int) -> None:
        self.room.measured(guest.id, milliseconds)

    @rule(rounds=st.integers(1, 6), which=st.integers(0, 1 << 20))
    def they_play_on(self, rounds: int, which: int) -> None:
        self.play_on(rounds, which)

    @rule(seconds=st.sampled_from((0.0, 0.05, 0.5, 2.0, 13.0, 31.0, 75.0, 400.0)))
    def time_passes(self, seconds: float) -> None:
        """All that is due happens, and bots answer at once; a busy table gets through less of it."""
        end = self.now + seconds
        self._bots_think()
        for _ in range(MOST_TICKS):
            wake = self.room.wake
            if wake is None or wake > end:
                self.now = end
                return
            self.now = max(self.now, wake)
            self.room.tick(self.now)
            later = self.room.wake
            assert later is None or later > self.now, "what is due is done, or it would be due for ever"
            self.settle()
            self._bots_think()

    def _bots_think(self) -> None:
        for ask in self.room.asks():
            self.room.bot_chose(ask.seat, by_habit(ask), ask.on, self.now)
        self.settle()

    @rule(back=st.lists(people, max_size=4))
    def the_server_is_killed(self, back: list[Guest]) -> None:
        """Nobody is there any more; some come back, and their devices send again what was not answered."""
        lost = [(guest, client, command) for guest, client, command in self.sent
                if (guest.id, client, command.id) in self.ledger.waiting()]  # fmt: skip
        self.room = same_after_restart(self.room, self.disk, [guest.id for guest in PEOPLE], self.now)
        self.before.clear()
        self.hints.clear()
        self.ledger.forget()
        for guest in back:
            self.somebody_comes(guest, "")
        for guest, client, command in lost:
            self.deliver(guest, client, command)

    # What must hold.

    @invariant()
    def all_is_well(self) -> None:
        sound(self.room)
        goes_on(self.room)
        assert self.room.event_count == len(self.disk)
        pending = [*(self.room.playing.referee.calls if self.room.playing else ()), *self.hints]
        assert all(what in pending for what in self.room.answers.awaited())
        for guest, client, number in self.ledger.waiting():
            assert self.room.answers.waits(f"{guest}/{client}:{number}"), "never answered"

    @invariant()
    def everybody_is_shown_what_is_new(self) -> None:
        """Whatever changes what is shown has a new number or a new version, by which it is sent."""
        room = self.room
        for guest in PEOPLE:
            self.consent.check(room, guest.id)
            info, play = room.info(), room.play(guest.id, 0, self.now)
            for message in (info, play):
                assert message is None or not self.tells_secret(read_back(message))
            now = (room.version, room.number, room.viewer(guest.id), info, timeless(play))
            before = self.before.get(guest.id)
            if before is not None and before[0] == now[0]:
                assert before[3] == now[3], "another room of the same version"
                if before[:3] == now[:3]:
                    assert before[4] == now[4], "another situation of the same number"
            self.before[guest.id] = now

    def teardown(self) -> None:
        if not hasattr(self, "room"):
            return
        same_after_restart(self.room, self.disk, [guest.id for guest in PEOPLE], self.now)
        while self.hints:
            self.a_hint_is_thought_about(which=0, ready=True)
        if self.room.here:
            for _ in range(3):
                self.time_passes(3.0)
            if self.room.status != "playing" or self.room.playing is None or not self.room.playing.referee.calls:
                assert not self.ledger.waiting()


@pytest.mark.parametrize("key", catalogue.listed())
def test_no_table_breaks_leaks_or_hangs(key: str, deep: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = type(key, (Table,), {"key": key})
    monkeypatch.setattr("octavo.server.room.room.new_secret", lambda: Table.secret)  # so that a failure comes again
    run_state_machine_as_test(
        table,
        settings=settings(
            max_examples=400 if deep else 12,
            stateful_step_count=60 if deep else 30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=list(Phase) if deep else [Phase.explicit, Phase.reuse, Phase.generate],
        ),
    )


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_table_that_all_have_left_to_bots_comes_to_its_end(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.server.room.room.new_secret", lambda: bytes(range(32)))  # how long it takes is chance
    case = next(case for case in CASES if case.key == key)
    bots: list[protocol.Sitter] = ["club"] * (case.players - 2)
    t = Sitting.open(protocol.NewTable(key, case.players, ["me", "open", *bots], dict(case.options)), BELA)
    t.room.arrived(DORA, t.now)
    t.pass_time(3)
    t.send(ANNA, "Stand")
    t.send(BELA, "Stand")
    t.room.left(BELA, t.now)
    for _ in range(1000):
        if t.room.status == "over":
            return
        t.pass_time(60)
    raise AssertionError("it goes on for ever")
