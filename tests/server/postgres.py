"""A real PostgreSQL for tests: started in a folder of its own, stopped at the end.

PostgreSQL refuses to run as root; then it runs as its own user, which Debian's package makes.
"""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

PATIENCE = 60  # seconds
MISSING = "these tests need PostgreSQL: apt-get install postgresql, or put its initdb and postgres on the PATH"


def programs() -> Path:
    """The folder of initdb and postgres, the newest of several."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    if not folders:
        raise RuntimeError(MISSING)
    return folders[-1]


class Postgres:
    """A server on a Unix socket, which leaves it to the system when files come to the disk.

    In tests processes end, and never the machine. With fsync, a server that was ended at once begins by bringing every
    file of every database to the disk, one by one: beside other work on that disk, longer than anybody waits for it.
    """

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="octavo-"))  # short: the path of a socket has 107 letters at most
        self.user: str | None = None
        if os.geteuid() == 0:
            self.user = "postgres"
            try:
                owner = pwd.getpwnam(self.user)
            except KeyError:
                raise RuntimeError(MISSING) from None
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._names = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        data = self.folder / "data"
        self.run(
            *("initdb", "--pgdata", str(data), "--username", "octavo", "--auth", "trust", "--encoding", "UTF8"),
            "--no-sync",
        )
        settings = {
            "listen_addresses": "''",
            "fsync": "off",
            "synchronous_commit": "on",
            "shared_buffers": "'32MB'",
        }
        with (data / "postgresql.conf").open("a") as file:
            file.writelines(f"{key} = {value}\n" for key, value in settings.items())

    def run(self, program: str, *arguments: str, given: str | None = None) -> str:
        """What a program of PostgreSQL prints."""
        return subprocess.run(
            [self.programs / program, *arguments],
            input=given,
            check=True,
            text=True,
            stdout=subprocess.PIPE,
            cwd=self.folder,
            user=self.user,
            group=self.user,
            extra_groups=[] if self.user else None,
        ).stdout

    def start(self) -> None:
        self._process = self._started(self.folder / "data", self.folder)

    def _started(self, data: Path, socket: Path) -> "subprocess.Popen[bytes]":
        """A server that answers."""
        with (self.folder / "log").open("ab") as log:
            process = subprocess.Popen(
                [self.programs / "postgres", "-D", data, "-k", socket],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                group=self.user,
                extra_groups=[] if self.user else None,
            )
        end = time.monotonic() + PATIENCE
        while not self._answers(socket):
            if process.poll() is not None or time.monotonic() > end:
                process.kill()
                process.wait()
                raise RuntimeError((self.folder / "log").read_text())
            time.sleep(0.05)
        return process

    def _answers(self, socket: Path) -> bool:
        asked = [str(self.programs / "pg_isready"), "--quiet", "--host", str(socket)]
        return subprocess.run(asked, check=False).returncode == 0

    @contextmanager
    def standby(self) -> Iterator[Path]:
        """The folder of the socket of a server that follows this one, and can't be written to."""
        data, place = self.folder / "standby", str(self.folder)
        self.run(
            "pg_basebackup", "-R", "-c", "fast", "--no-sync", "-D", str(data), "--host", place, "--username", "octavo"
        )
        process = self._started(data, data)
        try:
            yield data
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait(PATIENCE)
            shutil.rmtree(data)

    def stop(self) -> None:
        """At once: connections break in the middle of what they do; nothing that was committed is lost."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def url(self, database: str) -> str:
        return f"postgresql://octavo@/{database}?host={quote(str(self.folder))}"

    def new_database(self) -> str:
        """The URL of a database that nobody has used."""
        name = f"octavo_{os.getpid()}_{next(self._names)}"
        self.run("createdb", "--host", str(self.folder), "--username", "octavo", name)
        return self.url(name)
