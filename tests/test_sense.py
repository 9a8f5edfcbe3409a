"""Measuring what each piece of sense is worth: who lacks a piece lacks that one, and the page tells what was played."""

import json
from pathlib import Path

import pytest
from bench.bots.results import build_of
from bench.sense import EXACT, MANNER, PLAIN, Piece, lacking, pieces, play_deal, write

from octavo import catalogue, compiler
from octavo.bots import thought
from octavo.chance import generator
from octavo.match import Terms


def test_every_piece_that_a_game_has_is_measured() -> None:
    names = {str(piece) for piece in pieces()}
    assert {"huzz.hunch", "mu.hunch", "mu.manner", "njet.secret", "was_sticht.exact", "ciao.prospect"} <= names
    assert "njet.hunch" not in names, "a random one is none"
    assert {piece.game for piece in pieces()} == set(catalogue.KEYS)


@pytest.mark.parametrize("piece", [piece for piece in pieces() if piece.name in PLAIN], ids=str)
def test_who_lacks_a_piece_has_the_plain_one_and_all_others(piece: Piece) -> None:
    whole = compiler.interpreted(piece.game)
    with lacking(piece):
        rules = compiler.interpreted(piece.game)
        assert getattr(rules, piece.name).__code__ is PLAIN[piece.name].__code__
        for name in set(PLAIN) - {piece.name}:
            assert getattr(rules, name).__code__ is getattr(whole, name).__code__
    assert compiler.interpreted(piece.game) is whole


def test_a_search_goes_by_what_it_has() -> None:
    """What is in hand may cost something: who lacks that prospect does not see it."""
    piece, rules = Piece("ciao", "prospect"), compiler.interpreted("ciao")
    state = Terms("ciao", 2, {}).state()
    rules.deal(state, generator(3))
    seat = next(seat for seat in range(2) if rules.actors(state) >> seat & 1)
    view = rules.STATE.blank()
    rules.observe(state, seat, view)

    def leads() -> list[float]:
        thoughts = thought.think(
            "ciao", view, seat, 1, simulations=64, manner=thought.Manner(farthest=2), compiled=False
        )
        return [one.lead for one in thoughts]

    assert any(leads())
    with lacking(piece):
        assert not any(leads())


def test_manners_and_exact_search_can_be_left_out() -> None:
    with lacking(Piece("mu", MANNER)):
        assert thought.manner_of("mu") == thought.Manner() != thought.manner_of("huzz")
    with lacking(Piece("was_sticht", EXACT)):
        assert "was_sticht" not in thought.EXACT
    assert thought.manner_of("mu").trust and "was_sticht" in thought.EXACT


def test_a_deal_is_played_by_both_and_comes_out_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.sense.SIMULATIONS", 20)
    first, again = (play_deal(Piece("huzz", MANNER), 0) for _ in range(2))
    assert first == again and 0 <= first["share"] <= 1 and first["build"] == build_of("huzz")


def test_the_page_tells_what_was_played_by_the_bots_of_today(tmp_path: Path) -> None:
    file = tmp_path / "sense.jsonl"
    own = {"piece": "huzz.hunch", "deal": 0, "build": build_of("huzz"), "share": 1.0, "lead": 12.0}
    lines = [own | {"lead": 11.0}, own, own | {"lead": 13.0}, own | {"build": "another", "share": 0.0}]
    lines += [own | {"piece": "huzz.prospect", "share": share, "lead": 24 * share - 12} for share in (0.0, 1.0)]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    page = write(file)
    assert "| huzz | 2 | hunch | 100 (44-100) | 50 | **+12.0** (+9.5 to +14.5) | 3 |" in page
    assert "| huzz | 2 | prospect | 50 (0-100) | 50 | +0.0 (-152.5 to +152.5) | 2 |" in page
    assert "| mu | 4 | hunch | – | 25 | – | 0 |" in page
