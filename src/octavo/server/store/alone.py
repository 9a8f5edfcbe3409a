"""One server at a time: an SQLite file is for one, which holds a lock beside it for as long as it lives.

Two servers would lose nothing, since the second writer is told so, but neither would show what the other does. The
system releases the lock however a process ends.
"""

import fcntl
import os
from pathlib import Path

from octavo.text.refusal import Refused

ENDING = "-server"


def claim(path: Path) -> int:
    """Take the lock of a database, until the descriptor that is returned is closed."""
    lock = os.open(path.with_name(path.name + ENDING), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Refused("database-in-use", database=path.absolute()) from None
    except OSError:
        pass  # a file system that knows no locks
    return lock
