"""A server as a process of its own: started, killed, started again at the same port, and stopped in good order."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

OCTAVO = Path(sys.executable).with_name("octavo")
QUICK = (sys.executable, Path(__file__).with_name("quick.py"))  # with bots that nobody has to wait for
ENGLISH = {"OCTAVO_LANG": "en"}
PATIENCE = 60  # seconds: nothing takes so long, on whatever machine, unless it would take for ever


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


async def command(*words: str, **more: str) -> tuple[int, str, str]:
    """Run `octavo`: its exit code, and what it prints."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        OCTAVO, *words, stdout=pipe, stderr=pipe, env={**os.environ, **ENGLISH, **more}
    )
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


class House:
    """`octavo serve` with a database, and whatever else it is told."""

    def __init__(
        self,
        database: str,
        journal: Path,
        *more: str,
        program: Sequence[str | Path] = QUICK,
        settings: dict[str, str] = ENGLISH,
    ) -> None:
        self.database, self.journal = database, journal
        self.more, self.program, self.settings = more, program, settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        """Start, and wait until it says where it is."""
        words = ("serve", "--no-browser", "--port", str(self.port), "--db", self.database, *self.more)
        environment = {**os.environ, **self.settings}
        with self.journal.open("ab") as journal:
            self._process = await asyncio.create_subprocess_exec(
                *self.program, *words, stdout=asyncio.subprocess.PIPE, stderr=journal, env=environment
            )
        assert self._process.stdout
        async with asyncio.timeout(PATIENCE):
            said = await self._process.stdout.readline()
        assert said.decode().split()[-1:] == [f"http://localhost:{self.port}"], self.journal.read_text()

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    async def kill(self) -> None:
        """As if the power had failed."""
        assert self._process and self._process.returncode is None, self.journal.read_text()
        self._process.kill()
        await self._process.wait()
        self._process = None

    async def ended(self) -> int:
        """Wait until it has ended by itself; its exit code."""
        assert self._process
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
        self._process = None
        return code

    async def close(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        assert self._process
        self._process.send_signal(number)
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
        self._process = None
        return code

    async def clear(self) -> None:
        """Whatever has happened, nothing is left running."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()
