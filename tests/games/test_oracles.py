"""Each game agrees, action by action, with a slow twin that was written from the rules' texts alone.

Compared after every action: who may act, what is legal, what is held, the points and the winners. `--deep` plays ten
times as many.
"""

import pytest

from cases import CASES, Case
from given import given
from situations import Situation
from twins import twin


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_oracle_agrees(case: Case, deep: bool) -> None:
    matches = given(case.key)["oracle"] // sum(other.key == case.key for other in CASES) + 1
    for seed in range(matches * (10 if deep else 1)):
        t = Situation.deal(case.key, case.players, 1000 + seed, **dict(case.options))
        pair = twin(t, case)
        pair.compare()
        while t.actors():
            with pair.watching():
                seat, action = t.step()
            pair.play(seat, t.rules.name(action))
            pair.compare()
        assert pair.oracle.over
