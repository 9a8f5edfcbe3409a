"""The games in `examples/`: packages that a test installs beside Octavo. Nothing here knows their names."""

import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
GROUP = "octavo.games"


@dataclass(frozen=True)
class Outside:
    """A game in `examples/`: the folder of its package, and its key."""

    folder: Path
    key: str

    def __str__(self) -> str:
        return self.key

    def install(self, target: Path) -> dict[str, str]:
        """Install it as anybody would; the environment in which it is found, together with these sources."""
        command = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
        quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
        subprocess.run([*command, "--target", str(target), str(self.folder)], check=True, env=quiet)
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), str(ROOT / "src")])}


def outside_games() -> list[Outside]:
    """All of them."""
    found = []
    for path in sorted((ROOT / "examples").glob("*/pyproject.toml")):
        offered = tomllib.loads(path.read_text("utf-8"))["project"]["entry-points"][GROUP]
        found += [Outside(path.parent, key) for key in offered]
    return found
