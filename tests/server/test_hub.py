"""The hub: nothing is told before it is on disk, and every line is brought up to date from its cursor."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import cast

import pytest
from pytest import MonkeyPatch

from octavo.server.net import broadcast
from octavo.server.net import hub as hubs
from octavo.server.net.hub import Hub
from octavo.server.net.keeper import HOLD, Keeper
from octavo.server.store import Store, StoreFailed
from octavo.server.wire import protocol
from octavo.server.work.bot_threads import Thinkers
from octavo.text.refusal import Refused
from server.leaping import leaping
from server.lines import ANNA, BELA, CYRIL, DORA, Disk, Line, actors, begun, by_lot, settled

DAY = 86400.0  # seconds
Story = Callable[[Hub, Disk], Awaitable[None]]


def run(story: Story, *, threads: bool = False) -> None:
    """Let a story happen at a hub of its own, in leaping time; or with real threads beside it, which take real time."""

    async def told() -> None:
        disk = Disk()
        hub = Hub(cast(Store, disk), Thinkers(choose=by_lot))
        try:
            async with asyncio.timeout(DAY):
                await story(hub, disk)
        finally:
            disk.quick = True
            disk.commit()
            await hub.stop()

    if threads:
        asyncio.run(told())
        return
    with leaping() as loop:
        loop.run_until_complete(told())


def acting(lines: list[Line]) -> tuple[Line, protocol.Play]:
    """Somebody who has a choice, and the situation; all lines are read."""
    plays = [(line, line.read_kind(protocol.Play)) for line in lines]
    return next((line, play[-1]) for line, play in plays if play and play[-1].choices)


def test_a_line_is_welcomed_and_told_everything() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, (anna, bela, cyril) = await begun(hub, ANNA, BELA, CYRIL)
        for seat, line in enumerate((anna, bela, cyril)):
            welcome, *rest = line.read()
            assert welcome == protocol.Welcome(line.guest.id, line.guest.name, keeper.table)
            assert rest[-1].seat == seat and rest[-1].choices  # type: ignore[union-attr]
            rooms = [message for message in rest if isinstance(message, protocol.Room)]
            assert rooms[-1].status == "playing"

    run(story)


def test_a_latecomer_is_told_how_much_was_said_before() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, (anna, *_) = await begun(hub, ANNA, BELA, CYRIL)
        anna.say(keeper, "Say", text="one")
        anna.say(keeper, "Say", text="two")
        await settled()
        dora = Line(DORA)
        keeper.join(dora)
        await settled()
        (welcome,) = dora.read_kind(protocol.Welcome)
        assert welcome.said == 2

    run(story)


def test_nothing_is_told_before_it_is_on_disk() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        line, play = acting(lines)
        disk.quick = False
        number = line.say(keeper, "Act", action=play.choices[0].action, on=play.number)
        await settled()
        assert [other.read() for other in lines] == [[], [], []]
        disk.commit()
        await settled()
        assert protocol.Ok(number) in line.read()
        others = [other for other in lines if other is not line]
        assert all(other.read_kind(protocol.Play)[-1].number == play.number + 1 for other in others)

    run(story)


def test_a_flush_waits_for_the_latest_events() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        anna, bela, _ = lines
        for line in lines:
            line.read()
        disk.quick = False
        anna.say(keeper, "Say", text="one")
        first = disk.waiting.pop()
        bela.say(keeper, "Say", text="two")
        second, disk.waiting = disk.waiting, [first]
        disk.commit()
        await settled()
        assert anna.read() == []
        disk.waiting = second
        disk.commit()
        await settled()
        (chat,) = anna.read_kind(protocol.Chat)
        assert [said.text for said in chat.said] == ["one", "two"]

    run(story)


def test_inputs_are_held_back_while_a_table_waits_long_for_the_disk() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, (anna, bela, _) = await begun(hub, ANNA, BELA, CYRIL)
        disk.quick = False
        anna.say(keeper, "Say", text="one")
        await asyncio.sleep(HOLD * 1.5)
        bela.say(keeper, "Say", text="two")
        assert [said.text for said in keeper.room.said] == ["one"]
        disk.commit()
        await settled()
        assert [said.text for said in keeper.room.said] == ["one", "two"]
        assert [chat.said[0].text for chat in anna.read_kind(protocol.Chat)] == ["one"]
        disk.commit()
        await settled()
        assert [chat.said[0].text for chat in anna.read_kind(protocol.Chat)] == ["two"]

    run(story)


def test_a_store_that_fails_gives_the_room_up_and_nothing_is_acknowledged() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        for line in lines:
            line.read()
        disk.quick = False
        lines[0].say(keeper, "Say", text="lost")
        disk.commit(StoreFailed("full"))
        await settled()
        for line in lines:
            assert line.read() == [protocol.Notice("restart", 1000)]
            assert line.closed
        disk.quick = True
        again = await hub.table(keeper.table)
        assert again is not keeper and again.room.said == []
        line = Line(ANNA)
        again.join(line)
        await settled()
        assert line.read_kind(protocol.Play)[-1].choices

    run(story)


def test_a_fault_at_one_table_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        other, others = await begun(hub, ANNA, BELA, CYRIL)
        for fault in ("handle", "moment"):
            with monkeypatch.context() as patch:
                patch.setattr(keeper.room, fault, lambda *given: 1 // 0)
                line, play = acting(lines)
                line.say(keeper, "Act", action=play.choices[0].action, on=play.number)
                others[0].say(other, "Say", text=fault)
                await settled()
            assert all(line.closed and line.read()[-1] == protocol.Notice("restart", 1000) for line in lines)
            assert others[1].read_kind(protocol.Chat)[-1].said[-1].text == fault
            assert keeper.table not in hub.keepers and other.table in hub.keepers
            keeper = await hub.table(keeper.table)
            lines = [Line(guest) for guest in (ANNA, BELA, CYRIL)]
            for line in lines:
                keeper.join(line)
            await settled()
        assert acting(lines)

    run(story)


def test_a_returning_person_is_told_what_was_missed() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        keeper.leave(lines[2])
        lines[0].say(keeper, "Say", text="hello")
        line, play = acting(lines[:2])
        line.say(keeper, "Act", action=play.choices[0].action, on=play.number)
        await settled()
        back = Line(CYRIL, seen=0, heard=0)
        keeper.join(back)
        await settled()
        messages = back.read()
        (found,) = (message for message in messages if isinstance(message, protocol.Play))
        assert [entry.number for entry in found.entries] == [1]
        assert any(isinstance(message, protocol.Chat) for message in messages)
        third = Line(CYRIL, "another-device", seen=1, heard=1)
        keeper.join(third)
        await settled()
        messages = third.read()
        assert [message.entries for message in messages if isinstance(message, protocol.Play)][-1] == ()
        assert not any(isinstance(message, protocol.Chat) for message in messages)

    run(story)


def test_two_devices_of_a_person_get_everything_and_answers_go_to_the_one_that_asked() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        twin = Line(ANNA, "another-device")
        keeper.join(twin)
        await settled()
        twin.read(), lines[0].read()
        number = twin.say(keeper, "Say", text="from the phone")
        await settled()
        mine, other = twin.read(), lines[0].read()
        assert protocol.Ok(number) in mine and protocol.Ok(number) not in other
        assert any(isinstance(message, protocol.Chat) for message in mine)
        assert any(isinstance(message, protocol.Chat) for message in other)
        keeper.leave(twin)
        assert ANNA.id in keeper.room.here
        keeper.leave(lines[0])
        assert ANNA.id not in keeper.room.here

    run(story)


def test_deciders_are_told_first_and_spectators_share_one_encoding() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL, game="njet")
        watchers = [Line(DORA), Line(DORA, "another-device")]
        told: list[Line] = []
        for line in (*watchers, *lines):
            if line in watchers:
                keeper.join(line)
            keeper.connections.sort(key=lambda other: other not in watchers)  # spectators stand in front
            line.send = lambda frames, line=line: told.append(line) or Line.send(line, frames)  # type: ignore
        await settled()
        line, play = acting(lines)
        told.clear()
        line.say(keeper, "Act", action=play.choices[0].action, on=play.number)
        await settled()
        (actor,) = actors(keeper)
        assert told[0] is lines[actor] is not line
        first, second = (watcher.frames for watcher in watchers)
        assert first and first == second

    run(story)


def test_where_there_is_much_to_tell_spectators_wait_and_then_hear_all_of_it(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "AT_ONCE", -1.0)
    monkeypatch.setattr(broadcast, "WATCHERS_PAUSE", 0.2)

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL, game="njet")
        await asyncio.sleep(0.25)
        for line in lines:
            line.read()
        for _ in range(3):  # each of them once: the first is told of three actions, not one by one
            (seat,) = actors(keeper)
            play = keeper.room.play(lines[seat].guest.id, 0, time.monotonic())
            assert play
            lines[seat].say(keeper, "Act", action=play.choices[0].action, on=play.number)
            await settled()
        heard = [line.read() for line in lines]
        assert all(any(isinstance(message, protocol.Ok) for message in messages) for messages in heard)  # at once
        assert sum(isinstance(message, protocol.Play) for messages in heard for message in messages) < 9
        await asyncio.sleep(0.3)
        late = [play for line in lines for play in line.read_kind(protocol.Play)]
        assert late and all(line.seen == 3 for line in lines)
        assert max(len(play.entries) for play in late) > 1

    run(story)


def test_a_stop_leaves_nobody_waiting(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "AT_ONCE", -1.0)
    monkeypatch.setattr(broadcast, "WATCHERS_PAUSE", 60.0)

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL, game="njet")
        line, play = acting(lines)
        line.say(keeper, "Act", action=play.choices[0].action, on=play.number)
        await settled()
        assert any(line.seen == 0 for line in lines)
        await hub.stop()
        assert all(line.seen == 1 for line in lines)

    run(story)


def test_a_slow_reader_catches_up_from_the_cursor() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        slow = lines[2]
        slow.read()
        slow.jam = 1000
        for text in ("one", "two", "three"):
            lines[0].say(keeper, "Say", text=text)
            await settled()
        number = slow.say(keeper, "Say", text="and I")
        await settled()
        assert slow.read() == []
        slow.drain()
        await settled()
        messages = slow.read()
        assert protocol.Ok(number) in messages
        (chat,) = (message for message in messages if isinstance(message, protocol.Chat))
        assert [said.text for said in chat.said] == ["one", "two", "three", "and I"]

    run(story)


def test_a_client_that_reads_nothing_for_long_is_told_so_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "JAM", 0.3)
    monkeypatch.setattr(hubs, "SWEEP", 0.05)
    monkeypatch.setattr(hubs, "QUIET_SWEEP", 0.05)

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        slow, slower = lines[1:]
        for line in (slow, slower):
            line.read()
            line.jam = 1000
        lines[0].say(keeper, "Say", text="one")
        for _ in range(10):
            await asyncio.sleep(0.06)
            slower.jam -= 10  # progress, if slow
        assert slow.closed and slow.read() == [protocol.Notice("slow")]
        assert not slower.closed and not lines[0].closed

    run(story)


def test_round_trips_are_measured_and_silent_lines_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    monkeypatch.setattr(hubs, "QUIET_SWEEP", 0.02)
    monkeypatch.setattr(hubs, "SILENCE", 0.4)

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        anna = lines[0]
        await asyncio.sleep(0.1)
        assert len(anna.pings) == 1
        hub.pong(keeper, anna, b"else")
        assert not keeper.room.playing.referee.line(0).measured  # type: ignore[union-attr]
        hub.pong(keeper, anna, anna.pings[0])
        line = keeper.room.playing.referee.line(0)  # type: ignore[union-attr]
        assert line.measured and 0 < line.round_trip < 0.2
        await asyncio.sleep(0.2)
        hub.pong(keeper, anna, b"")
        await asyncio.sleep(0.3)
        assert not anna.closed and lines[1].closed

    run(story)


def test_bots_play_when_they_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("octavo.server.room.room.new_secret", lambda: bytes(range(32)))  # who begins is chance

    async def story(hub: Hub, disk: Disk) -> None:
        table = await hub.open(ANNA, protocol.NewTable("meinz", 3, ["me", "club", "beginner"], pace="quick"))
        keeper = await hub.table(table)
        line = Line(ANNA)
        keeper.join(line)
        by: list[str] = []
        for _ in range(300):
            await asyncio.sleep(0.05)
            by += [str(entry.by) for play in line.read_kind(protocol.Play) for entry in play.entries]
            if len(by) >= 2:
                break
        assert len(by) >= 2 and set(by) == {"bot"}

    run(story)


def test_a_rematch_is_on_disk_before_it_is_told() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        play_to_the_end(keeper)
        await settled()
        for line in lines:
            line.read()
        disk.quick = False
        number = lines[1].say(keeper, "Rematch")
        await settled()
        assert [line.read() for line in lines] == [[], [], []]
        disk.commit()
        await settled()
        messages = lines[1].read()
        assert protocol.Ok(number) in messages
        (room,) = (message for message in messages if isinstance(message, protocol.Room))
        assert room.rematch is not None
        disk.quick = True
        again = await hub.table(room.rematch)
        assert [chair.guest for chair in again.room.chairs] == [ANNA, BELA, CYRIL]

    run(story)


def play_to_the_end(keeper: Keeper) -> None:
    """Everybody plays by lot, without lines."""
    from octavo.kernel.chance import below, generator

    rng = generator(1)
    playing = keeper.room.playing
    assert playing
    while not playing.match.over:
        seat = playing.match.actors()[0]
        choices = playing.match.legal(seat)
        guest = keeper.room.chairs[seat].guest
        assert guest
        act = protocol.Act(id=playing.number + 100, action=choices[below(rng, len(choices))], on=playing.number)
        keeper.room.handle(act, guest, f"lot-{guest.id}", 1e9)
        keeper.changed(0.0)


def test_a_removed_person_is_told_so_and_stays_out() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, (anna, bela, cyril) = await begun(hub, ANNA, BELA, CYRIL)
        bela.read()
        anna.say(keeper, "Say", text="without you")
        anna.say(keeper, "Remove", guest=BELA.id)
        await settled()
        assert bela.closed and bela.read() == [protocol.Notice("removed")]
        anna.say(keeper, "Say", text="that was that")
        back = Line(BELA)
        keeper.join(back)
        await settled()
        welcome, *rest = back.read()
        assert isinstance(welcome, protocol.Welcome) and rest == [protocol.Notice("removed")] and back.closed
        assert BELA.id not in keeper.room.here
        assert not cyril.closed

    run(story)


def test_a_closed_table_says_so() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        number = lines[0].say(keeper, "Close")
        await settled()
        messages = lines[0].read()
        assert protocol.Ok(number) in messages and messages[-1] == protocol.Notice("closed")
        assert all(line.closed for line in lines)

    run(story)


def test_stopping_waits_for_the_disk_and_tells_everybody() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL)
        for line in lines:
            line.read()
        disk.quick = False
        number = lines[0].say(keeper, "Say", text="at the last moment")
        stopping = asyncio.ensure_future(hub.stop())
        await asyncio.sleep(0.05)
        assert not stopping.done() and lines[0].read() == []
        disk.commit()
        await stopping
        messages = lines[0].read()
        assert protocol.Ok(number) in messages and messages[-1] == protocol.Notice("restart", hubs.RESTART)
        assert all(line.closed for line in lines)
        with pytest.raises(Refused, match="restarts"):
            await hub.table(keeper.table)

    run(story)
