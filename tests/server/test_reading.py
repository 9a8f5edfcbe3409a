"""A table that can't be read: said clearly, noted once, and not read again for each who asks."""

import asyncio
import json
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from octavo.server.room import events
from octavo.server.room.chairs import Guest
from octavo.server.room.room import Room
from octavo.server.store import Session
from octavo.server.wire import protocol
from octavo.server.work import reading
from server.house import PATIENCE
from server.serving import Serving, run

TABLE = "abcdefghijkl"


async def stored(server: Serving, *more: events.Any | bytes, status: str = "over") -> None:
    """A table with these events after its opening."""
    room = Room.open(TABLE, Guest("guest-anna", "Anna"), protocol.NewTable("meinz", 3, ["open"] * 3), 0.0)
    summary = msgspec.structs.replace(room.summary(), status=status)
    bodies = [*room.take_events(), *(one if isinstance(one, bytes) else events.encode(one) for one in more)]
    await server.running.database.append(Session(TABLE), 1, bodies, summary)


def noted(capsys: pytest.CaptureFixture[str]) -> list[dict[str, str]]:
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    return [line for line in lines if line["what"] == "table-unread"]


@pytest.mark.parametrize(
    ("event", "key", "status"),
    [
        (b"{", "table-damaged", 500),
        (b'{"e":"sat","seat":9,"guest":"x","name":"y"}', "table-damaged", 500),
        (b'{"e":"acted","seat":0,"action":1}', "table-damaged", 500),
        (events.Started(secret="00" * 32, rules=99), "other-version", 400),
    ],
)
def test_it_is_said_and_noted_once(
    event: events.Any | bytes,
    key: str,
    status: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reads: list[str] = []

    async def story(server: Serving) -> None:
        store = server.running.database
        whole = store.events

        async def counted(table: str) -> object:
            reads.append(table)
            return await whole(table)

        monkeypatch.setattr(store, "events", counted)
        await stored(server, event)
        anna = await server.somebody().become("Anna")
        for what in ("replay", "replay/1", "match.txt", "replay"):
            found, problem = await anna.get(f"/api/tables/{TABLE}/{what}")
            assert (found, problem["key"]) == (status, key)
        for _ in range(3):
            async with anna.at(TABLE) as line:
                assert (await line.until(protocol.No)).problem.key == key, "a page learns nothing of a failed handshake"
        assert reads == [TABLE]
        assert b"octavo_unread_total 1.0" in server.running.server.metrics.text()
        monkeypatch.setattr(reading, "AGAIN", 0.0)  # that has gone by
        assert (await anna.get(f"/api/tables/{TABLE}/replay"))[1]["key"] == key
        assert reads == [TABLE] * 2, "an operator may have mended it"

    run(tmp_path, story)
    (first, second) = noted(capsys)
    assert first["table"] == second["table"] == TABLE and first["why"] == key and first["where"]


def test_others_are_read_all_the_while(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        await stored(server, b"{")
        anna = await server.somebody().become("Anna")
        assert (await anna.get(f"/api/tables/{TABLE}/replay"))[1]["key"] == "table-damaged"
        table = await anna.open("meinz", ("me", "club", "club"))
        async with anna.at(table) as line:
            assert (await line.until(protocol.Room)).status == "playing"

    run(tmp_path, story)


def test_a_visitor_of_many_tables_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables are being read for one address, and will be for long; somebody else comes to another."""
    gate, made = threading.Event(), reading._made

    def slow(table: str, stored: Sequence[bytes], now: float) -> Room | Exception:
        if b"Slow" in stored[0]:
            gate.wait(30)
        return made(table, stored, now)

    monkeypatch.setattr(reading, "_made", slow)

    async def story(server: Serving) -> None:
        far = {"X-Forwarded-For": "198.51.100.7"}
        slow, anna = await server.somebody().become("Slow"), await server.somebody().become("Anna")
        headers = {"Authorization": f"Bearer {slow.token}"} | far
        slow_ones = [f"{server.url}/ws/{await slow.open()}" for _ in range(3)]
        coming = [asyncio.ensure_future(slow.session.ws_connect(url, headers=headers)) for url in slow_ones]
        async with anna.at(await anna.open()) as line:
            await line.until(protocol.Welcome)
        assert not any(task.done() for task in coming)
        gate.set()
        for task in coming:
            await (await task).close()

    try:
        run(tmp_path, story)
    finally:
        gate.set()


def test_nobody_waits_for_a_table_because_somebody_else_waits_for_it_behind_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither for reading it from the disk, nor for playing it again."""
    reads: list[str] = []

    async def story(server: Serving) -> None:
        hub, store = server.running.hub, server.running.database
        gate, whole = asyncio.Event(), store.events

        async def slow(table: str) -> list[bytes]:
            reads.append(table)
            if table in long:
                await gate.wait()
            return await whole(table)

        monkeypatch.setattr(store, "events", slow)
        anna = await server.somebody().become("Anna")
        *long, wanted = [await anna.open() for _ in range(4)]
        mallory = [asyncio.create_task(hub.table(table, "mallory")) for table in (*long, wanted)]
        bela = asyncio.create_task(hub.table(wanted, "béla"))
        async with asyncio.timeout(PATIENCE):
            keeper = await bela
        assert reads == [long[0], wanted]
        gate.set()
        assert (await asyncio.gather(*mallory))[-1] is keeper and keeper is hub.keepers[wanted]

    run(tmp_path, story)
