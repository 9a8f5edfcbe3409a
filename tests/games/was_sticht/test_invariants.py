"""Was sticht?: no more is hidden than must be, imagined positions can be, and those that can't be are found out."""

from itertools import product

import pytest

from games.was_sticht.situations import SPECTATOR, dealt, faults
from octavo.games.was_sticht.invariants import FAULTS
from octavo.games.was_sticht.rules import TASKS, Phase
from octavo.kernel.cards import NO_CARD
from octavo.kernel.chance import generator
from octavo.kernel.record import NOBODY
from situations import Situation


def test_everything_but_trumps_and_choices_is_open() -> None:
    """R38, R39: nothing else is hidden from anybody, in any phase."""
    for phase, players in product((Phase.DRAFT, Phase.ROWS, Phase.CHOOSE, Phase.PLAY), (3, 4)):
        t = dealt(phase, players)
        for _ in range(players + 2):
            for seat in (SPECTATOR, *range(players)):
                view = t.view(seat)
                for name in t.rules.STATE.fields:
                    if not (name.startswith("trump") and t.s.phase == Phase.ROWS) and name != "chosen":
                        assert getattr(view, name) == getattr(t.s, name)
                if t.s.phase != Phase.CHOOSE:
                    assert view.chosen == t.s.chosen
            t.step()


def test_an_imagined_world_is_sound_and_looks_the_same() -> None:
    """R37, R39, R40: for every seat and a spectator, through a whole round."""
    for players in (3, 4):
        t, rng = dealt(Phase.ROWS, players, seed=3), generator(5)
        while t.s.rounds == 0:
            for seat in (SPECTATOR, *range(players)):
                view, world = t.view(seat), t.view(seat)
                t.rules.imagine(world, seat, rng)
                again = t.rules.STATE.blank()
                t.rules.observe(world, seat, again)
                assert t.rules.faults(world) == 0
                assert t.rules.STATE.words(again).tolist() == t.rules.STATE.words(view).tolist()
            t.step()


@pytest.mark.parametrize(
    ("field", "index", "value", "fault"),
    [
        ("players", None, 5, "range"),
        ("hands", 0, -5, "range"),
        ("trump_colour", None, 9, "range"),
        ("pool", None, 0, "tasks in the pool"),
        ("hands", 1, 0, "whole pack"),
        ("picks", 0, NO_CARD, "a row does not have"),
        ("announced", 3, NOBODY, "announced winner"),
        ("hands", 2, 1, "wrong number of cards"),
        ("chosen", 0, NO_CARD, "chosen task"),
        ("leader", None, NOBODY, "cards of the trick"),
        ("taken", 0, 3, "tricks taken"),
        ("turn", None, NOBODY, "seat in turn"),
        ("phase", None, Phase.OVER, "the match is over"),
    ],
)
def test_an_impossible_position_is_told(field: str, index: int | None, value: int, fault: str) -> None:
    """R12, R14, R17, R19: each invariant is missed when it is broken."""
    t = Situation.deal("was_sticht", 4, 3, start="3").random(until=lambda s: sum(s.tricks) == 2)
    assert faults(t.s, t) == []
    if index is None:
        setattr(t.s, field, value)
    else:
        getattr(t.s, field)[index] = value
    assert any(fault in text for text in faults(t.s, t))


def test_a_revoke_is_told() -> None:
    """R23, R24: a card that does not follow lies in the trick, and one that does is still in the hand."""
    told = 0
    for seed in range(5):
        t = dealt(Phase.PLAY, seed=seed)
        t.step()
        seat, hand = t.s.turn, t.s.hands[t.s.turn]
        follows = t.choices(seat)
        for card in range(36):
            if hand >> card & 1 and card not in follows:
                t.s.hands[seat], t.s.trick[seat], t.s.turn = hand & ~(1 << card), card, (seat + 1) % 4
                assert faults(t.s, t) == ["a seat that did not follow still holds a card that follows"]
                told += 1
    assert told


def test_an_unearned_discard_is_told() -> None:
    """R30: with other tasks shown the start player would not have been asked."""
    t = dealt(Phase.DROP, seed=2)
    opponents = [seat for seat in range(4) if seat != t.s.starter]
    owned = [(t.s.tasks[seat] | t.s.discarded[seat]) & TASKS.firsts for seat in opponents]
    found = set()
    for choice in product(*([card for card in range(24) if tasks >> card & 1] for tasks in owned)):
        for seat, task in zip(opponents, choice, strict=True):
            t.s.chosen[seat] = task
        found |= set(faults(t.s, t))
    assert found == {FAULTS[-1]}
