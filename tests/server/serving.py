"""A real server on a free port, and people who talk to it over HTTP and websockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, DummyCookieJar, WSMsgType

from octavo.server.http.server import Front
from octavo.server.limits import Limits
from octavo.server.serve import Running, listening_at
from octavo.server.wire import protocol
from server.house import PATIENCE

decode = msgspec.json.Decoder(protocol.Outgoing).decode


class Person:
    """Somebody with a browser, or a program: a session, and perhaps a token."""

    def __init__(self, url: str, session: ClientSession) -> None:
        self.url, self.session = url, session
        self.token = ""
        self.guest = ""

    def _headers(self, more: dict[str, str]) -> dict[str, str]:
        return ({"Authorization": f"Bearer {self.token}"} if self.token else {}) | more

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """The status, and the body: as JSON, where it is."""
        async with self.session.get(self.url + path, headers=self._headers(headers), allow_redirects=False) as response:
            text = await response.text()
            return response.status, json.loads(text) if response.content_type == "application/json" else text

    async def post(
        self, path: str, body: object = None, data: str | bytes | None = None, **headers: str
    ) -> tuple[int, Any]:
        if data is None and body is not None:
            data = json.dumps(body)
            headers = {"Content-Type": "application/json"} | headers
        async with self.session.post(self.url + path, data=data, headers=self._headers(headers)) as response:
            text = await response.text()
            return response.status, json.loads(text) if response.content_type == "application/json" else text

    async def become(self, name: str, **headers: str) -> "Person":
        status, me = await self.post("/api/me", {"name": name}, **{"Accept-Token": "1"}, **headers)
        assert status == 200, me
        self.token, self.guest = me["token"], me["guest"]
        return self

    async def open(self, game: str = "meinz", seats: tuple[str, ...] = ("me", "open", "open"), **more: object) -> str:
        """The id of a new table."""
        status, opened = await self.post(
            "/api/tables", {"game": game, "players": len(seats), "seats": list(seats)} | more
        )
        assert status == 201, opened
        return str(opened["table"])

    @asynccontextmanager
    async def at(
        self, table: str, client: str = "", seen: int = 0, heard: int = 0, patience: float = PATIENCE
    ) -> AsyncIterator["Line"]:
        """A line to a table, that has said hello."""
        async with self.session.ws_connect(f"{self.url}/ws/{table}", headers=self._headers({}), max_msg_size=0) as ws:
            line = Line(ws, patience)
            await line.send(t="hello", client=client or f"device-{self.guest}", seen=seen, heard=heard)
            yield line


class Line:
    """A websocket to a table."""

    def __init__(self, ws: ClientWebSocketResponse, patience: float = PATIENCE) -> None:
        self.ws, self.patience = ws, patience  # in seconds
        self.ids = 0

    async def send(self, **fields: object) -> None:
        await self.ws.send_str(json.dumps(fields))

    async def say(self, t: str, **fields: object) -> int:
        """Send a command; its id."""
        self.ids += 1
        await self.send(t=t, id=self.ids, **fields)
        return self.ids

    async def next(self) -> protocol.Outgoing:
        message = await self.ws.receive(self.patience)
        assert message.type is WSMsgType.TEXT, message
        found: protocol.Outgoing = decode(message.data)
        return found

    async def until(self, *kinds: type[Any]) -> Any:
        """The next message of these kinds."""
        while True:
            message = await self.next()
            if isinstance(message, kinds):
                return message

    async def do(self, t: str, **fields: object) -> protocol.Ok | protocol.No:
        """Send a command, and wait for its answer."""
        number = await self.say(t, **fields)
        while True:
            answer: protocol.Ok | protocol.No = await self.until(protocol.Ok, protocol.No)
            if answer.id == number:
                return answer


class Serving:
    """A server that runs."""

    def __init__(self, running: Running, port: int) -> None:
        self.running = running
        self.url = f"http://127.0.0.1:{port}"
        self._sessions: list[ClientSession] = []

    def somebody(self, *, browser: bool = False) -> Person:
        """A person whom nobody knows yet; browsers keep cookies."""
        session = ClientSession() if browser else ClientSession(cookie_jar=DummyCookieJar())
        self._sessions.append(session)
        return Person(self.url, session)

    async def close(self) -> None:
        for session in self._sessions:
            await session.close()


@asynccontextmanager
async def serving(
    folder: Path,
    limits: Limits | None = None,
    public_url: str = "",
    port: int = 0,
    metrics_token: str = "",
    database: str = "",
) -> AsyncIterator[Serving]:
    """A server with its database in a folder, or at its URL."""
    front = Front(public_url, (), metrics_token)
    running = await Running.start(database or f"sqlite:///{folder}/octavo.db", front, limits)
    socket = listening_at("127.0.0.1", port)
    found = Serving(running, socket.getsockname()[1])
    await running.listen(socket)
    try:
        yield found
    finally:
        await found.close()
        await running.stop()


def run(
    folder: Path,
    story: Callable[[Serving], Awaitable[None]],
    limits: Limits | None = None,
    url: str = "",
    metrics_token: str = "",
    database: str = "",
) -> None:
    """Let a story happen at a server of its own."""

    async def told() -> None:
        async with serving(folder, limits, url, metrics_token=metrics_token, database=database) as server:
            async with asyncio.timeout(5 * PATIENCE):
                await story(server)

    asyncio.run(told())
