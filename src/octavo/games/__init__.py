"""The games, a package each. `listed()` names them all, and `game(key)` is the rules of one, in plain Python.

`octavo.games.catalogue` finds them, and `octavo.kernel.contract` says what each offers.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from octavo.games.catalogue import game, has, left_out, listed

__all__ = ["game", "has", "left_out", "listed"]


if not TYPE_CHECKING:  # a checker knows the names, and no others

    def __getattr__(name: str) -> Any:
        """A name of the catalogue, imported only when it is asked for, because importing the contract takes a while."""
        if name not in __all__:
            raise AttributeError(f"module 'octavo.games' has no attribute {name!r}")
        return getattr(import_module("octavo.games.catalogue"), name)
