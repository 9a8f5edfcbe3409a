"""A process that appends as fast as it can, says what it was told is on disk, and waits to be killed.

    python appender.py URL WHO TABLE …

Prints a line `TABLE FIRST COUNT` for every append that was acknowledged. Bodies tell who wrote them: `WHO FIRST COUNT`.
"""

import asyncio
import itertools
import os
import sys

from octavo.server.store import Conflict, Store, connect


async def keep_appending(store: Store, who: str, table: str) -> None:
    for turn in itertools.count(1):
        session, events = await store.session(table)
        first = len(events) + 1
        while True:
            count = 1 + (first + turn) % 3
            body = f"{who} {first} {count}".encode()
            try:
                await store.append(session, first, [body] * count)
            except Conflict:
                break  # another was quicker: look again
            os.write(1, f"{table} {first} {count}\n".encode())  # at once: nothing is left in a buffer
            first += count


async def main(url: str, who: str, *tables: str) -> None:
    store = connect(url)
    await store.open()
    await asyncio.gather(*(keep_appending(store, who, table) for table in tables))


asyncio.run(main(*sys.argv[1:]))
