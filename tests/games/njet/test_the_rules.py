"""Njet!: every rule of rulebook/en.md in a situation that shows it."""

import pytest

from octavo.games.njet.state import BOARD, HAND, PACK, ROUNDS, ZEROS, State
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.kernel.types import Cards
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

BLACK_BLUE = "start.0 away.none trump.k super.b points.2"  # black is trump, the b0 are supertrumps


def names(cards: Cards) -> list[str]:
    return list(PACK.held(cards))


def position(players: int, free: str, *fields: str, phase: str = "play") -> Situation:
    """A situation from its fields, several to a text, with semicolons between them."""
    given = ["game njet", f"players {players}", f"phase {phase}", f"free {free}", *fields]
    return Situation("; ".join(given).replace("; ", "\n"))


def led(free: str, card: str, hand: str) -> Situation:
    """Seat 0 has led a card, and seat 1 with this hand is in turn, of four."""
    return position(4, free, f"leader 0; turn 1; trick.0 {card}; best 0; hands.1 {hand}")


def trick(players: int, free: str, cards: str, *fields: str, team: str = "0") -> Situation:
    """One trick of seat 0's lead, with a last round to look at: everybody also keeps a card."""
    hands = [f"hands.{seat} {card} r1" for seat, card in enumerate(cards.split())]
    t = position(players, free, "leader 0", "turn 0", f"team {team}", *hands, *fields)
    return t.do(" ".join(f"{seat}:{card}" for seat, card in enumerate(cards.split())))


def choosing(away: str, *hands: str, players: int = 4) -> Situation:
    """Cards are put away as the cell of row 2 says; seat 0 is the starter."""
    held = [f"hands.{seat} {hand}" for seat, hand in enumerate(hands)]
    return position(players, f"start.0 away.{away} trump.k super.b points.2", "team 0", *held, phase="away")


def forming(players: int) -> Situation:
    """Seat 0 forms the teams; no cards go away."""
    return position(players, BLACK_BLUE, "turn 0", phase="teams")


def imagined(t: Situation, seat: int) -> State:
    """Another world that fits what a seat knows: possible, and the same to that seat."""
    view = t.view(seat)
    world: State = t.rules.STATE.copy(view)
    t.rules.imagine(world, seat, t.rng)
    assert t.rules.faults(world) == 0
    again = t.rules.STATE.blank()
    t.rules.observe(world, seat, again)
    assert t.rules.STATE.words(again).tolist() == t.rules.STATE.words(view).tolist()
    return world


def settle(t: Situation, *kept: str) -> Situation:
    """Veto until each row has a cell left, never the cells named; the others as they come."""
    while t.s.phase == 0:
        t.do(f"{t.s.turn}:" + next(v for v in sorted(t.legal(t.s.turn)) if v.removeprefix("veto.") not in kept))
    return t


def test_cards_are_a_colour_and_a_number() -> None:
    """R1: red, blue, yellow and black; the right neighbour of seat 0 is the highest seat."""
    rules = Situation.deal("njet", 4).rules
    assert {rules.name(rules.parse(f"{colour}7")) for colour in "rbyk"} == {"r7", "b7", "y7", "k7"}
    for wrong in ("g7", "r10", "7r"):
        with pytest.raises(ValueError):
            rules.parse(wrong)
    t = choosing("right", "r1 r2 r3", "b1 b2 b3", "y1 y2 y3", "k1 k2 k3")
    t.do("0:give.r1+r2 1:give.b1+b2 2:give.y1+y2 3:give.k1+k2")
    assert [names(t.s.hands[seat]) for seat in (0, 3)] == [["r3", "b1", "b2"], ["r1", "r2", "k3"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_pack(players: int) -> None:
    """R2, NJ-4: three 0s and four 7s of each colour; with three players one 7, and 48 cards."""
    s = Situation.deal("njet", players).s
    dealt = [name for cards in (*s.hands, s.aside) for name in names(cards)]
    sevens = 1 if players == 3 else 4
    for colour in "rbyk":
        assert [dealt.count(f"{colour}{n}") for n in range(10)] == [3, 1, 1, 1, 1, 1, 1, sevens, 1, 1]
    assert len(dealt) == (48 if players == 3 else 60)


def test_copies_are_one_choice() -> None:
    """R3: two r7 in the hand are one action."""
    t = position(4, BLACK_BLUE, "leader 0", "turn 0", "hands.0 r7 r7 b0 b0 b0")
    assert [t.rules.name(action) for action in t.choices(0)] == ["r7", "b0"]
    t = choosing("2", "r7 r7 b1")
    assert [t.rules.name(action) for action in t.choices(0)] == ["away.r7+r7", "away.r7+b1"]


@pytest.mark.parametrize(("players", "cards", "rounds"), [(2, 15, 8), (3, 16, 9), (4, 15, 8), (5, 12, 10)])
def test_everybody_deals_equally_often(players: int, cards: int, rounds: int) -> None:
    """R4, R5: the first dealer is named, the deal moves on; all cards are dealt, but for two players."""
    t = Situation.deal("njet", players, start="1")
    dealers = []
    for n in range(rounds):
        t.random(until=lambda s, n=n: s.rounds == n)  # type: ignore[misc]
        dealers.append(t.s.dealer)
        assert [t.s.hands[seat].bit_count() for seat in range(5)] == [cards] * players + [0] * (5 - players)
        assert t.s.aside.bit_count() == (30 if players == 2 else 0)
        t.random(until=lambda s, n=n: s.rounds == n + 1)  # type: ignore[misc]
    assert dealers == [(1 + n) % players for n in range(rounds)]
    assert not t.actors()


def test_the_first_dealer_is_drawn_by_lot() -> None:
    """R4: unless a seat is named."""
    assert {Situation.deal("njet", 5, seed).s.dealer for seed in range(40)} == {0, 1, 2, 3, 4}


def test_cards_set_aside_come_back() -> None:
    """R5: they take no part in this round, and are shuffled in for the next."""
    t = Situation.deal("njet", 2)
    before = t.s.aside
    assert t.random(until=lambda s: s.phase == 3).s.aside == before
    assert t.random(until=lambda s: s.rounds == 1).s.aside != before


def test_the_steps_of_a_round() -> None:
    """R6: vetoes, teams, cards away, tricks; two players skip the teams."""
    for players, phases in ((2, [0, 2, 3]), (3, [0, 1, 2, 3]), (5, [0, 1, 2, 3])):
        t = Situation.deal("njet", players)
        seen = [t.s.phase]
        settle(t, "away.1")
        while t.s.rounds == 0:
            if t.s.phase != seen[-1]:
                seen.append(t.s.phase)
            t.step()
        assert seen == phases


def test_the_board() -> None:
    """R7: five rows of five cells."""
    start = [f"veto.start.{seat}" for seat in range(5)]
    away = [f"veto.away.{rule}" for rule in ("1", "2", "2x", "right", "none")]
    colours = [f"veto.{row}.{colour}" for row in ("trump", "super") for colour in ("r", "k", "b", "y", "none")]
    points = [f"veto.points.{worth}" for worth in (1, 2, 3, 4, -2)]
    t = Situation.deal("njet", 5)
    assert [t.rules.name(action) for action in t.choices(t.s.dealer)] == [*start, *away, *colours, *points]


def test_cells_of_missing_seats_are_covered() -> None:
    """R8: for the whole match; all others are free again in every round."""
    t = Situation.deal("njet", 3, start="0")
    for n in range(2):
        t.random(until=lambda s, n=n: s.rounds == n)  # type: ignore[misc]
        assert len(t.legal(n)) == 23
        assert not {"veto.start.3", "veto.start.4"} & t.legal(n)
        assert t.why(n, "veto.start.3").rule == 8
        t.random(until=lambda s: s.phase == 3)


def test_vetoes_go_round_from_the_dealer() -> None:
    """R9: one cell a turn, anywhere; nobody passes, and a covered cell stays covered."""
    t = Situation.deal("njet", 4, start="2").do("2:veto.trump.b")
    assert t.actors() == {3}
    assert "veto.trump.b" not in t.legal(3) and len(t.legal(3)) == 23
    assert t.why(3, "veto.trump.b").rule == t.why(3, "r7").rule == 9
    t.do("3:veto.points.-2 0:veto.start.1")
    assert t.actors() == {1}
    assert not t.s.free & BOARD.cards(["trump.b", "points.-2", "start.1"])


def test_one_cell_of_each_row_stays_free() -> None:
    """R10: the last free cell of a row can't be covered."""
    t = Situation.deal("njet", 2, start="0").do("0:veto.start.1 1:veto.trump.r 0:veto.trump.k 1:veto.trump.b")
    assert not {"veto.start.0", "veto.start.1"} & t.legal(0)
    assert t.why(0, "veto.start.0").rule == 10
    assert {"veto.trump.y", "veto.trump.none"} < t.legal(0)
    t.do("0:veto.trump.y")
    assert t.why(1, "veto.trump.none").rule == 10


@pytest.mark.parametrize(
    ("players", "stones"), [(5, [4, 4, 4, 4, 4]), (4, [5, 5, 5, 4]), (3, [6, 6, 6]), (2, [9, 8])], ids=str
)
def test_how_many_stones_are_laid(players: int, stones: list[int]) -> None:
    """R11: the vetoes end when every row has one free cell."""
    t = Situation.deal("njet", players, start="1").random(until=lambda s: s.phase != 0)
    assert [t.s.stones[(1 + place) % players].bit_count() for place in range(players)] == stones
    assert t.s.free.bit_count() == 5
    assert [sum(name.startswith(row) for name in BOARD.held(t.s.free)) for row in "satsp"] == [2, 1, 1, 2, 1]


def test_what_is_left_free_is_the_rule() -> None:
    """R12: starter, cards away, trump, supertrumps and points are read off the free cells; none means no such thing."""
    t = settle(Situation.deal("njet", 4), "start.2", "away.none", "trump.none", "super.none", "points.4")
    assert t.actors() == {2}
    assert t.do("2:team.02").s.phase == 3 and t.actors() == {2}, "no cards go away"
    assert trick(2, "start.0 away.none trump.none super.none points.1", "y2 k9").s.tricks[0] == 1, "there is no trump"


def test_reading_the_board() -> None:
    """NJ-1 (R7 to R13, R20): seat 0 starts, no cards away, black trump, b0 supertrumps, 2 points."""
    t = Situation.deal("njet", 5, start="0")
    settle(t, "start.0", "away.none", "trump.k", "super.b", "points.2").do("0:team.034.m2")
    assert list(BOARD.held(t.s.free)) == BLACK_BLUE.split()
    assert (t.s.team, t.s.monster, t.s.turn) == (0b11001, 2, 0)
    assert [t.s.hands[seat].bit_count() for seat in range(5)] == [12] * 5
    t.random(until=lambda s: s.rounds == 1)
    assert all(points % 2 == 0 for points in t.points())


def test_teams_of_five() -> None:
    """R13: two or three with the starter, and the monster to one of the smaller team."""
    pairs = {f"team.0{a}.m{m}" for a in range(1, 5) for m in (0, a)}
    triples = {f"team.0{a}{b}.m{m}" for a in range(1, 5) for b in range(a + 1, 5) for m in {1, 2, 3, 4} - {a, b}}
    t = forming(5)
    assert t.legal(0) == pairs | triples
    assert t.why(0, "team.12.m1").rule == t.why(0, "team.02").rule == t.why(0, "team.023.m0").rule == 13
    assert t.do("0:team.02.m2").s.monster == 2


def test_teams_of_four_and_of_two() -> None:
    """R14: one partner; two players are teams alone, and nothing is chosen. There is no monster."""
    t = forming(4)
    assert t.legal(0) == {"team.01", "team.02", "team.03"}
    assert t.why(0, "team.0").rule == 14
    assert t.do("0:team.03").s.team == 0b1001 and t.s.monster == NOBODY
    t = settle(Situation.deal("njet", 2), "start.1", "away.none")
    assert t.s.phase == 3 and t.s.team == 0b10 and t.s.monster == NOBODY


def test_teams_of_three() -> None:
    """R15: alone or with a partner; who is alone has the monster."""
    assert forming(3).legal(0) == {"team.0", "team.01", "team.02"}
    assert forming(3).do("0:team.0").s.monster == 0
    assert forming(3).do("0:team.02").s.monster == 1
    assert forming(3).why(0, "team.012").rule == 15


def test_all_put_cards_away_at_once() -> None:
    """R16: in any order, unseen; two cards are one decision, in no order."""
    t = choosing("2", "r1 b2 y3", "r2 b3 y4", "r3 b4 y5", "r4 b5 y6")
    assert t.actors() == {0, 1, 2, 3}
    assert t.legal(2) == {"away.r3+b4", "away.r3+y5", "away.b4+y5"}
    with pytest.raises(ValueError):
        t.rules.parse("away.b4+r3")
    assert t.why(2, "away.r3+r3").rule == t.why(2, "away.r3+b2").rule == 16
    t.do("2:away.r3+b4")
    assert t.actors() == {0, 1, 3}
    assert t.view(0).away[2] == HIDDEN and t.view(0).ready == 0b100
    t.do("0:away.r1+b2 3:away.b5+y6 1:away.r2+b3")
    assert t.s.phase == 3 and t.view(0).away[2] == HIDDEN


def test_cards_put_away_count_for_nobody() -> None:
    """R17: one card or two, face down; a 0 among them is never captured."""
    t = choosing("1", "r0 r0 b1", "r7 b2", "y1 y2", "k1 k2")
    assert t.legal(0) == {"away.r0", "away.b1"}
    assert t.why(0, "away.r0+b1").rule == 17
    t.do("0:away.r0 1:away.r7 2:away.y1 3:away.k1")
    assert [names(t.s.away[seat]) for seat in range(4)] == [["r0"], ["r7"], ["y1"], ["k1"]]
    assert names(t.s.hands[0]) == ["r0", "b1"]
    assert t.s.captured == [0] * 5
    assert choosing("2", "r0 r0 b1").legal(0) == {"away.r0+r0", "away.r0+b1"}


def test_two_cards_without_noughts() -> None:
    """R18: no 0s, unless there are too few others; then those go first."""
    t = choosing("2x", "r0 r1 b7 b7", "r0 r0 y3 k0", "r0 b0 b0 y0", "k0 k1 k2")
    assert t.legal(0) == {"away.r1+b7", "away.b7+b7"}
    assert t.why(0, "away.r0+r1").rule == 18
    assert t.legal(1) == {"away.r0+y3", "away.y3+k0"}
    assert t.legal(2) == {"away.r0+b0", "away.r0+y0", "away.b0+b0", "away.b0+y0"}
    assert t.legal(3) == {"away.k1+k2"}


def test_two_cards_to_the_right() -> None:
    """R19: chosen before seeing what one gets; 0s may be given; two players swap."""
    t = choosing("right", "r0 r1 r2", "b0 b1 b2", "y0 y1 y2", players=3)
    assert t.legal(0) == {"give.r0+r1", "give.r0+r2", "give.r1+r2"}
    assert t.why(0, "away.r0+r1").rule == 19
    t.do("0:give.r0+r1 1:give.b0+b1")
    assert names(t.s.hands[0]) == ["r2"], "nothing arrives before all have chosen"
    t.do("2:give.y0+y1")
    assert [names(t.s.hands[seat]) for seat in range(3)] == [["r2", "b0", "b1"], ["b2", "y0", "y1"], ["r0", "r1", "y2"]]
    t = choosing("right", "r0 r1 r2", "b0 b1 b2", players=2).do("0:give.r0+r1 1:give.b0+b1")
    assert [names(t.s.hands[seat]) for seat in range(2)] == [["r2", "b0", "b1"], ["r0", "r1", "b2"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("away", "fewer"), [("1", 1), ("2", 2), ("2x", 2), ("right", 0), ("none", 0)])
def test_how_many_tricks_there_are(players: int, away: str, fewer: int) -> None:
    """R20: as many as cards are left; under none the step is skipped."""
    t = settle(Situation.deal("njet", players), f"away.{away}")
    if players > 2:
        t.step()
    assert (t.s.phase == 3) == (away == "none")
    t.random(until=lambda s: s.phase == 3)
    assert {t.s.hands[seat].bit_count() for seat in range(players)} == {HAND[players] - fewer}


def test_the_starter_leads_with_any_card() -> None:
    """R21: then the others, clockwise."""
    t = position(3, BLACK_BLUE.replace("start.0", "start.1"), "leader 1", "turn 1", "hands.1 y1 k0 b0", "hands.2 y2")
    assert t.actors() == {1} and t.legal(1) == {"y1", "k0", "b0"}
    assert t.why(1, "r5").rule == 21
    assert t.do("1:k0").actors() == {2}
    assert t.do("2:y2").actors() == {0}


def test_supertrumps_are_trumps() -> None:
    """R22: the trump colour and the supertrumps are one suit, and a supertrump is not of its colour."""
    t = led(BLACK_BLUE, "b5", "b0 b2 r1")
    assert t.legal(1) == {"b2"} and t.why(1, "b0").rule == 22
    assert led(BLACK_BLUE, "b5", "b0 k2 r1").legal(1) == {"b0", "k2", "r1"}, "b0 is not blue"
    assert led(BLACK_BLUE, "k5", "b0 b2 r1").legal(1) == {"b0"}
    assert led(BLACK_BLUE, "b0", "b2 k0 k1 r1").legal(1) == {"k0", "k1"}


def test_without_trump_colour_or_supertrumps() -> None:
    """R23: what is left is the trump suit; if both are one colour, its 0s are the highest trumps."""
    no_trump = "start.0 away.none trump.none super.b points.1"
    assert led(no_trump, "b0", "b0 b2 k9").legal(1) == {"b0"}
    assert trick(2, no_trump, "y9 b0").s.tricks[1] == 1
    no_super = "start.0 away.none trump.k super.none points.1"
    assert led(no_super, "b5", "b0 k1 r1").legal(1) == {"b0"}
    assert trick(2, no_super, "k0 k1").s.tricks[1] == 1
    assert trick(2, no_super, "y0 y1").s.tricks[1] == 1
    assert trick(2, "start.0 away.none trump.none super.none points.1", "y1 k9").s.tricks[0] == 1
    assert trick(2, "start.0 away.none trump.k super.k points.1", "k9 k0").s.tricks[1] == 1


def test_following() -> None:
    """R24, R25: colour with colour, trump with any trump; who can't is free, and nobody has to trump or beat a card."""
    t = led(BLACK_BLUE, "y9", "y0 y1 k5 b0 r3")
    assert t.legal(1) == {"y0", "y1"} and t.why(1, "k5").rule == 24
    t = led(BLACK_BLUE, "k1", "y0 k5 b0 b1")
    assert t.legal(1) == {"k5", "b0"} and t.why(1, "b1").rule == 24
    assert led(BLACK_BLUE, "y5", "r1 k5 b0 b1").legal(1) == {"r1", "k5", "b0", "b1"}
    assert led(BLACK_BLUE, "y5", "y1 y9").legal(1) == {"y1", "y9"}


def test_the_winner_of_a_trick() -> None:
    """R26: the supertrumps, then the trump colour, then the colour led; other colours never win."""
    plain, trumps = ("y5 y8 y6 y1", "y1 r9 r8 b9"), ("y9 y8 k0 y7", "y9 k2 k1 r9", "k9 k8 b0 k7", "b0 k9 k8 k7")
    assert [trick(4, BLACK_BLUE, cards).s.leader for cards in (*plain, *trumps)] == [1, 0, 2, 1, 2, 0]


@pytest.mark.parametrize(
    ("cards", "first", "last"),
    [("y7 y7 y7 r7", 0, 2), ("y1 k7 k7 r7", 1, 2), ("k9 b0 b0 k7", 1, 2), ("y0 y0 r0 r9", 0, 1)],
)
def test_equal_cards(cards: str, first: int, last: int) -> None:
    """R27: the first of the strongest wins, or the last, in plain colours, trumps and supertrumps alike."""
    assert trick(4, BLACK_BLUE, cards).s.leader == first
    assert trick(4, BLACK_BLUE, cards, "equals last").s.leader == last


def test_the_winner_leads_until_the_hands_are_empty() -> None:
    """R28."""
    t = trick(4, BLACK_BLUE, "y5 y8 y6 y1")
    assert t.actors() == {1} and names(t.s.taken[1]) == ["y1", "y5", "y6", "y8"] and t.s.rounds == 0
    assert t.do("1:r1 2:r1 3:r1 0:r1").s.rounds == 1


def test_captured_noughts() -> None:
    """R29: the winner captures the 0s of opponents, supertrumps too; its own and a partner's are not captured."""
    t = trick(5, BLACK_BLUE, "y0 y9 r0 y0 y0", team="0 3 4")
    assert names(t.s.captured[1]) == ["y0", "y0", "y0"]
    assert names(t.s.taken[1]) == ["r0", "y9"], "r0 is a partner's"
    t = trick(4, BLACK_BLUE, "y1 b0 b0 k0", team="0 2")
    assert (names(t.s.captured[1]), names(t.s.taken[1])) == (["b0"], ["b0", "y1", "k0"])


def test_a_captured_nought() -> None:
    """NJ-2 (R24 to R26, R29): k7 takes the trick and captures k0; y0 came from a partner."""
    hands = "hands.0 y9 r1; hands.1 y0 r2; hands.2 y4 r3; hands.3 k0 r4; hands.4 k7 r5"
    t = position(5, BLACK_BLUE, "leader 0; turn 0; team 0 1 4", hands).do("0:y9 1:y0 2:y4 3:k0 4:k7")
    assert t.s.leader == 4 and t.s.tricks == [0, 0, 0, 0, 1]
    assert (names(t.s.captured[4]), names(t.s.taken[4])) == (["k0"], ["y0", "y4", "y9", "k7"])


def last_trick(points: str, *fields: str) -> Situation:
    """NJ-3 before the last card of the last round: 7 tricks and three 0s against 3, and 2 with a 0 and the monster."""
    free = f"start.0 away.none trump.k super.b points.{points}"
    table = "trick.0 y9; trick.1 y1; trick.2 y2; trick.3 y3; best 0; leader 0; turn 4; hands.4 y4"
    tricks = "tricks.0 3; tricks.1 3; tricks.2 2; tricks.3 2; tricks.4 1"
    zeros = "captured.0 r0 r0; captured.2 y0; captured.4 k0"
    return position(5, free, "rounds 9; dealer 4; team 0 3 4; monster 2", table, tricks, zeros, *fields).do("4:y4")


def test_scoring() -> None:
    """NJ-3, R30, R31, R32: tricks and captured 0s at row 5's worth, double for the monster; each member gets it all."""
    assert last_trick("2").points() == [20, 18, 18, 20, 20]
    assert last_trick("1").points() == [10, 9, 9, 10, 10]
    assert last_trick("-2").points() == [-20, -18, -18, -20, -20]


def test_difference_scoring() -> None:
    """NJ-3, R33: the better team gets the difference, the other 0; equal results give 0 to all."""
    assert last_trick("2", "scoring difference").points() == [2, 0, 0, 2, 2]
    assert last_trick("-2", "scoring difference").points() == [0, 2, 2, 0, 0]
    assert last_trick("4", "scoring difference", "captured.3 b0").points() == [8, 0, 0, 8, 8]
    assert last_trick("4", "scoring difference", "captured.1 b0").points() == [0, 0, 0, 0, 0]


def test_the_end_of_the_match() -> None:
    """R34: after the last round; the highest total wins, also below 0, and equal ones share."""
    t = last_trick("-2", "total.1 -7", "total.2 -7")
    assert not t.actors() and t.rules.ending(t.s) == 0 and t.s.rounds == ROUNDS[5]
    match = Match("njet", 5)
    match.state = t.s
    assert match.result().points == (-20, -25, -25, -20, -20)
    assert match.result().winners == (0, 3, 4)


def test_what_is_not_legal_is_refused() -> None:
    """R35: and changes nothing."""
    match = Match("njet", 4, {"start": "0"})
    before = match.rules.STATE.words(match.state).tolist()
    for seat, action in ((0, "r7"), (0, "veto.start.4"), (1, "veto.start.1"), (0, "pass")):
        with pytest.raises(Refused):
            match.play_named(seat, action)
    assert match.rules.STATE.words(match.state).tolist() == before and match.log == []


def test_what_is_public() -> None:
    """R36: all but hands, cards set aside, put away and given; with three players also which cards are out."""
    t = Situation.deal("njet", 3)
    for _ in range(200):
        for seat in (-1, 0, 1, 2):
            view = t.view(seat)
            for field in t.rules.STATE.fields.keys() - {"hands", "aside", "away", "given"}:
                assert getattr(view, field) == getattr(t.s, field)
        t.step()
    world = imagined(Situation.deal("njet", 3), -1)
    assert sum(names(hand).count("r7") for hand in world.hands) == 1


def test_hands_and_cards_put_away_are_private() -> None:
    """R37: and under 2x, what others put away holds no 0s."""
    t = settle(Situation.deal("njet", 4), "away.2x").random(until=lambda s: s.phase == 3)
    for seat in range(4):
        view = t.view(seat)
        assert [other for other in range(5) if view.hands[other] != HIDDEN] == [seat]
        assert [other for other in range(5) if view.away[other] != HIDDEN] == [seat]
        assert view.away[seat] == t.s.away[seat]
        for _ in range(20):
            assert not any(cards & ZEROS for cards in imagined(t, seat).away)
    assert set(t.view(-1).hands) == {HIDDEN}


@pytest.mark.parametrize("moved", [0, 1])
def test_a_player_who_had_only_noughts(moved: int) -> None:
    """R18, R37: a seat that had to put 0s away is a possible one to everybody, to the last card."""
    t = settle(Situation.deal("njet", 5, start="0"), "away.2x", "start.1").do("1:team.12.m1")
    hands = [sorted(PACK.names, key=lambda name: (name[1] != "0", name[1]))[12 * seat :][:12] for seat in range(5)]
    hands[0][:moved], hands[1][:moved] = hands[1][:moved], hands[0][:moved]
    t.s.hands[:] = [PACK.cards(hand) for hand in hands]
    while t.s.rounds == 0:
        assert t.rules.faults(t.s) == 0
        for seat in (-1, 0, 1, 4):
            imagined(t, seat)
        t.step()


def test_given_cards_are_known_to_giver_and_receiver() -> None:
    """R38: and to nobody else until they are played; cards set aside are known to nobody."""
    t = settle(Situation.deal("njet", 4), "away.right").random(until=lambda s: s.phase == 3)
    given = t.s.given[1]
    assert given.bit_count() == 2
    assert [t.view(seat).given[1] for seat in (-1, 0, 1, 2, 3)] == [HIDDEN, HIDDEN, given, given, HIDDEN]
    for _ in range(10):
        assert imagined(t, 2).hands[1] & given == given
    t.random(until=lambda s: s.given[1] != given)
    assert t.s.given[1].bit_count() == 1 and t.view(2).given[1] == t.s.given[1]
    assert [Situation.deal("njet", 2).view(seat).aside for seat in (-1, 0, 1)] == [HIDDEN] * 3


def test_taken_tricks_are_remembered() -> None:
    """R39: what was played in the open is known to all."""
    t = trick(4, BLACK_BLUE, "y5 y8 y6 r0", team="0 1")
    for view in map(t.view, (-1, 0, 1, 2, 3)):
        assert names(view.taken[1]) == ["y5", "y6", "y8"] and names(view.captured[1]) == ["r0"]


def test_a_player_who_does_not_follow_has_none() -> None:
    """R40: of the suit led, supertrumps counted as trumps."""
    t = trick(4, BLACK_BLUE, "b5 k1 b0 b1")
    blue = PACK.matching("b") & ~ZEROS
    assert t.s.lacks[:4] == [0, blue, blue, 0]
    assert trick(4, BLACK_BLUE, "k5 b1 b0 k1").s.lacks[:4] == [0, PACK.matching("k") | PACK.cards(["b0"] * 3), 0, 0]
    t = Situation.deal("njet", 4).random(until=lambda s: sum(map(bool, s.lacks)) >= 2)
    for seat in (-1, 0, 1, 2, 3):
        world = imagined(t, seat)
        assert not any(hand & lacks for hand, lacks in zip(world.hands, world.lacks, strict=True))
