"""Backups: of a store at work, into either database, and nothing by halves."""

import asyncio
import gzip
import itertools
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from octavo.server.store.backup import FORM, back_up, backup, bring_back, restore
from octavo.server.store.base import KeptEvent, Session
from octavo.text.refusal import Refused
from server.keeping import FORMS, SAMPLE, held, known, opened, portions, summary

NewDatabase = Callable[[str], str]
FILES = Path(__file__).parent.parent / "data" / "backups"
DIALECTS = ("sqlite", "postgresql")


async def filled(url: str, path: Path) -> None:
    async with opened(url) as store:
        await store.fill(portions(*SAMPLE))
        assert await backup(store, path) == len(SAMPLE)


@pytest.mark.parametrize(("source", "target"), list(itertools.product(DIALECTS, DIALECTS)))
def test_a_backup_goes_from_any_database_to_any(
    source: str, target: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    async def play() -> None:
        path, again = tmp_path / "octavo.backup", tmp_path / "again.backup"
        await filled(new_database(source), path)
        parts: list[float] = []
        async with opened(new_database(target)) as store:
            assert await restore(store, path, parts.append) == len(SAMPLE)
            assert await held(store) == SAMPLE
            assert await store.secret_key() == bytes(range(32))
            await backup(store, again, parts.append)
            await store.append(Session("first"), 3, [b"3"])  # and play goes on
        assert again.read_bytes() == path.read_bytes()
        assert parts[-1] == 1.0 and all(0 < part <= 1 for part in parts)
        assert path.stat().st_mode & 0o077 == 0, "others may read the secrets"

    asyncio.run(play())


def test_a_backup_is_of_one_moment_while_the_store_works(
    database: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    """Two tables get their events in turn: in no moment is the second ahead."""

    async def play() -> None:
        path = tmp_path / "octavo.backup"
        async with opened(database) as store:
            await store.append(Session("a"), 1, [b"x" * 50] * 20_000, summary("a"))
            await store.append(Session("b"), 1, [b"x" * 50] * 20_000, summary("b"))
            working = True

            async def work() -> int:
                number = 20_001
                while working:
                    await store.append(Session("a"), number, [b"a"])
                    await store.append(Session("b"), number, [b"b"])
                    number += 1
                return number - 20_001

            worker = asyncio.create_task(work())
            await asyncio.sleep(0.05)
            await backup(store, path)
            working = False
            assert await worker > 0
        async with opened(new_database("sqlite")) as copy:
            await restore(copy, path)
            first, second = len(await copy.events("a")), len(await copy.events("b"))
            assert 20_000 <= second <= first <= second + 1

    asyncio.run(play())


@pytest.mark.parametrize("form", range(1, FORM + 1))
def test_a_backup_of_an_earlier_form_is_restored(database: str, form: int) -> None:
    """tests/data/backups/form-<n>.gz is what a program of that form has written of the sample."""

    async def play() -> None:
        async with opened(database) as store:
            wanted = known(FORMS, form)
            assert await restore(store, FILES / f"form-{form}.gz") == len(wanted)
            assert await held(store) == wanted

    asyncio.run(play())


def test_a_database_that_is_not_empty_is_left_alone(database: str, new_database: NewDatabase, tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "octavo.backup"
        await filled(new_database("sqlite"), path)
        async with opened(database) as store:
            await store.put_guest("tom", "Tom")
            before = await held(store)
            with pytest.raises(Refused, match="not empty"):
                await restore(store, path)
            assert await held(store) == before

    asyncio.run(play())


def test_a_broken_backup_changes_nothing(database: str, new_database: NewDatabase, tmp_path: Path) -> None:
    async def play() -> None:
        whole = tmp_path / "whole.backup"
        await filled(new_database("sqlite"), whole)
        packed, text = whole.read_bytes(), gzip.decompress(whole.read_bytes())
        lines = text.splitlines(keepends=True)
        broken = {
            "cut": packed[: len(packed) // 2],
            "cut-between-lines": gzip.compress(b"".join(lines[:-1])),
            "line-missing": gzip.compress(b"".join(lines[:2] + lines[3:])),
            "changed": gzip.compress(text.replace(b"Anna", b"Hana")),
            "turned": gzip.compress(b"".join([*lines[:6], lines[7], lines[6], *lines[8:]])),
            "more": gzip.compress(text + lines[1]),
            "no-gzip": text,
            "nothing": b"",
            "no-head": gzip.compress(b"".join(lines[1:])),
            "noise": gzip.compress(bytes(range(256))),
        }
        async with opened(database) as store:
            for name, content in broken.items():
                path = tmp_path / name
                path.write_bytes(content)
                with pytest.raises(Refused) as refused:
                    await restore(store, path)
                assert refused.value.key == "not-a-backup", name
                assert await store.size() == 0, name
            (tmp_path / "newer").write_bytes(gzip.compress(text.replace(b'"form":%d' % FORM, b'"form":7')))
            with pytest.raises(Refused, match="form 7"):
                await restore(store, tmp_path / "newer")
            with pytest.raises(Refused, match="can't be read"):
                await restore(store, tmp_path / "nowhere")
            assert await restore(store, whole) == len(SAMPLE)

    asyncio.run(play())


def test_a_backup_overwrites_nothing_and_leaves_nothing_half_done(new_database: NewDatabase, tmp_path: Path) -> None:
    async def play() -> None:
        folder = tmp_path / "backups"
        folder.mkdir()
        (folder / "old").write_text("precious")
        async with opened(new_database("sqlite")) as store:
            with pytest.raises(Refused, match="exists already"):
                await backup(store, folder / "old")
            assert (folder / "old").read_text() == "precious"
            shutil.rmtree(folder)
            with pytest.raises(Refused, match="can't be written"):
                await backup(store, folder / "new")

    asyncio.run(play())


def test_the_commands_make_no_database_for_nothing(tmp_path: Path) -> None:
    """A wrong path is no empty database, and a wrong file is found out before there is one."""
    url, path = f"sqlite:///{tmp_path}/octavo.db", tmp_path / "octavo.backup"
    with pytest.raises(Refused, match="can't be opened"):
        back_up(url, path, "en")
    path.write_bytes(b"nothing")
    with pytest.raises(Refused, match="is not a backup"):
        bring_back(url, path, "en")
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_the_commands_say_what_they_did(
    new_database: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill(url: str) -> None:
        async with opened(url) as store:
            await store.fill(portions(*(KeptEvent("first", n, b"e") for n in range(1, 13))))

    source, target = new_database("sqlite"), new_database("sqlite")
    asyncio.run(fill(source))
    path = tmp_path / "octavo.backup"
    back_up(source, path, "en")
    bring_back(target, path, "hu")
    said = capsys.readouterr().out
    assert said == f"{path}: 12 pieces backed up.\n{path}: 12 darab visszaállítva.\n"
