"""The peer of the table under load: boardgame.io with its store in memory, the same people and the same cores.

`npm install` in bench/boardgame brings it. Its people are as cheap as ours (`bench/crowd.py`). An action counts
when whoever acted has been told of it.
"""

import asyncio
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

from bench.cores import start
from bench.line import Line

HERE = Path(__file__).parent / "boardgame"
SPACE = "/cards,"
TURN = re.compile(rb'"currentPlayer":"(\d)"')
STATE = re.compile(rb'"_stateID":(\d+)')
PLAYERS = 4


def installed() -> bool:
    return (HERE / "node_modules" / "boardgame.io").is_dir()


class Guest(Line):
    """One of four at a table, who plays as soon as it is their turn."""

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat
        self.here: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._state = self._acted = -1  # the situation that was seen last, and the one in which one acted
        self._since = 0.0

    def request(self) -> tuple[str, str]:
        return "/socket.io/?EIO=4&transport=websocket", ""

    def send(self, text: str) -> None:
        self.frame(text.encode())

    def read(self, message: bytes) -> None:
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
            async with asyncio.timeout(60):
                await guest.here


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


def actions_a_second(node: Path, port: int, tables: int, seconds: float) -> float:
    """How many it carries."""
    server = start([node, "server.js", str(port)], cwd=HERE, start_new_session=True)
    try:
        _await(port, server)
        return asyncio.run(_measure(port, tables, seconds))
    finally:
        os.killpg(server.pid, signal.SIGKILL)  # node, and what may have started it
        server.wait()
