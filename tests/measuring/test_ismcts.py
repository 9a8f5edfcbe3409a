"""Oh Hell, which the searches are compared at, is the same game here and in OpenSpiel."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from bench import ismcts

from octavo.engine import compiler
from octavo.engine.backend import Interpreted
from octavo.games import catalogue


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only here: no other test shall see the game. Interpreted, so that nothing needs to be compiled."""
    monkeypatch.setattr(catalogue, "_unlisted", {})
    monkeypatch.setattr("octavo.lab.arena.luck.Compiled", Interpreted)
    ismcts.install()
    yield


@pytest.mark.parametrize("number", range(40))
def test_legal_actions_and_returns_agree(number: int) -> None:
    match, dice = ismcts.Twins(3, number), random.Random(number)
    while not match.theirs.is_terminal():
        assert match.ours.speed.actors() == 1 << match.turn
        legal = match.ours.speed.legal(match.turn)
        assert legal == match.theirs.legal_actions()
        match.play(dice.choice(legal))
    assert match.over
    assert match.ours.speed.score() == match.theirs.returns()


@pytest.mark.parametrize("number", range(10))
def test_imagined_worlds_fit_the_view(number: int) -> None:
    """Voids included: observing the world gives the view again, and nobody holds what he can't."""
    rules = compiler.interpreted(ismcts.KEY)
    layout = rules.STATE
    match, dice = ismcts.Twins(4, number), random.Random(number)
    while not match.over:
        for seat in range(3):
            view = match.ours.speed.view(seat)
            world = layout.copy(view)
            rules.imagine(world, seat, [number + 1, 2, 3, seat + 4])
            again = layout.blank()
            rules.observe(world, seat, again)
            assert layout.words(again).tolist() == layout.words(view).tolist()
            truth: Any = match.ours.speed.state
            assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in truth.hands]
            assert not any(hand & lacks for hand, lacks in zip(world.hands, world.lacks, strict=True))
            assert not (world.hands[0] & world.hands[1] or (world.hands[0] | world.hands[1]) & world.hands[2])
        match.play(dice.choice(match.theirs.legal_actions()))


def test_deals_differ_and_every_card_can_be_trumps() -> None:
    states: list[Any] = [ismcts.Twins(5, number).ours.speed.state for number in range(60)]
    assert len({tuple(s.hands) for s in states}) == 60
    assert {s.dealer for s in states} == {0, 1, 2} and len({s.trump for s in states}) > 20
    assert all(sum(hand.bit_count() for hand in s.hands) == 27 for s in states)


def test_both_sides_choose_what_is_legal_and_the_sums_come_out() -> None:
    rng = random.Random(1)

    def ours(match: ismcts.Twins, seed: int) -> int:
        return int(rng.choice(match.ours.speed.legal(match.turn)))

    def theirs(match: ismcts.Twins, seed: int) -> int:
        return int(ismcts.their_bot(20, -1.0, seed, ismcts.EXPLORE).step(match.theirs))

    mine = [ismcts.sample(ours, theirs, 1, 1, deal) for deal in range(3)]
    rest = [ismcts.sample(theirs, ours, 2, 1, deal) for deal in range(3)]
    assert all(0 <= won <= 1 for won, _ in (*mine, *rest))
    outcome = ismcts.outcome(1, mine)
    assert outcome.deals == 3 and outcome.wins.low <= outcome.wins.mean <= outcome.wins.high
    assert outcome.lead.mean == pytest.approx(sum(lead for _, lead in mine) / 3)


def test_the_winner_is_credited() -> None:
    """A bot that plays the first legal action against two that do the same wins a third of any deals."""

    def first(match: ismcts.Twins, seed: int) -> int:
        return int(match.theirs.legal_actions()[0])

    samples = [ismcts.sample(first, first, 1, 2, deal) for deal in range(4)]
    assert [won for won, _ in samples] == pytest.approx([1 / 3] * 4)
    assert [lead for _, lead in samples] == pytest.approx([0] * 4)
