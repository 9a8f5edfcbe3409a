"""Mü: what the captions of its drawn examples say is so."""

from octavo.games.mu.rules import PACK, Phase, target
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("mu", name)


def test_limit() -> None:
    """MU-1, R7, R8."""
    t = example("limit")
    assert PACK.held(t.s.laid[4]) == ("r6",) and t.s.bids[0] == 0 and t.s.highest == 1
    t.then()
    assert t.s.bids[0] == 2 and t.actors() == {1}, "the turn ends by itself"


def test_eklat() -> None:
    """MU-3, R13, R14."""
    t = example("eklat")
    assert t.s.bids[0] == t.s.bids[2] == 2 > max(t.s.bids[1], t.s.bids[3], t.s.bids[4])
    assert t.s.laid_at[2] > t.s.laid_at[0]
    t.then()
    assert t.points() == [10, 0, -20, 0, 0] and t.s.phase == Phase.AUCTION and t.s.rounds == 1


def test_naming_trumps() -> None:
    """MU-5, R19, R20."""
    t = example("naming-trumps")
    assert t.s.chief == 0 and t.s.vice == 1
    assert t.legal(0) == {"trump.g", "trump.b", "trump.1", "trump.7", "trump.8", "trump.none"}


def test_trump_number() -> None:
    """MU-7, R22, R26."""
    t = example("trump-number")
    assert t.legal(0) == {"r2"} and (t.why(0, "r6").rule, t.why(0, "b3").rule) == (22, 26)


def test_double_trump() -> None:
    """R23, R24, R28: each card beats the one before."""
    t = example("double-trump").then()
    assert t.s.leader == 0 and PACK.held(t.s.taken[0]) == ("r9", "y7", "g0", "g7")
    assert example("double-trump").do("0:b2").s.leader == 3, "without it the chief's trump wins"


def test_partner() -> None:
    """MU-6, R21, R31."""
    t = example("partner")
    assert t.legal(0) == {"partner.1", "partner.3", "partner.4"} and t.why(0, "partner.2").rule == 21
    assert t.s.bids[0] == 4 and target(5, 4) == 33
