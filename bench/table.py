"""The table under load: durable actions a second, how long they take, memory, and how long a start takes.

    python -m bench.table [--game njet] [--seconds 20] [--tables 100 1000] [--rate 1000] [--folder .] [--json]

`octavo serve` runs on one core with a database on disk, and all people of all tables on another, each over a websocket
of its own (`bench/crowd.py`). Rules are compiled before. Measured are

- as fast as it goes: everybody acts as soon as it is their turn, at 100 and at 1,000 tables;
- at a pace: 1,000 actions a second at 1,000 tables, each timed from the moment at which it was due;
- the same load on boardgame.io with its store in memory, if it is there (`npm install` in bench/boardgame);
- memory: what three more people at each of 1,000 tables take, before they sit down;
- the second start, until the first request is answered.

The server's own computing time for each action is the figure that does not depend on what else the machine does.
"""

import argparse
import asyncio
import gc
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from bench import boardgame
from bench.cores import CROWD_CORE, SERVER_CORE, start
from bench.crowd import Crowd
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HOST = "127.0.0.1"
SETTLED = 0.25  # of a core: a server that computes less than this only looks after its lines
LONGEST = 30.0  # seconds to wait for that


class Process:
    """A server on one core."""

    def __init__(self, folder: Path, port: int, *, everywhere: bool = False) -> None:
        """On its core, or `everywhere`."""
        self.port = port
        begin = partial(subprocess.Popen, stdout=subprocess.DEVNULL) if everywhere else start
        self._popen = begin(
            [
                Path(sys.executable).with_name("octavo"), "serve", "--no-browser", "--port", str(port), "--db",
                f"sqlite:///{folder.absolute()}/octavo.db",
            ],
            stderr=(folder / "log").open("ab"),
        )  # fmt: skip
        self.pid = self._popen.pid

    def await_answer(self) -> None:
        """Wait until a request is answered."""
        while True:
            if self._popen.poll() is not None:
                raise RuntimeError("the server has ended")
            try:
                with socket.create_connection((HOST, self.port)) as line:
                    line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
                    if line.recv(1000).startswith(b"HTTP/1.1 200"):
                        return
            except ConnectionError:
                pass
            time.sleep(0.005)

    def computed(self) -> float:
        """Seconds that it has computed so far, in all threads that live."""
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> int:
        """Bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def settle(self) -> None:
        """Wait until it has nothing to do, and nothing to compile."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        quiet, end = 0, time.monotonic() + LONGEST
        while quiet < 3 and time.monotonic() < end:
            before = self.computed()
            await asyncio.sleep(0.5)
            busy = (self.computed() - before) / 0.5 > SETTLED or children.read_text().strip()
            quiet = 0 if busy else quiet + 1

    def stop(self) -> None:
        self._popen.send_signal(signal.SIGTERM)
        self._popen.wait(30)


@contextmanager
def serving(folder: Path, *, everywhere: bool = False) -> Iterator[Process]:
    process = Process(folder, free_port(), everywhere=everywhere)
    try:
        process.await_answer()
        yield process
    finally:
        process.stop()


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        port: int = taken.getsockname()[1]
        return port


@dataclass(frozen=True)
class Load:
    """What a load came to; times in milliseconds, the server's computing in microseconds for each action."""

    tables: int
    rate: float | None  # that was asked for, or as fast as it goes
    actions_a_second: float
    ok_p50: float
    ok_p99: float
    next_p50: float
    next_p99: float
    server_us: float
    server_busy: float  # share of its core
    crowd_busy: float
    refused: int
    matches: int
    not_ready: float  # share of the paced actions for which nobody was ready


@dataclass(frozen=True)
class Memory:
    """Bytes of the server."""

    empty: int
    a_connection: int
    a_table: int  # with its match and four people


def quantiles(seconds: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds."""
    if len(seconds) < 2:
        return 0.0, 0.0
    cuts = statistics.quantiles(seconds, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


async def load(crowd: Crowd, server: Process, seconds: float, rate: float | None, say: Callable[[str], None]) -> Load:
    """Let people play for a while."""
    figures, not_ready = crowd.figures, 0.0
    crowd.begin(eager=rate is None)
    if rate is None:
        await asyncio.sleep(min(2.0, seconds / 4))  # until all tables are at it
    else:
        await crowd.pace(rate, min(2.0, seconds / 4))
    figures.clear()
    begin, computed, own = time.perf_counter(), server.computed(), time.process_time()
    if rate is None:
        await asyncio.sleep(seconds)
    else:
        not_ready = await crowd.pace(rate, seconds)
        await asyncio.sleep(0.2)
    took, computed, own = time.perf_counter() - begin, server.computed() - computed, time.process_time() - own
    actions = len(figures.answered)
    found = Load(
        len(crowd.tables), rate, actions / took, *quantiles(figures.answered), *quantiles(figures.passed_on),
        computed / max(1, actions) * 1e6, computed / took, own / took, figures.refused, figures.finished, not_ready,
    )  # fmt: skip
    crowd.eager = False
    await asyncio.sleep(1)
    say(f"{found.tables} tables: {found.actions_a_second:,.0f} actions a second, {found.server_us:.0f} µs each")
    return found


async def measure(
    folder: Path, given: argparse.Namespace, tables: int, progress: Progress
) -> tuple[list[Load], Memory]:
    """A server of its own with so many tables."""
    task = progress.add_task(f"{tables} tables", total=4 * tables)

    def step() -> None:
        progress.advance(task)

    with serving(folder) as server:
        await server.settle()
        empty = server.memory()
        crowd = Crowd(HOST, server.port, given.game)
        await crowd.gather(tables, given.players, step)
        await crowd.each(lambda company: company.host_comes(), step)
        few = server.memory()
        await crowd.each(lambda company: company.others_come(), step)
        many = server.memory()
        await crowd.each(lambda company: company.all_sit(), step)
        await server.settle()
        memory = Memory(empty, (many - few) // (tables * (given.players - 1)), (server.memory() - empty) // tables)
        gc.collect()
        gc.freeze()
        progress.update(task, description=f"{tables} tables, as fast as it goes")
        loads = [await load(crowd, server, given.seconds, None, progress.console.print)]
        if tables == max(given.tables):
            progress.update(task, description=f"{tables} tables, {given.rate:g} actions a second")
            loads.append(await load(crowd, server, given.seconds, given.rate, progress.console.print))
        crowd.leave()
    return loads, memory


def warm(game: str) -> None:
    """Compile all that a table and its bots need."""
    for module in ("octavo.server.work.precompile", "octavo.bots.precompile"):
        subprocess.run([sys.executable, "-m", module, game], check=True, stdout=subprocess.DEVNULL)


def second_start(folder: Path, starts: int) -> float:
    """Seconds from the command to the first answer, where it has been started before."""
    took = []
    for _ in range(1 + starts):
        begin = time.perf_counter()
        with serving(folder):
            took.append(time.perf_counter() - begin)
    return statistics.median(took[-starts:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="njet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=1000.0, help="actions a second, at most tables")
    parser.add_argument("--starts", type=int, default=3, help="how often the start is measured")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent, help="on the disk that is measured")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    console = Console(stderr=True)
    loads, memory, peer = [], None, 0.0
    with Progress(console=console, disable=given.json and not console.is_terminal) as progress:
        progress.add_task("compiling", total=None)
        warm(given.game)
        for tables in given.tables:
            with tempfile.TemporaryDirectory(dir=given.folder, prefix="table-") as folder:
                more, memory = asyncio.run(measure(Path(folder), given, tables, progress))
                loads += more
        if boardgame.installed():
            progress.add_task("boardgame.io", total=None)
            node = Path(sys.executable).with_name("node")
            peer = boardgame.actions_a_second(node, free_port(), min(given.tables), given.seconds)
        progress.add_task("starts", total=None)
        with tempfile.TemporaryDirectory(dir=given.folder, prefix="table-") as folder:
            started = second_start(Path(folder), given.starts)
    assert memory is not None
    if given.json:
        found = {"loads": [asdict(one) for one in loads], "memory": asdict(memory), "start": started, "peer": peer}
        print(json.dumps(found, indent=1))
    else:
        show(given, loads, memory, started)
        if peer:
            times = loads[0].actions_a_second / peer
            print(f"boardgame.io, in memory: {peer:,.0f} actions a second. Ours: {times:.1f} times that.")
    return 0


def show(given: argparse.Namespace, loads: list[Load], memory: Memory, start: float) -> None:
    console = Console(width=140)
    table = Table(
        "tables", "pace", "actions/s", "ok p50", "p99", "next player p50", "p99", "server CPU", "its core",
        "crowd's core", "refused", "matches ended", title=f"{given.game}, {given.players} people a table",
    )  # fmt: skip
    for one in loads:
        pace = "as fast as it goes" if one.rate is None else f"{one.rate:g}/s"
        times = (f"{value:.1f} ms" for value in (one.ok_p50, one.ok_p99, one.next_p50, one.next_p99))
        table.add_row(
            f"{one.tables:,}", pace, f"{one.actions_a_second:,.0f}", *times, f"{one.server_us:.0f} µs",
            f"{one.server_busy:.0%}", f"{one.crowd_busy:.0%}", str(one.refused), str(one.matches),
        )  # fmt: skip
        if one.not_ready > 0.001:
            console.print(f"At {pace}, nobody was ready for {one.not_ready:.1%} of the actions.")
    console.print(table)
    if SERVER_CORE == CROWD_CORE:
        console.print("There is one core only: the people take their time from the server.")
    console.print(
        f"Memory: {memory.empty / 2**20:.0f} MiB empty, {memory.a_connection / 2**10:.1f} KiB a connection, "
        f"{memory.a_table / 2**10:.0f} KiB a table with its match and people."
    )
    console.print(f"Second start to the first answer: {start:.2f} s.")


if __name__ == "__main__":
    sys.exit(main())
