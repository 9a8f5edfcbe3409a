"""A websocket by hand on asyncio's protocols, so that somebody who loads a server costs little beside it.

Frames are masked with zeros, which is a mask as good as any other for the server.
"""

import asyncio

# What comes in is read here, for one line after the other: to make room anew each time costs more than to read.
_arrivals = memoryview(bytearray(256 * 1024))

TEXT, PING, PONG = 0x81, 0x89, 0x8A
KEY = "b2N0YXZvIGlzIGVpZ2h0IQ=="


class Line(asyncio.BufferedProtocol):
    """One websocket as a client has it. What comes in is given to `read`, a whole text frame at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self._buffer = b""
        self._upgraded = False

    def request(self) -> tuple[str, str]:
        """The path that is asked for, and what else stands in the head, a line each."""
        raise NotImplementedError

    def upgraded(self) -> None:
        """From now on frames may be sent."""

    def read(self, payload: bytes) -> None:
        raise NotImplementedError

    def frame(self, payload: bytes, kind: int = TEXT) -> None:
        """Send one; nothing, if the line is gone."""
        length = len(payload)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2)
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        path, more = self.request()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{more}\r\n".encode()
        )

    def get_buffer(self, sizehint: int) -> memoryview:
        return _arrivals

    def buffer_updated(self, nbytes: int) -> None:
        data = bytes(_arrivals[:nbytes])
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self._upgraded, at = True, end + 4
            self.upgraded()
        size = len(data)
        while at + 2 <= size:
            length, start = data[at + 1], at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                if start > size:
                    break
                length = int.from_bytes(data[at + 2 : start])
            if start + length > size:
                break
            if data[at] == TEXT:
                self.read(data[start : start + length])
            elif data[at] == PING:
                self.frame(data[start : start + length], PONG)
            at = start + length
        self._buffer = data[at:]
