"""Games are compiled beside the tables, and a compiler that fails or hangs harms nobody."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from octavo.bots import thought
from octavo.engine import compiler, orphan_guard
from octavo.server.work import precompiling
from octavo.server.work.precompiling import Warmer

PATIENCE = 300.0  # seconds: compiling has the lowest priority


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_game_is_compiled_loaded_and_told_of() -> None:
    async def warm() -> list[str]:
        told: list[str] = []
        warmer = Warmer(told.append)
        warmer.need("take_it")
        warmer.need("take_it")
        await until(lambda: thought.loaded("take_it"))
        await warmer.stop()
        return told

    assert asyncio.run(warm()) == ["take_it"]
    assert compiler.ready("take_it") and compiler.loaded("take_it")


def test_a_compiler_that_fails_is_noted_once_and_the_next_game_has_its_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiler, "ready", lambda key: False)
    told: list[str] = []

    async def warm() -> str:
        noted = ""
        warmer = Warmer(told.append, (sys.executable, "-c", "raise SystemExit('no room')"))
        for key in ("mu", "mu", "njet"):
            warmer.need(key)
        async with asyncio.timeout(PATIENCE):
            while "njet" not in noted:
                await asyncio.sleep(0.01)
                noted += capsys.readouterr().err
        await warmer.stop()
        return noted

    noted = asyncio.run(warm())
    assert noted.count('"game": "mu"') == 1 and "no room" in noted
    assert told == []


def test_what_has_failed_is_tried_again_after_a_while(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiler, "ready", lambda key: False)
    monkeypatch.setattr(precompiling, "AGAIN", 0.05)

    async def warm() -> None:
        warmer = Warmer(lambda key: None, (sys.executable, "-c", "raise SystemExit('no room')"))
        noted = ""
        async with asyncio.timeout(PATIENCE):
            while noted.count("no room") < 2:
                warmer.need("mu")
                await asyncio.sleep(0.01)
                noted += capsys.readouterr().err
        await warmer.stop()

    asyncio.run(warm())


def test_the_compiler_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "ready", lambda key: False)
    born = tmp_path / "pid"
    script = f"import os, pathlib, time; pathlib.Path({str(born)!r}).write_text(str(os.getpid())); time.sleep(600)"

    async def warm() -> int:
        warmer = Warmer(lambda key: None, (sys.executable, "-c", script))
        warmer.need("mu")
        await until(lambda: born.exists() and born.read_text())
        await warmer.stop()
        return int(born.read_text())

    child = asyncio.run(warm())
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_child_process_ends_with_its_parent_however_that_ends() -> None:
    waits = (
        "import sys, time; from octavo.engine.orphan_guard import words\n"
        "assert words(sys.argv[1:]) == ['mu']; time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", waits, orphan_guard.FLAG, "mu"], stdin=subprocess.PIPE) as child:
        assert child.stdin
        child.stdin.close()  # as the system does for a process that has ended
        assert child.wait(PATIENCE) == 1
