"""A server for tests, run as a program: bots that don't wait for people to follow, races that are over soon, and hints
that are found without compiled rules.

`python host.py PORT DATABASE [TEMPO]` serves until it is told to stop; TEMPO is how many seconds a bot waits.
Everything else is the server itself.
"""

import asyncio
import signal
import sys

from octavo.bots.review import Budget
from octavo.server.limits import Limits
from octavo.server.room import playing, races
from octavo.server.serve import Running, listening_at
from octavo.server.work import hinting

TEMPO = 0.0  # seconds that a bot waits
HASTE = 10.0  # how much faster races are
LIMITS = Limits(openings=100, tables=1000)


async def host(port: int, database: str) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    running = await Running.start(database, limits=LIMITS)
    await running.listen(listening_at("127.0.0.1", port))
    print("ready", flush=True)
    await stop.wait()
    await running.stop()


if __name__ == "__main__":
    hinting.HINT = hinting.JUDGEMENT = Budget(simulations=16, compiled=False)  # nothing is compiled for tests
    playing.TEMPO = float(sys.argv[3]) if len(sys.argv) > 3 else TEMPO
    races.SPEED.update({pace: speed * HASTE for pace, speed in races.SPEED.items()})
    asyncio.run(host(int(sys.argv[1]), sys.argv[2]))
