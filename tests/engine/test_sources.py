"""What a source does has a name of its own, which no comment changes."""

from pathlib import Path

import pytest

from octavo.engine.sources import bare, fingerprint

RULES = '''"""How it is played."""

LIMIT = 10  # cards
"""How many there are."""


class Rules:
    """All of them."""


def play(card: int) -> int:
    """Card after card."""
    # the lowest first
    return card + LIMIT
'''


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("# the lowest first", "# the lowest comes first", True),
        ("Card after card.", "One card.\n\n    And another.\n    ", True),
        ("How it is played.", "", True),
        ("How many there are.", "The most.", True),
        ("All of them.", "None.", True),
        ("LIMIT = 10  # cards", "\n\nLIMIT = 10", True),
        ("card + LIMIT", "card - LIMIT", False),
        ("LIMIT = 10", "LIMIT = 11", False),
        ("class Rules", "class Laws", False),
    ],
)
def test_only_what_a_source_does_names_it(old: str, new: str, same: bool, tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(RULES, "utf-8")
    before = fingerprint([path])
    assert RULES.count(old) == 1
    path.write_text(RULES.replace(old, new), "utf-8")
    assert (fingerprint([path]) == before) is same


def test_what_is_left_is_the_same_code(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(RULES, "utf-8")
    space: dict[str, object] = {}
    exec(bare(path), space)
    assert space["LIMIT"] == 10 and callable(space["play"]) and space["play"](1) == 11
    assert '"' not in bare(path) and "#" not in bare(path)


def test_a_text_and_the_names_of_files_count(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    for path in (one, other):
        path.write_text(RULES, "utf-8")
    assert len({fingerprint([one]), fingerprint([other]), fingerprint([one], "3.11"), fingerprint([one, other])}) == 4
