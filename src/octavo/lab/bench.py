"""Speed, as a ratio to a peer in the same run.

The peer is OpenSpiel's Hearts, rolled out in C++ by its own evaluator: random cards from just after the deal to the
end. Ours is random play with everything, deals included. Both run on one core, by turns, and the median of the rounds
counts, so that whatever else the machine does meets both. A game's figure is that of its slowest player count.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from octavo import catalogue
from octavo.lab.playout import STEPS
from octavo.lab.simulate import Plan, chunk_player
from octavo.match import Terms
from octavo.refusal import Refused

ROUNDS = 7
SECONDS = 0.4  # for each measurement
ROLLOUTS = 5000
START = "import sys, octavo.cli; sys.exit(octavo.cli.main(sys.argv[1:]))"


@dataclass(frozen=True)
class Speed:
    """Actions per second of a game with one player count, and how many times the peer's that is."""

    key: str
    players: int
    steps_per_second: float
    ratio: float


@dataclass(frozen=True)
class Start:
    """Seconds from nothing to the end of one simulated match: the first time, and from the cache."""

    key: str
    cold: float
    warm: float


def peer() -> Callable[[], float]:
    """A function that measures OpenSpiel once: actions per second."""
    try:
        import pyspiel
    except ImportError as missing:
        raise Refused("no-peer") from missing
    game = pyspiel.load_game("hearts")
    dice = random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dice.choice(dealt.legal_actions()))
    state, cards = dealt.clone(), 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        cards += 1

    def measure() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        started = time.perf_counter()
        bot.step(dealt)
        return ROLLOUTS * cards / (time.perf_counter() - started)

    return measure


def player(key: str, players: int) -> Callable[[], float]:
    """A function that measures one of our games once: actions per second."""
    play = chunk_player(Plan(Terms(key, players, {}), 1, check=False))
    play(0, 100)

    def measure() -> float:
        steps, matches = 0, 0
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            reports, _, _ = play(matches, 200)
            steps += int(reports[:, STEPS].sum())
            matches += len(reports)
        return steps / (time.perf_counter() - started)

    return measure


def speeds(progress: Callable[[str], None]) -> tuple[float, list[Speed]]:
    """The peer's actions per second, and the speed of every game with every player count."""
    counts = [(key, n) for key in catalogue.KEYS for n in _counts(key)]
    with _one_core():
        measure_peer = peer()
        measure = {}
        for key, n in counts:
            progress(f"{key} {n}")
            measure[key, n] = player(key, n)
        peers: list[float] = []
        ours: dict[tuple[str, int], list[float]] = {count: [] for count in counts}
        ratios: dict[tuple[str, int], list[float]] = {count: [] for count in counts}
        for number in range(ROUNDS):
            for count in counts:
                progress(f"{number + 1}/{ROUNDS} {count[0]} {count[1]}")
                peers.append(measure_peer())
                ours[count].append(measure[count]())
                ratios[count].append(ours[count][-1] / peers[-1])
    median = statistics.median
    return median(peers), [Speed(key, n, median(ours[key, n]), median(ratios[key, n])) for key, n in counts]


def _counts(key: str) -> range:
    low, high = catalogue.game(key).INFO.players
    return range(low, high + 1)


@contextmanager
def _one_core() -> Iterator[None]:
    """Stay on one core, where the system can be asked for that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def starts(progress: Callable[[str], None]) -> list[Start]:
    """How long each game takes to begin: compiled from nothing, and from the cache."""
    found = []
    for key in catalogue.KEYS:
        progress(key)
        with tempfile.TemporaryDirectory() as folder:
            found.append(Start(key, _start(key, folder), _start(key, folder)))
    return found


def _start(key: str, cache: str) -> float:
    low, _ = catalogue.game(key).INFO.players
    command = [sys.executable, "-c", START, "simulate", key, "--players", str(low), "--games", "1", "--json"]
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "OCTAVO_CACHE": cache})
    return time.perf_counter() - started
