"""Matches: texts and positions come back to the byte, illegal actions are refused with a rule, the archive loads."""

import os
import random
from pathlib import Path
from typing import ClassVar

import pytest

from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.kernel.types import Action
from octavo.match import notation, position
from octavo.match.match import IllegalAction, Match
from octavo.match.position import Position
from octavo.testing.cases import Case
from octavo.testing.games import Games
from octavo.testing.situations import simulated

SECRET = bytes(range(32))
WRITE = "OCTAVO_WRITE"  # the variable that asks for a new match of the archive


def played(key: str, players: int, seed: int, undos: float = 0.0, **options: str) -> Match:
    """A match of simulated players, from beginning to end."""
    dice, rng = random.Random(seed), generator(seed)
    match = Match(key, players, options, secret=dice.randbytes(32))
    while not match.over:
        match.play(*simulated(match, rng))
        if dice.random() < undos:
            match.undo()
    return match


class MatchTests(Games):
    """Tests of matches as text, and of what a match refuses."""

    def test_a_match_s_text_comes_back_to_the_byte(self, few: Case) -> None:
        match = played(few.key, few.players, 1, undos=0.05, **dict(few.options))
        text = notation.write(match)
        again = notation.read(text).verify()
        assert notation.write(again) == text
        assert again.points() == match.points() and again.log == match.log
        assert max(map(len, text.splitlines())) <= 80

    def test_a_text_survives_the_mail(self, key: str, players: int) -> None:
        """Other line ends and blanks at the ends of lines make no difference."""
        text = notation.write(played(key, players, 2))
        mailed = "".join(f"{line}  \r\n" for line in text.splitlines())
        assert notation.write(notation.read(mailed).verify()) == text

    def test_a_position_s_text_comes_back_and_can_be_played_on(self, few: Case, seed: int) -> None:
        rng, dice = generator(seed), random.Random(seed)
        match = Match(few.key, few.players, dict(few.options), secret=dice.randbytes(32))
        for _ in range(dice.randrange(150)):
            if match.over:
                break
            match.play(*simulated(match, rng))
        viewer = dice.choice([None, *range(-1, few.players)])
        found = Position(few.key, match.state if viewer is None else match.view(viewer), viewer)
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

    def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(self, key: str, players: int) -> None:
        dice, rng = random.Random(players), generator(players)
        match = Match(key, players, secret=SECRET)
        refused = 0
        everything = sorted({action for seed in range(3) for action in _all_actions(key, players, seed)})
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

    def test_the_score_sheet_ends_with_the_result(self, key: str, players: int) -> None:
        match = played(key, players, 8, undos=0.02)
        sheet = match.sheet()
        assert sheet[-1].points == match.points()
        assert [line.number for line in sheet] == sorted({line.number for line in sheet})
        assert match.sheet(sheet[0].number) == sheet[1:] and match.sheet(sheet[-1].number) == []


def _all_actions(key: str, players: int, seed: int) -> set[Action]:
    return {entry.action for entry in played(key, players, seed).log if entry.action is not None}


class ArchiveTests(Games):
    """A folder with a match of every version that is still played, `GAME-VERSION….txt`: each is legal today and has
    the result that it had then. A match of a new version is written if the variable OCTAVO_WRITE is set; existing
    matches are never rewritten."""

    archive: ClassVar[Path]

    def test_every_version_that_is_played_is_in_the_archive(self, key: str) -> None:
        info = catalogue.game(key).INFO
        path = self.archive / f"{key}-{info.version}.txt"
        if os.environ.get(WRITE) and not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(notation.write(played(key, info.players[0], 1)), "utf-8")
        names = {path.name.removesuffix(".txt").split("-")[1] for path in self.archive.glob(f"{key}-*.txt")}
        assert {str(number) for number in info.versions} <= names, f"{WRITE}=1 pytest writes a match of a new version"

    def test_the_matches_of_the_archive_are_what_they_were(self, key: str) -> None:
        for path in sorted(self.archive.glob(f"{key}-*.txt")):
            text = path.read_text("utf-8")
            match = notation.read(text).verify()
            assert match.over and notation.write(match) == text, path.name
