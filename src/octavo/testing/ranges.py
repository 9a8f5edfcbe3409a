"""Ranges: what the fields of a record say of their numbers is true, and says enough to be false."""

import copy
from dataclasses import replace
from typing import Any

from octavo.games import catalogue
from octavo.kernel.derived import field_checks
from octavo.kernel.record import Field
from octavo.testing.cases import Case
from octavo.testing.games import Games
from octavo.testing.situations import Situation

FEWEST = 3  # fields of which a range can be made too small


class RangeTests(Games):
    """No match leaves what `number(low, high)` and its like say, which an encoder relies on."""

    def test_no_random_match_leaves_a_range(self, few: Case, seed: int) -> None:
        t = Situation.deal(few.key, few.players, seed, **dict(few.options))
        checks = field_checks(t.rules.INFO)
        while True:
            assert [name for name, holds in checks.items() if not holds(t.s)] == []
            if not t.actors():
                break
            t.step()

    def test_a_range_that_is_too_small_is_found(self, key: str) -> None:
        """Without the largest, or the smallest, that a number becomes in a match, the check fails."""
        info = catalogue.game(key).INFO
        t = Situation.deal(key, info.players[1], 3)
        states = [t.rules.STATE.copy(t.s)]
        while t.actors():
            t.step()
            states.append(t.rules.STATE.copy(t.s))
        tried = 0
        for name, field in info.layout.fields.items():
            found = [number for s in states for number in _numbers(s, name, field)]
            if field.kind not in ("number", "card", "named") or min(found) == max(found):
                continue
            for smaller in (replace(field, high=max(found) - 1), replace(field, low=min(found) + 1)):
                layout = copy.copy(info.layout)
                layout.fields = {**layout.fields, name: smaller}
                holds = field_checks(replace(info, layout=layout))[name]
                assert not all(holds(s) for s in states), name
            tried += 1
        assert tried >= FEWEST


def _numbers(s: Any, name: str, field: Field) -> list[int]:
    """All numbers of a field."""
    value = getattr(s, name)
    if len(field.shape) == 2:
        return [number for row in value for number in row]
    return list(value) if field.shape else [value]
