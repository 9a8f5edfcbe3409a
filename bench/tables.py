"""What it costs to ask about tables where a million are stored, most of them left long ago.

    python -m bench.tables [URL …] [--stored 1000000] [--asked 500]

Each database must be empty; without a URL: an SQLite file beside this program, removed afterwards. It is filled as the
first schema had it, so that the first line tells how long it takes to bring that up to date. Then, of each question:
how long it took, the CPU of this process, and that of PostgreSQL if it is on this machine.
"""

import argparse
import asyncio
import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import asyncpg

from octavo.server.store import Store, connect
from octavo.server.store.schema import steps
from octavo.server.store.shown import without_password
from octavo.server.store.sqlite import SqliteStore

DAY = 86_400
RECENT = 5_000  # tables of the last day
HOST = "anna"  # hosts a hundredth of all
SPREAD = 2_654_435_761, 4_294_967_296  # neighbours in time have nothing in common in their ids
COLUMNS = "id, game, players, free, status, open, host, names, options, created, updated"
NUMBERS = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT {stored})"
VERSION = "CREATE TABLE schema_version (version integer NOT NULL)", "INSERT INTO schema_version VALUES (1)"


def tables(now: float) -> str:
    """Of five tables two wait, one is in play, and two are over; those of the last day come first."""
    mixed, status = (
        f"CAST(n AS bigint) * {SPREAD[0]} % {SPREAD[1]}",
        ("waiting", "playing", "waiting", "over", "closed"),
    )
    turns = " ".join(f"WHEN {turn} THEN '{name}'" for turn, name in enumerate(status))
    return f"""INSERT INTO tables ({COLUMNS}) SELECT 'table' || ({mixed}), 'njet', 4, n % 3, CASE n % 5 {turns} END,
        n % 4 > 0, CASE n % 100 WHEN 0 THEN '{HOST}' ELSE 'guest' || (n % 50021) END, '["Anna","Béla"]',
        '{{"start":"lot"}}', {now} - n * 60.0,
        {now} - CASE WHEN n < {RECENT} THEN n * {DAY / RECENT} ELSE n * 60.0 + {DAY} END"""


async def fill(store: Store, url: str, stored: int) -> None:
    """A database of the first schema, with so many tables."""
    now = time.time()
    if isinstance(store, SqliteStore):
        if store.path.exists():
            raise SystemExit(f"{store.path} is there already")
        with contextlib.closing(sqlite3.connect(store.path)) as file:
            file.executescript(steps("sqlite")[0] + ";".join(VERSION))
            file.execute(f"{NUMBERS.format(stored=stored)} {tables(now)} FROM numbers")
            file.commit()
        return
    connection = await asyncpg.connect(url)
    for statement in (steps("postgresql")[0], *VERSION):
        await connection.execute(statement)
    await connection.execute(f"{tables(now)} FROM generate_series(1, {stored}) AS n", timeout=600)
    await connection.execute("VACUUM ANALYZE tables", timeout=600)
    await connection.close()


async def backends(url: str) -> list[int]:
    """The processes of PostgreSQL that serve this database."""
    if url.startswith("sqlite"):
        return []
    connection = await asyncpg.connect(url)
    found = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")
    await connection.close()
    return [pid for (pid,) in found]


def computed(processes: list[int]) -> float:
    """How much CPU these have had, in seconds; 0 for those of another machine."""
    ticks = 0
    for pid in processes:
        with contextlib.suppress(OSError):
            values = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(values[11]) + int(values[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def tell(what: str, ask: Callable[[], Awaitable[object]], processes: Sequence[int] = (), times: int = 1) -> None:
    """Ask so many times, and print what it cost each time."""
    began, own, theirs = time.perf_counter(), time.process_time(), computed(list(processes))
    for _ in range(times):
        await ask()
    figures = (time.process_time() - own, computed(list(processes)) - theirs, time.perf_counter() - began)
    own_each, theirs_each, took = (figure / times * 1000 for figure in figures)
    beside = f"   PostgreSQL {theirs_each:.2f} ms" if processes else ""
    print(f"  {what:34}{took:10,.2f} ms   CPU {own_each:.2f} ms{beside}", flush=True)


async def measure(url: str, stored: int, asked: int) -> None:
    store = connect(url)
    await fill(store, url, stored)
    print(f"{without_password(url)}: {stored:,} tables", flush=True)
    await tell("start, the schema brought up to date", store.open)
    await store.close()
    store = connect(url)
    await tell("start", store.open)
    await store.secret_key()
    since = time.time() - DAY
    names = iter(f"table{n * SPREAD[0] % SPREAD[1]}" for n in range(1, stored, max(stored // asked, 1)))
    processes = await backends(url)
    await tell("a list of a hundred", lambda: store.tables(since=since), processes, asked)
    await tell("how many one has", lambda: store.unfinished(HOST, since), processes, asked)
    await tell("a table", lambda: store.table(next(names)), processes, asked)
    assert len(await store.tables(since=since)) == 100
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("urls", metavar="URL", nargs="*")
    parser.add_argument("--stored", type=int, default=1_000_000)
    parser.add_argument("--asked", type=int, default=500)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix="tables-") as folder:
        for url in given.urls or [f"sqlite:///{folder}/octavo.db"]:
            asyncio.run(measure(url, given.stored, given.asked))


if __name__ == "__main__":
    main()
