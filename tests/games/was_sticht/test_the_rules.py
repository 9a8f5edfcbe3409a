"""Was sticht?: every rule of rulebook/en.md in a situation that shows it."""

from collections import Counter
from itertools import product

import pytest

from games.was_sticht.situations import (
    SPECTATOR,
    WS1,
    at,
    dealt,
    ended,
    first_pickers,
    imagined,
    kinds,
    lead,
    names,
    row,
    scene,
    winner,
)  # fmt: skip
from octavo.games.was_sticht.rules import KINDS, PACK, TASKS, Phase
from octavo.games.was_sticht.view import fits
from octavo.kernel.cards import NO_CARD
from octavo.kernel.record import HIDDEN, NOBODY
from octavo.match.match import Match
from octavo.text.refusal import Refused
from situations import Situation

# The cards


def test_the_pack_is_36_cards_and_higher_numbers_are_stronger() -> None:
    """R1."""
    assert PACK.names == tuple(f"{colour}{number}" for colour in "rbyg" for number in range(1, 10))
    assert winner("none", "none", "r5 r9 r6 r1") == 1
    assert winner("g", "none", "r5 r4 r6 r1") == 2


def test_any_trump_colour_or_grey_goes_with_any_number_or_none() -> None:
    """R2: after some hundred deals every card of both piles has been at the bottom."""
    rounds = [dealt(Phase.ROWS, seed=seed).s for seed in range(150)]
    assert {s.trump_colour for s in rounds} == set(range(5))
    assert {s.trump_number for s in rounds} == set(range(10))


def test_the_tasks_are_24() -> None:
    """R3: by kinds, as in the table."""
    three, one = ("null", "last", "most", "fewest"), ("no-r", "no-b", "no-y", "no-g")
    copies = dict.fromkeys(three, 3) | dict.fromkeys(one, 1) | {f"exactly-{n}": 2 for n in range(1, 5)}
    assert Counter(TASKS.names) == copies == KINDS
    assert TASKS.size == 24


@pytest.mark.parametrize(("task", "tricks", "last", "done"), [
    ("null", "0 3 3 3", 3, True), ("null", "1 3 3 2", 3, False), ("no-r", "0 4 4 1", 3, False),
    ("exactly-1", "1 3 3 2", 3, True), ("exactly-1", "2 3 3 1", 3, False), ("exactly-2", "2 3 3 1", 3, True),
    ("exactly-2", "1 3 3 2", 3, False), ("exactly-3", "3 3 2 1", 3, True), ("exactly-3", "4 2 2 1", 3, False),
    ("exactly-4", "4 2 2 1", 3, True), ("exactly-4", "5 2 1 1", 3, False), ("last", "1 3 3 2", 0, True),
    ("last", "6 1 1 1", 0, True), ("last", "6 1 1 1", 3, False), ("most", "4 2 2 1", 3, True),
    ("most", "3 4 1 1", 3, False), ("fewest", "1 2 4 2", 3, True), ("fewest", "2 3 3 1", 3, False),
])  # fmt: skip
def test_when_a_task_is_done(task: str, tricks: str, last: int, done: bool) -> None:
    """R3: judged by the tricks of the round."""
    assert ended(f"{task} null null", tricks, last).points()[0] == done


@pytest.mark.parametrize("colour", "rbyg")
def test_a_colour_spoils_its_task_alone(colour: str) -> None:
    """R3, R4: one card of the colour in one's tricks, whatever else is there."""
    for other in "rbyg":
        taken = " ".join(f"{letter}{number}" for letter in "rbyg" for number in (7, 8) if letter != other)
        t = ended(f"no-{colour} null null", "1 3 3 2", more=f"taken.0 {taken}")
        assert t.points()[0] == (other == colour)


def test_the_printed_colour_counts_even_of_a_trump_number() -> None:
    """R4: the red 5 is red for the task though it was a trump; the card that one led oneself counts too."""
    hands = "hands.0 r5; hands.1 b1; hands.2 b2; hands.3 b3"
    trumps = "trump_colour b; trump_number 5"
    start = f"starter 3; phase play; turn 0; leader 0; {hands}; tricks.1 3; tricks.2 3; tricks.3 2; {trumps}"
    tasks = "tasks.0 no-r last; tasks.1 null last; tasks.2 null last; tasks.3 most; "
    t = at(f"{start}; {tasks}chosen.0 no-r; chosen.1 null; chosen.2 null").do("0:r5 1:b1 2:b2 3:b3")
    assert t.points()[0] == 0
    t = at(f"{start}; {tasks.replace('no-r', 'no-y')}chosen.0 no-y; chosen.1 null; chosen.2 null")
    assert t.do("0:r5 1:b1 2:b2 3:b3").points()[0] == 1


def test_ties_and_the_seat_without_a_trick() -> None:
    """R5: a tie fails most and fewest; a seat with nothing spoils fewest for all, itself included."""
    assert ended("most most null", "3 3 2 1").points()[:2] == [0, 0]
    assert ended("fewest fewest null", "1 1 4 3").points()[:2] == [0, 0]
    assert ended("fewest fewest null", "0 1 5 3").points()[:2] == [0, 0]


# Before the first round


def test_the_first_start_player() -> None:
    """R6: drawn by lot, or the seat that the host names."""
    assert {Situation.deal("was_sticht", 4, seed).s.starter for seed in range(40)} == {0, 1, 2, 3}
    assert all(Situation.deal("was_sticht", 4, seed, start="2").s.starter == 2 for seed in range(10))


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    """R7: in every phase."""
    match = Match("was_sticht", 4, {"start": "0"}, secret=bytes(32))
    words, seen = match.rules.STATE.words, set[int]()
    while len(seen) < 5:
        seat, before = match.actors()[0], words(match.state).tolist()
        if match.state.phase not in seen:
            seen.add(match.state.phase)
            for name in ("r1", "g9", "pick.r1", "take.null", "task.last", "drop.most", "keep", "nonsense", "take.r1"):
                for who in (seat, (seat + 1) % 4, 4):
                    if name not in [match.game.name(action) for action in match.legal(who)]:
                        with pytest.raises(Refused):
                            match.play_named(who, name)
            assert words(match.state).tolist() == before
        match.play(seat, match.legal(seat)[len(match.log) % len(match.legal(seat))])


@pytest.mark.parametrize("players", [3, 4])
def test_the_draft_goes_round_four_times(players: int) -> None:
    """R8, R10: from the start player clockwise; what nobody took is out of the match."""
    t = Situation.deal("was_sticht", players, start="2")
    assert t.s.phase == Phase.DRAFT and t.s.pool.bit_count() == 24
    for i in range(4 * players):
        assert t.actors() == {(2 + i) % players}
        t.step()
    assert t.s.phase == Phase.ROWS
    assert [t.s.tasks[seat].bit_count() for seat in range(players)] == [4] * players
    out = t.s.pool
    assert out.bit_count() == {3: 12, 4: 8}[players]
    t.random(until=lambda s: s.rounds == 1)
    assert t.s.pool == out


def test_a_kind_may_be_taken_while_copies_are_left() -> None:
    """R9: also twice by one player, and each copy has to be done on its own."""
    t = Situation.deal("was_sticht", 4, start="0")
    assert t.legal(0) == {f"take.{kind}" for kind in KINDS}
    t.do("0:take.last 1:take.no-r 2:take.null 3:take.null 0:take.last 1:take.last")
    assert kinds(t.s.tasks[0]) == ["last", "last"]
    assert not {"take.last", "take.no-r"} & t.legal(2) and "take.null" in t.legal(2)
    assert t.why(2, "take.last").rule == 9 and t.why(2, "pick.r1").rule == 8
    t = ended("last null null", "3 3 2 1", last=0)
    assert kinds(t.s.tasks[0]) == ["last"] and kinds(t.s.discarded[0]) == ["last"]


def test_tasks_lie_open() -> None:
    """R10, R38: before everybody, a spectator too, in the draft and later."""
    for phase in (Phase.DRAFT, Phase.ROWS, Phase.PLAY):
        t = dealt(phase).random(until=lambda s: sum(s.tasks) > 0)
        assert t.view(SPECTATOR).tasks == t.s.tasks and t.view(1).pool == t.s.pool


# The rows


def test_a_round_is_dealt_from_complete_piles() -> None:
    """R11, R12: nine rows of four, the whole pack, and other trumps, which may be any again."""
    t = dealt(Phase.ROWS)
    first = [*t.s.rows]
    assert [cards.bit_count() for cards in t.s.rows] == [4] * 9
    assert sum(t.s.rows) == PACK.all
    assert t.view(SPECTATOR).rows == t.s.rows, "everyone sees all rows from the beginning"
    seen = set()
    for rounds in range(1, 6):
        t = dealt(Phase.ROWS).random(until=lambda s, n=rounds: s.rounds == n and s.phase == Phase.ROWS)  # type: ignore[misc]
        assert sum(t.s.rows) == PACK.all and t.s.rows != first
        assert t.view(t.s.starter).trump_colour == t.s.trump_colour, "the start player looks at them"
        seen.add((t.s.trump_colour, t.s.trump_number))
    assert len(seen) > 1


def test_the_parts_of_a_round_follow_each_other() -> None:
    """R11: rows, tasks, tricks, and then the next round or a question to the start player."""
    t = dealt(Phase.ROWS)
    phases = [t.s.phase]
    while t.s.rounds == 0:
        t.step()
        phases.append(t.s.phase)
    counts = Counter(phases)
    assert phases[:-1] == sorted(phases[:-1]) and phases[-1] == Phase.ROWS
    assert (counts[Phase.ROWS], counts[Phase.CHOOSE], counts[Phase.PLAY]) == (36 + 1, 3, 36)


def test_any_card_of_the_row_may_be_picked() -> None:
    """R13: clockwise from the holder of the monster card, one each, and there is nothing to follow."""
    t = row(WS1, "r", "2").do("0:pick.b7")
    assert t.actors() == {1} and t.legal(1) == {"pick.r6", "pick.r2", "pick.y2"}
    assert t.why(1, "pick.b7").rule == 13 and t.why(1, "b7").rule == 13
    t.do("1:pick.r6 2:pick.y2 3:pick.r2")
    assert [names(hand) for hand in t.s.hands] == [{"b7"}, {"r6"}, {"y2"}, {"r2"}]
    assert t.view(1).hands == t.s.hands, "they lie face up"


def test_a_row_is_judged_as_a_trick_and_only_its_winner_announced() -> None:
    """R14: the monster's holder led; the first of equals wins; the winner gains nothing by it."""
    picks = "0:pick.b7 1:pick.y2 2:pick.r6 3:pick.r2"
    for colour, number, seat in (("none", "none", 0), ("none", "2", 1), ("r", "none", 2), ("r", "2", 3), ("y", "7", 0)):
        t = row(WS1, colour, number).do(picks)
        assert t.s.announced == [seat, *[NOBODY] * 8]
        assert t.s.tricks == [0] * 4 and [hand.bit_count() for hand in t.s.hands] == [1] * 4
        view = t.view(0)
        assert view.announced == t.s.announced and view.trump_colour == view.trump_number == HIDDEN


def test_the_monster_card_goes_one_seat_to_the_left_after_each_row() -> None:
    """R15: it begins left of the start player, who has it in rows 4 and 8."""
    assert first_pickers(4) == [1, 2, 3, 0, 1, 2, 3, 0, 1]


def test_after_the_ninth_row_hands_are_complete_and_trumps_shown() -> None:
    """R16, R37: until then only the start player knows the trumps, from then on everyone."""
    t = dealt(Phase.ROWS, seed=4)
    while t.s.phase == Phase.ROWS:
        for seat in (SPECTATOR, *range(4)):
            known = (t.s.trump_colour, t.s.trump_number) if seat == t.s.starter else (HIDDEN, HIDDEN)
            assert (t.view(seat).trump_colour, t.view(seat).trump_number) == known
        t.step()
    assert [hand.bit_count() for hand in t.s.hands] == [9] * 4
    for seat in (SPECTATOR, *range(4)):
        assert (t.view(seat).trump_colour, t.view(seat).trump_number) == (t.s.trump_colour, t.s.trump_number)


# The choice of a task


CHOICE = "starter 3; phase choose; row 9; tasks.0 last last null; tasks.1 most no-r; tasks.2 fewest; tasks.3 null"


def test_all_but_the_start_player_choose_at_once() -> None:
    """R17, R18: one of the tasks still to be done, once and for all."""
    t = at(f"{CHOICE}; discarded.1 last")
    assert t.actors() == {0, 1, 2} and not t.legal(3)
    assert t.legal(0) == {"task.last", "task.null"} and t.legal(1) == {"task.most", "task.no-r"}
    assert t.why(1, "task.last").rule == 17 and t.why(1, "keep").rule == 17
    t.do("1:task.most")
    assert t.actors() == {0, 2} and not t.legal(1), "a chosen task is final"
    t.do("0:task.last 2:task.fewest")
    assert t.s.phase == Phase.PLAY and t.s.chosen[3] == NO_CARD
    t = ended("exactly-1 last last", "0 3 3 3", spare="null")
    assert t.points()[0] == 0, "null is done, but was not chosen"


def test_choices_are_secret_until_the_last() -> None:
    """R17, R39: nobody else, the start player included, sees a choice; then all see all."""
    t = at(CHOICE).do("1:task.most 0:task.last")
    assert t.view(1).chosen == [HIDDEN, TASKS.card("most"), HIDDEN, HIDDEN]
    assert t.view(3).chosen[:3] == t.view(SPECTATOR).chosen[:3] == [HIDDEN] * 3
    assert t.view(3).ready == 0b011
    seen = {tuple(imagined(t, 2).chosen) for _ in range(60)}
    last, null, most, no_red = (TASKS.card(kind) for kind in ("last", "null", "most", "no-r"))
    assert seen == {(a, b, NO_CARD, NO_CARD) for a, b in product((last, null), (most, no_red))}
    t.do("2:task.fewest")
    assert all(t.view(seat).chosen == t.s.chosen for seat in (SPECTATOR, *range(4)))


def test_the_start_player_needs_no_plan() -> None:
    """R18: any of the tasks shown will do."""
    assert ended("exactly-1 exactly-2 exactly-3", "2 3 2 2").s.phase == Phase.DROP
    assert ended("exactly-1 exactly-2 exactly-3", "2 3 3 1").s.phase == Phase.DROP


# The tricks


def test_the_left_neighbour_of_the_start_player_leads_first_then_winners() -> None:
    """R19: clockwise, one card each; nine tricks."""
    t = at(f"{CHOICE}; hands.0 r1 b1; hands.1 r2 b2; hands.2 r3 b3; hands.3 r4 b4; trump_colour none")
    t.do("0:task.last 1:task.most 2:task.fewest")
    assert t.s.leader == 0 and t.actors() == {0} and t.legal(0) == {"r1", "b1"}
    assert t.why(0, "r4").rule == 19 and t.why(0, "keep").rule == 19
    t.do("0:r1 1:r2 2:r3 3:r4")
    assert t.s.tricks == [0, 0, 0, 1] and names(t.s.taken[3]) == {"r1", "r2", "r3", "r4"}
    assert t.s.leader == 3 and t.actors() == {3}
    t = dealt(Phase.PLAY)
    steps = 0
    while t.s.phase == Phase.PLAY:
        assert sum(t.s.tricks) == steps // 4
        t.step()
        steps += 1
    assert steps == 36


def test_tricks_lie_face_down_but_the_last() -> None:
    """R20: how many is seen; of the cards only the last trick's."""
    t = dealt(Phase.PLAY).random(until=lambda s: sum(s.tricks) == 2)
    zones = {(zone.key, zone.seat): zone.cards for zone in scene(t, 0).zones}
    assert [zones["taken", seat] for seat in range(4)] == [("?",) * (4 * t.s.tricks[seat]) for seat in range(4)]
    last = PACK.cards(card for seat in range(4) for card in zones["last", seat])
    assert last.bit_count() == 4 and not last & ~t.s.taken[t.s.leader]


def test_trump_colour_and_number_are_one_suit() -> None:
    """R21, R24: a trump led asks for either; a card of the number is not of its colour."""
    t = lead("r", "5", "r9 b1", "b5 b9 y9", "y5 r1 g1", "g2 b2").do("0:r9")
    assert t.legal(1) == {"b5"} and t.why(1, "b9").rule == 24
    t.do("1:b5")
    assert t.legal(2) == {"y5", "r1"}
    t.do("2:y5")
    assert t.legal(3) == {"g2", "b2"}


def test_with_grey_or_x_or_both_there_are_fewer_trumps() -> None:
    """R21: only the number, only the colour, none at all."""
    hands = ("r5 b1", "b5 r9 b9")
    assert lead("none", "5", *hands).do("0:r5").legal(1) == {"b5"}
    assert lead("r", "none", *hands).do("0:r5").legal(1) == {"r9"}
    assert lead("none", "none", *hands).do("0:r5").legal(1) == {"r9"}
    assert lead("b", "none", *hands).do("0:r5").legal(1) == {"r9"}


@pytest.mark.parametrize(("colour", "number", "cards", "seat"), [
    ("r", "5", "b5 r9 r5 g5", 2),  # the supertrump above all
    ("r", "5", "r9 b5 r8 r1", 1),  # a number above the colour
    ("r", "5", "b9 r1 b8 r2", 3),  # the colour by number, above the colour led
    ("r", "5", "b4 b6 y9 g9", 1),  # the colour led by number, and nothing else
    ("r", "5", "y8 g5 b5 r9", 1), ("r", "5", "y8 b5 g5 r9", 1),  # the first of equal cards
    ("none", "5", "r9 b5 g5 y5", 1), ("none", "none", "r1 b9 g9 y9", 0),  # grey: no supertrump, or no trump
])  # fmt: skip
def test_the_order_of_strength(colour: str, number: str, cards: str, seat: int) -> None:
    """R22, R26: the strongest card wins, of equals the first by the order of play."""
    assert winner(colour, number, cards) == seat


def test_a_colour_led_is_followed_with_cards_that_are_not_trumps() -> None:
    """R23: the only yellow card is of the trump number, so there is no yellow."""
    t = lead("r", "5", "y8 b1", "y5 b2 r1", "y5 y1 g1").do("0:y8")
    assert t.legal(1) == {"y5", "b2", "r1"}
    t.do("1:b2")
    assert t.legal(2) == {"y1"}
    assert t.why(2, "g1").rule == 23 and t.why(2, "y5").rule == 23
    assert (t.why(2, "g1").key, t.why(2, "y5").key) == ("follow", "number-is-trump")


def test_a_player_who_cannot_follow_is_free_and_nobody_must_beat() -> None:
    """R23, R24, R25: no duty to trump, none to go higher."""
    t = lead("r", "5", "y8 b1", "r9 b2 g3", "y9 y1", "r7 g1").do("0:y8")
    assert t.legal(1) == {"r9", "b2", "g3"}
    t.do("1:b2")
    assert t.legal(2) == {"y9", "y1"}
    t = lead("r", "5", "r8 b1", "r9 r1 g5").do("0:r8")
    assert t.legal(1) == {"r9", "r1", "g5"}


# The end of a round


def test_done_tasks_go_by_themselves_and_failed_ones_stay() -> None:
    """R27: a failed task may be chosen again."""
    t = ended("exactly-3 exactly-3 null", "3 2 2 2")
    assert t.s.phase == Phase.ROWS and t.points() == [1, 0, 0, 0]
    assert kinds(t.s.tasks[0]) == ["last"] and kinds(t.s.tasks[1]) == ["exactly-3", "last"]
    assert t.random(until=lambda s: s.phase == Phase.CHOOSE).legal(1) == {"task.exactly-3", "task.last"}


def test_the_start_player_earns_from_a_failed_task() -> None:
    """R28: judged as if it were one's own, so most and fewest are strict."""
    assert ended("exactly-2 null null", "3 2 2 2").s.phase == Phase.DROP
    assert ended("exactly-2 null null", "3 2 1 3").s.phase == Phase.ROWS
    assert ended("most null null", "1 2 2 4").s.phase == Phase.DROP
    assert ended("most null null", "1 3 2 3").s.phase == Phase.ROWS
    assert ended("fewest null null", "2 3 3 1").s.phase == Phase.DROP
    assert ended("fewest null null", "1 4 3 1").s.phase == Phase.ROWS
    assert ended("no-r null null", "3 2 2 2", more="taken.3 b1 b2 b3 b4; taken.0 r1").s.phase == Phase.DROP
    assert ended("last null null", "3 2 2 2", last=3).s.phase == Phase.DROP


def test_each_opponent_is_judged_alone() -> None:
    """R29: both meet it: only the opponent discards. Of two with the same kind, one failed: it is earned."""
    t = ended("exactly-2 null null", "2 3 2 2")
    assert t.s.phase == Phase.ROWS and t.points() == [1, 0, 0, 0]
    t = ended("exactly-2 exactly-2 null", "2 3 2 2")
    assert t.s.phase == Phase.DROP and t.points() == [1, 0, 0, 0]


def test_one_task_of_ones_own_or_none() -> None:
    """R30: whichever one likes, never two; who earned nothing is not asked."""
    t = ended("exactly-2 exactly-2 exactly-2", "3 3 1 2", own="most most null")
    assert t.actors() == {3} and t.legal(3) == {"drop.most", "drop.null", "keep"}
    assert t.why(3, "drop.last").rule == 30 and t.why(3, "r1").rule == 30
    t.do("3:drop.most")
    assert t.s.phase == Phase.ROWS and t.points() == [0, 0, 0, 1] and kinds(t.s.tasks[3]) == ["null", "most"]
    t = ended("exactly-2 null null", "3 2 2 2").do("3:keep")
    assert t.s.phase == Phase.ROWS and t.points() == [0, 0, 0, 0]
    assert ended("exactly-1 null null", "3 2 2 2").s.phase == Phase.ROWS


def test_the_left_neighbour_is_start_player_next() -> None:
    """R31: whether the start player was asked or not."""
    for t in (ended("exactly-1 null null", "3 2 2 2"), ended("exactly-2 null null", "3 2 2 2").do("3:keep")):
        assert t.s.starter == 0 and t.s.rounds == 1 and t.actors() == {1}


# The end of the match

THREE_GONE = "; ".join(f"discarded.{seat} null no-r last" for seat in range(4))


def test_a_player_who_is_rid_of_all_tasks_has_won() -> None:
    """R32: as an ordinary player, or as start player."""
    t = ended("exactly-3 null null", "3 2 2 2", spare="", more=THREE_GONE)
    assert t.s.phase == Phase.OVER and not t.actors() and t.points() == [4, 3, 3, 3] and t.rules.ending(t.s) == 0
    t = ended("exactly-2 null null", "3 2 2 2", own="most", more=THREE_GONE)
    assert t.s.phase == Phase.DROP and t.rules.ending(t.s) == -1
    assert t.do("3:drop.most").s.phase == Phase.OVER and t.points() == [3, 3, 3, 4]
    assert ended("exactly-2 null null", "3 2 2 2", own="most").do("3:keep").s.phase == Phase.ROWS


def test_the_win_is_shared_within_a_round() -> None:
    """R33: the start player is still asked, and two others may be done at once."""
    t = ended("exactly-3 exactly-2 null", "3 1 3 2", spare="", own="most", more=THREE_GONE)
    assert t.s.phase == Phase.DROP and t.points() == [4, 3, 3, 3]
    assert t.do("3:drop.most").s.phase == Phase.OVER and t.points() == [4, 3, 3, 4]
    t = ended("exactly-3 exactly-2 null", "3 2 2 2", spare="", more=THREE_GONE)
    assert t.s.phase == Phase.OVER and t.points() == [4, 4, 3, 3]


# Three players


def test_the_fourth_card_of_a_row_falls_to_the_table() -> None:
    """R34: it is the last card of the row's trick, and can win it."""
    t = row(WS1, "r", "2", players=3).do("0:pick.b7 1:pick.r6 2:pick.y2")
    assert t.s.announced[0] == 3 and PACK.names[t.s.picks[3]] == "r2" and t.s.row == 1
    assert "row-table" in {fact.key for fact in scene(t, 0).facts}
    t = row(WS1, "none", "2", players=3).do("0:pick.b7 1:pick.r6 2:pick.y2")
    assert t.s.announced[0] == 2, "of equal cards the table's comes last"


def test_the_table_plays_no_tricks() -> None:
    """R35: its cards are out; nine tricks of three; most and fewest compare three."""
    t = dealt(Phase.PLAY, players=3)
    assert [hand.bit_count() for hand in t.s.hands] == [9, 9, 9, 0] and t.s.tasks[3] == 0
    steps = 0
    while t.s.phase == Phase.PLAY and sum(t.s.tricks) < 8:
        t.step()
        steps += 1
    assert steps == 24
    assert ended("fewest most", "2 4 3").points() == [1, 1, 0]
    assert ended("fewest most", "1 4 4").points() == [1, 0, 0]


def test_the_monster_card_goes_round_among_three() -> None:
    """R36: the start player picks first in rows 3, 6 and 9."""
    assert first_pickers(3) == [1, 2, 0] * 3


# Worked examples


def test_ws_1() -> None:
    """WS-1: R13, R14, R15 and R22 in the second row of a round that seat 2 began."""
    t = at(f"starter 2; phase rows; turn 0; row 1; trump_colour r; trump_number 2; rows.1 {WS1}; announced.0 3")
    t.do("0:pick.b7 1:pick.r6 2:pick.r2 3:pick.y2")
    assert t.s.announced[:2] == [3, 2] and t.actors() == {1}


def test_ws_2() -> None:
    """WS-2: R21, R22, R23, R24 and R26 with red and 5."""
    assert winner("r", "5", "y8 b5 g5 r9") == 1
    assert winner("r", "5", "y8 b5 r5 r9") == 2
    order = ["r5", "b5", "r9", "r8", "r7", "r6", "r4", "r3", "r2", "r1"]
    for weaker, stronger in zip(order[1:], order, strict=False):
        assert winner("r", "5", f"{weaker} {stronger} y1 y2") == 1
    assert lead("r", "5", "y8 b1", "y5 g2").do("0:y8").legal(1) == {"y5", "g2"}
    assert lead("r", "5", "r9 b1", "y5 g2").do("0:r9").legal(1) == {"y5"}


def test_ws_3() -> None:
    """WS-3: R21 and R26 with grey and 5."""
    assert winner("none", "5", "g9 y5 r5 g8") == 1
    assert winner("none", "5", "g5 r5 b5 y5") == 0


def test_ws_4() -> None:
    """WS-4: R21 and R22 with red and X."""
    assert winner("r", "none", "b9 r1 b8 b7") == 1
    assert winner("r", "none", "b9 r1 r2 b7") == 2
    assert all(winner("r", "none", f"r{n} r{n + 1} b1 b2") == 1 for n in range(1, 9))


# What one may know


def test_announcements_rule_out_trumps() -> None:
    """R40: 50 pairs at first; the row of WS-1 leaves number 2 with red, blue, green or grey, each as likely."""
    pairs = list(product(range(5), range(10)))
    t = row(WS1, "r", "2")
    assert all(fits(t.view(0), *pair) for pair in pairs)
    t.do("0:pick.b7 1:pick.r6 2:pick.r2 3:pick.y2")
    left = {("rbyg-".index(colour), 2) for colour in "rbg-"}
    assert {pair for pair in pairs if fits(t.view(0), *pair)} == left
    drawn = Counter((view.trump_colour, view.trump_number) for view in (imagined(t, 0) for _ in range(400)))
    assert set(drawn) == left and min(drawn.values()) > 60
    assert (imagined(t, 3).trump_colour, imagined(t, 3).trump_number) == (0, 2), "the start player knows"
