"""A line to PostgreSQL that breaks when it is told to: before a statement arrives, or before its answer comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

PIECE = 65536


class Relay:
    """Passes bytes on between a port and a Unix socket."""

    def __init__(self, socket: Path) -> None:
        self.cuts = 0
        self.port = 0
        self._socket = socket
        self._word: bytes | None = None  # what is on its way when the line breaks
        self._done = self._back = True
        self._shut = False
        self._tasks: set[asyncio.Task[None]] = set()

    def url(self, url: str) -> str:
        """The URL of a database, by way of the relay."""
        return f"postgresql://octavo@127.0.0.1:{self.port}/{urlsplit(url).path[1:]}"

    def cut_at_next(self, word: bytes, *, done: bool, back: bool = True) -> None:
        """Break the line when this word is on its way: after what it is part of was done, or before it arrives. If
        there is no way back, nobody gets through until they are let in."""
        self._word, self._done, self._back = word, done, back

    def let_in(self) -> None:
        self._shut = False

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody has connected."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            if not self._shut:
                await self._pass_on(reader, writer)
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, away = await asyncio.open_unix_connection(str(self._socket))
        try:
            back = asyncio.ensure_future(self._answers(there, writer))
            while data := await reader.read(PIECE):
                if self._word is not None and self._word in data:
                    self._word, self._shut = None, not self._back
                    self.cuts += 1
                    back.cancel()
                    await asyncio.wait([back])
                    if self._done:
                        away.write(data)
                        await there.read(PIECE)
                    return
                away.write(data)
                await away.drain()
            back.cancel()
        finally:
            away.transport.abort()

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await there.read(PIECE):
            writer.write(data)
            await writer.drain()
        writer.transport.abort()

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def relayed(socket: Path) -> AsyncIterator[Relay]:
    relay = Relay(socket)
    server = await asyncio.start_server(relay.meet, "127.0.0.1", 0)
    relay.port = server.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        server.close()
        await relay.end()
