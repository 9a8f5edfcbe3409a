"""Opening a database while others do, and what is found where one was."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from octavo.server.store import Session
from octavo.server.store.sqlite import SqliteStore
from octavo.text.refusal import Refused
from server.house import House
from server.keeping import held, opened

OPENER = Path(__file__).parent / "opener.py"


@contextlib.contextmanager
def openers(count: int, kind: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes that open what they are told to; none of them outlives this."""
    made: list[subprocess.Popen[str]] = []
    try:
        for number in range(count):
            words = [sys.executable, str(OPENER), f"guest-{number}", kind]
            made.append(subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        for process in made:
            assert answer(process) == "ready"
        yield made
    finally:
        for process in made:
            process.kill()
            process.communicate()


def answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def all_open(processes: list[subprocess.Popen[str]], url: str) -> list[str]:
    """What each of them says who is told to open it at the same moment as the others."""
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(f"{url}\n")
        process.stdin.flush()
    return [answer(process) for process in processes]


def test_many_processes_open_a_new_file_at_the_same_moment(tmp_path: Path, deep: bool) -> None:
    async def tables(url: str) -> int:
        async with opened(url) as store:
            return len(await held(store))

    with openers(5, "reader") as processes:
        for round_number in range(300 if deep else 30):
            url = f"sqlite:///{tmp_path}/octavo-{round_number}.db"
            assert all_open(processes, url) == ["opened"] * 5
        assert asyncio.run(tables(url)) == 1 + 5  # one key, and an event of each


def test_of_servers_that_open_a_new_file_at_the_same_moment_one_gets_it(tmp_path: Path, deep: bool) -> None:
    with openers(4, "server") as processes:
        for round_number in range(200 if deep else 15):
            said = Counter(all_open(processes, f"sqlite:///{tmp_path}/octavo-{round_number}.db"))
            served = said.pop("opened")
            assert served >= 1  # more than one where the first had closed before the next came
            assert all(line.startswith("database-in-use: Another server has ") for line in said), said


def test_two_servers_at_once_on_a_new_file(tmp_path: Path, deep: bool) -> None:
    """One serves, and the other says why it does not, in one sentence."""
    database = f"sqlite:///{tmp_path}/octavo.db"

    async def start(house: House) -> bool:
        """Whether it serves; if not, it has said its sentence."""
        try:
            await house.open()
        except AssertionError:
            return False
        return True

    async def story(houses: list[House]) -> None:
        try:
            serving = await asyncio.gather(*(start(house) for house in houses))
            assert sorted(serving) == [False, True]
            late = houses[serving.index(False)]
            assert await late.ended() == 2
            (said,) = late.journal.read_text().splitlines()
            assert said.startswith("octavo: Another server has ") and "--db" in said
        finally:
            for house in houses:
                await house.clear()

    for round_number in range(10 if deep else 1):
        asyncio.run(story([House(f"{database}-{round_number}", tmp_path / f"{round_number}-{n}") for n in range(2)]))


def test_opening_a_file_waits_for_a_process_that_creates_it(tmp_path: Path) -> None:
    """SQLite refuses WAL at once while somebody writes to a file that is not in WAL yet, and asks no timeout."""
    path = tmp_path / "octavo.db"

    async def play(store: SqliteStore) -> None:
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            opening = asyncio.create_task(store.open())
            done, _ = await asyncio.wait({opening}, timeout=0.3)
            assert not done, opening.exception()
            other.execute("ROLLBACK")
        await opening
        await store.append(Session("first"), 1, [b"1"])
        await store.close()
        path.unlink()

    for alone in (True, False):
        asyncio.run(play(SqliteStore(path, alone=alone, patience=60.0)))


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "octavo.db"

    async def play() -> None:
        store = SqliteStore(path, alone=True, patience=0.2)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused, match=r"octavo\.db can't be opened: database is locked"):
                await store.open()
        again = SqliteStore(path, alone=True)  # and nothing is left of the attempt
        await again.open()
        await again.close()

    asyncio.run(play())
