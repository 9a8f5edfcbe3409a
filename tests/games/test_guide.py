"""Guides: every phase and every kind of action of a game names a rule that there is."""

import inspect
import re

import pytest

from games.test_rules import page
from given import given
from octavo.games import catalogue
from octavo.kernel.options import Choice


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_tie_leads_to_the_rule_that_breaks_it(key: str) -> None:
    game = catalogue.game(key)
    values = {value for option in game.INFO.options if isinstance(option, Choice) for value in option.values}
    assert set(game.GUIDE.ties) <= values | {""}
    for rule in game.GUIDE.ties.values():
        found = re.search(rf"^\*\*R{rule}\.\*\* .*?(?=\n\n)", page(key), re.MULTILINE | re.DOTALL)
        assert found and "level" in found[0] and "share" in found[0]
    shared = game.standing is game.score or "score(s, marks)" in inspect.getsource(game.standing)
    assert bool(game.GUIDE.ties) != shared


@pytest.mark.parametrize("key", catalogue.listed())
def test_own_cards_can_be_asked_about(key: str) -> None:
    game = catalogue.game(key)
    for verb in game.GUIDE.verbs.values():
        name = given(key)["card"]
        assert game.name(game.parse(verb + name)) == verb + name
