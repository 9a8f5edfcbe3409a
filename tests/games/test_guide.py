"""Guides: every phase and every kind of action of a game names a rule that there is."""

import inspect
import re

import pytest

from games.test_rules import page
from octavo.games import catalogue
from octavo.kernel.options import Choice
from octavo.text.language import catalogue_texts


def rules(key: str) -> set[int]:
    return {int(n) for n in re.findall(r"^\*\*R(\d+)\.\*\* ", page(key), re.MULTILINE)}


def said(key: str, kind: str) -> set[str]:
    """The keys of a game's sentences of a kind, which other tests hold to be complete."""
    texts = "\n".join(catalogue_texts("en").values())
    return set(re.findall(rf"^{key}-{kind}-([a-z0-9-]+) =", texts, re.MULTILINE))


@pytest.mark.parametrize("key", catalogue.listed())
def test_every_phase_and_every_action_has_its_rule(key: str) -> None:
    game = catalogue.game(key)
    for found, kind in ((game.GUIDE.phases, "phase"), (game.GUIDE.actions, "do")):
        keys = said(key, kind)
        assert keys and keys <= set(found)
        low, high = game.INFO.players
        counts = {f"{name}-{players}" for name in keys for players in range(low, high + 1)}
        assert set(found) <= keys | counts
        assert set(found.values()) <= rules(key)


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_tie_leads_to_the_rule_that_tells_who_of_those_level_has_won(key: str) -> None:
    game = catalogue.game(key)
    values = {value for option in game.INFO.options if isinstance(option, Choice) for value in option.values}
    assert set(game.GUIDE.ties) <= values | {""}
    for rule in game.GUIDE.ties.values():
        found = re.search(rf"^\*\*R{rule}\.\*\* .*?(?=\n\n)", page(key), re.MULTILINE | re.DOTALL)
        assert found and "level" in found[0] and "share" in found[0]
    shared = game.standing is game.score or "score(s, marks)" in inspect.getsource(game.standing)
    assert bool(game.GUIDE.ties) != shared


@pytest.mark.parametrize("key", catalogue.listed())
def test_cards_of_one_s_own_can_be_asked_about(key: str) -> None:
    game = catalogue.game(key)
    for verb in game.GUIDE.verbs.values():
        name = {"kreuz_quer": "7", "huzz": "7", "ciao": "gr"}.get(key, "r7")
        assert game.name(game.parse(verb + name)) == verb + name
