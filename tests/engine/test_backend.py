"""A match is the same at both speeds, also when it changes from one to the other, and goes back quickly."""

import itertools
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import octavo
from cases import CASES, COUNTS, Case
from octavo.engine import compiler, search
from octavo.engine.backend import Interpreted
from octavo.games.take_it import rules as take_it_rules
from octavo.kernel import cards
from octavo.kernel.chance import generator
from octavo.kernel.timing import CLOCK
from octavo.kernel.types import Action, Ints, Seat, Words
from octavo.match.match import STRETCH, Match
from octavo.text.refusal import Refused
from situations import simulated

SECRET = bytes(range(32))
LONGEST = 250  # actions of a match that are compared


def numbers(match: Match) -> list[int]:
    """The whole state."""
    found: list[int] = match.game.STATE.words(match.state).tolist()
    return found


def looks(match: Match) -> list[object]:
    """All that a table asks of a match."""
    words = match.game.STATE.words
    seats = range(match.terms.players)
    return [
        numbers(match),
        [words(match.view(seat)).tolist() for seat in (-1, *seats)],
        [match.legal(seat) for seat in (*seats, CLOCK)],
        [match.delay(seat, action) for seat in seats for action in match.legal(seat)[:1]],
        (match.actors(), match.clock_runs, match.racing, match.over, match.points(), match.sheet(), match.done()),
        match.result() if match.over else None,
    ]


# One game of sets, one of counts and one of races: each has to be compiled. tests/games/test_modes.py holds all games
# to both speeds.
COMPILED = ("meinz", "huzz", "take_it")


@pytest.mark.parametrize("case", [case for case in CASES if case.key in COMPILED], ids=str)
def test_both_speeds_play_the_same_match(case: Case) -> None:
    """One match is interpreted, one compiled from the beginning, and one from somewhere in the middle."""
    slow, fast, late = (Match(case.key, case.players, dict(case.options), secret=SECRET) for _ in range(3))
    dice, rng = random.Random(1), generator(1)
    fast.hasten()
    for number in range(LONGEST):
        if slow.over:
            break
        if number == 40:
            late.hasten()
        seat, action = simulated(slow, rng)
        back = dice.randrange(1, 4) if dice.random() < 0.05 and len(slow.done()) > 3 else 0
        for match in (slow, fast, late):
            match.play(seat, action)
            if back:
                match.undo(back)
        assert numbers(slow) == numbers(fast) == numbers(late)
        if number % 9 == 0:
            assert looks(slow) == looks(fast) == looks(late)
    assert looks(slow) == looks(fast) == looks(late)


@pytest.mark.parametrize(("key", "players"), [count for count in COUNTS if count[0] in COMPILED])
def test_going_back_comes_through_every_state_that_was(key: str, players: int) -> None:
    match, rng = Match(key, players, secret=SECRET), generator(2)
    past: list[object] = []
    while not match.over and len(past) < 2 * STRETCH + 9:
        past.append((numbers(match), match.sheet(), match.done()))
        match.play(*simulated(match, rng))
        if len(past) == STRETCH + 5:
            match.hasten()
    entries = len(match.log)
    for state in reversed(past):
        match.undo()
        assert (numbers(match), match.sheet(), match.done()) == state
    assert len(match.log) == entries + len(past)
    with pytest.raises(Refused, match="nothing to take back"):
        match.undo()


def test_several_actions_are_taken_back_at_once_and_no_more_than_there_are() -> None:
    one, many, rng = Match("mu", 4, secret=SECRET), Match("mu", 4, secret=SECRET), generator(3)
    for _ in range(STRETCH + 3):
        seat, action = simulated(one, rng)
        one.play(seat, action)
        many.play(seat, action)
    for _ in range(5):
        one.undo()
    many.undo(5)
    assert looks(one) == looks(many) and one.log == many.log
    for wrong in (0, -1, STRETCH - 1):
        with pytest.raises(Refused):
            many.undo(wrong)
    assert looks(one) == looks(many)


@pytest.mark.parametrize("hasty", [False, True])
def test_a_seat_that_does_not_exist_has_no_choices(hasty: bool) -> None:
    match = Match("njet", 3, {"start": "0"}, secret=SECRET)
    if hasty:
        match.hasten()
    assert match.legal(0)
    for seat in (-1, 3, 7, 9, 64, 10**9):
        assert match.legal(seat) == []
        with pytest.raises(Refused, match="no seat"):
            match.play(seat, match.legal(0)[0])


class Counted(Interpreted):
    """Rules that count what they are asked to do."""

    def __init__(self, speed: Interpreted) -> None:
        super().__init__(speed.rules.INFO.key, speed.state)
        self.applied = self.returned = 0

    def apply(self, seat: Seat, action: Action, rng: Ints) -> None:
        self.applied += 1
        super().apply(seat, action, rng)

    def go_back(self, words: Words) -> None:
        self.returned += 1
        super().go_back(words)


def counting(match: Match) -> Counted:
    assert isinstance(match._stands, Interpreted)
    match._stands = counted = Counted(match._stands)
    return counted


def begun(actions: int) -> Match:
    match, rng = Match("njet", 4, secret=SECRET), generator(4)
    while len(match.done()) < actions:
        match.play(*simulated(match, rng))
    return match


def test_what_is_taken_back_is_not_done_again_before_somebody_looks() -> None:
    match = begun(3 * STRETCH)
    counted = counting(match)
    for _ in range(2 * STRETCH + 5):
        match.undo()
    assert (counted.applied, counted.returned) == (0, 0)
    assert len(match.done()) == STRETCH - 5
    assert match.actors() and (counted.applied, counted.returned) == (STRETCH - 5, 1)
    assert match.actors() and counted.returned == 1


@pytest.mark.parametrize("depth", [STRETCH - 1, STRETCH, 2 * STRETCH + 40, 5 * STRETCH - 1])
@pytest.mark.parametrize("backs", [(1,), (2,), (1, 2, 3, 4, 5), (STRETCH, 1), (3 * STRETCH + 1, 1, 7)])
def test_to_take_back_and_do_again_takes_no_longer_than_to_do(depth: int, backs: tuple[int, ...]) -> None:
    """A stretch is done again once, not once for each undo in it."""
    match, rng = begun(depth), generator(5)
    counted, done = counting(match), 0
    for back in itertools.islice(itertools.cycle(backs), 300):
        back = min(back, len(match.done()))
        for _ in range(back):
            match.undo()
        for _ in range(back):
            if match.over:
                break
            match.play(*simulated(match, rng))
            done += 1
    assert counted.applied <= 4 * done + STRETCH
    assert len(match._kept) <= len(match.done()) // STRETCH + 1 + 2 * STRETCH


def test_states_kept_on_a_way_back_do_not_stay() -> None:
    match, rng = begun(STRETCH // 2), generator(6)
    for _ in range(STRETCH):
        match.undo(3)
        for _ in range(4):
            match.play(*simulated(match, rng))
    while len(match.done()) < 4 * STRETCH:
        match.play(*simulated(match, rng))
    assert [at for at, _ in match._kept] == [0, STRETCH, 2 * STRETCH, 3 * STRETCH, 4 * STRETCH]


def test_a_table_is_warmed_up_by_another_process(tmp_path: Path) -> None:
    """What that process has compiled is only loaded here; a game that nobody warmed up is not ready."""
    environment = {**os.environ, "OCTAVO_CACHE": str(tmp_path)}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True)

    warm = run("-m", "octavo.server.work.precompile", "take_it")
    assert (warm.returncode, warm.stdout) == (0, "take_it\n"), warm.stderr
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")}
    assert len(kept) >= len(compiler.ENTRIES) - 1
    again = run("-c", LOADING)
    assert again.stdout.splitlines() == ["True False", "False", "True"], again.stderr
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")} == kept, "nothing is compiled again"

    # Nor is it after sentences were mended, which moves all lines of code below them.
    copy = tmp_path / "src"
    shutil.copytree(
        Path(octavo.__file__).parent, copy / "octavo", ignore=shutil.ignore_patterns("client", "__pycache__")
    )
    environment["PYTHONPATH"] = str(copy)
    edited = [Path(module.__file__ or "") for module in (cards, search, take_it_rules)]
    for path in edited:
        path = copy / path.relative_to(Path(octavo.__file__).parent.parent)
        path.write_text("# A better sentence,\n# and one more.\n" + path.read_text("utf-8"), "utf-8")
    mended = run("-c", LOADING)
    assert mended.stdout.splitlines() == ["True False", "False", "True"], mended.stderr
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nbc")} == kept, "nothing is compiled again"


LOADING = """

from octavo.kernel import cards
from octavo.engine import compiler
from octavo.match.match import Match

print(compiler.ready("take_it"), compiler.ready("mu"))
print(compiler.loaded("take_it"))
compiler.load("take_it")
match = Match("take_it", 3)
match.hasten()
while not match.over:
    seat = next((seat for seat in (*match.actors(), 8) if match.legal(seat)))
    match.play(seat, match.legal(seat)[-1])
    match.view(seat), match.racing, match.delay(seat, 0)
match.result()
print(compiler.loaded("take_it"))
"""


def test_a_game_that_there_is_not_can_t_be_warmed_up() -> None:
    command = [sys.executable, "-m", "octavo.server.work.precompile", "take_it", "poker"]
    found = subprocess.run(command, capture_output=True, text=True)
    assert found.returncode == 2 and "poker" in found.stderr and found.stdout == ""
