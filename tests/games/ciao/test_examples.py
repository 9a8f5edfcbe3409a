"""Ciao!: what the captions of its drawn examples say is so."""

from games.ciao.situations import hand
from octavo.kernel.timing import CLOCK
from situations import Situation


def example(name: str) -> Situation:
    return Situation.example("ciao", name)


def test_what_fits() -> None:
    """CI-1, R4, R9, R11."""
    t = example("what-fits")
    assert t.legal(0) == {"yr", "gp", "gx", "draw"}
    assert [t.why(0, card).rule for card in ("gr", "rs", "m")] == [9, 9, 11]


def test_joker() -> None:
    """CI-2, R9, R15."""
    t = example("joker")
    assert t.legal(0) == {"rp", "gs", "draw"}
    assert {t.why(0, card).rule for card in ("gp", "yp", "yr")} == {9}


def test_plus_three() -> None:
    """CI-3, R24, R25."""
    t = example("plus-three")
    assert t.s.pending == 3 and t.legal(0) == {"draw", "rs-plus3", "gx"} and t.why(0, "rr").rule == 24
    assert t.then().s.pending == 6 and t.actors() == {1}


def test_again_as_last_card() -> None:
    """CI-5, R17, R20."""
    t = example("again-as-last-card")
    assert t.legal(0) == {"again", "reverse"} and hand(t, 0) == []
    assert example("again-as-last-card").do("0:reverse").s.rounds == 1
    t.then()
    assert hand(t, 0) == ["gp"] and t.legal(0) == {"gp", "keep"}


def test_giving_away() -> None:
    """CI-6, R28, R29, R32."""
    t = example("giving-away")
    assert t.why(0, "m").rule == 11
    assert t.then().s.rounds == 1 and t.points() == [0, -80, -30]


def test_race() -> None:
    """R21, R22."""
    t = example("race")
    assert t.actors() == {0, 2, CLOCK} and t.legal(0) == {"rr", "gp", "pass"} and t.why(0, "ys").rule == 9


def test_penalties() -> None:
    """CI-7, R37."""
    assert example("penalties").then().points()[0] == -140
