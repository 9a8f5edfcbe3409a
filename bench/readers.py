"""Readers of websocket frames by turns: the table's own, aiohttp's, `websockets` without its I/O, and picows.

    pip install websockets picows  # beside Octavo
    python -m bench.readers [--lines 16] [--seconds 1.5] [--rounds 9] [--json]

Every line sends a command, masked and without permessage-deflate, and the next one as soon as it is answered. A server
of each kind runs as a process of its own, under the loop that the table uses, and answers each with the same frame.
What counts is the CPU that a server takes for a message: messages a second depend on what else the machine does.
"""

import argparse
import asyncio
import base64
import hashlib
import json
import multiprocessing
import os
import socket
import statistics
import struct
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection as Pipe
from typing import Any, cast

import uvloop
from aiohttp._websocket.reader import WebSocketDataQueue  # private, which is why the table has its own reader
from aiohttp.http_websocket import WebSocketReader

from octavo.server.http.frames import Frames

COMMAND = b'{"t":"act","id":1234,"version":567,"action":1204,"after":"0123456789abcdef0123456789abcdef"}'
ANSWER = b'{"t":"ok","id":1234}'
TEXT = bytes((0x81, len(ANSWER))) + ANSWER
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
LIMIT = 64 * 1024

_arrivals = memoryview(bytearray(64 * 1024))


class Line(asyncio.BufferedProtocol):
    """A handshake without more ado, and then frames."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.shaken = False

    def get_buffer(self, sizehint: int) -> memoryview:
        return _arrivals

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_arrivals[:nbytes])
        if self.shaken:
            self.read(data)
            return
        key = data.split(b"Sec-WebSocket-Key: ")[1].split(b"\r\n")[0]
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(head + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        self.shaken = True
        self.begin()

    def begin(self) -> None:
        """Make what reads."""

    def read(self, data: bytes) -> None:
        """Answer whatever has come in whole."""


class Ours(Line):
    """As in `octavo.server.http.sockets`."""

    def begin(self) -> None:
        self.frames = Frames(LIMIT)

    def read(self, data: bytes) -> None:
        self.frames.add(data)
        while self.frames:
            message = self.frames.read()
            assert message is not None and len(message.text) == len(COMMAND)
            self.transport.write(TEXT)


class Aiohttp(Line):
    """aiohttp's reader, which lets pass what is not masked and much else that RFC 6455 forbids."""

    def begin(self) -> None:
        self.reader = WebSocketReader(_Inbox(self), LIMIT, compress=False, decode_text=True)

    def read(self, data: bytes) -> None:
        self.reader.feed_data(data)


class _Inbox(WebSocketDataQueue):
    def __init__(self, line: Aiohttp) -> None:
        super().__init__(line, 0, loop=asyncio.get_running_loop())  # type: ignore[arg-type]
        self.line = line

    def feed_data(self, data: Any, size: int) -> None:
        assert len(data.data) == len(COMMAND)
        self.line.transport.write(TEXT)


class Websockets(Line):
    """The protocol of `websockets` without its I/O."""

    def begin(self) -> None:
        from websockets.protocol import OPEN  # only for this
        from websockets.server import ServerProtocol

        self.protocol = ServerProtocol(state=OPEN, max_size=LIMIT)

    def read(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for frame in self.protocol.events_received():
            assert len(frame.data.decode()) == len(COMMAND)
            self.protocol.send_text(ANSWER)
        for out in self.protocol.data_to_send():
            self.transport.write(out)


async def plain(kind: type[Line], listening: socket.socket) -> None:
    await asyncio.get_running_loop().create_server(kind, sock=listening)


async def picows(listening: socket.socket) -> None:
    """picows does the handshake, too."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server

    class Heard(WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            assert len(frame.get_payload_as_utf8_text()) == len(COMMAND)
            transport.send(WSMsgType.TEXT, ANSWER)

    await (await ws_create_server(lambda request: Heard(), sock=listening)).start_serving()


SERVERS: dict[str, Callable[[socket.socket], Awaitable[None]]] = {
    "octavo": lambda listening: plain(Ours, listening),
    "aiohttp": lambda listening: plain(Aiohttp, listening),
    "websockets": lambda listening: plain(Websockets, listening),
    "picows": picows,
}


def serve(name: str, listening: socket.socket, pipe: Pipe) -> None:
    """Serve in this process, and tell the CPU that was used whenever somebody asks."""

    async def served() -> None:
        listening.setblocking(False)
        await SERVERS[name](listening)
        done = asyncio.Event()

        def tell() -> None:
            if pipe.recv() == "end":
                done.set()
            else:
                pipe.send(time.process_time())

        asyncio.get_running_loop().add_reader(pipe.fileno(), tell)
        await done.wait()

    uvloop.run(served())
    os._exit(0)


def masked(text: bytes) -> bytes:
    """A text frame, as a client sends it."""
    mask = os.urandom(4)
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
    return struct.pack("!BB", 0x81, 0x80 | len(text)) + mask + body


class Sender(asyncio.Protocol):
    """A line that sends, and sends again when it is answered."""

    def __init__(self) -> None:
        self.answers = self.bytes = 0
        self.open = asyncio.get_running_loop().create_future()
        self.frame = masked(COMMAND)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16))
        self.transport.write(
            b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            assert data.startswith(b"HTTP/1.1 101"), data
            self.open.set_result(None)
            return
        self.bytes += len(data)
        while self.bytes >= len(TEXT):
            self.bytes -= len(TEXT)
            self.answers += 1
            self.transport.write(self.frame)


async def measure(port: int, lines: int, seconds: float, pipe: Pipe) -> tuple[float, float]:
    """Messages a second, and microseconds of the server's CPU for each."""
    loop = asyncio.get_running_loop()
    senders = [(await loop.create_connection(Sender, "127.0.0.1", port))[1] for _ in range(lines)]
    for sender in senders:
        await sender.open
        sender.transport.write(sender.frame)
    await asyncio.sleep(0.2)
    pipe.send("cpu")
    cpu, before, began = pipe.recv(), sum(sender.answers for sender in senders), time.perf_counter()
    await asyncio.sleep(seconds)
    pipe.send("cpu")
    cpu, after, took = pipe.recv() - cpu, sum(sender.answers for sender in senders), time.perf_counter() - began
    for sender in senders:
        sender.transport.abort()
    return (after - before) / took, cpu / (after - before) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    context = multiprocessing.get_context("spawn")
    running = {}
    for name in SERVERS:
        listening = socket.create_server(("127.0.0.1", 0))
        mine, theirs = context.Pipe()
        process = context.Process(target=serve, args=(name, listening, theirs), daemon=True)
        process.start()
        running[name] = (listening.getsockname()[1], mine, process)
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in SERVERS}
    for _ in range(given.rounds):
        for name, (port, pipe, _) in running.items():
            found[name].append(uvloop.run(measure(port, given.lines, given.seconds, pipe)))
    for _, pipe, process in running.values():
        pipe.send("end")
        process.join()
    medians = {
        name: [statistics.median(column) for column in zip(*rounds, strict=True)] for name, rounds in found.items()
    }
    if given.json:
        print(json.dumps({name: {"messages": speed, "microseconds": cpu} for name, (speed, cpu) in medians.items()}))
        return
    for name, (speed, cpu) in medians.items():
        print(f"{name:10}  {speed:9,.0f} messages a second  {cpu:6.2f} µs of CPU for a message")


if __name__ == "__main__":
    main()
