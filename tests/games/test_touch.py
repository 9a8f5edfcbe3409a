"""What a choice is attached to is there to be pointed at, and pointing is never ambiguous."""

import pytest

from cases import EACH
from octavo.games import catalogue
from octavo.testing.words import attached

# The kinds of choices that are made by pointing.
VETOES = {"veto-start", "veto-away", "veto-trump", "veto-super", "veto-points"}
TEAMS = {"team-1", "team-2", "team-2-monster", "team-3-monster"}
ATTACHED: dict[str, set[str]] = {
    "ciao": {"play", "draw", "give", "swap"},
    "huzz": {"play", "mixed", "jokers", "pile", "market", "pair", "shadow"},
    "kreuz_quer": {"away", "lay", "lay-turned", "grab", "grab-up", "go", "goal"},
    "meinz": {"play", "away", "swap"},
    "mu": {"lay", "play", "open", "partner"},
    "njet": {"play", "away-one", "away-two", "give", *VETOES, *TEAMS},
    "take_it": {"turn", "take"},
    "was_sticht": {"take", "pick", "task", "play", "drop"},
}


@pytest.mark.parametrize("key", catalogue.listed())
def test_choices_are_attached_to_what_is_there(key: str) -> None:
    kinds: set[str] = set().union(*(attached(case) for case in EACH if case.key == key))
    assert kinds == ATTACHED[key], "these are pointed at"
