"""A game of another package is a game like any other: the command, bots, review, fairness, and its own tests."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from outside import GROUP, ROOT, Outside, outside_games

GAMES = outside_games()
LINES = 500  # of code, words and rules that a game may need
COUNTED = {".py", ".ftl", ".md"}
LOOKED = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".md", ".json"}
PAGES = {ROOT / "docs" / "your-own-game.md", ROOT / "CHANGELOG.md"}  # that may speak of an example


@pytest.fixture(scope="module", params=GAMES, ids=str)
def game(request: pytest.FixtureRequest) -> Outside:
    found: Outside = request.param
    return found


@pytest.fixture(scope="module")
def environment(game: Outside, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {**game.install(tmp_path_factory.mktemp(game.key)), "OCTAVO_LANG": "en"}


def octavo(environment: dict[str, str], *arguments: str | Path, typed: str = "", code: int = 0) -> str:
    """What the command prints."""
    run = "import sys; from octavo.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", run, *map(str, arguments)]
    done = subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done.stdout + (done.stderr if code else "")


def test_there_is_one() -> None:
    assert GAMES


def test_it_is_small(game: Outside) -> None:
    package = [path for path in game.folder.rglob("*") if path.suffix in COUNTED and "tests" not in path.parts]
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in package)
    assert 0 < lines <= LINES
    assert len(list(game.folder.rglob("words/*.ftl"))) >= 2, "words in two languages at least"


def test_no_file_of_octavo_names_it(game: Outside) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for path in (ROOT / name for name in listed.split("\0") if name):
        if path.suffix in LOOKED and path not in PAGES and ROOT / "examples" not in path.parents and path.is_file():
            assert game.key not in path.read_text("utf-8").lower(), path


def test_it_is_in_the_list_of_games(environment: dict[str, str], game: Outside) -> None:
    games = json.loads(octavo(environment, "games", "--json"))["games"]
    found = {one["key"]: one for one in games}[game.key]
    assert games[-1] == found, "Octavo's own come first"
    assert found["options"]


def test_it_is_simulated_at_machine_speed(environment: dict[str, str], game: Outside) -> None:
    told = json.loads(octavo(environment, "simulate", game.key, "--games", "2000", "--json"))
    assert told["games"] == 2000 and sum(told["endings"].values()) == 2000


def test_it_is_played_in_the_terminal_and_is_fair(environment: dict[str, str], game: Outside, tmp_path: Path) -> None:
    """Somebody who always types the first number: whatever the question is, it is one of the choices."""
    kept = tmp_path / "match.txt"
    octavo(environment, "play", game.key, "--plain", "--seed", "3", "--save", kept, typed="1\n" * 2000)
    assert octavo(environment, "verify", kept).startswith("Fair and legal")
    told = octavo(environment, "replay", kept)
    assert len(told.splitlines()) > 20
    judged = json.loads(octavo(environment, "review", kept, "--simulations", "20", "--json"))
    assert judged


def test_bots_of_every_strength_play_it(environment: dict[str, str], game: Outside) -> None:
    players = {one["key"]: one["players"][0] for one in json.loads(octavo(environment, "games", "--json"))["games"]}
    seats = ",".join(["expert@0.01", "club@0.01", "beginner@0.01", "random"][: players[game.key]])
    told = json.loads(octavo(environment, "arena", game.key, "--seats", seats, "--games", "6", "--jobs", "1", "--json"))
    assert told


def test_its_own_tests_and_those_of_every_game_pass(environment: dict[str, str], game: Outside) -> None:
    """They run as they do for the game's author: with its own settings, in its own folder."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=game.folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


BROKEN = {
    "no_such_module": ("no_such_module_anywhere", "ModuleNotFoundError"),
    "nothing_in_it": ("json", "INFO"),
    "mu": ("json", "mu"),
    "Not-A-Key": ("json", "Not-A-Key"),
}


def test_a_broken_game_is_told_of_and_left_out(tmp_path: Path) -> None:
    """Whatever another package does wrong: the games that there are can be played."""
    told = tmp_path / "broken-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    lines = "".join(f"{key} = {value}\n" for key, (value, _) in BROKEN.items())
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{lines}")
    path = f"{tmp_path}:{ROOT / 'src'}"
    environment = {"PYTHONPATH": path, "PATH": "/usr/bin:/bin", "OCTAVO_LANG": "en", "HOME": str(tmp_path)}
    run = "import sys; from octavo.cli.main import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", run, "games"], env=environment, capture_output=True, text=True, check=True
    )
    assert "meinz" in done.stdout and "nothing_in_it" not in done.stdout
    for key, (_, why) in BROKEN.items():
        line = next(line for line in done.stderr.splitlines() if f"“{key}”" in line)
        assert why in line
