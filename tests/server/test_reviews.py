"""Reviews: a table is read once at most for all who ask about it, and not at all where the list of tables knows."""

import asyncio
from pathlib import Path

import pytest

from octavo.match import notation
from octavo.match.match import Match
from octavo.testing import played
from server.serving import Serving, run

QUESTIONS = ("replay", "replay/1", "match.txt", "verdict")
AS_TEXT = {"Content-Type": "text/plain"}


def counted(server: Serving, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are read from disk from now on."""
    reads: list[str] = []
    store = server.running.database
    whole = store.events

    async def events(table: str) -> object:
        reads.append(table)
        return await whole(table)

    monkeypatch.setattr(store, "events", events)
    return reads


def test_the_list_of_tables_tells_whether_a_match_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        waits, goes_on = await anna.open(), await anna.open(seats=("me", "club", "club"))
        reads = counted(server, monkeypatch)
        for table, key in ((waits, "match-goes-on"), (goes_on, "match-goes-on"), ("nowhere", "no-table")):
            path = f"/api/tables/{table}"
            for what in QUESTIONS:
                assert (await anna.get(f"{path}/{what}"))[1]["key"] == key
            assert (await anna.post(f"{path}/verdict"))[1]["key"] == key
            assert (await anna.post(f"{path}/on", {"number": 0, "seat": 0}))[1]["key"] == key
        assert reads == []

    run(tmp_path, story)


def test_a_table_that_was_closed_too_soon_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        table = await anna.open()
        async with anna.at(table) as line:
            await line.do("close")
        reads = counted(server, monkeypatch)
        for what in QUESTIONS * 2:
            assert (await anna.get(f"/api/tables/{table}/{what}"))[1]["key"] == "match-goes-on"
        assert reads == [table]

    run(tmp_path, story)


def test_a_match_is_played_once_at_the_import_and_once_for_all_viewers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = notation.write(played("meinz", 3, 1))
    replays: list[int] = []
    whole = notation.WrittenMatch.replay

    def replay(record: notation.WrittenMatch) -> Match:
        replays.append(1)
        return whole(record)

    monkeypatch.setattr(notation.WrittenMatch, "replay", replay)

    paths: list[str] = []

    async def it_comes_in(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        reads = counted(server, monkeypatch)
        status, opened = await anna.post("/api/matches", data=text, **AS_TEXT)
        assert status == 201 and len(replays) == 1
        paths.append(f"/api/tables/{opened['table']}")
        assert (await anna.get(f"{paths[0]}/match.txt"))[1] == text
        assert (await anna.get(f"{paths[0]}/replay"))[1]["game"] == "meinz"
        assert (await anna.get(f"{paths[0]}/verdict"))[1] == {}
        assert (len(replays), reads) == (1, [])

    async def it_is_looked_at_later(server: Serving) -> None:
        bela = await server.somebody().become("Béla")
        reads = counted(server, monkeypatch)
        assert (await bela.get(f"{paths[0]}/verdict"))[1] == {} and reads == []
        found = await asyncio.gather(*(bela.get(f"{paths[0]}/{what}") for what in QUESTIONS[:3] * 3))
        assert all(status == 200 for status, _ in found)
        assert len(replays) == 2 and len(reads) == 1

    run(tmp_path, it_comes_in)
    run(tmp_path, it_is_looked_at_later)
