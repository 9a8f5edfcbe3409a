"""Two worlds over the real bytes: what somebody can't know makes no difference to anything that the table sends them.

The match of a room is put into another world that fits all that one seat, or a spectator, knows. Whatever that person
is sent then, asks or is refused must be the same to the byte.
"""

from hashlib import sha256

import msgspec
import pytest

from cases import COUNTS, EACH, Case
from octavo import catalogue
from octavo.chance import below, generator
from octavo.match import Match
from octavo.table import events, sight, wire
from octavo.table.chairs import Guest
from octavo.table.room import Room
from octavo.types import Action, Ints, Seat, Words
from situations import simulated

SPECTATOR = Guest("spectator0", "Zita")
SOME = 4  # actions of each sort that are asked about in a situation


class Eyes:
    """A table at which people sit on all seats and somebody looks on; what each of them gets to know."""

    def __init__(self, case: Case, seed: int) -> None:
        self.people = [Guest(f"guest-000{seat}", f"Player {seat}") for seat in range(case.players)]
        new = wire.NewTable(case.key, case.players, ["open"] * case.players, dict(case.options), clock="relaxed")
        host = self.people[0]
        happened: list[events.Any] = [events.Opened(guest=host.id, name=host.name, new=new)]
        happened += [events.Sat(seat=seat, guest=who.id, name=who.name) for seat, who in enumerate(self.people)]
        version = catalogue.game(case.key).INFO.version
        happened.append(events.Started(secret=sha256(b"%d" % seed).hexdigest(), rules=version))
        self.room = Room.restore("table-1", [events.encode(event) for event in happened], 0.0)
        for guest in (*self.people, SPECTATOR):
            self.room.arrived(guest, 0.0)
        assert self.room.playing is not None
        self.playing, self.match = self.room.playing, self.room.playing.match
        self.rng: Ints = generator(seed)
        self.ids = 0

    def guest(self, seat: Seat) -> Guest:
        return self.people[seat] if seat >= 0 else SPECTATOR

    def step(self) -> None:
        """Somebody does something, as simulated players do."""
        seat, action = simulated(self.match, self.rng)
        self.room.record(events.Acted(seat=seat, action=action))
        self.room.moved(0.0, seat)

    def send(self, guest: Guest, command: wire.Command) -> list[bytes]:
        """What a command is answered with; the number of the message aside."""
        self.ids += 1
        self.room.handle(msgspec.structs.replace(command, id=self.ids), guest, "telephone", 0.0)
        number = f'"id":{self.ids}'.encode()
        return [wire.encode(answer.message).replace(number, b"") for answer in self.room.take_answers()]

    def sent(self, seat: Seat, asked: list[Action]) -> dict[str, list[bytes]]:
        """All that reaches a person in this situation, who also asks about these actions and tries them."""
        guest, number = self.guest(seat), self.room.number
        found = {
            "info": [wire.encode(self.room.info())],
            "play": [wire.encode(self.room.play(guest.id, 0))],
            "barred": self.send(guest, wire.Why(1)),
        }
        legal = self.match.legal(seat) if seat >= 0 else []
        for action in asked:
            found[f"why {action}"] = self.send(guest, wire.Why(1, action))
            if action not in legal:
                found[f"act {action}"] = self.send(guest, wire.Act(1, action, number))
                found[f"stale {action}"] = self.send(guest, wire.Act(1, action, 0))
        assert self.room.number == number
        return found

    def worth_asking(self) -> list[Action]:
        """Some of what somebody could do now, what was done before, and what perhaps nobody ever can."""
        could = sorted({action for seat in self.match.actors() for action in self.match.legal(seat)})
        done = [entry.action for entry in self.match.log if entry.action is not None]
        found = {-1, 1 << 30}
        for some in (could, done[-20:], range(64), range(64, 2048)):
            found |= {some[below(self.rng, len(some))] for _ in range(SOME) if some}
        return sorted(found)


def other_world(match: Match, seat: Seat, rng: Ints) -> Words:
    """The numbers of another state that fits all that a seat knows."""
    rules = match.rules
    other = rules.STATE.copy(match.view(seat))
    rules.imagine(other, seat, rng)
    words: Words = rules.STATE.words(other)
    return words


def put_into(match: Match, words: Words) -> None:
    """Change the world under a match that goes on: its log and its sheet stay."""
    match._speed.go_back(words)


@pytest.mark.parametrize("case", EACH, ids=str)
def test_everybody_is_sent_the_same_in_both_worlds(case: Case, deep: bool) -> None:
    for seed in range(4 if deep else 1):
        eyes = Eyes(case, seed)
        for number in range(400 if deep else 40):
            if eyes.match.over:
                break
            for seat in range(-1, case.players):
                if deep or (number + seat) % 4 == 0:  # otherwise each pair of eyes in every fourth situation
                    asked, truth = eyes.worth_asking(), eyes.match._speed.words()
                    sent = eyes.sent(seat, asked)
                    put_into(eyes.match, other_world(eyes.match, seat, eyes.rng))
                    imagined = eyes.sent(seat, asked)
                    put_into(eyes.match, truth)
                    assert imagined == sent
            eyes.step()


@pytest.mark.parametrize("key", sorted({key for key, _ in COUNTS} - {"take_it"}))
def test_the_worlds_are_not_the_same(key: str) -> None:
    """If both worlds were one, the test above would see nothing: what a spectator can't know, the first seat does."""
    eyes = Eyes(next(case for case in EACH if case.key == key), 1)
    for _ in range(60):
        truth, own = eyes.match._speed.words(), eyes.room.play(eyes.guest(0).id, 0)
        put_into(eyes.match, other_world(eyes.match, -1, eyes.rng))
        other = eyes.room.play(eyes.guest(0).id, 0)
        put_into(eyes.match, truth)
        if other != own:
            return
        eyes.step()
    raise AssertionError("one world")


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_what_a_spectator_can_t_see_no_entry_tells(key: str, players: int, deep: bool) -> None:
    """Actions after which a spectator sees the same have the same entry in the log."""
    eyes = Eyes(Case(key, players, ()), 7)
    match, rules = eyes.match, eyes.match.rules
    for number in range(600 if deep else 80):
        if match.over:
            break
        for seat in match.actors() if deep or number % 2 == 0 else []:
            told: dict[tuple[int, ...], set[bytes]] = {}
            for action in match.legal(seat)[:: 1 if deep else 1 + len(match.legal(seat)) // 16]:
                after, view = rules.STATE.copy(match.state), rules.STATE.blank()
                rules.apply(after, seat, action, list(eyes.rng))
                rules.observe(after, -1, view)
                entry = wire.Entry(1, seat, sight.told(key, action))
                told.setdefault(tuple(rules.STATE.words(view).tolist()), set()).add(wire.encode(entry))
            assert all(len(entries) == 1 for entries in told.values()), "equal to see, and told apart"
        eyes.step()
