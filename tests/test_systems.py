"""Linux, macOS and Windows: what they do differently is asked for in one place, and a checker sees all three."""

import ast
import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from octavo.engine import system

SOURCE = Path(__file__).parent.parent / "src" / "octavo"
PLACES = {"engine/system.py", "terminal/keys.py"}
FILES = [path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).as_posix() not in PLACES]
MODULES = {  # that only some systems have
    "_winapi", "curses", "fcntl", "grp", "msvcrt", "posix", "pty", "pwd", "resource", "syslog", "termios",
    "tty", "uvloop", "winreg", "winsound",
}  # fmt: skip
NAMES = {  # of `os`, `signal`, `socket`, `asyncio` and `subprocess` that only some systems have
    "AF_UNIX", "CREATE_NEW_PROCESS_GROUP", "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "PRIO_PROCESS", "SIGALRM",
    "SIGBREAK", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SO_REUSEADDR", "SO_REUSEPORT",
    "add_reader", "add_signal_handler", "create_unix_server", "fchmod", "fork", "forkpty", "getegid", "geteuid",
    "getgid", "getloadavg", "getpgid", "getpriority", "getuid", "killpg", "mkfifo", "nice", "open_unix_connection",
    "pread", "pwrite", "remove_signal_handler", "sched_getaffinity", "sched_setaffinity", "sendfile", "setpgid",
    "setpgrp", "setpriority", "setsid", "statvfs", "sysconf", "umask", "uname", "wait4", "waitpid",
}  # fmt: skip
KEYWORDS = {"preexec_fn", "start_new_session", "process_group", "pass_fds", "creationflags", "reuse_port", "dir_fd"}
PATHS = re.compile(r"^/(proc|sys|dev|tmp|etc|usr|var|home)(/|$)|^[A-Z]:\\|^~/")


def found(path: Path) -> set[str]:
    """What a file asks for that only some systems have."""
    wrong = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                wrong |= {alias.name for alias in names if alias.name in MODULES}
            case ast.ImportFrom(module=module, names=names):
                wrong |= {str(module)} & MODULES | {alias.name for alias in names} & NAMES
            case ast.Attribute(value=ast.Name(id=owner), attr=name):
                if name in NAMES or (owner, name) in {
                    ("sys", "platform"),
                    ("os", "name"),
                    ("sys", "getwindowsversion"),
                }:
                    wrong.add(f"{owner}.{name}")
            case ast.keyword(arg=str(name)):
                wrong |= {name} & KEYWORDS
            case ast.Constant(value=str(text)):
                wrong |= {text} if PATHS.match(text) else set()
    return wrong


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_asks_for_what_only_some_systems_have(path: Path) -> None:
    assert found(path) == set()


def test_the_places_that_may_ask_do() -> None:
    for place in PLACES:
        assert found(SOURCE / place), place


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path) -> None:
    first, second = (os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT) for _ in range(2))
    assert system.lock(first)
    assert not system.lock(second)
    os.close(first)
    assert system.lock(second)
    os.close(second)


def test_a_port_is_taken_once() -> None:
    with socket.socket() as first, socket.socket() as second:
        system.bind(first, "127.0.0.1", 0)
        first.listen()
        with pytest.raises(OSError, match=r"in use|forbidden"):
            system.bind(second, "127.0.0.1", first.getsockname()[1])


def test_a_program_is_told_that_it_should_stop() -> None:
    async def told() -> str:
        asked = asyncio.Event()
        system.on_stop(asyncio.get_running_loop(), asked.set)
        signal.raise_signal(signal.SIGINT)
        async with asyncio.timeout(60):
            await asked.wait()
        return "stopped"

    before = signal.getsignal(signal.SIGINT)
    try:
        assert system.run(told()) == "stopped"
    finally:
        signal.signal(signal.SIGINT, before)


def test_somebody_works_apart_and_stands_back() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, **system.apart())
    system.stand_back_process(child.pid, 5)
    assert child.stdin
    child.stdin.close()
    child.wait(60)
    system.stand_back_process(child.pid, 5)  # it is no longer there
    other = threading.Thread(target=lambda: system.stand_back(threading.get_native_id(), 5))
    other.start()
    other.join()


def test_there_are_cores_and_descriptors() -> None:
    assert 1 <= system.cores() <= (os.cpu_count() or 1)
    with system.on_one_core():
        assert sys.platform != "linux" or system.cores() == 1
    before = system.descriptors()
    system.more_descriptors()
    assert system.descriptors() >= before > 0
