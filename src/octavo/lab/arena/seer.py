"""The seer: a bot that sees everything, to find out how much can be won in spite of luck.

Tables can't use it: a test keeps `octavo.server` from importing the arena.
"""

from time import thread_time
from typing import Any

import numpy as np
from numba import from_dtype, types

from octavo.engine import compiler
from octavo.engine.seeing import ACTION, CHILD, DEEPEST, NODE, NONE, NOTES, RECORDS, ROOT, SIBLING, TRUE, VISITS
from octavo.kernel.chance import generator
from octavo.kernel.contract import total_seats
from octavo.kernel.types import Action, Seat, Words

SEEING = "octavo.engine.seeing"
SIMULATIONS = 4000  # without a limit in seconds
SLICE = 100  # simulations between two looks at the clock
NODES = 20_000


def choose(key: str, state: Words, seat: Seat, seed: int, *, seconds: float | None = None) -> Action:
    """The seat's choice, given the whole state; waiting is possible in races.

    Without a limit in seconds, the same state and seed give the same decision.
    """
    rules = compiler.compiled(key, SEEING)
    layout, info = rules.STATE, rules.INFO
    words = np.zeros((RECORDS, layout.size), np.int64)
    words[TRUE] = state
    records = words.reshape(-1).view(layout.dtype)
    players = total_seats(info, int(records[TRUE]["players"]))
    before, after = (np.zeros(players, np.int64) for _ in range(2))
    nodes, path, notes = (np.zeros(size, np.int64) for size in (NODES * NODE, DEEPEST, NOTES))
    actions, rng = np.zeros(info.choices + 1, np.int64), np.array(generator(seed), np.int64)
    started, done = thread_time(), 0
    while done < SIMULATIONS if seconds is None else thread_time() - started < seconds:
        rules.see(records, seat, SLICE, rng, actions, nodes, path, before, after, notes)
        done += SLICE
    return _most_visited(nodes)


def _most_visited(nodes: Words) -> Action:
    branches = []
    child = int(nodes[ROOT + CHILD])
    while child != NONE:
        branches.append((int(nodes[child + VISITS]), int(nodes[child + ACTION])))
        child = int(nodes[child + SIBLING])
    return max(branches)[1]


def load(key: str) -> None:
    """Load the machine code, or compile it."""
    rules: Any = compiler.compiled(key, SEEING)
    number, numbers = types.int64, types.Array(types.int64, 1, "C")
    records = types.Array(from_dtype(rules.STATE.dtype), 1, "C")
    rules.see.compile((records, number, number, *[numbers] * 7))
