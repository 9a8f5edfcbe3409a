"""The journal: what repeats is counted, and told once a minute."""

import asyncio
import json
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from octavo.server import log
from server.leaping import Leaping


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Leaping]:
    """A loop by whose clock the journal goes."""
    loop = Leaping()
    clock = SimpleNamespace(monotonic=loop.time, strftime=time.strftime, gmtime=time.gmtime)
    monkeypatch.setattr(log, "time", clock)
    yield loop
    loop.close()


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    return [{key: value for key, value in line.items() if key not in ("at", "where")} for line in found]


async def begging(count: int, seconds: float) -> None:
    for _ in range(count):
        log.often("malformed", error="BadStatusLine")
        await asyncio.sleep(seconds)


def test_what_anybody_can_cause_is_one_line_a_minute(loop: Leaping, capsys: pytest.CaptureFixture[str]) -> None:
    loop.run_until_complete(begging(50_000, 0.001))
    assert lines(capsys) == [{"what": "malformed", "error": "BadStatusLine"}]
    loop.pass_time(60)
    assert lines(capsys) == [{"what": "malformed", "times": 49_999, "seconds": 60}]
    loop.run_until_complete(begging(6_000, 0.1))  # ten minutes
    told = lines(capsys)
    assert 9 <= len(told) <= 11 and all(line["seconds"] == 60 for line in told)
    loop.pass_time(120)
    told += lines(capsys)
    assert sum(line["times"] for line in told) == 6_000
    log.often("malformed", error="LineTooLong")
    assert lines(capsys) == [{"what": "malformed", "error": "LineTooLong"}]


def test_any_fault_is_only_a_few_lines_a_minute(loop: Leaping, capsys: pytest.CaptureFixture[str]) -> None:
    async def fail(count: int) -> None:
        for number in range(count):
            try:
                [][number]
            except IndexError as failure:
                log.fault("table-failed", failure, table=f"{number}")
        log.note("stopping")

    loop.run_until_complete(fail(1000))
    told = lines(capsys)
    assert [line.get("table") for line in told] == [*map(str, range(log.MOST_A_MINUTE)), None]
    log.sum_up()
    assert lines(capsys) == [{"what": "table-failed", "times": 1000 - log.MOST_A_MINUTE, "seconds": 0}]
    loop.pass_time(200)
    assert lines(capsys) == []


def test_without_a_loop_the_next_line_sums_up(loop: Leaping, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(3):
        log.often("late", part="head")
    loop.pass_time(61)
    log.often("late", part="head")
    loop.pass_time(1)
    assert lines(capsys) == [{"what": "late", "part": "head"}, {"what": "late", "times": 2, "seconds": 61}]


def test_kinds_are_told_apart_up_to_a_number(loop: Leaping, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(10_000):
        log.note(f"kind-{number}")
    log.sum_up()
    told = lines(capsys)
    assert len(told) == log.KINDS + log.MOST_A_MINUTE + 1
    assert told[-1] == {"what": "other", "times": 10_000 - log.KINDS - log.MOST_A_MINUTE, "seconds": 0}
