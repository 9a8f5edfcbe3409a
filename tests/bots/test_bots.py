"""Bots: always legal, always the same from the same view and seed, and never with more than a view."""

from itertools import count

import numpy as np
import pytest

from games.ciao.situations import turn
from octavo.bots import players, thought
from octavo.bots.thought import SearchBuffers, Thought, think
from octavo.engine import search
from octavo.games import catalogue
from octavo.games.ciao.kinds import KINDS
from octavo.games.was_sticht.rules import Phase
from octavo.kernel.chance import generator
from octavo.kernel.policy import SearchSettings
from octavo.kernel.timing import WAIT
from octavo.match.match import Match
from octavo.testing import BotsTests
from octavo.testing.bots import decisions
from situations import Situation, simulated

FEW = 12  # simulations: enough to grow a tree, in the interpreter
SECRET = bytes(32)


class TestBots(BotsTests):
    keys = catalogue.listed()


@pytest.mark.parametrize("players", range(2, 7))
def test_no_bot_thinks_of_a_card_that_table_rules_would_fine(players: int) -> None:
    """Every card of a hand is legal there; with a large hand, a bot that tries them all can't tell good from bad."""
    t = Situation.deal("ciao", players, table="on", variant="specials", start="0")
    t.s.top = t.s.beat = KINDS.card("gr")
    thoughts = think("ciao", t.s, 0, 5, simulations=FEW, compiled=False)
    found = {t.rules.name(each.action) for each in thoughts}
    assert found == {name for name in t.legal(0) if name[1:2] in ("p", "x") or name == "draw"} < t.legal(0)


def test_chances_to_win_are_known_where_nearly_all_worlds_come_to_the_end_of_the_match() -> None:
    """Abluxxen's worlds end after 40 actions: a match that has just begun ends in few of them, by others."""
    match = Match("huzz", 3, secret=SECRET)
    seat = match.actors()[0]
    desk = SearchBuffers("huzz", match.view(seat), seat, match.legal(seat), 1, FEW, SearchSettings(), compiled=False)
    desk.tallies[search.TRIED], desk.tallies[search.WON] = 20, 5 * search.WHOLE
    told = []
    for desk.tallies[search.ENDED] in (0, 18, 19, 20):
        told += [one.wins for one in desk.thoughts() if one.action == desk.choices[0]]
    assert told == [None, None, 5 / 19, 0.25]
    thoughts = think("huzz", match.view(seat), seat, 5, simulations=100, compiled=False)
    assert all(one.wins is None for one in thoughts)


def test_where_others_choose_in_secret_the_tree_does_not_know_what() -> None:
    """Below a task that somebody else has chosen there is one branch, whatever it was."""
    match = Match("was_sticht", 4, {"start": "0"}, secret=SECRET)
    chance = generator(1)
    while match.state.phase != Phase.CHOOSE:
        match.play(*simulated(match, chance))
    desk = SearchBuffers("was_sticht", match.view(1), 1, match.legal(1), 1, 3000, SearchSettings(), compiled=False)
    desk.work(600, None, lambda: 0.0)
    nodes = desk.nodes
    child, deeper = nodes[search.CHILD], 0
    while child:
        grandchild = nodes[child + search.CHILD]
        while grandchild:
            if nodes[grandchild + search.ACTION] != search.UNSEEN:
                assert nodes[grandchild + search.CHILD] == search.NONE, "nothing grows on what was not seen"
            else:
                deeper += nodes[grandchild + search.CHILD] != search.NONE
            grandchild = nodes[grandchild + search.SIBLING]
        child = nodes[child + search.SIBLING]
    assert deeper


@pytest.mark.parametrize("strength", players.STRENGTHS)
def test_a_forced_move_takes_no_thinking(strength: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, chance = Match("meinz", 4, secret=SECRET), generator(2)
    while len(match.legal(match.actors()[0])) > 1:
        match.play(*simulated(match, chance))
    monkeypatch.setattr(SearchBuffers, "work", None)
    seat = match.actors()[0]
    assert players.choose("meinz", match.view(seat), seat, 1, strength) == match.legal(seat)[0]


def test_slices_end_when_time_is_up_and_change_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("meinz", 4, secret=SECRET)
    view, slices = match.view(0), list[int]()
    cut = SearchBuffers._search

    def noted(desk: SearchBuffers, simulations: int) -> None:
        slices.append(simulations)
        cut(desk, simulations)

    monkeypatch.setattr(SearchBuffers, "_search", noted)
    whole = think("meinz", view, 0, 3, simulations=60, compiled=False)
    ticks = count()
    sliced = think("meinz", view, 0, 3, simulations=60, seconds=100, compiled=False, clock=lambda: next(ticks))
    assert whole == sliced
    assert slices[0] == 60 and len(slices) > 3 and sum(slices[1:]) == 60
    slices.clear()
    late = count(0, 5)
    think("meinz", view, 0, 3, simulations=10_000, seconds=4, compiled=False, clock=lambda: next(late))
    assert slices == [thought.FIRST_SLICE], "one slice took longer than there was time"


def test_a_slow_machine_gets_smaller_slices() -> None:
    """A slice is no longer than what is left, by how long the last one took."""
    match, now, sizes = Match("meinz", 4, secret=SECRET), 0.0, list[int]()
    desk = SearchBuffers("meinz", match.view(0), 0, match.legal(0), 1, 100_000, SearchSettings(), compiled=False)

    def takes(simulations: int) -> None:
        nonlocal now
        sizes.append(simulations)
        now += simulations * 0.001

    desk._search = takes  # type: ignore[method-assign]
    desk.work(100_000, 0.5, lambda: now)
    assert now <= 0.5 + 0.001
    assert max(sizes) <= thought.FIRST_SLICE and sum(sizes) >= 499


def test_a_beginner_errs_now_and_then_and_an_expert_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Thought(action, 10 - action, -float(action), 0.0, 1.0) for action in range(4)]
    monkeypatch.setattr(players, "think", lambda *args, **kwargs: found)
    match = Match("meinz", 4, secret=SECRET)

    def chosen(strength: str) -> list[int]:
        return [players.choose("meinz", match.view(0), 0, seed, strength) for seed in range(200)]

    assert set(chosen("expert")) == {0}
    assert 20 < chosen("beginner").count(1) < 60, "the second best"
    assert len(set(chosen("beginner")) - set(range(4))) > 3, "a whim"


def test_the_bold_and_the_careful_differ_where_it_is_close() -> None:
    safe, wild = Thought(1, 100, 2.0, 0.0, 1.0, value=2.0), Thought(2, 90, 1.9, 0.0, 9.0, value=1.9)
    bad = Thought(3, 5, 1.9, 0.0, 99.0, value=1.9)
    assert players.preferred([safe, wild, bad], 0.0) == 1
    assert players.preferred([safe, wild, bad], -0.05) == 1
    assert players.preferred([safe, wild, bad], 0.05) == 2
    assert players.preferred([safe, wild, bad], 0.01) == 1, "a little boldness is not worth a tenth of a point"
    assert players.preferred([bad, safe, wild], 0.05) == bad.action, "a rollout that is trusted"


@pytest.mark.parametrize("sway", [-0.02, -0.0001, 0.0001, 0.02])
def test_nature_gives_up_neither_the_match_nor_what_was_tried_most(sway: float) -> None:
    """More points that lose the match are worth less; and what came out higher by luck is no matter of taste."""
    win = Thought(1, 100, 2.5, 0.0, 5.0, wins=0.96, value=6.0)
    points = Thought(2, 50, 4.0, 0.0, 5.0, wins=0.85, value=5.0)
    lucky = Thought(3, 50, 2.6, 0.0, 5.0, wins=0.96, value=6.1)
    assert players.preferred([win, points, lucky], sway) == win.action


def test_the_value_of_a_choice_is_its_lead_and_what_it_counts_to_win() -> None:
    """At the end of a match winning is worth more than the points say, and losing less."""
    match, chance = Match("take_it", 2, secret=SECRET), generator(3)
    for view, seat, legal in decisions("meinz", 3, every=1, most=3):
        for one in think("meinz", view, seat, 5, simulations=FEW * len(legal), compiled=False):
            assert one.wins is None and one.value == pytest.approx(one.lead, abs=0.01)
    seen = 0
    while not match.over:
        seat = match.actors()[0]
        for one in think("take_it", match.view(seat), seat, 5, simulations=40, compiled=False):
            if one.wins in (0.0, 1.0) and one.visits > 1 and one.spread:
                assert (one.value > one.lead) == (one.wins == 1.0)
                seen += 1
        match.play(*simulated(match, chance))
    assert seen


def test_a_random_player_never_waits() -> None:
    for view, seat, legal in decisions("take_it", 4, every=3, most=10):
        assert {players.choose("take_it", view, seat, seed, "random") for seed in range(20)} == set(legal)


def test_what_is_left_over_is_not_read() -> None:
    """Poison in all the room to work in, the true world among it, changes no thought."""
    match, found = Match("meinz", 4, secret=SECRET), []
    for poison in (0, 1, 12345):
        desk = SearchBuffers("meinz", match.view(0), 0, match.legal(0), 1, FEW, SearchSettings(), compiled=False)
        if poison:
            desk.records[search.WORLD] = match.state
            for room in (desk.actions, desk.gains, desk.leads, desk.path):
                room[:] = [poison] * len(room)
            planted = search.NODE * desk.notes[search.USED]
            desk.nodes[planted:] = [poison] * (len(desk.nodes) - planted)
        desk.work(FEW, None, lambda: 0.0)
        found.append(desk.thoughts())
    assert found[0] == found[1] == found[2]


def test_all_choices_are_tried_in_turn_until_something_varies() -> None:
    """Or else the first tries decide alone, where they have all brought the same."""
    seen = 0
    for view, seat, legal in decisions("meinz", 3, every=1, most=200):
        worlds = (search.TASTE + 2) * len(legal)
        desk = SearchBuffers("meinz", view, seat, legal, 1, worlds, SearchSettings(), compiled=False)
        desk.work(worlds, None, lambda: 0.0)
        if desk.notes[search.SPREAD] == 0:
            visits = [thought.visits for thought in desk.thoughts()]
            assert max(visits) - min(visits) <= 1
            seen += max(visits) > search.TASTE
    assert seen


def test_large_leads_are_no_larger_than_numbers_can_be() -> None:
    """Interpreted, numbers of any size are right; compiled they have 64 bits."""
    lead = 700 * search.SCALE
    notes, tallies = np.zeros(search.NOTES, np.int64), np.zeros(search.TALLY, np.int64)
    n = search.STEADY * 1000
    notes[search.COUNT], notes[search.SUM] = n - 1, (n - 1) * lead
    notes[search.SQUARES] = (n - 1) * (lead * lead + search.SCALE**2)
    search._note(0, np.array([lead]), np.array([lead]), notes, tallies, 0)
    assert notes[search.SPREAD] == pytest.approx(search.SCALE, rel=0.01)


def test_only_a_bot_with_few_worlds_trusts_its_hunch() -> None:
    """With many, what was tried most is the best, however good the rollout."""
    ((view, seat, legal),) = decisions("mu", 4, every=1, most=1)
    how = SearchSettings(trust=1000.0, few=FEW)
    few, many = (SearchBuffers("mu", view, seat, legal, 1, worlds, how, compiled=False) for worlds in (FEW, FEW + 1))
    for desk in (few, many):
        desk.work(20 * len(legal), None, lambda: 0.0)
    assert few.thoughts()[0].action == few.rollout
    most = max(thought.visits for thought in many.thoughts())
    assert many.thoughts()[0].visits == most > few.thoughts()[0].visits


@pytest.mark.parametrize("key", ["meinz", "was_sticht", "njet"])
def test_a_tree_without_room_still_finds_what_is_legal(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "MOST_NODES", 3)
    for view, seat, legal in decisions(key, 4, every=9, most=4):
        thoughts = think(key, view, seat, 5, simulations=40, compiled=False)
        assert sorted(thought.action for thought in thoughts) == legal


@pytest.mark.parametrize(("strength", "share"), [("club", 0.1), ("expert", 0.002)])
def test_a_bot_says_thanks(strength: str, share: float) -> None:
    """It could wait, as far as the rules know, until that costs three cards. Here it has 40 worlds to see that."""
    t = turn("gr", "gp-give m gs", "gr yr", "gr ys", more="thanks on", pile="rr*9 gs*9 yp*9")
    view = t.do("0:gp-give 0:give.m.2").view(2)
    assert thought.options("ciao", view, 2) == [WAIT, t.rules.parse("thanks")]
    how = {"share": share, "compiled": False, "clock": lambda: 0.0}  # as many worlds as that, however long it takes
    said = [players.choose("ciao", view, 2, seed, strength, **how) for seed in range(12)]  # type: ignore[arg-type]
    assert set(said) == {t.rules.parse("thanks")}
