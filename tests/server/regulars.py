"""Regulars: people who come back by themselves whenever the line breaks, as docs/protocol.md says, and who remember
all that they were told."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field

from aiohttp import ClientError, ClientWebSocketResponse, WSMsgType

from octavo.server.wire import protocol
from server.serving import Person, decode

FIRST_WAIT, LONGEST_WAIT = 0.02, 0.5  # seconds between two tries to come back
CHATTY = 0.1  # how often somebody says something before acting


@dataclass
class Regular:
    """Somebody at a table who acts, speaks now and then, and sends again what was not answered."""

    person: Person
    table: str
    chance: random.Random
    patience: float  # seconds before acting, at most
    ids: int = 0
    waiting: dict[int, str] = field(default_factory=dict)  # commands that were not answered, as they were sent
    done: set[int] = field(default_factory=set)  # commands that were answered with `ok`
    acting: int = 0  # the id of the action that is not answered yet
    entries: list[protocol.Entry] = field(default_factory=list)  # all that was shown
    heard: list[protocol.Said] = field(default_factory=list)
    room: protocol.Room | None = None
    play: protocol.Play | None = None
    shown_at: float = 0.0
    arrivals: int = 0
    broken: int = 0  # lines that the server has closed
    refusals: list[str] = field(default_factory=list)
    doing: asyncio.Task[None] | None = None

    @property
    def client(self) -> str:
        return f"device-{self.person.guest}"

    @property
    def over(self) -> bool:
        """Whether the match is over, its last situation shown, and everything answered."""
        over = self.room is not None and self.room.status == "over"
        return over and self.play is not None and not self.play.actors and not self.waiting

    def __str__(self) -> str:
        play, status = self.play, self.room.status if self.room else ""
        on = (
            f"{play.number}, {len(play.choices)} choices, {play.actors} act, racing {play.racing}"
            if play
            else "nothing"
        )
        waits = f"{list(self.waiting.values())[:3]}, refused {self.refusals[-3:]}"
        return f"{self.table} {self.person.guest} {status}: sees {on}; acting {self.acting}, waits for {waits}"

    async def stay(self) -> None:
        """Be at the table until the match is over and everything is answered."""
        wait = FIRST_WAIT
        while not self.over:
            before = self.arrivals
            try:
                url, headers = f"{self.person.url}/ws/{self.table}", {"Authorization": f"Bearer {self.person.token}"}
                async with self.person.session.ws_connect(url, headers=headers, max_msg_size=0) as ws:
                    await self._listen(ws)
            except (ClientError, ConnectionError):
                pass
            finally:
                if self.doing is not None:
                    self.doing.cancel()
                    self.doing = None
            wait = FIRST_WAIT if self.arrivals > before else min(LONGEST_WAIT, 2 * wait)
            await asyncio.sleep(wait * self.chance.uniform(0.5, 1.0))

    async def _listen(self, ws: ClientWebSocketResponse) -> None:
        hello = protocol.Hello(self.client, seen=len(self.entries), heard=len(self.heard))
        await ws.send_str(protocol.encode(hello).decode())
        self.play = None
        while not self.over:
            frame = await ws.receive()
            if frame.type is not WSMsgType.TEXT:
                self.broken += 1
                return
            message = decode(frame.data)
            if isinstance(message, protocol.Welcome):
                self.arrivals += 1
                for command in list(self.waiting.values()):
                    await ws.send_str(command)
            self._read(message)
            if self._may_act():
                self.doing = asyncio.create_task(self._act(ws))

    def _may_act(self) -> bool:
        return self.play is not None and bool(self.play.choices) and not self.acting and self.doing is None

    def _read(self, message: protocol.Outgoing) -> None:
        match message:
            case protocol.Room():
                self.room = message
            case protocol.Chat():
                for said in message.said:
                    assert said.number == len(self.heard) + 1, "the chat has a gap, or says something twice"
                    self.heard.append(said)
            case protocol.Play():
                assert message.number >= len(self.entries), "something that was shown is gone"
                for entry in message.entries:
                    assert entry.number == len(self.entries) + 1, "the log has a gap, or tells something twice"
                    self.entries.append(entry)
                assert message.number == len(self.entries)
                if self.play is None or self.play.number != message.number:
                    self.shown_at = time.monotonic()
                self.play = message
            case protocol.Ok():
                self._answered(message.id)
                self.done.add(message.id)
            case protocol.No():
                assert isinstance(message.id, int), message
                self._answered(message.id)
                self.refusals.append(message.problem.key)

    def _answered(self, number: int) -> None:
        self.waiting.pop(number, None)
        if number == self.acting:
            self.acting = 0

    async def _act(self, ws: ClientWebSocketResponse) -> None:
        """Think for a moment, then do any of the choices that there are by then."""
        try:
            await asyncio.sleep(self.chance.random() * self.patience)
            if self.chance.random() < CHATTY and self.patience:
                await self._send(ws, "say", text=f"{self.ids} from {self.person.guest}")
            if self.play is not None and self.play.choices:
                choice, after = self.chance.choice(self.play.choices), (time.monotonic() - self.shown_at) * 1000
                after_shown = {"after": round(after)} if self.play.racing else {}
                self.acting = self.ids + 1
                await self._send(ws, "act", action=choice.action, on=self.play.number, **after_shown)
        except (ClientError, ConnectionError):
            pass  # it is sent again when the line is back
        finally:
            self.doing = None

    async def _send(self, ws: ClientWebSocketResponse, t: str, **fields: object) -> None:
        self.ids += 1
        self.waiting[self.ids] = json.dumps({"t": t, "id": self.ids, **fields})
        await ws.send_str(self.waiting[self.ids])
