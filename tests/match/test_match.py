"""A match: legality checked once, a log that only grows, undo, fair chance, text that round-trips."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cases import COUNTS, EACH, Case
from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.match import notation, position
from octavo.match.match import IllegalAction, Match, Terms
from octavo.match.position import Position
from octavo.text.refusal import Refused
from situations import simulated

SECRET = bytes(range(32))


def played(key: str, players: int, seed: int, undos: float = 0.0, **options: str) -> Match:
    """A match of simulated players, from beginning to end."""
    dice, rng = random.Random(seed), generator(seed)
    match = Match(key, players, options, secret=dice.randbytes(32))
    while not match.over:
        match.play(*simulated(match, rng))
        if dice.random() < undos:
            match.undo()
    return match


@pytest.mark.parametrize("case", EACH, ids=str)
def test_a_match_s_text_comes_back_to_the_byte(case: Case) -> None:
    match = played(case.key, case.players, 1, undos=0.05, **dict(case.options))
    text = notation.write(match)
    again = notation.read(text).verify()
    assert notation.write(again) == text
    assert again.points() == match.points() and again.log == match.log
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_a_text_survives_the_mail(key: str, players: int) -> None:
    """Other line ends and blanks at the ends of lines make no difference."""
    text = notation.write(played(key, players, 2))
    mailed = "".join(f"{line}  \r\n" for line in text.splitlines())
    assert notation.write(notation.read(mailed).verify()) == text


@pytest.mark.parametrize("case", EACH, ids=str)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**30), data=st.data())
def test_a_position_s_text_comes_back_and_can_be_played_on(case: Case, seed: int, data: st.DataObject) -> None:
    rng = generator(seed)
    match = Match(case.key, case.players, dict(case.options), secret=random.Random(seed).randbytes(32))
    for _ in range(data.draw(st.integers(0, 150))):
        if match.over:
            break
        match.play(*simulated(match, rng))
    viewer = data.draw(st.sampled_from([None, *range(-1, case.players)]))
    found = Position(case.key, match.state if viewer is None else match.view(viewer), viewer)
    text = position.write(found)
    again = position.read(text).checked()
    assert position.write(again) == text
    words = match.game.STATE.words
    assert viewer is not None or words(again.state).tolist() == words(match.state).tolist()
    on = Match.from_position(again, secret=SECRET)
    while not on.over:
        on.play(*simulated(on, rng))
    whole = notation.write(on)
    assert notation.write(notation.read(whole).verify()) == whole


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


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(key: str, players: int) -> None:
    dice, rng = random.Random(players), generator(players)
    match = Match(key, players, secret=SECRET)
    refused = 0
    everything = sorted({action for seed in range(3) for action in all_actions(key, players, seed)})
    while not match.over and refused < 300:
        if not match.actors():
            match.play(*simulated(match, rng))
            continue
        seat = dice.choice(match.actors())
        legal = match.legal(seat)
        before = match.game.STATE.words(match.state).tolist()
        for action in dice.sample(everything, min(len(everything), 5)):
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as found:
                match.play(seat, action)
            assert found.value.rule > 0
            assert all(match.game.name(choice) in str(found.value) for choice in legal)
            refused += 1
        assert match.game.STATE.words(match.state).tolist() == before
        match.play(*simulated(match, rng))
    assert refused >= 40


def all_actions(key: str, players: int, seed: int) -> set[int]:
    return {entry.action for entry in played(key, players, seed).log if entry.action is not None}


def test_who_is_not_in_turn_is_told_who_is() -> None:
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


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_the_score_sheet_ends_with_the_result(key: str, players: int) -> None:
    match = played(key, players, 8, undos=0.02)
    sheet = match.sheet()
    assert sheet[-1].points == match.points()
    assert [line.number for line in sheet] == sorted({line.number for line in sheet})
    assert match.sheet(sheet[0].number) == sheet[1:] and match.sheet(sheet[-1].number) == []


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
