"""The page's own check: what the server tells of a finished match is dealt and played again in JavaScript, and fits."""

import copy
import importlib.util
import json
import random
import re
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import UNSET

from cases import EACH, Case
from match.test_archive import TEXTS, archived
from octavo.engine import translator
from octavo.games import catalogue
from octavo.kernel.chance import generator
from octavo.match import decks, notation
from octavo.match.match import Match
from octavo.match.position import Position
from octavo.server.http.reviews import Review
from octavo.server.room import views
from octavo.server.wire import protocol
from situations import simulated

HERE = Path(__file__).parent.parent
DATA = HERE.parent / "client" / "tests" / "data" / "again"
SECRET = bytes(range(32))


def node() -> Path:
    """The Node that the client is built with."""
    spec = importlib.util.spec_from_file_location("client_build", HERE.parent / "client" / "build.py")
    assert spec is not None and spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return cast(Path, build._node())


def play(match: Match, undos: float = 0.0) -> Match:
    """Simulated players play a match to its end, and take something back now and then."""
    dice, rng = random.Random(1), generator(1)
    while not match.over:
        match.play(*simulated(match, rng))
        if dice.random() < undos:
            match.undo()
    return match


def told(match: Match) -> dict[str, Any]:
    """All that the server tells of a match: its replay, and every situation."""
    entries = [
        protocol.Entry(number, seat, UNSET if action is None else views.told(match.terms.key, action))
        for number, (seat, action) in enumerate(((entry.seat, entry.action) for entry in match.log), 1)
    ]
    playing = SimpleNamespace(match=match)
    review = Review(cast(Any, SimpleNamespace(new=None, playing=playing, entries=entries, chairs=())))
    situations = [json.loads(review.situation(number)) for number in range(len(match.log) + 1)]
    return {"replay": json.loads(review.replay), "situations": situations}


def found(folder: Path, key: str, *matches: dict[str, Any]) -> list[dict[str, Any]]:
    """What the page finds."""
    rules = folder / f"{key}.mjs"
    rules.write_text(translator.javascript(key), "utf-8")
    files = [folder / f"{i}.json" for i in range(len(matches))]
    for file, match in zip(files, matches, strict=True):
        file.write_text(json.dumps(match), "utf-8")
    run = subprocess.run([node(), HERE / "again.mjs", rules, *files], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.parametrize("case", EACH, ids=str)
def test_every_match_is_dealt_and_played_again_in_the_page(case: Case, tmp_path: Path) -> None:
    match = play(Match(case.key, case.players, dict(case.options), secret=SECRET), undos=0.02)
    replayed = told(match)
    for undo in [entry for entry in replayed["replay"]["entries"] if "did" not in entry]:
        undo["seat"] = 0  # as at a table, where it is known whose wish it was
    [finding] = found(tmp_path, case.key, replayed)
    looks = finding.pop("looks")
    assert finding == {"key": "dealt", "rounds": max(match.state.rounds, 1), "steps": len(match.log)}
    assert looks >= min(match.state.rounds, 1)


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_match_that_was_played_on_is_played_again_from_its_position(key: str, tmp_path: Path) -> None:
    before, rng = Match(key, catalogue.game(key).INFO.players[0], secret=SECRET), generator(3)
    for _ in range(25):
        before.play(*simulated(before, rng))
    match = play(Match.from_position(Position(key, before.state), secret=bytes(32)))
    [finding] = found(tmp_path, key, told(match))
    assert (finding["key"], finding["steps"]) == ("dealt", len(match.log))


@pytest.mark.parametrize("key", catalogue.listed())
def test_a_match_of_every_version_that_is_played_is_played_again(key: str, tmp_path: Path) -> None:
    matches = [notation.read(archived(name)).verify() for name in TEXTS if name.startswith(f"{key}-")]
    assert {match.terms.version for match in matches} == set(catalogue.game(key).INFO.versions)
    findings = found(tmp_path, key, *map(told, matches))
    assert [(one["key"], one["steps"]) for one in findings] == [("dealt", len(match.log)) for match in matches]


@pytest.mark.parametrize("key", [key for key in catalogue.listed() if decks.option(key)])
def test_an_own_deck_must_have_its_hash(key: str, tmp_path: Path) -> None:
    own = decks.own(key, (catalogue.folder(key) / "standard.json").read_text("utf-8"))
    fair = told(play(Match(key, 2, secret=SECRET, deck=own)))
    other = copy.deepcopy(fair)
    numbers = [at.start() for at in re.finditer(r"(?<=[\[ ])\d", other["replay"]["deck"])]
    text = other["replay"]["deck"]
    other["replay"]["deck"] = f"{text[: numbers[5]]}{(int(text[numbers[5]]) + 1) % 10}{text[numbers[5] + 1 :]}"
    assert [finding["key"] for finding in found(tmp_path, key, fair, other)] == ["dealt", "agreed"]


@pytest.mark.parametrize("key", catalogue.listed())
def test_what_does_not_follow_from_the_secret_is_found(key: str, tmp_path: Path) -> None:
    fair = told(play(Match(key, 4, secret=SECRET)))
    dealt, points, log, secret, version = (copy.deepcopy(fair) for _ in range(5))
    change_a_card(dealt["situations"])
    points["replay"]["sheet"][-1]["points"][0] += 1
    del log["replay"]["log"][3], log["replay"]["entries"][3]
    secret["replay"]["secret"] = bytes(31).hex() + "01"
    version["replay"]["terms"][1] = "rules 99"
    findings = found(tmp_path, key, dealt, points, log, secret, version)
    assert [finding["key"] for finding in findings[:2]] == ["cards", "course"]
    assert {finding["key"] for finding in findings[2:4]} <= {"cards", "course"}
    assert findings[4] == {"key": "agreed"}


def change_a_card(situations: list[dict[str, Any]]) -> None:
    """Another card in the first hand or row that has different ones."""
    for situation in situations:
        for zone in situation["scene"]["zones"]:
            if zone["key"] in ("hand", "row") and len(set(zone["cards"])) > 1:
                zone["cards"][0] = next(card for card in zone["cards"] if card != zone["cards"][0])
                return


def held_at(situation: dict[str, Any]) -> int:
    return sum(len(zone["cards"]) for zone in situation["scene"]["zones"] if zone["key"] == "hand")


def test_the_match_of_the_page_s_own_tests_is_current(rewrite: bool) -> None:
    whole = told(play(Match("mu", 4, {"goal": "150"}, secret=SECRET)))
    held = [held_at(situation) for situation in whole["situations"]]
    dealt = [step for step, cards in enumerate(held) if cards > held[step - 1]]
    whole["situations"] = {step: whole["situations"][step] for step in dealt}  # the others are not looked at
    texts = {"mu.json": json.dumps(whole, ensure_ascii=False) + "\n", "mu.js": translator.javascript("mu")}
    for name, text in texts.items():
        if rewrite:
            (DATA / name).write_text(text, "utf-8")
        assert (DATA / name).read_text("utf-8") == text, "run: pytest --write tests/server/test_again.py -k current"
