"""Examples beside the rules: each is a situation that can be played, has its words, and is held to them by a test."""

import re

import msgspec
import pytest

from games.test_rules import cited, page
from octavo.games import catalogue
from octavo.match import examples
from octavo.server.http import example_data
from octavo.server.wire import lessons, protocol
from octavo.testing.words import said
from octavo.text.language import LANGUAGES, say
from situations import Situation

FEWEST = 5  # examples of a game
LONGEST = 330  # letters of a caption
ALL = [(key, example) for key in catalogue.listed() for example in examples.of(key)]
GIVEN = {"points", "choices", "board"}


def named(shows: tuple[str, ...]) -> tuple[set[str], set[str], set[str]]:
    """The zones, the facts and the gardens that something shows."""
    facts = {word.removeprefix("fact.") for word in shows if word.startswith("fact.")}
    gardens = {word.removeprefix("garden.") for word in shows if word.startswith("garden.")}
    zones = {word for word in shows if not word.startswith(("fact.", "garden.")) and word not in GIVEN}
    return zones, facts, gardens


@pytest.mark.parametrize("key", catalogue.listed())
def test_every_game_has_some(key: str) -> None:
    assert len(examples.of(key)) >= FEWEST


@pytest.mark.parametrize(("key", "example"), ALL, ids=lambda value: getattr(value, "name", value))
def test_an_example_cites_rules_and_a_test_plays_it(key: str, example: examples.Example) -> None:
    numbers = {int(n) for n in re.findall(r"^\*\*R(\d+)\.\*\* ", page(key), re.MULTILINE)}
    assert example.rules and set(example.rules) <= numbers
    assert f'example("{example.name}")' in cited(key), "no test says what it shows"


@pytest.mark.parametrize(("key", "example"), ALL, ids=lambda value: getattr(value, "name", value))
def test_an_example_has_words(key: str, example: examples.Example) -> None:
    for language in LANGUAGES:
        assert 20 < len(say(language, f"{key}-example-{example.name}")) < LONGEST


@pytest.mark.parametrize(("key", "example"), ALL, ids=lambda value: getattr(value, "name", value))
def test_what_it_shows_is_there(key: str, example: examples.Example) -> None:
    shown = example_data.drawn(key, example)
    for look in filter(None, (shown.before, shown.after)):
        zones, _, gardens = named(look.shows)
        there = {name for zone in look.scene.zones for name in (zone.key, f"{zone.key}.{zone.seat}")}
        assert zones <= there | {"trick"}
        assert gardens <= {str(fact.facts["place"]) for fact in look.scene.facts if fact.key == "garden"}
        assert "choices" not in look.shows or look.choices
    everywhere = {fact.key for look in (shown.before, shown.after) if look for fact in look.scene.facts}
    for look in filter(None, (shown.before, shown.after)):
        assert named(look.shows)[1] <= everywhere


@pytest.mark.parametrize(("key", "example"), ALL, ids=lambda value: getattr(value, "name", value))
def test_its_moves_are_legal(key: str, example: examples.Example) -> None:
    t = Situation.example(key, example.name)
    if example.play:
        t.then()


@pytest.mark.parametrize("key", catalogue.listed())
def test_no_caption_is_without_an_example(key: str) -> None:
    captions = said(key, "example")
    assert sorted(captions) == sorted(example.name for example in examples.of(key))


@pytest.mark.parametrize("key", catalogue.listed())
def test_they_travel(key: str) -> None:
    found = msgspec.json.decode(example_data.written(key), type=list[lessons.Example])
    assert [example.key for example in found] == [example.name for example in examples.of(key)]
    assert {rule for one in found for look in (one.before, one.after) if look for rule in map(_rule, look.barred)} <= {
        int(n) for n in re.findall(r"^\*\*R(\d+)\.\*\* ", page(key), re.MULTILINE)
    }


def _rule(barred: protocol.Barred) -> int:
    return barred.rule


def test_a_bad_example_is_refused() -> None:
    for text in ("", "rules 1", "rules 1\nwhat 3\n\noctavo position 1\ngame mu\n"):
        with pytest.raises(ValueError):
            examples.read("wrong", text)
