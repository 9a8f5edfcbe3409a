"""Turns: one person's wishes are met a few at a time, in their order, and others come in between."""

import asyncio

from octavo.server.http.server import ANSWERED_AT_ONCE as EACH
from octavo.server.work.turns import Turns


def test_a_crowd_of_one_address_is_let_through_a_few_at_a_time() -> None:
    async def story() -> None:
        turns, said = Turns(of_each=EACH, one_round=True), list[str]()

        async def ask(address: str, number: int) -> None:
            await turns.take(address)
            said.append(f"{address} {number}")

        async def round_after_round() -> list[int]:
            counts = []
            while not all(task.done() for task in crowd):
                before = len(said)
                await asyncio.sleep(0)
                counts.append(len(said) - before)
            return counts

        crowd = [asyncio.create_task(ask("a", number)) for number in range(10 * EACH)]
        counts = await round_after_round()
        assert max(counts) == EACH and said == [f"a {number}" for number in range(10 * EACH)]
        assert turns.size == 0 and not turns._had and not turns._waiting
        said.clear()
        crowd = [asyncio.create_task(ask("a", number)) for number in range(5 * EACH)]
        await asyncio.sleep(0)
        crowd.append(asyncio.create_task(ask("b", 0)))
        for task in crowd[EACH : 2 * EACH]:  # they have hung up
            task.cancel()
        await asyncio.wait(crowd)
        assert said.index("b 0") <= 2 * EACH, "who comes from elsewhere does not queue with them"
        assert len(said) == 4 * EACH + 1
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert turns.size == 0 and not turns._had and not turns._waiting

    asyncio.run(story())


def test_a_turn_that_nobody_waits_for_any_more_goes_to_the_next() -> None:
    """However late it is given up: also when it was given at the same moment."""

    async def story() -> None:
        for late in (False, True):
            turns, had = Turns(1), list[str]()

            async def ask(turns: Turns, had: list[str], who: str) -> None:
                async with turns.turn(who):
                    had.append(who)

            await turns.take("a")
            b, c = (asyncio.create_task(ask(turns, had, who)) for who in ("b", "c"))
            await asyncio.sleep(0)
            if late:
                turns.leave("a")  # now it is b's, who does not know yet
                b.cancel()
            else:
                b.cancel()
                turns.leave("a")
            await asyncio.wait([b, c])
            assert had == ["c"] and b.cancelled()
            assert turns.size == 0 and not turns._had and not turns._waiting

    asyncio.run(story())


def test_of_each_there_are_so_many_and_so_many_in_all() -> None:
    async def story() -> None:
        turns = Turns(3, 2)
        for who in ("a", "a", "b"):
            await turns.take(who)
        tasks = [asyncio.create_task(turns.take(who)) for who in ("a", "c", "b")]
        await asyncio.sleep(0)
        turns.leave("b")
        await asyncio.wait([tasks[1]])
        assert not tasks[0].done(), "a has two already"
        turns.leave("a")
        await asyncio.wait(tasks[:1])
        assert not tasks[2].done(), "there are three"
        turns.leave("c")
        await asyncio.wait(tasks)
        turns.close()
        assert turns.size == 3

    asyncio.run(story())
