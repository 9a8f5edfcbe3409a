"""What happens at tables is written before whatever else there is to write, however much of that there is."""

import asyncio
import sqlite3
import threading
from pathlib import Path

from octavo.server.store import Session
from octavo.server.store.sqlite import SqliteStore
from server.keeping import opened


def test_events_wait_for_one_name_at_most(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/octavo.db") as store:
            assert isinstance(store, SqliteStore)
            done: list[str] = []
            busy, gate = threading.Event(), threading.Event()

            def slow(_: sqlite3.Connection) -> None:
                busy.set()
                gate.wait(30)

            jobs = [asyncio.ensure_future(store._do(slow))]
            await asyncio.to_thread(busy.wait, 30)
            jobs += [asyncio.ensure_future(store.put_guest(f"guest-{n}", f"Guest {n}")) for n in range(20)]
            for job in jobs:
                job.add_done_callback(lambda _: done.append("name"))
            appended = store.append(Session("table"), 1, [b"1"])
            appended.add_done_callback(lambda _: done.append("event"))
            await asyncio.sleep(0)
            gate.set()
            await asyncio.gather(*jobs, appended)
            assert done.index("event") <= 2 and done.count("name") == 21
            assert await store.guest("guest-19") == "Guest 19"

    asyncio.run(play())
