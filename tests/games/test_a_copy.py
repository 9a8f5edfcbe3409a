"""A game's folder is all of it: copied under another name it is a game of its own, and no other file is touched."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OURS, COPY = "meinz", "ninth"
TEXTS = {".py", ".ftl", ".md", ".toml", ".txt"}
RUN = "import sys; from octavo.cli.main import main; sys.exit(main())"
TESTS = """
from octavo.testing import BotsTests, MatchTests, SecrecyTests, WordsTests
from octavo.text.language import LANGUAGES

class TestCopy(SecrecyTests, WordsTests, MatchTests, BotsTests):
    keys = ("ninth",)
    tongues = LANGUAGES
    seeds = (1,)
"""
SERVED = """
from octavo.server.http import rulebooks
from octavo.server.wire import games
from octavo.match import examples
from octavo.match.lessons import script
assert "ninth" in {game.key for game in games.listed()}
assert script.there_is("ninth") and script.script("ninth").steps and examples.of("ninth")
assert rulebooks.rules("hu", "ninth") != rulebooks.rules("en", "ninth")
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The sources with a copy of a game in them."""
    home = tmp_path_factory.mktemp("copied")
    shutil.copytree(ROOT / "src" / "octavo", home / "octavo", ignore=shutil.ignore_patterns("client", "__pycache__"))
    games = home / "octavo" / "games"
    shutil.copytree(games / OURS, games / COPY)
    for path in (games / COPY).rglob("*"):
        if path.suffix in TEXTS:
            text = path.read_text("utf-8")
            path.write_text(re.sub(rf"(?<![a-z]){OURS}(?![a-z])", COPY, text), "utf-8")
    return {**os.environ, "PYTHONPATH": str(home), "OCTAVO_LANG": "en"}


def output(environment: dict[str, str], *command: str) -> str:
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_it_is_listed_and_simulated(environment: dict[str, str]) -> None:
    games = [game["key"] for game in json.loads(output(environment, "-c", RUN, "games", "--json"))["games"]]
    assert COPY in games and OURS in games
    told = json.loads(output(environment, "-c", RUN, "simulate", COPY, "--games", "200", "--json"))
    assert told["endings"] == {"rounds": 200}


def test_the_server_has_its_rules_lesson_and_examples(environment: dict[str, str]) -> None:
    output(environment, "-c", SERVED)


def test_it_passes_what_every_game_has_to(environment: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "test_copy.py"
    path.write_text(TESTS, "utf-8")
    arguments = (
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "--rootdir",
        str(tmp_path),
        str(path),
    )
    output(environment, *arguments)
