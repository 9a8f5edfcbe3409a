"""What is found where a database was: a file that has gone, a WAL that was left behind, a page that is damaged."""

import asyncio
import contextlib
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from octavo.server.serve import Running
from octavo.server.store import Session, StoreFailed, connect, sqlite
from octavo.server.store.base import KeptGuest
from octavo.server.store.sqlite import SqliteStore
from octavo.server.wire import protocol
from octavo.text.language import LANGUAGES
from octavo.text.refusal import Refused
from server.house import PATIENCE, command
from server.keeping import SAMPLE, opened, portions, summary
from server.serving import Serving, run
from server.test_store_failing import full_disk

TABLES = ("schema_version", "secrets", "guests", "tables", "heads", "events", "verdicts")


async def filled(path: Path) -> None:
    async with opened(f"sqlite:///{path}") as store:
        await store.fill(portions(*SAMPLE))


def damage(path: Path, table: str, page: int = 0) -> None:
    """Nonsense in a page of a table: in its first, unless another is named."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        (size,) = file.execute("PRAGMA page_size").fetchone()
        (first,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with path.open("r+b") as file:
        file.seek(((page or first) - 1) * size)
        file.write(b"\xff" * size)


async def left_behind(path: Path) -> None:
    """A database whose server was killed: its WAL holds what was written last."""
    store = SqliteStore(path)
    await store.open()
    await store.append(Session("first"), 1, [b"1"])
    copy = path.with_name("copy")
    copy.mkdir()
    for name in (path.name, f"{path.name}-wal"):
        shutil.copy(path.with_name(name), copy)
    await store.close()
    for name in (path.name, f"{path.name}-wal"):
        shutil.move(copy / name, path.with_name(name))


@pytest.mark.parametrize("alone", [True, False])
def test_a_wal_that_its_file_has_left_is_kept_and_told_of(tmp_path: Path, alone: bool) -> None:
    path, log = tmp_path / "octavo.db", tmp_path / "octavo.db-wal"
    elsewhere = tmp_path / "elsewhere"

    async def play() -> None:
        await left_behind(path)
        kept = log.read_bytes()
        shutil.move(path, elsewhere)
        for empty in (False, True):
            if empty:
                path.touch()
            with pytest.raises(Refused) as refused:
                await connect(f"sqlite:///{path}", alone=alone).open()
            assert refused.value.key == "database-lost"
            for language in LANGUAGES:
                assert str(log) in refused.value.say(language)
            assert log.read_bytes() == kept and path.exists() == empty
        shutil.move(elsewhere, path)  # as it says
        async with opened(f"sqlite:///{path}") as store:
            assert await store.events("first") == [b"1"]

    asyncio.run(play())


def test_the_log_says_whether_a_database_was_made(database: str, capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> list[tuple[str, str]]:
        for _ in range(2):
            running = await Running.start(database)
            await running.stop()
        found = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
        return [(line["what"], line["database"]) for line in found if "database" in line]

    assert asyncio.run(play()) == [("database-made", database), ("database-opened", database)]


def test_a_file_that_takes_its_place_is_not_written_to_nor_read(tmp_path: Path) -> None:
    path = tmp_path / "octavo.db"

    async def play() -> None:
        store = SqliteStore(path, alone=True)
        await store.open()
        await store.append(Session("first"), 1, [b"1"])
        with replaced(path):
            before = path.read_bytes()
            waiting = store.append(Session("other"), 1, [b"2"])
            with pytest.raises(StoreFailed, match="another file has taken its place"):
                await store.put_guest("anna", "Anna")
            assert path.read_bytes() == before and not waiting.done()
            await store._loop.run_in_executor(store._reader, store._stop_reading)
            with pytest.raises(StoreFailed, match="another file has taken its place"):
                await store.events("first")
        await waiting  # it is back
        assert await store.events("first") == [b"1"] and await store.events("other") == [b"2"]
        await store.close()

    asyncio.run(play())


def test_an_empty_file_is_nothing_to_back_up(tmp_path: Path) -> None:
    path = tmp_path / "octavo.db"
    path.touch()

    async def play() -> None:
        code, out, said = await command("backup", str(tmp_path / "copy"), "--db", f"sqlite:///{path}")
        assert (code, out) == (2, "") and said.startswith("octavo: ") and "is an empty file" in said
        assert path.stat().st_size == 0 and not (tmp_path / "copy").exists()

    asyncio.run(play())


@pytest.mark.parametrize("table", TABLES)
def test_a_damaged_database_is_refused_in_a_sentence_that_says_what_to_do(tmp_path: Path, table: str) -> None:
    path = tmp_path / "octavo.db"

    async def play() -> None:
        await filled(path)
        damage(path, table)
        for alone in (True, False):
            with pytest.raises(Refused) as refused:
                await connect(f"sqlite:///{path}", alone=alone).open()
            assert refused.value.key == "database-damaged", refused.value
            for language in LANGUAGES:
                assert "octavo restore" in refused.value.say(language) and "malformed" in refused.value.say(language)

    asyncio.run(play())


def test_serve_and_backup_say_that_a_database_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "octavo.db"

    async def play() -> None:
        await filled(path)
        damage(path, "guests")
        for words in (("serve", "--no-browser", "--port", "0"), ("backup", str(tmp_path / "copy"))):
            code, out, said = await command(*words, "--db", f"sqlite:///{path}")
            assert (code, out) == (2, ""), said
            assert len(said.splitlines()) == 1 and "is damaged" in said and "octavo restore" in said

    asyncio.run(play())


def test_damage_that_a_start_does_not_meet_is_told_when_it_is_met(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """One page of names among many: the people in it can't be known, and everybody else plays on."""
    path = tmp_path / "octavo.db"

    async def fill() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await store.fill(portions(*(KeptGuest(f"{number:06}", f"name-{number:06}") for number in range(2_000))))

    async def story(server: Serving) -> None:
        anna, lost = await server.somebody().become("Anna"), server.somebody()
        lost.token = server.running.server.guests.token("001000")
        status, problem = await lost.get("/api/me")
        assert (status, problem["key"]) == (503, "not-saved")
        async with anna.at(await anna.open()) as line:
            assert isinstance(await line.do("say", text="still here"), protocol.Ok)

    asyncio.run(fill())
    damage(path, "guests", page=path.read_bytes().index(b"name-001000") // 4096 + 1)
    run(tmp_path, story)
    (failed,) = [text for text in capfd.readouterr().err.splitlines() if "store-failed" in text]
    assert json.loads(failed)["why"] == "database disk image is malformed (SQLITE_CORRUPT)"
    assert "001000" not in failed


def test_a_file_has_all_that_was_written_soon_though_little_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of the file alone lacks little, or nothing."""
    monkeypatch.setattr(sqlite, "TIDY", 0.05)
    path, copy = tmp_path / "octavo.db", tmp_path / "copy.db"

    async def copied() -> list[bytes]:
        shutil.copy(path, copy)
        async with opened(f"sqlite:///{copy}") as store:
            return await store.events("first")

    async def play() -> None:
        store = SqliteStore(path, alone=True)
        await store.open()
        await store.append(Session("first"), 1, [b"1"])
        async with asyncio.timeout(PATIENCE):
            while await copied() != [b"1"]:
                await asyncio.sleep(0.05)
        await store.close()

    asyncio.run(play())


def test_a_server_that_ends_leaves_all_in_the_file_though_others_read_it(tmp_path: Path) -> None:
    path = tmp_path / "octavo.db"

    async def play() -> None:
        store = SqliteStore(path, alone=True)
        await store.open()
        async with opened(f"sqlite:///{path}"):
            await store.append(Session("first"), 1, [b"1"])
            assert (tmp_path / "octavo.db-wal").stat().st_size > 0
            await store.close()
            assert (tmp_path / "octavo.db-wal").stat().st_size == 0

    asyncio.run(play())


Trouble = Callable[[Path], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def moved(path: Path) -> Iterator[None]:
    path.rename(path.with_name("away"))
    try:
        yield
    finally:
        path.with_name("away").rename(path)


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextlib.contextmanager
def replaced(path: Path) -> Iterator[None]:
    """An older copy is put in its place: with it, SQLite would read the WAL of the newer one."""
    with moved(path):
        shutil.copy(path.with_name("away"), path)
        yield


def full(path: Path) -> contextlib.AbstractContextManager[None]:
    return full_disk(path.with_name(f"{path.name}-wal").stat().st_size)


@pytest.mark.parametrize(
    ("trouble", "why"),
    [
        (full, "disk I/O error (SQLITE_IOERR"),
        (moved, "No such file"),
        (replaced, "another file"),
        (held, "database is locked: another process"),
    ],
)
def test_the_log_of_a_table_that_waits_says_why(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], trouble: Trouble, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience: Any = SqliteStore.__init__.__kwdefaults__
    monkeypatch.setitem(patience, "patience", 0.2)
    path = tmp_path / "octavo.db"

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        capfd.readouterr()
        async with anna.at(table) as line:
            await line.until(object)
            with trouble(path):
                number = await line.say("say", text="a secret word")
                while (found := server.running.database.trouble) is None:
                    await asyncio.sleep(0.01)
            while await line.next() != protocol.Ok(number):  # nothing was lost, and nobody was thrown out
                pass
        said = capfd.readouterr().err.splitlines()
        (fails,) = [text for text in said if "database-fails" in text]
        assert why in json.loads(fails)["why"] and why in found.why, fails
        assert any("database-works-again" in text for text in said)
        assert not any("secret word" in text or "Anna" in text for text in said)

    run(tmp_path, story)


def test_what_is_refused_is_not_quoted(database: str) -> None:
    """A value that the database does not take may be somebody's name, or a card."""

    async def play() -> None:
        async with opened(database) as store:
            bad_ones = [summary("bad", host="Anna\ud800"), summary("bad", free=1 << 80)]
            if database.startswith("postgresql"):  # SQLite puts any value in any column
                bad_ones.append(summary("bad", players="Anna"))
            for bad in bad_ones:
                with pytest.raises(StoreFailed) as failed:
                    await store.append(Session("bad"), 1, [b"1"], bad)
                assert "Anna" not in str(failed.value) and "1208" not in str(failed.value), failed.value
                assert str(failed.value)

    asyncio.run(play())
