"""The archive: matches of every version that is still played, and what tables of these versions keep.

A text `GAME-VERSION….txt` is a match as it was written then, `GAME-VERSION….jsonl` the events of a table. Nothing here
is ever written anew: a new version has a match added (`pytest tests/match/test_archive.py --write`).
"""

import hashlib
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from octavo.bots.review import Judge
from octavo.cli.main import main
from octavo.games import catalogue
from octavo.kernel.contract import Version
from octavo.match import notation
from octavo.match.match import Match, Terms
from octavo.server.room import events
from octavo.server.room.room import Room
from octavo.terminal.retelling import tell
from octavo.testing import played
from octavo.text.refusal import Refused
from server.rooms import ANNA, BELA, Sitting, new

FOLDER = Path(__file__).parents[1] / "data" / "archive"
TEXTS = sorted(path.name for path in FOLDER.glob("*.txt"))
PLAYED = [(key, number) for key in catalogue.listed() for number in sorted(catalogue.game(key).INFO.versions)]
SHORT = {"mu": {"goal": "100"}, "ciao": {"length": "2"}}

CIAO = """\
game ciao
rules 1
players 3
option variant full
option table off
option thanks off
option answers any
option length {length}
option deck standard-907b8d58cab99c8c
option start lot
"""


def archived(name: str) -> str:
    """A match as it was written."""
    return (FOLDER / name).read_text("utf-8")


def match_of(name: str) -> Match:
    return notation.read(archived(name)).verify()


def stored(name: str) -> list[bytes]:
    return (FOLDER / name).read_bytes().splitlines()


def sitting(name: str) -> Sitting:
    """A table of the archive, opened again; its two people are there."""
    t = Sitting(Room.restore("table-1", stored(name), 1000.0), disk=stored(name))
    for guest in (ANNA, BELA):
        t.ids[guest.id] = 1000  # their commands have been numbered on
        t.room.arrived(guest, t.now)
    return t


@pytest.mark.parametrize(("key", "number"), PLAYED)
def test_every_version_that_is_played_is_in_the_archive(key: str, number: int, rewrite: bool) -> None:
    path, info = FOLDER / f"{key}-{number}.txt", catalogue.game(key).INFO
    if rewrite and not path.exists() and number == info.version:
        path.write_text(notation.write(played(key, info.players[0] + 1, 1, 0.02, **SHORT.get(key, {}))), "utf-8")
    kept = [name for name in TEXTS if name.removesuffix(".txt").split("-")[:2] == [key, str(number)]]
    assert kept or path.exists(), f"write it: pytest {Path(__file__).name} --write"


@pytest.mark.parametrize("name", TEXTS)
def test_a_match_is_verified_and_written_as_it_was(name: str) -> None:
    old, match = archived(name), match_of(name)
    key, number = name.removesuffix(".txt").split("-")[:2]
    assert (match.terms.key, match.terms.version) == (key, int(number))
    terms = "".join(f"{line}\n" for line in [*match.terms.lines(), *match.opening_lines()]).encode()
    assert f"commitment {hashlib.sha256(terms + match.secret).hexdigest()}\n" in old
    assert notation.write(match) == old.replace("market.x+13", "market.13+x"), (
        "the one spelling of a pair that has changed"
    )


@pytest.mark.parametrize("name", ["ciao-1.txt", "huzz-1-pairs.txt"])
def test_all_questions_about_a_match_use_its_version(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    match, told = match_of(name), io.StringIO()
    again = match.again()
    assert again.commitment == match.commitment and again.terms == match.terms and not again.log
    assert Judge(match).total == len(match.log)
    tell(match, Console(file=told), "en", plain=True)
    assert told.getvalue().count("\n") > len(match.log)
    assert main(["verify", str(FOLDER / name)]) == 0
    capsys.readouterr()


def test_ciao_1_is_played_without_thanks_unless_they_were_agreed_on() -> None:
    assert "".join(f"{line}\n" for line in match_of("ciao-1.txt").terms.lines()) == CIAO.format(length=2)
    assert ":give." in archived("ciao-1.txt") and ":thanks" not in archived("ciao-1.txt")
    assert ":thanks" in archived("ciao-1-thanks.txt") and match_of("ciao-1-thanks.txt").terms.options["thanks"] == "on"
    states: list[Any] = [Match("ciao", 3, version=version).state for version in (1, 2)]
    assert [s.thanks for s in states] == [0, 1]


def test_a_table_in_play_goes_on_as_it_was_dealt() -> None:
    t = sitting("ciao-1-plays.jsonl")
    playing = t.room.playing
    assert playing and t.room.number == 65 and t.room.terms.options["thanks"] == "off"
    secret = next(e.secret for e in map(events.decode, t.disk) if isinstance(e, events.Started))
    terms = CIAO.format(length=2).encode()
    assert playing.match.commitment == hashlib.sha256(terms + bytes.fromhex(secret)).hexdigest()
    t.send(BELA, "Stand")
    t.play_to_the_end(ANNA)
    kept = notation.write(playing.match)
    assert "\nrules 1\n" in kept and notation.write(notation.read(kept).verify()) == kept
    t.crash()
    assert t.room.playing and notation.write(t.room.playing.match) == kept
    again = t.room.again("table-2", t.now)
    assert again.terms.version == 2 and again.terms.options == t.room.terms.options, "they play what they have played"


def test_a_table_that_waits_is_played_as_it_was_opened() -> None:
    t = sitting("ciao-1-waits.jsonl")
    assert t.room.status == "waiting" and t.room.terms.options["thanks"] == "off"
    t.send(BELA, "Sit", seat=1)
    assert t.room.playing and t.room.playing.match.terms.version == 1
    t.crash()
    assert t.room.playing
    s: Any = t.room.playing.match.state
    assert s.thanks == 0


def test_a_pair_by_its_old_number_is_the_one_action() -> None:
    t = sitting("huzz-1-plays.jsonl")
    match = t.room.playing and t.room.playing.match
    assert match and [match.game.name(e.action or 0) for e in match.log] == ["5", "market.13+x", "4", "market.13+x"]
    s: Any = match.state
    assert t.room.play(ANNA.id, 0, t.now) is not None and [sum(hand[12:]) for hand in s.hands[:2]] == [3, 2]
    with pytest.raises(Refused):
        Match("huzz", 2).refusal(0, 46)


def test_a_new_table_keeps_its_version() -> None:
    t = Sitting.open(new("ciao", "me", "open"), BELA)
    kept = [event.rules for event in map(events.decode, t.disk) if isinstance(event, events.Opened | events.Started)]
    assert kept == [2, 2] and t.room.terms.options["thanks"] == "on"


def test_an_old_match_is_kept_as_a_table() -> None:
    old = notation.read(archived("ciao-1.txt"))
    table = new("ciao", "open", "open", "open", options=dict(old.terms.options))
    room = Room.open("table-3", ANNA, table, 0.0, text=archived("ciao-1.txt"))
    restored = Room.restore("table-3", room.take_events(), 0.0)
    assert restored.terms == old.terms and restored.playing and restored.playing.match.over


def test_any_game_can_say_how_its_versions_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.game("njet")
    earlier = (Version(1), Version(2, defaults={"equals": "last"}, actions={1: 2}))
    monkeypatch.setattr(game, "INFO", replace(game.INFO, version=3, earlier=earlier))
    terms = [Terms("njet", 3, {}, version=number) for number in (1, 2, 3)]
    assert [one.options["equals"] for one in terms] == ["first", "last", "first"]
    assert [one.lines()[1] for one in terms] == ["rules 1", "rules 2", "rules 3"] and Terms("njet", 3, {}) == terms[2]
    assert match_of("njet-1.txt").terms.version == 1
    given = Terms("njet", 3, {"equals": "first"}, version=2)
    assert given.options["equals"] == "first", "what was agreed on is not what is usual"


def test_a_version_that_is_not_played_is_refused() -> None:
    for number in (0, 3, 99):
        with pytest.raises(Refused) as refused:
            notation.read(archived("ciao-1.txt").replace("rules 1", f"rules {number}"))
        assert refused.value.key == "other-version"
