"""The keeper: what it stores of a table, and whom it lets in."""

import pytest

from octavo.server.net.hub import Hub
from octavo.server.net.keeper import SIGN_OF_LIFE
from octavo.server.room import state
from octavo.server.wire import protocol
from server.lines import ANNA, BELA, CYRIL, DORA, Disk, Line, alive, begun, settled
from server.test_hub import run


def test_a_person_who_has_missed_more_than_is_kept_is_told_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "MOST_SAID", 3)

    async def story(hub: Hub, disk: Disk) -> None:
        kept, (anna, bela, cyril) = await begun(hub, ANNA, BELA, CYRIL)
        for word in ("one", "two", "three", "four"):
            anna.say(kept, "Say", text=word)
        await settled()
        assert [said.number for chat in bela.read_kind(protocol.Chat) for said in chat.said] == [2, 3, 4]
        told = {}
        for heard in (0, 3, 4, 99):
            line = Line(DORA, f"device-{heard}", heard=heard)
            kept.join(line)
            await settled()
            messages = line.read()
            assert isinstance(messages[0], protocol.Welcome) and messages[0].said == 3
            told[heard] = [said.number for chat in messages if isinstance(chat, protocol.Chat) for said in chat.said]
        assert told == {0: [2, 3, 4], 3: [4], 4: [], 99: []}
        cyril.say(kept, "Say", text="five")
        await settled()
        assert [said.number for chat in line.read_kind(protocol.Chat) for said in chat.said] == [5]

    run(story)


def test_a_table_at_which_people_play_on_is_never_old() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        kept, lines = await begun(hub, ANNA, BELA, CYRIL)
        first = disk.summaries[kept.table]
        lines[0].say(kept, "Say", text="one")
        assert disk.summaries[kept.table] is first, "nothing of it has changed"
        await alive(lines, SIGN_OF_LIFE + 5)
        lines[0].say(kept, "Say", text="two")
        await settled()
        assert disk.summaries[kept.table].updated >= first.updated + SIGN_OF_LIFE
        assert disk.summaries[kept.table].created == first.created

    run(story)
