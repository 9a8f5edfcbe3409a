"""What tests that run over all games need to know of one: `tests/games/<game>/game.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent / "games"


@cache
def given(key: str) -> dict[str, Any]:
    """What is told of a game; a new game has to tell it, too."""
    return tomllib.loads((GAMES / key / "game.toml").read_text("utf-8"))
