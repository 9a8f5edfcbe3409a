"""Where much has happened at a table: what comes in is answered all the same, and not all of it is told at once."""

import pytest

from octavo.server.net.hub import Hub
from octavo.server.room import snapshots
from octavo.server.wire import protocol
from server.lines import ANNA, BELA, CYRIL, DORA, Disk, Line, actors, begun, settled
from server.rooms import Sitting, new
from server.test_hub import run


def test_here_is_answered_behind_what_is_being_sent() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, (anna, *_) = await begun(hub, ANNA, BELA, CYRIL)
        anna.read()
        anna.jam = 1000
        keeper.answer(anna, protocol.Ok(7))
        await settled()
        assert anna.read() == []
        anna.drain()
        await settled()
        assert anna.read() == [protocol.Ok(7)], "though nothing else happens at the table"

    run(story)


def test_of_a_log_without_end_the_latest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "MOST_TOLD", 20)

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        playing = keeper.room.playing
        assert playing
        for number in range(30):
            seat = actors(keeper)[0]
            lines[seat].say(keeper, "Act", action=playing.match.legal(seat)[0], on=number)
            await settled()
        assert keeper.room.number == 30
        dora, late = Line(DORA), Line(DORA, "device-late", seen=25)
        for line, first in ((dora, 11), (late, 26)):
            keeper.join(line)
            await settled()
            (play,) = line.read_kind(protocol.Play)
            assert [entry.number for entry in play.entries] == list(range(first, 31)) and play.number == 30

    run(story)


def test_no_match_is_as_long_as_that() -> None:
    """A player who finishes one has seen all of it, even with some undos."""
    t = Sitting.open(new("njet", "me", "club", "club", "club"))
    t.play_to_the_end()
    play = t.play(ANNA)
    assert [entry.number for entry in play.entries] == list(range(1, play.number + 1))
    assert 5 * play.number < snapshots.MOST_TOLD
