"""Whatever a room shows follows from its events: another picture is another version, and questions change nothing."""

import ast
import typing
from collections import deque
from pathlib import Path

import pytest

from octavo.match.match import Match
from octavo.server.room import events, hosting, state
from octavo.server.room.chairs import Guest
from octavo.server.room.clocks import ABSENCE
from octavo.server.room.room import Room
from octavo.server.room.state import TableState
from octavo.server.wire import protocol
from server.rooms import ANNA, BELA, CYRIL, DORA, PEOPLE, Sitting, new
from server.scrutiny import timeless

ROOM = Path(state.__file__).parent
KINDS = (*typing.get_args(events.Any), *typing.get_args(events.Passing))
STRANGER = Guest("guest-stranger", "Ann")
MOSTLY_SHOWN = (
    events.Sat, events.Came, events.Left, events.TookCharge, events.TookOver, events.Allowed, events.Hushed
)  # fmt: skip
Picture = tuple[protocol.Room, tuple[protocol.Play | None, ...]]


def picture(room: Room, now: float) -> Picture:
    """What everybody is shown, without times."""
    return room.info(), tuple(timeless(room.play(guest.id, 0, now)) for guest in PEOPLE)


class Witness:
    """Looks at the room before and after every event."""

    def __init__(self) -> None:
        self.seen: set[type] = set()
        self.unnoticed: list[object] = []  # events that have changed the picture and nothing by which it is sent

    def looks_on(self, patch: pytest.MonkeyPatch) -> None:
        plain = TableState.apply

        def apply(room: Room, event: events.Any | events.Passing, now: float) -> None:
            before = None if isinstance(event, events.Opened) else (picture(room, now), sent_by(room))
            plain(room, event, now)
            self.seen.add(type(event))
            if before is not None and before[1] == sent_by(room) and before[0] != picture(room, now):
                self.unnoticed.append(event)

        patch.setattr(TableState, "apply", apply)


def sent_by(room: Room) -> tuple[int, int, list[int]]:
    """What tells a line that there is something new to show."""
    return room.version, room.number, [room.viewer(guest.id) for guest in PEOPLE]


def evening(sitting: type[Sitting] = Sitting) -> None:
    """A table at which everything happens that can."""
    t = sitting.open(new("meinz", "me", "open", "open", clock="fast", options={}), BELA)
    for guest in (CYRIL, DORA):
        t.room.arrived(guest, t.now)
    t.send(ANNA, "Say", text="good evening")
    t.send(ANNA, "Hush", guest=DORA.id, on=True)
    t.send(BELA, "Stand")
    t.send(BELA, "Sit", seat=1)
    t.send(ANNA, "PutBot", seat=2, strength="club")
    t.send(ANNA, "PutBot", seat=2, strength=None)
    t.send(CYRIL, "Sit", seat=2)
    assert t.room.status == "playing"
    t.send(ANNA, "Allow", on=True)
    t.send(DORA, "Watch", seat=0)
    act(t, wait=20)
    t.send(ANNA, "Undo")
    for guest in (ANNA, BELA, CYRIL):
        t.send(guest, "Agree", yes=True)
    act(t, wait=0)
    t.room.left(ANNA, t.now)
    t.pass_time(ABSENCE + 200)
    assert t.room.in_charge == BELA
    t.room.arrived(ANNA, t.now)
    for guest in (ANNA, BELA, CYRIL):
        t.room.left(guest, t.now)
    t.pass_time(1000)
    for guest in (ANNA, BELA, CYRIL):
        t.room.arrived(guest, t.now)
    t.send(BELA, "Stand")
    t.send(BELA, "Sit", seat=1)
    t.send(ANNA, "Remove", guest=CYRIL.id)
    t.play_to_the_end()
    t.send(ANNA, "Rematch")
    t.room.again("table-2", t.now)
    t.send(ANNA, "Close")
    assert t.room.info().status == "closed"


def act(t: Sitting, wait: float) -> None:
    """Everybody who may does something, after a while."""
    t.now += wait
    for guest in (ANNA, BELA, CYRIL):
        play = t.play(guest)
        if play.choices:
            t.send(guest, "Act", action=play.choices[0].action, on=play.number)


def test_another_picture_is_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness()
    witness.looks_on(monkeypatch)
    evening()
    assert set(KINDS) == witness.seen, "every kind of event is looked at"
    assert witness.unnoticed == []


@pytest.mark.parametrize("kind", MOSTLY_SHOWN)
def test_a_version_that_stays_is_seen(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the test above would see nothing."""
    witness = Witness()
    witness.looks_on(monkeypatch)
    monkeypatch.setattr(state, "EVERYDAY", (*state.EVERYDAY, kind))
    try:
        evening()
    except Exception:  # the evening goes otherwise than it should
        assert witness.seen
    assert any(isinstance(event, kind) for event in witness.unnoticed)


def all_of(thing: object, known: dict[int, str], path: str = "room") -> object:
    """What a thing consists of, down to numbers and words; of a match, what was done in it."""
    if thing is None or isinstance(thing, str | bytes | int | float | type) or callable(thing):
        return thing
    if isinstance(thing, Match):
        return tuple(thing.log), thing.names
    if isinstance(thing, dict):
        return [(key, all_of(value, known, f"{path}.{key}")) for key, value in thing.items()]
    if isinstance(thing, list | tuple | deque):
        return [all_of(value, known, f"{path}.{place}") for place, value in enumerate(thing)]
    if isinstance(thing, set | frozenset):
        return sorted(map(repr, thing))
    if id(thing) in known:
        return known[id(thing)]
    known[id(thing)] = path
    slots = [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]
    fields = {
        **getattr(thing, "__dict__", {}),
        **{slot: getattr(thing, slot) for slot in slots if hasattr(thing, slot)},
    }
    return type(thing), [(name, all_of(value, known, f"{path}.{name}")) for name, value in fields.items()]


def ask_all(room: Room, now: float) -> None:
    """Every question that there is."""
    _ = room.wake, room.idle, room.goes_on, room.number, room.asks(), room.summary(), room.info(), room.said_after(0)
    _ = hosting.passes(room), hosting.in_charge(room, now + ABSENCE), room.resting.seconds(now), room.naming.seats()
    for guest in (*PEOPLE, STRANGER):
        _ = room.viewer(guest.id), room.play(guest.id, 0, now), room.naming.of(guest), room.chairs.seat_of(guest.id)
        _ = room.deeds.has(f"{guest.id}/device:1"), room.answers.waits(f"{guest.id}/device:1")
    playing = room.playing
    if playing is not None:
        _ = playing.wakes(), playing.deadlines(), playing.at_rest, playing.clock_due, playing.due_call(now)
        _ = [playing.undo_to(seat) for seat in range(len(room.chairs))], playing.race.chances(), playing.race.unsure()


class Asking(Sitting):
    """Asks all questions twice when something has happened; later on, now and then."""

    settled = 0

    def settle(self) -> None:
        super().settle()
        self.settled += 1
        if self.settled > 80 and self.settled % 16:
            return
        before = all_of(self.room, {})
        ask_all(self.room, self.now)
        asked = all_of(self.room, {})
        ask_all(self.room, self.now)
        assert before == asked == all_of(self.room, {})

    def crash(self) -> None:
        super().crash()
        self.settle()


def test_questions_change_nothing() -> None:
    evening(Asking)


@pytest.mark.parametrize("key", ["take_it", "ciao"])
def test_nor_do_they_in_a_race(key: str) -> None:
    t = Asking.open(new(key, "me", "open", "club"), BELA)
    t.room.measured(BELA.id, 80.0)
    for _ in range(30):
        for guest in (ANNA, BELA):
            play = t.play(guest)
            if play.choices:
                t.send(guest, "Act", action=play.choices[-1].action, on=play.number, after=200)
        t.pass_time(0.4)
    t.crash()
    t.room.arrived(DORA, t.now)
    t.settle()
    assert t.room.number > 10


def test_that_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the tests above would see nothing."""
    plain = hosting.passes

    def passes(table: TableState) -> float | None:
        table.gone[CYRIL.id] = table.gone.get(CYRIL.id, 0.0) + 1
        return plain(table)

    monkeypatch.setattr(hosting, "passes", passes)
    with pytest.raises(AssertionError):
        evening(Asking)


CHANGES = {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "setdefault", "update"}


@pytest.mark.parametrize("path", sorted(ROOM.parent.rglob("*.py")), ids=lambda path: path.name)
def test_what_events_make_nothing_else_changes(path: Path) -> None:
    """No module but one writes the state of a table, or counts its version."""
    made = set(vars(TableState("")))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        changed: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            changed = [inner for target in node.targets for inner in ast.walk(target) if isinstance(inner, ast.expr)]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            changed = [inner for inner in ast.walk(node.target) if isinstance(inner, ast.expr)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            changed = [node.func.value]
        written = {place.attr for place in changed if isinstance(place, ast.Attribute) and is_a_room(place.value, path)}
        assert path.name == "state.py" or written.isdisjoint(made), f"{path.name}:{node.lineno}: {written}"  # type: ignore[attr-defined]


def is_a_room(node: ast.expr, path: Path) -> bool:
    """Whether an expression stands for a room, by the names that rooms have."""
    names = ("room", "table", "self.room", "self._room", "self._table", "self._state", "keeper.room")
    return ast.unparse(node) in (*names, *(["self"] if path.name == "room.py" else []))


def test_that_is_seen_too(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    for line in ("room.version += 1", "room.gone.setdefault(guest, now)", "del room.here[guest]", "room.chairs[0] = c"):
        wrong.write_text(f"def change(room, guest, now, c):\n    {line}\n", "utf-8")
        with pytest.raises(AssertionError):
            test_what_events_make_nothing_else_changes(wrong)
