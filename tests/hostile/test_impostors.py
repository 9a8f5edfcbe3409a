"""Impostors: blank names, stacked marks, and a crowd in which everybody would pass for a player in the chat."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from aiohttp import ClientSession, DummyCookieJar

from hostile.canary import canary
from hostile.house import house, needs_linux
from octavo.server.wire import protocol
from octavo.text.lookalikes import alike
from octavo.text.names import MOST_LETTERS
from server.serving import Person
from text.test_names import NOBODY

pytestmark = needs_linux
CROWD = 40
GUISES = ("Anna", "anna", "ANNA", "Аnna", "Ａｎｎａ", "A n n a", "Anna.", "Anna (2)", "ÅnnÅ", "Ada")


def test_nobody_is_blank_and_nobody_passes_for_a_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, ClientSession(cookie_jar=DummyCookieJar()) as session:
            somebody = Person(server.url, session)
            sent = [(key, name) for key, names in NOBODY.items() for name in names if 0 < len(name) <= MOST_LETTERS]
            sent.remove(("name-letter", "\ud800"))  # no text at all: the message can't be read
            for key, name in sent:
                status, refused = await somebody.post("/api/me", {"name": name})
                assert (status, refused["key"]) == ((400, key) if name != "\ud800" else (400, "bad-message")), ascii(
                    name
                )

            anna = await Person(server.url, session).become("Anna")
            table = await anna.open("meinz", ("me", "club", "club"))
            async with canary(server) as bird, AsyncExitStack() as crowd:
                before = await bird.listen(answers=24)
                sees = await crowd.enter_async_context(anna.at(table))
                for number in range(CROWD):
                    person = await Person(server.url, session).become(GUISES[number % len(GUISES)])
                    line = await crowd.enter_async_context(person.at(table))
                    assert isinstance(await line.do("say", text="I am Anna"), protocol.Ok)
                (await bird.listen(seconds=1)).as_good_as(before)
                assert isinstance(await sees.do("say", text="So am I"), protocol.Ok)
            said = await heard(anna, table)
            assert [line.seat for line in said] == [-1] * CROWD + [0]
            names = [line.name for line in said]
            assert names[-1] == "Anna" and not any(alike(name, names[:place]) for place, name in enumerate(names))
            assert not server.faults()

            await server.kill()
            await server.open()
            assert await heard(anna, table) == said

    asyncio.run(story())


async def heard(person: Person, table: str) -> tuple[protocol.Said, ...]:
    """All that was said at a table, as somebody who comes now reads it."""
    async with person.at(table, "another-device") as line:
        chat = await line.until(protocol.Chat)
        assert isinstance(chat, protocol.Chat)
        return chat.said
