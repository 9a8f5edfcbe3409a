"""Attackers at a table's line: sound commands, mutated commands, and frames that are none."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hostile.frames import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame, frames, handshake
from hostile.mutating import MARK, bent, encoded, value
from hostile.raw import Peer, peer
from hostile.siege import Siege, address, json_bytes
from octavo.server.wire import protocol

SHAKEN = b"HTTP/1.1 101"
CODES = (1000, 1001, 1002, 1003, 1007, 1011, 0, 999, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65535)


class Talk:
    """One line of an attacker, whose messages are read as they come."""

    def __init__(self, siege: Siege, chance: random.Random, one: Peer, game: str) -> None:
        self.siege, self.chance, self.peer, self.game = siege, chance, one, game
        self.ids = 0
        self.play: protocol.Play | None = None
        self.room: protocol.Room | None = None
        self.sent = b""  # the last that was sent
        self.answers_pings = chance.random() < 0.8

    async def send(self, data: bytes) -> None:
        self.sent = data
        await self.peer.send(data)

    async def read(self) -> None:
        """Read until the connection ends."""
        try:
            async for opcode, payload in frames(self.peer):
                match opcode:
                    case 1:
                        message = self.siege.findings.line(payload, self.game, self.sent)
                        if isinstance(message, protocol.Play):
                            self.play = message
                        elif isinstance(message, protocol.Room):
                            self.room, self.game = message, message.game
                    case 8:
                        self.siege.findings.closed[int.from_bytes(payload[:2], "big")] += 1
                    case 9 if self.answers_pings:
                        await self.peer.send(frame(payload, PONG))
        except ValueError as wrong:
            self.siege.findings.add(f"a server's {wrong}", self.sent)

    def hello(self) -> dict[str, object]:
        return {"t": "hello", "client": f"fuzzer-{self.chance.randrange(40):03}", "seen": 0, "heard": 0}

    def command(self) -> dict[str, object]:
        """Something that a person might say here."""
        chance, play, room = self.chance, self.play, self.room
        self.ids += chance.choice((1, 1, 1, 1, 0, 5))
        seat, guests = chance.randrange(6), [one.guest for one in self.siege.guests]
        number = play.number if play else 0
        if play and play.choices and chance.random() < 0.6:
            return self._said("act", action=chance.choice(play.choices).action, on=number)
        if room and room.status == "over" and chance.random() < 0.1:
            return self._said("rematch")
        return chance.choice(
            (
                lambda: self._said("act", action=chance.randrange(-1, 400), on=number),
                lambda: self._said("why", action=chance.randrange(0, 400)),
                lambda: self._said("why", name=chance.choice(("r7", "take", "8:time", "x"))),
                lambda: self._said("why"),
                lambda: self._said("ahead"),
                lambda: self._said("hint"),
                lambda: self._said("sit", seat=seat),
                lambda: self._said("stand"),
                lambda: self._said("watch", seat=chance.choice((seat, None))),
                lambda: self._said("allow", on=chance.random() < 0.5),
                lambda: self._said("undo"),
                lambda: self._said("agree", yes=chance.random() < 0.7),
                lambda: self._said("say", text=f"{MARK} {value(chance)}"[:300]),
                lambda: self._said("react", what="wow"),
                lambda: self._said("bot", seat=seat, strength=chance.choice(("beginner", "club", None))),
                lambda: self._said("start", fill="beginner"),
                lambda: self._said("hush", guest=chance.choice(guests), on=chance.random() < 0.5),
                lambda: (
                    self._said("remove", guest=chance.choice(guests)) if chance.random() < 0.1 else self._said("here")
                ),
                lambda: self._said("close") if chance.random() < 0.05 else self._said("here"),
            )
        )()

    def _said(self, t: str, **fields: object) -> dict[str, object]:
        return {"t": t, "id": max(1, self.ids)} | fields


async def line(siege: Siege, chance: random.Random, kind: str, speak: Callable[[Talk], Awaitable[None]]) -> None:
    """Open a line, say hello, and let somebody speak."""
    siege.findings.sent[kind] += 1
    table, game = siege.table(chance)
    who = chance.choice(siege.guests)
    async with peer(siege.server) as one:
        request = handshake(f"/ws/{table}", address(chance), Authorization=f"Bearer {who.token}")
        await one.send(request)
        head = await one.head()
        if not head.startswith(SHAKEN):
            siege.findings.http(request, head + await one.rest())
            return
        siege.findings.statuses[101] += 1
        talk = Talk(siege, chance, one, game)
        reading = asyncio.create_task(talk.read())
        try:
            if chance.random() < 0.95:
                await talk.send(frame(json_bytes(talk.hello())))
            await speak(talk)
            if chance.random() < 0.6:
                await talk.send(frame((1000).to_bytes(2, "big"), CLOSE))
                await asyncio.wait([reading], timeout=5)
        finally:
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading


async def talk(siege: Siege, chance: random.Random) -> None:
    """Commands, sound and mutated, in a pace that is allowed, or not."""
    pause, mutated = chance.choice((0.0, 0.02, 0.06)), chance.choice((0.0, 0.3, 0.9))

    async def speak(talk: Talk) -> None:
        for _ in range(chance.choice((3, 15, 60))):
            siege.findings.sent["message"] += 1
            said = talk.command()
            if chance.random() < mutated:
                await talk.send(frame(encoded(bent(said, chance), chance)))
            else:
                await talk.send(frame(json_bytes(said)))
            await asyncio.sleep(pause)

    await line(siege, chance, "line", speak)


async def chatter(siege: Siege, chance: random.Random) -> None:
    """As many messages as go through, of which no answer is read."""

    async def speak(talk: Talk) -> None:
        data = b"".join(frame(json_bytes(talk.command())) for _ in range(300))
        siege.findings.sent["message"] += 300
        await talk.send(data)

    await line(siege, chance, "chatter", speak)


async def noise(siege: Siege, chance: random.Random) -> None:
    """Frames that are none, or that no client of good manners sends."""

    async def speak(talk: Talk) -> None:
        for _ in range(chance.choice((1, 3, 10))):
            siege.findings.sent["frame"] += 1
            await talk.send(odd(talk, chance))
            await asyncio.sleep(0.01)

    await line(siege, chance, "noise", speak)


def odd(talk: Talk, chance: random.Random) -> bytes:
    """A frame, or several."""
    said = json_bytes(talk.command())
    half = len(said) // 2
    deeds: tuple[Callable[[], bytes], ...] = (
        lambda: frame(said, mask=None),
        lambda: frame(said, BINARY),
        lambda: frame(said, reserved=chance.randrange(1, 8)),
        lambda: frame(said, chance.choice((3, 4, 7, 11, 15))),
        lambda: frame(said[:half], last=False) + frame(said[half:], CONTINUED),
        lambda: frame(said[:half], last=False) + frame(b"ping", PING) + frame(said[half:], CONTINUED),
        lambda: frame(said[:half], last=False) + frame(said, TEXT),
        lambda: frame(said, CONTINUED),
        lambda: frame(b"", last=False) + frame(b"", CONTINUED, last=False) * chance.choice((10, 3000)),
        lambda: frame(b"x" * 126, PING),
        lambda: frame(b"x", PING, last=False),
        lambda: frame(b"x" * chance.choice((0, 1, 125)), PING) * chance.choice((1, 50, 400)),
        lambda: frame(chance.randbytes(chance.choice((0, 8, 16, 125))), PONG) * chance.choice((1, 50)),
        lambda: frame(chance.choice(CODES).to_bytes(2, "big") + chance.choice((b"", b"\xff\xfe", b"x" * 120)), CLOSE),
        lambda: frame(b"x", CLOSE),
        lambda: frame(said, length=chance.choice(((1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 32, 8193, 65536))),
        lambda: frame(b"x" * chance.choice((8192, 8193, 65536, 200_000))),
        lambda: frame(b"\xff\xfe\xfd"),
        lambda: frame(b""),
        lambda: bytes([0x81, 0xFE, 0x00, 0x05]) + b"\0\0\0\0hello",  # a longer form than is needed
        lambda: chance.randbytes(chance.choice((1, 2, 14, 500))),
        lambda: b"GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        lambda: frame(encoded(bent(talk.hello(), chance), chance)),
    )
    return chance.choice(deeds)()


async def door(siege: Siege, chance: random.Random) -> None:
    """A handshake with something wrong, or a first message that is no greeting."""
    siege.findings.sent["door"] += 1
    table = chance.choice((siege.table(chance)[0], "nosuch", "A", "a" * 41, "%2e%2e"))
    who = chance.choice(siege.guests)
    wrong = {
        name: chance.choice(("", "x", "\udcff", "13", "websocket", "a" * 3000))
        for name in chance.sample(
            ("Upgrade", "Connection", "Sec_WebSocket_Version", "Sec_WebSocket_Key", "Origin", "Host"),
            chance.randrange(3),
        )
    }
    if chance.random() < 0.8:
        wrong["Authorization"] = f"Bearer {who.token}"
    async with peer(siege.server) as one:
        request = handshake(f"/ws/{table}", address(chance), **wrong)
        await one.send(request)
        head = await one.head()
        if not head.startswith(SHAKEN):
            siege.findings.http(request, head)
            return
        siege.findings.statuses[101] += 1
        talk = Talk(siege, chance, one, "")
        first = chance.choice((bent(talk.hello(), chance), bent(talk.command(), chance), "", "[]", "null"))
        await talk.send(frame(encoded(first, chance), chance.choice((TEXT, TEXT, TEXT, BINARY, PING, CLOSE))))
        reading = asyncio.create_task(talk.read())
        await asyncio.wait([reading], timeout=0.3)
        reading.cancel()
