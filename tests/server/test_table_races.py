"""Races at a table: people on lines of their own, bots and the clock, in Take it!, Kreuz & Quer and Ciao!"""

import itertools

import pytest

from games.ciao.situations import turn
from games.kreuz_quer.situations import collecting
from octavo.games import catalogue
from octavo.kernel.options import Deck
from octavo.kernel.timing import CLOCK, FLOOR
from octavo.match import position
from octavo.match.position import Position
from octavo.server.room.chairs import Guest
from octavo.server.room.playing import Playing
from octavo.server.room.referee import SLACK, Call
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from server.rooms import ANNA, BELA, CYRIL, Sitting, new
from situations import Situation

TURN, TAKE = range(2)
PACES: list[tuple[protocol.Pace, float]] = [("slow", 1 / 0.6), ("usual", 1.0), ("quick", 1 / 1.5)]


def playing(t: Sitting) -> Playing:
    assert t.room.playing
    return t.room.playing


def last(t: Sitting) -> protocol.Entry:
    return t.room.entries[-1]


def lines(t: Sitting, **round_trips: float) -> None:
    """Round trips in milliseconds, by name."""
    for guest in (ANNA, BELA, CYRIL):
        if guest.name in round_trips:
            t.room.measured(guest.id, round_trips[guest.name])


def look(t: Sitting, *guests: Guest) -> float:
    """Everybody is shown the situation now."""
    for guest in guests:
        t.play(guest)
    return t.now


def arrive(t: Sitting, at: float, guest: Guest, action: int | str, after: int | None, on: int | None = None) -> int:
    """A call comes in at that moment; its id."""
    t.pass_time(at - t.now)
    number = action if isinstance(action, int) else playing(t).match.action(action)
    t.send(guest, "Act", action=number, on=t.room.number if on is None else on, after=after)
    return t.ids[guest.id]


def answer(t: Sitting, guest: Guest, number: int) -> protocol.Outgoing | None:
    """What a guest was told about a command so far."""
    t.settle()
    told = [a.message for a in t.answers if a.guest == guest.id and getattr(a.message, "id", 0) == number]
    assert len(told) < 2, "a command is answered once"
    return told[0] if told else None


def problem(t: Sitting, guest: Guest, number: int) -> tuple[str, int | str]:
    """The key of a refusal, and by how many milliseconds it was missed."""
    told = answer(t, guest, number)
    assert isinstance(told, protocol.No), told
    return told.problem.key, told.problem.facts.get("ms", 0)


def row(*seats: protocol.Sitter, pace: protocol.Pace = "usual", cards: int = 1) -> Sitting:
    """Take it!, with Anna as the dealer of a row of so many cards; Béla sits on a seat that is open."""
    guests = [BELA] * ("open" in seats)
    t = Sitting.open(new("take_it", "me", *seats, options={"start": "0"}, pace=pace), *guests)
    for _ in range(cards):
        t.send(ANNA, "Act", action=TURN, on=t.room.number)
        t.pass_time(2.6)
    assert t.room.number == cards
    return t


def opened(
    situation: Situation, *guests: Guest, seats: tuple[protocol.Sitter, ...], pace: protocol.Pace = "usual"
) -> Sitting:
    """A table that goes on from a situation; the first of these guests is the host."""
    options = [o for o in catalogue.game(situation.key).INFO.options if not isinstance(o, Deck)]
    given = {option.key: option.write(getattr(situation.s, option.key)) for option in options}
    text = position.write(Position(situation.key, situation.s))
    table = protocol.NewTable(situation.key, len(seats), list(seats), given, pace=pace)
    t = Sitting(Room.open("table-1", guests[0], table, 1000.0, position=text))
    for guest in guests:
        t.room.arrived(guest, t.now)
    for guest in guests[1:]:
        t.send(guest, "Sit", seat=t.room.chairs.free()[0])
    assert t.room.status == "playing" and playing(t).match.racing
    return t


# Two people call for the same row.


def test_the_quicker_person_takes_the_row_and_not_the_quicker_line() -> None:
    t = row("open")
    lines(t, Anna=20, Béla=200)
    start = look(t, ANNA, BELA)
    mine = arrive(t, start + 0.42, ANNA, TAKE, 400)
    assert t.room.number == 1 and answer(t, ANNA, mine) is None, "Béla's call may be on its way"
    his = arrive(t, start + 0.58, BELA, TAKE, 380)
    assert last(t).seat == 1 and answer(t, BELA, his) == protocol.Ok(his)
    assert last(t).after == 380 and last(t).later == (protocol.Claim(0, 20),), "the audit"
    t.pass_time(0.3)
    assert problem(t, ANNA, mine) == ("too-late", 20)


def test_without_fairness_the_quicker_line_takes_it() -> None:
    t = row("open")
    playing(t).referee.fair = False
    lines(t, Anna=20, Béla=200)
    start = look(t, ANNA, BELA)
    arrive(t, start + 0.42, ANNA, TAKE, 400)
    assert last(t).seat == 0
    his = arrive(t, start + 0.58, BELA, TAKE, 380, on=1)
    assert problem(t, BELA, his)[0] == "too-late"


def test_the_window_closes_when_the_rival_must_have_been_heard() -> None:
    t = row("open")
    lines(t, Anna=20, Béla=200)
    start = look(t, ANNA, BELA)
    arrive(t, start + 0.42, ANNA, TAKE, 400)
    t.pass_time(0.38 + 0.2 + SLACK - 0.401)
    assert t.room.number == 1
    t.pass_time(0.03)
    assert last(t).seat == 0 and last(t).later == ()
    his = arrive(t, start + 0.9, BELA, TAKE, 700, on=1)
    assert problem(t, BELA, his) == ("too-late", 300)


def test_claiming_too_much_gains_no_more_than_the_line_explains() -> None:
    """Béla, on a line of 200 ms, says that he called at once; he is believed up to 230 ms before it came."""
    for arrives, winner in ((0.62, 1), (0.64, 0)):
        t = row("open")
        lines(t, Anna=20, Béla=200)
        start = look(t, ANNA, BELA)
        arrive(t, start + 0.42, ANNA, TAKE, 400)
        arrive(t, start + arrives, BELA, TAKE, 0, on=1)
        t.pass_time(0.1)
        assert t.room.entries[1].seat == winner


def test_a_call_on_a_row_that_is_gone_does_not_take_the_next_one() -> None:
    t = row("open")
    lines(t, Béla=100)
    start = look(t, ANNA, BELA)
    arrive(t, start + 0.4, ANNA, TAKE, 400)
    t.pass_time(0.2)
    arrive(t, t.now, ANNA, TURN, None)
    t.pass_time(1.7)
    assert t.room.number == 3 and TAKE in playing(t).match.legal(1)
    his = arrive(t, t.now + 1, BELA, TAKE, 500, on=1)
    assert problem(t, BELA, his)[0] == "too-late" and t.room.number == 3
    assert arrive(t, t.now, BELA, TAKE, 500) and last(t).seat == 1, "the new row he can have"


def test_a_call_on_a_row_that_has_grown_takes_it() -> None:
    t = row("open")
    lines(t, Béla=100)
    look(t, ANNA, BELA)
    arrive(t, t.now + 2, ANNA, TURN, None)
    t.pass_time(0.2)
    assert t.room.number == 2
    arrive(t, t.now, BELA, TAKE, 1900, on=1)
    assert last(t).seat == 1


def test_repeated_presses_are_answered_each_time_and_no_later() -> None:
    t = row("open")
    lines(t, Anna=20, Béla=200)
    start = look(t, ANNA, BELA)
    numbers = [arrive(t, start + at, ANNA, TAKE, round(at * 1000) - 20) for at in (0.42, 0.5, 0.6)]
    t.pass_time(0.1)
    assert last(t).seat == 0 and last(t).after == 400
    assert [answer(t, ANNA, number) for number in numbers] == [protocol.Ok(number) for number in numbers]


def test_a_second_call_is_told_that_the_first_is_void() -> None:
    t = row("open")
    first = arrive(t, t.now, ANNA, TURN, None)
    second = arrive(t, t.now, ANNA, TURN, None)
    take = arrive(t, t.now, ANNA, TAKE, None)
    assert last(t).seat == 0 and answer(t, ANNA, take) == protocol.Ok(take)
    assert problem(t, ANNA, first)[0] == "stale"
    assert problem(t, ANNA, second)[0] == "stale"


def test_what_is_not_legal_in_a_race_is_refused_at_once_with_the_rule() -> None:
    t = row("open")
    number = arrive(t, t.now, BELA, TURN, 100)
    told = answer(t, BELA, number)
    assert isinstance(told, protocol.No) and told.problem.key == "illegal"


def test_the_audit_is_on_disk() -> None:
    t = row("open")
    lines(t, Anna=20, Béla=200)
    start = look(t, ANNA, BELA)
    arrive(t, start + 0.42, ANNA, TAKE, 400)
    arrive(t, start + 0.58, BELA, TAKE, 380)
    before = list(t.room.entries)
    t.crash()
    assert t.room.entries == before and last(t).later == (protocol.Claim(0, 20),)


# The pace.


@pytest.mark.parametrize(("pace", "factor"), PACES)
def test_nobody_turns_cards_faster_than_the_pace(pace: protocol.Pace, factor: float) -> None:
    t = row("open", pace=pace, cards=0)
    for number in (0, 1):
        arrive(t, t.now, ANNA, TURN, 0)
        t.pass_time(1.5 * factor - 0.01)
        assert t.room.number == number
        t.pass_time(0.01)
        assert t.room.number == number + 1


def test_a_slower_call_than_that_does_not_wait() -> None:
    t = row("open")
    t.pass_time(5)
    number = arrive(t, t.now, ANNA, TURN, None)
    assert t.room.number == 2 and answer(t, ANNA, number) == protocol.Ok(number)


@pytest.mark.parametrize(("pace", "factor"), PACES)
def test_to_pick_a_card_up_takes_twice_as_long_as_to_put_it_down(pace: protocol.Pace, factor: float) -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, BELA, seats=("me", "open"), pace=pace)
    for what, takes in (("grab.f", 0.6), ("keep", 0.3), ("grab", 0.6)):
        number = t.room.number
        arrive(t, t.now, ANNA, what, 0)
        t.pass_time(takes * factor - 0.01)
        assert t.room.number == number
        t.pass_time(0.01)
        assert t.room.number == number + 1
    arrive(t, t.now, BELA, "stop", 0)
    assert last(t).seat == 1, "a shout takes no time"


def test_two_grab_the_same_card() -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, BELA, seats=("me", "open"))
    lines(t, Anna=150, Béla=20)
    t.pass_time(1)
    start = look(t, ANNA, BELA)
    his = arrive(t, start + 0.32, BELA, "grab.f", 300)
    mine = arrive(t, start + 0.44, ANNA, "grab.f", 290)
    assert (
        last(t).seat == 0 and last(t).later == (protocol.Claim(1, 10),) and answer(t, ANNA, mine) == protocol.Ok(mine)
    )
    t.pass_time(0.2)
    assert problem(t, BELA, his) == ("too-late", 10)


def test_from_a_heap_both_can_grab() -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, BELA, seats=("me", "open"))
    t.pass_time(1)
    look(t, ANNA, BELA)
    arrive(t, t.now + 0.3, ANNA, "grab", 300)
    number = arrive(t, t.now, BELA, "grab", 300, on=0)
    assert t.room.number == 2 and answer(t, BELA, number) == protocol.Ok(number)


def test_grabbing_after_a_stop_is_too_late() -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, BELA, seats=("me", "open"))
    t.pass_time(1)
    look(t, ANNA, BELA)
    arrive(t, t.now + 0.3, ANNA, "stop", 300)
    number = arrive(t, t.now + 0.05, BELA, "grab", 350, on=0)
    assert problem(t, BELA, number) == ("too-late", 50)


# Bots.


def beats(t: Sitting, seat: int, after: float) -> None:
    """A bot is about to take the row, so many seconds from now."""
    due = t.now + after
    playing(t).referee.call(Call(due, seat, TAKE, t.room.number, round(after * 1000), due))


@pytest.mark.parametrize(("reacts", "winner", "margin"), [(0.45, 0, 50), (0.55, 1, 50)])
def test_on_a_slow_line_against_a_bot_the_quicker_one_wins(reacts: float, winner: int, margin: int) -> None:
    t = row("expert")
    lines(t, Anna=300)
    start = look(t, ANNA)
    beats(t, 1, 0.5)
    number = arrive(t, start + reacts + 0.3, ANNA, TAKE, round(reacts * 1000), on=1)
    taken = t.room.entries[1]
    assert taken.seat == winner
    if winner == 0:
        assert taken.later == (protocol.Claim(1, margin),) and taken.by is not None
    else:
        assert taken.by == "bot" and taken.after == 500
        assert problem(t, ANNA, number) == ("too-late", margin)


def test_against_bots_a_person_s_call_counts_at_once() -> None:
    t = row("club", "club")
    lines(t, Anna=300)
    start = look(t, ANNA)
    arrive(t, start + 0.7, ANNA, TAKE, 400)
    assert last(t).seat == 0 and last(t).after == 400


def test_a_bot_waits_no_longer_for_a_person_than_the_line_needs() -> None:
    t = row("expert")
    lines(t, Anna=100)
    beats(t, 1, 0.5)
    t.pass_time(0.5 + 0.1 + SLACK - 0.001)
    assert t.room.number == 1
    t.pass_time(0.002)
    assert last(t).by == "bot"


def begins(t: Sitting, action: str, due: float) -> Call:
    """The bot in seat 1 has thought it over, and will do this."""
    begun = Call(due, 1, playing(t).match.action(action), t.room.number, round((due - t.now) * 1000), due)
    playing(t).referee.calls = [begun]
    playing(t).race.reflexes.clear()
    return begun


def test_a_bot_goes_on_with_what_it_has_begun() -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, seats=("me", "club"))
    referee = playing(t).referee
    begun = begins(t, "grab", t.now + 0.9)
    arrive(t, t.now + 0.6, ANNA, "grab", None)
    assert t.room.number == 1 and referee.calls == [begun], "Anna was quicker, and there is still enough"
    t.pass_time(0.3)
    assert last(t).by == "bot" and last(t).did == t.room.entries[0].did


def test_a_bot_chooses_again_when_what_it_wanted_is_gone() -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, seats=("me", "club"))
    gone = begins(t, "grab.f", t.now + 0.9)
    arrive(t, t.now + 0.6, ANNA, "grab.f", None)
    (anew,) = playing(t).referee.calls
    assert anew.seat == 1 and anew.action != gone.action and anew.due > t.now + 0.15


@pytest.mark.parametrize(("pace", "factor"), PACES)
def test_a_bot_takes_its_reaction_and_the_action_s_time(pace: protocol.Pace, factor: float) -> None:
    t = opened(collecting("", "", down="s*8", up="f"), ANNA, seats=("me", "club"), pace=pace)
    (begun,) = playing(t).referee.calls
    takes = playing(t).match.delay(1, begun.action) / 1000
    assert (takes + 0.15) * factor <= begun.due - t.now <= (takes + 2.0) * factor


def test_repeated_presses_do_not_hurry_a_waiting_bot() -> None:
    t = row("club")
    thoughts = playing(t).race.thoughts
    for _ in range(5):
        arrive(t, t.now + 0.01, ANNA, TURN, None, on=0)
        arrive(t, t.now + 0.01, ANNA, 77, None)
    assert playing(t).race.thoughts <= thoughts + 1


# The clock, and Ciao!


def speed(*guests: Guest, pace: protocol.Pace = "usual") -> Sitting:
    """Anna has played a speed card on three players' table; Béla's red rock and Cyril's red paper fit."""
    situation = turn("gr", "yr-fast gs gs", "rr gs gs", "rp gs gs").do("0:yr-fast")
    return opened(situation, ANNA, BELA, CYRIL, seats=("me", "open", "open"), pace=pace)


@pytest.mark.parametrize(("pace", "factor"), PACES)
def test_the_clock_of_a_speed_card_runs_out(pace: protocol.Pace, factor: float) -> None:
    t = speed(pace=pace)
    assert t.play(BELA).runs == pytest.approx(5000 * factor, abs=1)
    t.pass_time(5 * factor - 0.01)
    assert t.room.number == 0
    t.pass_time(0.01)
    assert last(t).seat == CLOCK and last(t).by == "clock" and not playing(t).match.racing


def test_in_a_race_of_ciao_the_quicker_person_plays() -> None:
    t = speed()
    lines(t, Béla=20, Cyril=250)
    start = look(t, ANNA, BELA, CYRIL)
    his = arrive(t, start + 0.52, BELA, "rr", 500)
    cyril = arrive(t, start + 0.73, CYRIL, "rp", 480)
    assert last(t).seat == 2 and answer(t, CYRIL, cyril) == protocol.Ok(cyril)
    t.pass_time(0.3)
    assert problem(t, BELA, his) == ("too-late", 20)
    assert t.room.number == 1


def test_a_late_call_with_the_same_card_reveals_it_to_nobody() -> None:
    situation = turn("gr", "yr-fast gs gs", "rr gs gs", "rr gs gs").do("0:yr-fast")
    t = opened(situation, ANNA, BELA, CYRIL, seats=("me", "open", "open"))
    lines(t, Béla=20, Cyril=250)
    start = look(t, ANNA, BELA, CYRIL)
    arrive(t, start + 0.52, BELA, "rr", 500)
    late = arrive(t, start + 0.76, CYRIL, "rr", 510)
    t.pass_time(0.3)
    assert last(t).seat == 1 and last(t).after == 500 and last(t).later == ()
    assert problem(t, CYRIL, late) == ("too-late", 10), "only he is told"


@pytest.mark.parametrize("arrives", [0.6, 0.9])
def test_a_card_for_the_race_is_not_played_in_the_turn_after_it(arrives: float) -> None:
    """Béla is quicker, and then it is Cyril's turn, in which his card would fit as well."""
    t = speed()
    lines(t, Béla=20, Cyril=250)
    start = look(t, ANNA, BELA, CYRIL)
    arrive(t, start + 0.42, BELA, "rr", 400)
    cyril = arrive(t, start + arrives, CYRIL, "rp", 550, on=0)
    t.pass_time(0.3)
    assert problem(t, CYRIL, cyril)[0] == "too-late"
    assert t.room.number == 1 and playing(t).match.action("rp") in playing(t).match.legal(2)
    assert t.send(CYRIL, "Act", action=playing(t).match.action("rp"), on=1) == protocol.Ok(cyril + 1)


def test_a_call_made_before_the_time_was_up_counts() -> None:
    t = speed()
    lines(t, Béla=300)
    start = look(t, ANNA, BELA, CYRIL)
    number = arrive(t, start + 5.2, BELA, "rr", 4900)
    assert last(t).seat == 1 and answer(t, BELA, number) == protocol.Ok(number)


def test_a_call_made_after_the_time_was_up_does_not() -> None:
    t = speed()
    lines(t, Béla=300)
    start = look(t, ANNA, BELA, CYRIL)
    number = arrive(t, start + 5.32, BELA, "rr", 5020, on=0)
    t.pass_time(0.1)
    assert t.room.entries[0].seat == CLOCK and problem(t, BELA, number)[0] == "stale"


@pytest.mark.parametrize(("arrives", "thanked"), [(0.8, True), (5.2, True), (5.4, False)])
def test_a_thank_you_over_a_slow_line(arrives: float, thanked: bool) -> None:
    given = turn("gr", "gp-give m gs", "gr", "gr gr", more="thanks on", pile="rr*9").do("0:gp-give 0:give.m.2")
    t = opened(given, ANNA, BELA, CYRIL, seats=("me", "open", "open"))
    lines(t, Anna=20, Béla=20, Cyril=300)
    start = look(t, ANNA, BELA, CYRIL)
    number = arrive(t, start + arrives, CYRIL, "thanks", round(arrives * 1000) - 300, on=0)
    if thanked:
        assert last(t).seat == 2 and answer(t, CYRIL, number) == protocol.Ok(number), "nobody else could be earlier"
    else:
        assert t.room.entries[0].seat == CLOCK and problem(t, CYRIL, number)[0] == "stale"


@pytest.mark.parametrize("strength", ["beginner", "club", "expert"])
@pytest.mark.parametrize(("pace", "slower"), PACES)
def test_a_bot_says_thanks_no_sooner_than_a_person_could(
    strength: protocol.Sitter, pace: protocol.Pace, slower: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("octavo.server.room.room.new_secret", lambda: bytes(32))
    given = turn("gr", "gp-give m gs", "gr", "gr gr", more="thanks on", pile="rr*9").do("0:gp-give 0:give.m.2")
    t = opened(given, ANNA, BELA, seats=("me", "open", strength), pace=pace)
    t.pass_time(FLOOR / 1000 - 0.001)
    assert t.room.number == 0
    t.pass_time(5 * slower)
    thanks = t.room.entries[0]
    assert (thanks.seat, thanks.by) == (2, "bot") and isinstance(thanks.after, int) and thanks.after >= FLOOR


def test_bots_that_are_level_are_first_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.server.room.races.reaction", lambda skill, rng: 300)
    secrets = (number.to_bytes(32) for number in itertools.count())
    monkeypatch.setattr("octavo.server.room.room.new_secret", lambda: next(secrets))
    first = []
    for _ in range(60):
        situation = turn("gr", "yr-fast gs", "rr gs", "rr gs", "rr gs").do("0:yr-fast")
        t = opened(situation, ANNA, seats=("me", "club", "club", "club"))
        t.pass_time(0.3001)
        first.append(t.room.entries[0].seat)
        assert t.room.entries[0].after == 300
    assert min(map(first.count, (1, 2, 3))) > 8
