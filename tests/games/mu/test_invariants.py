"""Mü: positions that can't be are found out."""

import pytest

from games.mu.situations import in_play
from octavo.games.mu.rules import ALL_TRUMPS
from octavo.kernel.record import HIDDEN

NONSENSE = {"players": 9, "phase": 7, "turn": 40, "chief_trump": 99, "goal": 3, "partner": HIDDEN, "dealer": -1}


@pytest.mark.parametrize("name", NONSENSE)
def test_a_number_that_means_nothing_is_the_only_fault(name: str) -> None:
    t = in_play()
    setattr(t.s, name, NONSENSE[name])
    assert t.rules.faults(t.s) == 1


def test_every_kind_of_fault_can_be_found() -> None:
    """Whatever one number of a position is changed to, the check does not fall over."""
    t = in_play()
    record, found = t.rules.STATE, 0
    for name, field in record.fields.items():
        for value in (HIDDEN, -1, 0, 1, 3, ALL_TRUMPS, 1000, 2**31 - 1):
            for seat in range(field.size or 1):
                s = record.copy(t.s)
                if field.size:
                    getattr(s, name)[seat] = value
                else:
                    setattr(s, name, value)
                found |= t.rules.faults(s)
    assert t.rules.faults(t.s) == 0
    assert found == (1 << len(t.rules.FAULTS)) - 1
