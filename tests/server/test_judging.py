"""The verdict on a finished match, worked out in the background, over real HTTP."""

import asyncio
import random
import zlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bots.test_review import random_match
from octavo.bots.review import Budget, Judge
from octavo.games import catalogue
from octavo.match import notation
from octavo.server.store.base import KeptVerdict
from octavo.server.work import hinting, verdicts
from server.keeping import opened
from server.serving import Person, Serving, run
from server.test_store_failing import full_disk

FEW = Budget(simulations=16, compiled=False)


@cache
def text() -> str:
    """The last tricks of a match, as a match of its own."""
    return notation.write(random_match())


async def brought(person: Person) -> str:
    """A finished match, imported: the path of its verdict."""
    status, opened = await person.post("/api/matches", data=text(), **{"Content-Type": "text/plain"})
    assert status == 201, opened
    return f"/api/tables/{opened['table']}/verdict"


async def found(person: Person, path: str) -> dict[str, Any]:
    """What comes of it in the end."""
    while True:
        status, state = await person.get(path)
        assert status == 200
        if "verdict" in state or "problem" in state:
            return dict(state)
        await asyncio.sleep(0.02)


def test_it_is_asked_for_waited_for_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "JUDGEMENT", FEW)

    async def story(server: Serving) -> None:
        nobody, anna, bela = server.somebody(), server.somebody(), server.somebody()
        await anna.become("Anna")
        await bela.become("Béla")
        path, other = await brought(anna), await brought(anna)
        assert (await nobody.post(path))[1]["key"] == "no-guest"
        assert await anna.get(path) == (200, {})  # nobody has asked
        assert (await anna.post(path))[0] == 200
        assert (await anna.post(path))[0] == 200  # it goes on
        status, refused = await anna.post(other)
        assert (status, refused["key"]) == (429, "review-runs")
        state = await found(bela, path)
        verdict = state["verdict"]
        assert state["done"] == state["total"] == len(random_match().log)
        assert verdict["game"] == "njet" and verdict["decisions"] and len(verdict["seats"]) == 3
        assert (await anna.post(path))[1] == state  # kept
        assert (await anna.post(other))[0] == 200  # and the next may begin

    run(tmp_path, story)


def test_one_at_a_time_for_a_person_however_many_are_asked_for_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "JUDGEMENT", FEW)

    async def story(server: Serving) -> None:
        anna = server.somebody()
        await anna.become("Anna")
        paths = [await brought(anna) for _ in range(8)]
        await asyncio.gather(*(anna.get("/api/me") for _ in paths))  # all lines are open
        answers = await asyncio.gather(*(anna.post(path) for path in paths))
        assert sorted(status for status, _ in answers) == [200] + [429] * 7

    run(tmp_path, story)


def test_there_is_none_of_a_match_that_goes_on(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        anna = server.somebody()
        await anna.become("Anna")
        table = await anna.open("meinz", ("me", "club", "club"))
        path = f"/api/tables/{table}/verdict"
        assert (await anna.post(path))[1]["key"] == "match-goes-on"
        assert (await anna.get(path))[1]["key"] == "match-goes-on"

    run(tmp_path, story)


def test_without_a_search_it_is_said_so_and_may_be_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "ready", lambda *given: False)

    async def story(server: Serving) -> None:
        anna = server.somebody()
        await anna.become("Anna")
        path = await brought(anna)
        await anna.post(path)
        assert (await found(anna, path))["problem"]["key"] == "hint-not-ready"
        monkeypatch.setattr(hinting, "ready", lambda *given: True)
        monkeypatch.setattr(hinting, "JUDGEMENT", FEW)
        await anna.post(path)
        assert "verdict" in await found(anna, path)

    run(tmp_path, story)


def test_what_fails_is_a_problem_and_no_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hinting, "JUDGEMENT", FEW)

    def fails(self: object) -> bool:
        raise ValueError

    monkeypatch.setattr(Judge, "step", fails)

    async def story(server: Serving) -> None:
        anna = server.somebody()
        await anna.become("Anna")
        path = await brought(anna)
        await anna.post(path)
        assert (await found(anna, path))["problem"]["key"] == "fault"

    run(tmp_path, story)
    assert "review-failed" in capsys.readouterr().err


def never(self: object) -> bool:
    raise AssertionError("it was found before")


def test_a_restart_forgets_no_verdict(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "JUDGEMENT", FEW)
    told: dict[str, Any] = {}

    async def before(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        told["token"], told["path"] = anna.token, await brought(anna)
        await anna.post(told["path"])
        told["state"] = await found(anna, told["path"])

    async def after(server: Serving) -> None:
        anna = server.somebody()
        anna.token = told["token"]
        assert await anna.get(told["path"]) == (200, told["state"])
        assert await anna.post(told["path"]) == (200, told["state"])

    async def another_build(server: Serving) -> None:
        anna = server.somebody()
        anna.token = told["token"]
        assert await anna.get(told["path"]) == (200, {})
        await anna.post(told["path"])
        assert (await found(anna, told["path"]))["verdict"]["simulations"] == 17

    run(tmp_path, before, database=database)
    with monkeypatch.context() as later:
        later.setattr(Judge, "step", never)
        run(tmp_path, after, database=database)
    monkeypatch.setattr(hinting, "JUDGEMENT", Budget(simulations=17, compiled=False))
    run(tmp_path, another_build, database=database)
    with monkeypatch.context() as later:
        later.setattr(Judge, "step", never)

        async def once_more(server: Serving) -> None:
            assert (await server.somebody().get(told["path"]))[1]["verdict"]["simulations"] == 17

        run(tmp_path, once_more, database=database)


@pytest.mark.parametrize("body", [b"", b"nonsense", zlib.compress(b"{}"), zlib.compress(b'{"verdict":7}')])
def test_a_damaged_verdict_is_worked_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: bytes) -> None:
    monkeypatch.setattr(hinting, "JUDGEMENT", FEW)

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        path = await brought(anna)
        kept = KeptVerdict(path.split("/")[3], verdicts.build("njet", FEW), body)
        await server.running.database.put_verdict(kept)
        assert await anna.get(path) == (200, {})
        await anna.post(path)
        assert "verdict" in await found(anna, path)

    run(tmp_path, story)


def test_a_verdict_is_told_though_it_can_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hinting, "JUDGEMENT", FEW)

    async def story(server: Serving) -> None:
        anna = await server.somebody().become("Anna")
        path = await brought(anna)
        wal = tmp_path / "octavo.db-wal"
        with full_disk(wal.stat().st_size):
            await anna.post(path)
            assert "verdict" in await found(anna, path)

    run(tmp_path, story)
    assert "verdict-not-kept" in capsys.readouterr().err


def test_one_that_is_too_long_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/octavo.db") as store:
            await verdicts.keep(store, "long", "njet", FEW, b"x" * (verdicts.MOST_UNPACKED + 1))
            await verdicts.keep(store, "wild", "njet", FEW, random.Random(1).randbytes(verdicts.MOST_PACKED + 1))
            assert await store.size() == 0
            await verdicts.keep(store, "good", "njet", FEW, b"x" * verdicts.MOST_UNPACKED)
            assert await verdicts.kept(store, "good", FEW) == b"x" * verdicts.MOST_UNPACKED

    asyncio.run(play())


def test_a_build_is_of_a_game_and_all_that_thinks_about_it() -> None:
    assert len({verdicts.build(key, FEW) for key in catalogue.listed()}) == len(catalogue.listed())
    assert verdicts.build("njet", FEW) != verdicts.build("njet", Budget(simulations=17, compiled=False))
