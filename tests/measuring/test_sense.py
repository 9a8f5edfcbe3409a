"""Measuring what each piece of sense is worth: a bot lacks only its piece, and the page tells what was played."""

import json
from collections import Counter
from pathlib import Path

import pytest
from bench.bots.results import build_of
from bench.sense import (
    EXACT,
    MANNER,
    PLAIN,
    TIMED,
    Comparison,
    Effort,
    Piece,
    Trial,
    lacking,
    pieces,
    play_deal,
    trials,
    write,
)

from octavo.bots import thought
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.policy import SearchSettings
from octavo.lab.arena.lineup import Bot
from octavo.lab.arena.luck import Luck
from octavo.match.match import Terms


def test_every_piece_that_a_game_has_is_measured() -> None:
    names = {str(piece) for piece in pieces()}
    assert {"huzz.rollout", "mu.rollout", "mu.manner", "njet.plausibility", "was_sticht.exact", "huzz.value"} <= names
    assert "njet.rollout" not in names, "a random one is none"
    assert "njet.secret" not in names, "not to know it is no choice"
    assert {piece.game for piece in pieces()} == set(catalogue.listed()) - {"meinz"}, "which is searched as it is"


@pytest.mark.parametrize("piece", [piece for piece in pieces() if piece.name in PLAIN], ids=str)
def test_a_bot_without_a_piece_has_the_plain_one_and_all_others(piece: Piece) -> None:
    whole = compiler.interpreted(piece.game)
    with lacking(piece):
        rules = compiler.interpreted(piece.game)
        assert getattr(rules, piece.name).__code__ is PLAIN[piece.name].__code__
        for name in set(PLAIN) - {piece.name}:
            assert getattr(rules, name).__code__ is getattr(whole, name).__code__
    assert compiler.interpreted(piece.game) is whole


def test_a_search_goes_by_what_it_has() -> None:
    """Cards in hand cost something: a bot without that value does not see it."""
    piece, rules = Piece("huzz", "value"), compiler.interpreted("huzz")
    state = Terms("huzz", 2, {}).state()
    rules.deal(state, generator(3))
    seat = next(seat for seat in range(2) if rules.actors(state) >> seat & 1)
    view = rules.STATE.blank()
    rules.observe(state, seat, view)

    def leads() -> list[float]:
        short = SearchSettings(farthest=2)
        thoughts = thought.think("huzz", view, seat, 1, simulations=64, how=short, compiled=False)
        return [one.lead for one in thoughts]

    assert any(leads())
    with lacking(piece):
        assert not any(leads())


def test_manners_and_exact_search_can_be_left_out() -> None:
    with lacking(Piece("mu", MANNER)):
        assert thought.search_of("mu") == SearchSettings() != thought.search_of("huzz")
    with lacking(Piece("was_sticht", EXACT)):
        assert not thought.search_of("was_sticht").exact
    assert thought.search_of("mu").trust and thought.search_of("was_sticht").exact


def test_a_deal_is_played_by_both_and_comes_out_the_same() -> None:
    trial = Trial(Piece("huzz", MANNER), Effort(20), one_has_it=True)
    first, again = (play_deal(trial, 0) for _ in range(2))
    assert first == again and 0 <= first["share"] <= 1 and first["build"] == build_of("huzz")


def test_either_side_may_lack_the_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots asked for a card while the piece is missing: one of three has it, or two of three."""
    piece, lacked = Piece("was_sticht", EXACT), Counter[bool]()

    def think(*_: object, **__: object) -> list[thought.Thought]:
        lacked[not thought.search_of("was_sticht").exact] += 1
        raise InterruptedError

    monkeypatch.setattr(thought, "think", think)
    for one_has_it, expected in ((True, (0, 1, 1)), (False, (1, 0, 0))):
        match = Comparison(Terms(piece.game, 3, {}), [Bot("expert")] * 3, (0, 1, 2), Luck(1, 0))
        match.trial = Trial(piece, Effort(20), one_has_it)
        for seat, lacks in enumerate(expected):
            lacked.clear()
            with pytest.raises(InterruptedError):
                match._ask(Bot("expert"), seat, 1)
            assert lacked == {bool(lacks): 1}


def test_every_piece_is_tried_from_both_sides_and_what_saves_time_at_equal_time() -> None:
    names = [str(trial) for trial in trials()]
    assert len(names) == len(set(names)) and {trial.piece for trial in trials()} == set(pieces())
    assert {"huzz.manner 0.02 s with", "huzz.manner 32 worlds with", "mu.rollout 1,000 worlds without"} <= set(names)
    assert [name for name in names if "mu.manner" in name and "32 worlds" not in name] == [], "it needs none with more"
    assert not [name for name in names if name.startswith("take_it") and name.endswith("without")], "two see the same"
    assert TIMED.seconds and str(TIMED) == "0.02 s"


def test_the_page_tells_what_was_played_by_the_bots_of_today(tmp_path: Path) -> None:
    file = tmp_path / "sense.jsonl"
    rollout, value = "huzz.rollout 1,000 worlds with", "huzz.value 1,000 worlds with"
    own = {"trial": rollout, "deal": 0, "build": build_of("huzz"), "share": 1.0, "lead": 12.0}
    lines = [own | {"lead": 11.0}, own, own | {"lead": 13.0}, own | {"build": "another", "share": 0.0}]
    lines += [own | {"trial": value, "share": share, "lead": 24 * share - 12} for share in (0.0, 1.0)]
    lost = own | {"trial": "mu.rollout 1,000 worlds without", "build": build_of("mu"), "share": 0.0}
    lines += [lost | {"lead": lead} for lead in (-11.0, -12.0, -13.0)]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    page = write(file)
    assert "| huzz | 2 | rollout | 1,000 worlds | with | 100 (44-100) | 50 | **+12.0** (+9.5 to +14.5) | 3 |" in page
    assert "| huzz | 2 | value | 1,000 worlds | with | 50 (0-100) | 50 | +0.0 (-152.5 to +152.5) | 2 |" in page
    assert "| mu | 4 | rollout | 1,000 worlds | without | 0 (0-56) | 25 | **-12.0** (-14.5 to -9.5) | 3 |" in page
    assert "| mu | 4 | rollout | 1,000 worlds | with | – | 25 | – | 0 |" in page

    again = tmp_path / "again.jsonl"
    again.write_text("".join(json.dumps(own | {"lead": 1.0 + lead}) + "\n" for lead in range(2)), "utf-8")
    assert write(again, page) == page, "more was played for what is there"
    assert write(again, page.replace(build_of("huzz"), "another")).count("| +1.5 (") == 1
