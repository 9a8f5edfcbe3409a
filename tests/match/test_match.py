"""A match: legality checked once, a log that only grows, undo, fair chance, text that round-trips."""

import random

import pytest

from octavo.engine import compiler
from octavo.games import catalogue
from octavo.match import notation
from octavo.match.match import Match, Terms
from octavo.testing import MatchTests, played
from octavo.text.refusal import Refused

SECRET = bytes(range(32))


class TestMatches(MatchTests):
    keys = catalogue.listed()


def test_an_undo_is_an_entry_and_chance_is_fresh_after_it() -> None:
    match = Match("meinz", 3, {"start": "2"}, secret=SECRET)
    dice = random.Random(3)
    while match.state.rounds == 0:
        seat = dice.choice(match.actors())
        last = (seat, dice.choice(match.legal(seat)))
        match.play(*last)
    dealt = match.game.STATE.words(match.state).tolist()
    entries = len(match.log)
    match.undo()
    assert match.state.rounds == 0
    assert len(match.log) == entries + 1
    match.play(*last)
    assert match.state.rounds == 1
    assert match.game.STATE.words(match.state).tolist() != dealt, "the deal that was seen does not come again"
    assert [number for number, _ in match.done()][-1] == entries + 2


def test_nothing_to_undo() -> None:
    with pytest.raises(Refused, match="nothing to take back"):
        Match("meinz", 4).undo()


def test_the_same_secret_gives_the_same_match_and_another_another() -> None:
    words = Match("mu", 5).game.STATE.words
    first = words(Match("mu", 5, secret=SECRET).state).tolist()
    assert first == words(Match("mu", 5, secret=SECRET).state).tolist()
    assert first != words(Match("mu", 5, secret=SECRET[::-1]).state).tolist()


def test_the_commitment_binds_the_terms_too() -> None:
    plain = Match("njet", 4, secret=SECRET)
    assert plain.commitment == Match("njet", 4, {"equals": "first"}, secret=SECRET).commitment
    assert plain.commitment != Match("njet", 4, {"equals": "last"}, secret=SECRET).commitment
    assert plain.commitment != Match("njet", 5, secret=SECRET).commitment


def test_the_secret_is_told_only_at_the_end() -> None:
    match = Match("meinz", 4, secret=SECRET)
    assert SECRET.hex() not in notation.write(match)
    assert SECRET.hex() in notation.write(match, reveal=True)
    assert "secret" in notation.write(played("meinz", 4, 1))


def test_a_player_who_is_not_in_turn_is_told_who_is() -> None:
    match = Match("mu", 4, {"start": "1"}, ["Ann", "Bob", "Cid", "Dee"])
    with pytest.raises(Refused, match="Bob is to act"):
        match.play_named(0, "pass")
    with pytest.raises(Refused, match="no seat 9"):
        match.play_named(9, "pass")
    with pytest.raises(Refused, match="not an action of mu"):
        match.play_named(1, "veto.start.1")
    with pytest.raises(Refused, match="not an action of mu"):
        match.play(1, 10**6)
    with pytest.raises(Refused, match="not an action of mu"):
        match.play(1, -(10**6))


def test_after_the_end_nothing_can_be_done() -> None:
    match = played("meinz", 4, 5)
    with pytest.raises(Refused, match="over"):
        match.play_named(0, "r3")
    assert match.result().winners == tuple(s for s, p in enumerate(match.points()) if p == max(match.points()))
    with pytest.raises(Refused, match="not over yet"):
        Match("meinz", 4).result()


@pytest.mark.parametrize(
    ("terms", "sentence"),
    [
        (("poker", 4, {}), "There is no game “poker”"),
        (("mu", 3, {}), "mu is for 4 to 6 players, not 3"),
        (("njet", 4, {"colour": "red"}), "njet has no option “colour”"),
        (("njet", 4, {"equals": "never"}), "equals can be first | last, not “never”"),
        (("mu", 4, {"goal": "9999"}), "goal can be"),
        (("mu", 4, {"goal": "２００"}), "goal can be"),
        (("mu", 4, {"start": "4"}), "start can be lot | 0-3"),
    ],
)
def test_wrong_terms_are_refused(terms: tuple[str, int, dict[str, str]], sentence: str) -> None:
    with pytest.raises(Refused) as found:
        Terms(*terms)
    assert sentence in str(found.value)


@pytest.mark.parametrize("names", [["A", "B"], ["A", "B", "C", ""], ["A", "B", "C", "x" * 21], ["A", "B", "C", "\x07"]])
def test_wrong_names_are_refused(names: list[str]) -> None:
    with pytest.raises(Refused):
        Match("meinz", 4, names=names)


def test_interpreted_rules_are_a_copy_of_the_game_s_own() -> None:
    rules = compiler.interpreted("meinz")
    assert rules is compiler.interpreted("meinz")
    assert rules.name(rules.parse("swap.b9.r3")) == "swap.b9.r3"
