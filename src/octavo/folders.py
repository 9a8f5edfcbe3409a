"""Where Octavo keeps things on this machine."""

import os
from pathlib import Path

import platformdirs


def cache_folder() -> Path:
    """For what can be made again at any time; the environment variable OCTAVO_CACHE moves it."""
    return Path(os.environ.get("OCTAVO_CACHE") or platformdirs.user_cache_dir("octavo"))
