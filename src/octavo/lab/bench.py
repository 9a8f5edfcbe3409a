"""Speed, as a ratio to a peer in the same run.

Our figure is for complete simulated play, deals and habits included. We and the peers (`octavo.lab.peers`) take turns
on one core, and the median of the rounds counts, so other load on the machine affects all alike. A game's figure is
that of its slowest player count.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from octavo.engine.playout import STEPS
from octavo.engine.system import on_one_core
from octavo.games import catalogue
from octavo.lab.peers import PEERS, peers_of
from octavo.lab.simulate import Simulation, chunk_player
from octavo.match.match import Terms

ROUNDS = 7
SECONDS = 0.4  # for each measurement
START = "import sys, octavo.cli.main; sys.exit(octavo.cli.main.main(sys.argv[1:]))"


@dataclass(frozen=True)
class SpeedFigure:
    """Actions per second of a game with one player count, and how many times each peer's that is."""

    key: str
    players: int
    steps_per_second: float
    ratios: dict[str, float]


@dataclass(frozen=True)
class StartTime:
    """Seconds from nothing to the end of one simulated match: the first time, and from the cache."""

    key: str
    cold: float
    warm: float


def player(key: str, players: int) -> Callable[[], float]:
    """A function that measures one of our games once: actions per second."""
    play = chunk_player(Simulation(Terms(key, players, {}), 1, check=False))
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


def speeds(progress: Callable[[str], None]) -> tuple[dict[str, float], list[SpeedFigure]]:
    """The peers' actions per second, and the speed of every game with every player count."""
    counts = [(key, n) for key in catalogue.listed() for n in _counts(key)]
    with on_one_core():
        measure_peer = {name: make() for name, make in PEERS.items()}
        measure = {}
        for key, n in counts:
            progress(f"{key} {n}")
            measure[key, n] = player(key, n)
        peers: dict[str, list[float]] = {name: [] for name in PEERS}
        ours: dict[tuple[str, int], list[float]] = {count: [] for count in counts}
        ratios: dict[tuple[str, int, str], list[float]] = {}
        for number in range(ROUNDS):
            for key, n in counts:
                progress(f"{number + 1}/{ROUNDS} {key} {n}")
                for name in peers_of(key):
                    peers[name].append(measure_peer[name]())
                ours[key, n].append(measure[key, n]())
                for name in peers_of(key):
                    ratios.setdefault((key, n, name), []).append(ours[key, n][-1] / peers[name][-1])
    median = statistics.median
    found = [
        SpeedFigure(key, n, median(ours[key, n]), {name: median(ratios[key, n, name]) for name in peers_of(key)})
        for key, n in counts
    ]
    return {name: median(measured) for name, measured in peers.items() if measured}, found


def _counts(key: str) -> range:
    low, high = catalogue.game(key).INFO.players
    return range(low, high + 1)


def starts(progress: Callable[[str], None]) -> list[StartTime]:
    """How long each game takes to begin: compiled from nothing, and from the cache."""
    found = []
    for key in catalogue.listed():
        progress(key)
        with tempfile.TemporaryDirectory() as folder:
            found.append(StartTime(key, _start(key, folder), _start(key, folder)))
    return found


def _start(key: str, cache: str) -> float:
    low, _ = catalogue.game(key).INFO.players
    command = [sys.executable, "-c", START, "simulate", key, "--players", str(low), "--games", "1", "--json"]
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "OCTAVO_CACHE": cache})
    return time.perf_counter() - started
