"""An exact tie in a race falls by lot, wherever a race is played (docs/real_time.md); at tables, too
(tests/server/test_table_races.py)."""

import io
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

from games.ciao.situations import turn
from octavo.engine import compiler, search
from octavo.engine.backend import Interpreted
from octavo.kernel.chance import generator
from octavo.kernel.timing import CLOCK, WAIT
from octavo.kernel.types import Action, Ints, Seat
from octavo.lab.arena import seer
from octavo.lab.arena.contest import Contest
from octavo.lab.arena.lineup import Bot
from octavo.lab.arena.luck import Luck
from octavo.match.match import Match, Terms
from octavo.terminal.race import RacePace, TerminalRace
from octavo.terminal.screen import Screen
from octavo.terminal.sentences import Speaker
from octavo.terminal.sitting import Sitting
from situations import CLUBS, Situation

KEY = "ciao"
RACERS = (1, 2, 3, CLOCK)
RACES = 400
REACTION, TAKES = 300, 200  # milliseconds: of everybody who reacts, and of what is done


def speed_card() -> Situation:
    """Three racers, who can all play something, and the clock."""
    t = turn("gr", "yr-fast gs", "rr gp", "rr gp", "rr gp").do("0:yr-fast")
    assert t.actors() == set(RACERS)
    return t


def delay(s: Any, seat: Seat, action: Action) -> int:
    return TAKES + REACTION * (seat == CLOCK)


def first_of_all(s: Any, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    action: Action = actions[0]
    return action


def level(rules: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """These rules, with everybody acting at the same moment."""
    space = rules.next_action.__globals__
    for name, function in (("delay", delay), ("default_action", first_of_all), ("rollout", first_of_all)):
        monkeypatch.setattr(space["game"], name, function)
    timing = rules.enter.__globals__["sooner"].__globals__
    monkeypatch.setitem(timing, "REACTIONS", (REACTION,) * len(timing["REACTIONS"]))
    return rules


def by_lot(first: Counter[Seat], *seats: Seat) -> bool:
    """Whether each of them was first about as often; a fair lot fails this once in ten thousand times."""
    return set(first) == set(seats) and min(first.values()) > RACES / len(seats) * 0.6


def test_in_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    t, actions = speed_card(), [0] * 100
    rules = level(compiler.interpreted(KEY), monkeypatch)
    seats = rules.actors(t.s)
    first = Counter(rules.next_action(t.s, seats, CLUBS, generator(n), actions)[0] for n in range(RACES))
    assert by_lot(first, *RACERS)


def test_in_what_a_bot_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    t, actions = speed_card(), [0] * 100
    rules = level(compiler.interpreted(KEY), monkeypatch)
    seats, first = rules.actors(t.s), Counter[Seat]()
    for n in range(RACES):
        notes = [0] * search.NOTES
        notes[search.AT] = search.NODE  # not at the root, where the bot decides alone
        nodes, path = [0] * search.NODE * 4, [0] * 8
        first[rules._next(t.s, 1, seats, [0] * 5, generator(n), actions, nodes, path, notes)[0]] += 1
    assert by_lot(first, *RACERS)


def test_in_what_the_seer_imagines(monkeypatch: pytest.MonkeyPatch) -> None:
    t, actions = speed_card(), [0] * 100
    rules: Any = compiler._copy(KEY, lambda f: f, lambda f: f, compiler._plain_table, (seer.SEEING,))
    seats, seen = level(rules, monkeypatch).actors(t.s), Counter[Seat]()
    for n in range(RACES):
        seat, action = rules._first(t.s, 1, t.rules.parse("rr"), seats, True, generator(n), actions)
        assert action != WAIT
        seen[seat] += 1
    assert by_lot(seen, *RACERS)


def test_between_bots_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.lab.arena.luck.Compiled", Interpreted)
    monkeypatch.setattr("octavo.kernel.timing.reaction", lambda skill, rng: REACTION)
    t, first = speed_card(), Counter[Seat]()
    for n in range(RACES):
        contest = Contest(Terms(KEY, 4, {}), (Bot("random"),), (0, 0, 0, 0), Luck(1, n))
        contest.match.speed = Interpreted(KEY, t.s)  # type: ignore[assignment]
        monkeypatch.setattr(contest.match.speed, "delay", lambda seat, action: delay(t.s, seat, action))
        first[contest._race()[0]] += 1
    assert by_lot(first, *RACERS)


def test_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.kernel.timing.reaction", lambda skill, rng: REACTION)
    match = Match(KEY, 4, secret=bytes(32))
    match.state = speed_card().s
    monkeypatch.setattr(match.rules, "delay", delay)
    monkeypatch.setattr(match.rules, "default_action", first_of_all)
    speaker = Speaker.of(match, "en")
    screen = Screen(Console(file=io.StringIO()), plain=True, speaker=speaker)
    race, first = (
        TerminalRace(Sitting(match, [], screen, speaker, str, None), RacePace(), lambda seat: None),
        Counter[Seat](),
    )
    for _ in range(RACES):
        race.intents.clear()
        ahead = race.intent()
        assert ahead is not None and int(ahead.due) == REACTION + TAKES
        first[ahead.seat] += 1
    assert by_lot(first, *RACERS)
