"""Where Octavo keeps things on this machine."""

import os
from pathlib import Path

import platformdirs

from octavo.text.refusal import Refused


def cache_folder() -> Path:
    """For what can be made again at any time; the environment variable OCTAVO_CACHE moves it."""
    return Path(os.environ.get("OCTAVO_CACHE") or platformdirs.user_cache_dir("octavo"))


def make_cache(folder: Path) -> None:
    """Make a folder for such things; Refused if it can't be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("no-cache-folder", folder=folder, reason=error.strerror) from error
