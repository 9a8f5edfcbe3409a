"""The server that the browsers of a test visit: started, stopped, killed and started again."""

import socket
import subprocess
import sys
from pathlib import Path

HOST = Path(__file__).parent / "host.py"


class House:
    """A server at an address that stays the same, with a database that does, too."""

    def __init__(self, folder: Path, *, tempo: float = 0, environment: dict[str, str] | None = None) -> None:
        """`tempo` is how many seconds a bot waits."""
        self.folder, self.tempo, self.environment = folder, tempo, environment
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it listens."""
        journal = (self.folder / "journal").open("a")
        command = [sys.executable, str(HOST), str(self.port), f"sqlite:///{self.folder}/octavo.db", str(self.tempo)]
        with journal:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=journal, text=True, env=self.environment
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line == "ready\n", (self.folder / "journal").read_text()

    def kill(self) -> None:
        """As a machine that loses its power."""
        self._end("kill")

    def stop(self) -> None:
        self._end("terminate")

    def _end(self, how: str) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        getattr(process, how)()
        process.wait(20)
        assert process.stdout is not None
        process.stdout.close()

    def faults(self) -> list[str]:
        """What went wrong in the server, by its journal."""
        path = self.folder / "journal"
        return [line for line in path.read_text().splitlines() if '"error"' in line] if path.exists() else []
