"""Two cores: a server that is measured has one of them to itself, and the people who load it run on the other."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, CROWD_CORE = CORES[0], CORES[-1]


def start(command: Sequence[str | Path], **more: Any) -> "subprocess.Popen[bytes]":
    """Start a server on its core; from then on this process keeps to the other."""
    os.sched_setaffinity(0, {SERVER_CORE})
    try:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    finally:
        os.sched_setaffinity(0, {CROWD_CORE})
