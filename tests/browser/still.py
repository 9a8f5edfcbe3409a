"""A table that stands still, in this process: bots never move, races do not run, and players have long names."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from unittest.mock import patch

from browser.positions import Shown
from octavo.server.limits import Limits
from octavo.server.room import chairs, playing, races
from octavo.server.room.chairs import Guest
from octavo.server.serve import Running, listening_at
from octavo.server.wire import protocol

Found = TypeVar("Found")
NEVER = 1e6  # seconds until a bot moves
SLOWLY = 1e-4  # how fast races are


async def seated(running: Running, guest: Guest, one: Shown) -> str:
    """A table at which the guest sits, and has to decide."""
    seats: list[protocol.Sitter] = ["me", *["club"] * (one.players - 1)]  # type: ignore[list-item]
    new = protocol.NewTable(one.key, one.players, seats, one.options)
    return await running.hub.open(guest, new, position=one.text)


class StillHouse:
    """A server in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever)
        self._thread.start()
        listening = listening_at("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        limits = Limits(openings=100, tables=1000)
        self._running = self._wait(Running.start(f"sqlite:///{folder}/octavo.db", limits=limits))
        self._wait(self._running.listen(listening))

    def _wait(self, doing: Coroutine[Any, Any, Found]) -> Found:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()

    def seat(self, guest: Guest, one: Shown) -> str:
        """Where the guest finds such a situation."""
        return f"/t/{self._wait(seated(self._running, guest, one))}"

    def stop(self) -> None:
        self._wait(self._running.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextmanager
def still_house(folder: Path, names: tuple[str, ...]) -> Iterator[StillHouse]:
    """Such a server, with these names for its bots."""
    slow = dict.fromkeys(races.SPEED, SLOWLY)
    with (
        patch.object(playing, "TEMPO", NEVER),
        patch.dict(races.SPEED, slow),
        patch.object(chairs, "BOT_NAMES", names),
    ):
        house = StillHouse(folder)
        yield house
        house.stop()
