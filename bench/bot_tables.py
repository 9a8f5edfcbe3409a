"""Tables full of bots: how soon people are answered while bots think at every table.

    python -m bench.bot_tables [--game njet] [--players 4] [--tables 100] [--strength expert] [--seconds 20] [--json]

One person sits at each table, and plays at once whenever it is their turn; bots have all other seats, and wait as they
do for people who want to follow. The server has all cores, as hosts run it, and shares them with the people.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from bench.crowd import Crowd
from bench.table import HOST, Load, load, serving, warm
from rich.console import Console


async def measure(folder: Path, given: argparse.Namespace) -> tuple[Load, int]:
    """Let people play with bots for a while; how many of these have decided."""
    with serving(folder, everywhere=True) as server:
        await server.settle()
        crowd = Crowd(HOST, server.port, given.game, bots=given.strength)
        await crowd.gather(given.tables, given.players, lambda: None)
        await crowd.each(lambda company: company.host_comes(), lambda: None)
        before = await thoughts(server.port)
        found = await load(crowd, server, given.seconds, None, lambda text: None)
        decided = await thoughts(server.port) - before
        crowd.leave()
    return found, decided


async def thoughts(port: int) -> int:
    """How often bots were asked so far, by the server's own count."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode())
    text = (await reader.read()).decode()
    writer.close()
    return int(float(next(line for line in text.splitlines() if line.startswith("octavo_thoughts_total")).split()[1]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="njet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--strength", default="expert", choices=["beginner", "club", "expert"])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent, help="on the disk that is measured")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with Console(stderr=True).status("compiling, then playing"):
        warm(given.game)
        with tempfile.TemporaryDirectory(dir=given.folder, prefix="table-") as folder:
            found, decided = asyncio.run(measure(Path(folder), given))
    if given.json:
        print(json.dumps({**asdict(found), "thoughts": decided}, indent=1))
    else:
        print(
            f"{given.game}, {given.tables} tables of a person and {given.players - 1} bots ({given.strength}): "
            f"{decided / given.seconds:.0f} decisions of bots and {found.actions_a_second:.0f} of people a second; "
            f"people are answered after {found.ok_p50:.1f} ms (median), {found.ok_p99:.1f} ms (99 %)."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
