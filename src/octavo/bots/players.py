"""Bots by the name of their strength, for the arena, the tables and the terminal.

A beginner thinks little, and now and then takes the second best or a random choice. A club player thinks a little. An
expert thinks until half a second is up, or long enough. Every bot has a nature: of two choices that are worth nearly
the same, a careful bot takes the safer and a bold bot the riskier.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from octavo.bots.thought import Thought, legal, options, think
from octavo.engine import compiler
from octavo.kernel.chance import below, generator
from octavo.kernel.policy import ENDLESS
from octavo.kernel.record import Record
from octavo.kernel.types import Action, Ints, Seat

Strength = Literal["random", "beginner", "club", "expert"]
STRENGTHS: tuple[Strength, ...] = ("random", "beginner", "club", "expert")

LONGEST = 0.5  # seconds that any bot thinks


@dataclass(frozen=True)
class Effort:
    """How much a bot thinks: worlds, and the seconds within which it does so.

    One decision in `whim` is random, and one in `slip` the second best (0: none). Its nature sways it by at most
    `sway` spreads of the lead. A tireless bot that is given another time uses all of it.
    """

    simulations: int
    seconds: float | None = LONGEST
    tireless: bool = False
    whim: int = 0
    slip: int = 0
    sway: float = 0.0


IN_A_RACE = 0.1  # seconds in a race, where a bot that thinks long is late

EFFORTS: dict[str, Effort] = {
    "beginner": Effort(simulations=32, whim=6, slip=5, sway=0.2),
    "club": Effort(simulations=400, sway=0.05),
    "expert": Effort(simulations=20_000, tireless=True, sway=0.02),
}

IN_A_ROW = 6  # a race asks again and again, so people err this many times less often at each question
NATURES = 256  # from the most careful to the boldest
CONSIDERED = 4  # a choice that was tried a quarter as often as the best may still be preferred


def choose(
    key: str,
    view: Record,
    seat: Seat,
    seed: int,
    strength: str,
    *,
    seconds: float | None = None,
    share: float = 1.0,
    nature: int | None = None,
    compiled: bool = True,
    clock: Callable[[], float] = time.perf_counter,
    choices: Sequence[Action] = (),
) -> Action:
    """One of the seat's legal actions, which are worked out unless they are given; in a race it may also be WAIT, which
    a random player never does.

    `seconds` is the limit, instead of the strength's own; `share` is what part of the usual effort there is time for.
    Where no limit is met, the same view, seed, share and nature give the same decision.
    """
    rng = generator(seed)
    choices, race = choices or legal(key, view, seat), compiler.interpreted(key).racing(view)
    if strength == "random":
        return choices[below(rng, len(choices))]
    effort = EFFORTS[strength]
    if len(choices) == 1 and not race:
        return choices[0]
    rarely = IN_A_ROW if race else 1
    if effort.whim and not below(rng, effort.whim * rarely):
        return by_habit(key, view, seat, choices, rng)
    simulations = max(len(choices) + 2, round(effort.simulations * share))
    if seconds is None:
        seconds = IN_A_RACE if race and effort.seconds else effort.seconds
    elif effort.tireless:
        simulations = ENDLESS
    limit = seconds and seconds * share
    worth = options(key, view, seat, choices)
    thoughts = think(
        key, view, seat, seed, simulations=simulations, seconds=limit, compiled=compiled, clock=clock, choices=worth
    )
    if effort.slip and len(thoughts) > 1 and not below(rng, effort.slip * rarely):
        return thoughts[1].action
    bold = 0 if nature is None else nature * 2 - NATURES
    return preferred(thoughts, effort.sway * bold / NATURES)


def preferred(thoughts: Sequence[Thought], sway: float) -> Action:
    """The best thought; or by nature one that was considered nearly as long, and is safer or bolder by more than it is
    worse. A rollout that is trusted although something else was tried more often is followed by everybody."""
    best = thoughts[0]
    if not sway or best.visits < max(thought.visits for thought in thoughts):
        return best.action

    def appeal(other: Thought) -> float:
        return min(other.value - best.value, 0.0) + sway * (other.spread - best.spread)

    return max((other for other in thoughts if other.visits * CONSIDERED >= best.visits), key=appeal).action


def by_habit(key: str, view: Record, seat: Seat, choices: Sequence[Action], rng: Ints) -> Action:
    """The choice by habit, without thinking; in a race it may be to wait."""
    rules = compiler.interpreted(key)
    if len(choices) == 1 and not rules.racing(view):
        return choices[0]
    action: Action = rules.rollout(view, seat, list(choices), len(choices), rng)
    return action
