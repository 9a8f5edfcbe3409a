"""`octavo new KEY`: a package with a small game that runs, to be changed step by step."""

import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from octavo.games import catalogue
from octavo.text.refusal import Refused

TEMPLATE = "first_game"  # the folder of the files, in which KEY and TITLE stand for the game's own
PACKAGE = "game"  # what the folder of the game is called there
SUFFIX = ".txt"


def lay_out(key: str, home: Path) -> list[Path]:
    """Write the files into a new folder; their paths. Refused for a key that can't be, or where there is something."""
    if not catalogue.KEY.fullmatch(key) or keyword.iskeyword(key) or catalogue.has(key):
        raise Refused("new-key", game=key)
    if home.exists():
        raise Refused("new-exists", file=str(home))
    written = []
    for parts, text in _files(files("octavo.cli") / TEMPLATE):
        path = home.joinpath(*(key if part == PACKAGE else part.replace("KEY", key) for part in parts))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("KEY", key).replace("TITLE", key.replace("_", " ").capitalize()), "utf-8")
        written.append(path)
    return sorted(written)


def _files(folder: Traversable, *above: str) -> list[tuple[tuple[str, ...], str]]:
    """All files of the template: where each goes, and its text."""
    found = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _files(entry, *above, entry.name)
        elif entry.name.endswith(SUFFIX):
            found.append(((*above, entry.name.removesuffix(SUFFIX)), entry.read_text("utf-8")))
    return found
