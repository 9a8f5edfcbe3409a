"""What a choice is attached to is there to be pointed at, and pointing is never ambiguous."""

import pytest

from cases import EACH
from given import given
from octavo.games import catalogue
from octavo.testing.words import attached


@pytest.mark.parametrize("key", catalogue.listed())
def test_choices_are_attached_to_what_is_there(key: str) -> None:
    kinds: set[str] = set().union(*(attached(case) for case in EACH if case.key == key))
    assert kinds == set(given(key)["attached"]), "these are pointed at"
