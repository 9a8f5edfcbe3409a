"""A server under attack: a process of its own, on one core, with as many open files as a shell gives it.

    async with house(tmp_path) as server, canary(server) as bird:
        before = await bird.listen(answers=24)
        async with attack(...):
            (await bird.listen(seconds=2)).as_good_as(before)

Who asks without `X-Forwarded-For` is the host and has no limits by address; an attacker comes as if through a proxy on
this machine (`raw.ATTACKER`). `serve` takes more words (`--trusted-proxy`, …) from whoever calls `house`.
"""

import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from server.house import OCTAVO, House

FILES = 1024  # open files, until the server asks for more
MOST_FILES = 4096  # that it may ask for: no more than there are on any machine
# Run as `python -c CONFINED core files most program words...`: limits of the process itself, before it is the server.
CONFINED = """
import os, resource, sys
core, files, most = map(int, sys.argv[1:4])
os.sched_setaffinity(0, {core})
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (files, most if hard < 0 else min(most, hard)))
os.execv(sys.argv[4], sys.argv[4:])
"""
needs_linux = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="only Linux tells what a thread has used")


class Note(msgspec.Struct):
    """A line of the journal, as far as all of them are alike."""

    what: str
    error: str = ""


class Besieged(House):
    """A server, and what it uses."""

    def main_seconds(self) -> float:
        """CPU seconds of the thread in which the loop runs: while these go by, nobody else is answered."""
        return main_seconds(self.pid)

    def memory(self) -> int:
        """Bytes that it has in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def files(self) -> int:
        """Files and connections that it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def notes(self) -> Counter[str]:
        """How many lines of each kind are in its journal."""
        lines = self.journal.read_bytes().splitlines() if self.journal.exists() else []
        return Counter(msgspec.json.decode(line, type=Note).what for line in lines)

    def faults(self) -> list[str]:
        """What went wrong in it, by its journal: what was raised somewhere, and whatever is no line of a journal."""
        lines = self.journal.read_text().splitlines() if self.journal.exists() else []
        return [line for line in lines if '"where"' in line or not line.startswith('{"at"')]


def main_seconds(pid: int) -> float:
    return int(_schedule(Path(f"/proc/{pid}/task/{pid}"))[0]) / 1e9


def waited_seconds(pid: int) -> float:
    """Seconds for which threads of a process had something to do, and others had the core: of all threads together."""
    waited = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
            waited += int(_schedule(thread)[1])
    return waited / 1e9


def process_seconds(pid: int) -> float:
    """CPU seconds of all threads of a process."""
    return time.clock_gettime((~pid << 3) | 2)  # its clock, as clock_getcpuclockid(3) makes it


def _schedule(thread: Path) -> list[str]:
    return (thread / "schedstat").read_text().split()


@asynccontextmanager
async def house(
    folder: Path,
    *more: str,
    files: int = FILES,
    most_files: int = MOST_FILES,
    database: str = "",
    program: Sequence[str | Path] = (OCTAVO,),
    settings: dict[str, str] | None = None,
) -> AsyncIterator[Besieged]:
    """A server that runs."""
    cores = sorted(os.sched_getaffinity(0))
    core = cores[os.getpid() % len(cores)]  # tests that run side by side have different ones
    confined = (sys.executable, "-c", CONFINED, str(core), str(files), str(most_files))
    server = Besieged(
        database or f"sqlite:///{folder}/octavo.db",
        folder / "journal",
        *more,
        program=(*confined, *program),
        settings={"OCTAVO_LANG": "en"} | (settings or {}),
    )
    await server.open()
    try:
        yield server
    finally:
        await server.clear()
