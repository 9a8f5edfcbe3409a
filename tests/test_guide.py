"""Guides: every phase and every kind of action of a game names a rule that there is."""

import re

import pytest

from octavo import catalogue
from octavo.language import catalogue_texts
from test_rules import page


def rules(key: str) -> set[int]:
    return {int(n) for n in re.findall(r"^\*\*R(\d+)\.\*\* ", page(key), re.MULTILINE)}


def said(key: str, kind: str) -> set[str]:
    """The keys of a game's sentences of a kind, which other tests hold to be complete."""
    texts = "\n".join(catalogue_texts("en").values())
    return set(re.findall(rf"^{key}-{kind}-([a-z0-9-]+) =", texts, re.MULTILINE))


@pytest.mark.parametrize("key", catalogue.KEYS)
def test_every_phase_and_every_action_has_its_rule(key: str) -> None:
    game = catalogue.game(key)
    for found, kind in ((game.GUIDE.phases, "phase"), (game.GUIDE.actions, "do")):
        keys = said(key, kind)
        assert keys and keys <= set(found)
        low, high = game.INFO.players
        counts = {f"{name}-{players}" for name in keys for players in range(low, high + 1)}
        assert set(found) <= keys | counts
        assert set(found.values()) <= rules(key)


@pytest.mark.parametrize("key", catalogue.KEYS)
def test_cards_of_one_s_own_can_be_asked_about(key: str) -> None:
    game = catalogue.game(key)
    for verb in game.GUIDE.verbs.values():
        name = {"kreuz_quer": "7", "huzz": "7", "ciao": "gr"}.get(key, "r7")
        assert game.name(game.parse(verb + name)) == verb + name
