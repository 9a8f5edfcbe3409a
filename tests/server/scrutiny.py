"""Scrutiny of a room: what must hold at every table, whatever people do, and what a restart must give back."""

import msgspec

from octavo.engine import compiler
from octavo.kernel.types import Seat
from octavo.server.room import events
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from octavo.text.language import LANGUAGES, knows, say
from octavo.text.lookalikes import alike
from octavo.text.refusal import Refused

outgoing = msgspec.json.Decoder(protocol.Outgoing).decode


def read_back(message: protocol.Outgoing) -> bytes:
    """A message as it goes over the wire; what is read there is what was meant."""
    data = protocol.encode(message)
    assert outgoing(data) == message
    return data


def sayable(no: protocol.No, game: str) -> None:
    """Every refusal can be said in four languages."""
    problem = no.problem
    for language in LANGUAGES:
        assert Refused(problem.key, **problem.facts).say(language)
        if problem.why is not msgspec.UNSET:
            own = f"{game}-why-{problem.why.key}"
            assert say(language, own if knows(own) else f"why-{problem.why.key}", **problem.why.facts)


def sound(room: Room) -> None:
    """What holds at every moment, apart from what anybody is shown."""
    named_apart(room)
    if room.playing is None:
        return
    match = room.playing.match
    assert compiler.interpreted(match.terms.key).faults(match.state) == 0
    assert len(room.entries) == len(match.log) == room.number
    assert all(chair.bank >= 0 for chair in room.chairs)
    if room.asked is not None:
        voters = {seat for seat, chair in enumerate(room.chairs) if chair.guest and not chair.stood}
        assert room.status == "playing"
        assert room.asked.seat in voters, "who asks for an undo plays"
        assert not any(room.chairs[seat].away for seat in voters), "all who are asked can answer"
        assert voters - set(room.asked.agreed), "somebody is still to agree"
        assert set(room.asked.agreed) <= voters


def named_apart(room: Room) -> None:
    """No two who play or look on are called alike."""
    names = [*room.naming.seats(), *(person.name for person in room.naming.watchers())]
    called = [name for name in names if name is not None]
    assert not any(alike(name, called[:place]) for place, name in enumerate(called)), called


def goes_on(room: Room) -> None:
    """While somebody watches, the table waits for the person in charge, and the match for a person's will, for a bot,
    or for time; for none of these while all of its people are away."""
    if room.here and room.status != "closed":
        assert room.in_charge.id in room.here or room.wake is not None, "nobody is in charge, and nobody will be"
    if room.status != "playing" or not room.here or room.playing is None:
        return
    players = [chair.guest.id for chair in room.chairs if chair.guest and not chair.stood]
    if players and not any(player in room.here for player in players):
        assert room.resting.since is not None and not room.asks(), "bots play on without the people"
        return
    assert room.resting.since is None
    actors = room.playing.match.actors()
    willing = [seat for seat in actors if (c := room.chairs[seat]).guest and c.person_plays and c.guest.id in room.here]
    if not willing or room.new.clock != "none":
        assert room.wake is not None or room.asks(), "the table hangs"


def shown(room: Room, guest: str, now: float) -> tuple[protocol.Room, protocol.Play | None]:
    """What a guest is shown, without attendance and times."""
    info, play = room.info(), room.play(guest, 0, now)
    chairs = tuple(
        msgspec.structs.replace(c, person=c.person and msgspec.structs.replace(c.person, here=False))
        for c in info.chairs
    )
    info = msgspec.structs.replace(info, chairs=chairs, watchers=(), asked=None, host="")
    return info, timeless(play)


def timeless(play: protocol.Play | None) -> protocol.Play | None:
    return play and msgspec.structs.replace(play, left=None, runs=None)


def same_after_restart(room: Room, disk: list[bytes], guests: list[str], now: float) -> Room:
    """The room that the disk gives back, which shows everybody what the live one does."""
    restored = Room.restore(room.table, disk, now)
    restored.follows = dict(room.follows)  # whom somebody looks at goes with being here
    for guest in guests:
        assert shown(restored, guest, now) == shown(room, guest, now)
    assert restored.said == room.said
    assert restored.event_count == room.event_count == len(disk)
    assert (restored.status, restored.number, restored.removed) == (room.status, room.number, room.removed)
    assert restored.summary() == room.summary()
    restored.follows = {}
    return restored


class Consent:
    """The players who let others see their cards, worked out from the events alone."""

    def __init__(self) -> None:
        self.sits: dict[Seat, str] = {}
        self.allows: dict[Seat, str] = {}

    def hear(self, event: events.Any) -> None:
        match event:
            case events.Sat():
                self.sits[event.seat] = event.guest
            case events.Stood():
                self.sits.pop(event.seat)
            case events.Removed():
                self.sits = {seat: guest for seat, guest in self.sits.items() if guest != event.guest}
            case events.Allowed():
                self.allows[event.seat] = self.sits[event.seat] if event.on else ""

    def is_so(self, guest: str, on: bool) -> bool:
        """Whether a guest who sits allows it, or does not, as is wanted."""
        return any(who == guest and (self.allows.get(seat) == guest) == on for seat, who in self.sits.items())

    def check(self, room: Room, guest: str) -> None:
        """A guest sees through the eyes of a player who sits there and allows it, or through nobody's."""
        seat = room.viewer(guest)
        if seat >= 0 and room.chairs.seat_of(guest) is None:
            assert seat in self.sits and self.allows.get(seat) == self.sits[seat], "nobody allowed this look"


class Ledger:
    """Every command that was sent, and what it was answered with."""

    def __init__(self, consent: Consent) -> None:
        self.consent = consent
        self.idle: set[tuple[str, str, int]] = set()  # what was so already when it was asked for
        self.open: dict[tuple[str, str, int], int] = {}  # deliveries that are not answered yet
        self.commands: dict[tuple[str, str, int], protocol.Command] = {}

    def sent(self, guest: str, client: str, command: protocol.Command) -> None:
        key = (guest, client, command.id)
        self.commands[key] = command
        self.open[key] = self.open.get(key, 0) + 1

    def answered(self, guest: str, client: str, message: protocol.Ok | protocol.No, causes: list[str]) -> None:
        """An answer came: to something that was sent, not oftener than that, and true."""
        assert isinstance(message.id, int)
        key = (guest, client, message.id)
        assert self.open.get(key), f"answered without having been asked: {message}"
        self.open[key] = 0
        command = self.commands[key]
        if isinstance(message, protocol.Ok) and isinstance(command, protocol.Act | protocol.Say | protocol.Allow):
            done = f"{guest}/{client}:{message.id}" in causes or key in self.idle
            if isinstance(command, protocol.Act):
                done = done or self._repeats(guest, command, causes)
            elif isinstance(command, protocol.Allow) and not done and self.consent.is_so(guest, command.on):
                done = True
                self.idle.add(key)
            assert done, "said to be done"

    def _repeats(self, guest: str, act: protocol.Act, causes: list[str]) -> bool:
        """Whether it was only called again, in a race, before the same call of the same person was decided and done."""
        same = [
            f"{who}/{client}:{number}"
            for (who, client, number), other in self.commands.items()
            if who == guest and isinstance(other, protocol.Act) and other.action == act.action
        ]
        return not set(same).isdisjoint(causes)

    def waiting(self) -> set[tuple[str, str, int]]:
        return {key for key, deliveries in self.open.items() if deliveries}

    def forget(self) -> None:
        """The server has crashed: nobody gets an answer any more to what was not answered."""
        self.open.clear()
