"""Njet!: what a bot makes of vetoes."""

from operator import mul

import pytest

from octavo.games.njet.policy import plausibility
from octavo.games.njet.state import HAND, SUITS, ZEROS
from octavo.kernel.chance import generator
from octavo.kernel.policy import CERTAIN
from situations import Situation

LONG, SHORT = "r1 r2 r3 r4 r5 r6", "r1 b2 b3 b4 b5 b6"


def veto(cells: str, hand: str, seat: int = 1) -> Situation:
    """Somebody has covered these cells, and holds these cards in the world that is looked at."""
    return Situation(f"game njet\nplayers 4\nphase veto\nturn 0\nstones.{seat} {cells}\nhands.{seat} {hand}")


def test_a_player_who_has_vetoed_a_colour_has_few_of_it() -> None:
    assert plausibility(veto("trump.r", LONG).s, 0) * 4 < plausibility(veto("trump.r", SHORT).s, 0) == CERTAIN
    assert plausibility(veto("trump.b", LONG).s, 0) == CERTAIN, "of another colour that tells nothing"


def test_a_player_who_has_vetoed_its_noughts_has_few_of_those() -> None:
    odds = [plausibility(veto("super.r", zeros).s, 0) for zeros in ("r1", "r0 r1", "r0 r0 r1", "r0 r0 r0")]
    assert odds == sorted(odds, reverse=True) and odds[0] == CERTAIN > 4 * odds[2]
    assert plausibility(veto("super.r", LONG).s, 0) == CERTAIN, "its other cards tell nothing"


def test_other_rows_and_no_colour_tell_nothing() -> None:
    assert plausibility(veto("trump.none super.none start.2 away.2x points.-2", LONG).s, 0) == CERTAIN


def test_one_knows_the_own_cards() -> None:
    t = veto("trump.r super.r", LONG + " r0 r0")
    assert plausibility(t.s, 1) == CERTAIN > plausibility(t.s, 0)


@pytest.mark.parametrize("players", [4, 5])
def test_no_world_is_out_of_the_question(players: int) -> None:
    """However many of a colour and its noughts somebody holds, to see another world is only less likely."""
    t = Situation.deal("njet", players, 3)
    whole = min(HAND[players], SUITS[0].bit_count())
    cards = ZEROS & SUITS[0]
    for card in range(64):
        if SUITS[0] >> card & 1 and cards.bit_count() < whole:
            cards |= 1 << card
    t.s.hands[1] = cards
    t.s.stones[1] = veto("trump.r", "r1").s.stones[1]
    assert 0 < plausibility(t.s, 0) < CERTAIN // 64


def test_worlds_that_explain_the_vetoes_are_likelier() -> None:
    """A seat that has vetoed red holds less of it in likely worlds than in all that fit."""
    t = Situation.deal("njet", 4, 5)
    dealer, other = t.s.turn, (t.s.turn + 1) % 4
    t.do(f"{dealer}:veto.points.1 {other}:veto.trump.r")
    held, odds = [], []
    for stream in range(300):
        world = t.view(dealer)
        t.rules.imagine(world, dealer, generator(1, stream))
        held.append((world.hands[other] & SUITS[0]).bit_count())
        odds.append(t.rules.plausibility(world, dealer))
    plain = sum(held) / len(held)
    assert sum(map(mul, held, odds)) / sum(odds) < plain - 0.5
    assert any(one == CERTAIN for one in odds)


@pytest.mark.parametrize("players", [2, 3])
def test_few_players_make_nothing_of_vetoes(players: int) -> None:
    t = Situation(f"game njet\nplayers {players}\nphase veto\nturn 0\nstones.1 trump.r super.r\nhands.1 {LONG}")
    assert plausibility(t.s, 0) == CERTAIN
