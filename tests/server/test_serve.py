"""`octavo serve` as its host has it: start and stop, backup and restore, a program that plays, and the description."""

import ast
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, DummyCookieJar, WSMsgType

from octavo.server.room import events
from octavo.server.room.room import Room
from octavo.server.store.base import KeptSummary
from octavo.server.wire import protocol
from server.house import ENGLISH, PATIENCE, House, command
from server.keeping import held, opened
from server.schemas import Misfit, check
from server.serving import Line, Person, Serving, run

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def tell(house: House, story: Callable[[ClientSession], Coroutine[Any, Any, None]]) -> None:
    """Let a story happen in a house; nothing is left running."""

    async def told() -> None:
        try:
            async with ClientSession(cookie_jar=DummyCookieJar()) as session, asyncio.timeout(2 * PATIENCE):
                await story(session)
        finally:
            await house.clear()

    asyncio.run(told())


async def seated(house: House, session: ClientSession) -> tuple[Person, str]:
    """Anna, at a table with two bots; the match has begun."""
    await house.open()
    anna = await Person(house.url, session).become("Anna")
    return anna, await anna.open("meinz", ("me", "club", "club"), pace="quick")


async def act(line: Line, times: int, played: int = 0) -> int:
    """Act so many times; the number of the last situation."""
    acted = -1
    while times:
        play = await line.until(protocol.Play)
        played = play.number
        if play.choices and play.number > acted:
            assert isinstance(await line.do("act", action=play.choices[0].action, on=play.number), protocol.Ok)
            acted, times = play.number, times - 1
    return played


async def log(database: str, table: str) -> list[events.Any]:
    async with opened(database) as store:
        return [events.decode(body) for body in await store.events(table)]


def test_a_second_server_on_the_same_file_is_told_so(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path}/octavo.db", tmp_path / "journal")

    async def story(session: ClientSession) -> None:
        anna, table = await seated(house, session)
        second = ("serve", "--port", "0", "--db", house.database, "--no-browser")
        code, _, said = await command(*second, OCTAVO_LANG="en")
        assert code == 2 and "Another server has" in said and "--db" in said
        async with anna.at(table) as line:
            await act(line, 3)

    tell(house, story)


def test_sigterm_tells_everybody_writes_everything_and_ends_well(database: str, tmp_path: Path) -> None:
    house = House(database, tmp_path / "journal")

    async def story(session: ClientSession) -> None:
        anna, table = await seated(house, session)
        answered = set()
        async with anna.at(table) as line:
            await act(line, 3)
            said = {await line.say("say", text=f"word {number}") for number in range(6)}
            answered.add((await line.until(protocol.Ok)).id)
            ending = asyncio.create_task(house.close(signal.SIGTERM))
            while not isinstance(message := await line.next(), protocol.Notice):
                if isinstance(message, protocol.Ok):
                    answered.add(message.id)
            assert (message.key, message.wait) == ("restart", 2000)
            assert (await line.ws.receive()).type is WSMsgType.CLOSE
            assert await ending == 0
        kept = [int(event.command_id.rpartition(":")[2]) for event in await log(database, table) if event.command_id]
        assert answered & said and answered <= set(kept)
        assert len(kept) == len(set(kept))
        whats = [json.loads(text)["what"] for text in house.journal.read_text().splitlines()]
        assert whats == ["database-made", "serving", "stopping", "stopped"]

    tell(house, story)


def test_a_port_that_is_taken_is_refused_in_a_sentence(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path}/octavo.db", tmp_path / "journal")

    async def story(session: ClientSession) -> None:
        await house.open()
        other = f"sqlite:///{tmp_path}/other.db"
        code, out, err = await command("serve", "--no-browser", "--port", str(house.port), "--db", other)
        assert (code, out) == (2, "")
        assert err.startswith("octavo: ") and str(house.port) in err and "Traceback" not in err
        assert len(err.splitlines()) == 1
        code, out, err = await command("serve", "--no-browser", "--port", "65536", "--db", other)
        assert (code, out, err) == (2, "", "octavo: --port goes from 0 to 65535, not 65536.\n")
        assert (await Person(house.url, session).get("/healthz"))[0] == 200

    tell(house, story)


@pytest.mark.parametrize("dialects", [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_made_while_people_play_is_restored_elsewhere_and_the_table_goes_on(
    new_database: Callable[[str], str], tmp_path: Path, dialects: tuple[str, str]
) -> None:
    here, there = (new_database(dialect) for dialect in dialects)
    copy = tmp_path / "copy"
    first, second = House(here, tmp_path / "journal"), House(there, tmp_path / "journal")

    async def before(session: ClientSession) -> None:
        anna, table = await seated(first, session)
        async with anna.at(table) as line:
            seen = await act(line, 4)
            making = asyncio.create_task(command("backup", str(copy), "--db", here))
            while not making.done():
                await act(line, 1)
                await asyncio.sleep(0.02)
            assert (await making)[0] == 0
        assert await first.close() == 0
        whole = await log(here, table)
        assert (await command("restore", str(copy), "--db", there))[0] == 0
        kept = await log(there, table)
        assert kept == whole[: len(kept)]
        assert sum(isinstance(event, events.Acted) for event in kept) >= seen
        await second.open()
        anna.url = second.url
        async with anna.at(table, client="another-device", seen=seen) as line:
            assert (await line.until(protocol.Room)).status == "playing"
            await act(line, 3)
        assert await second.close() == 0
        assert len(await log(there, table)) >= len(kept) + 3

    try:
        tell(first, before)
    finally:
        asyncio.run(second.clear())


def test_the_example_plays_a_whole_match_over_the_network(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/octavo.db"
    house = House(database, tmp_path / "journal")

    async def story(session: ClientSession) -> None:
        await house.open()
        process = await asyncio.create_subprocess_exec(
            sys.executable, BOT, house.url, "meinz", stdout=asyncio.subprocess.PIPE, env={**os.environ, **ENGLISH}
        )
        async with asyncio.timeout(2 * PATIENCE):
            out, _ = await process.communicate()
        assert process.returncode == 0
        result = ast.literal_eval(out.decode().splitlines()[-1])
        async with opened(database) as store:
            (summary,) = [piece.summary for piece in await held(store) if isinstance(piece, KeptSummary)]
            assert summary.status == "over"
            room = Room.restore(summary.table, await store.events(summary.table), 0.0)
        assert room.playing
        found = room.playing.match.result()
        assert (result["points"], result["winners"]) == (list(found.points), list(found.winners))
        status, text = await Person(house.url, session).get(f"/api/tables/{summary.table}/match.txt")
        assert status == 200
        (tmp_path / "match.txt").write_text(text, encoding="utf-8")
        assert (await command("verify", str(tmp_path / "match.txt")))[0] == 0
        assert await house.close() == 0

    tell(house, story)


def test_the_bot_of_the_examples_says_how_it_is_called() -> None:
    done = subprocess.run([sys.executable, BOT], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "python examples/bot.py http://localhost:8080 njet" in done.stderr and "Traceback" not in done.stderr


# That the description lists every route is a test of test_web.py; here, that it is true.


def described(document: dict[str, Any], method: str, path: str) -> dict[str, Any]:
    responses = document["paths"][path][method]["responses"]
    (good,) = (answer for status, answer in responses.items() if status != "default")
    schema: dict[str, Any] = good["content"]["application/json"]["schema"]
    return schema


def test_the_description_describes_what_is_answered(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = server.somebody()
        _, document = await anna.get("/api/openapi.json")
        answers: list[tuple[str, str, int, Any]] = []

        async def get(path: str, **given: object) -> Any:
            status, body = await anna.get(path.format(**given))
            answers.append(("get", path, status, body))
            return body

        async def post(path: str, body: object, **given: object) -> Any:
            status, answer = await anna.post(path.format(**given), body, **{"Accept-Token": "1"})
            answers.append(("post", path, status, answer))
            return answer

        await get("/api/me")
        me = await post("/api/me", {"name": "Anna"})
        anna.token, anna.guest = me["token"], me["guest"]
        await get("/api/me")
        await post("/api/me/link", None)
        await get("/api/catalogue")
        new = {"game": "meinz", "players": 3, "seats": ["me", "open", "beginner"], "open": True, "clock": "fast"}
        table = (await post("/api/tables", new))["table"]
        await get("/api/tables")
        await get("/api/tables/{table}", table=table)
        _, imported = await anna.post("/api/matches", data=played(), **{"Content-Type": "text/plain"})
        over = imported["table"]
        replay = await get("/api/tables/{table}/replay", table=over)
        await get("/api/tables/{table}/replay/{number}", table=over, number=len(replay["entries"]) // 2)
        await post("/api/tables/{table}/on", {"number": 5, "seat": 0}, table=over)
        for method, path, status, body in answers:
            assert status in (200, 201), (path, body)
            check(document, described(document, method, path), body, path)
        _, problem = await anna.get("/api/tables/nosuchtable")
        check(document, document["components"]["schemas"]["Problem"], problem)
        with pytest.raises(Misfit):
            check(document, described(document, "get", "/api/tables/{table}"), problem)
        await messages_fit(document, anna, table)

    run(tmp_path, story)


async def messages_fit(document: dict[str, Any], anna: Person, table: str) -> None:
    """What comes over the websocket is as described, too."""
    kinds: set[str] = set()
    outgoing = document["components"]["schemas"]["Outgoing"]
    async with anna.at(table) as line:
        await line.say("say", text="Hello")
        await line.say("react", what="wow")
        await line.say("start", fill="beginner")
        await line.say("act", action=-1, on=0)
        while not kinds >= {"welcome", "room", "play", "chat", "reacted", "ok", "no"}:
            frame = await line.ws.receive(PATIENCE)
            message = json.loads(frame.data)
            kinds.add(message["t"])
            check(document, outgoing, message, message["t"])


def played() -> str:
    """A match as text."""
    from octavo.match import notation
    from octavo.match.match import Match

    match = Match("meinz", 3, secret=bytes(32))
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    return notation.write(match)
