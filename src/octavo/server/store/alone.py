"""One server at a time: an SQLite file is for one, which holds a lock beside it for as long as it lives.

Two servers would lose nothing, since the second writer is told so, but neither would show what the other does. The
system releases the lock however a process ends.
"""

import os
from pathlib import Path

from octavo.engine import system
from octavo.text.refusal import Refused

ENDING = "-server"


def claim(path: Path) -> int:
    """Take the lock of a database, until the descriptor that is returned is closed."""
    lock = os.open(path.with_name(path.name + ENDING), os.O_RDWR | os.O_CREAT, 0o600)
    if not system.lock(lock):
        os.close(lock)
        raise Refused("database-in-use", database=path.absolute())
    return lock
