"""What one may change at a table: not without end, and nothing is written down where nothing changes."""

import pytest

from octavo.server.room import room as rooms
from octavo.server.room.chairs import Guest
from octavo.server.wire import protocol
from server.rooms import ANNA, BELA, CYRIL, Sitting, new
from server.test_room import key_of


def waiting() -> Sitting:
    return Sitting.open(new("njet", "me", "open", "open"), BELA)


@pytest.mark.parametrize(
    ("guest", "orders"),
    [
        (ANNA, [("Allow", {"on": True}), ("Allow", {"on": False})]),
        (ANNA, [("Hush", {"guest": BELA.id, "on": True}), ("Hush", {"guest": BELA.id, "on": False})]),
        (ANNA, [("PutBot", {"seat": 2, "strength": "club"}), ("PutBot", {"seat": 2, "strength": None})]),
        (CYRIL, [("Sit", {"seat": 2}), ("Stand", {})]),
        (CYRIL, [("Watch", {"seat": 0}), ("Watch", {"seat": None})]),
    ],
)
def test_nobody_changes_the_table_without_end(guest: Guest, orders: list[tuple[str, dict[str, object]]]) -> None:
    t = waiting()
    t.room.arrived(CYRIL, t.now)
    t.send(ANNA, "Sit", seat=0)
    t.send(BELA, "Allow", on=True)
    if guest is CYRIL:
        t.room.handle(protocol.Allow(1, True), ANNA, "other", t.now)
    t.settle()
    t.now += 1000
    version, events = t.room.version, t.room.event_count
    answers = []
    for _ in range(100):
        answers += [t.send(guest, what, **fields) for what, fields in orders]
    done = [answer for answer in answers if isinstance(answer, protocol.Ok)]
    assert len(done) == rooms.ORDERS_AT_ONCE
    assert {key_of(answer) for answer in answers if not isinstance(answer, protocol.Ok)} == {"order-pause"}
    assert t.room.event_count - events <= 2 * rooms.ORDERS_AT_ONCE
    assert t.room.version - version <= 3 * rooms.ORDERS_AT_ONCE
    assert isinstance(t.send(BELA, "Allow", on=False), protocol.Ok), "everybody has a share of their own"
    t.now += 1 / rooms.ORDERS_OFTEN
    assert isinstance(t.send(guest, orders[0][0], **orders[0][1]), protocol.Ok)
    if guest is ANNA:
        assert isinstance(t.send(ANNA, "Close"), protocol.Ok)


def test_what_is_so_already_is_done_and_not_written_down() -> None:
    t = waiting()
    t.room.arrived(CYRIL, t.now)
    t.send(BELA, "Allow", on=True)
    t.send(ANNA, "Hush", guest=CYRIL.id, on=True)
    t.send(ANNA, "PutBot", seat=2, strength="club")
    t.send(CYRIL, "Watch", seat=1)
    for order in (
        (BELA, "Allow", {"on": True}),
        (ANNA, "Allow", {"on": False}),
        (ANNA, "Hush", {"guest": CYRIL.id, "on": True}),
        (ANNA, "Hush", {"guest": BELA.id, "on": False}),
        (ANNA, "PutBot", {"seat": 2, "strength": "club"}),
        (CYRIL, "Watch", {"seat": 1}),
    ):
        guest, what, fields = order
        before = (t.room.event_count, t.room.version, len(t.disk))
        assert isinstance(t.send(guest, what, **fields), protocol.Ok), order
        assert (t.room.event_count, t.room.version, len(t.disk)) == before, order
    t.send(CYRIL, "Watch", seat=None)
    before_version = t.room.version
    assert isinstance(t.send(CYRIL, "Watch", seat=None), protocol.Ok) and t.room.version == before_version


def test_what_was_so_already_is_not_done_when_it_comes_again() -> None:
    """A device asks twice for what is so; by the time its first question comes again, it wants something else."""
    t = waiting()
    t.send(BELA, "Allow", on=True)
    number = t.ids[BELA.id] + 1
    assert t.send(BELA, "Allow", on=True) == protocol.Ok(number)
    t.send(BELA, "Allow", on=False)
    assert t.send_again(BELA, number, "Allow", on=True) == protocol.Ok(number)
    assert not t.room.chairs[1].allows
