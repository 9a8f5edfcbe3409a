"""Bad input: broken, truncated and foreign files and impossible positions get one clear sentence and change nothing."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cases import COUNTS
from octavo.games import catalogue
from octavo.match import notation, position
from octavo.match.match import Match
from octavo.match.position import Position
from octavo.testing import played
from octavo.text.language import LANGUAGES
from octavo.text.refusal import Refused
from situations import Situation

MATCH = notation.write(played("meinz", 4, 1))
POSITION = position.write(Position("meinz", Situation.deal("meinz", 4, 1).random(until=lambda s: s.phase == 2).s))


def sentence(refused: Refused) -> str:
    for language in LANGUAGES:
        said = refused.say(language)
        assert said and "\n" not in said
    return str(refused)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("octavo match 1", '[Event "Chess"]', "line 1 should be “octavo match 1”"),
        ("octavo match 1", "octavo match 2", "line 1 should be"),
        ("game meinz", "game whist", "no game “whist”"),
        ("rules 1", "rules 7", "version 7"),
        ("players 4", "players 5", "3 to 4 players"),
        ("players 4", "players four", "Line 4: “players 1, 2, 3 …” was expected"),
        ("option monster counts", "option monster", "option NAME VALUE"),
        ("option monster counts", "option monster eats", "monster can be counts | highest"),
        ("option monster counts\n", "", "Every option of meinz needs its line"),
        ("seat 2 Cyril", "seat 3 Cyril", "“seat 2 …” was expected"),
        ("commitment ", "commitment 0", "does not match the commitment"),
        ("secret ", "secret zz", "“secret 03c1…” was expected"),
        ("result ", "result 1 ", "result POINTS POINTS POINTS POINTS"),
        ("\nend\n", "\n", "breaks off before its “end”"),
        ("  1. ", "  2. ", "“1.” was expected"),
        ("  1. ", "  1. 7:r3 ", "not SEAT:ACTION"),
        ("  1. ", "  1. 0:x9 ", "not SEAT:ACTION"),
    ],
)
def test_a_broken_match_is_refused_with_its_line(old: str, new: str, expected: str) -> None:
    assert old in MATCH
    with pytest.raises(Refused) as found:
        notation.read(MATCH.replace(old, new, 1)).verify()
    assert expected in sentence(found.value)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [("{seat}:claim", "claim is not allowed now (meinz R6)"), ("undo", "nothing to take back")],
)
def test_what_a_log_can_t_hold_is_found_with_its_line(entry: str, expected: str) -> None:
    lines = MATCH.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("  1. "))
    words = lines[at].split()
    words[1] = entry.format(seat=words[1].split(":")[0])
    lines[at] = " ".join(words)
    with pytest.raises(Refused) as found:
        notation.read("\n".join(lines)).verify()
    said = sentence(found.value)
    assert f"Line {at + 1}, action 1: " in said and expected in said


@pytest.mark.parametrize(
    ("old", "new"), [("at players 4", "at players 3"), ("at monster counts", "at monster highest")]
)
def test_an_opening_of_other_terms_is_refused(old: str, new: str) -> None:
    opening = Position("meinz", Situation.deal("meinz", 4, 1).s)
    text = notation.write(Match.from_position(opening, secret=bytes(32)), reveal=True)
    notation.read(text).replay()
    with pytest.raises(Refused) as found:
        notation.read(text.replace(old, new)).replay()
    sentence(found.value)


def test_a_changed_result_is_found_out() -> None:
    lines = [f"result {' '.join(['9'] * 4)}" if line.startswith("result") else line for line in MATCH.splitlines()]
    with pytest.raises(Refused, match="the text says 9 9 9 9"):
        notation.read("\n".join(lines)).verify()


def test_an_unfinished_match_can_t_be_verified() -> None:
    shorter = MATCH.splitlines()
    del shorter[-3:-1]
    with pytest.raises(Refused, match="not finished"):
        notation.read("\n".join(shorter)).verify()
    hidden = "\n".join(line for line in MATCH.splitlines() if not line.startswith("secret"))
    with pytest.raises(Refused, match="does not contain the match's secret"):
        notation.read(hidden).verify()


@settings(max_examples=150, deadline=None)
@given(cut=st.integers(0, len(MATCH) - 2))
def test_a_truncated_match_is_refused(cut: int) -> None:
    with pytest.raises(Refused) as found:
        notation.read(MATCH[:cut])
    sentence(found.value)


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_match_with_words_changed_is_refused_or_plays(seed: int) -> None:
    dice = random.Random(seed)
    words = MATCH.split(" ")
    for _ in range(dice.randint(1, 4)):
        words[dice.randrange(len(words))] = dice.choice(
            [*words, "", "-1", "99", "?", "\n", "9" * 30, "é", "0:r1", "undo"]
        )
    try:
        notation.read(" ".join(words)).verify()
    except Refused as refused:
        sentence(refused)


@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=300))
@example(text="octavo match 1\nend")
@example(text="octavo match 1\ngame\nend")
@example(text="octavo position 1")
@example(text="octavo position 1\ngame")
@example(text="octavo position 1\ngame meinz\nview")
@example(text="octavo position 1\ngame meinz\nplayers 99999999999999999999")
def test_any_text_is_refused_or_read(text: str) -> None:
    for read in (notation.read, lambda text: position.read(text).checked()):
        try:
            read(text)
        except Refused as refused:
            sentence(refused)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("octavo position 1", "rnbqkbnr/8/8 w KQkq", "line 1 should be “octavo position 1”"),
        ("game meinz", "game go", "no game “go”"),
        ("game meinz", "hands.0 r1", "a line “game KEY” was expected"),
        ("hands.0", "hand.0", "there is no field “hand.0”"),
        ("hands.0", "hands", "there is no field “hands”"),
        ("hands.0", "hands.9", "hands goes from 0 to 3, not “9”"),
        ("hands.0 ", "hands.0 x7 ", "can't be “x7”"),
        ("hands.0 ", "hands.0 r1 r1 ", "can't be “r1”"),
        ("hands.1", "hands.0", "hands.0 was given before"),
        ("phase claim", "phase siesta", "can't be “siesta”; expected: away, play"),
        ("players 4", "players 7", "3 to 4 players, not 7"),
        ("leader", "leader 8 ", "expected: 0-3"),
        ("starter", "total.0 many\nstarter", "can't be “many”"),
        ("hands.0 ", "hands.1 -\nhands.0 r1 r2 r3 r4 r5 r6 r7 r8 r9\n# ", "there is no field “#”"),
    ],
)
def test_a_broken_position_is_refused_with_its_line(old: str, new: str, expected: str) -> None:
    assert old in POSITION
    with pytest.raises(Refused) as found:
        position.read(POSITION.replace(old, new, 1)).checked()
    assert expected in sentence(found.value)


def test_an_impossible_position_is_refused_with_all_that_is_wrong() -> None:
    lines = [line for line in POSITION.splitlines() if not line.startswith("hands.2")]
    with pytest.raises(Refused) as found:
        position.read("\n".join(lines)).checked()
    said = sentence(found.value)
    assert "not the whole pack" in said and "wrong number of cards" in said


@pytest.mark.parametrize(("key", "players"), COUNTS)
def test_faults_are_total(key: str, players: int) -> None:
    """Any numbers at all in a record are judged without a crash; hardly any are a possible position."""
    t = Situation.deal(key, players, 1).random(until=lambda s: True)
    layout, dice = t.rules.STATE, random.Random(key)
    for _ in range(300):
        words = layout.words(t.s)
        for _ in range(dice.randint(1, 6)):
            words[dice.randrange(2, len(words))] = dice.choice([-2, -1, 0, 1, 3, 7, 63, 2**31 - 1, 2**60 - 1, -5])
        s = layout.plain(words)
        s.players = players
        t.rules.faults(s)
        t.step() if t.actors() else None


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_text_that_is_too_long_is_not_read(key: str) -> None:
    with pytest.raises(Refused, match="longer than"):
        position.read("octavo position 1\n" + "x" * position.LARGEST)
    with pytest.raises(Refused, match="longer than"):
        notation.read("octavo match 1\n" + "x" * notation.LARGEST)
