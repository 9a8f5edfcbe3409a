"""The referee: what is believed of a call, how long a race stays open, and what people are told."""

import pytest

from octavo.server.room.referee import MOST_ALLOWED, REMEMBERED, SLACK, Call, Referee, margin
from octavo.server.wire.protocol import Claim

ANNA, BELA, BOT = range(3)
TURN, TAKE = range(2)


def referee(*round_trips: float, fair: bool = True) -> Referee:
    """A referee who has measured these lines, and has shown situation 1 to everybody at 10.0."""
    found = Referee(fair)
    for seat, seconds in enumerate(round_trips):
        found.line(seat).measure(seconds)
        found.show(seat, 1, 10.0)
    return found


# What is believed.


def test_a_call_counts_from_when_it_was_made() -> None:
    """Shown at 10.0, made 300 ms later, and 200 ms on the way in both directions together."""
    assert referee(0.2).moment(ANNA, 1, 300, 10.5) == pytest.approx(10.3)


def test_the_same_reaction_is_the_same_moment_on_any_line() -> None:
    slow_and_quick = referee(0.3, 0.02)
    assert slow_and_quick.moment(ANNA, 1, 400, 10.7) == pytest.approx(slow_and_quick.moment(BELA, 1, 400, 10.42))


@pytest.mark.parametrize("claim", [0, 1, 100, 299])
def test_a_claim_gains_nothing_beyond_what_the_round_trip_explains(claim: int) -> None:
    """Arrived at 10.6 over a line of 200 ms: it can't have been made before 10.37."""
    assert referee(0.2).moment(ANNA, 1, claim, 10.6) == pytest.approx(10.6 - 0.2 - SLACK)


def test_nothing_is_made_up_for_without_a_measurement() -> None:
    found = Referee()
    found.show(ANNA, 1, 10.0)
    assert found.line(ANNA).allowance == 0
    assert found.moment(ANNA, 1, 0, 10.5) == 10.5


def test_nothing_is_made_up_for_without_a_claim_or_for_what_was_not_shown() -> None:
    found = referee(0.2)
    assert found.moment(ANNA, 1, None, 10.5) == 10.5
    assert found.moment(ANNA, 2, 0, 10.5) == 10.5
    assert found.after(ANNA, 2, 10.5) == -1 and found.after(ANNA, 1, 10.3) == 300


def test_a_call_is_never_later_than_it_came() -> None:
    assert referee(0.2).moment(ANNA, 1, 5000, 10.5) == 10.5


def test_a_situation_counts_from_when_it_was_first_shown() -> None:
    found = referee(0.4)
    found.show(ANNA, 1, 10.2)
    assert found.moment(ANNA, 1, 300, 10.5) == pytest.approx(10.3)


def test_there_is_a_most_that_is_made_up_for() -> None:
    assert referee(5.0).line(ANNA).allowance == MOST_ALLOWED
    assert referee(5.0).moment(ANNA, 1, 0, 12.0) == pytest.approx(12.0 - MOST_ALLOWED)


def test_measurements_are_smoothed_and_one_below_nothing_is_nothing() -> None:
    line = referee(0.1).line(ANNA)
    line.measure(0.2)
    assert 0.1 < line.round_trip < 0.15
    for _ in range(50):
        line.measure(-1.0)
    assert line.round_trip == pytest.approx(0.0, abs=1e-6)
    assert line.allowance == pytest.approx(SLACK)


def test_old_situations_are_forgotten_and_the_latest_are_not() -> None:
    found = referee(0.2)
    for number in range(1000):
        found.show(ANNA, number, 10.0 + number)
    assert len(found.shown) <= 201
    assert found.shown[ANNA, 999] == 1009.0


# How long it stays open.


def test_there_is_no_window_against_bots() -> None:
    """Nobody else is there: the person's own line delays nothing."""
    assert referee(0.3).decided_at(Call(10.5, ANNA, TAKE, 1), [ANNA]) == 10.5


def test_the_window_is_as_long_as_the_slowest_rival_needs() -> None:
    found = referee(0.02, 0.2, 0.1)
    call = Call(10.5, ANNA, TAKE, 1)
    assert found.decided_at(call, [0, 1, 2]) == pytest.approx(10.5 + 0.2 + SLACK)
    assert found.decided_at(call, [0, 2]) == pytest.approx(10.5 + 0.1 + SLACK)
    assert found.decided_at(Call(10.5, BELA, TAKE, 1), [0, 1]) == pytest.approx(10.5 + 0.02 + SLACK)


def test_a_rival_s_earlier_call_always_comes_within_the_window() -> None:
    """Whatever is claimed: what comes after the window can't be believed to be earlier."""
    found = referee(0.02, 0.2)
    closes = found.decided_at(Call(10.5, ANNA, TAKE, 1), [0, 1])
    assert found.moment(BELA, 1, 0, closes + 0.001) > 10.5
    assert found.moment(BELA, 1, 0, closes - 0.001) < 10.5


def test_what_takes_its_time_is_not_ready_before() -> None:
    call = Call(10.1, ANNA, TURN, 1, due=11.5)
    assert call.ready == 11.5
    assert referee(0.02).decided_at(call, [ANNA]) == 11.5


def test_without_fairness_the_first_to_arrive_is_first_at_once() -> None:
    found = referee(0.02, 0.2, fair=False)
    assert found.moment(BELA, 1, 300, 10.6) == 10.6
    assert found.decided_at(Call(10.6, ANNA, TAKE, 1), [0, 1]) == 10.6


# Who is first.


def test_the_earliest_moment_is_first_and_not_the_first_to_arrive() -> None:
    found = referee(0.02, 0.2)
    early, late = Call(10.3, BELA, TAKE, 1), Call(10.4, ANNA, TAKE, 1)
    found.call(late)
    found.call(early)
    assert found.first() is early


def first_of_three(secret: bytes, on: int) -> int:
    """The first of three who call at the same moment."""
    found = Referee(secret=secret)
    found.calls = [Call(10.3, seat, TAKE, on) for seat in (BELA, BOT, ANNA)]
    mine = found.first()
    found.calls.reverse()
    assert mine is not None and found.first() is mine, "whenever they came in, and however often one asks"
    return mine.seat


def test_of_equals_one_is_first_by_lot() -> None:
    secret, other = bytes(32), bytes(range(32))
    lots = [first_of_three(secret, on) for on in range(300)]
    assert min(map(lots.count, (ANNA, BELA, BOT))) > 60
    assert 60 < sum(first_of_three(other, on) == lot for on, lot in enumerate(lots)) < 140, "nobody can foresee it"


def test_nobody_is_first_where_nobody_called() -> None:
    assert Referee().first() is None


def test_a_second_call_makes_the_first_void() -> None:
    found = referee(0.02)
    turn, take = Call(10.3, ANNA, TURN, 1, guest="anna"), Call(10.4, ANNA, TAKE, 1, guest="anna")
    found.call(turn)
    found.call(take)
    assert found.calls == [take]


def test_to_press_twice_makes_nobody_later() -> None:
    found = referee(0.02)
    first = found.call(Call(10.3, ANNA, TAKE, 1, command_id="a:1", guest="anna"))
    assert found.call(Call(10.5, ANNA, TAKE, 1, command_id="a:2", guest="anna")) is first
    assert found.calls == [first] and (first.moment, first.command_id) == (10.3, "a:1")


def test_to_press_again_after_a_chance_was_missed_is_another_call() -> None:
    found = referee(0.02)
    late, again = Call(10.3, ANNA, TAKE, 1, guest="anna"), Call(10.5, ANNA, TAKE, 3, guest="anna")
    found.call(late)
    found.remember(Call(10.2, BELA, TAKE, 1), 2, frozenset({(ANNA, TAKE)}))
    found.call(again)
    assert found.calls == [again]


def test_others_who_wanted_the_same_are_told_with_the_margin() -> None:
    found = referee(0.02, 0.2)
    winner = Call(10.3, BELA, TAKE, 1)
    for call in (Call(10.338, ANNA, TAKE, 1), winner, Call(10.35, BOT, TURN, 1)):
        found.call(call)
    assert found.decide(winner) == (Claim(ANNA, 38),)
    assert [call.seat for call in found.calls] == [ANNA, BOT]


# Who is too late.


def test_what_was_ended_since_one_looked_is_too_late() -> None:
    found = referee(0.02, 0.2)
    take = Call(10.3, BELA, TAKE, 1)
    found.remember(take, 2, frozenset({(ANNA, TAKE)}))
    assert found.ended_by(ANNA, TAKE, 1) is take
    assert found.ended_by(ANNA, TURN, 1) is None, "that is still possible"
    assert found.ended_by(ANNA, TAKE, 2) is None, "who answers the situation after it means something else"
    assert margin(10.345, take) == 45
    assert margin(10.3, take) == 1, "late is late"


def test_only_the_latest_decisions_are_remembered() -> None:
    found = Referee()
    for number in range(1, 200):
        found.remember(Call(10.0, BELA, TAKE, number - 1), number, frozenset({(ANNA, number)}))
    assert len(found.decided) == REMEMBERED
    assert found.ended_by(ANNA, 199, 0) is not None and found.ended_by(ANNA, 1, 0) is None
