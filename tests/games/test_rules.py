"""Every numbered rule and every worked example of a rulebook is cited by a test of that game."""

import re
from pathlib import Path

import pytest

from octavo.games import catalogue
from octavo.testing.words import rulebook
from octavo.text.language import LANGUAGES

ROOT = Path(__file__).parents[2]


def page(key: str) -> str:
    return rulebook(key)


def cited(key: str) -> str:
    """The text of a game's tests."""
    return "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests" / "games" / key).glob("test_*.py")))


@pytest.mark.parametrize("key", catalogue.listed())
def test_the_rules_are_told_in_detail(key: str) -> None:
    numbers = [int(n) for n in re.findall(r"^\*\*R(\d+)\.\*\* ", page(key), re.MULTILINE)]
    assert len(numbers) >= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", catalogue.listed())
def test_what_a_game_is_about_comes_first(key: str, language: str) -> None:
    text = rulebook(key, language)
    _, about, edition, *_ = text.split("\n\n")
    info = catalogue.game(key).INFO
    besides = ("`", "Octavo", info.publisher, *info.designers)
    assert len(about) < 400 and not [word for word in besides if word in about]
    assert "Octavo" in edition and info.publisher in edition


@pytest.mark.parametrize("key", catalogue.listed())
def test_every_rule_is_cited_by_a_test(key: str) -> None:
    rules = set(re.findall(r"^\*\*(R\d+)\.\*\* ", page(key), re.MULTILINE))
    assert rules - set(re.findall(r"\bR\d+\b", cited(key))) == set()


@pytest.mark.parametrize("key", catalogue.listed())
def test_every_worked_example_is_cited_by_a_test(key: str) -> None:
    examples = set(re.findall(r"^\*\*([A-Z]{2}-\d+)\.\*\* ", page(key), re.MULTILINE))
    assert examples and examples - set(re.findall(r"\b[A-Z]{2}-\d+\b", cited(key))) == set()


@pytest.mark.parametrize("key", catalogue.listed())
def test_rules_code_cites_only_rules_that_there_are(key: str) -> None:
    rules = set(re.findall(r"^\*\*R(\d+)\.\*\* ", page(key), re.MULTILINE))
    folder = ROOT / "src" / "octavo" / "games" / key
    for path in folder.glob("*.py"):
        text = path.read_text("utf-8")
        named = set(re.findall(r"\bR(\d+)\b", text)) | set(re.findall(r"Reason\((\d+),", text))
        assert named <= rules, path.name
