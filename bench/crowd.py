"""People for the load benchmark, who cost little beside the server (`bench/line.py`).

A frame is looked at by its first bytes; only a situation in which its receiver may act is decoded, and of it only what
is needed.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
from aiohttp import ClientSession, DummyCookieJar, TCPConnector
from bench.line import Line

AT_ONCE = 32  # people who are let in at the same time


class Choice(msgspec.Struct):
    """What somebody may do."""

    action: int


class Play(msgspec.Struct):
    """As much of a situation as is needed to act."""

    number: int
    choices: list[Choice] = []


class Room(msgspec.Struct):
    """As much of a room as is needed to go on."""

    status: str
    rematch: str | None = None


class Answer(msgspec.Struct):
    """`ok` or `no`."""

    id: int = 0


read_play = msgspec.json.Decoder(Play).decode
read_room = msgspec.json.Decoder(Room).decode
read_answer = msgspec.json.Decoder(Answer).decode


class Figures:
    """What was measured since it was last cleared, in seconds."""

    def __init__(self) -> None:
        self.answered: list[float] = []  # from sending an action to its `ok`
        self.passed_on: list[float] = []  # from sending an action to the next player's situation
        self.refused = 0
        self.finished = 0  # matches

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]


class Crowd:
    """All people, their tables, and how they play: at once (a closed loop), or when they are told to."""

    def __init__(self, host: str, port: int, game: str, seed: int = 1, *, bots: str = "") -> None:
        """With `bots`, bots of that strength have all seats but the hosts'."""
        self.host, self.port, self.game, self.bots = host, port, game, bots
        self.chance = Random(seed)
        self.figures = Figures()
        self.tables: list[Company] = []
        self.eager = False  # whoever may act does so at once
        self.ready: deque[Person] = deque()  # who may act, while nobody is eager

    async def gather(self, tables: int, players: int, step: Callable[[], None]) -> None:
        """Open tables and bring people to them; only the hosts have a seat."""
        gate = asyncio.Semaphore(AT_ONCE)
        connector = TCPConnector(limit=AT_ONCE)
        base = f"http://{self.host}:{self.port}"
        async with ClientSession(base, connector=connector, cookie_jar=DummyCookieJar()) as session:

            async def one() -> Company:
                async with gate:
                    company = await Company.meet(self, session, players)
                    step()
                    return company

            self.tables += await asyncio.gather(*(one() for _ in range(tables)))

    async def each(self, work: Callable[["Company"], Awaitable[None]], step: Callable[[], None]) -> None:
        """Do something at every table, at some tables at the same time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(company: "Company") -> None:
            async with gate:
                await work(company)
                step()

        await asyncio.gather(*(one(company) for company in self.tables))

    def begin(self, *, eager: bool) -> None:
        """Let people act from now on."""
        self.eager = eager
        self.ready.clear()
        for company in self.tables:
            for person in company.people:
                if person.may_act:
                    if eager:
                        person.act(time.perf_counter())
                    else:
                        self.ready.append(person)

    async def pace(self, rate: float, seconds: float) -> float:
        """So many actions a second, each timed from when it was due; the share for which nobody was ready."""
        begin, missed, count = time.perf_counter(), 0, int(rate * seconds)
        for number in range(count):
            due = begin + number / rate
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif number % 50 == 0:
                await asyncio.sleep(0)  # late: still read what comes in
            while self.ready:
                person = self.ready.popleft()
                if person.may_act:
                    person.act(due)
                    break
            else:
                missed += 1
        return missed / count

    def leave(self) -> None:
        for company in self.tables:
            for person in company.people:
                person.hang_up()


class Company:
    """The people of one table."""

    def __init__(self, crowd: Crowd, table: str, people: list["Person"]) -> None:
        self.crowd, self.table, self.people = crowd, table, people
        self.acted: tuple[int, float] | None = None  # the action whose outcome the next player has not seen: on, when

    @classmethod
    async def meet(cls, crowd: Crowd, session: ClientSession, players: int) -> "Company":
        """Make guests, and let the first of them open a table."""
        people = []
        for number in range(1 if crowd.bots else players):
            async with session.post("/api/me", json={"name": f"P{number}"}, headers={"Accept-Token": "1"}) as response:
                people.append(Person(crowd, (await response.json())["token"]))
        new = {"game": crowd.game, "players": players, "seats": ["me", *[crowd.bots or "open"] * (players - 1)]}
        headers = {"Authorization": f"Bearer {people[0].token}"}
        async with session.post("/api/tables", json=new, headers=headers) as response:
            assert response.status == 201, await response.text()
            table = (await response.json())["table"]
        company = cls(crowd, table, people)
        for person in people:
            person.company = company
        return company

    async def host_comes(self) -> None:
        await self.people[0].come(self.table)

    async def others_come(self) -> None:
        for person in self.people[1:]:
            await person.come(self.table)

    async def all_sit(self) -> None:
        """The match begins when the last has sat down."""
        for seat, person in enumerate(self.people[1:], 1):
            await person.sit(seat)

    def over(self) -> None:
        """The match is over: there is another."""
        self.crowd.figures.finished += 1
        self.people[0].send({"t": "rematch"})

    def go_on(self, table: str) -> None:
        if table != self.table:
            self.table, self.acted = table, None
            for person in self.people:
                person.hang_up()
                person.arrival = asyncio.get_running_loop().create_task(person.come(table))


class Person(Line):
    """One of them: a line, and what is to be seen."""

    def __init__(self, crowd: Crowd, token: str) -> None:
        self.crowd, self.token = crowd, token
        self.company: Company
        self.arrival: asyncio.Task[None] | None = None
        self.ids = 0
        self._reset()

    def _reset(self) -> None:
        super().__init__()
        self._welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sat: tuple[int, asyncio.Future[None]] | None = None
        self._play: Play | None = None
        self._pending: tuple[int, float] | None = None  # the id of an action, and when it was sent

    async def come(self, table: str) -> None:
        """Connect, and wait until one is welcome."""
        self._reset()
        self._path = f"/ws/{table}"
        await asyncio.get_running_loop().create_connection(lambda: self, self.crowd.host, self.crowd.port)
        async with asyncio.timeout(60):
            await self._welcome

    async def sit(self, seat: int) -> None:
        done = asyncio.get_running_loop().create_future()
        self._sat = (self.send({"t": "sit", "seat": seat}), done)
        async with asyncio.timeout(60):
            await done

    def hang_up(self) -> None:
        if self.transport is not None:
            self.transport.abort()
            self.transport = None

    @property
    def may_act(self) -> bool:
        return self._pending is None and self._play is not None and self.transport is not None

    def act(self, now: float) -> None:
        """Do any of the choices."""
        play = self._play
        assert play is not None
        choice = play.choices[int(self.crowd.chance.random() * len(play.choices))]
        self.ids += 1
        self.frame(b'{"t":"act","id":%d,"action":%d,"on":%d}' % (self.ids, choice.action, play.number))
        self._pending = (self.ids, now)
        self._play = None
        self.company.acted = (play.number, now)

    def send(self, command: dict[str, object]) -> int:
        self.ids += 1
        self.frame(msgspec.json.encode({**command, "id": self.ids}))
        return self.ids

    # What comes in.

    def request(self) -> tuple[str, str]:
        return self._path, f"Authorization: Bearer {self.token}\r\n"

    def upgraded(self) -> None:
        self.frame(b'{"t":"hello","client":"bench-%d"}' % self.crowd.chance.randrange(10**9))

    def connection_lost(self, exc: Exception | None) -> None:
        if self.transport is not None:
            self.transport = None
            if not self._welcome.done():
                self._welcome.set_exception(ConnectionError("the server hung up"))

    def read(self, payload: bytes) -> None:
        kind = payload[6:8]
        if kind == b"pl":
            self._play = None  # in a situation without choices one may not act
            if b'"choices":[' in payload:
                self._seen(read_play(payload))
        elif kind == b"ok" or kind == b"no":
            self._answered(kind == b"ok", read_answer(payload).id)
        elif kind == b"ro":
            self._room(read_room(payload))
        elif kind == b"we" and not self._welcome.done():
            self._welcome.set_result(None)

    def _seen(self, play: Play) -> None:
        now, company, crowd = time.perf_counter(), self.company, self.crowd
        acted = company.acted
        if acted is not None and play.number > acted[0]:
            crowd.figures.passed_on.append(now - acted[1])
            company.acted = None
        self._play = play
        if self._pending is None:
            self._turn(now)

    def _turn(self, now: float) -> None:
        if self.crowd.eager:
            self.act(now)
        else:
            self.crowd.ready.append(self)

    def _answered(self, done: bool, number: int) -> None:
        pending, now = self._pending, time.perf_counter()
        if self._sat is not None and number == self._sat[0]:
            self._sat[1].set_result(None)
            self._sat = None
        if pending is None or number != pending[0]:
            return
        self._pending = None
        if done:
            self.crowd.figures.answered.append(now - pending[1])
            self._play = None  # what was seen before it was done; a new situation follows
            return
        self.crowd.figures.refused += 1
        if self._play is not None:
            self._turn(now)

    def _room(self, room: Room) -> None:
        if room.rematch is not None:
            self.company.go_on(room.rematch)
        elif room.status == "over" and self is self.company.people[0]:
            self.company.over()
