"""A siege: a server, whom attackers are there, which tables they know, and how they reach it."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from functools import cache

from aiohttp import ClientSession

from cases import COUNTS
from hostile.findings import Findings
from hostile.house import Besieged
from hostile.mutating import MARK
from hostile.raw import ATTACKER, Peer, peer, request
from octavo.kernel.chance import generator
from octavo.match import notation
from octavo.match.match import Match
from server.serving import Person
from situations import simulated

GUESTS = 24
KEPT = 60  # tables that attackers remember
PLAYERS = {key: [players for game, players in COUNTS if game == key] for key, _ in COUNTS}
QUIET = 0.5  # seconds after which a connection that says nothing says nothing more


@dataclass
class Siege:
    """What all attackers share."""

    server: Besieged
    findings: Findings = field(default_factory=Findings)
    guests: list[Person] = field(default_factory=list)
    tables: list[tuple[str, str]] = field(default_factory=list)  # with their games
    finished: list[str] = field(default_factory=list)

    async def gather(self, session: ClientSession, chance: random.Random) -> None:
        """Guests, and a table of each game at which somebody plays."""
        for number in range(GUESTS):
            person = await Person(self.server.url, session).become(f"{MARK}{number}")
            self.guests.append(person)
            self.findings.secrets.add(person.token.partition(".")[2])
        for number, key in enumerate(sorted(PLAYERS)):
            bots = ["beginner"] * (max(PLAYERS[key]) - 1)
            self.tables.append((await self.guests[number].open(key, ("me", *bots), pace="quick"), key))
            self.tables.append(
                (await self.guests[-1 - number].open(key, ("me", *["open"] * len(bots)), open=True), key)
            )
        text = await asyncio.to_thread(match_text, "meinz", 3, 1)
        for person in self.guests[:2]:
            status, kept = await person.post("/api/matches", data=text, **{"Content-Type": "text/plain"})
            assert status == 201, kept
            self.finished.append(kept["table"])

    def table(self, chance: random.Random) -> tuple[str, str]:
        return chance.choice(self.tables)

    def opened(self, table: str, game: str) -> None:
        """Somebody has opened a table: remember it in place of another."""
        self.tables.append((table, game))
        if len(self.tables) > KEPT:
            self.tables.pop(random.Random(table).randrange(KEPT))

    async def exchange(
        self, kind: str, data: bytes, chance: random.Random, wait: float = 30.0
    ) -> list[tuple[int, str]]:
        """Send bytes on a connection of their own, now and then in pieces, and look at all that comes back."""
        self.findings.sent[kind] += 1
        async with peer(self.server) as one:
            for part in pieces(data, chance):
                await one.send(part)
                if part is not data:
                    await asyncio.sleep(chance.random() * 0.01)
            answer = await until_quiet(one, wait)
        self.findings.http(data, answer)
        if not answer:
            self.findings.answers[f"no answer to {kind}"] += 1
        return bodies(answer)


async def until_quiet(one: Peer, wait: float) -> bytes:
    """All that comes until the connection ends, or nothing more comes; the first bytes may take longer."""
    found = b""
    try:
        while True:
            async with asyncio.timeout(QUIET if found else wait):
                data = await one.reader.read(1 << 20)
            if not data:
                break
            found += data
    except (TimeoutError, ConnectionError):
        pass
    return found


def bodies(answer: bytes) -> list[tuple[int, str]]:
    """Status and body of an answer, if there is one."""
    head, _, body = answer.partition(b"\r\n\r\n")
    words = head.split(b" ", 2)
    return [(int(words[1]), body.decode("utf-8", "replace"))] if len(words) > 2 and words[1].isdigit() else []


def pieces(data: bytes, chance: random.Random) -> list[bytes]:
    """The same bytes, mostly at once."""
    if chance.random() < 0.9 or len(data) < 2:
        return [data]
    cuts = sorted(chance.randrange(1, len(data)) for _ in range(chance.choice((1, 2, 5))))
    return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]


def address(chance: random.Random) -> str:
    """Where an attacker comes from: mostly one of many, to get past the limits by address."""
    kind = chance.randrange(20)
    if kind < 14:
        return f"198.51.100.{chance.randrange(1, 255)}"
    if kind < 16:
        return f"2001:db8:{chance.randrange(1 << 16):x}::{chance.randrange(1 << 16):x}"
    if kind < 18:
        return ATTACKER
    return chance.choice(
        ("", "unknown", "for=1.2.3.4", "1.2.3.4, 5.6.7.8", "::ffff:1.2.3.4", "x" * 3000, "127.0.0.1", ",")
    )


def call(siege: Siege, method: str, path: str, body: bytes, chance: random.Random, **headers: str) -> bytes:
    """A sound request of one of the guests, that ends its connection."""
    given = {"Authorization": f"Bearer {chance.choice(siege.guests).token}", "Connection": "close"}
    if body:
        given["Content_Type"] = "application/json"
    return request(method, path, body, address(chance), **(given | headers))


@cache
def match_text(game: str, players: int, seed: int) -> str:
    """A real match, played by habit."""
    rng = generator(seed)
    match = Match(game, players, secret=random.Random(seed).randbytes(32))
    while not match.over:
        match.play(*simulated(match, rng))
    return notation.write(match)


def json_bytes(value: object) -> bytes:
    return json.dumps(value).encode()
