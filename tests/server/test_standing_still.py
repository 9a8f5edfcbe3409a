"""While the database does nothing, tables stand still: nobody loses a line, an action or a second."""

import asyncio
from itertools import pairwise

import pytest

from octavo.server.net.hub import Hub
from octavo.server.net.keeper import HOLD
from octavo.server.wire import protocol
from octavo.text.refusal import Refused
from server.lines import ANNA, BELA, CYRIL, DORA, Disk, Line, alive, begun, people, settled
from server.test_hub import acting, run


def test_a_table_stands_still_while_the_database_does_nothing() -> None:
    """Lines stay, inputs wait, no clock runs, nobody is played for; and who is there hears of it."""

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL, clock="fast")
        assert keeper.room.playing
        line, play = acting(lines)
        disk.quick = False
        number = line.say(keeper, "Act", action=play.choices[0].action, on=play.number)
        await alive(lines, 0.1)
        bela = lines[1].say(keeper, "Say", text="two")
        await alive(lines, 600.0)
        assert not any(other.closed for other in lines)
        assert not any(chair.away for chair in keeper.room.chairs) and not keeper.room.said
        for other in lines:
            told = other.read()
            assert {type(message) for message in told} == {protocol.Held}
            seconds = [message.seconds for message in told if isinstance(message, protocol.Held)]
            assert seconds == sorted(seconds) and 4 <= seconds[0] <= 7 and 590 <= seconds[-1] <= 601
            assert all(4 <= later - before <= 7 for before, later in pairwise(seconds))
        disk.commit()
        await settled()
        told = line.read()
        assert protocol.Held(0) in told and protocol.Ok(number) in told
        (after,) = (message for message in told if isinstance(message, protocol.Play))
        assert after.number == play.number + 1
        disk.commit()
        await settled()
        assert protocol.Ok(bela) in lines[1].read()
        disk.quick = True
        deadlines = keeper.room.playing.deadlines()
        assert deadlines and min(deadlines.values()) > time() + 70, "there are 72 seconds for a first decision"

    run(story)


def test_a_pause_in_a_rest_takes_nobody_s_time() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        keeper, lines = await begun(hub, ANNA, BELA, CYRIL, clock="fast")
        dora = Line(DORA)
        keeper.join(dora)
        await settled()
        assert keeper.room.playing
        before = {seat: end - time() for seat, end in keeper.room.playing.deadlines().items()}
        for line in lines:
            keeper.leave(line)
        await alive([dora], 100.0)
        disk.quick = False
        dora.say(keeper, "Say", text="Where are you?")
        await alive([dora], 100.0)
        disk.commit()
        disk.quick = True
        await alive([dora], 100.0)
        for guest in (ANNA, BELA, CYRIL):
            keeper.join(Line(guest))
        await settled()
        after = {seat: end - time() for seat, end in keeper.room.playing.deadlines().items()}
        assert after == pytest.approx(before, abs=0.1)

    run(story)


def test_what_was_held_back_is_done_bit_by_bit() -> None:
    """Other tables have their turn in between, and all of it is answered in its order."""

    async def story(hub: Hub, disk: Disk) -> None:
        keeper, (anna, bela, _) = await begun(hub, ANNA, BELA, CYRIL)
        disk.quick = False
        anna.say(keeper, "Say", text="one")
        await asyncio.sleep(HOLD * 1.5)
        bela.read()
        asked = [bela.say(keeper, "Why") for _ in range(50)]
        disk.commit()
        answered: list[list[protocol.Ok]] = []
        async with asyncio.timeout(30):
            while sum(map(len, answered)) < len(asked):
                await asyncio.sleep(0)
                answered.append(bela.read_kind(protocol.Ok))
        assert [answer.id for answers in answered for answer in answers] == asked
        assert max(map(len, answered)) == 1

    run(story)


def test_a_table_that_can_t_be_stored_is_refused_in_time() -> None:
    async def story(hub: Hub, disk: Disk) -> None:
        disk.quick = False
        with pytest.raises(Refused) as refused:
            await hub.open(ANNA, protocol.NewTable("meinz", 3, people()))
        assert refused.value.key == "not-saved"

    run(story)


def time() -> float:
    return asyncio.get_running_loop().time()
