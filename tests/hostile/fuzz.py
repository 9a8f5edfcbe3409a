"""Random hostile input at a real server, beside a canary.

    python -m hostile.fuzz [--minutes 2] [--seed N] [--attackers 6]        (`make fuzz MINUTES=10 SEED=N`)

Attackers talk to lines of tables, call HTTP, send matches and decks, pack bodies and leave sentences half said, each
from a generator of its own seed: the same seed sends the same things, as far as the server's answers are the same.
Nothing may be answered with 500, be a fault in the journal or a secret there, be refused in words that nobody has, stay
open, grow without end, or be noticed at the canary's table; and what the tables have gone through can be read again.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from hostile import callers, senders, talkers
from hostile.canary import Canary, Listening, canary
from hostile.findings import Findings
from hostile.house import Besieged, house
from hostile.raw import MEBIBYTE
from hostile.siege import Siege
from octavo.server.limits import Limits
from octavo.server.room.room import Room
from octavo.server.store.base import KeptEvent
from server.keeping import held, opened

Deed = Callable[[Siege, random.Random], Awaitable[None]]
DEEDS: dict[Deed, int] = {  # how often each
    talkers.talk: 6,
    talkers.noise: 4,
    talkers.door: 3,
    talkers.chatter: 1,
    callers.route: 16,
    callers.nonsense: 6,
    callers.packing: 2,
    callers.half: 2,
    senders.match: 3,
    senders.flood: 1,
    senders.own_deck: 3,
}
ATTACKERS = 6
PATIENCE = 90.0  # seconds in which a deed is over
GROWN = 400 * MEBIBYTE  # how much more memory there may be at the end
LEFT = 20  # files that may be open at the end and were not before
NOTES = 200  # lines in the journal, and as many again for each minute: nobody fills a disk
LOOK = 10.0  # seconds between two looks at how it goes


def tell(line: str) -> None:
    print(line, flush=True)


async def attacker(siege: Siege, seed: str, end: float) -> None:
    """One deed after the other."""
    count = 0
    while time.monotonic() < end:
        count += 1
        chance = random.Random(f"{seed} {count}")
        deed = chance.choices(list(DEEDS), list(DEEDS.values()))[0]
        try:
            async with asyncio.timeout(PATIENCE):
                await deed(siege, chance)
        except TimeoutError:
            siege.findings.add(f"{deed.__name__} of seed “{seed} {count}” was not over in {PATIENCE:.0f} s")
        except ConnectionError:
            siege.findings.sent["connection refused"] += 1


async def besiege(
    folder: Path, seconds: float, seed: int, attackers: int = ATTACKERS, tell: Callable[[str], object] = tell
) -> Findings:
    """Attack a server for so long; what was found."""
    chance = random.Random(seed)
    async with house(folder) as server, canary(server) as bird:
        async with ClientSession(cookie_jar=DummyCookieJar()) as session:
            siege = Siege(server)
            await siege.gather(session, chance)
            before = await bird.listen(answers=24)
            memory, files = server.memory(), server.files()
            end = time.monotonic() + seconds
            async with asyncio.TaskGroup() as group:
                listening = group.create_task(bird.listen(seconds=seconds))
                looking = group.create_task(look(siege, end, tell))
                for number in range(attackers):
                    group.create_task(attacker(siege, f"{seed} {number}", end))
            most = max(memory, looking.result(), server.memory())
        notice(siege.findings, before, listening.result())
        tell(f"memory: {memory // MEBIBYTE} MiB before, at most {most // MEBIBYTE} MiB")
        if most > memory + GROWN:
            siege.findings.add(f"the server has grown from {memory:,} to {most:,} bytes")
        if (lines := server.notes().total()) > NOTES * (1 + seconds / 60):
            siege.findings.add(f"the journal has {lines:,} lines: {server.notes().most_common(5)}")
        await emptied(server, files, siege.findings)
        await goodbye(server, bird, siege.findings)
    await read_again(server, siege.findings)
    return siege.findings


def notice(findings: Findings, before: Listening, during: Listening) -> None:
    try:
        during.as_good_as(before, share=Limits().attention)
    except AssertionError as harm:
        findings.add(str(harm))


async def look(siege: Siege, end: float, tell: Callable[[str], object]) -> int:
    """Say how it goes, until the end; the most memory that was seen."""
    most = 0
    while (left := end - time.monotonic()) > 0:
        await asyncio.sleep(min(LOOK, left))
        most = max(most, siege.server.memory())
        found = siege.findings
        figures = f"{found.sent.total():,} sent, {found.refusals.total():,} refused, {len(found.wrong)} wrong"
        tell(f"{figures}, {most // MEBIBYTE} MiB, {max(0.0, left - LOOK):.0f} s left")
    return most


async def emptied(server: Besieged, files: int, findings: Findings) -> None:
    """Wait until whatever the attackers have opened is closed."""
    for _ in range(300):
        if server.files() <= files + LEFT:
            return
        await asyncio.sleep(0.1)
    findings.add(f"{server.files()} files are open, {files} were before")


async def goodbye(server: Besieged, bird: Canary, findings: Findings) -> None:
    """The server ends as it should, and its journal has nothing that it should not have."""
    await bird.stop()
    code = await server.close()
    if code:
        findings.add(f"the server ended with {code}")
    findings.journal(server)


async def read_again(server: Besieged, findings: Findings) -> None:
    """Every table comes back from the database."""
    logs: dict[str, list[bytes]] = {}
    async with opened(server.database) as store:
        for piece in await held(store):
            if isinstance(piece, KeptEvent):
                logs.setdefault(piece.table, []).append(piece.body)
    for table, log in logs.items():
        try:
            Room.restore(table, log, 0.0)
        except Exception as failure:
            findings.add(f"table {table} does not come back: {failure!r}", log[0])
    findings.answers["table read again"] += len(logs)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--attackers", type=int, default=ATTACKERS)
    given = parser.parse_args()
    tell(f"seed {given.seed}, {given.attackers} attackers, {given.minutes:g} minutes")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(besiege(Path(folder), 60 * given.minutes, given.seed, given.attackers))
    print(found.report())
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
