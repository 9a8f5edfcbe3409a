"""Lessons: every one is legal and ends, has its words, and shows the learner nothing that the learner may not know."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from octavo.engine import compiler
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.match.lessons.script import script
from octavo.server.http.lessons import Teacher, lesson, written
from octavo.server.room import views
from octavo.server.wire import lessons
from octavo.testing.words import rulebook
from octavo.text.language import LANGUAGES, catalogue_texts

FEWEST, MOST = 8, 16  # steps
LONGEST = 270  # characters of what is said at once


def keys() -> Iterator[tuple[str, str]]:
    """Every key of a lesson's sentence, with its game."""
    for game in catalogue.listed():
        taught = lesson(game)
        for name in (*(step.say for step in taught.steps), *taught.remember):
            yield game, f"lesson-{game}-{name}"


@pytest.mark.parametrize("game", catalogue.listed())
def test_a_lesson_is_short_legal_and_ends(game: str) -> None:
    taught = lesson(game)  # whatever is not legal is refused here
    assert FEWEST <= len(taught.steps) <= MOST
    asked = [step for step in taught.steps if step.do is not None]
    assert len(asked) >= 5
    for step in asked:
        assert step.do in [choice.name for choice in step.plays[-1].choices]
        assert taught.seat in step.plays[-1].actors
    assert taught.steps[-1].do is None and taught.steps[0].plays
    assert taught.result is not None or game == "was_sticht"  # whose matches take many rounds


@pytest.mark.parametrize("game", catalogue.listed())
def test_every_change_is_told_once_and_in_order(game: str) -> None:
    plays = [play for step in lesson(game).steps for play in step.plays]
    numbers = [entry.number for play in plays for entry in play.entries]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [play.number for play in plays] == sorted(play.number for play in plays)
    assert all(play.number >= entry.number for play in plays for entry in play.entries)
    lines = [line.number for play in plays for line in play.sheet]
    assert lines == sorted(set(lines))


@pytest.mark.parametrize("game", catalogue.listed())
def test_the_learner_is_asked_only_where_a_step_asks(game: str) -> None:
    taught = lesson(game)
    for step in taught.steps:
        quiet = step.plays[:-1] if step.do else step.plays
        assert all(not play.choices and taught.seat not in play.actors for play in quiet)


@pytest.mark.parametrize("game", catalogue.listed())
def test_what_is_pointed_at_is_there(game: str) -> None:
    scene = None
    for step in lesson(game).steps:
        scene = step.plays[-1].scene if step.plays else scene
        assert scene is not None
        for touch in step.point:
            if touch.fact is not msgspec.UNSET:
                assert touch.fact < len(scene.facts)
            elif touch.zone is not msgspec.UNSET:
                seat = None if touch.seat is msgspec.UNSET else touch.seat
                zones = [zone for zone in scene.zones if zone.key == touch.zone and zone.seat == seat]
                cards = [card for zone in zones for card in zone.cards]
                assert cards and (touch.card is msgspec.UNSET or touch.card in cards)


@pytest.mark.parametrize("game", catalogue.listed())
def test_nothing_is_shown_that_the_learner_does_not_know(game: str) -> None:
    """In any other world that fits what the learner knows, the same is shown."""

    class Doubter(Teacher):
        looks = 0

        def _look(self, asked: bool = False) -> None:
            super()._look(asked)
            match, seat = self._match, self._seat
            if match.over:
                return
            rules = compiler.interpreted(game)
            for seed in range(3):
                world = match.view(seat)
                rules.imagine(world, seat, generator(seed))
                view = rules.STATE.blank()
                rules.observe(world, seat, view)
                shown = self._plays[-1]
                assert match.game.scene(view, seat) == shown.scene
                assert not asked or views.choices(match, seat, view) == shown.choices
            self.looks += 1

    doubter = Doubter(script(game))
    assert tuple(doubter.steps()) == lesson(game).steps and doubter.looks > 5


def lessons_in(language: str) -> str:
    """The catalogues of all lessons."""
    return "".join(text for name, text in catalogue_texts(language).items() if name.startswith("lesson-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_once_and_there_is_no_other(language: str) -> None:
    there = re.findall(r"^(lesson-[a-z0-9_-]+) =", lessons_in(language), re.MULTILINE)
    used = [key for _, key in keys()]
    assert len(set(used)) == len(used)
    assert sorted(there) == sorted(used)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.listed())
def test_sentences_are_short_and_cite_rules_that_exist(language: str, game: str) -> None:
    taught = msgspec.json.decode(written(language, game), type=lessons.Lesson)
    rules = set(re.findall(r"\*\*(R\d+)\.\*\*", rulebook(game)))
    for sentence in (*(step.say for step in taught.steps), *taught.remember):
        assert len(sentence) <= LONGEST, sentence
        assert set(re.findall(r"\bR\d+\b", sentence)) <= rules
    assert len(taught.remember) == 3


def test_cards_that_can_t_be_played_say_why() -> None:
    follow = next(step for step in lesson("mu").steps if step.say == "follow")
    assert "b7" in follow.why and "open.b7" in follow.why and "r9" not in follow.why
    assert follow.why["b7"].rule == 26
