"""The canary: people at another table, who play on while a server is attacked, and notice whether it answers as before.

Three people play Meinz! match after match, in a process of their own, so that no attacker slows them down but by the
server. They do one thing after the other: somebody acts (the first choice), now and then somebody's line breaks and
comes back, and now and then somebody new opens a table of their own. For each answer there are the seconds that it
took, the CPU seconds of the server's main thread meanwhile, where the loop runs and with it everybody, and those of the
whole process. Tests run on busy machines: it is also told how long the server had no core though it had something to
do, and for as long as the canary itself had none, no CPU is counted.

Run as a program, with the server's address and the id of its process, it prints an answer a line.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Literal

import msgspec
from aiohttp import ClientSession, ClientTimeout, DummyCookieJar

from hostile.house import main_seconds, process_seconds, waited_seconds
from octavo.server.wire import protocol
from server.house import House
from server.serving import Line, Person

Kind = Literal["act", "come", "open"]
ROUND: tuple[Kind, ...] = ("act", "act", "act", "come", "act", "act", "act", "open")
PAUSE = 0.05  # seconds between an answer and the next question: well within what one may ask
PATIENCE = 180.0  # seconds until an answer comes; the worst attack took 160
GAME, SEATS = "meinz", 3
MORE_MAIN = 0.1  # CPU seconds more of the main thread than before: what nobody notices
MORE_WALL = 5.0  # seconds more, without those in which the server had no core


class Answer(msgspec.Struct, frozen=True):
    """What an answer took; `refused` is the key of the problem, if it was one."""

    kind: Kind
    asked: float  # when, by the monotonic clock
    seconds: float
    main: float  # CPU seconds of the server's main thread
    whole: float  # CPU seconds of all its threads
    starved: float = 0.0  # seconds in which it had no core, as other processes had it
    refused: str = ""

    @property
    def served(self) -> float:
        """Seconds that it took with a core."""
        return self.seconds - self.starved

    def __str__(self) -> str:
        said = f", refused as {self.refused}" if self.refused else ""
        cpu = f"CPU {self.main:.3f} s main thread, {self.whole:.3f} s all"
        return f"{self.kind} took {self.seconds:.3f} s, {self.starved:.3f} s of them without a core, {cpu}{said}"


class Listening:
    """Answers that came while somebody listened."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers

    def worst(self, kind: Kind | None = None) -> Answer:
        """The answer that cost the main thread most."""
        return max((one for one in self.answers if kind in (None, one.kind)), key=lambda one: one.main)

    def as_good_as(
        self, before: "Listening", main: float = MORE_MAIN, wall: float = MORE_WALL, share: float = 0.0
    ) -> None:
        """Fails if the people of the canary had to notice that something goes on. Prints figures (`pytest -rP`).

        `share` is how much of the main thread's time attackers may have, in seconds a second. They have it also while
        the server waits for a core; so what they may have in the seconds of an answer is not counted.
        """
        print(f"canary before: {before.figures()}\ncanary beside the attack: {self.figures()}")
        print(f"the latest: {max(self.answers, key=lambda one: one.seconds)}; the dearest: {self.worst()}")
        usual = {one.kind: before.worst(one.kind) for one in before.answers}
        slow = {one.kind: max(b.served for b in before.answers if b.kind == one.kind) for one in before.answers}
        bad = [
            one
            for one in self.answers
            if one.refused
            or one.main - share * one.seconds > usual[one.kind].main + main
            or one.served > slow[one.kind] + wall
        ]
        told = "\n".join(f"  {one}; before, at most {usual[one.kind]}" for one in bad[:5])
        assert not bad, f"{len(bad)} of {len(self.answers)} answers show that the server is harmed:\n{told}"

    def figures(self) -> str:
        """How many answers, and what they took: half of them, 99 of 100, and the worst."""

        def spread(values: list[float]) -> str:
            values.sort()
            return " / ".join(f"{values[int(share * (len(values) - 1))] * 1000:.1f}" for share in (0.5, 0.99, 1.0))

        seconds, main = [one.seconds for one in self.answers], [one.main for one in self.answers]
        return f"{len(self.answers)} answers; ms until they came {spread(seconds)}, CPU ms of the loop {spread(main)}"


class Canary:
    """The canary's process, heard from outside."""

    def __init__(self, process: asyncio.subprocess.Process, journal: Path) -> None:
        self._process, self._journal = process, journal

    async def next(self) -> Answer:
        """The next answer; fails if the canary is silent, since the server has not answered or has hung up."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        assert line, f"the canary is dead:\n{self._journal.read_text()}"
        return msgspec.json.decode(line, type=Answer)

    async def listen(self, *, answers: int = 0, seconds: float = 0.0) -> Listening:
        """So many answers, or those to what is asked from now on for so many seconds; whole rounds of them in any
        case, and the last one, however long it takes."""
        begin = time.monotonic()
        found: list[Answer] = []
        while len(found) < max(answers, len(ROUND)) or found[-1].asked < begin + seconds:
            answer = await self.next()
            if answer.asked + answer.seconds >= begin:
                found.append(answer)
        return Listening(found)

    async def stop(self) -> None:
        """Go home."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def canary(server: House) -> AsyncIterator[Canary]:
    """People who play at a server."""
    journal = server.journal.with_name("canary")
    with journal.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hostile.canary", server.url, str(server.pid)),
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
    bird = Canary(process, journal)
    try:
        for _ in ROUND:  # by now everything has been done once
            await bird.next()
        yield bird
    finally:
        await bird.stop()


# The process of the canary.


class Player:
    """Somebody at the canary's table, whose messages are read at once."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.ids = 0
        self.play: protocol.Play | None = None
        self.room: protocol.Room | None = None
        self.line: Line | None = None
        self.told = ""  # why the server has closed the line
        self._stack = AsyncExitStack()
        self._awaited: asyncio.Future[protocol.Ok | protocol.No] | None = None
        self._reading: asyncio.Task[None] | None = None

    async def come(self, table: str) -> None:
        """Be at a table, as the page is: the line says hello, and a welcome comes."""
        await self.leave()
        self.line = await self._stack.enter_async_context(self.person.at(table, patience=PATIENCE))
        assert (await self.line.until(protocol.Welcome)).table == table
        self._reading = asyncio.create_task(self._read(self.line))

    async def leave(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])
            self._reading = None
        await self._stack.aclose()
        self.play = self.room = None

    async def do(self, t: str, **fields: object) -> protocol.Ok | protocol.No:
        """Send a command; its answer."""
        assert self.line is not None
        self.ids += 1
        self.line.ids = self.ids - 1  # a device counts on, whatever its line does
        self._awaited = asyncio.get_running_loop().create_future()
        await self.line.say(t, **fields)
        async with asyncio.timeout(PATIENCE):
            return await self._awaited

    async def _read(self, line: Line) -> None:
        try:
            await self._read_on(line)
        finally:
            if self._awaited is not None and not self._awaited.done():
                self._awaited.set_exception(ConnectionError("the line has ended"))

    async def _read_on(self, line: Line) -> None:
        while True:
            message = await line.next()
            match message:
                case protocol.Ok() | protocol.No():
                    assert self._awaited is not None
                    self._awaited.set_result(message)
                case protocol.Play():
                    self.play = message
                case protocol.Room():
                    self.room = message
                case protocol.Notice():
                    self.told = message.key
                    return

    def check(self) -> None:
        """Raise what went wrong with the line."""
        if self._reading is not None and self._reading.done():
            self._reading.result()
            raise ConnectionError(f"the server has closed the line: {self.told}")


class Table:
    """The canary's table."""

    def __init__(self, url: str, pid: int, session: ClientSession) -> None:
        self.pid = pid
        self.session, self.url = session, url
        self.players = [Player(Person(url, session)) for _ in range(SEATS)]
        self.table = ""
        self.coming = cycle(self.players)

    async def sing(self) -> None:
        """Play for ever, and print every answer."""
        for number, player in enumerate(self.players):
            await player.person.become(f"Bird {number}")
        for kind in cycle(ROUND):
            await self._ready()
            deed = {"act": self._act, "come": self._come, "open": self._open}[kind]
            asked = time.monotonic()
            main, whole, starved = main_seconds(self.pid), process_seconds(self.pid), waited_seconds(self.pid)
            idle = waited_seconds(os.getpid())
            refused = await deed()
            seconds, idle = time.monotonic() - asked, waited_seconds(os.getpid()) - idle
            main, whole = main_seconds(self.pid) - main, process_seconds(self.pid) - whole
            starved = min(seconds - whole, waited_seconds(self.pid) - starved)  # several threads wait at a time
            main, whole, starved = (max(0.0, cost) for cost in (main - idle, whole - idle, starved))
            answer = Answer(kind, asked, seconds, main, whole, starved, refused)
            print(msgspec.json.encode(answer).decode(), flush=True)
            await asyncio.sleep(PAUSE)

    async def _ready(self) -> None:
        """Wait until somebody can act: a match has begun, and all have seen the same."""
        if not self.table or all(player.room is not None and player.room.status == "over" for player in self.players):
            await self._begin()
        async with asyncio.timeout(PATIENCE):
            while not self._actor():
                for player in self.players:
                    player.check()
                await asyncio.sleep(0.001)
                if any(player.room is not None and player.room.status == "over" for player in self.players):
                    await self._begin()

    def _actor(self) -> Player | None:
        plays = [player.play for player in self.players if player.play is not None]
        latest = max((play.number for play in plays), default=0)
        if len(plays) < SEATS or any(play.number < latest for play in plays):
            return None
        return next((player for player in self.players if player.play and player.play.choices), None)

    async def _begin(self) -> None:
        """Sit down at a new table."""
        self.table = await self.players[0].person.open(GAME, ("me", *["open"] * (SEATS - 1)))
        for player in self.players:
            await player.come(self.table)
        for seat, player in enumerate(self.players[1:], 1):
            assert isinstance(await player.do("sit", seat=seat), protocol.Ok)

    async def _act(self) -> str:
        player = self._actor()
        assert player is not None and player.play is not None
        play, player.play = player.play, None  # until the next one comes
        answer = await player.do("act", action=play.choices[0].action, on=play.number)
        if isinstance(answer, protocol.Ok):
            return ""
        player.play = player.play or play
        return answer.problem.key

    async def _come(self) -> str:
        await next(self.coming).come(self.table)
        return ""

    async def _open(self) -> str:
        """Somebody new opens a table, and closes it again."""
        newcomer = Player(await Person(self.url, self.session).become("Newcomer"))
        await newcomer.come(await newcomer.person.open(GAME, ("me", "open", "open")))
        answer = await newcomer.do("close")
        await newcomer.leave()
        return answer.problem.key if isinstance(answer, protocol.No) else ""


async def _sing(url: str, pid: int) -> None:
    timeout = ClientTimeout(total=PATIENCE)
    async with ClientSession(cookie_jar=DummyCookieJar(), timeout=timeout) as session:
        await Table(url, pid, session).sing()


if __name__ == "__main__":
    asyncio.run(_sing(sys.argv[1], int(sys.argv[2])))
