"""Backups: everything that a store holds at one moment, in one file, the same for every database.

The file is JSON lines, compressed by gzip: a head, the pieces, and an end that counts them and carries their SHA-256,
so that a file that breaks off or was changed is refused. It holds the server's secrets: only its owner may read it.
"""

import asyncio
import gzip
import hashlib
import os
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec
from rich.progress import TaskProgressColumn

from octavo.server.store.base import KeptEvent, Piece, Store, StoreFailed
from octavo.server.store.shown import without_password
from octavo.server.store.urls import connect
from octavo.text.language import say
from octavo.text.progress import progress
from octavo.text.refusal import Refused

FORM = 2  # 1: without verdicts
PORTION = 1000  # pieces

Report = Callable[[float], None]  # is told what part is done, from 0 to 1


class Head(msgspec.Struct, frozen=True, tag_field="t", tag="octavo-backup"):
    """The first line."""

    form: int


class End(msgspec.Struct, frozen=True, tag_field="t", tag="end", forbid_unknown_fields=True):
    """The last line; the digest is of all lines before it."""

    pieces: int
    sha256: str


async def backup(store: Store, path: Path, report: Report = lambda part: None) -> int:
    """Write a backup of an open store, which may go on working meanwhile; how many pieces there were."""
    if path.exists():
        raise Refused("backup-exists", file=path)
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            count = await _write(store, file, report)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise Refused("no-backup-written", file=path, reason=error.strerror) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return count


async def _write(store: Store, file: BinaryIO, report: Report) -> int:
    encode = msgspec.json.Encoder().encode
    digest = hashlib.sha256()
    expected = await store.size()
    count = 0
    with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as lines:

        def write(items: list[Head] | list[Piece]) -> None:
            text = b"".join(encode(item) + b"\n" for item in items)
            digest.update(text)
            lines.write(text)

        write([Head(FORM)])
        async for portion in store.pieces():
            await asyncio.to_thread(write, portion)
            count += len(portion)
            report(min(1.0, count / max(expected, 1)))
        lines.write(encode(End(count, digest.hexdigest())) + b"\n")
    return count


async def restore(store: Store, path: Path, report: Report = lambda part: None) -> int:
    """Put a backup into an open store that is empty, all of it or nothing; how many pieces there were."""
    count = 0

    async def counted() -> AsyncIterator[list[Piece]]:
        nonlocal count
        async for portion in _read(path, report):
            count += len(portion)
            yield portion

    await store.fill(counted())
    return count


async def _read(path: Path, report: Report) -> AsyncIterator[list[Piece]]:
    """The pieces of a file, in portions; Refused may follow the last of them."""
    try:
        with path.open("rb") as file, gzip.GzipFile(fileobj=file, mode="rb") as lines:
            size = path.stat().st_size
            reading = _Reading(path)
            reading.head(lines.readline())
            while not reading.over:
                portion = await asyncio.to_thread(reading.portion, lines)
                report(min(1.0, file.tell() / size))
                if portion:
                    yield portion
            if lines.read(1):
                raise reading.refused("something follows its end")
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Refused("not-a-backup", file=path, reason=error) from error
    except OSError as error:
        raise Refused("no-file", file=path, reason=error.strerror) from error


class _Reading:
    """Where one is in a file, and what must come next."""

    def __init__(self, path: Path) -> None:
        self.over = False
        self._path = path
        self._digest = hashlib.sha256()
        self._pieces = 0
        self._last = ("", 0)  # table and number of the last event
        self._decoder = msgspec.json.Decoder(Piece | End)

    def refused(self, reason: object) -> Refused:
        return Refused("not-a-backup", file=self._path, reason=reason)

    def head(self, line: bytes) -> None:
        try:
            form = msgspec.json.decode(line, type=Head).form
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.refused(error) from error
        if form > FORM:
            raise Refused("backup-newer", file=self._path, version=form, known=FORM)
        self._digest.update(line)

    def portion(self, lines: gzip.GzipFile) -> list[Piece]:
        pieces: list[Piece] = []
        while len(pieces) < PORTION and not self.over:
            line = lines.readline()
            try:
                item = self._decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise self.refused(error) from error
            if isinstance(item, End):
                if item != End(self._pieces, self._digest.hexdigest()):
                    raise self.refused("its digest is another one")
                self.over = True
                continue
            if isinstance(item, KeptEvent):
                table, number = self._last
                if item.number != (number + 1 if item.table == table else 1):
                    raise self.refused(f"event {item.number} of table {item.table} is out of order")
                self._last = (item.table, item.number)
            self._digest.update(line)
            self._pieces += 1
            pieces.append(item)
        return pieces


def back_up(url: str, path: Path, language: str) -> None:
    """`octavo backup`: with a bar while it goes on, and a sentence at its end."""

    async def work(report: Report) -> int:
        async with _opened(url, make=False) as store:
            return await backup(store, path, report)

    count = asyncio.run(_with_bar(say(language, "backup-goes-on"), work))
    print(say(language, "backup-done", count=count, file=str(path)))


def bring_back(url: str, path: Path, language: str) -> None:
    """`octavo restore`. The file is checked before a database is made for it."""

    async def work(report: Report) -> int:
        async for _ in _read(path, lambda part: report(part / 2)):
            pass
        async with _opened(url, make=True) as store:
            return await restore(store, path, lambda part: report((1 + part) / 2))

    count = asyncio.run(_with_bar(say(language, "restore-goes-on"), work))
    print(say(language, "restore-done", count=count, file=str(path)))


async def _with_bar(title: str, work: Callable[[Report], Awaitable[int]]) -> int:
    with progress(TaskProgressColumn()) as bar:
        task = bar.add_task(title, total=1.0)
        return await work(lambda part: bar.update(task, completed=part))


@asynccontextmanager
async def _opened(url: str, *, make: bool) -> AsyncIterator[Store]:
    """A store that is closed in the end; Refused if it does not work."""
    store = connect(url, make=make)
    await store.open()
    try:
        yield store
    except StoreFailed as failure:
        raise Refused("database-failed", database=without_password(url), reason=failure) from failure
    finally:
        await store.close()
