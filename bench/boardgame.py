"""The peer of the table under load: boardgame.io with its store in memory, the same people and the same cores.

`npm install` in bench/boardgame brings it. Its people are as cheap as ours (`bench/crowd.py`): asyncio protocols that
look at frames by their bytes. A table's action counts when whoever acted has been told of it.
"""

import asyncio
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

HERE = Path(__file__).parent / "boardgame"
KEY = "b2N0YXZvIGlzIGVpZ2h0IQ=="
SPACE = "/cards,"
TURN = re.compile(rb'"currentPlayer":"(\d)"')
STATE = re.compile(rb'"_stateID":(\d+)')
PLAYERS = 4


def installed() -> bool:
    return (HERE / "node_modules" / "boardgame.io").is_dir()


class Guest(asyncio.Protocol):
    """One of four at a table, who plays as soon as it is their turn."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table, self.seat = table, seat
        self.here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._upgraded = False
        self._state = self._acted = -1  # the situation that was seen last, and the one in which one acted
        self._since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, text: str) -> None:
        payload = text.encode()
        length = len(payload)
        head = bytes((0x81, 0x80 | length)) if length < 126 else bytes((0x81, 0xFE)) + length.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        at = 0
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self._upgraded, at = True, end + 4
        while at + 2 <= len(data):
            length, start = data[at + 1], at + 2
            if length > 125:
                size = 2 if length == 126 else 8
                if start + size > len(data):
                    break
                length, start = int.from_bytes(data[start : start + size]), start + size
            if start + length > len(data):
                break
            self._read(data[start : start + length])
            at = start + length
        self._buffer = data[at:]

    def _read(self, message: bytes) -> None:
        if message.startswith(b"0"):
            self.send(f"40{SPACE}")
        elif message == b"2":
            self.send("3")
        elif message.startswith(b"40"):
            self.send(f'42{SPACE}["sync","{self.table.name}","{self.seat}",null,{PLAYERS}]')
        elif b'"sync"' in message[:20] or b'"update"' in message[:20]:
            self._seen(message)

    def _seen(self, message: bytes) -> None:
        turn, state = TURN.search(message), STATE.search(message)
        assert turn and state, message
        number = int(state[1])
        if not self.here.done():
            self.here.set_result(None)
        if 0 <= self._acted < number:
            self.table.crowd.answered.append(time.perf_counter() - self._since)
            self._acted = -1
        self._state = number
        if int(turn[1]) == self.seat:
            self.table.turn = self
            if self.table.crowd.eager:
                self.act()

    def act(self) -> None:
        if self._acted >= 0:
            return
        self._acted, self._since = self._state, time.perf_counter()
        move = f'{{"type":"play","args":["r7"],"playerID":"{self.seat}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{move}}}'
        self.send(f'42{SPACE}["update",{action},{self._state},"{self.table.name}","{self.seat}"]')


class Table:
    def __init__(self, crowd: "Crowd", name: str) -> None:
        self.crowd, self.name = crowd, name
        self.turn: Guest | None = None

    async def gather(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(PLAYERS):
            _, guest = await loop.create_connection(lambda seat=seat: Guest(self, seat), "127.0.0.1", port)  # type: ignore[misc]
            await asyncio.wait_for(guest.here, 60)


class Crowd:
    def __init__(self) -> None:
        self.eager = False
        self.answered: list[float] = []


async def _measure(port: int, tables: int, seconds: float) -> float:
    crowd = Crowd()
    company = [Table(crowd, f"t{number}") for number in range(tables)]
    for table in company:
        await table.gather(port)
    crowd.eager = True
    for table in company:
        assert table.turn
        table.turn.act()
    await asyncio.sleep(2)
    crowd.answered.clear()
    begin = time.perf_counter()
    await asyncio.sleep(seconds)
    return len(crowd.answered) / (time.perf_counter() - begin)


def _await(port: int, server: "subprocess.Popen[bytes]") -> None:
    """Until it listens."""
    while True:
        if server.poll() is not None:
            raise RuntimeError("boardgame.io does not start")
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionError:
            time.sleep(0.05)
        else:
            return


def actions_a_second(node: str, port: int, cores: tuple[int, int], tables: int, seconds: float) -> float:
    """How many it carries, with the server on the first core and the people on the second."""
    os.sched_setaffinity(0, {cores[0]})
    try:
        command = [node, "server.js", str(port)]
        server = subprocess.Popen(command, cwd=HERE, stdout=subprocess.DEVNULL, start_new_session=True)
    finally:
        os.sched_setaffinity(0, {cores[1]})
    try:
        _await(port, server)
        return asyncio.run(_measure(port, tables, seconds))
    finally:
        os.killpg(server.pid, signal.SIGKILL)  # node, and what may have started it
        server.wait()
