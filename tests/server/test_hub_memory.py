"""The hub loads tables when somebody asks for them, and forgets those that nobody is at."""

import asyncio

import pytest

from octavo.server.net import hub as hubs
from octavo.server.net.hub import Hub
from octavo.server.wire import protocol
from octavo.text.refusal import Refused
from server.lines import ANNA, Disk, Line, people
from server.test_hub import run


def test_tables_are_loaded_when_asked_for_and_forgotten_when_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    monkeypatch.setattr(hubs, "QUIET_SWEEP", 0.02)
    monkeypatch.setattr(hubs, "IDLE", 0.1)

    async def story(hub: Hub, disk: Disk) -> None:
        table = await hub.open(ANNA, protocol.NewTable("meinz", 3, people()))
        assert hub.keepers == {}
        first, second = await asyncio.gather(hub.table(table), hub.table(table))
        assert first is second
        line = Line(ANNA)
        first.join(line)
        await asyncio.sleep(0.25)
        assert table in hub.keepers
        first.leave(line)
        await asyncio.sleep(0.25)
        assert hub.keepers == {}
        with pytest.raises(Refused, match="no table"):
            await hub.table("nowhere")

    run(story)


def test_of_many_tables_that_nobody_is_at_those_are_forgotten_that_were_left_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    monkeypatch.setattr(hubs, "MOST_IDLE", 2)

    async def story(hub: Hub, disk: Disk) -> None:
        keepers = [await hub.table(await hub.open(ANNA, protocol.NewTable("meinz", 3, people()))) for _ in range(5)]
        line = Line(ANNA)
        keepers[0].join(line)
        async with asyncio.timeout(30):
            while len(hub.keepers) > 3:
                await asyncio.sleep(0.01)
        assert list(hub.keepers.values()) == [keepers[0], *keepers[3:]]
        assert [keeper.gone for keeper in keepers] == [False, True, True, False, False]

    run(story)
