"""What docs/notation.md shows can be saved and used: its matches are fair, its positions deal worlds that fit."""

import re
from pathlib import Path

import pytest

from octavo.engine import compiler
from octavo.kernel.chance import generator
from octavo.match import notation, position

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
BLOCKS = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
MATCHES = [block for block in BLOCKS if block.startswith(notation.HEADER)]
POSITIONS = [block for block in BLOCKS if block.startswith(position.HEADER)]


def test_there_is_one_of_each_kind_and_nothing_else() -> None:
    assert MATCHES and POSITIONS and len(MATCHES) + len(POSITIONS) == len(BLOCKS)


@pytest.mark.parametrize("text", MATCHES)
def test_a_match_of_the_page_is_fair_legal_and_complete(text: str) -> None:
    assert notation.write(notation.read(text).verify()) == text


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_the_page_deals_worlds_that_fit(text: str) -> None:
    shown = position.read(text).checked()
    assert shown.viewer is not None
    rules = compiler.interpreted(shown.key)
    for seed in range(5):
        world, view = shown.completed(generator(seed)), rules.STATE.blank()
        assert rules.faults(world) == 0 and rules.actors(world)
        rules.observe(world, shown.viewer, view)
        assert position.write(position.Position(shown.key, view, shown.viewer)) == text
