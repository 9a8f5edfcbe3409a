"""The command: what it prints, and its exit code for whatever it is given."""

import argparse
import dataclasses
import io
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from octavo.cli.arguments import WRONG
from octavo.cli.main import main
from octavo.engine import compiler
from octavo.games import catalogue
from octavo.lab import bench, peers
from octavo.lab.arena import lineup
from octavo.match import notation
from octavo.testing import played
from octavo.text import language
from octavo.text.language import LANGUAGES, say

ROOT = Path(__file__).parents[2]
WORDS = set(re.findall(r"^(cli-[a-z-]+) =", language.catalogue_texts("en")["cli.ftl"], re.MULTILINE))
COMMANDS = (
    "", "games", "play", "simulate", "arena", "replay", "review", "verify", "serve", "backup", "restore", "bench",
    "new", "warm",
)  # fmt: skip


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
    assert all(key in out for key in catalogue.listed())


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    games = {game["key"]: game for game in json.loads(out)["games"]}
    assert code == 0
    assert list(games) == list(catalogue.listed())
    assert set(games["mu"]["titles"]) == {"en", "hu", "cs", "de"}
    assert games["njet"]["players"] == [2, 3, 4, 5]
    assert games["njet"]["rules"] == 1
    options = {option["key"]: option for option in games["njet"]["options"]}
    assert options["equals"] == {"key": "equals", "default": "first", "values": ["first", "last"]}
    goal = next(option for option in games["mu"]["options"] if option["key"] == "goal")
    assert goal == {"key": "goal", "default": "200", "low": 50, "high": 1000}


@pytest.mark.parametrize("key", catalogue.listed())
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
    for key in catalogue.listed():
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
        (["simulate", "mu", "--games", "many"], "--games needs a whole number, not “many”"),
        (["simulate", "mu", "--fast"], "“--fast” is not known here"),
        (["verify", "nowhere.txt"], "nowhere.txt can't be read"),
        (["verify", "."], "can't be read"),
        (["play", "mu", "--players", "9"], "4 to 6 players, not 9"),
        (["play", "mu", "--seat", "7"], "no seat 7"),
        (["play", "mu", "--position", "nowhere.txt"], "position"),
        (["frobnicate"], "COMMAND can be games, play"),
        ([], "missing: COMMAND"),
    ],
)
def test_bad_input_is_exit_code_2_and_one_sentence(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2 and out == ""
    assert expected in err
    assert err.count("\n") == 1, "one sentence"


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    code, out, err = run(capsys, *[command] * bool(command), "--help")
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_help_is_in_the_reader_s_language(
    tongue: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OCTAVO_LANG", tongue)
    monkeypatch.setenv("COLUMNS", "1000")  # every sentence on one line
    helps = [help_of(command, capsys) for command in COMMANDS]
    usage = say(tongue, "cli-usage")
    assert all(text.startswith(f"{usage} octavo {command}") for text, command in zip(helps, COMMANDS, strict=True))
    everything = "\n".join(helps)
    assert "%(" not in everything
    for key in WORDS - {"cli-more"}:
        ours, english = (say(language, key).partition("%(")[0] for language in (tongue, "en"))
        assert ours in everything, key
        long = len(english) > len("options")  # a short word may be a part of another one
        assert tongue == "en" or not long or english not in everything, f"{key} is said in English"
    if tongue != "en":
        assert not re.search(r"usage|positional|options|subcommands|show |and exit|required", everything)


@pytest.mark.parametrize("command", COMMANDS[1:])
def test_help_says_something_about_every_argument(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Help stands on the same line, or on the next one if there is no room."""
    lines = help_of(command, capsys).partition("\noptions:\n")[2].splitlines()
    said = [line for line in lines if line.startswith("  -")]
    silent = [line for line in said if "  " not in line.strip() and not lines[lines.index(line) + 1].startswith("    ")]
    assert said and not silent


def test_the_arena_names_every_bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    (line,) = (line for line in help_of("arena", capsys).splitlines() if line.startswith("  --seats"))
    assert all(re.search(rf"\b{bot}\b", line) for bot in lineup.NAMES)


MISTAKES = [
    (["arena"], "octavo arena", "arguments-missing", {"names": "{game}, --seats"}),
    (["games", "extra"], "octavo games", "arguments-unknown", {"given": "extra"}),
    (["bench", "--foo", "x"], "octavo bench", "arguments-unknown", {"given": "--foo x"}),
    (["--foo", "games"], "octavo", "arguments-unknown", {"given": "--foo"}),
    (["play", "--seed"], "octavo play", "argument-needs-value", {"name": "--seed"}),
    (["games", "--json=3"], "octavo games", "argument-takes-none", {"name": "--json", "given": "3"}),
    (["play", "--seed", "x"], "octavo play", "argument-number", {"name": "--seed", "kind": "int", "given": "x"}),
    (
        ["play", "--pace", "it's"],
        "octavo play",
        "argument-number",
        {"name": "--pace", "kind": "float", "given": "it's"},
    ),
    (
        ["play", "--skill", "master"],
        "octavo play",
        "argument-choice",
        {"name": "--skill", "choices": "beginner, club, expert", "given": "master"},
    ),
    (["play", "--pl"], "octavo play", "argument-ambiguous", {"given": "--pl", "names": "--players, --plain"}),
]


def test_every_mistake_is_tried() -> None:
    assert {key for _, _, key, _ in MISTAKES} == {key for key, _ in WRONG.values()}


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize(("arguments", "command", "key", "facts"), MISTAKES)
def test_what_is_wrong_is_said_in_the_reader_s_language_with_the_command_s_own_help(
    arguments: list[str],
    command: str,
    key: str,
    facts: dict[str, str],
    tongue: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("OCTAVO_LANG", tongue)
    said = say(tongue, f"refused-{key}", **{k: v.format(game=say(tongue, "cli-game")) for k, v in facts.items()})
    more = say(tongue, "cli-more", command=f"{command} --help")
    assert run(capsys, *arguments) == (2, "", f"{command}: {said} {more}\n")


def test_argparse_is_left_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "games", "--foo")
    with pytest.raises(SystemExit):
        argparse.ArgumentParser(prog="other").parse_args(["extra"])
    assert capsys.readouterr().err == "usage: other [-h]\nother: error: unrecognized arguments: extra\n"


def test_the_language_asked_for_is_that_of_help_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "play", "--help", "--lang", "hu")[1].startswith("használat: octavo play ")
    assert "„--foo“ tu není známo." in run(capsys, "games", "--lang=cs", "--foo")[2]
    assert "--lang can be en, hu, cs, de, not “fr”." in run(capsys, "games", "--lang", "fr")[2]
    assert "--lang needs a value." in run(capsys, "games", "--lang")[2]


def test_a_command_with_nothing_to_tell_of_its_arguments_looks_up_no_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(language, "say", None)
    assert run(capsys, "games")[0] == 0
    assert run(capsys, "--version")[1].startswith("octavo ")


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
    assert code == 2 and "octavo[research]" in err


def test_bench_measures_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it measures, not what: speed is not a matter for unit tests."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(peers, "ROLLOUTS", 50)
    monkeypatch.setattr(peers, "SECONDS", 0.01)
    monkeypatch.setattr(catalogue, "listed", lambda: ("meinz", "ciao"))
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
    cards = source / "kernel" / "chance.py"
    text = cards.read_text("utf-8")
    cards.write_text(text.replace("scaled = b * 5", "scaled = b * 7"), "utf-8")
    assert dealt() != first


DEAL = """
import numpy as np
from octavo.engine import compiler
from octavo.match.match import Terms

rules = compiler.compiled("meinz")
s = rules.STATE.narrowed(Terms("meinz", 3, {}).state())
rules.begin(s[0], np.zeros(4, np.int64), 1, 1)
print(s[0])
"""
