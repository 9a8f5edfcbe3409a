"""Speed and sameness on a GPU: every game and player count, a million matches at once, against the CPU's digest.

    python bench/gpu.py [--games 1048576] [--same 20000] [--only GAME …]

Prints a line for each: actions a second on the GPU, and whether the first matches end in the same states as on the CPU.
"""

import argparse
import os
import sys

from octavo.games import catalogue
from octavo.lab.simulate import Simulation, simulate
from octavo.match.match import Terms

BILLION = 1e9


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--same", type=int, default=20_000)
    parser.add_argument("--only", choices=catalogue.listed(), nargs="+", default=catalogue.listed())
    given = parser.parse_args()
    differ = 0
    for key in given.only:
        low, high = catalogue.game(key).INFO.players
        for players in range(low, high + 1):
            terms = Terms(key, players, {})
            fast = simulate(Simulation(terms, given.games, seed=1, device="cuda", check=False))
            gpu = simulate(Simulation(terms, given.same, seed=1, device="cuda"))
            cpu = simulate(Simulation(terms, given.same, seed=1, jobs=os.cpu_count() or 1))
            same = gpu.digest == cpu.digest and gpu.steps == cpu.steps and gpu.fault is None and cpu.fault is None
            differ += not same
            speed = f"{fast.steps_per_second / BILLION:6.1f} G actions/s"
            verdict = f"{'same' if same else 'DIFFERENT'} digest {gpu.digest:x}"
            print(f"{key:11} {players}  {speed}  {verdict}  ({fast.warm_up:.1f} s to compile)", flush=True)
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
