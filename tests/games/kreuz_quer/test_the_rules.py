"""Kreuz & Quer: every rule of rulebook/en.md in a situation that shows it."""

import pytest

from games.kreuz_quer import situations as table
from games.kreuz_quer.situations import (
    collecting,
    dealt,
    gardens,
    imagined,
    moving,
    pawn,
    queue,
    shown,
    track,
    two_columns,
    walk,
)
from octavo.games.kreuz_quer.fields import FIELDS, turned
from octavo.games.kreuz_quer.table import GOAL, TERRAIN, Phase, penalties
from octavo.kernel.heaps import total
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

KEY = "kreuz_quer"
AWAY = "away.0 20 21; away.1 22 23; ready 0 1; undealt 24 25 26"


def test_the_gardens() -> None:
    """R1: 28 with 18 fields each, all different, turned or not; a garden turned twice is itself."""
    words = Situation.deal(KEY, 2).s.gardens
    assert len(words) == 28 and all(0 <= word < 8**FIELDS for word in words)
    assert len({side for word in words for side in (word, turned(word))}) == 2 * 28
    assert all(turned(turned(word)) == word for word in words)


def test_the_terrain_cards_and_the_goals() -> None:
    """R2, R3, KQ-6: 48 terrain cards, and four goals of the common kinds."""
    s = Situation.deal(KEY, 3).s
    assert s.terrain == [2, 3, 4, 5, 6, 8, 10, 10] and "".join(TERRAIN.names) == "fpmvwkgs"
    assert total(s.terrain) == 48
    assert "".join(name for name, n in zip(TERRAIN.names, s.goals, strict=True) for _ in range(n)) == "wkgs"


def test_a_deck_of_ones_own_joins_its_fields_as_it_likes() -> None:
    """R4: garden 1 is then gs wk gv sk gg ws sv gm sk, and turned it begins with ks."""
    t = two_columns(collecting("s k", up="f")).do("0:stop")
    assert t.legal(0) == {"go.1.2"}
    assert walk(t, "1.2").legal(0) == {"go.1.4"}
    assert two_columns(collecting("k", up="f", pawns="1.15")).do("0:stop").s.rounds == 1, "18 is not beside 15"
    assert two_columns(collecting("s", up="f", pawns="1.1")).do("0:stop").s.rounds == 1
    assert two_columns(collecting("s", up="f", pawns="1.1", track="1t 2 3 4 5 6")).do("0:stop").legal(0) == {"go.1.2"}
    for side, card in (("2", "p"), ("2t", "k")):
        t = two_columns(collecting(card, up="f", pawns="1.17", track=f"1 {side} 3 4 5 6")).do("0:stop")
        assert t.legal(0) - {"go.1.18"} == {"go.2.1"}, "the first way out leads to the first way in"
    t = two_columns(collecting("g", up="f", pawns="2.2", track="1t 2 3 4 5 6"))
    t.s.gone[0] = 0
    assert t.do("0:stop").legal(0) == {"go.1.18"}, "and back: turned, the last field is the one printed first"
    assert two_columns(collecting("w", up="f", pawns="6.17")).do("0:stop").legal(0) == {"go.goal"}
    assert two_columns(collecting("w", up="f", pawns="6.16")).do("0:stop").s.rounds == 1


def test_the_start_player_is_drawn_by_lot_or_named_and_stays() -> None:
    """R5."""
    assert {Situation.deal(KEY, 4, seed).s.starter for seed in range(40)} == {0, 1, 2, 3}
    t = Situation.deal(KEY, 3, start="2", length="long")
    while t.actors():
        assert t.s.starter == 2
        t.step()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    """R6."""
    match = Match(KEY, 2, secret=bytes(32))
    before = match.rules.STATE.words(match.state).tolist()
    for name in ("stop", "lay.1", "go.1.1", "keep"):
        with pytest.raises(Refused, match="R8"):
            match.play_named(0, name)
    for name in ("away.3+3", "away.4+3", "go.0.1", "go.23.1", "go.1.19", "lay.29", "grab.x", "go.01.1"):
        with pytest.raises(Refused):
            match.play_named(0, name)
    assert match.rules.STATE.words(match.state).tolist() == before


@pytest.mark.parametrize(("players", "each", "left"), [(2, 8, 12), (3, 7, 7), (4, 7, 0)])
def test_the_deal(players: int, each: int, left: int) -> None:
    """R7, KQ-6."""
    s = Situation.deal(KEY, players).s
    assert [hand.bit_count() for hand in s.hands[:players]] == [each] * players
    assert s.undealt.bit_count() == left
    assert sum(s.hands) + s.undealt == 2**28 - 1, "each garden once"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_puts_two_gardens_away_at_once(players: int) -> None:
    """R8: any two, in no order, and tracks wait for everybody."""
    t = Situation.deal(KEY, players)
    hand = sorted(gardens(t.s.hands[1]), key=int)
    assert t.actors() == set(range(players))
    assert t.legal(1) == {f"away.{a}+{b}" for i, a in enumerate(hand) for b in hand[i + 1 :]}
    t.do(f"1:away.{hand[0]}+{hand[2]}")
    assert gardens(t.s.away[1]) == {hand[0], hand[2]} and hand[0] not in gardens(t.s.hands[1])
    assert t.actors() == set(range(players)) - {1} and t.s.phase < Phase.LAY
    assert t.random(until=lambda s: s.phase == Phase.LAY).s.ready == (1 << players) - 1


@pytest.mark.parametrize(("players", "length"), [(2, 6), (3, 5), (4, 5)])
def test_everyone_lays_a_track_at_once(players: int, length: int) -> None:
    """R9: in any order, either way round, until all have laid all."""
    t = Situation.deal(KEY, players).random(until=lambda s: s.phase == Phase.LAY)
    hand = gardens(t.s.hands[0])
    assert len(hand) == length and t.actors() == set(range(players))
    assert t.legal(0) == {f"lay.{garden}{side}" for garden in hand for side in ("", "t")}
    sides = [garden + side for garden, side in zip(sorted(hand), "t" * 2 + " " * 4, strict=False)]
    for side in map(str.strip, sides):
        assert t.s.phase == Phase.LAY
        t.do(f"0:lay.{side}")
    assert track(t.s, 0) == [side.strip() for side in sides]
    assert t.actors() == set(range(1, players)) and t.why(1, f"lay.{sides[0].strip()}").rule == 9


def test_goals_are_dealt_when_all_tracks_are_laid() -> None:
    """R10: four different ones, any to anybody, and the pawns are at the start."""
    t = Situation.deal(KEY, 4).random(until=lambda s: sum(s.laid) == 19)
    assert t.s.goal == [-1] * 4
    t.random(until=lambda s: s.phase == Phase.COLLECT)
    assert sorted(TERRAIN.names[goal] for goal in t.s.goal) == sorted(table.GOALS.split())
    assert [pawn(t.s, seat) for seat in range(4)] == [(0, 0)] * 4
    assert {dealt(seed=seed).s.goal[0] for seed in range(30)} == set(map(TERRAIN.card, table.GOALS.split()))
    assert t.s.goals == Situation.deal(KEY, 2).s.goals, "the deck stays whole"


def test_each_round_begins_with_all_terrain_face_down() -> None:
    """R11, R32: used, lost, held and face up: all are back, and the pawns stay where they are."""
    t = dealt(players=3)
    assert t.s.down == t.s.terrain and t.s.down_left == 48
    t.random(until=lambda s: s.rounds == 1)
    assert t.s.phase == Phase.COLLECT and t.s.down == t.s.terrain and t.s.down_left == 48
    assert total(t.s.up) == sum(t.s.collected) == 0 and set(t.s.queue) == {-1}
    t = collecting("w", "", down="s", more=AWAY).do("0:stop 0:go.1.3")
    assert t.s.phase == Phase.COLLECT and t.s.rounds == 1 and t.s.caller == NOBODY and t.s.early == 0
    assert pawn(t.s, 0) == (1, 3) and t.s.down_left == 48 and t.actors() == {0, 1}


def test_all_collect_at_the_same_time() -> None:
    """R12: a race, and the only one of the match."""
    t = Situation.deal(KEY, 4)
    while t.actors():
        assert t.rules.racing(t.s) == (t.s.phase == Phase.COLLECT)
        if t.s.phase == Phase.COLLECT:
            assert t.actors() == {0, 1, 2, 3}
        t.step()
    t = collecting(down="s", up="w*2 g")
    assert t.do("1:grab.w 0:grab 1:keep 1:grab.g 0:keep 1:keep").s.collected[:2] == [1, 2], "in no order of seats"


def test_one_card_is_grabbed_at_a_time() -> None:
    """R13: from those face down, any of them, or a face-up one that is seen."""
    t = collecting(down="f m s*2", up="w*2 k")
    assert t.legal(0) == t.legal(1) == {"grab", "grab.w", "grab.k", "stop"}
    t.do("0:grab.w")
    assert shown(t.s.held[0]) == "W" and t.s.up[TERRAIN.card("w")] == 1
    assert t.legal(0) == {"keep", "return", "stop"} and t.why(0, "grab").rule == t.why(0, "grab.k").rule == 13
    t.do("1:grab")
    assert shown(t.s.held[1]) in "fms" and t.s.down_left == total(t.s.down) == 3
    t = collecting(up="w")
    assert t.legal(0) == {"grab.w", "stop"} and t.why(0, "grab.s").facts == {"card": "s"}
    assert t.why(0, "grab").key == "none-face-down"
    found = [0] * 8
    for seed in range(400):
        t = collecting(down="m s*3", seed=seed)
        found[t.do("0:grab").s.held[0]] += 1
    assert 60 < found[TERRAIN.card("m")] < 140 and found[TERRAIN.card("s")] == 400 - found[TERRAIN.card("m")]


def test_a_card_kept_goes_behind_the_last() -> None:
    """R14: and is not given back."""
    t = collecting("w s", down="s", up="g*2")
    assert t.why(0, "keep").rule == t.why(0, "return").rule == 14
    t.do("0:grab.g 0:keep")
    assert queue(t.s, 0) == "w s G" and t.s.held[0] == -1
    assert queue(t.do("0:grab 1:stop").s, 0) == "W s G", "what is held is not collected"


def test_a_card_returned_is_face_up_for_everyone() -> None:
    """R15: its former holder may grab it again, and return it again."""
    t = collecting(down="v s")
    t.s.down[TERRAIN.card("s")], t.s.down_left = 0, 1
    t.do("0:grab 0:return")
    assert t.s.up[TERRAIN.card("v")] == 1 and t.s.down_left == 0
    assert t.legal(0) == t.legal(1) == {"grab.v", "stop"}
    t.do("0:grab.v 0:return 1:grab.v 1:return 1:grab.v 1:keep")
    assert queue(t.s, 1) == ""  # nothing is left to take: the round is over
    assert t.s.rounds == 1


def test_stop_ends_the_collecting_at_any_time() -> None:
    """R16, R17: with a card in hand too; what is held goes back and is not collected."""
    for stopper in ("0", "1"):
        t = collecting("g", "g", down="s*3", held="k S").do(f"{stopper}:stop")
        assert t.s.phase == Phase.MOVE and t.s.caller == t.s.turn == int(stopper)
        assert t.s.held[:2] == [-1, -1] and t.s.collected[:2] == [1, 1]
        assert t.s.up[TERRAIN.card("k")] == t.s.up[TERRAIN.card("s")] == 1 and t.s.down_left == 3
        assert t.actors() == {int(stopper)}


def test_collecting_ends_when_nothing_is_left() -> None:
    """R18, R19: not while somebody holds a card, which may come back; then the start player moves first."""
    t = collecting("", "k", up="s", held="g -").do("1:grab.s 1:keep")
    assert t.s.phase == Phase.COLLECT and t.legal(1) == {"stop"}
    t.do("0:return")
    assert t.legal(1) == {"grab.g", "stop"}
    assert queue(t.do("1:grab.g 1:keep").s, 1) == "K S G" and t.s.turn == 1 and t.legal(1) == {"go.1.3"}
    t = collecting("g", "g", held="g -", starter=1).do("0:keep")
    assert t.s.phase == Phase.MOVE and t.s.caller == NOBODY and t.s.turn == 1


@pytest.mark.parametrize("caller", range(4))
def test_the_order_of_moving(caller: int) -> None:
    """R19: from who called Stop clockwise."""
    t = collecting("g", "w", "m", "w", up="f", players=4).do(f"{caller}:stop")
    moved = []
    while t.s.phase == Phase.MOVE:
        moved.append(t.s.turn)
        assert t.actors() == {t.s.turn}
        t.step()
    assert moved == [(caller + i) % 4 for i in range(4)]


def test_the_first_step() -> None:
    """R20, R22, KQ-1: gsw is the first row; a cobble is of no use there."""
    for card, field in (("g", 1), ("s", 2), ("w", 3)):
        t = moving(card)
        assert t.legal(0) == {f"go.1.{field}"}
        assert t.why(0, "go.1.4").rule == 20 and t.why(0, "go.2.1").rule in (20, 23)
    t = moving("k g s w")
    assert t.s.rounds == 1 and pawn(t.s, 0) == (0, 0)


def test_straight_on_into_the_next_garden() -> None:
    """KQ-2, R20, R21, R24, R28: card by card in the order collected; then one garden is passed."""
    t = walk(moving("w v g s g k s"), "1.3", "1.6", "1.9", "1.12", "1.15", "1.18")
    assert t.legal(0) == {"go.2.3", "go.1.17"} and t.s.gone[0] == 0 and t.points() == [0, 0]
    walk(t, "2.3")
    assert t.s.rounds == 1 and pawn(t.s, 0) == (2, 3) and t.s.gone[0] == 1 and t.points() == [1, 0]


def test_fields_are_counted_as_the_walker_sees_them() -> None:
    """R21: garden 1 turned is ksm gvs swg gks vgk wsg."""
    assert moving("m", track="1t 2 3 4 5 6").legal(0) == {"go.1.3"}
    assert moving("v", pawn="1.1", track="1t 2 3 4 5 6").legal(0) == {"go.1.5"}, "which is printed as field 14"


def test_one_card_may_fit_several_fields() -> None:
    """KQ-3, R23, R26: to the side, ahead or back; a diagonal only if that was agreed. One of them has to be chosen."""
    t = walk(moving("w v g"), "1.3", "1.6")
    assert t.legal(0) == {"go.1.5", "go.1.9"}, "and no other action: there is no stopping"
    assert t.why(0, "stop").rule == 26 and t.why(0, "go.1.7").rule == 20 and t.why(0, "go.1.1").rule == 23
    assert moving("p", pawn="2.4").legal(0) == {"go.2.1"}, "back, and the only choice; it is one all the same"
    assert walk(moving("w g"), "1.3").legal(0) == {"go.1.5"}
    t = walk(moving("w g", more="steps straight"), "1.3")
    assert t.s.rounds == 1 and pawn(t.s, 0) == (1, 3)


def test_the_goal_is_entered_from_the_last_row() -> None:
    """KQ-4, R25, R27: from each of its fields, with the goal's terrain; garden 6 ends with vsg kmp."""
    for field in (16, 17, 18):
        t = moving("w s", pawn=f"6.{field}")
        assert t.legal(0) == {"go.goal"}
        t.do("0:go.goal")
        assert pawn(t.s, 0) == (GOAL, 0) and t.s.phase == Phase.OVER and t.s.used[0] == 1, "the sand is lost"
        t = moving("s", pawn=f"6.{field}")
        assert t.legal(0) == {"go.6.14"} and t.why(0, "go.goal").rule == 25
        assert moving("f", pawn=f"6.{field}").s.rounds == 1
    assert walk(moving("w f v"), "1.3").s.rounds == 1, "the tile fits nowhere, so nor does the rest"
    for elsewhere in ("6.13", "5.16", "1.16"):
        t = moving("w", pawn=elsewhere)
        assert "go.goal" not in t.legal(0)


def test_gardens_passed_leave_the_track_at_the_end_of_the_move() -> None:
    """R28: within the move one may step back, later not; the places keep their numbers."""
    t = collecting("s s", up="f", pawns="1.17").do("0:stop")
    assert "go.1.17" not in t.legal(0)
    t = walk(moving("w s", pawn="1.17"), "2.2")
    assert t.legal(0) == {"go.1.17", "go.2.3"}
    walk(t, "1.17")
    assert t.s.gone[0] == 0
    t = walk(moving("w", pawn="1.17"), "2.2")
    assert t.s.gone[0] == 1 and t.s.rounds == 1
    t = moving("s", pawn="2.2")
    assert t.legal(0) == {"go.2.3"} and t.why(0, "go.1.17").rule == 28


def test_an_early_stop_that_misses_lengthens_the_track() -> None:
    """KQ-5, R29: at once, by a garden before the goal; the others move as always."""
    t = collecting("w", "g", down="s*3", more=AWAY).do("0:stop")
    assert t.s.early == 1 and t.s.laid[0] == 6
    walk(t, "1.3")
    assert t.s.laid[0] == 7 and track(t.s, 0)[6].removesuffix("t") in {"20", "21", "22", "23"}
    assert t.s.turn == 1 and t.legal(1) == {"go.1.1"}, "before seat 1 has moved"
    t = collecting("w", down="s", pawns="6.16", more=AWAY).do("0:stop 0:go.goal")
    assert t.s.laid[0] == 6, "who reaches the goal is not punished"
    t = moving("w m", pawn="6.16", more=f"{AWAY}; drawn 20", track="1 2 3 4 5 6 20")
    assert "go.goal" not in t.legal(0), "the goal lies behind the penalty"


def test_a_stop_with_nothing_face_down_costs_nothing() -> None:
    """KQ-5, R29, R31: a card that is held does not count as face down; and only who called Stop is punished."""
    t = walk(collecting("w", up="s*3", held="- k", more=AWAY).do("0:stop"), "1.3")
    assert t.s.laid[:2] == [6, 6] and t.s.drawn == 0
    t = collecting("w", "f", down="s*3", more=AWAY).do("1:stop 0:go.1.3")
    assert t.s.laid[:2] == [6, 7]
    t = collecting("f", "f", held="k -", more=AWAY).do("0:keep")
    assert t.s.rounds == 1 and t.s.laid[:2] == [6, 6], "nobody called Stop"


def test_which_garden_is_the_penalty() -> None:
    """R30: any of those put away, either way round; then the undealt ones; then none."""
    drawn = set()
    for seed in range(120):
        t = collecting("f", down="s", more=AWAY, seed=seed)
        drawn.add(track(t.do("0:stop").s, 0)[6])
    assert drawn == {f"{garden}{side}" for garden in (20, 21, 22, 23) for side in ("", "t")}
    t = collecting("f", down="s", more=AWAY)
    for n in range(10):
        extra = {side.removesuffix("t") for seat in range(2) for side in track(t.s, seat)[6:]}
        assert len(extra) == min(n, 7) and extra <= gardens(0b1111111 << 19)
        assert n < 4 or extra >= {"20", "21", "22", "23"}, "those put away come first"
        t.do(f"{n % 2}:stop")
    assert sum(t.s.laid) == 12 + 7 and penalties(t.s) == 0b1111111 << 19


def test_the_others_still_move_when_one_is_at_the_goal() -> None:
    """R33, R34: they may get there too; who was first has won."""
    t = collecting("k", "k", "g", up="f", pawns="1.1 5.18 5.18", players=3).do("1:stop 1:go.goal")
    assert t.s.phase == Phase.MOVE and "go.goal" in t.legal(2)
    t.do("2:go.goal")
    assert t.s.phase == Phase.MOVE and t.s.turn == 0
    t.do("0:go.1.4")
    assert t.s.phase == Phase.OVER and t.s.finish[:3] == [0, 1, 2] and t.rules.ending(t.s) == 0
    assert table.winners(t) == {1} and t.points() == [0, 5, 5]


def test_places_in_a_race() -> None:
    """R34: at the goal, in order; then by garden, a penalty counts as any other, then by row; level pawns are level."""
    t = collecting(players=4, pawns="3.4 3.6 3.1 6.1")
    t.s.phase, t.s.place[0], t.s.field[0], t.s.finish[0] = Phase.OVER, GOAL, 0, 1
    marks = table.standing(t)
    assert marks[0] > marks[3] > marks[1] > marks[2]
    t.s.place[2], t.s.field[2], t.s.finish[2] = GOAL, 0, 2
    assert table.standing(t)[0] > table.standing(t)[2] > marks[3]
    t.s.place[3], t.s.field[3] = 3, 4
    assert table.standing(t)[3] == table.standing(t)[1] and table.winners(t) == {0}


def test_points_of_a_race() -> None:
    """R35: gardens passed, at most those without penalties; the goal is all of them."""
    t = collecting("w", pawns="6.16 8.3", up="f")
    t.s.laid[1], t.s.gone[1] = 8, 7
    assert t.points() == [5, 6]
    assert t.do("0:stop 0:go.goal").points() == [6, 6] and table.winners(t) == {0}


@pytest.mark.parametrize(("players", "races"), [(2, 4), (3, 3), (4, 4)])
def test_the_races_of_a_long_game(players: int, races: int) -> None:
    """R36, R37, R38: after each race its points are added, and all begin again with the gardens of the right."""
    t = Situation.deal(KEY, players, length="long")
    length = 6 if players == 2 else 5
    goals: list[int] = []
    for race in range(1, races + 1):
        t.random(until=lambda s: s.phase == Phase.COLLECT)
        before, tracks = t.points(), [track(t.s, seat)[:length] for seat in range(players)]
        assert t.s.goal[:players] == goals[-1:] + goals[:-1] or race == 1
        goals = t.s.goal[:players]
        while t.s.races < race:
            assert t.points() == before
            t.step()
        gained = [after - old for after, old in zip(t.points(), before, strict=True)]
        assert max(gained) == length and all(0 <= more <= length for more in gained)
        if race < races:
            assert t.s.phase == Phase.LAY and t.actors() == set(range(players))
            for seat in range(players):
                given = {side.removesuffix("t") for side in tracks[seat - 1]}
                assert gardens(t.s.hands[seat]) == given and t.s.goal[seat] == goals[seat - 1]
                assert pawn(t.s, seat) == (0, 0) and t.s.gone[seat] == t.s.laid[seat] == t.s.finish[seat] == 0
            assert t.s.down_left == 48 and penalties(t.s) == 0
    assert t.s.phase == Phase.OVER and t.rules.ending(t.s) == 1


def test_penalties_go_back_to_the_box() -> None:
    """R37, R38: and may come again; the goal is known already when tracks are laid."""
    t = collecting("w", pawns="7.16 2.1", up="f", more=f"{AWAY}; length long; drawn 20", track="1 2 3 4 5 6 20")
    t.do("0:stop 0:go.goal")
    assert t.s.phase == Phase.LAY and gardens(t.s.hands[1]) == set("123456") and penalties(t.s) == 0
    assert t.s.away[0] == 0b11 << 19 and t.s.ready == 0b11
    table.lay(t, 0, "7t 8 9 10 11 12")
    table.lay(t, 1, "6 5 4 3 2 1t")
    assert t.s.phase == Phase.COLLECT and [TERRAIN.names[goal] for goal in t.s.goal[:2]] == ["k", "w"]


def test_the_winner_of_the_long_game() -> None:
    """R39: most points; then who got further in the last race; two at their goals share."""
    t = collecting(players=4, pawns="3.4 5.1 3.1 0", more="length long; total.0 9; total.1 9; total.2 10; total.3 9")
    t.s.phase = Phase.OVER
    assert table.winners(t) == {2}
    t.s.total[2] = 9
    assert table.winners(t) == {1}
    t.s.place[1], t.s.field[1] = 3, 5
    assert table.winners(t) == {0, 1}
    for seat in (2, 3):
        t.s.place[seat], t.s.field[seat], t.s.finish[seat] = GOAL, 0, seat
    assert table.winners(t) == {2, 3}


def test_gardens_in_hand_and_in_the_box_are_secret() -> None:
    """R40: also those that were not dealt, and at the end of the match."""
    t = Situation.deal(KEY, 3)
    while t.actors():
        for seat in (0, 1, 2, table.SPECTATOR):
            view = t.view(seat)
            assert view.undealt == HIDDEN
            for other in range(3):
                assert view.away[other] == (t.s.away[other] if other == seat else HIDDEN)
                if other != seat and t.s.phase <= Phase.LAY:
                    assert view.hands[other] == HIDDEN
        t.step()
    assert t.view(0).away[1] == t.view(0).undealt == HIDDEN
    t = Situation.deal(KEY, 3)
    assert len({imagined(t, 0).hands[1] for _ in range(20)}) > 10
    assert {imagined(t, 0).hands[0] for _ in range(20)} == {t.s.hands[0]}


def test_tracks_goals_and_pawns_are_open() -> None:
    """R41: in later races what is in hand too."""
    t = Situation.deal(KEY, 2, length="long")
    while t.actors():
        view = t.view(table.SPECTATOR)
        for name in ("track", "laid", "goal", "place", "field", "gone", "finish"):
            assert getattr(view, name) == getattr(t.s, name)
        if t.s.races:
            assert view.hands == t.s.hands
        t.step()


def test_which_seats_have_seen_which_terrain() -> None:
    """R42, R44: what was face down only who took it; what was face up all, where it is in the queue too."""
    t = collecting(down="f m s", up="w")
    t.do("0:grab 0:keep 0:grab.w")
    mine, theirs = t.view(0), t.view(1)
    secret = shown(t.s.queue[0])
    assert queue(mine, 0) == secret and queue(theirs, 0) == queue(t.view(table.SPECTATOR), 0) == "?"
    assert shown(mine.held[0]) == shown(theirs.held[0]) == "W"
    t.do("0:keep 1:grab")
    assert queue(t.view(1), 0) == "? W" and shown(t.view(0).held[1]) == "?" and shown(t.view(1).held[1]) in "fms"
    t.do("1:return")
    for view in (t.view(0), t.view(1)):
        assert view.up == t.s.up and view.down_left == 1 and view.collected == t.s.collected
        assert set(view.down) == {HIDDEN}


def test_what_was_collected_is_not_shown_again() -> None:
    """R43: on the table only its number, in the move the card on top; what is lost stays unseen."""
    t = collecting("w v s m", "g f f", up="f")
    zones = {(zone.key, zone.seat): zone.cards for zone in t.rules.scene(t.view(0), 0).zones}
    assert zones["queue", 0] == ("?",) * 4 and zones["queue", 1] == ("?",) * 3
    t.do("0:stop")
    for seat in (0, 1, table.SPECTATOR):
        scene = t.rules.scene(t.view(seat), seat)
        assert {zone.seat: zone.cards for zone in scene.zones if zone.key == "queue"}[0] == ("w", "?", "?", "?")
    assert queue(t.view(1), 0) == "W ? ? ?" and queue(t.view(0), 0) == "W v s m"
    walk(t, "1.3", "1.6")
    assert queue(t.view(1), 0) == "W V S ?"
    walk(t, "1.2")
    assert t.s.turn == 1 and queue(t.view(1), 0) == "W V S M", "the mud was turned up, and fits nowhere"
    assert queue(t.view(0), 1) == "G ? ?"


def test_a_penalty_is_open_but_not_its_former_owner() -> None:
    """R45: another seat can't tell whose it was; its own memory is all that one has."""
    t = dealt(3, seed=4).do("0:stop")
    penalty = 1 << t.s.track[0 * 22 + 5] // 2
    assert t.s.drawn == penalties(t.s) == penalty and t.view(table.SPECTATOR).drawn == penalty
    owner = next(seat for seat in range(3) if t.s.away[seat] & penalty)
    stranger = (owner + 1) % 3
    worlds = [imagined(t, stranger).away for _ in range(40)]
    holders = {seat for away in worlds for seat in range(3) if away[seat] & penalty}
    assert holders == {0, 1, 2} - {stranger}
    assert {bool(imagined(t, owner).away[owner] & penalty) for _ in range(5)} == {True}
