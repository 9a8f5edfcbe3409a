"""One word, one meaning: what docs/glossary.md lists is used, and no name in the code stands for two things."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "octavo"
MODULES = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in SOURCE.rglob("*.py")}
ELSEWHERE = [*(ROOT / "client" / "src").rglob("*.ts"), *(ROOT / "tests").rglob("*.py")]
TEXTS = [*MODULES.values(), *ELSEWHERE]
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\*\*[^|]+\*\*) \|", GLOSSARY, re.MULTILINE)
WORDS = [word for row in ROWS for word in re.findall(r"\*\*(\w+)\*\*", row)]

# Messages have the names of what they tell: a Room tells of a Room. Every game has a State and phases of its own.
APART = ("server/wire/", "games/")
TWICE = {
    "Deck": {"kernel/options", "match/decks"},  # the option, and the cards that it names
    "Situation": {"server/http/reviews", "testing/situations"},  # a moment of a match: as it is sent, and typed in
}
OFTEN = 4  # modules outside the games: a constant that has its name in more of them says too little


def test_no_word_is_listed_twice() -> None:
    assert len(WORDS) == len(set(WORDS)) > 80


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_used(word: str) -> None:
    used = re.compile(rf"(?<![a-z]){word}(?:s|es|ed|ing)?(?![a-z])", re.IGNORECASE)
    assert any(used.search(path.read_text("utf-8")) for path in TEXTS)


def statements() -> Iterator[tuple[str, ast.stmt]]:
    """What stands at the top of each module."""
    for module, path in MODULES.items():
        for statement in ast.parse(path.read_text("utf-8")).body:
            yield module, statement


def test_no_class_name_means_two_things() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for module, statement in statements():
        if isinstance(statement, ast.ClassDef) and not statement.name.startswith("_") and not module.startswith(APART):
            homes[statement.name].add(module)
    assert {name: found for name, found in homes.items() if len(found) > 1} == TWICE, "one of them needs another name"


def test_no_constant_s_name_is_used_for_everything() -> None:
    homes: dict[str, set[str]] = defaultdict(set)
    for module, statement in statements():
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper() and len(target.id) > 1:
                homes[target.id].add(module)
    often = {
        name: found for name, found in homes.items() if sum(not home.startswith("games/") for home in found) > OFTEN
    }
    assert not often
