"""The server as a process: it starts quickly, says where it is, and ends in good order."""

import asyncio
import json
import signal
import socket
import sys
import time
from pathlib import Path

import pytest
from aiohttp import ClientSession, WSMsgType

from octavo.engine.backend import Compiled
from octavo.server.serve import Running, serve
from octavo.server.wire import protocol
from octavo.text.refusal import Refused
from server.house import PATIENCE
from server.lines import ANNA, BELA, CYRIL, actors, begun
from server.serving import Person, Serving, run

COMMAND = "import sys; from octavo.server.serve import serve; sys.exit(serve('127.0.0.1', 0, sys.argv[1], None, False))"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_with_a_notice_and_nothing_is_lost(tmp_path: Path, number: signal.Signals) -> None:
    async def story() -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", COMMAND, f"sqlite:///{tmp_path}/octavo.db",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            env={"OCTAVO_LANG": "en", "HOME": str(tmp_path)},
        )  # fmt: skip
        assert process.stdout and process.stderr
        try:
            async with asyncio.timeout(PATIENCE):
                said = (await process.stdout.readline()).decode()
            assert said.startswith("Octavo is at http://localhost:")
            async with ClientSession() as session:
                anna = await Person(said.split()[-1], session).become("Anna")
                table = await anna.open("meinz", ("me", "open", "open"))
                async with anna.at(table) as line:
                    await line.until(protocol.Room)
                    for word in ("one", "two", "three"):
                        await line.say("say", text=word)
                    await line.until(protocol.Ok)
                    process.send_signal(number)
                    acknowledged = 1
                    while not isinstance(message := await line.next(), protocol.Notice):
                        acknowledged += isinstance(message, protocol.Ok)
                    assert message.key == "restart"
                    assert (await line.ws.receive()).type is WSMsgType.CLOSE
            async with asyncio.timeout(PATIENCE):
                assert await process.wait() == 0
            lines = [json.loads(text) for text in (await process.stderr.read()).splitlines()]
            assert [text["what"] for text in lines] == ["database-made", "serving", "stopping", "stopped"]
        finally:
            if process.returncode is None:
                process.kill()
        assert acknowledged <= 3
        stored = (tmp_path / "octavo.db").read_bytes()
        assert b"one" in stored

    asyncio.run(story())


def test_a_port_that_is_taken_and_a_wrong_url_are_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/octavo.db"
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(Refused, match="can't be used"):
            serve("127.0.0.1", other.getsockname()[1], database, None, False)
    for url in ("cards.example.org", "ftp://cards.example.org", "https://cards.example.org/path"):
        with pytest.raises(Refused, match="not the address of a server"):
            serve("127.0.0.1", 0, database, url, False)


def test_a_match_goes_on_with_compiled_rules_when_they_are_there(tmp_path: Path) -> None:
    """The server compiles them in a process of its own, while people play."""

    async def story() -> None:
        running = await Running.start(f"sqlite:///{tmp_path}/octavo.db", warm=True)
        try:
            keeper, lines = await begun(running.hub, ANNA, BELA, CYRIL)
            playing = keeper.room.playing
            assert playing
            async with asyncio.timeout(300):
                while not isinstance(playing.match.backend, Compiled):
                    await asyncio.sleep(0.05)
                    for line in lines:  # however long it takes, they answer pings
                        line.alive = time.monotonic()
            seat = actors(keeper)[0]
            number = lines[seat].say(keeper, "Act", action=playing.match.legal(seat)[0], on=0)
            async with asyncio.timeout(PATIENCE):
                while protocol.Ok(number) not in lines[seat].read():
                    await asyncio.sleep(0.01)
        finally:
            await running.stop()

    asyncio.run(story())


def test_health_says_since_when_nothing_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "octavo.db"

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        assert await anna.get("/healthz") == (200, {"ok": True})
        async with anna.at(table) as line:
            await line.until(protocol.Room)
            path.rename(tmp_path / "away")
            number = await line.say("say", text="hello")
            while (await anna.get("/healthz"))[0] == 200:
                await asyncio.sleep(0.01)
            status, said = await anna.get("/healthz")
            assert status == 503 and said["ok"] is False and said["unsaved_since"].endswith("Z")
            assert (await anna.get("/api/tables"))[0] in (200, 503)
            (tmp_path / "away").rename(path)
            while await line.next() != protocol.Ok(number):
                pass
        assert await anna.get("/healthz") == (200, {"ok": True})

    run(tmp_path, story)
