"""JSON that somebody wrote by hand, read with the line of everything in it.

The reading code asks for what should be there, and the writer is told at which line something else is.
"""

import json
from collections.abc import Iterator
from typing import Any

from json_source_map import calculate

from octavo.text.refusal import Refused

LARGEST = 200_000  # characters of a text that is worth reading
DEEPEST = 50  # brackets within brackets


class Sheet:
    """A value in a sheet: what it is, and where."""

    def __init__(self, value: Any, pointer: str, lines: dict[str, int], warnings: list[Refused]) -> None:
        self.value, self._pointer, self._lines = value, pointer, lines
        self.warnings = warnings  # shared by all parts of a sheet

    @property
    def line(self) -> int:
        return self._lines[self._pointer]

    def wrong(self, key: str, **facts: Any) -> Refused:
        """The error to raise, with the reason and the line."""
        return Refused(f"deck-{key}", line=self.line, **facts)

    def warn(self, key: str, **facts: Any) -> None:
        """Note something that is odd, and may be meant."""
        self.warnings.append(Refused(f"deck-odd-{key}", **facts))

    def _part(self, name: str | int, value: Any) -> "Sheet":
        return Sheet(value, f"{self._pointer}/{name}", self._lines, self.warnings)

    def __getitem__(self, key: str) -> "Sheet":
        """A member that has to be there."""
        if not isinstance(self.value, dict):
            raise self.wrong("not-an-object")
        if key not in self.value:
            raise self.wrong("missing", name=key)
        return self._part(key, self.value[key])

    def get(self, key: str) -> "Sheet | None":
        """A member that may be there."""
        return self[key] if isinstance(self.value, dict) and key in self.value else None

    def items(self) -> Iterator["Sheet"]:
        """The items of a list."""
        if not isinstance(self.value, list):
            raise self.wrong("not-a-list")
        for i, value in enumerate(self.value):
            yield self._part(i, value)

    def whole(self, low: int, high: int) -> int:
        """A whole number within limits."""
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.wrong("not-a-number", low=low, high=high, given=json.dumps(self.value))
        return self.value

    def one_of(self, *values: str | None) -> int:
        """Which of some words (or null) it is: its place among them."""
        if not isinstance(self.value, str | None) or self.value not in values:
            offered = ", ".join(json.dumps(value) for value in values)
            raise self.wrong("not-one-of", values=offered, given=json.dumps(self.value))
        return values.index(self.value)


def read(text: str) -> Sheet:
    """The sheet of a JSON text; Refused, with the line, if it is no JSON."""
    if len(text) > LARGEST:
        raise Refused("too-large", limit=LARGEST)
    depth = deepest = 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        deepest = max(deepest, depth)
    try:
        value = json.loads(text) if deepest <= DEEPEST else None
    except json.JSONDecodeError as wrong:
        raise Refused("deck-not-json", line=wrong.lineno, reason=wrong.msg) from None
    except ValueError as wrong:  # a number with thousands of digits
        raise Refused("deck-not-json", line=1, reason=str(wrong)) from None
    if value is None:
        raise Refused("deck-not-json", line=1, reason="no object")
    return Sheet(value, "", {pointer: entry.value_start.line + 1 for pointer, entry in calculate(text).items()}, [])
