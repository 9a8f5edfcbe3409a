"""The door: every HTTP connection, from beginning to end.

aiohttp's protocol reads requests and writes answers. This module adds the limit of connections, the time in which a
request must arrive, the answer to malformed requests, and a way to close a connection that lets a client which has sent
too much still read the refusal. It uses private parts of aiohttp's protocol, so the version is pinned, and
`tests/server/test_door.py` checks those parts.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

from aiohttp import web
from aiohttp.streams import EMPTY_PAYLOAD

from octavo.server import log
from octavo.server.http import pages, problems
from octavo.server.http.server import Server
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

Answering = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]

FAREWELL = 2.0  # seconds in which somebody may read the last answer, and end the connection in good order
SURPLUS = 1 << 20  # bytes that are thrown away meanwhile: many read nothing before they have sent all
NOBODY = "nobody"  # sends malformed requests
STUCK = 30.0  # seconds in which something of an answer has to be read
PROXY_IDLE = 3600.0  # seconds between two requests of a proxy, which knows when it needs a connection no longer
SLICE = 16 * 1024  # bytes that are read in one go
WRAPPING = 2 * SLICE  # bytes around what is in a body, above a quarter of it: chunks of a byte cost more than all else
MOST_HEADERS = 64
LONGEST_HEADER = 8190  # bytes; of the first line, too

# Unwanted input is read into this buffer, for one connection after the other.
_surplus = memoryview(bytearray(64 * 1024))


class Door(web.AppRunner):
    """Runs an application, with a `Visit` for each connection."""

    def __init__(
        self, app: web.Application, server: Server, answering: Callable[[Answering], Answering], patience: float
    ) -> None:
        super().__init__(
            app,
            access_log=None,
            handle_signals=False,
            shutdown_timeout=patience,
            auto_decompress=False,
            lingering_time=0,
            keepalive_timeout=server.limits.idle,
            max_headers=MOST_HEADERS,
            max_field_size=LONGEST_HEADER,
            max_line_size=LONGEST_HEADER,
        )
        self._octavo, self._answering = server, answering

    async def _make_server(self) -> web.Server:
        plain = await super()._make_server()
        answer = self._answering(plain.request_handler)
        return _Visits(self._octavo, answer, request_factory=plain.request_factory, **self._kwargs)


class _Visits(web.Server):
    """Makes a `Visit` for each connection."""

    def __init__(self, server: Server, answer: Answering, **settings: Any) -> None:
        super().__init__(answer, **settings)
        self.octavo = server

    def __call__(self) -> "Visit":
        return Visit(self, self.octavo, loop=self._loop, **self._kwargs)


class Visit(web.RequestHandler):
    """A connection over which requests come, and perhaps becomes a line."""

    def __init__(self, visits: web.Server, server: Server, **settings: Any) -> None:
        super().__init__(visits, **settings)
        self._server, self._limits, self._gate, self._turns = server, server.limits, server.gate, server.turns
        self._address: str | None = None  # by which it is counted
        self._entered = False
        self._answered = 0  # requests
        self._head = 0  # bytes of a head that is not whole
        self._chunks = EMPTY_PAYLOAD  # the latest body that comes in pieces
        self._wrapping = 0  # bytes since its head, and some of that
        self._deaf = False
        self._clock: asyncio.TimerHandle | None = None  # for what has to come soon
        self._writing: asyncio.TimerHandle | None = None  # for what has to be read
        self._unread = 0

    # Coming and going.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername") or ""
        self._address = self._server.visitors.peer(peer if isinstance(peer, str) else str(peer[0]))
        self._entered = self._gate.enter(self._address)
        if not self._entered:
            cast(asyncio.Transport, transport).abort()
            return
        if self._address is None:
            self._keepalive_timeout = PROXY_IDLE
        super().connection_made(transport)
        if self._address is not None:
            self._expect("head", self._limits.head)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._expect(None)
        if self._writing is not None:
            self._writing.cancel()
        if self._entered:
            self._entered = False
            self._gate.leave(self._address)
        self.transport = None  # it is closed already
        super().connection_lost(exc)

    def comes_from(self, address: str | None) -> bool:
        """Whether one more may come from this address: a connection through a proxy is counted by it from now on."""
        if self._address is None and address is not None:
            if not self._gate.add(address):
                return False
            self._address = address
        return True

    def force_close(self) -> None:
        transport = self.transport
        super().force_close()
        if transport is not None:  # a client that reads nothing any more does not hold it open
            self._loop.call_later(FAREWELL, transport.abort)

    # What comes in.

    def data_received(self, data: bytes) -> None:
        for at in range(0, max(1, len(data)), SLICE):
            if not self._deaf:
                self._receive(data[at : at + SLICE])

    def _receive(self, data: bytes) -> None:
        before = self._request_count
        super().data_received(data)
        if self._request_count != before:
            self._head = 0
            self._expect(None)
            message, body = self._messages[-1]
            self._chunks = body if getattr(message, "chunked", False) else EMPTY_PAYLOAD
            self._wrapping = len(data)
        elif data and not self._chunks.is_eof():
            self._wrapping += len(data)
            if self._wrapping > WRAPPING + self._chunks.total_bytes * 5 // 4 and not self._reading_paused:
                self._deaf = True
                self._chunks.set_exception(Refused("bad-request"))
        elif data and self._request_count == self._answered:
            self._head += len(data)
            if self._head > self._limits.head_size:
                self._deaf = True
                self._malformed("TooLarge")
                self.force_close()
            elif self._clock is None:
                self._expect("head", self._limits.head)

    def _expect(self, part: str | None, seconds: float = 0.0) -> None:
        """Start the time limit for the next part of a request; None for no limit."""
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self._loop.call_later(seconds, self._late, part) if part else None

    def _late(self, part: str) -> None:
        self._clock = None
        self._server.metrics.late.labels(part).inc()
        log.often("late", part=part)
        if self._current_request is None:
            self.force_close()
        else:
            self._current_request.content.set_exception(Refused("body-late"))

    # What goes out.

    async def _handle_request(
        self, request: web.BaseRequest, start_time: float | None, request_handler: Answering
    ) -> tuple[web.StreamResponse, bool]:
        """Answer a request. Unless it was read to its end, and the next one may come, that was the last one."""
        self._expect(None)
        if not request.content.is_eof():
            self._expect("body", self._limits.body)
            request.content.on_eof(lambda: self._expect(None))
        visitor = self._server.visitors.address(request) if request.headers else NOBODY
        if visitor is not None:
            await self._turns.take(visitor)
            if self.transport is None:
                raise ConnectionResetError("nobody waits for the answer")
        response, lost = await super()._handle_request(request, start_time, request_handler)
        self._answered += 1
        self._expect(None)
        if not lost and self.transport is not None and not (response.keep_alive and request.content.is_eof()):
            self.close()
            transport, self.transport = self.transport, None
            _Leaving(transport, self)
        return response, lost

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Every answer goes through here."""
        if not resp.prepared:
            known = bool(request.headers)  # a malformed request has no known route
            over_tls = known and self._server.visitors.over_tls(request)
            pages.dress(resp, request.headers.get("Host", ""), over_tls=over_tls)
        self._server.metrics.requests.labels(str(resp.status)).inc()
        return await super().finish_response(request, resp, start_time)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """The answer to a malformed request; errors of well-formed ones are answered before."""
        if exc is None or isinstance(exc, ConnectionError) or request.writer.output_size > 0:
            raise ConnectionResetError("nobody waits for the answer")
        if status == 400:
            self._malformed(type(exc).__name__)
        else:
            log.fault("fault", exc)
            self._server.metrics.failures.inc()
        response = problems.response(protocol.Problem(key="bad-request" if status == 400 else "fault"))
        response.force_close()
        return response

    def _malformed(self, error: str) -> None:
        self._server.metrics.malformed.inc()
        log.often("malformed", error=error)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.transport is not None:
            self._watch(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._writing is not None:
            self._writing.cancel()

    def _watch(self, transport: asyncio.Transport) -> None:
        self._unread = transport.get_write_buffer_size()
        self._writing = self._loop.call_later(STUCK, self._look, transport)

    def _look(self, transport: asyncio.Transport) -> None:
        """End a connection that is not read; go on watching where a little was."""
        if transport.get_write_buffer_size() >= self._unread:
            transport.abort()
        else:
            self._watch(transport)


class _Leaving(asyncio.BufferedProtocol):
    """The end of a connection: nothing more is sent, and what still comes is thrown away. To close at once would have
    the other side's machine drop the answer with the rest."""

    def __init__(self, transport: asyncio.Transport, visit: Visit) -> None:
        self._transport, self._visit = transport, visit
        self._left = SURPLUS
        self._unread = transport.get_write_buffer_size() + 1
        self._loop = asyncio.get_running_loop()
        self._clock = self._loop.call_later(FAREWELL, self._look)
        transport.set_protocol(self)
        if not transport.is_reading():
            transport.resume_reading()
        transport.write_eof()

    def get_buffer(self, sizehint: int) -> memoryview:
        return _surplus

    def buffer_updated(self, nbytes: int) -> None:
        self._left -= nbytes
        if self._left < 0:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._clock.cancel()
        self._visit.connection_lost(exc)

    def _look(self) -> None:
        """Hang up, unless an answer is still being read."""
        unread = self._transport.get_write_buffer_size()
        if 0 < unread < self._unread:
            self._unread = unread
            self._clock = self._loop.call_later(STUCK, self._look)
        else:
            self._transport.abort()
