"""Two worlds: whatever a seat can't know makes no difference to anything that it is shown.

A view is completed into another world that fits it. Seen by the same seat, that world must be the same to the last
number, with the same legal actions, the same scene and the same text; and it must be a possible world.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import CASES, COUNTS, Case
from octavo.bots.rollout import choose
from octavo.language import say
from octavo.position import Position, write
from octavo.types import State
from situations import Situation

SPECTATOR = -1


def other_world(t: Situation, view: State, seat: int) -> Situation:
    other = Situation.__new__(Situation)
    other.key, other.rules, other.rng = t.key, t.rules, t.rng
    other.s = t.rules.STATE.copy(view)
    t.rules.imagine(other.s, seat, t.rng)
    return other


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**40))
def test_a_seat_sees_the_same_in_both_worlds(case: Case, seed: int) -> None:
    t = Situation.deal(case.key, case.players, seed, **dict(case.options))
    rules, words = t.rules, t.rules.STATE.words
    for _ in range(400):
        for seat in (*range(case.players), SPECTATOR):
            view = t.view(seat)
            other = other_world(t, view, seat)
            assert rules.faults(other.s) == 0, "an imagined world is a possible one"
            assert words(other.view(seat)).tolist() == words(view).tolist()
            if seat != SPECTATOR:
                assert other.choices(seat) == t.choices(seat)
                seen = Situation.__new__(Situation)
                seen.rules, seen.s = rules, view
                assert seen.choices(seat) == t.choices(seat), "legal reads only what the seat knows"
            assert rules.scene(other.view(seat), seat) == rules.scene(view, seat)
            assert write(Position(case.key, other.view(seat), seat)) == write(Position(case.key, view, seat))
        if not t.actors():
            break
        t.step()


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_imagined_worlds_differ(key: str, players: int) -> None:
    """A completion that gave back the true world would pass the test above."""
    t = Situation.deal(key, players, 3)
    most = 0
    for _ in range(60):
        view = t.view(SPECTATOR)
        worlds = {tuple(t.rules.STATE.words(other_world(t, view, SPECTATOR).s).tolist()) for _ in range(10)}
        most = max(most, len(worlds))
        t.step()
    assert most == 10


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_secret_choice_is_told_without_its_cards(key: str, players: int) -> None:
    """Where several seats choose at once, what the log says of one does not depend on what it chose."""
    for seed in range(3):
        t = Situation.deal(key, players, seed)
        while t.actors():
            if len(t.actors()) > 1:
                for seat in t.actors():
                    told = [t.rules.tell(action) for action in t.choices(seat)]
                    for language in ("en", "hu", "cs", "de"):
                        said = {say(language, f"{key}-did-{fact.key}", **{**fact.facts, "seat": "X"}) for fact in told}
                        assert len(said) == 1
            t.step()


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_bot_decides_the_same_from_the_same_view_and_seed(key: str, players: int) -> None:
    t = Situation.deal(key, players, 2)
    for _ in range(5):
        seat = min(t.actors())
        view = t.view(seat)
        again = other_world(t, view, seat).view(seat)
        action = choose(key, view, seat, 11)
        assert action == choose(key, again, seat, 11)
        t.rules.apply(t.s, seat, action, t.rng)
