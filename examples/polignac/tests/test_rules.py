"""Polignac: every rule of its rulebook, in a situation that shows it."""

import pytest
from polignac.rules import ALL, JACKS, PACK

from octavo.testing import Situation


def at(fields: str, *hands: str) -> Situation:
    """A position of these fields, and of these hands of seats 0, 1, 2 …, as far as they matter."""
    held = [f"hands.{seat} {hand}" for seat, hand in enumerate(hands)]
    return Situation("\n".join(["game polignac", f"players {len(hands)}", "deals 2", *fields.split("; "), *held]))


def lead(*hands: str, more: str = "rounds 0") -> Situation:
    """Seat 0 leads to a trick; the last seat has dealt."""
    return at(f"phase play; turn 0; leader 0; dealer {len(hands) - 1}; {more}", *hands)


def test_the_cards() -> None:
    """R1, R6: four suits of eight, in this order; whatever the suit, none is a trump."""
    assert PACK.held(PACK.matching("s")) == ("s7", "s8", "s9", "s10", "sj", "sq", "sk", "sa")
    t = lead("h7 c7", "sa c8", "da c9").do("0:h7 1:sa 2:da")
    assert t.s.leader == 0, "aces of other suits take nothing (R6)"


@pytest.mark.parametrize(("players", "each"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_the_deal(players: int, each: int) -> None:
    """R2, R4: all cards go out; the black sevens only where four play."""
    t = Situation.deal("polignac", players)
    hands = t.s.hands[:players]
    assert [hand.bit_count() for hand in hands] == [each] * players
    assert sum(hands) == (ALL if players == 4 else ALL & ~PACK.cards(["s7", "c7"]))


def test_a_player_who_deals_and_who_begins() -> None:
    """R3, R5: the named seat deals first, its left neighbour begins; the next deal is the next seat's."""
    t = Situation.deal("polignac", 3, start="2")
    assert (t.s.dealer, t.actors()) == (2, {0})
    t.random(until=lambda s: s.rounds == 1)
    assert (t.s.dealer, t.actors()) == (0, {1})
    assert len({Situation.deal("polignac", 3, seed).s.dealer for seed in range(20)}) == 3


def test_following_suit() -> None:
    """R7: the suit led if one has it, anything otherwise."""
    t = lead("h9 c8", "h10 sa", "da c9").do("0:h9")
    assert t.legal(1) == {"h10"}
    assert (t.why(1, "sa").rule, t.why(1, "sa").key) == (7, "follow-suit")
    assert t.why(1, "d7").key == "not-in-hand" and t.why(1, "capot").key == "play-a-card"
    t.do("1:h10")
    assert t.legal(2) == {"da", "c9"}


def test_the_highest_card_of_the_suit_takes_the_trick_and_leads() -> None:
    """R8, R9."""
    t = lead("h9 c8", "h10 s9", "da c9").do("0:h9 1:h10 2:da")
    assert (t.s.leader, t.actors()) == (1, {1})
    assert PACK.held(t.s.taken[1]) == ("h9", "h10", "da")


def test_what_jacks_cost() -> None:
    """R10, R17: one each, polignac two; points are below zero."""
    t = lead("hj", "h7", "sj", more="taken.1 cj").do("0:hj 1:h7 2:sj")
    assert t.points() == [-3, -1, 0]


def declaring() -> Situation:
    return Situation.deal("polignac", 3, start="2", deals="1")


def test_declaring_goes_round_once() -> None:
    """R11: each in turn, until somebody has declared; then the left of the dealer leads."""
    t = declaring()
    assert t.legal(0) == {"pass", "capot"}
    assert (t.why(0, "sj").rule, t.why(0, "sj").key) == (11, "declare-first")
    t.do("0:pass 1:capot")
    assert t.s.declarer == 1 and t.actors() == {0} and "capot" not in t.legal(0)
    everybody = declaring().do("0:pass 1:pass 2:pass")
    assert everybody.s.declarer == -1 and everybody.actors() == {0}


def test_without_capot_nobody_is_asked() -> None:
    """R12."""
    t = Situation.deal("polignac", 3, start="2", capot="off")
    assert t.legal(0) & set(PACK.names)


def test_a_capot_that_succeeds() -> None:
    """R13: five points for each of the others, and none for jacks."""
    rest = " ".join(name for name in PACK.names if name not in ("s7", "c7", "ha", "h7", "hj"))
    t = lead("ha", "h7", "hj", more=f"declarer 0; taken.0 {rest}").do("0:ha 1:h7 2:hj")
    assert t.points() == [0, -5, -5]


def test_a_capot_that_fails() -> None:
    """R14, R15: five points for the declarer, and the jacks; it is played on to the last card."""
    t = lead("h7 cj", "ha c8", "h8 c9", more="declarer 0; taken.0 sj hj dj").do("0:h7 1:ha 2:h8")
    assert t.actors() == {1}
    t.do("1:c8 2:c9 0:cj")
    assert t.points() == [-5 - 2 - 1 - 1 - 1, 0, 0]


def test_the_match() -> None:
    """R16, R17: it has as many deals as agreed; every deal has five points, or five for a capot and more."""
    t = Situation.deal("polignac", 4, 3, deals="3", capot="off").random(until=lambda s: s.phase == 2)
    assert (t.s.rounds, t.actors(), t.rules.ending(t.s)) == (3, set(), 0)
    assert sum(t.points()) == -15


def test_a_player_who_sees_what() -> None:
    """R18: one's own hand, and whatever was played; jacks that were taken lie open."""
    t = lead("h9 c8", "h10 s9", "da c9", more="taken.1 cj ck c10").do("0:h9")
    view = t.view(1)
    assert view.hands[1] == t.s.hands[1] and view.hands[0] == view.hands[2] == -2
    zones = {(zone.key, zone.seat): zone.cards for zone in t.rules.scene(view, 1).zones}
    assert zones["jacks", 1] == ("cj",) and zones["taken", 1] == ("?", "?") and zones["trick", 0] == ("h9",)
    assert not t.view(-1).taken[1] & ~t.s.taken[1] and t.s.taken[1] & JACKS
