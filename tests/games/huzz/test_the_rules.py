"""Húzz egyet!: every rule of rulebook/en.md in a situation that shows it."""

from typing import Any

import pytest

from games.huzz.situations import MARKET, at, display, hand, held, imagined, market, missing, shadow_robbed
from octavo.games.huzz.sets import JOKER, KINDS
from octavo.games.huzz.state import Phase
from octavo.games.huzz.words import NAMES
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

SPECTATOR = -1
HIDDEN_HEAP = [HIDDEN] * KINDS.size


# The cards and the deal


def test_the_pack_is_eight_of_each_number_and_five_jokers() -> None:
    """R1: 109 cards, written as a number or x."""
    t = Situation.deal("huzz", 4)
    held_cards = [sum(heaps) for heaps in zip(*t.s.hands, t.s.pile, strict=True)]
    for card in t.s.market:
        held_cards[card] += 1
    assert dict(zip(KINDS.names, held_cards, strict=True)) == {**{str(n): 8 for n in range(1, 14)}, "x": 5}
    assert sum(held_cards) == 109
    for wrong in ("14", "0", "x.7", "7.8", "7.7.", "joker", ".".join(["7"] * 9), ".".join(["x"] * 6)):
        with pytest.raises(ValueError):
            t.rules.parse(wrong)


def test_the_first_start_player_is_drawn_by_lot_or_named() -> None:
    """R2, R5: and begins."""
    assert {Situation.deal("huzz", 5, seed).s.starter for seed in range(60)} == {0, 1, 2, 3, 4}
    assert {Situation.deal("huzz", 5, seed, start="3").s.turn for seed in range(10)} == {3}


@pytest.mark.parametrize(("players", "pile"), [(3, 64), (4, 51), (5, 38)])
def test_thirteen_cards_for_each_and_six_for_the_market(players: int, pile: int) -> None:
    """R3, R4: the rest is the pile; no discards, no shadow set, nothing known."""
    s = Situation.deal("huzz", players).s
    assert s.sizes == [13] * players + [0] * (5 - players) == [sum(heap) for heap in s.hands]
    assert min(s.market) >= 0 and set(s.onto) == {-1}
    assert s.left == sum(s.pile) == pile
    assert sum(s.discards) == sum(s.shadow) == s.laid == sum(map(sum, s.known)) == 0


# Playing a set


def test_turns_go_clockwise() -> None:
    """R5, R23: a turn is a set, thefts, and perhaps a card drawn."""
    t = at("1 5", "2*2 5", "3*3 5", turn=1)
    assert t.do("1:2.2 1:skip 2:3.3.3").actors() == {2} and t.do("2:pile").actors() == {0}
    assert t.do("0:1 0:market.1").actors() == {1} and t.s.active == 1


def test_a_set_is_any_number_of_equal_cards() -> None:
    """R6: of those held, and no passing."""
    t = at("7*3 2", "5", "5")
    assert t.legal(0) == {"7", "7.7", "7.7.7", "2"} and t.legal(1) == set()
    assert [t.why(0, wrong).rule for wrong in ("7.7.7.7", "2.2", "7.x", "x", "5", "skip", "pile")] == [6] * 7
    t.do("0:7.7")
    assert hand(t, 0) == "2 7" and display(t.s, 0) == ["7.7"]


def test_jokers_count_as_the_number_that_they_are_played_with() -> None:
    """HE-1, R7, R8: any number of them; 4.4.4.x is a layer of four 4s."""
    t = at("4*3 x*2 9", "1 | 3.3.3.3", "1 | 3.3.3", "1 | 4.4.4.4")
    fours = {".".join(["4"] * n + ["x"] * wild) for n in (1, 2, 3) for wild in range(3)}
    assert t.legal(0) == fours | {"9", "9.x", "9.x.x", "x", "x.x"}
    t.do("0:4.4.4.x")
    assert display(t.s, 0) == ["4.4.4.x"] and hand(t, 0) == "9 x"
    assert t.s.victim == 1 and t.s.victims == 0


def test_jokers_alone_are_higher_than_thirteen() -> None:
    """HE-7, R8, R12: two jokers steal 13.13; against two jokers nothing happens."""
    t = at("x*2 1", "1 | 13.13", "1 | x.x", "1 | 13").do("0:x.x")
    assert t.s.phase == Phase.STEAL and t.s.victim == 1 and t.s.victims == 0


def test_only_the_top_layer_counts() -> None:
    """R9, R11: a new set lies on those before; what is below is not compared."""
    t = at("7 7 2 | 12.12", "5 | 2.2 9.9", "5 | 9.9 2.2").do("0:7.7")
    assert display(t.s, 0) == ["12.12", "7.7"]
    assert t.s.victim == 2 and t.s.victims == 0


def test_what_is_not_legal_is_refused() -> None:
    """R10: and changes nothing, in any phase."""
    match = Match("huzz", 2, {"start": "0"}, secret=bytes(32))
    words, seen = match.rules.STATE.words, set[int]()
    while len(seen) < 5:
        seat, before = match.actors()[0], words(match.state).tolist()
        seen.add(match.state.phase)
        for action, name in [*NAMES.items(), (-1, "nonsense")]:
            for who in (seat, 1 - seat, 2):
                if name == "nonsense" or action not in match.legal(who):
                    with pytest.raises(Refused):
                        match.play_named(who, name)
        assert words(match.state).tolist() == before
        match.play(seat, match.legal(seat)[-1 if len(match.log) % 3 else 0])


# Stealing


@pytest.mark.parametrize(
    ("play", "top", "robbed"),
    [
        ("7.7", "6.6", True),
        ("7.7", "6.x", True),
        ("7.x", "6.6", True),
        ("7.7", "7.7", False),
        ("7.7", "7.x", False),
        ("7.7", "8.8", False),
        ("7.7", "6", False),
        ("7.7", "6.6.6", False),
        ("7.7", "1.1 6", False),
        ("7.7", "", False),
        ("x.x", "13.13", True),
        ("x.x", "x.x", False),
        ("13.x", "x.x", False),
        ("1.1", "13.13", False),
    ],
)
@pytest.mark.parametrize("mode", ["base", "advanced", "master"])
def test_the_same_number_of_cards_and_a_higher_value_robs(play: str, top: str, robbed: bool, mode: str) -> None:
    """R11, R12, R29, R30: in every mode, but for the 1s of the master mode."""
    t = at(f"{play.replace('.', ' ')} 5", f"5 | {top}", "5", mode=mode).do(f"0:{play}")
    assert (t.s.phase == Phase.STEAL) == (robbed or (mode == "master" and play == "1.1"))


def test_stealing_is_compulsory() -> None:
    """R13: the choice is only whether to have the cards, all of them."""
    t = at("7 5", "5 | 6", "5").do("0:7")
    assert t.actors() == {0} and t.legal(0) == {"take", "refuse"}
    assert [t.why(0, wrong).rule for wrong in ("skip", "pile", "5", "back")] == [13] * 4


def test_stolen_cards_are_taken_and_the_victim_draws_as_many() -> None:
    """R14, R16: the jokers are jokers again; the victim can't decline."""
    t = at("7*3 5", "5 | 4 6.x.x", "5").do("0:7.7.7 0:take")
    assert hand(t, 0) == "5 6 x x" and t.legal(0) == set()
    assert display(t.s, 1) == ["4"] and t.s.due == 3
    assert t.actors() == {1} and t.legal(1) == {"pile"} | {f"market.{card}" for card in MARKET.split()}
    assert t.why(1, "skip").rule == 14
    t.do("1:pile 1:pile 1:pile")
    assert hand(t, 1) == "5 9 9 9" and t.actors() == {1} and t.s.phase == Phase.PLAY


def test_the_owner_of_refused_cards_takes_them_back_or_discards_them() -> None:
    """R15, R16: till then they lie in the display; back means no draw, away means as many."""
    t = at("7*2 5", "5 | 4 6.x", "5").do("0:7.7 0:refuse")
    assert display(t.s, 1) == ["4", "6.x"] and hand(t, 0) == "5"
    assert t.actors() == {1} and t.legal(1) == {"back", "away"} and t.why(1, "skip").rule == 15
    discards = list(t.s.discards)
    t.do("1:back")
    assert hand(t, 1) == "5 6 x" and display(t.s, 1) == ["4"] and t.s.discards == discards
    assert t.s.phase == Phase.PLAY and t.actors() == {1}
    t = at("7*2 5", "5 | 4 6.x", "5").do("0:7.7 0:refuse 1:away")
    discards[KINDS.card("6")] += 1
    discards[JOKER] += 1
    assert t.s.discards == discards and display(t.s, 1) == ["4"] and t.s.due == 2 and t.why(1, "skip").rule == 14
    assert hand(t.do("1:pile 1:pile"), 1) == "5 9 9" and t.s.phase == Phase.PLAY


def test_several_victims_are_robbed_clockwise_one_after_the_other() -> None:
    """R17: from the thief's left; the draw and the market come before the next victim."""
    t = at("5 | 6", "5 | 4", "7 5", "5 | 8", "5 | 2", turn=2).do("2:7")
    assert t.s.victim == 4
    t.do("2:take 4:market.3")
    assert market(t) == "1 2 9 10 11 12" and t.s.phase == Phase.STEAL and t.s.victim == 0 and t.actors() == {2}
    t.do("2:refuse 0:away 0:market.1")
    assert market(t) == "9 2 9 10 11 12" and t.s.victim == 1
    assert t.do("2:refuse 1:back").s.phase == Phase.PLAY and t.actors() == {3}


def test_nobody_is_robbed_twice_in_a_turn() -> None:
    """HE-4, R16, R18: of a 5 on a 4 only the 5 is stolen; in the next turn the 4 is on top."""
    t = at("9 1", "8 1", "1 | 4 5").do("0:9 0:take 2:pile")
    assert display(t.s, 2) == ["4"] and hand(t, 0) == "1 5" and t.actors() == {1} and t.s.phase == Phase.PLAY
    assert t.do("1:8").s.victim == 2 and t.s.victims == 0


def test_a_turn_with_two_thefts() -> None:
    """HE-2, R11 to R23: 7.7.7 robs seats 2 and 3, and not seat 1."""
    t = at("7*3 3*2 8", "8 13 | 5.5", "8 | 13 3.3.x", "8 | 9.9 6.6.6", market="2 4 x 8 10 12").do("0:7.7.7")
    assert t.s.phase == Phase.STEAL and t.s.victim == 2
    t.do("0:take")
    assert hand(t, 0) == "3 3 3 3 8 x" and t.actors() == {2} and t.s.due == 3
    left = [market(t.do(f"2:{draw}")).split() for draw in ("market.4", "market.10", "pile")]
    assert [6 - places.count("-") for places in left] == [5, 4, 6] and left[2] == ["2", "9", "x", "8", "9", "12"]
    assert hand(t, 2) == "4 8 9 10" and t.s.phase == Phase.STEAL and t.s.victim == 3
    t.do("0:refuse 3:back")
    assert hand(t, 3) == "6 6 6 8" and [display(t.s, seat)[-1] for seat in (2, 3)] == ["13", "9.9"]
    assert t.s.phase == Phase.PLAY and t.actors() == {1}


@pytest.mark.parametrize("mode", ["base", "advanced", "master"])
def test_a_turn_without_a_theft(mode: str) -> None:
    """HE-3, R12, R22, R29: seat 1 takes the joker from the market; in the other modes nothing is drawn."""
    t = at("8 | 7.7.7", "8 13 | 5.5", "8 | 13", "8 | 9.9", turn=1, market="2 4 x 8 10 12", mode=mode).do("1:13")
    if mode == "base":
        assert t.s.phase == Phase.DRAW and t.actors() == {1}
        t.do("1:market.x")
        assert hand(t, 1) == "8 x" and market(t) == "2 4 9 8 10 12"
    assert t.s.phase == Phase.PLAY and t.actors() == {2} and len(hand(t, 1).split()) == (2 if mode == "base" else 1)


# Drawing


def test_each_card_comes_from_the_pile_or_the_market() -> None:
    """R19: equal cards are one choice, and the leftmost is taken."""
    t = at("7*2 5", "5 | 6.6", "5", market="4 8 2 8 x 8").do("0:7.7 0:take")
    assert t.legal(1) == {"pile", "market.4", "market.8", "market.2", "market.x"} and t.why(1, "market.5").rule == 19
    assert market(t.do("1:market.8")) == "4 - 2 8 x 8" and hand(t, 1) == "5 8"
    assert "pile" in t.legal(1) and t.why(1, "market.9").rule == 19
    t.do("1:market.8")
    assert hand(t, 1) == "5 8 8" and market(t) == "4 9 2 9 x 8"


@pytest.mark.parametrize(("pile", "after"), [(8, "9 9 9 9 9 9"), (3, "9 9 - - - -"), (1, "- - - - - -")])
def test_the_market_is_filled_up_after_the_last_card_of_a_draw(pile: int, after: str) -> None:
    """R20, R21, R25: not before; when it is empty the draw goes on from the pile, and ends the round with it."""
    t = at("7*7 5", "5 | 6.6.6.6.6.6.6", "5", pile=f"9*{pile}").do(f"0:{'.'.join('7' * 7)} 0:take")
    t.do(" ".join(f"1:market.{card}" for card in MARKET.split()))
    assert market(t) == "- - - - - -" and t.actors() == {1} and t.legal(1) == {"pile"}
    assert market(t.do("1:pile")) == after and t.s.phase == (Phase.PLAY if pile > 1 else Phase.OVER)


def test_an_empty_pile_stays_empty() -> None:
    """R21: the discards are not shuffled again, and the market is not filled up."""
    t = at("7*3 5", "5 | 6.6.6", "5", pile="9")
    discards = list(t.s.discards)
    t.do("0:7.7.7 0:take 1:pile")
    assert t.legal(1) == {f"market.{card}" for card in MARKET.split()} and t.why(1, "pile").rule == 21
    t.do("1:market.2 1:market.12")
    assert market(t) == "1 - 3 10 11 -" and t.s.discards == discards and t.s.phase == Phase.PLAY
    assert t.do("1:5").legal(1) == {"skip", "market.1", "market.3", "market.10", "market.11"}


@pytest.mark.parametrize("play", ["7", "7.7.7"])
def test_a_player_who_steals_nothing_may_draw_one_card(play: str) -> None:
    """R22, R23: exactly one, whatever was played; the market is filled up."""
    t = at("7*3 5", "5 | 7", "5").do(f"0:{play}")
    assert t.actors() == {0} and t.legal(0) == {"skip", "pile"} | {f"market.{card}" for card in MARKET.split()}
    size = t.s.sizes[0]
    assert t.why(0, "7").rule == 19 and t.do("0:market.10").s.sizes[0] == size + 1
    assert market(t) == "1 2 3 9 11 12" and t.actors() == {1} and t.s.phase == Phase.PLAY
    t = at("7*3 5", "5 | 7", "5").do(f"0:{play} 0:skip")
    assert t.s.sizes[0] == size and market(t) == MARKET and t.actors() == {1} and t.s.phase == Phase.PLAY


def test_a_player_who_has_stolen_does_not_draw() -> None:
    """R22, R23: not even if the cards were refused."""
    assert at("7 5", "5 | 6", "5").do("0:7 0:refuse 1:back").actors() == {1}


# The end


def test_the_last_card_ends_the_round_and_steals_nothing() -> None:
    """HE-5, R24, R26: the 3s stay and count."""
    t = at("8*2", "5 6 | 3.3", "5 | 4.4.4").do("0:8.8")
    assert t.s.phase == Phase.OVER and t.actors() == set() and t.rules.ending(t.s) == 0
    assert display(t.s, 0) == ["8.8"] and display(t.s, 1) == ["3.3"] and t.points() == [2, 0, 2]


def test_the_last_card_of_the_market_ends_the_round() -> None:
    """R25: in the middle of a draw; who waits is not robbed."""
    t = at("7*3 5", "5 | 6.6.6", "5 | 4.4.4", pile="-", market="12 12").do("0:7.7.7 0:take 1:market.12")
    assert t.s.phase == Phase.DRAW and t.s.victims == 4
    t.do("1:market.12")
    assert t.s.phase == Phase.OVER and t.rules.ending(t.s) == 1 and t.s.victims == t.s.due == 0
    assert display(t.s, 2) == ["4.4.4"] and t.points() == [3 - 4, 0 - 3, 3 - 1]


def test_an_optional_draw_may_end_the_round() -> None:
    """R22, R25: the last card of the pile alone does not."""
    t = at("7 5", "5", "5", pile="-", market="12").do("0:7")
    assert t.legal(0) == {"skip", "market.12"} and t.do("0:market.12").s.phase == Phase.OVER
    assert at("7*3 5", "5 | 7", "5", pile="9").do("0:7 0:pile").s.phase == Phase.PLAY


def test_cards_on_the_table_count_for_and_cards_in_hand_against() -> None:
    """R26: all layers, whatever the numbers."""
    t = at("1 | 13.13 x 1.1.x", "13 13 x", "2*4 | 5 6 7").do("0:1")
    assert t.points() == [7, -3, -1]


def test_several_rounds_are_added_up() -> None:
    """R27: each starts one seat further to the left, with all cards dealt again; it counts when it is over."""
    t = at("1 | 2.2", "13 13", "4 | 5", length=2).do("0:1")
    assert t.s.rounds == 1 and t.points() == [3, -2, 0] and t.s.kept == [0, 2, 1, 0, 0]
    assert t.s.starter == t.s.turn == 1 and t.s.sizes == [13, 13, 13, 0, 0] and t.s.left == 64 and t.s.laid == 0
    assert sum(t.s.discards) == 0 == sum(map(sum, t.s.known))
    t.random(until=lambda s: s.laid > 3)
    assert t.points() == [3, -2, 0], "a round in progress does not count"
    t.random(until=lambda s: s.phase == Phase.OVER)
    assert t.s.rounds == 2 and t.points() != [3, -2, 0]
    starters = []
    t = Situation.deal("huzz", 3, length="10", start="2")
    while t.actors():
        starters.append(t.s.starter)
        rounds = t.s.rounds
        t.random(until=lambda s, rounds=rounds: s.rounds > rounds)  # type: ignore[misc]
    assert starters == [2, 0, 1, 2, 0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(
    ("hands", "points", "winners"),
    [
        ((4, 2, 9), (10, 10, -9), (1,)),
        ((1, 1, 9), (10, 10, -9), (0, 1)),
        ((4, 2, 9), (11, 10, -9), (0,)),
        ((4, 4, 4), (10, 10, 10), (0, 1, 2)),
    ],
)
def test_ties_go_to_fewer_cards_in_hand(
    hands: tuple[int, ...], points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """HE-6, R28: 14 on the table and 4 in hand against 12 and 2; then the win is shared."""
    match = Match("huzz", 3)
    s: Any = match.state
    s.phase, s.rounds, s.turn = Phase.OVER, 1, NOBODY
    s.total[:3], s.kept[:3] = points, hands
    assert match.over and match.result().points == points and match.result().winners == winners


def test_cards_in_hand_break_ties_over_all_rounds() -> None:
    """HE-6, R28: those of the last round are not all."""
    more = "rounds 1; total.0 5; total.1 9; kept.0 6; kept.1 1"
    t = at("1 | 2.2.2.2 3.3.3 4.4.4", "13 13 | 5.5.5.5 6.6.6.6 7", "1", length=2, more=more).do("0:1")
    assert t.points() == [5 + 11, 9 + 7, -1] and t.s.kept[:3] == [6, 3, 1]
    match = Match("huzz", 3)
    match.state = t.s
    assert match.result().winners == (1,)


# Modes


@pytest.mark.parametrize(("play", "tops"), [("1.1", ("13.13", "x.x")), ("1.x", ("13.x", "x.x")), ("1", ("13", "x"))])
def test_in_the_master_mode_ones_rob_thirteens_and_jokers(play: str, tops: tuple[str, str]) -> None:
    """R30: of the same number of cards, and nothing else; in no other mode."""
    cards = f"{play.replace('.', ' ')} 5"
    seats = [cards, f"5 | {tops[0]}", f"5 | {tops[1]}", "5 | 12.12 12", "5 | 13.13.13"]
    t = at(*seats, mode="master").do(f"0:{play}")
    assert t.s.victim == 1 and t.s.victims == 4 and t.do("0:refuse 1:back").s.victim == 2
    assert all(at(*seats, mode=mode).do(f"0:{play}").s.victim == NOBODY for mode in ("base", "advanced"))


@pytest.mark.parametrize("play", ["2.2", "13.13", "x.x"])
def test_in_the_master_mode_ones_are_robbed_as_ever(play: str) -> None:
    """R31: by anything higher; and 13s by jokers."""
    t = at(f"{play.replace('.', ' ')} 5", "5 | 1.1", "5 | 1", mode="master").do(f"0:{play}")
    assert t.s.victim == 1 and t.s.victims == 0
    assert at("x x 5", "5 | 13.13", "5", mode="master").do("0:x.x").s.victim == 1
    assert at("1 1 5", "5 | 1.1", "5 | 12.12", mode="master").do("0:1.1").s.phase == Phase.PLAY


# The duel


def test_two_players_begin_with_two_jokers_each() -> None:
    """R32, R33, R46: and eleven cards; then come market and shadow set. All know of the jokers."""
    fifth = set()
    for seed in range(40):
        t = Situation.deal("huzz", 2, seed)
        assert t.s.sizes == [13, 13, 0, 0, 0] and min(t.s.market) >= 0
        assert sum(t.s.shadow) == 13 and t.s.shadow[KINDS.card("13")] == t.s.shadow[JOKER] == 0
        assert held(t.view(SPECTATOR).known[0]) == held(t.view(0).known[1]) == "x x"
        assert t.s.left == 64 - sum(card >= 0 for card in t.s.onto) and missing(t.s) == t.s.discards
        fifth.add((t.s.hands[0][JOKER], t.s.hands[1][JOKER]))
    assert fifth == {(2, 2), (3, 2), (2, 3)}


def test_a_thirteen_and_a_joker_go_onto_the_market() -> None:
    """HE-8, R33, R34, R36: onto the 2, then onto the 4; 2 and 13 are drawn as one card."""
    assert market(shadow_robbed("13", "2 4 7 7 10 12")) == "2+13 4 7 7 10 12"
    t = shadow_robbed("x", "2+13 4 7 7 10 12", "5 | 5")
    assert market(t) == "2+13 4+x 7 7 10 12" and sum(t.s.shadow) == 12
    t.do("0:take")
    assert t.legal(1) == {"market.2+13", "market.4+x", "market.7", "market.10", "market.12"}
    t.do("1:market.2+13")
    assert hand(t, 1) == held(t.s.known[1]).replace("2", "2 5", 1) == "2 5 13" and t.s.due == 0
    assert market(t) == "- 4+x 7 7 10 12" and t.actors() == {1}


def test_another_card_is_turned_up_for_the_shadow_set() -> None:
    """R33, R36, R39: until there are thirteen; the market is filled up to six places."""
    seen = set()
    for seed in range(40):
        t = shadow_robbed("13*4 9*4", "2+13 4 7 8 10 12", "5 | 5", seed)
        assert sum(t.s.shadow) == 13 and t.s.phase == Phase.STEAL
        seen.add(market(t).count("+"))
        t.do("0:take 1:market.2+13")
        assert "-" not in market(t) and t.s.onto[0] == -1
    assert seen >= {1, 2, 3}


@pytest.mark.parametrize(
    ("places", "after"),
    [
        ("7 4 7 4 10 12", "7 4+13 7 4 10 12"),  # the leftmost of equals
        ("4+x 4+13 x 13 x 7+13", "4+x 4+13 x 13+13 x 7+13"),  # jokers rank above 13
        ("4+13 4+13 x 3+13 x 7+13", "4+13 4+13 x+13 3+13 x 7+13"),
        ("4+13 4+x 5+13 3+x 9+x 7+13", "4+13 4+x 5+13 3+x 9+x 7+13"),  # no single card: out of the game
    ],
)
def test_which_card_of_the_market_is_covered(places: str, after: str) -> None:
    """R34, R35: the lowest that is alone, or none."""
    t = shadow_robbed("13", places)
    assert market(t) == after and missing(t.s) == t.s.discards and sum(t.s.shadow) == 12


def test_a_theft_from_the_shadow_set() -> None:
    """HE-9, R37, R38, R39, R46: one of 3, 8 and 10, into the hand; it is filled up, then the opponent is robbed."""
    t = at("12 5", "5 | 11", shadow="3 8 10 1*5 2*5").do("0:12")
    assert t.s.phase == Phase.SHADOW and t.legal(0) == {"shadow.3", "shadow.8", "shadow.10"}
    assert [t.why(0, wrong).rule for wrong in ("shadow.1", "skip", "take", "refuse")] == [38] * 4
    t.do("0:shadow.8")
    assert hand(t, 0) == "5 8" and held(t.s.known[0]) == "8" and held(t.s.shadow) == "1 1 1 1 1 2 2 2 2 2 3 9 10"
    assert t.s.phase == Phase.STEAL and t.s.victim == 1 and t.do("0:refuse 1:back").actors() == {1}


@pytest.mark.parametrize(
    ("play", "groups"),
    [("9.9", "6"), ("9.9.9", "4"), ("9.9.9.x", ""), ("6.6", ""), ("7.x", "6"), ("x.x", "6 10"), ("x", "12"), ("9", "")],
)
def test_which_groups_of_the_shadow_set_are_robbed(play: str, groups: str) -> None:
    """R37, R38, R40: as many cards as the whole group and a higher value; without a theft a card may be drawn."""
    t = at(f"{play.replace('.', ' ')} 5", "5", shadow="4*3 6*2 10*2 12 1*5").do(f"0:{play}")
    assert t.s.phase == (Phase.SHADOW if groups else Phase.DRAW)
    if groups:
        assert t.legal(0) == {f"shadow.{card}" for card in groups.split()}
        assert t.do(f"0:shadow.{groups.split()[0]}").s.phase == Phase.PLAY and t.actors() == {1}


def test_a_short_shadow_set() -> None:
    """R41, R42: without a pile it is not filled up; it counts for nobody, and the last card robs none of it."""
    t = at("12*2", "5 6 | 11.11", shadow="3 8 10", pile="-").do("0:12 0:shadow.8")
    assert held(t.s.shadow) == "3 10" and t.do("1:6 1:shadow.3").actors() == {0}
    t = at("12", "5 6 | 11", shadow="3 8 10", pile="-").do("0:12")
    assert t.s.phase == Phase.OVER and t.points() == [1, -1] and held(t.s.shadow) == "3 8 10"


def test_the_modes_in_the_duel() -> None:
    """R43, R29, R30: no draw in the advanced mode; 1s rob the opponent in the master mode."""
    assert at("9 5", "5", shadow="1*7 2*6", mode="advanced").do("0:9").s.phase == Phase.PLAY
    t = at("1 5", "5 | 13", shadow="12 1*6 2*6", mode="master").do("0:1")
    assert t.s.phase == Phase.STEAL and t.s.victim == 1


# What one may know


def test_hands_and_the_pile_are_secret() -> None:
    """R44: but for how many cards there are; at the end too."""
    t = Situation.deal("huzz", 3)
    while t.actors():
        t.step()
        for seat in (SPECTATOR, 0, 1, 2):
            view = t.view(seat)
            assert view.pile == HIDDEN_HEAP and view.left == t.s.left and view.sizes == t.s.sizes
            assert [heap == HIDDEN_HEAP for heap in view.hands[:3]] == [other != seat for other in range(3)]
            assert seat < 0 or view.hands[seat] == t.s.hands[seat]


def test_what_lies_on_the_table_is_open() -> None:
    """R45: to all."""
    t = Situation.deal("huzz", 2, 3).random(until=lambda s: sum(s.discards) > 3 and s.laid > 5)
    for field in ("market", "onto", "tops", "layers", "laid", "discards", "shadow"):
        assert getattr(t.view(SPECTATOR), field) == getattr(t.view(1), field) == getattr(t.s, field)


def test_cards_that_went_openly_into_a_hand_are_known() -> None:
    """R46: from the market, stolen or taken back, but not from the pile; no log tells what was drawn there."""
    t = at("7*2 5", "5 | 6.x", "5 | 4.4").do("0:7.7 0:take 1:pile 1:market.10 0:refuse 2:back")
    assert [held(heap) for heap in t.view(SPECTATOR).known[:3]] == ["6 x", "10", "4 4"]
    assert hand(t, 1) == "5 9 10" and t.rules.tell(t.rules.parse("pile")).facts == {}
    for _ in range(20):
        world = imagined(t, 0)
        assert world.hands[1][KINDS.card("10")] and world.hands[2][KINDS.card("4")] >= 2 and world.sizes == t.s.sizes


def test_known_cards_are_no_longer_sure_when_others_like_them_are_played() -> None:
    """R47: of two known 7s, one is known after a single 7; a play tells nothing else."""
    for play, known in (("7", "7 x"), ("7.7", "x"), ("7.7.7", "x"), ("7.x", "7"), ("5", "7 7 x"), ("x", "7 7")):
        t = at("7*4 5 x", "5", "5", mode="advanced", more="known.0 7 7 x")
        assert held(t.do(f"0:{play}").view(1).known[0]) == known
        assert any(not imagined(t, 1).hands[0][KINDS.card("5")] for _ in range(20))
