"""Refusals: what is said to somebody whose request can't be met.

A refusal says what was expected, what came and where; it is raised before anything has changed.
"""

from typing import Any

from octavo.language import say


class Refused(Exception):
    """One clear sentence, in any of the four languages."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        # As text, so that no number is grouped: a line 1000 is not a line 1,000.
        return say(language, f"refused-{self.key}", **{key: str(fact) for key, fact in self.facts.items()})
