"""`octavo play` and `octavo replay`: the menu, the command line, and a match told again."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from octavo import notation, position
from octavo.cli import main
from octavo.language import LANGUAGES, say
from octavo.match import Match
from octavo.position import Position
from octavo.terminal import menu, retelling
from typist import SECRET, meinz, random_bot


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
    monkeypatch.setattr("octavo.terminal.table._club_player", random_bot)
    assert main(["play", "--lang", "en", "--save", str(path), "--names", "Ada,Bo,Cy,Di", "--seat", "2"]) == 0
    kept = notation.read(path.read_text("utf-8")).replay()
    assert (kept.terms.key, kept.terms.players, kept.names) == ("meinz", 4, ("Ada", "Bo", "Cy", "Di"))
    assert 2 in {entry.seat for entry in kept.log}
    assert main(["replay", "--lang", "de", str(path)]) == 0
    assert "Cy legt eine Karte weg." in capsys.readouterr().out


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
    monkeypatch.setattr("octavo.terminal.table._club_player", random_bot)
    assert main(["play", "--position", str(path), "--seat", "1", "--save", str(kept)]) == 0
    again = notation.read(kept.read_text("utf-8")).replay()
    assert again.opening is not None
    assert again.opening.state.hands[1] == dealt.state.hands[1]
