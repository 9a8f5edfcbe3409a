"""What was done is not done again, however many devices somebody else has."""

import pytest

from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.deeds import DEVICES, MOST_DEVICES, MOST_DONE, Deeds
from octavo.server.wire import protocol
from server.rooms import ANNA, CYRIL, Sitting, by_habit, new

MANY = 210  # more names of devices than a table remembers


def talk(t: Sitting, guest: Guest, devices: int, *, silent: bool) -> None:
    """A spectator comes with so many devices; each says something, or just reacts."""
    for number in range(devices):
        t.now += 10
        command = protocol.React(1, "wow") if silent else protocol.Say(1, f"{number}")
        t.room.handle(command, guest, f"device-{number:04}", t.now)
    t.settle()


@pytest.mark.parametrize("silent", [True, False])
@pytest.mark.parametrize("crashes", [True, False])
def test_a_spectator_with_many_devices_makes_nobody_say_or_undo_anything_twice(silent: bool, crashes: bool) -> None:
    t = Sitting.open(new("njet", "me", "club", options={"start": "0"}))
    t.room.arrived(CYRIL, t.now)
    for step in range(3):
        t.pass_time(5)
        assert t.room.playing
        view = t.room.playing.match.view(0)
        t.send(ANNA, "Act", action=by_habit("njet", view, 0, step), on=t.room.number)
    t.send(ANNA, "Say", text="hello")
    t.send(ANNA, "Undo")
    t.settle()
    before = (t.room.number, [said.text for said in t.room.said if said.guest == ANNA.id])
    undone = sum(isinstance(events.decode(data), events.Undone) for data in t.disk)
    talk(t, CYRIL, MANY, silent=silent)
    if crashes:
        t.crash()
    for number, (what, fields) in enumerate([("Say", {"text": "hello"}), ("Undo", {})], t.ids[ANNA.id] - 1):
        assert t.send_again(ANNA, number, what, **fields) == protocol.Ok(number)
    assert (t.room.number, [said.text for said in t.room.said if said.guest == ANNA.id]) == before
    assert sum(isinstance(events.decode(data), events.Undone) for data in t.disk) == undone == 1


def test_one_person_pushes_out_only_their_own_devices() -> None:
    known = Deeds(lambda guest: False)
    known.add("bela/telephone:7")
    for number in range(MANY):
        known.add(f"mallory/device-{number}:1")
    assert known.has("bela/telephone:7")
    assert [
        known.has(f"mallory/device-{number}:1") for number in (0, MANY - DEVICES - 1, MANY - DEVICES, MANY - 1)
    ] == [
        False,
        False,
        True,
        True,
    ]


def test_memory_is_limited_and_seated_people_are_forgotten_last() -> None:
    seats = ("anna", "bela")
    known = Deeds(lambda guest: guest in seats)
    for guest in seats:
        for device in range(DEVICES):
            known.add(f"{guest}/{device}:1")
    for number in range(3 * MOST_DEVICES):
        for again in range(2 * MOST_DONE):
            known.add(f"guest-{number}/telephone:{again + 1}")
    kept = list(known)
    assert len({cause.rpartition(":")[0] for cause in kept}) == MOST_DEVICES
    assert len(kept) <= MOST_DEVICES * MOST_DONE
    assert all(known.has(f"{guest}/{device}:1") for guest in seats for device in range(DEVICES))
    assert not known.has("guest-0/telephone:1") and known.has(f"guest-{3 * MOST_DEVICES - 1}/telephone:1")


def test_what_is_older_than_all_that_is_remembered_was_done() -> None:
    known = Deeds(lambda guest: True)
    for number in range(1, 2 * MOST_DONE, 2):
        known.add(f"anna/telephone:{number}")
    assert known.has("anna/telephone:1") and not known.has("anna/telephone:2")
    known.add("anna/telephone:1000")
    assert known.has("anna/telephone:2"), "done long ago"
    assert (
        not known.has("anna/telephone:999") and not known.has("anna/computer:1") and not known.has("bela/telephone:1")
    )
