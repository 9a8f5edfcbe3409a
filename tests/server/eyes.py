"""A table and all lines to it, for the tests of secrecy: what is sent is what a hub and its keeper send.

People sit on all seats. Two spectators see what is public, and another looks over the shoulder of the last seat, whose
person allows it.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import cast

from cases import Case
from octavo.games import catalogue
from octavo.kernel.chance import below, generator
from octavo.kernel.timing import CLUB, WAIT, reaction
from octavo.kernel.types import Action, Ints, Seat, Words
from octavo.match.match import Match
from octavo.server.net.hub import Hub
from octavo.server.net.keeper import Keeper
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.room import Room
from octavo.server.room.views import SPECTATOR
from octavo.server.store import Session, Store
from octavo.server.wire import protocol
from octavo.server.work.bot_threads import Thinkers
from server.leaping import Leaping, leaping
from server.lines import Disk, Line, settled
from situations import simulated

TABLE = "table-1"
XENIA, YVO, ZITA = (Guest(f"guest-{name}", name) for name in ("Xenia", "Yvo", "Zita"))  # Yvo looks over a shoulder
SOME = 4  # actions of each sort that are asked about in a situation
CLOSE = 40  # milliseconds between the first and the last in a race
LAG = (0.04, 0.16, 0.1)  # seconds there and back, on one line after the other


class Ear(Line):
    """A line that remembers all that it was ever sent, and where it stood before the latest news."""

    def __init__(self, eyes: "Eyes", guest: Guest, client: str, lag: float = 0.0) -> None:
        super().__init__(guest, client)
        self.table, self.lag = eyes, lag
        self.all = b""
        self.before = self.after = self.stands
        self.news, self.news_at = b"", 0.0  # as it was sent first, and what time it was then

    @property
    def stands(self) -> tuple[int, int, str | Seat | None, int]:
        return self.seen, self.version, self.eyes, self.heard

    def rewind(self) -> None:
        """Stand where one did before the latest news."""
        self.frames = b""
        self.seen, self.version, self.eyes, self.heard = self.before

    def send(self, frames: bytes) -> None:
        super().send(frames)
        self.all += frames
        if self.stands != self.after:
            self.before, self.after = self.after, self.stands
            self.news, self.news_at = frames, self.table.loop.time()

    def ping(self, payload: bytes) -> None:
        self.table.loop.call_later(self.lag, self.table.hub.pong, self.table.keeper, self, payload)


class Eyes:
    """A table at which people sit on all seats and others look on; what each of them gets to know."""

    def __init__(self, loop: Leaping, case: Case, stored: Sequence[bytes], rng: Ints) -> None:
        self.loop, self.case, self.rng = loop, case, rng
        self.disk = Disk()
        self.disk.rows[TABLE] = list(stored)
        self.room = Room.restore(TABLE, stored, loop.time())
        assert self.room.playing is not None
        self.playing, self.match = self.room.playing, self.room.playing.match
        self.people = self.room.chairs.persons()
        device = f"device-{len(stored)}"  # another one after a restart, so that no command of it was done before
        everybody = enumerate((*self.people, YVO, XENIA, ZITA))
        self.lines = [Ear(self, guest, device, LAG[number % len(LAG)]) for number, guest in everybody]
        self.visits = 0
        loop.run_until_complete(self._come())

    async def _come(self) -> None:
        self.hub = Hub(cast(Store, self.disk), Thinkers(1))
        self.keeper = self.hub.keepers[TABLE] = Keeper(Session(TABLE), self.room, self.hub, 0.0)
        for line in self.lines:
            line.seen = self.room.number
            self.keeper.join(line)
            self.keeper.measured(line, line.lag)
        self.lines[len(self.people) - 1].say(self.keeper, "Allow", on=True)
        self.line(YVO).say(self.keeper, "Watch", seat=len(self.people) - 1)
        await settled()

    def line(self, guest: Guest) -> Ear:
        return next(line for line in self.lines if line.guest == guest)

    def through(self, seat: Seat) -> list[Ear]:
        """The lines that may see through the eyes of a seat, or of a spectator."""
        return [line for line in self.lines if self._may_see(line.guest) == seat]

    def _may_see(self, guest: Guest) -> Seat:
        last = len(self.people) - 1
        if guest in self.people:
            return self.people.index(guest)
        return last if guest == YVO and self.room.chairs[last].allows else SPECTATOR

    # What happens.

    def say(self, guest: Guest, what: str, /, **fields: object) -> None:
        """A command of somebody, and all that comes of it at once."""

        async def said() -> None:
            self.line(guest).say(self.keeper, what, **fields)
            await settled()

        self.loop.run_until_complete(said())

    def step(self) -> None:
        """Somebody does something, as simulated players do; in a race, everybody who would."""
        if self.match.racing:
            self._race()
            return
        seat, action = simulated(self.match, self.rng)
        self.loop.pass_time(1.0 if below(self.rng, 8) else 50.0)  # now and then a bit of the time bank goes
        self.say(self.people[seat], "Act", action=action, on=self.room.number)

    def _race(self) -> None:
        quick = reaction(CLUB, self.rng)
        wanted = [(quick + below(self.rng, CLOSE), seat, self.habit(seat)) for seat in self.match.actors()]
        calls = [(after, seat, (action,)) for after, seat, action in wanted if action != WAIT]
        call(calls, self)
        self.loop.pass_time(1.0 if calls else 5.0)

    def habit(self, seat: Seat) -> Action:
        """What a simulated player would do."""
        rules, view = self.match.rules, self.match.view(seat)
        actions = [0] * rules.INFO.choices
        action: Action = rules.default_action(view, seat, actions, rules.legal(view, seat, actions), self.rng)
        return action

    def undo(self, *, granted: bool) -> None:
        """Somebody wants to go back, and all agree; or all but the last."""
        seat = below(self.rng, len(self.people))
        self.loop.pass_time(2.0)
        self.say(self.people[seat], "Undo")
        others = [guest for other, guest in enumerate(self.people) if other != seat]
        for guest in others:
            self.say(guest, "Agree", yes=granted or guest != others[-1])

    # What is sent.

    def sent(self, seat: Seat, asked: list[Action]) -> dict[str, bytes]:
        """All that reaches those who see through one pair of eyes: the latest news once more, sent together with
        everybody else's, who ask something too; and what a new device is told, which also asks about these actions and
        tries those that can't be done."""
        number, mine = self.room.number, self.through(seat)
        legal = self.match.legal(seat) if seat >= 0 else []
        for line in self.lines:
            line.rewind()
        for line in self.lines:
            if line not in mine:
                line.say(self.keeper, "Why")
        devices = [self._device(line.guest) for line in mine]
        for device in devices:
            self.keeper.join(device)
            device.say(self.keeper, "Why")
            device.say(self.keeper, "Ahead")
            for action in asked if device.guest in self.people else asked[:2]:
                device.say(self.keeper, "Why", action=action)
                if action not in legal:
                    device.say(self.keeper, "Act", action=action, on=number)
                    device.say(self.keeper, "Act", action=action, on=0)
        self.hub.broadcast.flush()
        for device in devices:
            self.keeper.leave(device)
        assert self.room.number == number
        found = {f"{line.guest.name}'s line": line.frames for line in mine}
        return found | {f"{device.guest.name}'s new device": device.frames for device in devices}

    def answered(self, guest: Guest, what: str) -> bytes:
        """All that a new device of somebody is sent, which asks something."""
        device = self._device(guest)

        async def asked() -> None:
            self.keeper.join(device)
            device.say(self.keeper, what)
            await settled()
            self.keeper.leave(device)

        self.loop.run_until_complete(asked())
        return device.frames

    def _device(self, guest: Guest) -> Ear:
        self.visits += 1
        return Ear(self, guest, f"visit-{self.visits}")

    def worth_asking(self) -> list[Action]:
        """Some of what somebody could do now, what was done before, and what perhaps nobody ever can."""
        could = sorted({action for seat in self.match.actors() for action in self.match.legal(seat)})
        done = [entry.action for entry in self.match.log if entry.action is not None]
        found = {-1, 1 << 30}
        for some in (could, done[-20:], range(64), range(64, 2048)):
            found |= {some[below(self.rng, len(some))] for _ in range(SOME) if some}
        return sorted(found)

    def again(self) -> "Eyes":
        """The same table once more, from what is on disk."""
        return Eyes(self.loop, self.case, self.disk.rows[TABLE], self.rng)

    def close(self) -> None:
        self.loop.run_until_complete(self.hub.stop())


def call(calls: Sequence[tuple[int, Seat, tuple[Action, ...]]], *tables: Eyes) -> None:
    """At one table, or at several alike, people act who see the situation now: after how many milliseconds, on which
    seat, and what they do at each of the tables."""
    loop, shown, on = tables[0].loop, tables[0].loop.time(), tables[0].room.number
    lags = [line.lag for line in tables[0].lines]
    for after, seat, actions in sorted(calls, key=lambda call: call[0] / 1000 + lags[call[1]]):
        loop.pass_time(max(0.0, shown + after / 1000 + lags[seat] - loop.time()))
        for table, action in zip(tables, actions, strict=True):
            table.say(table.people[seat], "Act", action=action, on=on, after=after)


@contextmanager
def watched(case: Case, seed: int) -> Iterator[Eyes]:
    """A table that plays this, with the match of a seed."""
    people = [Guest(f"guest-000{seat}", f"Player {seat}") for seat in range(case.players)]
    host, version = people[0], catalogue.game(case.key).INFO.version
    new = protocol.NewTable(case.key, case.players, ["open"] * case.players, dict(case.options), clock="relaxed")
    happened: list[events.Any] = [events.Opened(guest=host.id, name=host.name, new=new, rules=version)]
    happened += [events.Sat(seat=seat, guest=who.id, name=who.name) for seat, who in enumerate(people)]
    happened.append(events.Started(secret=sha256(b"%d" % seed).hexdigest(), rules=version))
    with leaping() as loop:
        eyes = Eyes(loop, case, [events.encode(event) for event in happened], generator(seed))
        try:
            yield eyes
        finally:
            eyes.close()


def other_world(match: Match, seat: Seat, rng: Ints) -> Words:
    """The numbers of another state that fits all that a seat knows."""
    rules = match.rules
    other = rules.STATE.copy(match.view(seat))
    rules.imagine(other, seat, rng)
    words: Words = rules.STATE.words(other)
    return words


def put_into(match: Match, words: Words) -> None:
    """Change the world under a match that goes on: its log and its sheet stay."""
    match.backend.go_back(words)
