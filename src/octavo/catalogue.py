"""The catalogue: which games there are, in the order in which they are shown."""

import importlib
from functools import cache
from typing import Any, cast

from octavo.contract import Game

KEYS = ("huzz", "mu", "njet", "was_sticht", "meinz", "ciao", "kreuz_quer", "take_it")


@cache
def game(key: str) -> Game:
    """The rules of a game, in plain Python; KeyError for a key that is not in the catalogue."""
    if key not in KEYS:
        raise KeyError(key)
    module: Any = importlib.import_module(f"octavo.games.{key}")
    return cast(Game, module)
