"""Durable appends a second: a hundred tables on one loop, each waiting until its event is on disk before the next.

    python bench/store.py [URL …] [--tables 100] [--seconds 5] [--busy 0]

Prints a line for each database: appends acknowledged a second, what this process computed for each, and how long one
took. Without a URL: an SQLite file beside this program, removed afterwards. --busy makes the loop compute for so many
microseconds after every append, as a server does that tells everybody at the table.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from octavo.server.store import Session, connect
from octavo.server.store.shown import without_password

BODY = b'{"t":"acted","seat":2,"action":31,"on":118,"client":"Jx7Qm2Lp0a","id":57,"at":1234.567}'


async def measure(url: str, tables: int, seconds: float, busy: float) -> str:
    store = connect(url)
    await store.open()
    run = f"{time.time_ns():x}"
    took: list[float] = []
    begin, computed = time.perf_counter(), time.process_time()

    async def play(table: str) -> None:
        session, number = Session(table), 1
        while (start := time.perf_counter()) < begin + seconds:
            await store.append(session, number, [BODY])
            took.append(time.perf_counter() - start)
            number += 1
            until = time.perf_counter() + busy
            while time.perf_counter() < until:
                pass

    await asyncio.gather(*(play(f"{run}-{n}") for n in range(tables)))
    spent, computed = time.perf_counter() - begin, time.process_time() - computed
    await store.close()
    cuts = statistics.quantiles(took, n=100)
    rate = f"{len(took) / spent:8,.0f} appends/s"
    own = f"{computed / len(took) * 1e6:.0f} µs of CPU each"
    return f"{rate}   {own}   p50 {cuts[49] * 1000:.1f} ms   p99 {cuts[98] * 1000:.1f} ms   {without_password(url)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("urls", metavar="URL", nargs="*")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--busy", type=float, default=0.0, metavar="MICROSECONDS")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix="store-") as folder:
        for url in given.urls or [f"sqlite:///{folder}/octavo.db"]:
            print(asyncio.run(measure(url, given.tables, given.seconds, given.busy / 1e6)), flush=True)


if __name__ == "__main__":
    main()
