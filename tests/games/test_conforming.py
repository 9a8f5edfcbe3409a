"""What the type checker finds in games: a field that a record does not have, one number where there are several, and a
function of the contract that is missing, lacks an argument or takes another state."""

import subprocess
import sys
from pathlib import Path

from octavo.games import catalogue

ROOT = Path(__file__).parents[2]

MISSPELT = """
from octavo.games.mu.rules import State

def misspelt(s: State, seat: int) -> int:
    return s.hnads[seat]

def one_for_many(s: State, seat: int) -> int:
    s.hands = 3
    return s.turn[seat]
"""

ERRORS = (
    'misspelt.py:5: error: "State" has no attribute "hnads"; maybe "hands"?',
    'misspelt.py:8: error: Incompatible types in assignment (expression has type "int", variable has type "Ints")',
    'misspelt.py:9: error: Value of type "int" is not indexable',
)

HELD = """\
from typing import TypeVar

from octavo.games import {games}
from octavo.kernel import policy
from octavo.kernel.contract import Game
from octavo.kernel.record import Record

S = TypeVar("S", bound=Record)

def held(game: Game[S]) -> None: ...

held(policy)
"""


def test_the_types_of_games_are_checked(tmp_path: Path) -> None:
    """One run for all of it, as `make check` does it, and with its cache."""
    keys = sorted(catalogue.own_keys())
    text = HELD.format(games=", ".join(keys))
    (tmp_path / "misspelt.py").write_text(MISSPELT, "utf-8")
    (tmp_path / "held.py").write_text(text + "".join(f"held({key})\n" for key in keys), "utf-8")
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file",
        str(ROOT / "pyproject.toml"),
    ]
    told = subprocess.run([*mypy, str(tmp_path)], capture_output=True, text=True, cwd=ROOT, check=False).stdout
    for error in ERRORS:
        assert error in told, told
    wrong = [line.split(":")[1] for line in told.splitlines() if "held.py" in line and ": error:" in line]
    assert wrong == [str(text.count("\n"))], told  # the module that is no game, and nothing else
