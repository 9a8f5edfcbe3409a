"""Nothing acknowledged is lost: processes that append are killed in the middle of it, again and again."""

import asyncio
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from server.keeping import opened

APPENDER = Path(__file__).parent / "appender.py"
TABLES = [f"table-{n}" for n in range(20)]
Told = dict[str, dict[int, tuple[str, int]]]  # what was acknowledged: table, first number -> who, how many


@contextmanager
def appending(url: str, who: str, tables: Sequence[str]) -> Iterator[subprocess.Popen[str]]:
    """A process that appends; whatever happens, it does not outlive this."""
    process = subprocess.Popen([sys.executable, APPENDER, url, who, *tables], stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def kill_after(process: subprocess.Popen[str], seconds: float, who: str, told: Told) -> int:
    """Kill a process some time after its first acknowledgement; how many it had."""
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    time.sleep(seconds)
    assert process.poll() is None, "it should still be at work"
    process.kill()
    lines += process.stdout.read().splitlines()
    for line in lines:
        table, first, count = line.split()
        assert int(first) not in told[table], f"{line} was acknowledged twice"
        told[table][int(first)] = (who, int(count))
    return len(lines)


def check(url: str, tables: Sequence[str], told: Told) -> None:
    """Every append is there as a whole or not at all, and all that were acknowledged are."""

    async def read() -> dict[str, list[bytes]]:
        async with opened(url) as store:
            return {table: await store.events(table) for table in tables}

    for table, events in asyncio.run(read()).items():
        found: dict[int, tuple[str, int]] = {}
        number = 1
        while number <= len(events):
            who, first, count = events[number - 1].decode().split()
            assert int(first) == number, "a gap, or an event in a wrong place"
            assert events[number - 1 : number - 1 + int(count)] == [events[number - 1]] * int(count), "half an append"
            found[number] = (who, int(count))
            number += int(count)
        assert told[table].items() <= found.items()


def test_kill_9_loses_nothing(database: str, deep: bool) -> None:
    told: Told = defaultdict(dict)
    chance = random.Random(9)
    for round_number in range(100 if deep else 8):
        who = f"life-{round_number}"
        with appending(database, who, TABLES) as process:
            assert kill_after(process, chance.uniform(0.0, 0.3), who, told) > 0
        check(database, TABLES, told)


def test_two_processes_at_one_table_keep_out_of_each_other_s_way(database: str) -> None:
    told: Told = defaultdict(dict)
    tables = TABLES[:3]
    with appending(database, "one", tables) as one, appending(database, "two", tables) as two:
        for who, process in (("one", one), ("two", two)):
            assert kill_after(process, 1.0, who, told) > 0
    check(database, tables, told)
    writers = {who for appends in told.values() for who, _ in appends.values()}
    assert writers == {"one", "two"}
