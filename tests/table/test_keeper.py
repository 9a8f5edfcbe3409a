"""The keeper: what it stores of a table, and whom it lets in."""

import time

import pytest

from octavo.table import flushing, keeper
from octavo.table.hub import Hub
from table.lines import ANNA, BELA, CYRIL, Disk, begun, settled
from table.test_hub import run


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, there is never much to tell."""
    monkeypatch.setattr(flushing, "AT_ONCE", 60.0)


def test_a_table_at_which_people_play_on_is_never_old(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        kept, (anna, *_) = await begun(hub, ANNA, BELA, CYRIL)
        first = disk.summaries[kept.table]
        anna.say(kept, "Say", text="one")
        assert disk.summaries[kept.table] is first, "nothing of it has changed"
        began = time.time()
        monkeypatch.setattr(keeper, "SIGN_OF_LIFE", -1.0)
        anna.say(kept, "Say", text="two")
        await settled()
        assert disk.summaries[kept.table].updated >= began >= first.updated
        assert disk.summaries[kept.table].created == first.created

    run(story)
