"""A page that stays open for an evening: tables that were left leave nothing behind (a hundred: bench/leaks.py)."""

from browser.leaks import Held, Stay
from browser.player import Player
from browser.visitors import Visitors

SETTLED, MANY = 3, 10  # tables
TABLE = 200  # nodes: less than one table has; that of Take it! begins with 284


def test_a_page_holds_nothing_of_the_tables_that_were_left(visitors: Visitors) -> None:
    stay = Stay(visitors.come(reduced_motion="no-preference"))
    held: list[Held] = []
    for number in range(1, MANY + 1):
        stay.look_in("Mü" if number % 2 else "Take it!")
        Player(stay.page, number).step()
        if number in (SETTLED, MANY):
            held.append(stay.held())
    before, after = held
    assert after.listeners == before.listeners
    assert after.nodes - before.nodes < TABLE, held
