"""Timing: who is first in a simulated race.

Rules know who may act, never when. A race goes in ticks. Each seat that may act chooses an action or waits. An action
takes a reaction time, drawn by skill, plus the game's `delay`. The quickest acts; then all see the new situation, and
the next tick begins. Lot decides an exact tie. docs/real_time.md tells more.

Reaction times are log-normal above a floor that nobody beats, the shape that measured ones have: most are near the
median, a few are long.
"""

from math import exp, log
from statistics import NormalDist

import numpy as np

from octavo.kernel.chance import below, draw
from octavo.kernel.record import NOBODY, Record
from octavo.kernel.types import Action, Ints, Seat, Table

CLOCK = 8
"""The seat of the clock: time that runs out is an action of its own."""

WAIT = -1
"""What somebody chooses who does not act in this tick."""

SKILLS = ("beginner", "club", "expert")
BEGINNER, CLUB, EXPERT = range(3)
SKILL = 2  # bits of a skill, where those of all seats stand in one number

LOTS = 1 << 16  # parts of a millisecond, by which ties are decided

FLOOR = 150  # milliseconds in which nobody can react
MEDIANS = (700, 450, 300)  # milliseconds, by skill
SPREAD = 0.4  # standard deviation of the logarithm

# The model by quantiles: how long the i-th of 256 reactions takes, the quickest first, and the slowest twice.
STEPS = 256
REACTIONS: Table = np.array(
    [
        FLOOR + round(exp(log(median - FLOOR) + SPREAD * NormalDist().inv_cdf((min(i, STEPS - 1) + 0.5) / STEPS)))
        for median in MEDIANS
        for i in range(STEPS + 1)
    ],
    np.int64,
)


def reaction(skill: int, rng: Ints) -> int:
    """A random reaction time in milliseconds."""
    word = draw(rng)
    step = skill * (STEPS + 1) + (word >> 24)
    quick, slow = REACTIONS[step], REACTIONS[step + 1]
    return quick + ((slow - quick) * (word >> 16 & 0xFF) >> 8)


def due(takes: int, seat: Seat, skill: int, rng: Ints) -> int:
    """The time, in 1/LOTS of a millisecond, at which an action begun now counts in a race: after a reaction (none for
    the clock) and the action's own delay. The part below a millisecond is the lot for exact ties."""
    if seat != CLOCK:
        takes += reaction(skill, rng)
    return takes * LOTS + below(rng, LOTS)


NOBODY_YET = (1 << 56, NOBODY, WAIT)
"""What is first in a race in which nobody has begun anything: a moment later than any other, a seat and an action."""


def sooner(
    first: tuple[int, Seat, Action], takes: int, seat: Seat, action: Action, skill: int, rng: Ints
) -> tuple[int, Seat, Action]:
    """The first action in a race: the one so far, or the one that a seat begins now and that takes this long."""
    moment = due(takes, seat, skill, rng)
    return (moment, seat, action) if moment < first[0] else first


def no_race(s: Record) -> bool:
    """`racing` of a game of turns."""
    return False


def no_delay(s: Record, seat: Seat, action: Action) -> int:
    """`delay` of a game in which nothing takes time."""
    return 0


def at_random(s: Record, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """`default_action` of a game that comes to its end by chance alone: any legal action, each as likely."""
    return actions[below(rng, n)]
