"""Attackers: bytes over sockets, as no client of good manners would send them."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

from server.house import PATIENCE, House

ATTACKER = "203.0.113.7"  # an address that is nobody's
MEBIBYTE = 1 << 20


def request(method: str, path: str, body: bytes = b"", address: str = ATTACKER, **headers: str) -> bytes:
    """A request as it goes over the wire; `_` in the name of a header is `-`."""
    given = {"Host": "127.0.0.1", "X-Forwarded-For": address}
    if body:
        given["Content-Length"] = str(len(body))
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items() if value)
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("utf-8", "surrogateescape") + body


@cache
def packed(mebibytes: int) -> bytes:
    """So many mebibytes of zeros, packed: about a thousandth."""
    return gzip.compress(bytes(mebibytes * MEBIBYTE), 6)


class Peer:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        """As much of it as the server takes: it may have ended the connection, or read no more."""
        if self.writer.transport.is_closing():
            return
        with suppress(ConnectionError, TimeoutError):
            self.writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()

    async def head(self) -> bytes:
        """The head of the next answer; what came before the end, if the connection ended."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as short:
            return short.partial
        except ConnectionError:
            return b""

    async def rest(self, patience: float = PATIENCE) -> bytes:
        """All that comes until the server ends the connection; TimeoutError if it does not."""
        found = b""
        with suppress(ConnectionError):
            while True:
                async with asyncio.timeout(patience):
                    data = await self.reader.read(65536)
                if not data:
                    break
                found += data
        return found

    async def ended(self, patience: float = PATIENCE) -> bool:
        """Whether the server ends the connection."""
        try:
            await self.rest(patience)
        except TimeoutError:
            return False
        return True

    async def close(self) -> None:
        """Go, also if the server has not read all that was sent."""
        if self.writer.transport.get_write_buffer_size():
            self.writer.transport.abort()
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


@asynccontextmanager
async def peer(server: House) -> AsyncIterator[Peer]:
    """A connection to a server."""
    found = Peer(*await asyncio.open_connection("127.0.0.1", server.port))
    try:
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def crowd(server: House, count: int, data: bytes = b"") -> AsyncIterator[list[Peer]]:
    """So many connections at once, that each have sent this."""
    peers: list[Peer] = []
    try:
        for _ in range(count):
            with suppress(ConnectionError):
                peers.append(Peer(*await asyncio.open_connection("127.0.0.1", server.port)))
                await peers[-1].send(data)
        yield peers
    finally:
        await asyncio.gather(*(one.close() for one in peers))


async def ask(server: House, data: bytes) -> bytes:
    """Send bytes on a connection of their own; the head of the answer."""
    async with peer(server) as one:
        await one.send(data)
        return await one.head()


@asynccontextmanager
async def attack(*deeds: Coroutine[Any, Any, object]) -> AsyncIterator[None]:
    """Deeds that go on meanwhile, and are broken off after that; what goes wrong with them is raised."""
    tasks = [asyncio.create_task(deed) for deed in deeds]
    try:
        yield
    finally:
        done = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
