"""A simple bot: it imagines a few worlds that fit what it sees, tries each choice in them, and takes the best.

`octavo.bots.rollouts` has the trying, at either speed. The bot is given a view and nothing else; from the same view and
seed it decides the same.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import from_dtype, types

from octavo import compiler
from octavo.bots.rollouts import RECORDS, VIEW, calmed
from octavo.chance import below, generator
from octavo.contract import total_seats
from octavo.record import Record
from octavo.types import Action, Ints, Seat, State

WORLDS = 12  # for each choice
WIDEST = 16  # choices that are tried; more than these are sampled

BY_HABIT = ("kreuz_quer",)  # games in which points are too far away to be reached by trying
QUIET = {"mu": ("pass", "done")}  # what ends an auction, by game

_loaded: set[str] = set()


def choose(
    key: str,
    view: State,
    seat: Seat,
    seed: int,
    *,
    worlds: int = WORLDS,
    widest: int = WIDEST,
    whim: int = 0,
    compiled: bool = False,
) -> Action:
    """One of the seat's legal actions; the same, compiled or not.

    Without worlds it is what habit says; with a whim, habit has its way one time in so many.
    """
    rules = compiler.interpreted(key)
    rng = generator(seed)
    choices = legal(key, view, seat)
    if len(choices) == 1:
        return choices[0]
    quiet = [rules.parse(name) for name in QUIET.get(key, ())]
    if not worlds or key in BY_HABIT or (whim and not below(rng, whim)):
        action: Action = rules.habit(view, seat, list(choices), len(choices), rng)
        return calmed(action, quiet, choices, rng)
    while len(choices) > widest:
        choices.pop(below(rng, len(choices)))
    weigh = _weigh_compiled if compiled else _weigh
    gains = weigh(key, view, seat, choices, worlds, quiet, rng)
    return choices[gains.index(max(gains))]


def legal(key: str, view: State, seat: Seat) -> list[Action]:
    """What a seat may do, from what it sees."""
    rules = compiler.interpreted(key)
    actions = [0] * rules.INFO.choices
    return actions[: rules.legal(view, seat, actions)]


def load(key: str) -> None:
    """Load the machine code that trying takes, or compile it if it is not there."""
    if key not in BY_HABIT:
        rules = compiler.compiled(key)
        number, numbers = types.int64, types.Array(types.int64, 1, "C")
        records = types.Array(from_dtype(rules.STATE.dtype), 1, "C")
        rules.weigh.compile((records, number, numbers, number, *[numbers] * 6))
    _loaded.add(key)


def loaded(key: str) -> bool:
    """Whether that has been done in this process: to choose with compiled rules then takes milliseconds."""
    return key in _loaded


class _Records(list[State]):
    """Plain states side by side; to put one in another's place copies it, as it does in an array."""

    def __init__(self, layout: Record, view: State) -> None:
        super().__init__([view] * RECORDS)
        self.layout = layout

    def __setitem__(self, place: Any, s: State) -> None:
        super().__setitem__(place, self.layout.copy(s))


def _weigh(
    key: str, view: State, seat: Seat, choices: Sequence[Action], worlds: int, quiet: list[Action], rng: Ints
) -> list[int]:
    rules = compiler.interpreted(key)
    gains = [0] * len(choices)
    before, after = ([0] * total_seats(rules.INFO, view.players) for _ in range(2))
    records, actions = _Records(rules.STATE, view), [0] * rules.INFO.choices
    rules.weigh(records, seat, choices, worlds, quiet, rng, actions, before, after, gains)
    return gains


def _weigh_compiled(
    key: str, view: State, seat: Seat, choices: Sequence[Action], worlds: int, quiet: list[Action], rng: Ints
) -> list[int]:
    rules = compiler.compiled(key)
    layout, info = rules.STATE, rules.INFO
    words = np.zeros((RECORDS, layout.size), np.int64)
    words[VIEW] = layout.words(view)
    records = words.reshape(-1).view(layout.dtype)
    before, after = (np.zeros(total_seats(info, view.players), np.int64) for _ in range(2))
    gains, actions = np.zeros(len(choices), np.int64), np.zeros(info.choices, np.int64)
    tried, calm, chance = (np.array(numbers, np.int64) for numbers in (choices, quiet, rng))
    rules.weigh(records, seat, tried, worlds, calm, chance, actions, before, after, gains)
    found: list[int] = gains.tolist()
    return found
