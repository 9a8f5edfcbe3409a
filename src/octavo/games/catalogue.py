"""The catalogue: which games there are, in the order in which they are shown.

Octavo's own are the packages in `octavo.games`. Others come with packages that are installed beside Octavo, and name
themselves by an entry point of the group `octavo.games`: its name is the game's key, its value the package. One that
does not keep the contract is left out, and `left_out` says why: it must not keep the others from being played.
"""

import importlib
import pkgutil
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import cast

from octavo import games
from octavo.kernel.contract import Game
from octavo.kernel.record import Record
from octavo.text import language
from octavo.text.refusal import printable

GROUP = "octavo.games"
KEY = re.compile(r"[a-z][a-z0-9_]{0,23}")


_unlisted: dict[str, str] = {}  # packages by key


@dataclass(frozen=True)
class LeftOut:
    """A game of another package that can't be played here: its key, the package, and why."""

    key: str
    package: str
    reason: str
    what: str = ""

    def say(self, tongue: str) -> str:
        """Why, in a sentence."""
        facts = {"game": self.key, "package": self.package, "what": self.what}
        shown = {name: printable(fact) for name, fact in facts.items()}
        return language.say(tongue, f"left-out-{self.reason}", **shown)


@cache
def listed() -> tuple[str, ...]:
    """All games: Octavo's own first, and then the others."""
    own = sorted(own_keys(), key=lambda key: (game(key).INFO.order, key))
    return (*own, *(key for key in sorted(_others()) if key not in _broken()))


@cache
def own_keys() -> frozenset[str]:
    """The games that come with Octavo, in no order."""
    return frozenset(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def has(key: str) -> bool:
    """Whether there is such a game. Only a game of another package has to be imported to know."""
    return key in own_keys() or key in _unlisted or (key in _others() and key not in _broken())


def left_out() -> tuple[LeftOut, ...]:
    """The games that can't be played here, though somebody has installed them."""
    return tuple(_broken().values())


@cache
def game(key: str) -> Game[Record]:
    """The rules of a game, in plain Python; KeyError for a key that is not in the catalogue."""
    if not has(key):
        raise KeyError(key)
    return cast(Game[Record], importlib.import_module(package(key)))


def package(key: str) -> str:
    """The name of the package with the rules of a game; KeyError for a key that is not in the catalogue."""
    if key in own_keys():
        return f"{games.__name__}.{key}"
    return _unlisted.get(key) or _others()[key].value


def _homes() -> dict[str, Traversable]:
    """The folders of all games. Only outside ones have to be imported for that."""
    return {key: folder(key) for key in (*own_keys(), *(key for key in _others() if key not in _broken()))}


language.add_games(_homes)


def add_unlisted(key: str, package: str) -> None:
    """A game that only this process can play, and that is in no list."""
    _unlisted[key] = package


def folder(key: str) -> Traversable:
    """Where the words, the rulebook and the other files of a game are."""
    return files(games) / key if key in own_keys() else files(package(key))


@cache
def _others() -> Mapping[str, EntryPoint]:
    """The games of other packages, by key; the first of several with the same key."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry)
    return found


@cache
def _broken() -> Mapping[str, LeftOut]:
    """The faults of games of other packages."""
    found = {key: _wrong(key, entry) for key, entry in _others().items()}
    return {key: wrong for key, wrong in found.items() if wrong is not None}


def _wrong(key: str, entry: EntryPoint) -> LeftOut | None:
    """Why a game can't be played, if it can't. Any error that its package raises on import counts as its own."""
    if not KEY.fullmatch(key):
        return LeftOut(key, entry.value, "key")
    if key in own_keys():
        return LeftOut(key, entry.value, "taken")
    try:
        module = importlib.import_module(entry.value)
    except (Exception, SystemExit) as failure:
        return LeftOut(key, entry.value, "import", f"{type(failure).__name__}: {failure}")
    missing = [name for name in dir(Game) if not name.startswith("_") and not hasattr(module, name)]
    if missing:
        return LeftOut(key, entry.value, "names", ", ".join(missing))
    if module.INFO.key != key:
        return LeftOut(key, entry.value, "other-key", module.INFO.key)
    return None
