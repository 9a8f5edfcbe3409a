"""Exact search: in small endings it finds what trying everything by hand finds."""

from typing import Any

import pytest

from octavo.bots.thought import ExactOutcome, certain, solved, think
from octavo.engine import compiler
from octavo.games.was_sticht.rules import Phase
from octavo.kernel.chance import generator
from octavo.match.match import Match
from situations import simulated

ENDINGS = [("was_sticht", 3), ("was_sticht", 4), ("njet", 2), ("njet", 4)]


def ending(key: str, players: int, number: int, cards: int) -> Any:
    """A situation in the first round with so many cards in the longest hand, in which one seat has a choice."""
    match, chance = Match(key, players, {"start": "0"}, secret=number.to_bytes(32)), generator(number)
    while True:
        s: Any = match.state
        played = any(card >= 0 for card in s.trick) or any(s.tricks)
        if played and max(hand.bit_count() for hand in s.hands) <= cards and len(match.legal(match.actors()[0])) > 1:
            return s
        match.play(*simulated(match, chance))


def outcomes(key: str, s: Any, before: list[int], rounds: int) -> list[ExactOutcome]:
    """What comes out for each seat if everybody does what is best for himself, the first of equals."""
    rules = compiler.interpreted(key)
    if s.rounds != rounds:
        points, marks, n = [0] * s.players, [0] * s.players, s.players
        rules.score(s, points)
        rules.standing(s, marks)
        gains = [(now - then) * 1024 for now, then in zip(points, before, strict=True)]
        leads = [(gain * n - sum(gains)) // (n - 1) / 1024 for gain in gains]
        over = rules.ending(s) >= 0
        won = [(mark == max(marks)) / marks.count(max(marks)) if over else None for mark in marks]
        worth = [0.0 if part is None else 100 * (part * n - 1) / (n - 1) for part in won]
        return [
            ExactOutcome(lead + more, lead, gain / 1024, part)
            for lead, more, gain, part in zip(leads, worth, gains, won, strict=True)
        ]
    seat = rules.actors(s).bit_length() - 1
    best: list[ExactOutcome] = []
    for found in choices(key, s, before, rounds):
        if not best or found[seat].value > best[seat].value:
            best = found
    return best


def choices(key: str, s: Any, before: list[int], rounds: int) -> list[list[ExactOutcome]]:
    """The same for every choice."""
    rules = compiler.interpreted(key)
    seat, actions, found = rules.actors(s).bit_length() - 1, [0] * rules.INFO.choices, []
    n = rules.legal(s, seat, actions)
    for action in actions[:n]:
        after = rules.STATE.copy(s)
        rules.apply(after, seat, action, generator(0))
        found.append(outcomes(key, after, before, rounds))
    return found


def expected(key: str, s: Any) -> list[ExactOutcome]:
    """The outcome of each choice of the seat to act."""
    rules = compiler.interpreted(key)
    before = [0] * s.players
    rules.score(s, before)
    return [found[rules.actors(s).bit_length() - 1] for found in choices(key, s, before, s.rounds)]


def same(found: ExactOutcome, other: ExactOutcome) -> bool:
    """But for rounding."""
    return (found.lead, found.points, found.wins) == (other.lead, other.points, other.wins) and found.value == (
        pytest.approx(other.value, abs=0.01)
    )


@pytest.mark.parametrize(("key", "players"), ENDINGS)
def test_it_finds_what_trying_everything_finds(key: str, players: int) -> None:
    telling = 0
    for number in range(4):
        s = ending(key, players, number, 3)
        wanted = expected(key, s)
        looked, found = solved(key, s, compiled=False)
        assert looked and all(map(same, found, wanted)) and len(found) == len(wanted)
        telling += len(set(wanted)) > 1
    assert telling, "in some of them it mattered"


def test_to_win_the_match_or_not_to_lose_it_yet_counts_more_than_points() -> None:
    """Where a round may end the match, it is not given away for a lead that is as large or larger elsewhere."""
    telling = 0
    for number in range(8):
        match, chance = Match("was_sticht", 3, {"start": "0"}, secret=number.to_bytes(32)), generator(number)
        while not match.over:
            s: Any = match.state
            late = s.phase == Phase.PLAY and max(hand.bit_count() for hand in s.hands) <= 2
            if late and len(match.legal(match.actors()[0])) > 1:
                wanted = expected("was_sticht", s)
                _, found = solved("was_sticht", s, compiled=False)
                assert all(map(same, found, wanted)) and len(found) == len(wanted)
                telling += len({one.wins for one in found}) > 1
            match.play(*simulated(match, chance))
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
    seat, wanted = compiler.interpreted("was_sticht").actors(s).bit_length() - 1, expected("was_sticht", s)
    thoughts = think("was_sticht", s, seat, 1, simulations=1000, compiled=False)
    best = max(wanted, key=lambda one: (one.value, one.lead))
    assert (thoughts[0].lead, thoughts[0].points, thoughts[0].wins) == (best.lead, best.points, best.wins)
    assert thoughts[0].spread == 0
