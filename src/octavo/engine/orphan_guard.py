"""A guard for a process that works for another one: it ends when the other one does.

The parent starts it with FLAG and a pipe as standard input, and never writes to the pipe. However the parent ends, the
pipe ends with it, and so does this process.
"""

import os
import threading
from collections.abc import Sequence

FLAG = "--attended"
STDIN = 0


def words(given: Sequence[str]) -> list[str]:
    """The words of a command without the flag; if it was there, this process ends with its standard input."""
    if FLAG in given:
        threading.Thread(target=_end_with_input, daemon=True).start()
    return [word for word in given if word != FLAG]


def _end_with_input() -> None:
    while os.read(STDIN, 1):  # not by `sys.stdin`, whose lock would be held when the work is done
        pass
    os._exit(1)
