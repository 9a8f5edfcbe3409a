"""Clocks: how long somebody may think, before a bot plays on.

Every decision has some free time; longer thinking is taken from the seat's time bank. An absent player has a little
while to come back, even if the clock has run out.
"""

from dataclasses import dataclass

from octavo.server.wire.protocol import Clock

ABSENCE = 30.0  # seconds in which somebody whose line broke may come back, before a bot plays on


@dataclass(frozen=True)
class Thinking:
    """The time for a decision and the bank, in seconds."""

    free: float
    bank: float


CLOCKS: dict[Clock, Thinking | None] = {
    "none": None,
    "relaxed": Thinking(45, 300),
    "fast": Thinking(12, 60),
}


def deadline(clock: Clock, bank_ms: int, began: float, gone: float | None) -> float | None:
    """When a bot plays on for a seat whose decision began then and whose person has been gone since; None for never."""
    ends = []
    thinking = CLOCKS[clock]
    if thinking is not None:
        ends.append(began + thinking.free + bank_ms / 1000)
    if gone is not None:
        ends.append(max(began, gone) + ABSENCE)
    return min(ends, default=None)


def spent(clock: Clock, bank_ms: int, took: float) -> int:
    """The milliseconds of the bank that a decision of this many seconds costs."""
    thinking = CLOCKS[clock]
    if thinking is None:
        return 0
    return min(bank_ms, max(0, round((took - thinking.free) * 1000)))


def full_bank(clock: Clock) -> int:
    """The bank at the beginning, in milliseconds."""
    thinking = CLOCKS[clock]
    return 0 if thinking is None else round(thinking.bank * 1000)
