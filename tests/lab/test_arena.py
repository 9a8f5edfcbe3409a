"""The arena: the same luck for all, and figures that can be trusted."""

import gc
import itertools
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from octavo.bots import players
from octavo.bots.thought import _Records
from octavo.cli.main import main
from octavo.engine import compiler, seeing
from octavo.games import catalogue
from octavo.kernel.chance import below, generator
from octavo.kernel.contract import total_seats
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Ints, Seat
from octavo.lab.arena import contest, lineup, report, seer
from octavo.lab.arena.contest import BadChoice, Contest, TimeUsed
from octavo.lab.arena.crew import Schedule, deals
from octavo.lab.arena.deals import DealResult, MatchResult, places, play_deal, play_match, standings, won
from octavo.lab.arena.figures import mean_interval, share_interval, student, win_shares
from octavo.lab.arena.lineup import SEER, Bot
from octavo.lab.arena.luck import Dealt, Luck
from octavo.lab.arena.ratings import ratings
from octavo.match.match import Match, Terms
from octavo.text.refusal import Refused

MEINZ = Terms("meinz", 3, {})
RANDOM, CLUB = Bot("random"), Bot("club")


def made_up(marks: Sequence[Sequence[Sequence[int]]]) -> list[DealResult]:
    """Results with such standings: deal, rotation, bot."""
    bots = len(marks[0][0])
    used = ([1] * bots, [0.5] * bots, [0.7] * bots, 9, True, 1.0)
    return [
        DealResult(i, [MatchResult(list(rotation), list(rotation), *used) for rotation in deal])
        for i, deal in enumerate(marks)
    ]


def points(result: DealResult) -> list[list[int]]:
    return [match.points for match in result.matches]


def first_hands(rounds: int, choose: int, luck: Luck) -> list[Any]:
    """The state at the beginning of each round, where everybody always does the first or the last that is legal."""
    dealt = Dealt(MEINZ, luck)
    found = [dealt.speed.state]
    while dealt.speed.actors() and len(found) < rounds:
        seat = next(seat for seat in range(4) if dealt.speed.actors() >> seat & 1)
        before = dealt.round
        dealt.play(seat, dealt.speed.legal(seat)[choose])
        if dealt.round != before:
            found.append(dealt.speed.state)
    return found


def test_every_round_is_dealt_the_same_however_it_was_played() -> None:
    """Cards and start player; what differs is what was done with them, and how long it took."""
    low, high = first_hands(3, 0, Luck(5, 8)), first_hands(3, -1, Luck(5, 8))
    assert len(low) == len(high) == 3
    assert [list(s.hands) for s in low] == [list(s.hands) for s in high]
    assert list(low[0].hands) != list(low[1].hands) != list(low[2].hands)
    assert list(first_hands(1, 0, Luck(5, 9))[0].hands) != list(low[0].hands)
    assert list(first_hands(1, 0, Luck(6, 8))[0].hands) != list(low[0].hands)


def test_the_rotations_of_a_deal_have_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[int]] = []

    class Watched(Contest):
        def __post_init__(self) -> None:
            super().__post_init__()
            s: Any = self.match.speed.state
            seen.append(list(s.hands))

    monkeypatch.setattr("octavo.lab.arena.deals.Contest", Watched)
    for deal in (0, 1):
        play_deal(MEINZ, (RANDOM,) * 3, 3, deal)
    assert len(seen) == 6
    assert seen[0] == seen[1] == seen[2] != seen[3] == seen[4] == seen[5]


@pytest.mark.parametrize("players", range(2, 7))
def test_every_bot_sits_once_in_every_seat(players: int) -> None:
    rotations = [places(players, rotation) for rotation in range(players)]
    assert all(sorted(seats) == list(range(players)) for seats in rotations)
    assert all(sorted(column) == list(range(players)) for column in zip(*rotations, strict=True))


def test_points_belong_to_bots_and_not_to_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is known by what it does is followed around the table."""

    class Fixed(Contest):
        def play(self) -> contest.Played:
            by_seat = tuple(10 * bot for bot in self.places)
            return contest.Played(by_seat, by_seat, 1, self.thinking, True)

    monkeypatch.setattr("octavo.lab.arena.deals.Contest", Fixed)
    result = play_deal(MEINZ, (RANDOM,) * 3, 0, 0)
    assert points(result) == [match.marks for match in result.matches] == [[0, 10, 20]] * 3


def test_the_same_seed_is_the_same_deal_again() -> None:
    first, again = (play_deal(MEINZ, (CLUB, RANDOM, RANDOM), 7, 3) for _ in range(2))
    assert points(first) == points(again)
    assert points(play_deal(MEINZ, (CLUB, RANDOM, RANDOM), 8, 3)) != points(first)


def test_a_match_that_goes_on_for_too_long_is_broken_off_and_stands_as_it_is() -> None:
    whole = play_match(MEINZ, (RANDOM,) * 3, 1, 0, 0)
    cut = play_match(MEINZ, (RANDOM,) * 3, 1, 0, 0, longest=7)
    assert whole.ended and whole.actions > 7
    assert not cut.ended and cut.actions == 7


def test_the_interval_of_a_mean() -> None:
    """By hand: 1, 2, 3, 6 have the mean 3 and the deviation sqrt(14/3); half of the interval is 3.1824 * 1.0801."""
    found = mean_interval([1, 2, 3, 6])
    assert found.mean == 3
    assert found.half == pytest.approx(3.4374, abs=1e-3)
    assert mean_interval([4]).low == float("-inf")


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (1000, 1.962)]
)
def test_student_s_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-3)


def test_a_deal_is_one_sample_however_often_it_is_rotated() -> None:
    """Deals are won 2:0, 1:1, 2:0, 0:2 by the first of two bots: shares 1, .5, 1, 0, not eight matches."""
    deal = {2: [[1, 0], [1, 0]], 1: [[1, 0], [0, 1]], 0: [[0, 1], [0, 1]]}
    results = made_up([deal[2], deal[1], deal[2], deal[0]])
    assert won(results, 0) == [1, 0.5, 1, 0]
    first, second = standings(results)
    assert first.wins.mean == 0.625 and second.wins.mean == 0.375
    # The deviation of the shares is 0.47871; half is 3.1824 * 0.47871 / 2 = 0.76173, cut at 0 and 1.
    assert (first.wins.low, first.wins.high) == (0.0, 1.0)
    twice = standings(results * 2)[0].wins
    # Eight deals: the deviation is 0.44320, half is 2.3646 * 0.44320 / sqrt(8) = 0.37052.
    assert (twice.low, twice.high) == pytest.approx((0.25448, 0.99552), abs=1e-4)


def test_equal_samples_do_not_make_certain() -> None:
    """Ten of ten: Wilson's interval is from 10 / (10 + 1.96**2) on."""
    found = share_interval([1.0] * 10)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(10 / (10 + 3.8415), abs=1e-3)
    assert share_interval([1.0]).low == 0.0 and share_interval([0.0]).high == 1.0
    half = share_interval([0.5] * 4)
    assert half.low == pytest.approx(1 - half.high) and 0 < half.low < 0.5


def test_equals_share_a_victory() -> None:
    assert win_shares([3, 9, 9]) == [0, 0.5, 0.5]
    assert win_shares([-1, -2]) == [1, 0]


def test_identical_bots_have_a_fair_share() -> None:
    results = [play_deal(MEINZ, (RANDOM,) * 3, 1, deal) for deal in range(12)]
    for standing in standings(results):
        assert not standing.wins.excludes(1 / 3)
        assert standing.wins.half < 0.34
    assert sum(standing.wins.mean for standing in standings(results)) == pytest.approx(1)


def test_ratings_put_the_winner_above() -> None:
    found = ratings(made_up([[[5, 3, 3], [4, 1, 1]]] * 6))
    assert found[0].mu > 28 > 25 > found[1].mu
    assert found[1].mu == pytest.approx(found[2].mu)
    assert found[0].sigma < 25 / 3


def test_in_a_race_the_more_skilled_is_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    """All want the same in every tick, and the bots' skills decide who has it."""
    terms = Terms("take_it", 2, {})
    won_by = [0, 0]
    for deal in range(60):
        for rotation in range(2):
            match = Contest(terms, (Bot("expert"), Bot("beginner")), places(2, rotation), Luck(1, deal))
            monkeypatch.setattr(match, "_choice", lambda seat, tick, match=match: match.match.speed.legal(seat)[-1])
            while match.match.speed.actors().bit_count() < 2:
                match.match.play(*match._race())
            seat, _ = match._race()
            won_by[match.places[seat]] += 1
    assert won_by[0] > 90


def test_all_wait_for_a_while_and_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Contest(Terms("take_it", 2, {}), (CLUB, CLUB), (0, 1), Luck(1, 1))
    monkeypatch.setattr(match, "_choice", lambda seat, tick: WAIT if tick < 5 else match.match.speed.legal(seat)[0])
    seat, action = match._race()
    assert action in match.match.speed.legal(seat)


def test_a_bot_is_late_by_its_own_work_and_not_by_being_held_up() -> None:
    thinking = TimeUsed()
    for seconds, worked, limit in ((0.9, 0.021, 0.02), (0.05, 0.05, 0.02), (0.3, 0.3, None)):
        thinking.add(seconds, worked, limit)
    assert (thinking.decisions, thinking.slowest, thinking.late) == (3, 0.9, 1)


def test_what_lasts_is_not_looked_through_again_while_somebody_thinks() -> None:
    gc.unfreeze()
    contest.load.cache_clear()
    contest.load("meinz", frozenset({"random"}))
    assert gc.get_freeze_count() > len(gc.get_objects())


def test_a_bot_without_a_given_time_has_as_much_as_at_a_table() -> None:
    for bot, race, limit in (
        (Bot("expert"), False, players.LONGEST),
        (Bot("expert"), True, players.IN_A_RACE),
        (Bot("expert", 0.02), True, 0.02),
        (Bot(SEER), False, None),
    ):
        assert contest._limit(bot, racing=race) == limit


def test_what_is_not_legal_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "choose", lambda *given, **more: WAIT)
    with pytest.raises(BadChoice, match="random"):
        play_deal(MEINZ, (RANDOM,) * 3, 0, 0)


def test_lineups() -> None:
    assert lineup.read("expert@0.25, club", 0.5) == (Bot("expert", 0.25), Bot("club", 0.5))
    assert [str(bot) for bot in lineup.read("expert@0.25,seer")] == ["expert@0.25", "seer"]
    for bad in ("master", "", "club,", "club@", "club@0", "club@fast", "club@1e9", "club@nan"):
        with pytest.raises(Refused):
            lineup.read(bad)


def test_the_command_s_json(capsys: pytest.CaptureFixture[str]) -> None:
    given = ("arena", "meinz", "--seats", "club,random,random", "--games", "7", "--seed", "2", "--jobs", "1", "--json")
    assert main(given) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 9 and found["deals"] == 3, "whole rotations"
    assert [seat["bot"] for seat in found["seats"]] == ["club", "random", "random"]
    for seat in found["seats"]:
        assert {"bot", "mean_score", "win_share", "low", "high"} <= set(seat)
        assert 0 <= seat["low"] <= seat["win_share"] <= seat["high"] <= 1
        assert seat["score_low"] <= seat["mean_score"] <= seat["score_high"]
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    assert found["seats"][0]["win_share"] > 1 / 3


@pytest.mark.parametrize("tongue", ["en", "hu", "cs", "de"])
def test_what_is_told(tongue: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = ("arena", "meinz", "--seats", "random,random,random", "--games", "3", "--jobs", "1", "--lang", tongue)
    assert main(given) == 0
    assert "random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["poker", "--seats", "club,club"], "no game “poker”"),
        (["mu", "--seats", "club,club"], "4 to 6 players, not 2"),
        (["meinz", "--seats", "club,club,grandmaster"], "no bot “grandmaster”"),
        (["meinz", "--seats", "club,club,club", "--time", "0"], "from 0.001 to 60 seconds"),
        (["meinz", "--seats", "club,club,club", "--time", "soon"], "from 0.001 to 60 seconds"),
        (["meinz", "--seats", "club,club,club", "--games", "0"], "--games goes from 1"),
        (["meinz", "--seats", "club,club,club", "--jobs", "0"], "--jobs goes from 1"),
        (["meinz", "--seats", "club,club,club", "--set", "speed=9"], "no option “speed”"),
        (["meinz"], "--seats"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["arena", *arguments, "--lang", "en"])
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    assert code == 2 and out == "" and expected in err and err.count("\n") == 1


def test_a_stopped_arena_reports_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def some(plan: Schedule) -> Iterator[DealResult]:
        yield from made_up([[[5, 3, 3]] * 3] * 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(report, "deals", some)
    assert main(["arena", "meinz", "--seats", "club,random,random", "--games", "90", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 2
    monkeypatch.setattr(report, "deals", lambda plan: (_ for _ in ()).throw(KeyboardInterrupt))
    assert main(["arena", "meinz", "--seats", "club,random,random", "--lang", "en"]) == 2
    assert "nothing to report" in capsys.readouterr().err


def test_processes_play_what_one_does_and_end_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In two processes the same deals come out; Ctrl-C in the middle ends them, with what there is."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who tests in the background ignores it

    def stopped(plan: Schedule) -> Iterator[DealResult]:
        for i, result in enumerate(deals(plan)):
            yield result
            if i == 2:
                os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(report, "deals", stopped)
    words = ("arena", "meinz", "--seats", "random,random,random", "--games", "999999", "--seed", "4", "--json")
    try:
        assert main([*words, "--jobs", "2"]) == 0
    finally:
        signal.signal(signal.SIGINT, before)
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] >= 3
    alone = [play_deal(MEINZ, (RANDOM,) * 3, 4, deal) for deal in range(told["deals"] + 5)]
    scores = [[sum(rotation[bot] for rotation in points(result)) / 3 for bot in range(3)] for result in alone]
    assert any(  # whatever deals were the first to be finished
        told["seats"][0]["mean_score"] == pytest.approx(sum(mine[0] for mine in some) / len(some))
        for some in itertools.combinations(scores, told["deals"])
    )
    for worker in multiprocessing.active_children():
        worker.join(20)
    assert not multiprocessing.active_children()


def test_the_seer_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """It outplays who does anything; what it does follows from the state and the seed, hidden cards included."""
    monkeypatch.setattr(seer, "SIMULATIONS", 300)
    result = play_deal(MEINZ, (Bot("seer"), RANDOM, RANDOM), 1, 1)
    assert sum(match.points[0] for match in result.matches) > max(
        sum(match.points[bot] for match in result.matches) for bot in (1, 2)
    )
    choices = set()
    for world in range(12):
        speed = Dealt(MEINZ, Luck(2, 0)).speed
        view = speed.view(0)
        compiler.interpreted("meinz").imagine(view, 0, generator(world))
        state = speed.rules.STATE.words(view)
        chosen = [seer.choose("meinz", state, 0, 5) for _ in range(2)]
        assert chosen[0] == chosen[1] and chosen[0] in speed.legal(0)
        choices.add(chosen[0])
    assert len(choices) > 1, "other hands, other choices, with the same view"


@pytest.mark.parametrize("key", catalogue.listed())
@pytest.mark.parametrize("nodes", [40, seer.NODES])
def test_the_seer_tries_nothing_that_is_not_legal(key: str, nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not where its tree has no room left either: compiled rules would write anywhere."""
    rules: Any = compiler._copy(key, lambda f: f, lambda f: f, compiler._plain_table, (seer.SEEING,))
    seen = rules.see.__globals__["game"]
    plain, actions = seen.apply, [0] * rules.INFO.choices
    tried: list[Action] = []

    def apply(s: Any, seat: Seat, action: Action, rng: Ints) -> None:
        assert action in actions[: rules.legal(s, seat, actions)], f"{action} of seat {seat}"
        tried.append(action)
        plain(s, seat, action, rng)

    monkeypatch.setattr(seen, "apply", apply)
    players = rules.INFO.players[0]
    match = Match(key, players, secret=bytes(32))
    for number in range(12):
        if match.over:
            break
        seat = match.actors()[0]
        if number % 4 == 0:
            records = _Records(rules.STATE, match.state, seeing.RECORDS)
            room = ([0] * size for size in (nodes * seeing.NODE, seeing.DEEPEST))
            marks = ([0] * total_seats(rules.INFO, players) for _ in range(2))
            legal = [0] * (rules.INFO.choices + 1)
            rules.see(records, seat, 60, generator(number), legal, *room, *marks, [0] * seeing.NOTES)
        legal = [0] * rules.INFO.choices
        match.play(seat, legal[below(generator(number), rules.legal(match.state, seat, legal))])
    assert tried


def test_a_table_can_t_reach_the_seer() -> None:
    """It is in a layer that the table may not import; nor does anything that a table loads."""
    loaded = (
        "import sys, octavo.server.serve, octavo.server.work.bot_threads\n"
        "from octavo.engine import compiler; rules = compiler.compiled('meinz')\n"
        "print([m for m in sys.modules if 'arena' in m], hasattr(rules, 'see'), hasattr(rules, 'search'))"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout.strip() == "[] False True"
    source = Path(contest.__file__).parents[2]
    for path in source.rglob("*.py"):
        if path.parent.name not in ("arena", "cli"):
            assert "octavo.lab.arena" not in path.read_text("utf-8"), path
