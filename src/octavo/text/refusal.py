"""Refusals: the answer to a request that can't be met.

A refusal says what was expected, what came, and where. It is raised before anything has changed.
"""

from typing import Any

from octavo.text.language import say

LONGEST = 4000  # characters of a fact that are shown
JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"


class Refused(Exception):
    """One clear sentence, in any of the four languages."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        return say(language, f"refused-{self.key}", **{key: _shown(fact) for key, fact in self.facts.items()})


def printable(text: str) -> str:
    """A text without anything that a terminal would obey. Characters that join the letters of a name may stay."""
    fits = (letter if letter.isprintable() or letter in JOINERS else "\N{REPLACEMENT CHARACTER}" for letter in text)
    return "".join(fits)


def _shown(fact: Any) -> str:
    """A fact as it can be shown: no number grouped, nothing that a terminal would obey, not without end."""
    text = printable(str(fact))
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
