"""Bots by the name of their strength: what the arena, a table and the terminal ask."""

from dataclasses import dataclass

from octavo.bots import rollout
from octavo.chance import below, generator
from octavo.types import Action, Seat, State

RANDOM = "random"
STRENGTHS = (RANDOM, "beginner", "club", "expert")


@dataclass(frozen=True)
class Effort:
    """How much a bot tries: worlds, choices in each of them, and one decision in how many is a whim (0: none)."""

    worlds: int
    widest: int
    whim: int = 0


EFFORTS = {
    "beginner": Effort(worlds=2, widest=8, whim=4),
    "club": Effort(worlds=rollout.WORLDS, widest=rollout.WIDEST),
    "expert": Effort(worlds=100, widest=40),
}


def choose(
    key: str, view: State, seat: Seat, seed: int, strength: str, *, seconds: float | None = None, compiled: bool = True
) -> Action:
    """One of the seat's legal actions. Without a limit in seconds, the same view and seed give the same decision."""
    if strength == RANDOM:
        choices = rollout.legal(key, view, seat)
        return choices[below(generator(seed), len(choices))]
    effort = EFFORTS[strength]
    return rollout.choose(
        key,
        view,
        seat,
        seed,
        worlds=effort.worlds,
        widest=effort.widest,
        whim=effort.whim,
        compiled=compiled,
    )
