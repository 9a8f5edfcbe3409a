"""Meinz: every rule of rulebook/en.md in a situation that shows it."""

import pytest

from octavo.games.meinz.invariants import FAULTS
from octavo.games.meinz.rules import MONSTER, PACK, Phase, State
from octavo.kernel.chance import generator
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.kernel.types import Cards
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

RED, BLUE = PACK.matching("r"), PACK.matching("b")
SPECTATOR = -1

SOUND = """
    game meinz
    players 4
    starter 2
    phase claim
    turn 1
    hands.0 y2 b2 b3 b4 g2 g3
    hands.1 r2 y3 y4 g4 g5 b5
    hands.2 r3 r4 b6 b7 b8 g6 g7
    hands.3 r7 r8 y5 y6 y7 y8 g8
    away.0 r9
    away.1 b9
    away.2 y9
    away.3 g9
    ready 0 1 2 3
    shown.0 y2
    lacks.3 b1 b2 b3 b4 b5 b6 b7 b8 b9
    leader 0
    trick.0 r5
    trick.1 r6
    table r5 r6
    asked 1
    tricks.0 1
    taken.0 r1 b1 y1 g1
"""


def names(cards: Cards) -> set[str]:
    return set(PACK.held(cards))


def sizes(cards: list[Cards]) -> list[int]:
    return [held.bit_count() for held in cards]


def at(fields: str, *hands: str, players: int = 4) -> Situation:
    """A position of these fields, and of these hands of seats 0, 1, 2 and 3, as far as they matter."""
    held = [f"hands.{seat} {hand}" for seat, hand in enumerate(hands)]
    return Situation("\n".join(["game meinz", f"players {players}", *fields.split("; "), *held]))


def lead(seat: int, *hands: str, players: int = 4, more: str = "") -> Situation:
    return at(f"phase play; turn {seat}; leader {seat}; {more}", *hands, players=players)


def tricks(*counts: int) -> str:
    return "; ".join(f"tricks.{seat} {count}" for seat, count in enumerate(counts))


def leave_all(t: Situation) -> list[int]:
    """Leave the trick whenever a seat is asked; the seats that were."""
    asked: list[int] = []
    while t.s.phase == Phase.CLAIM:
        asked.append(t.s.turn)
        assert t.actors() == {t.s.turn} and t.legal(t.s.turn) == {"claim", "leave"}
        t.do(f"{t.s.turn}:leave")
    return asked


def play(t: Situation, cards: str) -> list[list[int]]:
    """Play cards in turn, and leave every question; the seats that were asked after each card."""
    asked = []
    for card in cards.split():
        t.do(f"{t.s.turn}:{card}")
        asked.append(leave_all(t))
    return asked


def end_round(t: Situation) -> Situation:
    rounds = t.s.rounds
    return t.random(until=lambda s: s.rounds > rounds)


def last_card(*taken: str, trick: str = "b1 y1 g1 r1", players: int = 4, more: str = "") -> Situation:
    """The end of a round in which the seats have taken these cards: the last trick is the second of seat 0."""
    one, two, three, last = trick.split()
    fields = [f"trick.1 {one}; trick.2 {two}; trick.3 {three}; table {one} {two} {three}", tricks(1, 2, 2, 2), more]
    fields += [f"taken.{seat} {cards}" for seat, cards in enumerate(taken)]
    return at("; ".join(["phase play; turn 0; leader 1", *fields]), last, players=players).do(f"0:{last}")


def imagined(t: Situation, seat: int) -> State:
    """A possible world that fits what a seat knows."""
    world: State = t.view(seat)
    t.rules.imagine(world, seat, t.rng)
    assert t.rules.faults(world) == 0
    return world


# The cards, the rounds and the deal


def test_the_pack_is_1_to_9_in_four_colours() -> None:
    """R1: each once, 180 in all, written as a letter and a number."""
    assert sorted(PACK.names) == sorted(f"{colour}{number}" for colour in "rbyg" for number in range(1, 10))
    assert sum(int(name[1:]) for name in PACK.names) == 180
    for wrong in ("k7", "r0", "r10", "7r", "R7"):
        with pytest.raises(ValueError):
            Situation.deal("meinz", 4).rules.parse(wrong)


def test_a_round_pays_each_point_card_at_most_once() -> None:
    """R2, R27: so eight of each value suffice; fewer are paid where sums are equal."""
    tied = 0
    for n in range(40):
        t = Situation.deal("meinz", 3 + n % 2, seed=n)
        paid = [points for points in end_round(t).s.total if points]
        assert len(paid) == len(set(paid)) and set(paid) <= {1, 2, 3}
        tied += len(paid) < 3
    assert tied


def test_the_first_start_player_is_drawn_by_lot_or_named() -> None:
    """R3, R31: never the monster."""
    assert {Situation.deal("meinz", 4, seed).s.starter for seed in range(40)} == {0, 1, 2, 3}
    assert {Situation.deal("meinz", 3, seed).s.starter for seed in range(40)} == {0, 1, 2}
    with pytest.raises(Refused, match=r"start can be lot \| 0-2"):
        Match("meinz", 3, {"start": str(MONSTER)})
    assert {Situation.deal("meinz", 4, seed, start="2").s.starter for seed in range(10)} == {2}


@pytest.mark.parametrize("players", [3, 4])
def test_a_match_has_eight_rounds(players: int) -> None:
    """R4, R5, R31: each of the four seats starts twice; all cards are dealt again, nothing is known of them."""
    t = Situation.deal("meinz", players, start="1")
    leaders, deals = [], set()
    while t.actors():
        assert sizes(t.s.hands) == [9, 9, 9, 9] and sum(t.s.hands) == PACK.all
        assert t.s.shown == t.s.lacks == [0, 0, 0, 0]
        deals.add(tuple(t.s.hands))
        leaders.append(t.random(until=lambda s: s.leader != NOBODY).s.leader)
        end_round(t)
    assert leaders == [1, 2, 3, 0, 1, 2, 3, 0] and len(deals) == 8
    assert t.s.phase == Phase.OVER and t.rules.ending(t.s) == 0


def test_everyone_puts_one_card_away_at_the_same_time() -> None:
    """R6: in any order; eight are left, and the cards put away are in nobody's tricks."""
    t = Situation.deal("meinz", 4)
    t.s.rounds = 7
    assert t.legal(2) == {f"away.{name}" for name in names(t.s.hands[2])}
    waiting = {0, 1, 2, 3}
    for seat in (2, 0, 3, 1):
        assert t.s.phase == Phase.AWAY and t.actors() == waiting
        t.do(f"{seat}:away.{min(names(t.s.hands[seat]))}")
        waiting -= {seat}
    assert t.s.phase == Phase.PLAY and sizes(t.s.hands) == [8, 8, 8, 8] and sizes(t.s.away) == [1, 1, 1, 1]
    away = sum(t.s.away)
    assert sum(end_round(t).s.taken) == PACK.all & ~away


def test_what_is_not_legal_is_refused() -> None:
    """R7: and changes nothing, at any moment of a round."""
    match = Match("meinz", 4, {"start": "0"}, secret=bytes(32))
    words, seen = match.rules.STATE.words, set[int]()
    while len(seen) < 4:
        seat, before = match.actors()[0], words(match.state).tolist()
        seen.add(match.state.phase)
        for name in ("r1", "b2", "away.r1", "claim", "keep", "swap.r1.r1", "nonsense"):
            for who in (seat, (seat + 1) % 4, 4):
                if name == "nonsense" or match.action(name) not in match.legal(who):
                    with pytest.raises(Refused):
                        match.play_named(who, name)
        assert words(match.state).tolist() == before
        match.play(seat, match.legal(seat)[-1])


# The tricks


def test_the_start_player_leads_and_the_winner_leads_next() -> None:
    """R8: any card; the others follow clockwise, one card each."""
    t = at("phase away; starter 2", "y7 y8 g1", "y2 y3 b3 g2", "y5 r4 g3", "y6 b4 g4")
    t.do("0:away.g1 1:away.g2 2:away.g3 3:away.g4")
    assert t.actors() == {2} and t.legal(2) == {"y5", "r4"}
    t.do("2:y5 2:claim 3:y6 0:y7 1:y2 2:keep")
    assert t.actors() == {2} and t.legal(2) == {"r4"}
    t.do("2:r4 2:leave 3:b4 3:leave 2:leave 0:y8 0:leave 2:leave 3:leave 1:b3 1:keep")
    assert t.actors() == {1} and t.legal(1) == {"y3"}


def test_following_by_colour_or_by_number() -> None:
    """ME-1, R9, R10: a player with the colour led plays it, or the number led; without it, anything."""
    t = lead(0, "r5", "g5 b1 b8", "r2 r8 y5 g9").do("0:r5 0:leave")
    assert t.legal(1) == {"g5", "b1", "b8"}
    assert t.do("1:b8 1:leave 0:leave").legal(2) == {"r2", "r8", "y5"} and t.why(2, "g9").rule == 9


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("r5 r4 r3 r6", 2), ("r5 r6 b2 r9", 2), ("r2 g1 r3 r4", 1), ("r5 b3 y3 r3", 1), ("b9 y9 g9 r9", 0)],
)
@pytest.mark.parametrize("leader", [0, 3])
def test_the_lowest_number_takes_an_unclaimed_trick(cards: str, winner: int, leader: int) -> None:
    """R11, R1: colours do not matter and there are no trumps; the first of equals takes it."""
    hands = cards.split()
    t = lead(leader, *(f"{hands[(seat - leader) % 4]} {hands[(seat - leader) % 4][0]}8" for seat in range(4)))
    play(t, cards)
    assert t.s.phase == Phase.SWAP and t.s.turn == (leader + winner) % 4


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_the_last_to_play_is_asked_first_then_the_others_from_the_leader_on(leader: int) -> None:
    """R12, R13, R14: the leader of the trick, whoever started the round; nobody after the fourth card."""
    t = lead(leader, *["r1 b1 y1 g1 r8"] * 4, more="starter 3")
    second, third = (leader + 1) % 4, (leader + 2) % 4
    assert play(t, "r1 b1 y1 g1") == [[leader], [second, leader], [third, leader, second], []]
    assert t.s.phase == Phase.SWAP


@pytest.mark.parametrize("question", range(6))
def test_a_claim_settles_the_trick(question: int) -> None:
    """R13, R14, R15, R21: also by a seat that left it; nobody else is asked, and the lowest card does not take it."""
    moves = ["0:r9", "0:leave", "1:r8", "1:leave", "0:leave", "2:r7", "2:leave", "0:leave", "1:leave", "3:r1"]
    now = [i for i, move in enumerate(moves) if "leave" in move][question]
    claimer, cards = int(moves[now][0]), [move for move in moves[now:] if "leave" not in move]
    t = lead(0, "r9 b1", "r8 b2", "r7 b3", "r1 b4").do(" ".join([*moves[:now], f"{claimer}:claim", *cards]))
    assert t.actors() == {claimer} and t.do(f"{claimer}:keep").s.tricks[claimer] == 1
    assert names(t.s.taken[claimer]) == {"r9", "r8", "r7", "r1"} and t.s.shown == [0, 0, 0, 0]


def test_after_a_claim_the_others_still_follow() -> None:
    """R16: under R9 and R10."""
    t = lead(0, "r9", "r8 g9 b1", "b3 g3", "r1 y4").do("0:r9 0:claim")
    assert t.legal(1) == {"r8", "g9"}
    assert t.do("1:r8").legal(2) == {"b3", "g3"}
    assert t.do("2:g3").legal(3) == {"r1"}


def test_a_claim_and_a_swap() -> None:
    """ME-4, R12 to R16, R21, R22: seat 2 claims when asked for the third time, and takes the lowest card."""
    t = lead(2, "y7 r1", "y1 r2", "y4 b9", "y9 r4").do("2:y4 2:leave 3:y9 3:leave 2:leave 0:y7 0:leave 2:claim 1:y1")
    assert t.actors() == {2} and names(t.s.table) == {"y4", "y9", "y7", "y1"}
    t.do("2:swap.b9.y1")
    assert names(t.s.taken[2]) == {"y4", "y9", "y7", "b9"} and names(t.s.hands[2]) == {"y1"}
    assert [names(t.view(seat).shown[2]) for seat in (SPECTATOR, 0, 1, 2, 3)] == [{"y1"}] * 5


def test_a_player_who_has_two_tricks_is_not_asked() -> None:
    """R17, R18: and plays on by R9; who has fewer is asked even if the trick could go nowhere else."""
    hands = ["r1 r8", "r2 r8", "r3 r8", "r4 r8"]
    assert play(lead(0, *hands, more=tricks(2, 0, 1, 0)), "r1 r2 r3 r4") == [[], [1], [2, 1], []]
    assert play(lead(1, *hands, more=tricks(2, 1, 2, 2)), "r2 r3 r4 r1") == [[1], [1], [1], []]
    t = lead(0, "r9", "r8 b9 y1", more=tricks(2, 2)).do("0:r9")
    assert t.actors() == {1} and t.legal(1) == {"r8", "b9"} and t.why(1, "claim").rule == 8


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everyone_takes_exactly_two_tricks(players: int, seed: int) -> None:
    """R18, R20: never more, and in the end two of four cards each."""
    t = Situation.deal("meinz", players, seed)
    while t.actors():
        assert max(t.s.tricks) <= 2
        t.step()
    assert t.s.tricks == [2, 2, 2, 2] and sizes(t.s.taken) == [8, 8, 8, 8]


@pytest.mark.parametrize(("full", "winner"), [((2, 0, 0, 1), 1), ((2, 2, 0, 1), 2), ((2, 2, 2, 1), 3)])
def test_the_lowest_card_of_a_full_seat_is_passed_over(full: tuple[int, ...], winner: int) -> None:
    """ME-5, R11, R17, R19: b1 is passed over, b3 goes before g3, and so on down the line."""
    t = lead(3, "b1 r1", "b3 r2", "g3 r3", "b6 r4", more=tricks(*full))
    assert not any(0 in asked for asked in play(t, "b6 b1 b3 g3"))
    assert t.actors() == {winner} and t.s.phase == Phase.SWAP


def test_the_winner_may_swap_any_card_of_the_hand_for_any_of_the_trick() -> None:
    """R21, R22, R23: the winner's own too, but none of an earlier trick; one swap, or none, and face down it goes."""
    t = lead(0, "r5 b2", "r1 b9 y3", "r6 b4", "r7 b5", more="taken.1 g1 g2 g3 g4; tricks.1 1")
    play(t, "r5 r1 r6 r7")
    swaps = {f"swap.{given}.{taken}" for given in ("b9", "y3") for taken in ("r5", "r1", "r6", "r7")}
    assert t.s.phase == Phase.SWAP and t.legal(1) == {"keep"} | swaps
    assert [t.why(1, wrong).rule for wrong in ("swap.b9.g1", "swap.r1.r5", "swap.b2.r5", "b9")] == [21] * 4
    t.do("1:swap.y3.r1")
    assert names(t.s.hands[1]) == {"r1", "b9"} and t.s.phase == Phase.PLAY
    assert names(t.s.taken[1]) == {"g1", "g2", "g3", "g4", "r5", "y3", "r6", "r7"}
    zones = {(zone.key, zone.seat): zone.cards for zone in t.rules.scene(t.view(1), 1).zones}
    assert zones["taken", 1] == ("?",) * 8 and zones["trick", 1] == ()


def test_swapped_cards_count_where_they_lie_and_nobody_swaps_in_the_end() -> None:
    """R24, R25: r2 may be led at once; b9 counts for seat 0, which has 27, then 25, 22 and 1 follow."""
    more = f"rounds 7; {tricks(1, 1, 2, 2)}; taken.1 y3; taken.2 g9 y9 y7; taken.3 y1"
    t = lead(0, "r5 b9", "r2 b8", "r6 b4", "r7 b5", more=more)
    t.do("0:r5 0:claim 1:r2 2:r6 3:r7 0:swap.b9.r2")
    assert t.legal(0) == {"r2"}
    t.do("0:r2 1:b8 1:claim 2:b4 3:b5")
    assert t.s.phase == Phase.OVER and t.points() == [3, 0, 1, 2]


# Scoring


def test_the_highest_the_second_and_the_lowest_sum_get_points() -> None:
    """ME-2, R26, R6: 31, 38, 37 and 51; what was put away counts for nobody."""
    others = ("y5 y1 r6 g5 r1 r5 g8 r7", "r8 r2 b6 y6 g2 g3 g9 g1", "r3 g6 y8 y7 r9 b7 g7 g4")
    away = "away.0 b8; away.1 y9; away.2 y2; away.3 y4"
    assert last_card("b4 r4 b5 b1", *others, trick="b3 b2 y3 b9", more=away).points() == [2, 1, 0, 3]


def test_equal_sums_get_nothing_and_use_up_places() -> None:
    """ME-3, R27: two are tied for first, so there is no second; the next is third."""
    others = ("b4 r3 g2 y8 b3 y3 b9 r8", "g9 y6 y5 y9 g3 g1 b1 g6", "y2 y7 y4 b2 b6 y1 b7 b5")
    assert last_card("r1 r7 r9 r2", *others, trick="r6 g5 g4 r5").points() == [0, 0, 0, 2]


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        (("r9", "b9 r2", "r3", "b2"), [3, 1, 0, 2]),
        (("r2", "b6", "r9", "b5"), [0, 0, 3, 2]),  # tied for second
        (("r9", "b9", "b3", "y3"), [3, 1, 0, 0]),  # for third
        (("r2", "b6", "r9", "y9"), [0, 0, 0, 0]),  # two and two
        (("r2", "b6", "y6", "g1"), [0, 0, 0, 2]),  # three
    ],
)
def test_ties_at_any_place(taken: tuple[str, ...], points: list[int]) -> None:
    """R26, R27, R37: seat 0 takes four more than is said; without a monster its option changes nothing."""
    assert last_card(*taken).points() == last_card(*taken, more="monster highest").points() == points


def test_the_most_points_win_and_level_players_share() -> None:
    """R28, R37: after eight rounds; the monster can't win."""
    match, totals = Match("meinz", 3), "total.0 6; total.1 7; total.2 4; total.3 20"
    match.state = last_card("r9", "b9", "b3", "y2", players=3, more=f"rounds 7; {totals}").s
    assert match.over and match.result().points == (7, 7, 6) and match.result().winners == (0, 1)


# Three players


def test_the_monster_has_the_fourth_seat() -> None:
    """R29, R30, R32: nine cards, none put away; it plays by itself between seats 2 and 0, and is not asked."""
    t = Situation.deal("meinz", 3, start="2")
    t.s.rounds = 7
    assert t.actors() == {0, 1, 2} and sizes(t.s.hands) == [9, 9, 9, 9]
    t.random(until=lambda s: s.phase == Phase.PLAY)
    assert t.actors() == {2} and sizes(t.s.hands) == [8, 8, 8, 9] and sizes(t.s.away) == [1, 1, 1, 0]
    t.do(f"2:{min(names(t.s.hands[2]))} 2:leave")
    assert sizes(t.s.hands) == [8, 8, 7, 8] and leave_all(t) == [2] and t.actors() == {0}
    end_round(t)
    assert sizes(t.s.hands) == [0, 0, 0, 1] and not t.s.hands[MONSTER] & sum(t.s.taken), "the ninth is never played"


def test_the_monster_turns_up_any_card_of_its_stack() -> None:
    """R30, R39, R41: whatever was led, so its card proves nothing; the order is unknown."""
    turned = set()
    for seed in range(20):
        t = lead(2, "y1", "y2", "r5", "r1 b9 g2", players=3)
        t.rng = generator(seed)
        turned.add(PACK.names[t.do("2:r5 2:claim").s.trick[MONSTER]])
    assert turned == {"r1", "b9", "g2"} and t.s.lacks == [0, 0, 0, 0]


def test_the_monster_starts_and_people_follow() -> None:
    """R31, R32: it leads by itself, and only the people are asked."""
    t = at("phase away; starter 3", "r1 b1 b5", "r2 b2", "g2 r9 b9", "r5", players=3)
    t.do("1:away.b2 2:away.b9 0:away.b1")
    assert t.s.trick[MONSTER] == PACK.card("r5") and t.actors() == {0} and t.legal(0) == {"r1", "b5"}
    assert play(t, "b5 r2 r9") == [[0], [1, 0], []]


def test_the_monster_takes_a_trick_with_the_lowest_card() -> None:
    """R31, R32, R33: it swaps nothing and leads again; with two tricks it is passed over."""
    hands = ("r5 r9", "b9 r6", "b8 r7", "r1 b1 g1")
    t = lead(0, *hands, players=3)
    play(t, "r5 r6 r7")
    assert t.s.tricks == [0, 0, 0, 1] and t.s.leader == MONSTER
    assert t.s.trick[MONSTER] in {PACK.card(name) for name in ("r1", "b1", "g1")} and t.actors() == {0}
    t = lead(0, *hands, players=3, more=tricks(0, 1, 1, 2))
    play(t, "r5 r6 r7")
    assert t.actors() == {0} and t.s.phase == Phase.SWAP


def test_what_the_people_can_not_take_is_the_monster_s() -> None:
    """R34: played out by R9 and R10, without any question."""
    t = lead(0, "r5 b1", "r6 y9", "b2 y8", "g7 g8 g9", players=3, more=f"{tricks(2, 2, 2, 0)}; rounds 7")
    assert t.do("0:r5").legal(1) == {"r6"} and t.do("1:r6").legal(2) == {"b2", "y8"}
    t.do("2:b2 0:b1 1:y9 2:y8")
    assert t.s.phase == Phase.OVER and t.s.tricks == [2, 2, 2, 2]


@pytest.mark.parametrize(
    ("monster", "taken", "points"),
    [
        ("counts", ("r9", "b9", "b3", "y2"), [1, 0, 2, 3]),  # 13, 9, 3 and 14
        ("counts", ("r9", "b9", "b3", "y1"), [0, 0, 2, 0]),  # a tie for first
        ("counts", ("r9", "b9", "b3", "-"), [3, 0, 2, 1]),
        ("highest", ("r9", "b9", "b3", "y1"), [1, 0, 2, 3]),
        ("highest", ("r9 y9 y8", "b9", "b3", "-"), [1, 0, 2, 3]),
        ("highest", ("r5", "b9", "b3", "y1"), [0, 0, 2, 3]),  # a tie of people
    ],
)
def test_the_monster_s_sum(monster: str, taken: tuple[str, ...], points: list[int]) -> None:
    """R35, R36, R37: plus 12 and ranked as a person's, or always alone in first place; it is no player's score."""
    t = last_card(*taken, players=3, more=f"monster {monster}")
    assert t.s.total == points and t.points() == points[:3]


# What one may know


@pytest.mark.parametrize("players", [3, 4])
def test_hands_cards_put_away_and_the_stack_are_hidden(players: int) -> None:
    """R38, R39, R40: to the end, and nothing else is."""
    t = Situation.deal("meinz", players)
    t.s.rounds, words = 7, t.rules.STATE.words
    while t.s.rounds == 7:
        t.step()
        for seat in range(SPECTATOR, players):
            expected = t.rules.STATE.copy(t.s)
            expected.hands = [t.s.hands[i] if i == seat else HIDDEN for i in range(4)]
            expected.away = [t.s.away[i] if i == seat else HIDDEN for i in range(4)]
            assert words(t.view(seat)).tolist() == words(expected).tolist()


def test_a_card_taken_by_a_swap_is_known_until_it_leaves() -> None:
    """R40: it is played, or given again."""
    for given, known in (("r1", {"y7"}), ("g5", {"r1", "y7"})):
        t = lead(0, "r5 b9 y5 g5", "r1 b8 y1", "r6 b4 y6", "r7 b5 y7").do("0:r5 0:claim 1:r1 2:r6 3:r7 0:swap.b9.r1")
        assert names(t.do("0:y5 0:claim 1:y1 2:y6 3:y7").s.shown[0]) == {"r1"}
        assert names(t.do(f"0:swap.{given}.y7").s.shown[0]) == known
        assert names(t.do("0:y7").s.shown[0]) == known - {"y7"}


def test_a_player_who_plays_neither_colour_nor_number_has_none_of_the_colour() -> None:
    """R41: the number proves nothing; after a swap only the card that all have seen is of that colour."""
    t = lead(0, "r5 r8", "g5 b8", "g1 b4 y2", "r7 b5")
    play(t, "r5 g5 g1 r7")
    assert t.s.lacks == [0, 0, RED, 0]
    t.do("2:swap.y2.r7 2:b4 2:leave 3:b5 3:claim 0:r8")
    assert t.s.lacks == [BLUE, 0, RED, 0] and names(t.s.shown[2]) == {"r7"}


def test_imagined_worlds_fit_what_is_known() -> None:
    """R38, R40, R41: a swapped card stays and a void hand stays void, but the colour may have been put away."""
    t = Situation(SOUND)
    for seat in (SPECTATOR, 1, 2):
        worlds = [imagined(t, seat) for _ in range(40)]
        assert all("y2" in names(world.hands[0]) and not world.hands[3] & BLUE for world in worlds)
        assert any(world.away[3] & BLUE for world in worlds)
        assert len({world.hands[0] for world in worlds}) > 30
    t = Situation.deal("meinz", 3).random(until=lambda s: s.phase == Phase.SWAP)
    assert len({imagined(t, 0).hands[MONSTER] for _ in range(20)}) > 15, "R39"


# Refusals and impossible positions


def test_refusals_name_the_rule() -> None:
    """R6, R8, R9, R12: what is to be done now, and what a card would break."""
    t = at("phase away; starter 0", "r5 b1 y1", "r1 g1 g2", "r2", "r3")
    assert t.why(0, "away.r1").rule == t.why(0, "r5").rule == 6
    t.do("0:away.y1 1:away.g2 2:away.r2 3:away.r3")
    assert t.why(0, "r1").rule == t.why(0, "claim").rule == t.why(0, "away.b1").rule == 8
    assert t.do("0:r5").why(0, "b1").rule == t.why(0, "keep").rule == 12
    assert t.do("0:leave").why(1, "g1").rule == 9


IMPOSSIBLE = (
    "starter ?, asked 9, rounds 9, turn ?, tricks.0 3",
    "taken.0 r2 b1 y1 g1",
    "hands.0 y2 b3 b4 g2 g3",
    "away.1 b9 r9, away.0 -",
    "shown.0 y3, shown.1 y3",
    "lacks.3 g8",
    "tricks.1 1",
    "table r5, trick.1 -, trick.1 r7, leader 1, leader -, claimer 3",
    "turn 2, asked 2, asked 0, winner 0, phase swap, phase play",
    "phase over, phase away, rounds 8, ready 0 1 2",
)


@pytest.mark.parametrize("fault", range(len(FAULTS)))
def test_impossible_positions_are_found_out(fault: int) -> None:
    """Each change of the sound position breaks the invariant of its line."""
    assert Situation(SOUND).rules.faults(Situation(SOUND).s) == 0
    for change in IMPOSSIBLE[fault].split(", "):
        kept = [line for line in SOUND.splitlines() if line.split()[:1] != change.split()[:1]]
        t = Situation("\n".join([*kept, change]))
        assert t.rules.faults(t.s) >> fault & 1, change
