"""Hosting: no table waits for a host who has gone."""

import asyncio

import pytest

from octavo.server.net.hub import Hub
from octavo.server.room import clocks
from octavo.server.room.clocks import ABSENCE
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from server.lines import Disk, Line, people, settled
from server.rooms import ANNA, BELA, CYRIL, DORA, Sitting, new
from server.test_hub import run
from server.test_room import key_of


def left_alone() -> Sitting:
    """Anna has opened a table for three and gone; Dora looks on, Béla and Cyril sit down."""
    t = Sitting.open(new("meinz", "me", "open", "open"))
    t.room.left(ANNA, t.now)
    t.room.arrived(DORA, t.now)
    for seat, guest in enumerate((BELA, CYRIL), 1):
        t.room.arrived(guest, t.now)
        t.send(guest, "Sit", seat=seat)
    return t


def test_the_first_seated_person_is_in_charge_when_the_host_has_been_away_for_a_while() -> None:
    t = left_alone()
    t.pass_time(ABSENCE - 0.1)
    assert t.room.info().host == ANNA.id and key_of(t.send(BELA, "Start")) == "host-only"
    version = t.room.version
    t.pass_time(0.2)
    assert t.room.info().host == BELA.id and t.room.version > version, "or nobody would be sent it"
    assert key_of(t.send(CYRIL, "Start")) == "host-only" and t.room.status == "waiting"
    assert isinstance(t.send(BELA, "Start"), protocol.Ok) and t.room.info().status == "playing"
    t.pass_time(ABSENCE + 3)
    assert t.room.number, "a bot plays for Anna"


def test_a_host_who_comes_back_is_in_charge_again() -> None:
    t = left_alone()
    t.send(CYRIL, "Stand")
    t.pass_time(ABSENCE)
    assert isinstance(t.send(BELA, "Remove", guest=CYRIL.id), protocol.Ok)
    t.room.arrived(ANNA, t.now)
    assert t.room.info().host == ANNA.id and key_of(t.send(BELA, "Start", fill="club")) == "host-only"
    assert isinstance(t.send(ANNA, "Start", fill="club"), protocol.Ok)


def test_charge_passes_on_when_its_holder_leaves_and_to_spectators_in_the_end() -> None:
    t = left_alone()
    t.pass_time(ABSENCE)
    holders = []
    for guest in (BELA, CYRIL, DORA):
        holders.append(t.room.info().host)
        t.room.left(guest, t.now)
    assert [*holders, t.room.info().host] == [BELA.id, CYRIL.id, DORA.id, ANNA.id]
    assert t.room.wake is None


def test_nobody_can_turn_against_an_absent_host() -> None:
    t = left_alone()
    t.pass_time(ABSENCE)
    assert key_of(t.send(BELA, "Remove", guest=ANNA.id)) == "opener-stays"
    assert key_of(t.send(BELA, "Hush", guest=ANNA.id, on=True)) == "opener-stays"
    assert key_of(t.send(BELA, "Remove", guest=BELA.id)) == "host-stays"
    assert ANNA.id not in t.room.removed | t.room.hushed


def test_after_a_restart_the_host_has_a_while_to_come_back() -> None:
    t = left_alone()
    t.pass_time(ABSENCE)
    t.crash()
    t.room.arrived(CYRIL, t.now)
    assert t.room.info().host == ANNA.id
    t.pass_time(ABSENCE)
    assert t.room.info().host == CYRIL.id
    t.room.arrived(BELA, t.now)
    assert t.room.info().host == BELA.id, "who sits before Cyril"


def test_charge_passes_on_during_and_after_a_match_too() -> None:
    t = Sitting.open(new("take_it", "me", "open"), BELA)
    t.room.left(ANNA, t.now)
    t.pass_time(ABSENCE)
    assert t.room.status == "playing" and t.room.info().host == BELA.id
    t.play_to_the_end(BELA)
    t.room.arrived(ANNA, t.now)
    t.room.left(ANNA, t.now)
    assert t.room.info().host == ANNA.id
    t.pass_time(ABSENCE)
    assert t.room.info().host == BELA.id


@pytest.mark.parametrize("gone", [True, False])
def test_a_rematch_does_not_wait_for_people_who_have_gone(gone: bool) -> None:
    t = Sitting.open(new("take_it", "me", "open"), BELA)
    if gone:
        t.room.left(ANNA, t.now)
    else:
        t.send(ANNA, "Stand")  # so that a bot plays for her in either case
    t.play_to_the_end(BELA)
    t.send(BELA, "Rematch")
    again = Sitting(t.room.again("table-2", t.now), t.now)
    again.room.arrived(BELA, t.now)
    again.settle()
    assert again.room.status == "waiting" and again.room.info().host == (BELA if gone else ANNA).id
    assert [chair.guest for chair in again.room.chairs] == [ANNA, BELA]
    if not gone:
        assert key_of(again.send(BELA, "Start")) == "host-only", "Anna is on her way"
        again.pass_time(ABSENCE)
    assert isinstance(again.send(BELA, "Start"), protocol.Ok) and again.room.info().status == "playing"
    assert Room.restore("table-2", again.disk, again.now).host == (BELA if gone else ANNA)


def test_a_rematch_remembers_silenced_and_removed_people_and_lets_spectators_in() -> None:
    t = Sitting.open(new("take_it", "me", "open"), BELA)
    for guest in (CYRIL, DORA):
        t.room.arrived(guest, t.now)
    for guest in (BELA, DORA):
        t.send(ANNA, "Hush", guest=guest.id, on=True)
    t.send(ANNA, "Remove", guest=CYRIL.id)
    t.send(BELA, "Stand")
    t.play_to_the_end()
    t.send(ANNA, "Rematch")
    again = Sitting(t.room.again("table-2", t.now), t.now)
    for guest in (ANNA, BELA, CYRIL, DORA):
        again.room.arrived(guest, t.now)
    again.settle()
    again.crash()
    again.room.arrived(DORA, t.now)
    assert again.room.status == "playing"
    assert [person.guest for person in again.room.info().watchers] == [DORA.id]
    keys = [key_of(again.send(guest, "Say", text="hi")) for guest in (BELA, CYRIL, DORA)]
    assert keys == ["hushed", "removed", "hushed"]
    again.send(ANNA, "Hush", guest=DORA.id, on=False)
    assert isinstance(again.send(DORA, "Say", text="thanks"), protocol.Ok)


def test_those_at_the_table_are_told_who_is_in_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "ABSENCE", 0.1)

    async def story(hub: Hub, disk: Disk) -> None:
        keeper = await hub.table(await hub.open(ANNA, protocol.NewTable("meinz", 3, people())))
        anna, bela = Line(ANNA), Line(BELA)
        for line in (anna, bela):
            keeper.join(line)
        bela.say(keeper, "Sit", seat=1)
        await settled()
        assert bela.read_kind(protocol.Room)[-1].host == ANNA.id
        keeper.leave(anna)
        await asyncio.sleep(0.2)
        assert bela.read_kind(protocol.Room)[-1].host == BELA.id
        bela.say(keeper, "Start", fill="club")
        await settled()
        assert bela.read_kind(protocol.Room)[-1].status == "playing"

    run(story)
