"""The processes of the arena end with it, whatever they are doing."""

import multiprocessing
import os
import subprocess
import sys
import time

from octavo.lab.arena.crew import crew

LONG = 3600  # seconds
PATIENCE = 60  # seconds until processes have ended, on a machine that does much else

ABANDONED = """
import os, signal, time
from octavo.lab.arena.crew import crew

if __name__ == "__main__":
    with crew(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(time.sleep, 3600)
        os._exit(1)
"""


def test_workers_end_with_the_crew() -> None:
    with crew(2) as pool:
        pool.submit(time.sleep, LONG)
        own = pool.submit(os.getpid).result()
        workers = multiprocessing.active_children()
        assert own in {worker.pid for worker in workers}
    for worker in workers:
        worker.join(PATIENCE)
        assert worker.exitcode is not None


def test_nobody_outlives_a_process_that_ends_without_a_word() -> None:
    done = subprocess.run([sys.executable, "-c", ABANDONED], stdout=subprocess.PIPE, text=True, timeout=PATIENCE)
    assert done.returncode == 1 and int(done.stdout) > 0, "its worker has ended, or this would hang"
