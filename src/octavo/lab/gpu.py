"""Random matches on a GPU: the same rules, a match a thread.

The functions of `octavo.engine.playout` are called as they are. Each thread plays in a record of its own
in local memory, which is ten times faster than playing in the array of all records; and since memory is what takes
time there, in a narrow record: every number in the smallest integer that holds it. Needs `pip install octavo[gpu]`.
"""

import importlib
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy as np

from octavo.engine import compiler
from octavo.engine.playout import REPORT
from octavo.kernel.chance import WORDS
from octavo.kernel.types import Words
from octavo.text.missing import need
from octavo.text.refusal import Refused

THREADS = 128  # in a block
HOPPER = (9, 0)  # the compute capability that `ptx` compiles for


def _cuda() -> Any:
    """Numba's CUDA, or NotInstalled."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # gone from NumPy 2.5; numba-cuda 0.30 still asks for it
    need("gpu")
    importlib.import_module("numba_cuda")
    from numba import cuda

    return cuda


def _kernel(key: str, cuda: Any) -> Any:
    """The function that one thread runs, for a game."""
    rules = compiler.compiled(key)
    layout, choices = rules.STATE.narrow, rules.INFO.choices
    begin, playout, score, standing = rules.begin, rules.playout, rules.score, rules.standing

    def play_matches(
        setup: Any,
        seed: int,
        first: int,
        skills: int,
        longest: int,
        check: bool,
        states: Any,
        reports: Any,
        points: Any,
        marks: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < len(states):
            own = cuda.local.array(1, layout)
            rng = cuda.local.array(WORDS, np.int64)
            actions = cuda.local.array(choices, np.int16)
            own[0] = setup[0]
            begin(own[0], rng, seed, first + i)
            playout(own[0], rng, actions, skills, longest, check, reports[i])
            score(own[0], points[i])
            standing(own[0], marks[i])
            states[i] = own[0]

    return play_matches


class Device:
    """A game ready to be played on the GPU of this machine."""

    def __init__(self, key: str) -> None:
        self.cuda = _cuda()
        if not self.cuda.is_available():
            raise Refused("no-gpu")
        self.rules = compiler.compiled(key)
        self.kernel = self.cuda.jit(_kernel(key, self.cuda))

    def playouts(
        self, setup: Any, seed: int, first: int, n: int, seats: int, skills: int, check: bool
    ) -> tuple[tuple[Words, Words, Words], float]:
        """Play n matches of a seed: reports, points and standings, as `playout.playouts` gives them; the seconds."""
        cuda = self.cuda
        states = cuda.device_array(n, self.rules.STATE.narrow)
        reports = cuda.to_device(np.zeros((n, REPORT), np.int64))
        points, marks = (cuda.to_device(np.zeros((n, seats), np.int64)) for _ in range(2))
        terms = cuda.to_device(setup)
        blocks = (n + THREADS - 1) // THREADS
        longest = self.rules.INFO.longest
        started = time.perf_counter()
        # Numba warns that few matches leave the GPU idle.
        with warnings.catch_warnings(action="ignore"), _tables_in_global_memory():
            self.kernel[blocks, THREADS](terms, seed, first, skills, longest, check, states, reports, points, marks)
        cuda.synchronize()
        seconds = time.perf_counter() - started
        found = reports.copy_to_host()
        words = states.copy_to_host().view(np.int64).reshape(n, -1)
        self.rules.digests(words, first, found)
        return (found, points.copy_to_host(), marks.copy_to_host()), seconds


def ptx(key: str) -> str:
    """The game's kernel as PTX for a Hopper GPU, not optimised: it tells whether a GPU could play the game.

    It needs no GPU and no driver, so every test run can make it.
    """
    from numba import from_dtype, types

    state = types.Array(from_dtype(compiler.compiled(key).STATE.narrow), 1, "C")
    table = types.Array(types.int64, 2, "C")
    word = types.int64
    return _ptx(_kernel(key, _cuda()), (state, word, word, word, word, types.boolean, state, table, table, table))


def ptx_of_views(key: str) -> str:
    """The same of what a seat sees."""
    from numba import from_dtype, types

    rules = compiler.compiled(key)
    observe = rules.do_observe
    state = types.Array(from_dtype(rules.STATE.narrow), 1, "C")

    def see(states: Any, seat: int, views: Any) -> None:
        observe(states, seat, views)

    return _ptx(see, (state, types.int64, state))


def _ptx(kernel: Any, signature: tuple[Any, ...]) -> str:
    with _standing_in_for_a_gpu(), _tables_in_global_memory():
        text, _ = _cuda().compile_ptx(kernel, signature, cc=HOPPER, opt=False)
    return str(text)


@contextmanager
def _standing_in_for_a_gpu() -> Iterator[None]:
    """Compiling asks the current device for its compute capability, and for nothing else."""
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


@contextmanager
def _tables_in_global_memory() -> Iterator[None]:
    """While compiling: Numba would put tables into constant memory, where threads that read different entries queue."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    constant = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant
