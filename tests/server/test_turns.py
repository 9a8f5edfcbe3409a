"""Turns: one address's requests are answered a few at a time, in their order, and others come in between."""

import asyncio

from octavo.server.http.turns import EACH, Turns


def test_a_crowd_of_one_address_is_let_through_a_few_at_a_time() -> None:
    async def story() -> None:
        turns, said = Turns(), list[str]()

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
        assert not turns._taken and not turns._waiting
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
        assert not turns._taken and not turns._waiting

    asyncio.run(story())
