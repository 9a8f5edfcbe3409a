"""Websockets: the lines of people to tables.

The handshake is aiohttp's. After it, a line is the protocol of its own transport. `frames` reads the input, which goes
straight to the table, without a queue or a task in between. Frames are written in one piece for each flush. Pings are
our own: races rely on the round trips that they measure.
"""

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec
from aiohttp import WSCloseCode, web

from octavo.server import log
from octavo.server.http import pages
from octavo.server.http.door import Visit
from octavo.server.http.frames import CLOSE, PING, PONG, TEXT, Frames, Message, Violation
from octavo.server.http.problems import UNREADABLE, unreadable
from octavo.server.http.server import Server
from octavo.server.http.shares import Share
from octavo.server.net.connection import Connection, frame
from octavo.server.net.keeper import Keeper
from octavo.server.room.chairs import Guest
from octavo.server.room.meters import Bucket
from octavo.server.wire import protocol
from octavo.server.wire.refusals import problem
from octavo.text.refusal import Refused

FULL = 128 * 1024  # bytes that wait to be read, above which nothing more is sent
HELLO = 10.0  # seconds in which the first message has to come
MOST_EARLY = 100  # messages that come before a table is there
FAREWELL = 2.0  # seconds for closing in good order
SLICE = 512  # bytes that are read before others may be
OVERHEAD = 6  # bytes of a frame, at least, around what it says
# Refusals that a person must see. A page never learns why a handshake failed, so these are sent on an open line.
TOLD = ("other-version", "table-damaged", "table-full", "too-many-lines", "too-many-lines-there")

# A buffer into which one line after the other is read; it is empty again before the next is read.
_arrivals = memoryview(bytearray(64 * 1024))


async def line(request: web.Request) -> web.StreamResponse:
    """A line to a table, from the handshake to the end."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    table = request.match_info["table"]
    server.may_connect(request)
    if request.body_exists:  # after the handshake it would be read as frames
        raise Refused("bad-request")
    barred = await _barred(server, table, guest, request)
    upgrade = Upgrade(compress=False)
    upgrade.headers["Server"] = pages.SERVER
    try:
        await upgrade.prepare(request)
    except (ValueError, web.HTTPBadRequest):  # there are headers of which aiohttp can't even say what is wrong
        raise Refused("bad-request") from None
    if request.transport is None:
        return upgrade
    socket = Socket(server, guest, request.transport, request.protocol, server.shares(request, guest))
    keeper = None
    try:
        if barred is not None:
            socket.bid_farewell(protocol.No(problem=problem(barred)))
            return upgrade
        if not await socket.introduced():
            return upgrade
        keeper = await server.hub.table(table, server.who(request, guest))
        while keeper.gone:  # given up in this very moment
            keeper = await server.hub.table(table, server.who(request, guest))
        _room_for(server, keeper, guest)
        socket.listen(keeper)
        await socket.ended
    except Refused:  # the server restarts, or it has filled up in the meantime
        socket.bid_farewell(protocol.Notice(key="restart", wait=1000))
    except Exception as failure:  # the handshake is over: there is no other answer than to close
        log.fault("line-failed", failure, table=table)
    finally:
        socket.close()
        if keeper is not None and socket.keeper is keeper:
            keeper.leave(socket)
    await socket.ended
    return upgrade


async def _barred(server: Server, table: str, guest: Guest, request: web.Request) -> Refused | None:
    """Why somebody can't come to a table, if that is to be told; otherwise Refused."""
    try:
        _room_for(server, await server.hub.table(table, server.who(request, guest)), guest)
        visit = request.protocol
        if isinstance(visit, Visit) and not visit.comes_from(server.visitors.address(request)):
            raise Refused("too-many-lines-there", limit=server.limits.of_address)
    except Refused as refused:
        if refused.key in TOLD:
            return refused
        raise
    return None


class Upgrade(web.WebSocketResponse[bool]):
    """The handshake; after it, the connection no longer speaks HTTP."""

    async def write_eof(self, data: bytes = b"") -> None:
        pass


def _room_for(server: Server, keeper: Keeper, guest: Guest) -> None:
    """Refused if the table, or this person's share of it, is full."""
    limits = server.limits
    mine = sum(line.guest.id == guest.id for line in keeper.connections)
    if mine >= limits.of_guest:
        raise Refused("too-many-lines", limit=limits.of_guest)
    if len(keeper.connections) >= limits.at_table and keeper.room.chairs.seat_of(guest.id) is None:
        raise Refused("table-full", limit=limits.at_table)


class Socket(Connection, asyncio.BufferedProtocol):
    """A line over a websocket."""

    def __init__(
        self,
        server: Server,
        guest: Guest,
        transport: asyncio.Transport,
        http: asyncio.BaseProtocol,
        shares: Sequence[Share] = (),
    ) -> None:
        """Take the transport over from HTTP's protocol, which is told when it is lost."""
        super().__init__(guest, "")
        self.keeper: Keeper | None = None
        loop = asyncio.get_running_loop()
        self.ended = loop.create_future()
        self._hello: asyncio.Future[protocol.Hello | None] = loop.create_future()
        self._server, self._transport, self._http = server, transport, http
        self._early: list[Message] = []  # what came between the first message and a seat at the table
        self._bucket = Bucket(server.limits.messages_burst, time.monotonic())
        self._strikes = 0
        self._frames = Frames(server.limits.message_size)
        self._shares = shares
        self._coming = b""  # input that was not read yet
        self._waits = False  # until there is time to read on
        self._drained: list[Callable[[], None]] = []
        self._jammed = self._closing = self._failed = False
        self._abort: asyncio.TimerHandle | None = None
        transport.set_write_buffer_limits(high=FULL)
        transport.set_protocol(self)

    # What goes out.

    @property
    def full(self) -> bool:
        return self._transport.get_write_buffer_size() > FULL

    @property
    def waiting(self) -> int:
        return self._transport.get_write_buffer_size()

    def send(self, frames: bytes) -> None:
        if not self._closing:
            self._transport.write(frames)

    def ping(self, payload: bytes) -> None:
        self.send(bytes((0x89, len(payload))) + payload)

    def close(self, code: int = WSCloseCode.OK) -> None:
        """Say so, and hang up when the other side has answered, or after a moment."""
        if not self._closing:
            self.send(b"\x88\x02" + int(code).to_bytes(2))
            self._closing = True
            self._abort = asyncio.get_running_loop().call_later(FAREWELL, self._transport.abort)

    def fail(self, code: int) -> None:
        """The input breaks the websocket protocol: close with the code, and listen no more."""
        self.close(code)
        self._failed = True
        self._transport.write_eof()

    def when_drained(self, call: Callable[[], None]) -> None:
        if self._jammed:
            self._drained.append(call)
        else:
            asyncio.get_running_loop().call_soon(call)

    def pause_writing(self) -> None:
        self._jammed = True

    def resume_writing(self) -> None:
        self._jammed = False
        calls, self._drained = self._drained, []
        for call in calls:
            call()

    # What comes in.

    def get_buffer(self, sizehint: int) -> memoryview:
        return _arrivals

    def buffer_updated(self, nbytes: int) -> None:
        self._coming += _arrivals[:nbytes]
        if not self._waits:
            self._read_on()

    def _read_on(self) -> None:
        """Read the input as long as the share of time lasts, and the rest a little later."""
        while (self._coming or self._frames) and not self._failed and not self._transport.is_closing():
            spent = next((share for share in self._shares if share.spent), None)
            if spent is not None:
                if not self._waits:
                    self._waits = True
                    self._transport.pause_reading()
                spent.wait(self._read_on)
                return
            began = time.thread_time()
            self._read_some()
            took = time.thread_time() - began
            for share in self._shares:
                share.take(took)
        self._coming = b""
        if self._waits and not self._transport.is_closing():
            self._transport.resume_reading()
        self._waits = False

    def _read_some(self) -> None:
        """Cut the input into frames, and read one slice of them."""
        if self._coming:
            self._frames.add(self._coming)
            self._coming = b""
        left = SLICE
        try:
            while self._frames and left > 0:
                message = self._frames.read()
                if message is not None:
                    self.take(message)
                    left -= len(message.data) + OVERHEAD
                else:
                    left -= OVERHEAD
        except Violation as wrong:
            self.fail(wrong.code)

    def eof_received(self) -> None:
        """Nobody is there any more: nothing to wait for."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._closing = True
        if self._abort is not None:
            self._abort.cancel()
        for future in (self._hello, self.ended):
            if not future.done():
                future.set_result(None)
        self._http.connection_lost(exc)

    async def introduced(self) -> bool:
        """Whether the first message has come and was `hello`."""
        try:
            async with asyncio.timeout(HELLO):
                hello = await self._hello
        except TimeoutError:
            hello = None
        if hello is None:
            return False
        self.client, self.seen, self.heard = hello.client, hello.seen, hello.heard
        return True

    def listen(self, keeper: Keeper) -> None:
        """Join a table, and read messages from now on."""
        self.keeper = keeper
        keeper.join(self)
        early, self._early = self._early, []
        for message in early:
            self.take(message)

    def take(self, message: Message) -> None:
        """Take a whole message."""
        if self._closing and message.kind != CLOSE:
            return
        try:
            if message.kind == CLOSE:
                self._hang_up(message.code)
            elif self.keeper is not None:
                self._take(self.keeper, message)
            elif self._hello.done():
                self._early.append(message)
                if len(self._early) > MOST_EARLY:
                    self.fail(WSCloseCode.POLICY_VIOLATION)
            else:
                self._greet(message)
            if self._strikes > self._server.limits.strikes:
                self.close()
        except Exception as failure:
            log.fault("line-failed", failure)
            self.close(WSCloseCode.INTERNAL_ERROR)

    def _hang_up(self, code: int) -> None:
        """The other side closes: answer with the same code, if it has not been said before."""
        if not self._closing:
            self.close(code or WSCloseCode.OK)
        self._transport.close()

    def _greet(self, message: Message) -> None:
        """The first message, if it is one."""
        if message.kind in (PING, PONG):
            self._strikes += 1
            return
        problem = protocol.Problem(key="hello-first")
        if message.kind == TEXT:
            try:
                hello = protocol.decode(message.text)
            except UNREADABLE as wrong:
                problem = unreadable(wrong)
            else:
                if isinstance(hello, protocol.Hello):
                    self._hello.set_result(hello)
                    return
        self.send(frame(protocol.No(problem=problem)))
        self._hello.set_result(None)

    def _take(self, keeper: Keeper, message: Message) -> None:
        kind = message.kind
        if kind == TEXT:
            self._obey(keeper, message.text)
        elif kind == PONG:
            if not self.pinged and not self._may_speak(time.monotonic()):  # it was not asked for
                self._strikes += 1
            self._server.hub.pong(keeper, self, message.data)
        elif kind == PING:
            self.alive = now = time.monotonic()
            if not self._may_speak(now):
                self._strikes += 1
            elif not self.full:
                self.send(bytes((0x8A, len(message.data))) + message.data)
        else:
            self._strikes += 1
            keeper.answer(self, protocol.No(problem=protocol.Problem(key="not-text-frame")))

    def _may_speak(self, now: float) -> bool:
        limits = self._server.limits
        return self._bucket.take(limits.messages, limits.messages_burst, now)

    def _obey(self, keeper: Keeper, data: str) -> None:
        """A command, if it is one and does not come too soon after the others."""
        now = self.alive = time.monotonic()
        answer = None
        try:
            command = protocol.decode(data)
        except UNREADABLE as wrong:
            command, answer = None, protocol.No(problem=unreadable(wrong))
        else:
            if isinstance(command, protocol.Hello):
                command, answer = None, protocol.No(problem=protocol.Problem(key="hello-again"))
        if not self._may_speak(now):
            self._strikes += 1
            problem = protocol.Problem(key="too-fast", facts={"limit": int(self._server.limits.messages)})
            answer = protocol.No(problem=problem, id=command.id if command is not None else msgspec.UNSET)
            command = None
        if isinstance(command, protocol.Here):  # is about the line, and no business of the table
            keeper.answer(self, protocol.Ok(command.id))
        elif command is not None:
            self._server.metrics.commands.inc()
            keeper.take(self, command)
        elif answer is not None:
            self._server.metrics.refused.labels(answer.problem.key).inc()
            keeper.answer(self, answer)
