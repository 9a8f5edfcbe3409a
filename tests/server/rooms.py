"""A room under test: time that is told, a disk that is a list, bots that play by habit."""

from dataclasses import dataclass, field
from typing import Any

from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Seat
from octavo.server.room.answers import Answer
from octavo.server.room.chairs import Guest
from octavo.server.room.room import Room
from octavo.server.wire import protocol

ANNA, BELA, CYRIL, DORA = (Guest(f"guest-{name}", name) for name in ("Anna", "Béla", "Cyril", "Dora"))
PEOPLE = (ANNA, BELA, CYRIL, DORA)


def new(game: str, *seats: protocol.Sitter, **more: object) -> protocol.NewTable:
    """A table to be opened, with these seats."""
    return protocol.NewTable(game, len(seats), list(seats), **more)  # type: ignore[arg-type]


def by_habit(key: str, view: Any, seat: Seat, seed: int) -> Action:
    """What a simulated player does."""
    rules = compiler.interpreted(key)
    actions = [0] * rules.INFO.choices
    n = rules.legal(view, seat, actions)
    action: Action = rules.default_action(view, seat, actions, n, generator(seed))
    return action


@dataclass
class Sitting:
    """A room, its clock and its disk."""

    room: Room
    now: float = 1000.0
    disk: list[bytes] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    ids: dict[str, int] = field(default_factory=dict)

    @classmethod
    def open(cls, table: protocol.NewTable, *guests: Guest, host: Guest = ANNA) -> "Sitting":
        """Open a table; the host and these guests are there, and take the seats that are open."""
        sitting = cls(Room.open("table-1", host, table, 1000.0))
        sitting.room.arrived(host, sitting.now)
        for guest in guests:
            sitting.room.arrived(guest, sitting.now)
            sitting.send(guest, "Sit", seat=sitting.room.chairs.free()[0])
        sitting.settle()
        return sitting

    def send(self, guest: Guest, what: str, /, **fields: object) -> protocol.Outgoing | None:
        """A command of a guest; the answer, if there is one at once."""
        self.ids[guest.id] = number = self.ids.get(guest.id, 0) + 1
        return self.send_again(guest, number, what, **fields)

    def send_again(self, guest: Guest, number: int, what: str, /, **fields: object) -> protocol.Outgoing | None:
        command = getattr(protocol, what)(id=number, **fields)
        self.room.handle(command, guest, f"device-{guest.id}", self.now)
        self.settle()
        mine = [a.message for a in self.answers if a.guest == guest.id and getattr(a.message, "id", 0) == number]
        return mine[-1] if mine else None

    def settle(self) -> None:
        """Put on disk what has happened."""
        self.disk += self.room.take_events()
        self.answers += self.room.take_answers()

    def play(self, guest: Guest, seen: int = 0) -> protocol.Play:
        """What a guest sees now, and has been shown."""
        message = self.room.play(guest.id, seen, self.now)
        assert message is not None
        self.room.shown(message.seat, message.number, self.now)
        return message

    def bots(self) -> None:
        """Let every bot choose that is asked, by habit."""
        for ask in self.room.asks():
            self.room.bot_chose(ask.seat, by_habit(ask.key, ask.view, ask.seat, ask.seed), ask.on, self.now)
        self.settle()

    def play_to_the_end(self, guest: Guest = ANNA) -> None:
        """The guest plays by habit too."""
        for step in range(5000):
            playing, seat = self.room.playing, self.room.viewer(guest.id)
            assert playing
            if self.room.status != "playing":
                return
            if seat in playing.match.actors():
                view = playing.match.view(seat)
                action, racing = by_habit(playing.match.terms.key, view, seat, step), playing.match.racing
                self.room.shown(seat, self.room.number, self.now)
                if action != WAIT:
                    self.send(guest, "Act", action=action, on=self.room.number, after=300 if racing else None)
            self.pass_time(1)
        raise AssertionError("the match does not end")

    def pass_time(self, seconds: float) -> None:
        """Time goes by; all that is due in it happens, with the bots' answers."""
        end = self.now + seconds
        self.bots()
        while (wake := self.room.wake) is not None and wake <= end:
            self.now = max(self.now, wake)
            self.room.tick(self.now)
            self.settle()
            self.bots()
        self.now = end

    def crash(self) -> None:
        """Start again from the disk; nobody is there any more."""
        self.room = Room.restore(self.room.table, self.disk, self.now)
