"""`octavo play` and `octavo replay`: the menu, the command line, and a match told again."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from octavo.cli.main import main
from octavo.kernel.types import Action, Seat
from octavo.match import notation, position
from octavo.match.match import Match
from octavo.match.position import Position
from octavo.terminal import menu, opponents, retelling
from octavo.text.language import LANGUAGES, say
from terminal.typist import SECRET, meinz, random_bot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_picked_from_the_menu(language: str) -> None:
    paper = io.StringIO()
    console = Console(file=paper, width=100)
    for answers, key in ((["", "9", "nonsense", "3"], "njet"), (["WAS"], "was_sticht"), (["quit"], "")):
        line = iter(answers)
        assert menu.choose_game(console, language, lambda _, line=line: next(line)) == key  # type: ignore[misc]
    assert say(language, "meinz-blurb") in paper.getvalue()


def test_players_are_counted() -> None:
    console = Console(file=io.StringIO())
    for answers, players in ((["7", "x", "3"], 3), ([""], 4), (["quit"], 0)):
        line = iter(answers)
        assert menu.choose_players("njet", console, "en", lambda _, line=line: next(line)) == players  # type: ignore[misc]

    def leave(_: str) -> str:
        raise EOFError

    assert menu.choose_game(console, "en", leave) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_again(language: str) -> None:
    typist = meinz("1", "undo", "2", "quit")
    typist.sit(language)
    paper = io.StringIO()
    retelling.tell(typist.match, Console(file=paper, width=100), language)
    assert len(paper.getvalue().splitlines()) == 1 + len(typist.match.log)


def test_the_command_seats_people_and_keeps_the_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.txt"
    lines = iter(["5", "", "1"])

    def typing(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", typing)
    monkeypatch.setattr("octavo.bots.players.choose", lambda *about, **_: random_bot(*about[:4]))
    assert main(["play", "--lang", "en", "--save", str(path), "--names", "Ada,Bo,Cy,Di", "--seat", "2"]) == 0
    kept = notation.read(path.read_text("utf-8")).replay()
    assert (kept.terms.key, kept.terms.players, kept.names) == ("meinz", 4, ("Ada", "Bo", "Cy", "Di"))
    assert 2 in {entry.seat for entry in kept.log}
    assert main(["replay", "--lang", "de", str(path)]) == 0
    assert "Cy legt eine Karte weg." in capsys.readouterr().out


@pytest.mark.parametrize(("skill", "given"), [([], "club"), (["--skill", "beginner"], "beginner")])
def test_the_command_seats_bots_of_the_skill_asked_for(
    skill: list[str], given: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, float]] = []

    def choose(key: str, view: Any, seat: Seat, seed: int, strength: str, *, share: float, compiled: bool) -> Action:
        asked.append((strength, share))
        return random_bot(key, view, seat, seed)

    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    monkeypatch.setattr("octavo.bots.players.choose", choose)
    assert main(["play", "njet", "--set", "start=1", "--seed", "1", *skill]) == 0
    assert asked and set(asked) == {(given, opponents.INTERPRETED)}


def test_an_expert_thinks_for_long_until_its_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process compiles it; as soon as that is done, this one loads it."""
    efforts: list[dict[str, object]] = []
    loaded: set[str] = set()
    start = subprocess.Popen

    def compiler(command: list[str], **how: Any) -> "subprocess.Popen[bytes]":
        assert command[1:] == ["-m", "octavo.bots.precompile", "--attended", "njet"]
        return start([sys.executable, "-c", "import sys; sys.stdin.read()"], **how)

    def choose(*about: Any, **effort: object) -> Action:
        assert about[4] == "expert"
        efforts.append(effort)
        return random_bot(*about[:4])

    monkeypatch.setattr(subprocess, "Popen", compiler)
    monkeypatch.setattr("octavo.bots.players.choose", choose)
    monkeypatch.setattr("octavo.bots.thought.load", loaded.add)
    monkeypatch.setattr("octavo.bots.thought.loaded", loaded.__contains__)
    match = Match("njet", 3, {"start": "0"}, secret=SECRET)
    with opponents.opponents("expert") as bot:
        assert isinstance(bot, opponents.Expert)
        bot("njet", match.view(0), 0, 1)
        child = bot.compiling
        assert child is not None and child.stdin is not None
        bot("njet", match.view(0), 0, 1)
        assert bot.compiling is child and child.poll() is None
        assert efforts == [{"seconds": opponents.EXPERT_SECONDS, "compiled": False}] * 2
        child.stdin.close()
        assert child.wait(30) == 0
        bot("njet", match.view(0), 0, 1)
        assert loaded == {"njet"} and efforts[2] == {}


def test_leaving_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    start = subprocess.Popen
    endless = [sys.executable, "-c", "import time; time.sleep(600)"]
    monkeypatch.setattr(subprocess, "Popen", lambda command, **how: start(endless, **how))
    monkeypatch.setattr("octavo.bots.players.choose", lambda *about, **_: random_bot(*about[:4]))
    monkeypatch.setattr("octavo.bots.thought.loaded", lambda key: False)
    match = Match("njet", 3, {"start": "0"}, secret=SECRET)
    with opponents.opponents("expert") as bot:
        assert isinstance(bot, opponents.Expert)
        bot("njet", match.view(0), 0, 1)
        child = bot.compiling
    assert child is not None and child.returncode not in (0, None)


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["play", "whist"], "no game"),
        (["play", "meinz", "--seat", "4"], "no seat 4"),
        (["play", "meinz", "--players", "7"], "3 to 4 players"),
        (["play", "meinz", "--names", "Ada"], "need 4 names"),
        (["play", "meinz", "--set", "monster=big"], "counts | highest"),
        (["play", "meinz", "--position", "somewhere"], "leave out GAME"),
        (["play", "--position", "nowhere"], "can't be read"),
    ],
)
def test_what_can_t_be_agreed_on_is_refused(
    arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert answer in capsys.readouterr().err


def test_a_match_can_begin_at_a_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    dealt = Match("njet", 3, secret=SECRET)
    path, kept = tmp_path / "position.txt", tmp_path / "match.txt"
    path.write_text(position.write(Position("njet", dealt.view(1), 1)), "utf-8")
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    monkeypatch.setattr("octavo.bots.players.choose", lambda *about, **_: random_bot(*about[:4]))
    assert main(["play", "--position", str(path), "--seat", "1", "--save", str(kept)]) == 0
    again = notation.read(kept.read_text("utf-8")).replay()
    assert again.opening is not None
    found: list[Any] = [again.opening.state, dealt.state]
    assert found[0].hands[1] == found[1].hands[1]
