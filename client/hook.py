"""Builds the client while the wheel is built, so that whoever installs it needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """A development install builds it by `make` instead, and at every change."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            sys.path.insert(0, str(Path(self.root) / "client"))
            from build import build

            build()
