"""Websockets: the lines of people to tables, over aiohttp.

Frames are written to the transport as they are, in one piece for each flush; reading, closing and the handshake are
aiohttp's. Pings are our own: the round trips that they measure decide what a race believes of a line.
"""

import asyncio
import time
from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web
from aiohttp.abc import AbstractStreamWriter

from octavo.refusal import Refused
from octavo.table import journal, wire
from octavo.table.chairs import Guest
from octavo.table.connection import Connection
from octavo.table.keeper import Keeper
from octavo.table.limits import Bucket
from octavo.table.problems import UNREADABLE, unreadable
from octavo.table.server import Server

FULL = 128 * 1024  # bytes that wait to be read, above which nothing more is sent
HELLO = 10.0  # seconds in which the first message has to come
FAREWELL = 2.0  # seconds for closing in good order
STILL_FULL = 0.05  # seconds until a line that should have drained is looked at again


class Socket(Connection):
    """A line over a websocket."""

    def __init__(
        self,
        guest: Guest,
        hello: wire.Hello,
        ws: "web.WebSocketResponse[bool]",
        writer: AbstractStreamWriter,
        transport: asyncio.Transport,
    ) -> None:
        super().__init__(guest, hello.client, hello.seen, hello.heard)
        self._ws, self._writer, self._transport = ws, writer, transport
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        transport.set_write_buffer_limits(high=FULL)

    @property
    def full(self) -> bool:
        return self._transport.get_write_buffer_size() > FULL

    @property
    def waiting(self) -> int:
        return self._transport.get_write_buffer_size()

    def send(self, frames: bytes) -> None:
        if not self._closing and not self._transport.is_closing():
            self._transport.write(frames)

    def ping(self, payload: bytes) -> None:
        self.send(bytes((0x89, len(payload))) + payload)

    def pong(self, payload: bytes) -> None:
        self.send(bytes((0x8A, len(payload))) + payload)

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._do(self._close())

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(FAREWELL):
                await self._ws.close()
        except TimeoutError:
            pass
        finally:
            self._transport.abort()

    def when_drained(self, call: Callable[[], None]) -> None:
        self._do(self._drained(call))

    async def _drained(self, call: Callable[[], None]) -> None:
        try:
            await self._writer.drain()
            while self.full:
                await asyncio.sleep(STILL_FULL)
        except ConnectionError:
            return
        call()

    def _do(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def line(request: web.Request) -> web.StreamResponse:
    """A line to a table, from the handshake to the end."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    table = request.match_info["table"]
    server.may_connect(request)
    _room_for(server, await server.hub.table(table), guest)
    ws: web.WebSocketResponse[bool] = web.WebSocketResponse(
        autoping=False,
        compress=False,
        max_msg_size=server.limits.message_size,
        timeout=FAREWELL,
        decode_text=False,
    )
    writer = await ws.prepare(request)
    transport = request.transport
    if transport is None:
        return ws
    hello = await _hello(ws)
    if hello is None:
        return ws
    try:
        keeper = await server.hub.table(table)
        while keeper.gone:  # given up in this very moment
            keeper = await server.hub.table(table)
        _room_for(server, keeper, guest)
    except Refused:  # the server restarts, or the table has filled up in the meantime
        await ws.send_frame(wire.encode(wire.Notice(key="restart", wait=1000)), WSMsgType.TEXT)
        await ws.close()
        return ws
    socket = Socket(guest, hello, ws, writer, transport)
    server.lines += 1
    try:
        keeper.join(socket)
        await _listen(server, keeper, socket, ws)
    except Exception as failure:  # the handshake is over: there is no other answer than to close
        journal.fault("line-failed", failure, table=table)
    finally:
        server.lines -= 1
        socket.close()
        keeper.leave(socket)
    return ws


def _room_for(server: Server, keeper: Keeper, guest: Guest) -> None:
    """Refused if the table, or this person's share of it, is full."""
    limits = server.limits
    if server.lines >= limits.lines:
        raise Refused("too-busy")
    mine = sum(line.guest.id == guest.id for line in keeper.connections)
    if mine >= limits.of_guest:
        raise Refused("too-many-lines", limit=limits.of_guest)
    if len(keeper.connections) >= limits.at_table and keeper.room.chairs.seat_of(guest.id) is None:
        raise Refused("table-full", limit=limits.at_table)


async def _hello(ws: "web.WebSocketResponse[bool]") -> wire.Hello | None:
    """The first message, if it is one."""
    try:
        message = await ws.receive(timeout=HELLO)
        while message.type in (WSMsgType.PING, WSMsgType.PONG):
            message = await ws.receive(timeout=HELLO)
    except TimeoutError:
        await ws.close()
        return None
    problem = wire.Problem(key="hello-first")
    if message.type is WSMsgType.TEXT:
        try:
            hello = wire.decode(message.data)
        except UNREADABLE as wrong:
            problem = unreadable(wrong)
        else:
            if isinstance(hello, wire.Hello):
                return hello
    if not ws.closed:
        await ws.send_frame(wire.encode(wire.No(problem=problem)), WSMsgType.TEXT)
        await ws.close()
    return None


async def _listen(server: Server, keeper: Keeper, socket: Socket, ws: "web.WebSocketResponse[bool]") -> None:
    """Take what comes in until the line ends."""
    limits, metrics, decode, receive = server.limits, server.metrics, wire.decode, ws.receive
    bucket = Bucket(limits.messages_burst, time.monotonic())
    strikes = 0
    while True:
        message = await receive()
        kind = message.type
        if kind is WSMsgType.TEXT:
            now = socket.alive = time.monotonic()
            try:
                command = decode(message.data)
            except UNREADABLE as wrong:
                command, answer = None, wire.No(problem=unreadable(wrong))
            else:
                if isinstance(command, wire.Hello):
                    command, answer = None, wire.No(problem=wire.Problem(key="hello-again"))
            if not bucket.take(limits.messages, limits.messages_burst, now):
                strikes += 1
                if strikes > limits.strikes:
                    return
                problem = wire.Problem(key="too-fast", facts={"limit": int(limits.messages)})
                answer = wire.No(problem=problem, id=command.id if command is not None else msgspec.UNSET)
                command = None
            if command is not None:
                metrics.commands.inc()
                keeper.take(socket, command)
            else:
                metrics.refused.labels(answer.problem.key).inc()
                keeper.answer(socket, answer)
        elif kind is WSMsgType.PONG:
            server.hub.pong(keeper, socket, bytes(message.data))
        elif kind is WSMsgType.PING:
            socket.alive = now = time.monotonic()
            if not bucket.take(limits.messages, limits.messages_burst, now):
                strikes += 1
                if strikes > limits.strikes:
                    return
            elif not socket.full:
                socket.pong(bytes(message.data))
        elif kind is WSMsgType.BINARY:
            keeper.answer(socket, wire.No(problem=wire.Problem(key="not-text-frame")))
            strikes += 1
            if strikes > limits.strikes:
                return
        else:  # closed, by either side, or broken
            return
