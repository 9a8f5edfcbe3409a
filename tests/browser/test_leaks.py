"""A page that stays open for an evening: tables that are left leave nothing behind. A hundred matches: bench/leaks.py."""

import pytest

from browser.leaks import Stay
from browser.player import Player
from browser.visitors import Visitors

SETTLED, MANY = 3, 10  # matches
STEPS = 3


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_page_holds_nothing_of_the_tables_that_were_left(motion: str, visitors: Visitors) -> None:
    stay = Stay(visitors.come(reduced_motion=motion))
    before = None
    while stay.matches < MANY:
        stay.open("take_it" if stay.matches % 2 else "mu")
        player = Player(stay.page, 5)
        for _ in range(STEPS):
            try:
                player.step()
            except AssertionError as error:
                assert "is covered by" in str(error)  # a card still flew
        if stay.matches == SETTLED:
            before = stay.held()
    after = stay.held()
    assert before is not None
    assert (after.nodes, after.listeners) == (before.nodes, before.listeners), (before, after)
