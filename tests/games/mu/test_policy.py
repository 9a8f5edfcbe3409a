"""Mü: what players do in a bot's imagination."""

from typing import Any

from games.mu.situations import auction
from octavo.bots import players
from octavo.games.mu.policy import rollout
from octavo.games.mu.rules import Phase
from octavo.kernel.chance import generator
from octavo.match.match import Match

TIMES = 200
LAID = "laid.{0} r2 b3 y4 g5 k6 r8 b8 y8\nbids.{0} 8\n"  # more than half of fifteen cards


def ends_it(*wild: int) -> int:
    """How often seat 0, which has nothing to bid on, passes or is done where others have laid as much as that."""
    t = auction("r9 b9 y9 g9 k9", "r0", "b0", "y0", more="".join(LAID.format(seat) for seat in wild) + "highest 8")
    choices = t.choices(0)
    rng = generator(1)
    return sum(rollout(t.s, 0, choices, len(choices), rng) == choices[-1] for _ in range(TIMES))


def test_a_player_with_nothing_does_not_bid_along_with_a_wild_one() -> None:
    assert ends_it() == ends_it(2) == TIMES


def test_where_two_bid_wildly_all_lay_on() -> None:
    assert ends_it(1, 3) == ends_it(1, 2, 3) == ends_it(0, 1, 3) == 0


def test_a_lone_wild_bidder_may_also_stop() -> None:
    assert 0 < ends_it(0) < TIMES
    assert 0 < ends_it(0, 1) < TIMES


def test_a_player_who_has_no_card_left_passes() -> None:
    t = auction("", "r0", "b0", "y0", more=LAID.format(1) + LAID.format(2) + "highest 8")
    assert rollout(t.s, 0, t.choices(0), 1, generator(1)) == t.choices(0)[0]


def test_beginners_bid_as_people_do() -> None:
    match, number = Match("mu", 4, secret=bytes(32)), 0
    while match.state.phase == Phase.AUCTION and number < 60:
        seat, number = match.actors()[0], number + 1
        action = players.choose("mu", match.view(seat), seat, number, "beginner", nature=128, compiled=False)
        match.play(seat, action)
        s: Any = match.state
        assert max(s.bids) <= 10, "nobody lays all cards"
    assert match.state.phase != Phase.AUCTION
