"""The door: who comes in, how long a request may take, and how a connection is closed."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from octavo.server.http import door
from octavo.server.http.gate import Gate
from octavo.server.limits import Limits
from octavo.server.metrics import Metrics
from octavo.server.wire import protocol
from server.house import PATIENCE
from server.serving import Serving, run

ABROAD = "127.0.0.2"
BEGINNING = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
WHOLE = BEGINNING + b"\r\n"


@asynccontextmanager
async def peer(
    server: Serving, address: str = "127.0.0.1"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection from one of this machine's addresses."""
    port = int(server.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the connection is ended."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


async def turned_away(reader: asyncio.StreamReader) -> bool:
    """Whether a connection is ended without a word."""
    try:
        return not await rest(reader)
    except ConnectionError:
        return True


async def until_open(server: Serving, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while server.running.server.gate.open != count:
            await asyncio.sleep(0.01)


def test_connections_are_counted_by_address_and_in_all() -> None:
    gate = Gate(Limits(of_address=2, in_all=5), Metrics())
    assert [gate.enter(address) for address in ("a", "a", "a", "b", None, None)] == [
        True,
        True,
        False,
        True,
        True,
        True,
    ]
    assert not gate.enter("c") and not gate.enter(None) and gate.open == 5
    gate.leave("a")
    gate.leave(None)
    assert [gate.enter(address) for address in ("a", "a", "c")] == [True, False, True]
    assert gate.add("b") and not gate.add("b"), "a proxy's connection that turns out to be theirs"


def test_an_address_has_so_many_connections_and_the_others_come_in(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with peer(server, ABROAD) as (first, _), peer(server, ABROAD):
            await until_open(server, 2)
            for _ in range(3):
                async with peer(server, ABROAD) as (reader, writer):
                    writer.write(WHOLE)
                    assert await turned_away(reader)
            async with peer(server) as (reader, writer):
                writer.write(WHOLE)
                assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"
            assert not first.at_eof()
        await until_open(server, 0)
        async with peer(server, ABROAD) as (reader, writer):
            writer.write(WHOLE)
            assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"
        text = server.running.server.metrics.text()
        assert b'octavo_turned_away_total{limit="address"} 3.0' in text

    run(tmp_path, story, Limits(of_address=2, spare_host=False))


def test_a_full_house_lets_nobody_in_and_those_inside_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        async with anna.at(await anna.open()) as line:
            await line.until(protocol.Room)
            async with peer(server), peer(server):
                await until_open(server, 3)
                for _ in range(20):
                    async with peer(server) as (reader, _):
                        assert await turned_away(reader)
                assert isinstance(await line.do("say", text="hello"), protocol.Ok)
            await until_open(server, 1)
            async with peer(server) as (reader, writer):
                writer.write(WHOLE)
                assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"

    run(tmp_path, story, Limits(in_all=3))
    assert capsys.readouterr().err.count('"what": "turned-away", "limit": "all"') == 1


@pytest.mark.parametrize(
    ("said", "more"),
    [(b"", b""), (b"GET ", b"/"), (BEGINNING + b"X-Slow: ", b"x"), (WHOLE + b"GET ", b"/")],
    ids=["nothing", "half a line", "half a head", "a request, and half a line"],
)
def test_a_head_that_does_not_come_is_not_waited_for(said: bytes, more: bytes, tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with peer(server, ABROAD) as (reader, writer):
            writer.write(said)
            if said.startswith(WHOLE):
                await reader.readuntil(b'{"ok": true}')
            for _ in range(100):  # somebody who goes on and on, a byte at a time
                writer.write(more)
                await asyncio.sleep(0.05)
                if reader.at_eof():
                    break
            assert await turned_away(reader)
        await until_open(server, 0)
        assert b'octavo_late_total{part="head"} 1.0' in server.running.server.metrics.text()

    run(tmp_path, story, Limits(head=0.3, spare_host=False))


def test_a_connection_that_is_no_longer_used_is_closed(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with peer(server, ABROAD) as (reader, writer):
            for _ in range(3):
                writer.write(WHOLE)
                await reader.readuntil(b'{"ok": true}')
            assert await turned_away(reader)
        await until_open(server, 0)
        assert b"octavo_late_total{" not in server.running.server.metrics.text()

    run(tmp_path, story, Limits(idle=0.3, spare_host=False))


def test_a_body_that_comes_too_slowly_is_told_so(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
        async with peer(server) as (reader, writer):
            writer.write(head + b'{"name":')
            said = await rest(reader)
        assert said.startswith(b"HTTP/1.1 408 ") and b'"body-late"' in said and b"Connection: close" in said
        async with peer(server) as (reader, writer):
            writer.write(head + b'{"name":')
            writer.write(b'"Anna"}')
            assert (await reader.readline()) == b"HTTP/1.1 200 OK\r\n"

    run(tmp_path, story, Limits(body=0.3))


def test_hanging_up_in_the_middle_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(server: Serving) -> None:
        head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
        for said in (BEGINNING, head.encode() + b'{"name":'):
            async with peer(server) as (_, writer):
                writer.write(said)
                await until_open(server, 1)
            await until_open(server, 0)
        assert b"octavo_malformed_total 0.0" in server.running.server.metrics.text()

    run(tmp_path, story)
    assert "malformed" not in capsys.readouterr().err


def test_a_head_has_so_many_bytes(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with peer(server) as (reader, writer):
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                writer.write(BEGINNING)
                for number in range(1000):
                    writer.write(f"X-{number}: {'x' * 5000}\r\n".encode())
                    await writer.drain()
                    await asyncio.sleep(0)
                await reader.readexactly(1)
        await until_open(server, 0)
        assert b"octavo_malformed_total 1.0" in server.running.server.metrics.text()

    run(tmp_path, story, Limits(head_size=20_000))


def test_a_client_that_does_not_read_its_answer_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "STUCK", 0.2)

    async def story(server: Serving) -> None:
        async with peer(server) as (reader, writer):
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            for _ in range(400):  # 40 MB: more than the machine keeps for a connection
                writer.write(b"GET /words/en.ftl HTTP/1.1\r\nHost: x\r\n\r\n")
            await until_open(server, 1)
            await until_open(server, 0)

    run(tmp_path, story)


def test_a_refused_client_can_read_the_answer_and_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "FAREWELL", 0.2)

    async def story(server: Serving) -> None:
        for ending in (b"Connection: close\r\n\r\n", b"Content-Length: 5\r\n\r\n", b": nonsense\r\n\r\n"):
            async with peer(server) as (reader, writer):
                writer.write(BEGINNING + ending)
                said = await rest(reader)
                assert said.startswith(b"HTTP/1.0 400 ") or b"\r\nConnection: close\r\n" in said
                await until_open(server, 0)  # though the other side has not closed

    run(tmp_path, story)


def test_a_line_through_a_proxy_is_one_of_its_address(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table, gate = await anna.open(), server.running.server.gate
        bearer, far = {"Authorization": f"Bearer {anna.token}"}, {"X-Forwarded-For": "198.51.100.7"}
        async with anna.session.ws_connect(f"{server.url}/ws/{table}", headers=bearer | far):
            assert gate._from == {"198.51.100.7": 1} and gate.open == 1
        await until_open(server, 0)
        assert gate._from == {}

    run(tmp_path, story)


def test_three_hundred_requests_at_once_let_others_come_in_between(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        order: list[str] = []

        async def ask(who: str, **headers: str) -> None:
            async with peer(server) as (reader, writer):
                lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
                writer.write(f"GET /healthz HTTP/1.1\r\nHost: x\r\n{lines}\r\n".encode())
                await reader.readuntil(b'{"ok": true}')
                order.append(who)

        many = [asyncio.create_task(ask("many", **{"X-Forwarded-For": "198.51.100.7"})) for _ in range(300)]
        while len(order) < 20:
            await asyncio.sleep(0)
        other = asyncio.create_task(ask("other", **{"X-Forwarded-For": "198.51.100.8"}))
        await asyncio.gather(other, *many)
        assert order.index("other") < 250

    run(tmp_path, story)


def test_older_programs_and_careful_ones_are_served(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        async with peer(server) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
            said = await rest(reader)
            assert said.startswith(b"HTTP/1.0 200 OK\r\n") and said.endswith(b'{"ok": true}')
        async with peer(server) as (reader, writer):
            body = b'{"name":"Anna"}'
            head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode())
            assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
            writer.write(body)
            assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"

    run(tmp_path, story)


def test_a_large_body_may_come_in_one_piece(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        match = json.dumps({"text": "x" * 190_000, "deck": "y" * 60_000}).encode()
        head = f"POST /api/matches HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna.token}\r\n"
        kind = "Content-Type: application/json\r\n"
        for size in (len(match), 20_000):
            parts = [match[at : at + size] for at in range(0, len(match), size)]
            chunks = b"".join(f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in parts) + b"0\r\n\r\n"
            for wrapped in (
                f"{head}{kind}Content-Length: {len(match)}\r\n\r\n".encode() + match,
                f"{head}{kind}Transfer-Encoding: chunked\r\n\r\n".encode() + chunks,
            ):
                async with peer(server) as (reader, writer):
                    writer.write(wrapped)
                    said = await rest(reader)
                    assert said.startswith(b"HTTP/1.1 400 ") and b'"not-a-match"' in said, said[-200:]

    run(tmp_path, story)
