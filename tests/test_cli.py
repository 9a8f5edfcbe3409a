"""The command: what it prints, and its exit code for whatever it is given."""

import dataclasses
import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from octavo import catalogue, compiler, notation
from octavo.cli import main
from octavo.lab import bench, peers
from test_match import played

ROOT = Path(__file__).parent.parent


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    try:
        code = main([*arguments])
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OCTAVO_LANG", "en")


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(key in out for key in catalogue.KEYS)


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    games = {game["key"]: game for game in json.loads(out)["games"]}
    assert code == 0
    assert list(games) == list(catalogue.KEYS)
    assert set(games["mu"]["titles"]) == {"en", "hu", "cs", "de"}
    assert games["njet"]["players"] == [2, 3, 4, 5]
    assert games["njet"]["rules"] == 1
    options = {option["key"]: option for option in games["njet"]["options"]}
    assert options["equals"] == {"key": "equals", "default": "first", "values": ["first", "last"]}
    goal = next(option for option in games["mu"]["options"] if option["key"] == "goal")
    assert goal == {"key": "goal", "default": "200", "low": 50, "high": 1000}


@pytest.mark.parametrize("key", catalogue.KEYS)
def test_simulate_reports(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", key, "--players", "4", "--games", "300", "--seed", "3", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["games"] == 300 and found["fault"] is None and found["steps_per_second"] > 0
    assert abs(sum(seat["win_share"] for seat in found["seats"]) - 1) < 1e-9
    code, out, _ = run(
        capsys, "simulate", key, "--players", "4", "--games", "300", "--seed", "3", "--jobs", "3", "--json"
    )
    assert json.loads(out)["digest"] == found["digest"], "the same matches in whatever order"
    code, out, _ = run(capsys, "simulate", key, "--players", "4", "--games", "100", "--lang", "hu")
    assert code == 0 and "%" in out


def test_a_fault_is_exit_code_1_and_can_be_seen_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = compiler.compiled("meinz")
    monkeypatch.setattr(rules, "INFO", dataclasses.replace(rules.INFO, longest=20))
    code, out, _ = run(capsys, "simulate", "meinz", "--games", "50", "--seed", "9", "--json")
    fault = json.loads(out)["fault"]
    assert code == 1
    assert fault["match"] == 0 and fault["number"] == 20 and "longer" in fault["broken"][0]
    again = fault["command"].split()[1:]
    code, out, _ = run(capsys, *again)
    assert code == 1
    assert "--first 0" in out and f"{fault['seat']}:{fault['action']}" in out


def test_verify_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for key in catalogue.KEYS:
        path = tmp_path / f"{key}.txt"
        path.write_text(notation.write(played(key, 4, 1)), "utf-8")
        code, out, _ = run(capsys, "verify", str(path))
        assert code == 0 and "Fair and legal" in out
        code, out, _ = run(capsys, "replay", str(path), "--lang", "cs")
        assert code == 0 and "Anna" in out


def test_a_match_comes_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    data = notation.write(played("meinz", 3, 1)).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run(capsys, "verify", "-")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["simulate", "poker"], "no game “poker”"),
        (["simulate", "mu", "--players", "3"], "4 to 6 players, not 3"),
        (["simulate", "mu", "--set", "goal=1"], "goal can be 50-1000, not “1”"),
        (["simulate", "mu", "--set", "goal"], "--set OPTION=VALUE, not “goal”"),
        (["simulate", "mu", "--set", "speed=9"], "no option “speed”"),
        (["simulate", "mu", "--games", "0"], "--games goes from 1"),
        (["simulate", "mu", "--jobs", "-1"], "--jobs goes from 1"),
        (["simulate", "mu", "--seed", "-1"], "--seed goes from 0"),
        (["simulate", "mu", "--games", "many"], "invalid int value"),
        (["simulate", "mu", "--fast"], "--fast"),
        (["verify", "nowhere.txt"], "nowhere.txt can't be read"),
        (["verify", "."], "can't be read"),
        (["play", "mu", "--players", "9"], "4 to 6 players, not 9"),
        (["play", "mu", "--seat", "7"], "no seat 7"),
        (["play", "mu", "--position", "nowhere.txt"], "position"),
        (["frobnicate"], "invalid choice"),
        ([], "required"),
    ],
)
def test_bad_input_is_exit_code_2_and_one_sentence(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2 and out == ""
    assert expected in err
    assert err.count("\n") == 1, "one sentence"


def test_a_file_that_is_not_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    code, _, err = run(capsys, "verify", str(path))
    assert code == 2 and "not a text in UTF-8" in err


def test_without_the_peer_bench_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    code, _, err = run(capsys, "bench")
    assert code == 2 and "octavo[bench]" in err


def test_bench_measures_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it measures, not what: speed is not a matter for unit tests."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(peers, "ROLLOUTS", 50)
    monkeypatch.setattr(peers, "SECONDS", 0.01)
    monkeypatch.setattr(catalogue, "KEYS", ("meinz", "ciao"))
    measured, speeds = bench.speeds(lambda text: None)
    assert set(measured) == {"openspiel", "rlcard"} and min(measured.values()) > 0
    assert [(s.key, s.players) for s in speeds] == [("meinz", 3), ("meinz", 4), *(("ciao", n) for n in range(2, 7))]
    assert all(s.ratios["openspiel"] > 0 and ("rlcard" in s.ratios) == (s.key == "ciao") for s in speeds)


def test_a_cache_that_can_t_be_written_to_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    environment = {**os.environ, "OCTAVO_CACHE": str(nowhere / "cache"), "OCTAVO_LANG": "en"}
    octavo = str(Path(sys.executable).with_name("octavo"))
    words = [octavo, "simulate", "meinz", "--games", "1"]
    done = subprocess.run(words, capture_output=True, env=environment, text=True)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert "OCTAVO_CACHE names another one" in done.stderr


def test_an_edited_rules_file_is_never_served_stale(tmp_path: Path) -> None:
    """The second run has the first one's cache at hand, and must not use it once a called function has changed."""
    source = tmp_path / "octavo"
    shutil.copytree(ROOT / "src" / "octavo", source)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "OCTAVO_CACHE": str(tmp_path / "cache")}

    def dealt() -> str:
        done = subprocess.run([sys.executable, "-c", DEAL], capture_output=True, env=environment, check=True, text=True)
        return done.stdout

    first = dealt()
    assert dealt() == first and len(first) > 50
    cards = source / "chance.py"
    text = cards.read_text("utf-8")
    cards.write_text(text.replace("scaled = b * 5", "scaled = b * 7"), "utf-8")
    assert dealt() != first


DEAL = """
import numpy as np
from octavo import compiler
from octavo.match import Terms

rules = compiler.compiled("meinz")
s = rules.STATE.narrowed(Terms("meinz", 3, {}).state())
rules.begin(s[0], np.zeros(4, np.int64), 1, 1)
print(s[0])
"""
