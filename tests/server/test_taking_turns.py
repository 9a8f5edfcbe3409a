"""What is thought out for people stands behind what bots at other tables have to do, and people take turns."""

import asyncio
import threading
from functools import partial

import pytest

from octavo.match.match import Terms
from octavo.server.net.hub import Hub
from octavo.server.room.hints import HintAsk
from octavo.server.work import hinting
from server.house import PATIENCE
from server.lines import Disk
from server.test_hub import run


def test_hints_of_many_do_not_keep_bots_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """People take turns, too: a person at one table does not wait for all hints of another person."""
    gate, begun = threading.Event(), threading.Event()
    done: list[str] = []

    def thought(ask: HintAsk) -> None:
        begun.set()
        assert gate.wait(PATIENCE)
        done.append(f"{ask.guest} {ask.on}")

    monkeypatch.setattr(hinting, "advise", thought)

    async def story(hub: Hub, disk: Disk) -> None:
        view = Terms("meinz", 3, {}).state()
        asks = [("anna", 1), ("anna", 2), ("anna", 3), ("bela", 1)]
        hints = [hub.advise(HintAsk("meinz", 0, 0, on, view, guest)) for guest, on in asks]
        while not begun.is_set():
            await asyncio.sleep(0.001)
        bot = hub.beside(partial(done.append, "a bot"))
        gate.set()
        await asyncio.gather(*hints, bot)
        assert done.index("a bot") <= 1 and done.index("bela 1") < done.index("anna 3")

    try:
        run(story, threads=True)
    finally:
        gate.set()
