"""What somebody who waits can have in mind for the next turn: enough, and nothing that is not there."""

from collections import Counter
from collections.abc import Iterable

import pytest

from cases import COUNTS
from given import given
from octavo.games.huzz.state import Phase
from octavo.kernel.chance import generator
from octavo.kernel.types import Seat
from octavo.match.match import Match
from octavo.server.room import views
from octavo.server.room.chairs import Guest
from octavo.server.wire import protocol
from octavo.testing.words import things
from server.rooms import ANNA, BELA, CYRIL, Sitting, new
from situations import simulated

SECRET = bytes(range(32))
ACTIONS = 300  # of a match


def waiting(match: Match) -> Iterable[Seat]:
    return (seat for seat in range(match.terms.players) if seat not in match.actors())


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_what_is_upcoming_is_there_and_is_often_what_is_done(key: str, players: int) -> None:
    match, rng = Match(key, players, secret=SECRET), generator(1)
    upcoming: dict[Seat, set[int]] = {}
    met: Counter[bool] = Counter()
    for _ in range(ACTIONS):
        if match.over:
            break
        for seat in waiting(match):
            _, choices = views.upcoming(match, seat)
            there = things(match.game.scene(match.view(seat), seat), players)
            for choice in choices:
                assert not Counter(choice.touch) - there, f"{choice.name} points at what is not there"
            actions = [choice.action for choice in choices]
            assert actions == sorted(set(actions)), "each action once, ascending"
            upcoming[seat] = set(actions)
        for seat in match.actors():
            assert not views.upcoming(match, seat)[1], "whoever may act decides now"
        seat, action = simulated(match, rng)
        planned = upcoming.pop(seat, None)
        if planned is not None and not match.racing:
            met[action in planned] += 1
        match.play(seat, action)
    if share := given(key)["planned"]:
        assert met[True] >= share * met.total() > 0, met
    else:
        assert not met[True]


def asked(t: Sitting, who: Guest) -> protocol.Upcoming:
    """What somebody can have in mind."""
    assert isinstance(t.send(who, "Ahead"), protocol.Ok)
    message = t.answers[-2].message
    assert isinstance(message, protocol.Upcoming) and message.on == t.room.number
    return message


def names(t: Sitting, who: Guest) -> set[str]:
    """The same, by name."""
    return {choice.name for choice in asked(t, who).choices}


def hand(t: Sitting, who: Guest, seat: Seat) -> set[str]:
    scene = t.play(who).scene
    return {card for zone in scene.zones if zone.key == "hand" and zone.seat == seat for card in zone.cards}


def test_a_bid_or_a_pass() -> None:
    t = Sitting.open(new("mu", "me", "open", "open", "club", options={"start": "0"}), BELA, CYRIL)
    assert t.room.playing
    people = (ANNA, BELA, CYRIL)
    seat = next(seat for seat in range(3) if seat not in t.room.playing.match.actors())
    assert names(t, people[seat]) == {"pass"} | {f"lay.{card}" for card in hand(t, people[seat], seat)}


def test_any_set_of_the_hand_or_what_becomes_of_a_layer() -> None:
    t = Sitting.open(new("huzz", "me", "open"), BELA)
    assert t.room.playing
    match = t.room.playing.match
    seat = next(iter(waiting(match)))
    who = (ANNA, BELA)[seat]
    assert names(t, who) >= hand(t, who, seat)
    view = match.rules.STATE.copy(match.state)
    view.phase, view.victim = Phase.STEAL, seat
    match.state = view
    assert names(t, who) == {"back", "away"}
    assert (t.play(who).scene.phase, asked(t, who).phase) == ("steal", "answer")


def test_a_card_that_may_fit_or_to_draw() -> None:
    t = Sitting.open(new("ciao", "me", "open"), BELA)
    assert t.room.playing
    seat = next(iter(waiting(t.room.playing.match)))
    who = (ANNA, BELA)[seat]
    assert names(t, who) == {"draw"} | hand(t, who, seat)


def test_the_phase_is_that_of_the_own_turn_whatever_another_decides() -> None:
    t = Sitting.open(new("ciao", "me", "open"), BELA)
    assert t.room.playing
    match = t.room.playing.match
    seat = next(iter(waiting(match)))
    match.play(1 - seat, match.action("draw"))
    assert match.actors() == [1 - seat], "who has drawn plays the card or keeps it"
    who = (ANNA, BELA)[seat]
    assert (t.play(who).scene.phase, asked(t, who).phase) == ("drawn", "turn")


def test_a_spectator_can_plan_nothing() -> None:
    t = Sitting.open(new("mu", "me", "club", "club", "club"))
    refused = t.send(BELA, "Ahead")
    assert isinstance(refused, protocol.No) and refused.problem.key == "not-seated"
