"""What a stranger's request costs the server: every route and every command, at the worst that was found for each.

    python -m bench.strangers [--times 20] [--over 0] [--only TEXT] [--json]

A server of its own, on one core, with tables at which as much has happened as may: a long match, a full chat, a match
that was imported with as many entries as are allowed. A line a request: CPU milliseconds of the loop's thread, for
which everybody waits, and of all threads, each time and the first time; `--over 10` shows those that cost more.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import msgspec
from aiohttp import ClientSession, DummyCookieJar, TCPConnector

from hostile.house import Besieged, house, process_seconds
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.match import decks, notation
from octavo.match.match import Match
from octavo.server.limits import Limits
from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.commands import MOST_EVENTS
from octavo.server.room.room import Room
from octavo.server.store import connect
from octavo.server.store.base import Session
from octavo.server.wire import protocol
from octavo.text import language
from server.serving import Line, Person
from situations import simulated

ANNA = Guest("guest-anna", "Anna")
LATE = 9000  # an entry near its end
JSON = {"Content-Type": "application/json"}
Ask = Callable[[], Awaitable[Any]]


@dataclass
class Cost:
    """CPU milliseconds of one request."""

    what: str
    first_loop: float
    first_all: float
    loop: float
    all: float
    said: str = ""

    def __str__(self) -> str:
        figures = f"{self.first_loop:8.2f} {self.first_all:8.2f} {self.loop:8.2f} {self.all:8.2f}"
        return f"{figures}  {self.what}  {self.said}"


def brief(fields: dict[str, object]) -> str:
    """What a command says, in a few letters."""
    text = str(fields or "")
    return text if len(text) <= 40 else f"{text[:39]}…"


class Measuring:
    """A server, and people who ask it for things."""

    def __init__(self, server: Besieged, session: ClientSession, given: argparse.Namespace) -> None:
        self.server, self.session, self.given = server, session, given
        self.costs: list[Cost] = []

    async def somebody(self, name: str = "Mallory") -> Person:
        return await Person(self.server.url, self.session).become(name)

    async def measure(self, what: str, ask: Ask, times: int | None = None) -> None:
        """Ask once, and then so many times more."""
        if self.given.only and self.given.only not in what:
            return
        took = []
        said: Any = ""
        for _ in range(times or self.given.times):
            loop, whole = self.server.main_seconds(), process_seconds(self.server.pid)
            said = await ask()
            await asyncio.sleep(0.002)
            took.append((self.server.main_seconds() - loop, process_seconds(self.server.pid) - whole))
        later = took[1:] or took
        mean = [1000 * sum(figures) / len(later) for figures in zip(*later, strict=True)]
        first = [1000 * figure for figure in took[0]]
        told = (
            f"{said[0]} {said[1].get('key', '') if isinstance(said[1], dict) else ''!s}"
            if isinstance(said, tuple)
            else ""
        )
        cost = Cost(what, first[0], first[1], mean[0], mean[1], told)
        self.costs.append(cost)
        if max(*mean, *first) >= self.given.over:
            print(json.dumps(asdict(cost)) if self.given.json else cost, flush=True)


def long_table(most: int) -> tuple[str, Room]:
    """A match in which something is taken back and done again for as long as that goes."""
    room = Room.open("longlonglong", ANNA, protocol.NewTable("njet", 2, ["me", "club"], open=False), 0.0)
    assert room.playing
    match = room.playing.match
    while room.event_count < most - 2:
        seat = match.actors()[0]
        room.record(events.Acted(seat=seat, action=match.legal(seat)[0]), 0.0)
        if len(match.done()) > 60:
            room.record(events.Undone(entries=1), 0.0)
    return room.table, room


def full_chat() -> tuple[str, Room]:
    """As many lines as are kept, as long as they may be."""
    room = Room.open("chatchatchat", ANNA, protocol.NewTable("meinz", 3, ["me", "open", "open"]), 0.0)
    for number in range(1000):
        room.record(
            events.Spoke(
                guest=ANNA.id, name=ANNA.name, text="\u0151" * 300, command_id=f"{ANNA.id}/device:{number + 1}"
            ),
            0.0,
        )
    return room.table, room


async def keep(database: str, rooms: list[tuple[str, Room]], listed: int) -> None:
    """Put these tables on disk, and as many that the list shows."""
    store = connect(database)
    await store.open()
    now = time.time()
    for table, room in rooms:
        summary = msgspec.structs.replace(room.summary(), created=now, updated=now)
        await store.append(Session(table), 1, room.take_events(), summary)
    for number in range(listed):
        new = protocol.NewTable("ciao", 6, ["open"] * 6, open=True)
        room = Room.open(f"listed{chr(97 + number // 26)}{chr(97 + number % 26)}", ANNA, new, 0.0)
        for seat in range(5):
            room.record(events.Sat(seat=seat, guest=f"guest-{seat}", name="W" * 20), 0.0)
        summary = msgspec.structs.replace(room.summary(), created=now, updated=now)
        await store.append(Session(room.table), 1, room.take_events(), summary)
    await store.close()


async def pages(m: Measuring, somebody: Person) -> None:
    """What everybody may ask for."""
    packed = {"Accept-Encoding": "gzip"}
    paths = ["/", "/t/x", "/sw.js", "/manifest.webmanifest", "/healthz", "/metrics", "/api/me", "/api/openapi.json"]
    paths += ["/api/catalogue", "/api/tables", "/api/tables/nowhere", "/nowhere", "/icon.svg"]
    paths += [f"/words/{tongue}.ftl" for tongue in language.LANGUAGES]
    for key in catalogue.listed():
        paths += [f"/api/rules/{key}.js", f"/api/examples/{key}"]
        for tongue in language.LANGUAGES:
            paths += [f"/api/books/{tongue}/{key}", f"/api/lessons/{tongue}/{key}"]
    for path in paths:
        await m.measure(f"GET {path}", partial(somebody.get, path, **packed))
    rows = [path for path in paths if path.startswith(("/api/books", "/api/lessons", "/words"))]
    for path in rows * 2:  # each after all others
        await m.measure(f"GET {path} in turn", partial(somebody.get, path, **packed), 1)


def longest_match() -> str:
    """A whole match with as many entries as may be handed in."""
    match, rng = Match("njet", 4, secret=bytes(range(32))), generator(1)
    while not match.over:
        match.play(*simulated(match, rng))
        if len(match.done()) == 127:
            while len(match.log) < Limits.entries - 600:
                last = match.log[-1]
                match.undo()
                assert last.action is not None
                match.play(last.seat, last.action)
    return notation.write(match)


def slow_deck(key: str) -> str:
    """A deck as long as it may be, with much beside the cards."""
    given = json.loads((catalogue.folder(key) / "standard.json").read_text("utf-8"))
    return json.dumps({**given, "notes": [[]] * 15_500})[:65536]


async def handed_in(m: Measuring) -> None:
    """What people send."""
    text = {"Content-Type": "text/plain"}
    anna = await m.somebody()
    await m.measure("POST /api/me, somebody new", lambda: m.somebody("W" * 20))
    await m.measure("POST /api/me, another name", lambda: anna.post("/api/me", {"name": "M" * 20}))
    await m.measure("POST /api/me/link", lambda: anna.post("/api/me/link"))
    await m.measure("POST /api/me, nests", lambda: anna.post("/api/me", data=b"[" * 500 + b"]" * 500, **JSON))
    wrong = json.dumps(
        {"game": "njet", "players": 2, "seats": ["me", "club"], "options": {str(n): "x" for n in range(9000)}}
    )
    await m.measure("POST /api/tables, 9000 options", lambda: anna.post("/api/tables", data=wrong, **JSON))

    async def fresh(path: str, body: Any = None, data: bytes | None = None, **headers: str) -> Any:
        return await (await m.somebody()).post(path, body, data, **headers)

    for key in catalogue.listed():
        players = catalogue.game(key).INFO.players[1]
        new = {"game": key, "players": players, "seats": ["me", *["club"] * (players - 1)]}
        await m.measure(f"POST /api/tables, {key}", partial(fresh, "/api/tables", new))
        if decks.option(key):
            await m.measure(
                f"POST /api/tables, {key}, own deck",
                partial(fresh, "/api/tables", new | {"deck": slow_deck(key)}),
            )
    longest = longest_match()
    whole = longest.encode()
    much = ("octavo match 1\ngame njet\n" + " ".join(["0:r1"] * 39_000) + "\nend\n").encode()
    for name, data in (
        ("as long as may be", whole),
        ("refused at its end", whole.replace(b"\nend", b" 0:r1\nend")),
        ("one line", much),
        ("short lines", b"octavo match 1\n" + b"a\n" * 99_000 + b"end\n"),
        ("no text", bytes(range(256)) * 700),
    ):
        await m.measure(f"POST /api/matches, {name}", partial(fresh, "/api/matches", data=data, **text))
    status, opened = await fresh("/api/matches", data=whole, **text)
    assert status == 201, opened
    path = f"/api/tables/{opened['table']}"
    for what in ("", "/qr.svg", "/match.txt", "/replay", "/replay/0", f"/replay/{LATE}", "/verdict"):
        await m.measure(f"GET table{what}", partial(anna.get, path + what))

    async def there_and_back() -> Any:
        await anna.get(f"{path}/replay/{LATE}")
        return await anna.get(f"{path}/replay/0")

    await m.measure("GET table/replay/n, there and back", there_and_back)
    await m.measure("POST table/on", lambda: fresh(f"{path}/on", {"number": 5000, "seat": 0}))


async def lines(m: Measuring) -> None:
    """What one can do on a line."""
    for table in ("longlonglong", "chatchatchat"):
        somebody = await m.somebody()

        async def come(table: str = table, somebody: Person = somebody) -> None:
            async with somebody.at(table) as line:
                await line.until(protocol.Welcome)
                await line.do("here")

        await m.measure(f"come to {table}", come)
    for key in catalogue.listed():
        players = catalogue.game(key).INFO.players[1]
        anna = await m.somebody()
        table = await anna.open(key, ("me", *["club"] * (players - 1)))
        async with anna.at(table) as line:
            await line.until(protocol.Play)

            async def do(t: str, fields: dict[str, object], line: Line = line) -> Any:
                while True:
                    answer = await line.do(t, **fields)
                    if not (isinstance(answer, protocol.No) and answer.problem.key.endswith(("-pause", "too-fast"))):
                        return answer
                    await asyncio.sleep(0.2)

            for t, fields in COMMANDS:
                await m.measure(f"{t} {brief(fields)} in {key}", partial(do, t, fields), 4)


async def crowded(m: Measuring) -> None:
    """What is told to everybody, at a table where there are as many as may be."""
    anna = await m.somebody()
    table = await anna.open("njet", ("me", "club", "club", "club"))
    async with AsyncExitStack() as stack:
        line = await stack.enter_async_context(anna.at(table))
        watching = []
        for number in range(Limits.at_table - 1):
            if number % Limits.of_guest == 0:
                other = await m.somebody(f"Watcher {number}")
            watching.append(await stack.enter_async_context(other.at(table, client=f"device-{number:04}")))
        reading = [asyncio.ensure_future(_read(one)) for one in watching]
        await line.until(protocol.Play)
        on = cycle((True, False))
        crowd = f"{Limits.at_table} lines"
        await m.measure(f"allow, {crowd}", lambda: line.do("allow", on=next(on)), 4)
        await m.measure(f"say, {crowd}", partial(line.do, "say", text="x" * 300), 4)
        await m.measure(f"react, {crowd}", partial(line.do, "react", what="wow"), 4)

        async def come_and_go() -> None:
            async with anna.at(table, client="device-again") as again:
                await again.until(protocol.Play)

        await m.measure(f"come and go, {Limits.at_table} lines", come_and_go)
        for task in reading:
            task.cancel()
        await asyncio.wait(reading)


async def _read(line: Line) -> None:
    while True:
        await line.ws.receive()


COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("why", {}), ("why", {"name": "x" * 40}), ("why", {"action": 1}), ("ahead", {}), ("hint", {}), ("undo", {}),
    ("allow", {"on": True}), ("sit", {"seat": 1}), ("watch", {"seat": 1}), ("say", {"text": "\u0151" * 300}),
    ("act", {"action": 1, "on": 0}),
]  # fmt: skip


async def main(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/octavo.db"
        await keep(database, [long_table(given.events), full_chat()], 100)
        async with (
            house(Path(folder), database=database) as server,
            ClientSession(connector=TCPConnector(limit=0), cookie_jar=DummyCookieJar()) as session,
        ):
            measuring = Measuring(server, session, given)
            if not given.json:
                print("first time: loop, all; later: loop, all (CPU ms)")
            somebody = await measuring.somebody()
            await pages(measuring, somebody)
            await handed_in(measuring)
            await lines(measuring)
            await crowded(measuring)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--times", type=int, default=20, help="how often each is asked")
    words.add_argument("--over", type=float, default=0.0, help="only what costs more milliseconds")
    words.add_argument("--only", default="", help="only what has this in its name")
    words.add_argument("--events", type=int, default=MOST_EVENTS, help="of the longest table")
    words.add_argument("--json", action="store_true")
    asyncio.run(main(words.parse_args()))
