"""Mü, rule by rule: each test cites the rules of rulebook/en.md that it shows."""

from collections import Counter

import pytest

from games.mu.situations import (
    CARDS,
    ROUNDS,
    TRIANGLES,
    auction,
    eklat,
    ended,
    everyone_passes,
    example,
    in_play,
    named,
    play,
    vice_after,
    winner,
)
from octavo.games.mu.rules import PACK, Phase
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.match.match import IllegalAction, Match
from situations import Situation


def test_cards_and_seats_have_names() -> None:
    """R1: five colours, a letter and a number; seat 0 follows the last seat."""
    t = auction("r7", "b0", "y1", "k0")
    assert {name[0] for name in CARDS} == set("rbygk")
    assert t.legal(0) == {"lay.r7", "pass"}
    t.do("0:pass 1:pass 2:pass")
    assert t.legal(3) == {"lay.k0", "pass"}
    t.do("3:lay.k0")
    assert t.s.turn == 0
    with pytest.raises(ValueError, match="w3"):
        t.rules.parse("w3")


def test_sixty_cards_with_sixty_triangles() -> None:
    """R2: two 1s and two 7s in each colour; triangles go to the seat that takes them."""
    copies = Counter(CARDS)
    assert len(CARDS) == 60
    assert all(copies[f"{colour}{n}"] == (2 if n in (1, 7) else 1) for colour in "rbygk" for n in range(10))
    assert sum(TRIANGLES[int(card[1])] for card in CARDS) == 60
    for number, worth in TRIANGLES.items():
        trick = play(f"r{number}", "b9", "y9", "g9", more="highest 15\nbids.0 15").do(f"0:r{number} 1:b9 2:y9 3:g9")
        assert trick.points()[0] == worth - 150, number


def test_identical_cards_are_one_choice() -> None:
    """R3"""
    t = auction("r1 r1 r7", "b2 b3", "y2", "g2")
    assert t.choices(0) == [t.rules.parse(name) for name in ("lay.r1", "lay.r7", "pass")]
    t.do("0:lay.r1 1:pass 2:pass 3:pass")
    assert t.legal(0) == {"lay.r1", "lay.r7", "pass"}


def test_the_first_dealer_is_drawn_or_named_and_the_deal_moves_on() -> None:
    """R4: the deal moves on after a void hand, an Eklat and a played hand alike, from the last seat to the first."""
    assert {Situation.deal("mu", 5, seed).s.dealer for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {Situation.deal("mu", 5, seed, start="3").s.dealer for seed in range(10)} == {3}
    assert everyone_passes(Situation.deal("mu", 4, start="3")).s.dealer == 0
    assert eklat().s.dealer == 1
    assert ended(4, 1, 30).s.dealer == 1


@pytest.mark.parametrize(("players", "each"), [(4, 15), (5, 12), (6, 10)])
def test_the_whole_pack_is_dealt(players: int, each: int) -> None:
    """R5"""
    t = Situation.deal("mu", players)
    hands = [list(PACK.held(t.s.hands[seat])) for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    assert Counter(card for hand in hands for card in hand) == Counter(CARDS)


def test_the_dealer_begins_and_turns_go_clockwise() -> None:
    """R6: a pass, or cards laid face up, which are the bid."""
    t = Situation.deal("mu", 4, start="2")
    assert t.actors() == {2}
    t.do("2:pass 3:pass 0:pass")
    assert t.actors() == {1}
    card = min(t.legal(1) - {"pass"})
    t.do(f"1:{card}")
    assert list(PACK.held(t.s.laid[1])) == [card.removeprefix("lay.")] and t.s.bids == [0, 1, 0, 0, 0, 0]


def test_a_turn_may_reach_one_above_the_highest_bid() -> None:
    """R7: that of the start of the turn; who leads, alone or jointly, can add just one card."""
    t = auction("r2 r3 r4 r5", "b2 b3 b4", "y2 y3 y4 y5", "g2")
    t.do("0:lay.r2")
    assert t.s.turn == 1
    t.do("1:lay.b2 1:lay.b3")
    assert t.s.turn == 2
    t.do("2:lay.y2 2:lay.y3 2:done 3:pass 0:lay.r3 0:done 1:lay.b4")
    assert t.s.turn == 2, "seat 1 led jointly"
    t.do("2:lay.y4 2:lay.y5 3:pass")
    assert t.s.bids[:4] == [2, 3, 4, 0] and t.s.turn == 0


def test_cards_laid_in_one_turn_are_one_turn() -> None:
    """R8: `done` ends it; it ends by itself at the limit or with the last card; no pass after a card."""
    t = auction("r2 r3 r4", "b2 b3", "y2", "g2 g3 g4")
    assert t.why(0, "done").rule == 8
    t.do("0:lay.r2 1:lay.b2")
    assert t.legal(1) == {"lay.b3", "done"} and t.why(1, "pass").rule == 8
    t.do("1:lay.b3 2:lay.y2")
    assert t.s.turn == 3, "seat 2 has no card left"
    t.do("3:lay.g2 3:lay.g3 3:lay.g4")
    assert t.s.turn == 0, "seat 3 has reached its limit"
    t.do("0:lay.r3 0:done")
    assert t.s.turn == 1


def test_bids_may_be_low_and_a_pass_shuts_nobody_out() -> None:
    """R9"""
    t = auction("r2 r3", "b2 b3 b4", "y2 y3", "g2").do("0:pass 1:lay.b2 2:lay.y2 2:lay.y3 3:pass")
    t.do("0:lay.r2 0:done")
    assert t.s.bids[:4] == [1, 1, 2, 0]


def test_laid_cards_stay_and_are_played_like_others() -> None:
    """R10: with the whole hand on the table one can only pass."""
    t = auction("r2", "b2 b3", "y2 y3", "g2 g3").do("0:lay.r2 1:pass 2:pass 3:lay.g2 3:done")
    assert t.legal(0) == {"pass"} and t.why(0, "lay.r2").rule == 6
    t.do("0:pass 1:pass 2:pass 3:lay.g3 0:pass 1:pass 2:pass 3:pass")
    assert list(PACK.held(t.s.laid[0])) == ["r2"]
    t.do("0:trump.r 3:trump.none 3:partner.1 3:open.g2")
    assert t.legal(0) == {"open.r2"}


def test_the_auction_ends_with_a_pass_from_everybody_in_a_row() -> None:
    """R11: the pass of the seat that laid last is one of them."""
    t = auction("r2 r3", "b2 b3", "y2", "g2").do("0:pass 1:pass 2:pass 3:lay.g2 0:pass 1:pass 2:pass")
    assert t.s.phase == Phase.AUCTION and t.actors() == {3}
    assert t.do("3:pass").s.phase == Phase.TRUMP
    t = auction("r2 r3", "b2 b3", "y2", "g2").do("0:pass 1:pass 2:pass")
    assert t.s.dealer == 0
    assert t.do("3:pass").s.dealer == 1


def test_most_cards_make_the_chief() -> None:
    """R12"""
    t = everyone_passes(auction("r2", "b2 b3", "y2", "g2").do("0:lay.r2 1:lay.b2 1:lay.b3 2:pass 3:pass"))
    assert t.s.chief == 1 and t.s.highest == 2


def test_a_tie_at_the_top_is_an_eklat() -> None:
    """R13: five for each card of the tied, but minus ten for the one that laid last; nobody else scores."""
    t = eklat()
    assert t.points() == [-20, 0, 10, 0]
    assert t.s.phase == Phase.AUCTION and t.s.rounds == 1 and t.s.laid == [0] * 6


def test_laid_last_is_the_latest_turn_with_a_card_among_the_tied() -> None:
    """R14: neither a later pass of seat 2 nor the later card of seat 1, which is not tied, counts."""
    assert eklat().points()[0] == -20
    t = auction("r2 r3", "b2 b3", "y2", "g2").do("0:pass 1:lay.b2 2:pass 3:pass 0:lay.r2 0:done")
    assert everyone_passes(t).points() == [-10, 5, 0, 0]


def test_without_a_bid_the_hand_is_void() -> None:
    """R15"""
    t = everyone_passes(Situation.deal("mu", 6, start="1"))
    assert t.points() == [0] * 6 and t.s.dealer == 2 and t.s.rounds == 1


def test_the_vice_has_the_next_highest_bid() -> None:
    """R16: then the highest number decides, then the next; colours do not matter."""
    assert vice_after("r1 r2 r3", "b2", "y0 y3", "g9") == 2
    assert vice_after("r1 r2 r3", "b9 b2", "y9 y3", "k1") == 2
    assert vice_after("r1 r2 r3", "b7 b7", "y7 y6", "g8 g0") == 3
    assert vice_after("r1 r2 r3 r4", "b7 b7 b0", "y7 y6 y5", "g7 k7 g1") == 3


def test_there_may_be_no_vice() -> None:
    """R17: if only the chief laid cards, or if the best are tied to the last card; nobody moves up."""
    assert vice_after("r1", "", "", "") == NOBODY
    assert vice_after("r1 r2 r3", "b9 b2", "y9 k2", "g9 g1") == NOBODY
    assert vice_after("r1 r2 r3", "b2", "y2", "", "k1") == NOBODY


def test_the_vice_names_first_then_the_chief_who_picks_a_partner() -> None:
    """R18: without a vice the chief begins."""
    t = named()
    assert t.actors() == {1} and t.why(1, "r2").rule == 18
    assert t.do("1:trump.y").actors() == {0}
    assert t.do("0:trump.7").s.phase == Phase.PARTNER and t.actors() == {0}
    assert t.do("0:partner.2").s.phase == Phase.PLAY and t.actors() == {0}
    assert named(vice_cards="").actors() == {0}


def test_a_trump_is_on_a_card_that_the_namer_shows() -> None:
    """R19: the vice has to name one."""
    t = named()
    assert t.legal(1) == {"trump.y", "trump.8", "trump.9"}
    assert t.why(1, "trump.none").rule == 19 and t.why(1, "trump.b").rule == 19


def test_the_chief_may_name_none_but_not_the_vice_s_trump() -> None:
    """R20"""
    t = named(vice="trump.7", vice_cards="y7 y9")
    assert t.legal(0) == {"trump.g", "trump.b", "trump.1", "trump.none"}
    assert t.why(0, "trump.7").rule == 20
    t.do("0:trump.none 0:partner.2")
    assert t.do("0:r2 1:open.y7 2:y2 3:k2").s.leader == 1, "the vice's trump is the only one"
    t = named(vice_cards="").do("0:trump.none 0:partner.2")
    assert t.do("0:open.b7 1:b2 2:y2 3:k2").s.leader == 0, "there are no trumps at all"


def test_the_partner_is_anybody_but_the_vice() -> None:
    """R21: one team of two against all the others, who get something if it fails."""
    t = named(vice="trump.y").do("0:trump.g")
    assert t.legal(0) == {"partner.2", "partner.3"}
    assert t.why(0, "partner.1").rule == 21 and t.why(0, "partner.0").rule == 21
    assert named(vice_cards="").do("0:trump.g").legal(0) == {"partner.1", "partner.2", "partner.3"}
    assert ended(6, 2, 20).points() == [10, 0, 45, 5, 5, 5]


def test_a_trump_leaves_its_colour() -> None:
    """R22: all trumps of both are one suit."""
    t = play("r3 r9", "r6 r2", "b6 b1", "y1 b6", more="chief_trump 6\nvice 2\nvice_trump b").do("0:r3")
    assert t.legal(1) == {"r2"} and t.why(1, "r6").rule == 22
    t = play("b1 r9", "r6 r2", "b2 k1", "y1 y6", more="chief_trump 6\nvice 2\nvice_trump b").do("0:b1")
    assert t.legal(1) == {"r6"} and t.do("1:r6").legal(2) == {"b2"}
    assert t.why(2, "k1").rule == 26 and t.do("2:b2").legal(3) == {"y6"}


def test_a_double_trump_beats_everything() -> None:
    """R23: a card of the trump colour with the trump number; of two copies the first wins."""
    assert winner("r9 r8 r0 b0", "r", "0") == 2
    assert winner("r8 r9 r0 b0", "0", "r") == 2
    assert winner("r9 r7 r7 b7", "r", "7") == 1
    assert winner("r9 b9 r8 r0", "r", "b") == 0, "two colours have none in common"


def test_the_chief_s_trumps_beat_the_vice_s() -> None:
    """R24: even a 0; within a rank the higher number; cards of a trump number are equal."""
    assert winner("b9 r0 b8 b7", "r", "b") == 1
    assert winner("b9 r0 r2 b7", "r", "b") == 2
    assert winner("b9 y9 r2 b7", "2", "9") == 2
    assert winner("b9 y9 r9 g9", "2", "9") == 0
    assert winner("b4 y3 b3 g4", "3", "b") == 2, "the double trump"
    assert winner("b4 y3 r3 g4", "3", "b") == 1, "the chief's, the first of equals"
    assert winner("g4 b4 b5 g5", "3", "b") == 2


def test_the_chief_leads_and_cards_come_from_hand_or_table() -> None:
    """R25: any card; who has one copy in the hand and one on the table says which."""
    more = "laid.0 r7 b5\nbids.0 2\nhighest 2\nchief_trump r"
    t = play("r7 y2", "b2 b3", "y3 y4", "g2 g3", more=more)
    assert t.legal(0) == {"r7", "y2", "open.r7", "open.b5"}
    assert t.why(0, "open.y2").rule == 25 and t.why(0, "b5").rule == 25 and t.why(0, "pass").rule == 25
    t.do("0:open.r7")
    assert list(PACK.held(t.s.hands[0])) == ["r7", "y2"] and list(PACK.held(t.s.laid[0])) == ["b5"]
    assert t.actors() == {1}


def test_one_follows_suit_with_hand_and_table() -> None:
    """R26: a colour led asks for that colour without trumps, a trump led for any trump."""
    more = "laid.1 r5\nlaid.2 y9 g5\nlaid.3 b6\nchief_trump 6\nvice 3\nvice_trump b"
    t = play("r3 k1", "r2 r6 g1", "r8 y2", "g7 g9", more=more).do("0:r3")
    assert t.legal(1) == {"r2", "open.r5"}
    assert t.why(1, "g1").rule == 26
    assert t.do("1:open.r5").legal(2) == {"r8"}
    t = play("k6 k1", "r2 r6 g1", "r8 y2", "g7 g9", more=more).do("0:k6")
    assert t.legal(1) == {"r6"}
    assert t.do("1:r6").legal(2) == {"r8", "y2", "open.y9", "open.g5"}
    assert t.do("2:y2").legal(3) == {"open.b6"}


def test_a_player_who_cannot_follow_may_play_anything() -> None:
    """R27: nobody has to trump or to beat a card."""
    t = play("r3 k1", "b2 g6 g1", "r2 r9", "y1 y2", more="chief_trump 6").do("0:r3")
    assert t.legal(1) == {"b2", "g6", "g1"}
    assert t.do("1:g6").legal(2) == {"r2", "r9"}


def test_the_strongest_trump_or_the_highest_of_the_colour_takes_the_trick() -> None:
    """R28: of equal cards the first wins."""
    assert winner("r3 r5 b9 y0", "k") == 1
    assert winner("r3 k0 b9 r9", "k") == 1
    assert winner("r7 r7 b9 y9", "k") == 0
    assert winner("r2 r1 y9 b9", "none") == 0


def test_the_winner_leads_until_no_card_is_left() -> None:
    """R29: laid cards are played to the last one too."""
    t = play("r3", "r5 b1", "r4 b2", "r6", more="laid.0 b7\nlaid.3 b8\nbids.0 1\nhighest 1\nchief_trump k")
    t.do("0:r3 1:r5 2:r4 3:r6")
    assert t.actors() == {3} and t.s.rounds == 0
    assert Counter(PACK.held(t.s.taken[3])) == Counter(["r3", "r4", "r5", "r6"])
    assert t.do("3:open.b8 0:open.b7 1:b1 2:b2").s.rounds == 1


def test_everyone_scores_the_triangles_taken() -> None:
    """R30: after a success and after a failure."""
    assert ended(4, 1, 40, trump="r", own=15).points() == [25 + 10, 15 + 10, 20, 0]
    assert ended(4, 1, 20, trump="r", own=5).points() == [15 - 10, 5, 40 + 5, 0 + 5]


@pytest.mark.parametrize(
    ("players", "targets"),
    [
        (4, "30 32 34 36 38 40 42 44 46 48 50 52 54 56 58"),
        (5, "24 27 30 33 36 39 42 45 48 51 54 57"),
        (6, "20 24 28 32 36 40 44 48 52 56"),
    ],
)
def test_the_team_needs_the_target_for_the_bid(players: int, targets: str) -> None:
    """R31"""
    for bid, target in enumerate(map(int, targets.split()), 1):
        assert ended(players, bid, target, trump="r").points()[0] > target
        assert ended(players, bid, target - 1, trump="r").points()[0] < target - 1


@pytest.mark.parametrize(
    ("trumps", "bonuses"),
    [
        ("r b y g k", "10 20 30 40 50 60 70 80 90 100 100"),
        ("1 7", "20 30 40 50 60 70 80 90 100 100 100"),
        ("0 2 3 4 5 6 8 9", "30 40 50 60 70 80 90 100 100 100 100"),
        ("none", "40 50 60 70 80 90 100 100 100 100 100"),
    ],
)
def test_the_bonus_depends_on_bid_and_chief_s_trump(trumps: str, bonuses: str) -> None:
    """R32: in full for chief and partner; more triangles than needed add nothing."""
    for bid, bonus in enumerate(map(int, bonuses.split()), 1):
        for trump in trumps.split():
            assert ended(4, bid, 60, trump=trump, own=20).points() == [40 + bonus, 20 + bonus, 0, 0]


def test_a_failure_costs_the_chief_and_pays_the_others() -> None:
    """R33: by the steps down to the highest bid that was reached, or to 0; the partner gets nothing."""
    assert ended(4, 3, 33, own=3).points() == [30 - 10, 3, 27 + 5, 5]
    assert ended(4, 3, 30, own=3).points() == [27 - 20, 3, 30 + 10, 10]
    assert ended(4, 3, 29, own=3).points() == [26 - 30, 3, 31 + 15, 15]
    assert ended(6, 10, 0).points() == [-100, 0, 60 + 50, 50, 50, 50]


def test_the_match_ends_when_somebody_has_the_goal() -> None:
    """R34: after every kind of hand; the highest total wins, equal ones share."""
    t = ended(4, 1, 30, trump="r", own=15, more="total.0 175\ntotal.2 169")
    assert t.s.phase == Phase.OVER and t.actors() == set() and t.points() == [200, 25, 199, 0]
    assert ended(4, 1, 30, trump="r", own=15, more="total.0 174\ntotal.2 169").s.phase == Phase.AUCTION
    assert eklat("total.2 189").s.phase == Phase.AUCTION
    assert eklat("total.2 190").s.phase == Phase.OVER
    assert eklat("total.2 190\ntotal.3 200").points() == [-20, 0, 200, 200]
    assert everyone_passes(auction("r2", "b2", "y2", "g2", more="total.1 200")).s.phase == Phase.OVER


@pytest.mark.parametrize("goal", ["50", "1000"])
def test_the_goal_is_an_option(goal: str) -> None:
    """R34"""
    t = Situation.deal("mu", 4, goal=goal).random(until=lambda s: s.phase == Phase.OVER)
    assert max(t.points()) >= int(goal)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    """R35"""
    match = Match("mu", 4, {"start": "1"})
    before = match.rules.STATE.words(match.state).tolist()
    with pytest.raises(IllegalAction) as refused:
        match.play_named(1, "done")
    assert refused.value.rule == 8
    assert match.rules.STATE.words(match.state).tolist() == before and match.log == []


def test_example_limits() -> None:
    """MU-1: R6 to R9."""
    t = example().do("0:lay.r6")
    assert t.actors() == {1} and "lay.k5" in t.legal(1)
    t.do("1:pass 2:lay.y9")
    assert {"lay.y8", "done"} <= t.legal(2)
    t.do("2:done 3:lay.g8 3:lay.g7")
    assert t.actors() == {4} and t.do("4:pass").actors() == {0}
    t.do("0:lay.r9 0:done 1:lay.k4 1:done")
    assert t.s.bids[:5] == [2, 1, 1, 2, 0]


def test_example_of_a_whole_auction() -> None:
    """MU-2: R7, R9, R11 and R12."""
    t = example().do(" ".join(ROUNDS[:4]))
    assert t.s.phase == Phase.AUCTION and t.s.bids[:5] == [3, 1, 3, 4, 1]
    t.do(ROUNDS[4])
    assert t.s.phase == Phase.TRUMP and t.s.chief == 3 and t.s.highest == 4


def test_example_of_an_eklat() -> None:
    """MU-3: R13 and R14."""
    t = example().do(" ".join(ROUNDS).replace("3:lay.g1", "3:done"))
    assert t.points() == [15, 0, 15, -30, 0]
    assert t.s.dealer == 1 and t.s.phase == Phase.AUCTION


def test_example_of_a_vice() -> None:
    """MU-4: R16 and R17."""
    t = example().do(" ".join(ROUNDS))
    assert t.s.vice == 2
    tied = auction("r5 r8 r9 b0 b1", "k4 k5 k6 b3", "y5 y8 y9 k0", "g1 g7 g8 b7 k1", "b2 g0 k2")
    tied.do(" ".join(ROUNDS).replace("lay.r6", "lay.r8").replace("lay.r3", "lay.r5"))
    assert tied.s.chief == 3 and tied.s.vice == NOBODY


def test_example_of_naming_trumps() -> None:
    """MU-5: R18 to R20."""
    choices = {"trump.g", "trump.b", "trump.1", "trump.7", "trump.8", "trump.none"}
    assert example().do(" ".join([*ROUNDS, "2:trump.y"])).legal(3) == choices
    assert example().do(" ".join([*ROUNDS, "2:trump.8"])).legal(3) == choices - {"trump.8"}


def test_example_of_partner_and_target() -> None:
    """MU-6: R21 and R31."""
    t = example().do(" ".join([*ROUNDS, "2:trump.y 3:trump.g"]))
    assert t.legal(3) == {"partner.0", "partner.1", "partner.4"}
    t.do("3:partner.0")
    chief = next(fact for fact in t.rules.scene(t.view(1), 1).facts if fact.key == "chief")
    assert chief.facts == {"seat": 3, "target": 33}
    assert ended(5, 4, 33).points()[1] > 0 and ended(5, 4, 32).points()[1] == 0


def test_example_of_a_number_as_trump() -> None:
    """MU-7: R22, R26 and R27."""
    t = play("r3 k6 k1", "r6 r2 b3", "r6 b2 y2", "g1 g2 g3", "y3 y4 y5", more="chief_trump 6").do("0:r3")
    assert t.legal(1) == {"r2"}
    assert t.do("1:r2").legal(2) == {"r6", "b2", "y2"}
    t = play("r3 k6 k1", "r6 r2 b3", "b1 b2 y2", "g1 g2 g3", "y3 y4 y5", more="chief_trump 6").do("0:k6")
    assert t.legal(1) == {"r6"}


@pytest.mark.parametrize(("trump", "bonus"), [("g", 40), ("1", 50), ("8", 60), ("none", 70)])
def test_example_of_a_success(trump: str, bonus: int) -> None:
    """MU-8: R30 to R32."""
    for team in (33, 45):
        assert ended(5, 4, team, trump=trump, own=10).points()[:2] == [team - 10 + bonus, 10 + bonus]


def test_example_of_a_failure() -> None:
    """MU-9: R30 and R33; the chief sits at seat 0 here, the partner at seat 1."""
    assert ended(5, 4, 29, trump="g", own=9).points() == [0, 9, 31 + 10, 10, 10]
    assert ended(5, 4, 23, trump="g", own=9).points() == [14 - 40, 9, 37 + 20, 20, 20]


def test_all_but_the_hands_is_public() -> None:
    """R36: for every seat and for spectators, in every phase."""
    t = Situation.deal("mu", 5, 9, goal="300")
    while t.actors():
        t.step()
        for seat in (-1, 0, 3):
            view = t.view(seat)
            for name in t.rules.STATE.fields:
                if name != "hands":
                    assert getattr(view, name) == getattr(t.s, name), name
            sizes = [len(zone.cards) for zone in t.rules.scene(view, seat).zones if zone.key == "hand"]
            assert sizes == [t.s.hands[place].bit_count() for place in range(5)]


def test_a_hand_is_its_owner_s_alone() -> None:
    """R37: what one has not seen is exactly what the other hands hold."""
    t = in_play()
    assert t.view(-1).hands == [HIDDEN] * 6
    for seat in range(5):
        view = t.view(seat)
        assert view.hands == [t.s.hands[seat] if place == seat else HIDDEN for place in range(6)]
        t.rules.imagine(view, seat, t.rng)
        others = [place for place in range(5) if place != seat]
        imagined = Counter(card for place in others for card in PACK.held(view.hands[place]))
        assert imagined == Counter(card for place in others for card in PACK.held(t.s.hands[place]))


def test_an_eklat_shows_no_hand() -> None:
    """R37: the hands are gathered in unseen, even when the match ends with it."""
    t = eklat("total.2 190")
    assert t.s.phase == Phase.OVER and t.s.hands[3]
    assert t.view(-1).hands == [HIDDEN] * 6
    assert t.view(0).hands[1:] == [HIDDEN] * 5


def test_only_the_latest_trick_is_shown_again() -> None:
    """R38: the scene turns taken cards face down; the view remembers them all."""
    t = play("r9 b9 y2", "r2 b2 y3", "r3 b3 y4", "r4 b4 y5").do("0:r9 1:r2 2:r3 3:r4 0:b9 1:b2 2:b3 3:b4")
    zones = t.rules.scene(t.view(2), 2).zones
    assert [zone.cards for zone in zones if zone.key == "last"] == [("b9",), ("b2",), ("b3",), ("b4",)]
    assert [zone.cards for zone in zones if zone.key == "taken" and zone.seat == 0] == [("?",) * 8]
    assert not any("r9" in zone.cards for zone in zones)
    assert Counter(PACK.held(t.view(2).taken[0])) == Counter(["r9", "r2", "r3", "r4", "b9", "b2", "b3", "b4"])


def test_a_player_who_does_not_follow_has_shown_a_void() -> None:
    """R39: of the suit led, so a trump of that colour may still be there."""
    t = play("r3 k1", "b2 r6", "r2 r9", "y1 y2", more="chief_trump 6").do("0:r3 1:b2")
    shown = PACK.matching("r") & ~PACK.matching("6")
    assert t.s.lacks[1] == shown and t.view(2).lacks[1] == shown
    t = in_play()
    for _ in range(50):
        view = t.view(-1)
        t.rules.imagine(view, -1, t.rng)
        assert not any(view.hands[seat] & view.lacks[seat] for seat in range(5))
