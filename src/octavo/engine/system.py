"""The differences between Linux, macOS and Windows, in one place.

`sys.platform` is asked here, and single keys of a terminal are read in `octavo.terminal.keys`; nothing else knows on
which system it runs. A type checker looks at each system on its own (`make check`).
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

if sys.platform == "win32":
    import msvcrt
    import subprocess
else:
    import fcntl
    import resource

T = TypeVar("T")


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a program with the fastest event loop that there is: Windows has none but Python's own."""
    if sys.platform == "win32":
        return asyncio.run(main)
    else:
        import uvloop  # comes with the server

        return uvloop.run(main)


def on_stop(loop: asyncio.AbstractEventLoop, call: Callable[[], object]) -> None:
    """Call when somebody presses Ctrl-C, or the system asks the process to end."""
    if sys.platform == "win32":  # whose loop takes no signals
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK):
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(call))
    else:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, call)


def cores() -> int:
    """The cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    else:
        return os.cpu_count() or 1


@contextmanager
def on_one_core() -> Iterator[None]:
    """Stay on one core meanwhile, where the system can be asked for that."""
    if sys.platform == "linux":
        mine = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {min(mine)})
        try:
            yield
        finally:
            os.sched_setaffinity(0, mine)
    else:
        yield


def stand_back(thread: int, nice: int) -> None:
    """Let a thread give way to others. Linux alone knows threads that are nicer than others."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, thread, nice)


def stand_back_process(process: int, nice: int) -> None:
    """Let a process give way to others, if it still runs; on Windows it has the same right as all."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, nice)


def apart() -> dict[str, Any]:
    """How `subprocess.Popen` starts a process that Ctrl-C does not reach."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    else:
        return {"start_new_session": True}


def descriptors() -> int:
    """How many files and connections the process may have open."""
    if sys.platform == "win32":
        return sys.maxsize
    else:
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return soft if soft != resource.RLIM_INFINITY else sys.maxsize


def more_descriptors() -> None:
    """As many as the machine gives: a shell gives a thousand, and says how many more may be had."""
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):  # where there is no such limit, the kernel has one that it does not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def lock(descriptor: int) -> bool:
    """Lock an open file until it is closed; False if another process has locked it.

    A file system that knows no locks lets everybody pass.
    """
    if sys.platform == "win32":
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
    return True


def bind(listening: socket.socket, host: str, port: int) -> None:
    """Take a port that nobody listens at; on Windows another one could otherwise take it, too."""
    if sys.platform == "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
