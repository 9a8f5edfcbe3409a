"""In a race a bot begins something by habit, and may think better of it; never sooner than anybody could react."""

import typing

import pytest

from games.kreuz_quer.situations import collecting
from octavo.kernel.timing import FLOOR, WAIT
from octavo.match import position
from octavo.match.position import Position
from octavo.server.room import races
from octavo.server.room.playing import Playing
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from server.rooms import ANNA, Sitting


@pytest.fixture
def t() -> Sitting:
    """Kreuz & Quer, with Anna and an expert, who both collect."""
    situation = collecting("", "", down="s*8", up="f")
    table = protocol.NewTable("kreuz_quer", 2, ["me", "expert"])
    t = Sitting(Room.open("table-1", ANNA, table, 1000.0, position=position.write(Position("kreuz_quer", situation.s))))
    t.room.arrived(ANNA, t.now)
    return t


def playing(t: Sitting) -> Playing:
    assert t.room.playing
    return t.room.playing


def other_than_begun(t: Sitting) -> int:
    """Something legal that the bot has not begun."""
    (call,) = playing(t).referee.calls
    return next(action for action in playing(t).match.legal(1) if action != call.action)


def test_it_does_what_it_thought_of_as_late_as_a_person(t: Sitting) -> None:
    (ask,) = t.room.asks()
    assert (ask.seat, ask.on, ask.strength) == (1, 0, "expert")
    began, action = t.now, other_than_begun(t)
    t.room.bot_chose(1, action, ask.on, t.now)
    (call,) = playing(t).referee.calls
    takes = playing(t).match.delay(1, action)
    assert call.action == action and call.ready >= began + (FLOOR + takes) / 1000
    assert call.after == round((call.due - began) * 1000)
    assert t.room.asks() == [], "once is enough"
    t.pass_time(call.ready - t.now + 0.001)
    assert playing(t).match.log[-1].action == action


def test_it_may_leave_it(t: Sitting) -> None:
    t.room.bot_chose(1, WAIT, 0, t.now)
    assert playing(t).referee.calls == [] and playing(t).race.rethink is not None
    t.pass_time(1.01)
    assert playing(t).referee.calls or t.room.asks(), "and think again"


def test_it_goes_on_with_what_it_thinks_right(t: Sitting) -> None:
    (call,) = playing(t).referee.calls
    t.room.bot_chose(1, call.action, 0, t.now)
    assert playing(t).referee.calls == [call] and t.room.asks() == []


@pytest.mark.parametrize(("change", "on"), [(0, 1), (1, 0)])
def test_what_is_thought_too_late_or_wrong_is_forgotten(t: Sitting, change: int, on: int) -> None:
    (call,) = playing(t).referee.calls
    t.room.bot_chose(1, other_than_begun(t) + change * 1_000_000, on, t.now)
    assert playing(t).referee.calls == [call]


def test_at_no_pace_is_a_bot_quicker_than_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(races, "reaction", lambda skill, rng: FLOOR + 1)
    for pace in typing.get_args(protocol.Pace):
        situation = collecting("", "", down="s*8", up="f")
        table = protocol.NewTable("kreuz_quer", 2, ["me", "expert"], pace=pace)
        text = position.write(Position("kreuz_quer", situation.s))
        t = Sitting(Room.open("table-1", ANNA, table, 1000.0, position=text))
        t.room.arrived(ANNA, t.now)
        assert all(reflex.reacted >= reflex.began + FLOOR / 1000 for reflex in playing(t).race.reflexes.values())
        assert playing(t).race.reflexes
