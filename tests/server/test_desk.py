"""The desk: people take turns, there is an end to what waits, and nobody who plays waits for it."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from octavo.server.work.desk import Desk
from octavo.text.refusal import Refused
from server.house import PATIENCE


class Gate:
    """A first piece of work, that keeps the desk busy until it is let through."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.done: list[str] = []

    def wait(self) -> None:
        self.open.wait(30)

    def note(self, what: str) -> str:
        self.done.append(what)
        return what


async def looked_after(story: Callable[[Desk, Gate], Awaitable[None]], each: int, most: int) -> None:
    desk, gate = Desk(each, most), Gate()
    try:
        await story(desk, gate)
    finally:
        gate.open.set()
        desk.close()


def run(story: Callable[[Desk, Gate], Awaitable[None]], each: int = 3, most: int = 5) -> None:
    asyncio.run(looked_after(story, each, most))


async def begun(desk: Desk, who: str, work: Callable[[], object]) -> "asyncio.Task[object]":
    task = asyncio.ensure_future(desk.do(who, work))
    await asyncio.sleep(0)
    return task


def test_people_take_turns() -> None:
    async def story(desk: Desk, gate: Gate) -> None:
        tasks = [await begun(desk, "anna", gate.wait)]
        for who, what in (("anna", "a1"), ("anna", "a2"), ("anna", "a3"), ("béla", "b1")):
            tasks.append(await begun(desk, who, partial(gate.note, what)))
        gate.open.set()
        assert await asyncio.gather(*tasks) == [None, "a1", "a2", "a3", "b1"]
        assert gate.done == ["a1", "b1", "a2", "a3"] and desk.turns.size == 0

    run(story)


def test_there_is_an_end_to_what_waits() -> None:
    async def story(desk: Desk, gate: Gate) -> None:
        tasks = [await begun(desk, "anna", gate.wait)]
        tasks += [await begun(desk, "anna", partial(gate.note, "a")) for _ in range(3)]
        with pytest.raises(Refused) as refused:
            await desk.do("anna", gate.wait)
        assert (refused.value.key, refused.value.facts) == ("too-much-at-once", {"limit": 3})
        tasks.append(await begun(desk, "béla", partial(gate.note, "b")))
        with pytest.raises(Refused) as refused:
            await desk.do("cyril", gate.wait)
        assert refused.value.key == "too-busy"
        gate.open.set()
        await asyncio.gather(*tasks)
        assert await desk.do("cyril", partial(gate.note, "c")) == "c"

    run(story)


def test_an_error_is_told_to_its_asker_and_nobody_else() -> None:
    def wrong(failure: Exception) -> None:
        raise failure

    async def story(desk: Desk, gate: Gate) -> None:
        tasks = [await begun(desk, "anna", partial(wrong, Refused("no-table"))), await begun(desk, "béla", gate.wait)]
        tasks.append(await begun(desk, "cyril", partial(wrong, StopIteration())))
        gate.open.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in found] == [Refused, type(None), RuntimeError] and desk.turns.size == 0

    run(story)


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    async def story(desk: Desk, gate: Gate) -> None:
        busy, left = await begun(desk, "anna", gate.wait), await begun(desk, "anna", partial(gate.note, "left"))
        last = await begun(desk, "béla", partial(gate.note, "last"))
        left.cancel()
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(busy, last)
        assert gate.done == ["last"] and desk.turns.size == 0

    run(story)


def test_it_ends_even_if_work_waits() -> None:
    async def story(desk: Desk, gate: Gate) -> None:
        busy, waits = await begun(desk, "anna", gate.wait), await begun(desk, "béla", gate.wait)
        desk.close()
        gate.open.set()
        with pytest.raises(asyncio.CancelledError):
            await waits
        await busy

    run(story)


def test_with_several_threads_nobody_is_served_by_two_of_them() -> None:
    async def story() -> None:
        desk, gate = Desk(threads=2), Gate()
        try:
            tasks = [await begun(desk, "anna", gate.wait) for _ in range(3)]
            async with asyncio.timeout(PATIENCE):
                assert await desk.do("béla", partial(gate.note, "b1")) == "b1"
            assert not any(task.done() for task in tasks)
            gate.open.set()
            await asyncio.gather(*tasks)
        finally:
            gate.open.set()
            desk.close()

    asyncio.run(story())
