"""Positions typed in: see `octavo.testing.situations`."""

from octavo.testing.situations import CLUBS, Situation, simulated

__all__ = ["CLUBS", "Situation", "simulated"]
