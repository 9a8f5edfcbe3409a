"""A short run of `make fuzz`, always the same."""

import asyncio
from pathlib import Path

from hostile.fuzz import DEEDS, besiege
from hostile.house import needs_linux

pytestmark = needs_linux
SECONDS = 10


def test_the_server_answers_any_input_well_and_nobody_else_notices(tmp_path: Path) -> None:
    told: list[str] = []
    found = asyncio.run(besiege(tmp_path, SECONDS, seed=1, attackers=4, tell=told.append))
    assert not found.wrong, found.report()
    assert len(found.sent) > len(DEEDS) / 2 and found.statuses[200] and found.answers["ok"] and found.refusals
    assert any(line.startswith("memory:") for line in told)
