"""Exact search: in small endings it finds what trying everything by hand finds."""

import pytest

from octavo import compiler
from octavo.bots.thought import certain, solved, think
from octavo.chance import generator
from octavo.match import Match
from octavo.types import State
from situations import simulated

ENDINGS = [("was_sticht", 3), ("was_sticht", 4), ("njet", 2), ("njet", 4)]


def ending(key: str, players: int, number: int, cards: int) -> State:
    """A situation in the first round with so many cards in the longest hand, in which one seat has a choice."""
    match, chance = Match(key, players, {"start": "0"}, secret=number.to_bytes(32)), generator(number)
    while True:
        s = match.state
        played = any(card >= 0 for card in s.trick) or any(s.tricks)
        if played and max(hand.bit_count() for hand in s.hands) <= cards and len(match.legal(match.actors()[0])) > 1:
            return s
        match.play(*simulated(match, chance))


def leads(key: str, s: State, before: list[int]) -> list[tuple[float, float]]:
    """What comes out if everybody does what is best for himself, the first of equals: each one's lead and points."""
    rules = compiler.interpreted(key)
    if s.rounds:
        points = [0] * s.players
        rules.score(s, points)
        gains = [(now - then) * 1024 for now, then in zip(points, before, strict=True)]
        return [((gain * s.players - sum(gains)) // (s.players - 1) / 1024, gain / 1024) for gain in gains]
    seat = rules.actors(s).bit_length() - 1
    best: list[tuple[float, float]] = []
    for found in choices(key, s, before):
        if not best or found[seat][0] > best[seat][0]:
            best = found
    return best


def choices(key: str, s: State, before: list[int]) -> list[list[tuple[float, float]]]:
    """The same for every choice."""
    rules = compiler.interpreted(key)
    seat, actions, found = rules.actors(s).bit_length() - 1, [0] * rules.INFO.choices, []
    n = rules.legal(s, seat, actions)
    for action in actions[:n]:
        after = rules.STATE.copy(s)
        rules.apply(after, seat, action, generator(0))
        found.append(leads(key, after, before))
    return found


@pytest.mark.parametrize(("key", "players"), ENDINGS)
def test_it_finds_what_trying_everything_finds(key: str, players: int) -> None:
    rules = compiler.interpreted(key)
    telling = 0
    for number in range(4):
        s = ending(key, players, number, 3)
        before = [0] * players
        rules.score(s, before)
        seat = rules.actors(s).bit_length() - 1
        expected = [found[seat] for found in choices(key, s, before)]
        looked, found, points = solved(key, s, compiled=False)
        assert looked and list(zip(found, points, strict=True)) == expected
        telling += len(set(expected)) > 1
    assert telling, "in some of them it mattered"


def test_too_much_to_look_at_is_not_looked_at() -> None:
    s = ending("was_sticht", 4, 1, 8)
    assert solved("was_sticht", s, bound=50, compiled=False)[0] == 0


def test_where_something_is_hidden_it_is_not_certain() -> None:
    match, chance = Match("meinz", 4, secret=bytes(32)), generator(1)
    for _ in range(30):
        match.play(*simulated(match, chance))
    seat = match.actors()[0]
    assert certain("meinz", match.view(seat), seat, match.legal(seat), compiled=False) == []


def test_where_all_is_known_the_first_thought_is_the_best() -> None:
    """With every task but one done, nobody's choice is a secret."""
    s = ending("was_sticht", 3, 3, 3)
    rules = compiler.interpreted("was_sticht")
    seat = rules.actors(s).bit_length() - 1
    before = [0] * 3
    rules.score(s, before)
    expected = [found[seat] for found in choices("was_sticht", s, before)]
    thoughts = think("was_sticht", s, seat, 1, simulations=1000, compiled=False)
    assert (thoughts[0].lead, thoughts[0].points) in expected and thoughts[0].lead == max(lead for lead, _ in expected)
    assert thoughts[0].spread == 0
