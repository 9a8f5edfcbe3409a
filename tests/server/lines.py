"""Lines without sockets and a disk that waits to be told, for tests of the hub."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from octavo.kernel.chance import below, generator
from octavo.kernel.types import Seat
from octavo.server.net.connection import Connection
from octavo.server.net.hub import Hub
from octavo.server.net.keeper import Keeper
from octavo.server.room.chairs import Guest
from octavo.server.room.playing import Ask
from octavo.server.store.base import Appender, Conflict, Session, Settled, Verdict
from octavo.server.wire import protocol
from octavo.server.wire.summaries import TableSummary

ANNA, BELA, CYRIL, DORA = (Guest(f"guest-{name}", name) for name in ("Anna", "Béla", "Cyril", "Dora"))
decode = msgspec.json.Decoder(protocol.Outgoing).decode


class Line(Connection):
    """A line that keeps what it is sent."""

    def __init__(self, guest: Guest, client: str = "", seen: int = 0, heard: int = 0) -> None:
        super().__init__(guest, client or f"device-{guest.id}", seen, heard)
        self.frames = b""
        self.pings: list[bytes] = []
        self.jam = 0  # bytes that nobody reads
        self.closed = False
        self.ids = 0
        self._drained: list[Callable[[], None]] = []

    @property
    def full(self) -> bool:
        return self.jam > 0

    @property
    def waiting(self) -> int:
        return self.jam

    def send(self, frames: bytes) -> None:
        if not self.closed:
            self.frames += frames

    def ping(self, payload: bytes) -> None:
        self.pings.append(payload)

    def close(self) -> None:
        self.closed = True

    def when_drained(self, call: Callable[[], None]) -> None:
        self._drained.append(call)

    def drain(self) -> None:
        """All that waited is read."""
        self.jam = 0
        calls, self._drained = self._drained, []
        for call in calls:
            call()

    def read(self) -> list[protocol.Outgoing]:
        """The messages since the last reading."""
        data, self.frames = self.frames, b""
        return [decode(payload) for payload in payloads(data)]

    def read_kind(self, kind: type[Any]) -> list[Any]:
        return [message for message in self.read() if isinstance(message, kind)]

    def say(self, keeper: Keeper, what: str, /, **fields: object) -> int:
        """Send a command; its id."""
        self.ids += 1
        keeper.take(self, getattr(protocol, what)(id=self.ids, **fields))
        return self.ids


def payloads(data: bytes) -> list[bytes]:
    """What is in whole text frames."""
    found, at = [], 0
    while at < len(data):
        assert data[at] == 0x81
        length, start = data[at + 1], at + 2
        if length == 126:
            length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
        elif length == 127:
            length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
        found.append(data[start : start + length])
        assert len(found[-1]) == length
        at = start + length
    return found


class Disk(Appender):
    """A store in memory, whose appends are on disk when it is told so, or fail."""

    def __init__(self, *, quick: bool = True) -> None:
        self.quick = quick
        self.rows: dict[str, list[bytes]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.names: dict[str, str] = {}
        self.waiting: list[tuple[str, int, Sequence[bytes], TableSummary | None, Settled]] = []

    def put(
        self, session: Session, first: int, events: Sequence[bytes], summary: TableSummary | None, settled: Settled
    ) -> None:
        self.waiting.append((session.table, first, events, summary, settled))
        if self.quick:
            self.commit()

    def commit(self, failure: Verdict = None) -> None:
        """Write all that waits, or fail it."""
        waiting, self.waiting = self.waiting, []
        for table, first, events, summary, settled in waiting:
            rows = self.rows.setdefault(table, [])
            verdict: Verdict = failure
            if failure is None and first != len(rows) + 1:
                verdict = Conflict(table, first)
            if verdict is None:
                rows += events
                if summary is not None:
                    self.summaries[table] = summary
            asyncio.get_running_loop().call_soon(settled, verdict)

    async def events(self, table: str) -> list[bytes]:
        return list(self.rows.get(table, ()))

    async def table(self, table: str) -> TableSummary | None:
        return self.summaries.get(table)

    async def tables(self, *, limit: int = 100, since: float = 0.0) -> list[TableSummary]:
        recent = [s for s in self.summaries.values() if s.open and s.updated >= since]
        waiting = [s for s in recent if s.status == "waiting" and s.free]
        return (waiting + [s for s in recent if s.status == "playing"])[:limit]

    async def unfinished(self, host: str, since: float = 0.0) -> int:
        unfinished = [s for s in self.summaries.values() if s.status in ("waiting", "playing")]
        return sum(s.host == host and s.updated >= since for s in unfinished)

    async def put_guest(self, guest: str, name: str) -> None:
        self.names[guest] = name

    async def guest(self, guest: str) -> str | None:
        return self.names.get(guest)

    async def secret_key(self) -> bytes:
        return bytes(32)


def by_lot(ask: Ask, share: float) -> int:
    """A bot that takes any choice, at once."""
    from octavo.engine import compiler

    rules = compiler.interpreted(ask.key)
    actions = [0] * rules.INFO.choices
    return actions[below(generator(ask.seed), rules.legal(ask.view, ask.seat, actions))]


def people(players: int = 3) -> list[protocol.Sitter]:
    return ["me", *["open"] * (players - 1)]  # type: ignore[list-item]


async def begun(
    hub: Hub, *guests: Guest, game: str = "meinz", clock: protocol.Clock = "none"
) -> tuple[Keeper, list[Line]]:
    """A table at which these guests sit, and the match has begun."""
    table = await hub.open(guests[0], protocol.NewTable(game, len(guests), people(len(guests)), clock=clock))
    keeper = await hub.table(table)
    lines = [Line(guest) for guest in guests]
    for seat, line in enumerate(lines):
        keeper.join(line)
        if seat:
            line.say(keeper, "Sit", seat=seat)
    await settled()
    return keeper, lines


def actors(keeper: Keeper) -> list[Seat]:
    """The seats that may act now."""
    assert keeper.room.playing
    return keeper.room.playing.match.actors()


async def settled() -> None:
    """Let the loop do what is due."""
    for _ in range(6):
        await asyncio.sleep(0)


async def alive(lines: list[Line], seconds: float) -> None:
    """Leaping time goes by, in which lines answer pings."""
    for _ in range(max(1, round(seconds / 5))):
        await asyncio.sleep(min(seconds, 5))
        for line in lines:
            line.alive = asyncio.get_running_loop().time()
