"""What decisions cost, against what could be known: by the interpreter, in the last tricks of a match."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from octavo.bots import review, thought
from octavo.bots.advice import Worth
from octavo.bots.review import Budget, Judge, Judged, TurningPoint, Verdict, judged
from octavo.cli.main import main
from octavo.games import catalogue
from octavo.games.ciao.kinds import KINDS
from octavo.kernel.chance import generator
from octavo.kernel.contract import Fact
from octavo.kernel.timing import WAIT
from octavo.match import notation
from octavo.match.match import Match
from octavo.match.position import Position
from octavo.terminal import reviewing
from octavo.terminal.sentences import Speaker
from octavo.text.refusal import Refused
from situations import Situation, simulated

EFFORT = Budget(simulations=80, compiled=False)
LAST = 14  # actions that are left
FIRST = 12  # decisions that are judged of a match of each game
SECRET = bytes(32)


@cache
def ending() -> Position:
    """The last tricks of a match of Njet!."""
    match, rng = Match("njet", 3, secret=SECRET), generator(5)
    while not match.over:
        match.play(*simulated(match, rng))
    again = Match("njet", 3, secret=SECRET)
    for entry in match.log[:-LAST]:
        assert entry.action is not None
        again.play(entry.seat, entry.action)
    return Position("njet", again.state)


def expert(match: Match, number: int) -> list[thought.Thought]:
    """What the search thinks at the same effort."""
    seat = match.actors()[0]
    simulations = max(EFFORT.simulations, 8 * len(match.legal(seat)))
    return thought.think("njet", match.view(seat), seat, number, simulations=simulations, compiled=False)


def played(blunder: int = 0) -> tuple[Match, dict[int, float]]:
    """The match played to its end by the search, with the worst choice in one place; what could be lost at each."""
    match, stakes = Match.from_position(ending(), secret=SECRET), {}
    while not match.over:
        number = len(match.log) + 1
        thoughts = expert(match, number)
        worst = min(thoughts, key=lambda found: found.lead)
        stakes[number] = thoughts[0].lead - worst.lead
        match.play(match.actors()[0], (worst if number == blunder else thoughts[0]).action)
    return match, stakes


def verdict(match: Match, effort: Budget = EFFORT) -> Verdict:
    judge = Judge(match, effort)
    steps = 0
    while judge.step():
        steps += 1
    assert judge.done == judge.total
    found = judge.verdict()
    assert len(found.decisions) == steps
    return found


def test_a_player_who_plays_as_the_search_does_loses_nothing() -> None:
    match, _ = played()
    found = verdict(match)
    assert found.decisions and all(one.cost == 0 and one.chances == 0 for one in found.decisions)
    assert all(account.good == account.decisions and account.costliest == () for account in found.seats)
    assert not [turn for turn in found.turns if turn.kind == "cost"]


def test_a_blunder_is_the_costliest_decision_and_the_accounts_add_up() -> None:
    _, stakes = played()
    worst = max(stakes, key=lambda number: stakes[number])
    match, _ = played(worst)
    found = verdict(match)
    costly = max(found.decisions, key=lambda one: one.cost)
    assert costly.number == worst and costly.cost > 0
    assert costly.chosen.action == match.log[worst - 1].action != costly.best[0].action
    account = found.seats[costly.seat]
    assert account.costliest[0] == worst and account.good < account.decisions
    assert next(turn for turn in found.turns if turn.kind == "cost").points == costly.cost
    for one in found.seats:
        assert one.lead == pytest.approx(one.gifts - one.cost + one.luck, abs=1.0)
    assert sum(one.luck for one in found.seats) == pytest.approx(0, abs=1.5)
    assert sum(one.deal for one in found.seats) == pytest.approx(0, abs=0.2), "no deal is lucky for all"


def random_match() -> Match:
    """Played to its end by simulated players, with something taken back on the way."""
    match, rng = Match.from_position(ending(), secret=SECRET), generator(9)
    for number in range(100):
        if match.over:
            return match
        match.play(*simulated(match, rng))
        if number in (2, 3):
            match.undo()
    raise AssertionError("the match does not end")


def test_no_cost_is_negative_and_an_action_taken_back_is_no_decision() -> None:
    match = random_match()
    found = verdict(match)
    standing = {number for number, _ in match.done()}
    assert {one.number for one in found.decisions} <= standing
    assert all(one.cost >= 0 and one.chances >= 0 for one in found.decisions)
    assert all(one.chosen.action == match.log[one.number - 1].action for one in found.decisions)


GAIN, COST = 10.0, 5.0  # what the best choice brings, and by how much the chosen one brings less


def always_wrong(
    key: str, view: Any, seat: int, action: int, effort: Budget, seed: int
) -> tuple[list[thought.Thought], thought.Thought, float, int]:
    """What is found out where every choice is worse than another, and nothing else ever changes."""
    others = [other for other in (*thought.legal(key, view, seat), WAIT) if other != action]
    best, mine = (thought.Thought(a, 99, lead, lead, 1.0) for a, lead in ((others[0], GAIN), (action, GAIN - COST)))
    return [best, mine], mine, COST, 0


@pytest.mark.parametrize("key", ["mu", "ciao"])
def test_what_is_there_again_was_not_lost(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bid of three cards in Mü is three decisions; but a card drawn in Ciao! is news."""
    monkeypatch.setattr(review, "judged", always_wrong)
    options = {"length": "1"} if key == "ciao" else {"goal": "50"}
    match, rng = Match(key, 4, options, secret=SECRET), generator(3)
    rounds, drawn = [], []
    while not match.over:
        seat, action = simulated(match, rng)
        worlds = []
        for stream in range(3):  # is it always the same that comes of it?
            worlds.append(match.rules.STATE.copy(match.state))
            match.rules.apply(worlds[-1], seat, action, generator(7, stream))
        words = {tuple(match.rules.STATE.words(world).tolist()) for world in worlds}
        drawn.append(len(words) > 1)
        match.play(seat, action)
        rounds.append(match.state.rounds)
    found = verdict(match)
    known = {one.number: one for one in found.decisions}
    again = [
        number
        for number, one in known.items()
        if number + 1 in known
        and known[number + 1].seat == one.seat
        and rounds[number - 1] == rounds[number]
        and not drawn[number - 1]
    ]
    if key == "mu":
        assert again, "somebody has bid several cards"
    for number, one in known.items():
        assert one.cost == (0 if number in again else COST), number
        assert one.chosen in one.best
    for account in found.seats:
        assert account.lead == pytest.approx(account.gifts - account.cost + account.luck, abs=1.0)
        assert account.good == sum(not one.cost for one in found.decisions if one.seat == account.seat)
    costly = {one.number for one in found.decisions if one.cost}
    assert all(turn.points and turn.number in costly | {found.decisions[-1].number} for turn in found.turns)


def test_what_nobody_should_think_of_is_judged_if_it_was_done() -> None:
    """A wrong card, which table rules fine with three cards: it is tried beside all that fit."""
    t = Situation.deal("ciao", 2, table="on", variant="specials", start="0")
    t.s.top = t.s.beat = KINDS.card("gr")
    wrong = next(t.rules.parse(name) for name in sorted(t.legal(0)) if name[1:2] == "r")
    thoughts, mine, cost, _ = judged("ciao", t.s, 0, wrong, EFFORT, 1)
    assert mine.action == wrong and mine.visits and cost >= 0
    assert {found.action for found in thoughts} == {wrong, *thought.options("ciao", t.s, 0)}


def test_hindsight_plays_no_part() -> None:
    """In another world that fits what a seat knows, its decision costs the same."""
    match = Match.from_position(ending(), secret=SECRET)
    seat = match.actors()[0]
    view = match.view(seat)
    other = match.rules.STATE.copy(view)
    match.rules.imagine(other, seat, generator(3))
    elsewhere = Match.from_position(Position("njet", other), secret=SECRET)
    assert match.rules.STATE.words(match.state).tolist() != match.rules.STATE.words(other).tolist()
    action = match.legal(seat)[-1]

    def first(world: Match) -> Judged:
        world.play(seat, action)
        rng = generator(1)
        while not world.over:
            world.play(*simulated(world, rng))
        judge = Judge(world, EFFORT)
        assert judge.step()
        return judge._judged[0]

    assert first(match) == first(elsewhere)


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_match_of_every_game_can_be_reviewed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever simulated players did in it, races and wrong cards included; of long matches the beginning."""
    monkeypatch.setattr(review, "EACH", 1)
    options = {"table": "on", "thanks": "on", "length": "1"} if key == "ciao" else {}
    match, rng = Match(key, catalogue.game(key).INFO.players[0], options, secret=SECRET), generator(3)
    quiet = 0  # actions before the first race
    while not match.over:
        if key == "kreuz_quer" and not match.racing and quiet == len(match.log):
            quiet += 1
        match.play(*simulated(match, rng))
    judge = Judge(match, Budget(simulations=1, compiled=False))
    while judge.done < quiet + FIRST and judge.step():
        pass
    assert judge.done >= quiet + FIRST
    assert 0 < len(judge._judged) <= (quiet + 1 if key == "kreuz_quer" else FIRST), "collecting is not judged"


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(Refused, match="not over yet"):
        Judge(Match("njet", 3, secret=SECRET))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(notation.write(random_match()), "utf-8")
    return path


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCTAVO_LANG", "en")
    effort = reviewing.effort
    monkeypatch.setattr(reviewing, "effort", lambda given: replace(effort(given), compiled=False))


def test_the_command_tells_it_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--simulations", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == [
        *("game", "players", "names", "points", "winners", "simulations", "seconds"),
        *("decisions", "seats", "turns"),
    ]
    assert told["game"] == "njet" and (told["simulations"], told["seconds"]) == (20, None) and len(told["seats"]) == 3
    decision = told["decisions"][0]
    assert {"number", "seat", "chosen", "best", "expected"} <= set(decision)
    assert {"action", "name", "do", "lead", "points", "tried"} <= set(decision["best"][0])
    account = told["seats"][0]
    assert set(account) == {"seat", "decisions", "good", "cost", "gifts", "luck", "deal", "lead", "costliest"}


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_command_tells_it_in_words(language: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(file), "--simulations", "20", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "Njet!" in out and "Anna" in out and "Béla" in out and "%" in out
    assert ("as an expert would" in out) == (language == "en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_a_time_for_each_decision_that_is_what_is_told(
    language: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And not as many worlds as would fit into all the time in the world."""
    assert main(["review", str(file), "--time", "0.001", "--lang", language]) == 0
    head = capsys.readouterr().out.split("+")[0].split("┏")[0]
    assert "200" not in head and ("0.001 s" if language == "en" else "0,001 s") in head


def test_a_turning_point_that_cost_no_points_cost_chances_to_win() -> None:
    match = random_match()
    choice = Worth(0, "r0", Fact("play", {"card": "r0"}), 1.0, 1.0, 9)
    lost = Judged(7, 0, choice, (choice,), 0.0, chances=12)
    found = Verdict("njet", 20, None, (lost,), (), (TurningPoint(7, 0, "cost", 0), TurningPoint(7, 0, "cost", 2.5)))
    report = reviewing.Report(found, Speaker.of(match, "en"), match, Console())
    assert (
        report.turn(found.turns[0]) == "Anna makes a decision that lowers the chance of winning by 12 percentage points"
    )
    assert report.turn(found.turns[1]) == "Anna makes a decision that costs 2.5 points"


def test_ctrl_c_ends_it_without_a_word(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> Verdict:
        raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "judged", stopped)
    assert main(["review", str(file)]) == 130


@pytest.mark.parametrize("wrong", [("--simulations", "0"), ("--time", "-1"), ("--time", "0"), ("--time", "nan")])
def test_the_command_refuses_an_impossible_effort(
    wrong: tuple[str, str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), *wrong]) == 2
    assert wrong[0] in capsys.readouterr().err
