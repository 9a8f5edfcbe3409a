"""Races at the terminal: against a clock with single keys, and step by step."""

import io
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from rich.console import Console

from octavo.games import catalogue
from octavo.kernel.race_keys import BACKSPACE, ENTER, SPACE, keys_for
from octavo.kernel.timing import CLOCK, SKILLS
from octavo.match.match import Match
from octavo.terminal import race, table
from octavo.terminal.race import RacePace
from terminal.typist import SECRET, Typist, random_bot


class Clockwork:
    """Keys at given moments, and a clock that stands still but for waiting."""

    def __init__(self, keys: list[tuple[float, str]]) -> None:
        self.keys, self.time, self.waits = keys, 0.0, 0

    def monotonic(self) -> float:
        return self.time

    def wait(self, seconds: float) -> str:
        self.waits += 1
        assert self.waits < 5000, "the race never ends"
        until = self.time + max(seconds, 0)
        if self.keys and self.keys[0][0] <= until:
            moment, key = self.keys.pop(0)
            self.time = max(self.time, moment)
            return key
        self.time = until
        return ""

    @contextmanager
    def open(self) -> Iterator["Clockwork"]:
        yield self


def live(
    match: Match,
    keys: list[tuple[float, str]],
    monkeypatch: pytest.MonkeyPatch,
    speed: float = 1.0,
    skill: str = "club",
) -> tuple[str, Clockwork]:
    """Seat 0 plays a match with these keys, and lines by chance between the races: what was printed."""
    clockwork, typist = Clockwork(keys), Typist(match, [0])
    monkeypatch.setattr(race, "monotonic", clockwork.monotonic)
    console = Console(file=typist.paper, width=100, height=40, force_terminal=True, color_system="truecolor")
    console.no_color = False
    pace = RacePace(speed, skill, clockwork.open)
    table.run(match, [0], console, "en", typist.ask, bot=random_bot, pace=pace)
    return typist.paper.getvalue(), clockwork


def take_it(players: int = 3, start: str = "1") -> Match:
    return Match("take_it", players, {"start": start}, secret=SECRET)


def test_bots_race_without_the_person_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = take_it()
    printed, clockwork = live(match, [], monkeypatch)
    assert match.over and "Take it!" in printed
    assert not any(entry.seat == 0 for _, entry in match.done())
    assert clockwork.time > 1.5 * sum(entry.seat != 0 for _, entry in match.done()) * 0.5


def test_a_key_in_time_takes_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first card is turned after a second and a half and a reaction; who presses the key then has it."""
    match = take_it()
    live(match, [(2.9, " "), (4.0, "q")], monkeypatch)
    first = [(entry.seat, match.game.name(entry.action or 0)) for _, entry in match.done()][:2]
    assert first == [(1, "turn"), (0, "take")]


def test_half_the_pace_takes_twice_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, slow = take_it(), take_it()
    _, at_usual = live(usual, [], monkeypatch)
    _, at_half = live(slow, [], monkeypatch, speed=0.5)
    assert usual.log == slow.log, "the same race"
    assert at_half.time == pytest.approx(2 * at_usual.time)


def test_quick_fingers_don_t_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who grabs and returns five times a second leaves the bots their time."""
    match = Match("kreuz_quer", 2, {"start": "0"}, secret=SECRET)
    keys = [(i / 5, " " if i % 2 else "\x7f") for i in range(1, 200)] + [(60.0, "q")]
    live(match, keys, monkeypatch)
    done = [entry for _, entry in match.done() if match.game.name(entry.action or 0) in ("grab", "keep", "return")]
    assert sum(entry.seat == 1 for entry in done) > 10


def test_the_clock_ends_a_window_and_is_not_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("ciao", 3, {"start": "0", "thanks": "on", "deck": "plenty"}, secret=SECRET)
    live(match, [], monkeypatch)
    times = [entry for _, entry in match.done() if entry.seat == CLOCK]
    assert match.over and times


def test_step_by_step_an_empty_line_lets_the_others_go_ahead() -> None:
    match = take_it()
    typist = Typist(match, [0], ["", "", "", "take", "quit"])
    typist.sit()
    names = [(entry.seat, match.game.name(entry.action or 0)) for _, entry in match.done()]
    assert (0, "take") in names
    assert names.index((0, "take")) == next(i for i, (_, name) in enumerate(names) if name == "take")


def test_keys_stay_the_same_when_other_choices_change() -> None:
    races = {key: catalogue.game(key).GUIDE.keys for key in ("ciao", "kreuz_quer")}
    assert keys_for(races["kreuz_quer"], ["grab", "grab.w", "grab.s", "stop"]) == (SPACE, "w", "s", "!")
    assert keys_for(races["kreuz_quer"], ["keep", "return", "stop"]) == (ENTER, BACKSPACE, "!")
    assert keys_for(races["ciao"], ["gr", "yx", "pass"]) == ("1", "2", BACKSPACE)


def test_no_key_means_two_things() -> None:
    many = keys_for({}, ["swap.2", *(f"card{place}" for place in range(40))])
    assert many[:3] == ("2", "1", "3")
    used = [key for key in many if key]
    assert len(set(used)) == len(used) == 34  # all that there are


@pytest.mark.parametrize("skill", SKILLS)
def test_bots_of_every_skill_end_a_match(skill: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = take_it(players=2)
    live(match, [], monkeypatch, skill=skill)
    assert match.over


def test_a_plain_screen_says_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    match, clockwork, paper = take_it(), Clockwork([(20.0, "q")]), io.StringIO()
    monkeypatch.setattr(race, "monotonic", clockwork.monotonic)
    pace = RacePace(1.0, "club", clockwork.open)
    table.run(match, [0], Console(file=paper, width=100), "en", lambda prompt: "", True, bot=random_bot, pace=pace)
    printed = paper.getvalue()
    assert printed.count("0 of 4 stacks") <= 6, "the table is told once"
    assert "[space]" in printed and "\x1b" not in printed
