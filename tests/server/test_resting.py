"""A match of people waits for people, even if somebody watches; and the time of a pause does not count."""

import pytest

from octavo.server.room.chairs import Guest
from octavo.server.room.clocks import ABSENCE
from octavo.server.wire import protocol
from server.rooms import ANNA, BELA, CYRIL, DORA, Sitting, by_habit, new

HOUR = 3600.0


def all_have_gone(t: Sitting, *guests: Guest) -> None:
    for guest in guests:
        t.room.left(guest, t.now)
        t.settle()


@pytest.mark.parametrize("clock", ["none", "fast"])
def test_while_only_a_watcher_is_there_bots_do_nothing(clock: protocol.Clock) -> None:
    """Seen at a table of four: eight rounds were over within minutes."""
    t = Sitting.open(new("njet", "me", "open", "club", "club", clock=clock, options={"start": "0"}), BELA)
    t.room.arrived(DORA, t.now)
    t.pass_time(5)
    t.room.tick(t.now)
    number, left = t.room.number, t.play(ANNA).left
    all_have_gone(t, ANNA, BELA)
    for _ in range(60):
        t.pass_time(HOUR / 60)
        assert t.room.asks() == []
    assert t.room.number == number and not any(chair.away for chair in t.room.chairs)
    t.room.arrived(ANNA, t.now)
    t.settle()
    assert t.play(ANNA).left == left, "nobody loses time, either"
    assert t.room.number == number


def test_after_one_has_come_back_the_others_have_their_while() -> None:
    t = Sitting.open(new("meinz", "me", "open", "open", options={}), BELA, CYRIL)
    assert t.room.playing
    all_have_gone(t, BELA, CYRIL, ANNA)
    t.room.arrived(DORA, t.now)
    t.pass_time(HOUR)
    t.room.arrived(ANNA, t.now)
    t.pass_time(ABSENCE / 2)
    assert not any(chair.away for chair in t.room.chairs)
    t.pass_time(ABSENCE)
    waiting = [seat for seat in t.room.playing.match.actors() if seat]
    assert all(t.room.chairs[seat].away for seat in waiting)


def test_a_match_left_to_bots_goes_on_for_spectators() -> None:
    t = Sitting.open(new("njet", "me", "club", "club", options={"start": "0"}))
    t.send(ANNA, "Stand")
    t.room.arrived(DORA, t.now)
    all_have_gone(t, ANNA)
    number = t.room.number
    t.pass_time(60)
    assert t.room.number > number + 10
    all_have_gone(t, DORA)
    number = t.room.number
    t.pass_time(60)
    assert t.room.number == number, "with nobody there at all it waits"


def test_a_match_rests_if_only_people_without_a_seat_are_there() -> None:
    t = Sitting.open(new("njet", "me", "open", "club", options={"start": "0"}), BELA)
    t.send(ANNA, "Stand")
    all_have_gone(t, BELA)
    number = t.room.number
    t.pass_time(HOUR)
    assert t.room.number == number and ANNA.id in t.room.here
    t.room.arrived(BELA, t.now)
    t.pass_time(30)
    assert t.room.number > number


def test_after_a_crash_a_match_waits_for_its_people() -> None:
    t = Sitting.open(new("njet", "me", "open", "club", clock="fast", options={"start": "0"}), BELA)
    t.crash()
    t.room.arrived(DORA, t.now)
    number = t.room.number
    t.pass_time(HOUR)
    assert t.room.number == number
    t.room.arrived(BELA, t.now)
    t.pass_time(1)
    assert not any(chair.away for chair in t.room.chairs)


def test_a_race_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.server.room.room.new_secret", lambda: bytes(range(32)))  # what bots do is chance
    t = Sitting.open(new("take_it", "me", "club", "club"))
    assert t.room.playing
    while t.room.wake is None:  # until bots are about to do something
        match = t.room.playing.match
        t.send(ANNA, "Act", action=match.legal(0)[0], on=t.room.number)
        t.bots()
    due = t.room.wake - t.now
    number = t.room.number
    all_have_gone(t, ANNA)
    t.room.arrived(DORA, t.now)
    t.pass_time(HOUR)
    assert t.room.number == number
    t.room.arrived(ANNA, t.now)
    t.settle()
    assert t.room.wake == pytest.approx(t.now + due, abs=0.001)
    t.pass_time(60)
    assert t.room.number > number


def test_spectators_may_talk_meanwhile() -> None:
    t = Sitting.open(new("njet", "me", "open", options={"start": "0"}), BELA)
    t.room.arrived(DORA, t.now)
    all_have_gone(t, ANNA, BELA)
    for number in range(20):
        assert isinstance(t.send(DORA, "Say", text=f"Where are you? {number}"), protocol.Ok)
        t.pass_time(5)


def test_the_time_that_a_table_stood_still_is_nobody_s() -> None:
    t = Sitting.open(new("njet", "me", "open", "club", clock="fast", options={"start": "0"}), BELA)
    t.room.left(BELA, t.now)
    t.pass_time(3)
    t.room.tick(t.now)
    left = t.play(ANNA).left
    t.now += HOUR
    t.room.stood_still(HOUR, t.now)
    t.room.tick(t.now)
    assert t.play(ANNA).left == left
    assert not any(chair.away for chair in t.room.chairs)
    assert t.room.playing
    action = by_habit("njet", t.room.playing.match.view(0), 0, 1)
    assert isinstance(t.send(ANNA, "Act", action=action, on=t.room.number), protocol.Ok)
    assert t.room.info().chairs[0].bank == 60_000, "it took three seconds"


@pytest.mark.parametrize("back", [False, True])
def test_leaving_while_the_table_is_paused_gains_no_time(back: bool) -> None:
    """Both is waiting, and is waited for once: whether somebody is back before the disk is, or after that."""
    t = Sitting.open(new("meinz", "me", "open", "open", clock="fast", options={}), BELA, CYRIL)
    assert t.room.playing
    deadlines, began = t.room.playing.deadlines(), t.now
    t.now += 10
    all_have_gone(t, ANNA, BELA, CYRIL)
    t.now += 10
    if back:
        for guest in (ANNA, BELA, CYRIL):
            t.room.arrived(guest, t.now)
    t.now += 10
    stood = t.now - began - t.room.resting.seconds(t.now)
    t.room.stood_still(stood, t.now)
    t.now += 10
    for guest in (ANNA, BELA, CYRIL):
        t.room.arrived(guest, t.now)
    gained = {end - deadlines[seat] for seat, end in t.room.playing.deadlines().items()}
    assert gained == {30.0 if back else 40.0}, "they have played on for ten seconds, or not at all"
